import { expect, test } from "vitest";
import { MOST_NUMBER, neighbour, numberOf, shuffled, tally } from "./hands";
import { count, OPENING } from "./odds";

const MAIN = Array.from({ length: 40 }, (_, at) => Math.floor(at / 3) + 1);

test("a number and a Deck tell the hand, on every machine and in every version", () => {
  expect(shuffled(MAIN, 1).slice(0, OPENING)).toEqual(shuffled(MAIN, 1).slice(0, OPENING));
  expect(shuffled([...MAIN].reverse(), 1)).toEqual(shuffled(MAIN, 1));
  expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 2020)).toEqual([7, 1, 4, 8, 3, 5, 2, 6]);
});

test("every card is drawn once", () => {
  for (const number of [1, 2, MOST_NUMBER]) {
    const drawn = shuffled(MAIN, number);
    expect([...drawn].sort((a, b) => a - b)).toEqual(MAIN);
    expect(drawn).not.toEqual(MAIN);
  }
});

test("a Deck of none or one card", () => {
  expect(shuffled([], 7)).toEqual([]);
  expect(shuffled([5], 7)).toEqual([5]);
});

test("hands of numbers in a row come as often as the odds say", () => {
  const HANDS = 20_000;
  const demands = [
    [{ codes: [1], least: 1, most: null }],
    [
      { codes: [2, 3], least: 1, most: null },
      { codes: [4], least: 1, most: 1 },
    ],
    [{ codes: [14], least: 1, most: null }],
  ];
  for (const way of demands) {
    const { fit, all } = count(MAIN, [way], OPENING);
    const chance = fit[OPENING]! / all[OPENING]!;
    let found = 0;
    for (let number = 1; number <= HANDS; number++) {
      const hand = shuffled(MAIN, number).slice(0, OPENING);
      const held = (codes: number[]) => hand.filter((code) => codes.includes(code)).length;
      if (way.every(({ codes, least, most }) => held(codes) >= least && held(codes) <= (most ?? 5)))
        found += 1;
    }
    const deviation = Math.sqrt((chance * (1 - chance)) / HANDS);
    expect(Math.abs(found / HANDS - chance)).toBeLessThan(3.5 * deviation);
  }
});

test("the first card of a hand tells nothing of the first card of the next", () => {
  const first = Array.from({ length: 20_001 }, (_, at) => shuffled(MAIN, at + 1)[0]);
  const pairs = first.slice(1).filter((code, at) => code === 1 && first[at] === 1).length;
  const chance = (3 / 40) ** 2;
  const deviation = Math.sqrt(20_000 * chance * (1 - chance));
  expect(Math.abs(pairs - 20_000 * chance)).toBeLessThan(3.5 * deviation);
});

test("numbers that somebody types", () => {
  expect(numberOf(" 42 ")).toBe(42);
  expect(numberOf("４２")).toBe(42);
  for (const bad of ["", "0", "-1", "1.5", "1000000", "9999999999", "abc"]) {
    expect(numberOf(bad), bad).toBeUndefined();
  }
});

test("hands follow each other in a circle", () => {
  expect([neighbour(1, 1), neighbour(2, -1)]).toEqual([2, 1]);
  expect([neighbour(MOST_NUMBER, 1), neighbour(1, -1)]).toEqual([1, MOST_NUMBER]);
});

test("a tally counts the hands that were judged", () => {
  expect(tally([])).toEqual({ good: 0, judged: 0 });
  expect(tally(["good", "bad", "good"])).toEqual({ good: 2, judged: 3 });
});
