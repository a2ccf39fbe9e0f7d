import { describe, expect, test } from "vitest";
import figures from "./figures.json";
import { choose, copiesOf, count, seenBy, spread, type Group, type Way } from "./odds";

const group = (codes: number[], least: number, most: number | null = null): Group => ({
  codes,
  least,
  most,
});

/** `40: 1 1 1 2 2 2` and so on: copies of cards, and others that nobody asks for. */
function deckOf(size: number, ...copies: number[]): number[] {
  const wanted = copies.flatMap((count, at) => new Array<number>(count).fill(at + 1));
  return [...wanted, ...Array.from({ length: size - wanted.length }, (_, at) => 1000 + at)];
}

/** All hands, one by one. */
function dealt(main: readonly number[], ways: readonly Way[], seen: number): number {
  const fits = (hand: readonly number[]) =>
    ways.some((way) =>
      way.every(({ codes, least, most }) => {
        const held = copiesOf(hand, codes);
        return held >= least && held <= (most ?? held);
      }),
    );
  const deal = (from: number, hand: readonly number[]): number => {
    if (hand.length === seen) return fits(hand) ? 1 : 0;
    let found = 0;
    for (let at = from; at < main.length; at++) found += deal(at + 1, [...hand, main[at]!]);
    return found;
  };
  return deal(0, []);
}

describe("choose", () => {
  test("is exact to 21 of 60", () => {
    const exact = (all: bigint, some: bigint): bigint =>
      some === 0n ? 1n : (exact(all - 1n, some - 1n) * all) / some;
    for (let all = 0; all <= 60; all++) {
      for (let some = 0; some <= Math.min(all, 21); some++) {
        expect(BigInt(choose(all, some))).toBe(exact(BigInt(all), BigInt(some)));
      }
    }
  });
  test("is 0 where there is nothing to choose", () => {
    expect(choose(3, 4)).toBe(0);
    expect(choose(3, -1)).toBe(0);
  });
});

test("known figures", () => {
  // One of three copies in 40 cards: the figures that players know by heart.
  const three = count(deckOf(40, 3), [[group([1], 1)]], 6);
  expect(three.all[5]).toBe(658008);
  expect(three.fit[5]).toBe(658008 - 435897);
  expect(three.fit[5]! / three.all[5]!).toBeCloseTo(0.33755, 5);
  expect(three.fit[6]! / three.all[6]!).toBeCloseTo(0.39433, 5);
});

// Worked out otherwise, with fractions, by `segoc.decks.odds` (tests/test_odds.py).
test.each(figures)("as the command line has it: $about", ({ size, copies, ways, fit }) => {
  const counted = count(deckOf(size, ...copies), ways, 13).fit;
  for (const [seen, hands] of Object.entries(fit)) expect(counted[Number(seen)]).toBe(hands);
});

describe("counting agrees with dealing every hand", () => {
  const main = deckOf(13, 3, 3, 2, 1);
  const ways: [string, Way[]][] = [
    ["one card", [[group([1], 1)]]],
    ["both of two", [[group([1], 1), group([2], 1)]]],
    ["between two numbers", [[group([1, 2], 1, 2)]]],
    ["none of a card", [[group([1], 0, 0), group([2, 3], 1)]]],
    ["groups that overlap", [[group([1, 2], 2), group([2, 3], 1), group([1, 4], 0, 2)]]],
    ["the same card in two groups", [[group([1], 1), group([1], 0, 2)]]],
    ["a card that is listed twice", [[group([1, 1, 2], 2)]]],
    ["either way", [[group([1], 2)], [group([2], 1), group([3], 1)]]],
    ["ways that overlap", [[group([1, 2], 2)], [group([2, 3], 2, 2)], [group([4], 1)]]],
    ["a card that the Deck lacks", [[group([9], 1)]]],
    ["none of a card that the Deck lacks", [[group([9], 0, 0), group([1], 1)]]],
    ["one way in vain", [[group([9], 1), group([1], 1)], [group([3], 1)]]],
    ["more than there are", [[group([3], 3)]]],
    ["less than nothing", [[group([1], 2, 1)]]],
    ["no groups", [[]]],
    ["no ways", []],
  ];
  test.each(ways)("%s", (_, wanted) => {
    const { fit, all } = count(main, wanted, 7);
    for (let seen = 0; seen <= 7; seen++) {
      expect(all[seen]).toBe(choose(13, seen));
      expect(fit[seen], `${seen} cards`).toBe(dealt(main, wanted, seen));
    }
  });
});

test("a Deck that is smaller than the hand has no hands", () => {
  const { fit, all } = count([1, 1, 2], [[group([1], 1)]], 5);
  expect(fit).toEqual([0, 2, 3, 1, 0, 0]);
  expect(all).toEqual([1, 3, 3, 1, 0, 0]);
});

test("many groups that overlap take no time", () => {
  const main = deckOf(60, ...new Array<number>(20).fill(3));
  const ways = [0, 1, 2].map((way) =>
    [0, 1, 2, 3].map((at) => {
      const from = way * 5 + at;
      return group([from + 1, from + 2, from + 3], 1, 2);
    }),
  );
  const begun = performance.now();
  const { fit, all } = count(main, ways, 13);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(fit[13]).toBeGreaterThan(0);
  expect(fit[13]).toBeLessThan(all[13]!);
});

describe("spread", () => {
  test("is the share of hands with just so many", () => {
    const main = deckOf(12, 4);
    const all = choose(12, 5);
    expect(spread(4, 12, 5)).toEqual(
      [0, 1, 2, 3, 4, 5].map((held) => dealt(main, [[group([1], held, held)]], 5) / all),
    );
  });
  test("adds up to the whole", () => {
    for (const copies of [0, 1, 17, 40]) {
      const sum = spread(copies, 40, 6).reduce((one, other) => one + other);
      expect(sum).toBeCloseTo(1, 14);
    }
  });
});

test("cards seen by a turn: who goes first doesn't draw in the first one", () => {
  expect([1, 2, 3].map((turn) => seenBy(turn, "first"))).toEqual([5, 6, 7]);
  expect([1, 2, 3].map((turn) => seenBy(turn, "second"))).toEqual([6, 7, 8]);
});
