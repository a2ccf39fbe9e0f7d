import { describe, expect, test } from "vitest";
import type { Card, Table } from "../lib/protocol";
import { linesOf, pointsOf, tiesTo } from "./lines";

function card(spot: string, more: Partial<Card> = {}): Card {
  const ties = { equipped_to: [], linked_to: [], materials: [] };
  return { spot, code: 1, controller: 0, owner: 0, face_up: true, ...ties, ...more } as Card;
}

function table(attack: string[], ...cards: Card[]): Table {
  const zones = Object.fromEntries(cards.map((one) => [one.spot, one]));
  return { zones, chain: [], attack } as unknown as Table;
}

const ends = (lines: ReturnType<typeof linesOf>) => lines.map(({ from, to }) => [from, to]);

describe("an attack", () => {
  test("goes to the monster that is attacked", () => {
    const fight = table(["A.m1", "B.m2"], card("A.m1"), card("B.m2", { controller: 1 }));
    expect(linesOf(fight)).toEqual([{ from: "A.m1", to: "B.m2", kind: "attack", strong: true }]);
  });

  test("goes to the player who is attacked directly", () => {
    expect(ends(linesOf(table(["A.m1"], card("A.m1"))))).toEqual([["A.m1", "B"]]);
    // The Extra Monster Zones are nobody's: it is the controller who attacks.
    expect(ends(linesOf(table(["x1"], card("x1", { controller: 1 }))))).toEqual([["x1", "A"]]);
    expect(linesOf(table([]))).toEqual([]);
  });
});

test("links of the chain aim at their targets until they have resolved", () => {
  const links = [1, 2, 3].map((number) => ({
    number,
    spot: `A.s${number}`,
    targets: [{ spot: "B.m1" }],
    resolving: number === 2,
  }));
  const resolving = { ...table([]), chain: links } as unknown as Table;
  expect(linesOf(resolving).map(({ from, strong }) => [from, strong])).toEqual([
    ["A.s1", false],
    ["A.s2", true],
  ]);
  const growing = { ...table([]), chain: links.map((link) => ({ ...link, resolving: false })) };
  expect(linesOf(growing as unknown as Table)).toHaveLength(3);
});

test("what is tied to a card is known at the card, too", () => {
  const sword = card("A.s1", { equipped_to: ["A.m1"] });
  const call = card("A.s2", { linked_to: ["A.m1"] });
  const ties = tiesTo(table([], card("A.m1"), sword, call, card("A.m2")));
  expect([...ties]).toEqual([["A.m1", [sword, call]]]);
});

describe("a Link Monster points", () => {
  test("to zones that there are", () => {
    expect(ends(pointsOf(card("x1"), ["sw", "s", "se", "n", "e"], 0))).toEqual([
      ["x1", "A.m1"],
      ["x1", "A.m2"],
      ["x1", "A.m3"],
      ["x1", "B.m4"],
    ]);
    expect(ends(pointsOf(card("A.m1"), ["w", "e", "ne", "s"], 0))).toEqual([
      ["A.m1", "A.m2"],
      ["A.m1", "x1"],
    ]);
  });

  test("the other way if it is the opponent's, whoever looks", () => {
    const theirs = card("x1", { controller: 1 });
    expect(ends(pointsOf(theirs, ["s"], 0))).toEqual([["x1", "B.m4"]]);
    expect(ends(pointsOf(theirs, ["s"], 1))).toEqual([["x1", "B.m4"]]);
    expect(ends(pointsOf(card("x2"), ["sw"], 1))).toEqual([["x2", "A.m3"]]);
  });

  test("only if it is seen, and from a zone", () => {
    expect(pointsOf(card("A.m1", { face_up: false }), ["e"], 0)).toEqual([]);
    expect(pointsOf(card("A.s1"), ["e"], 0)).toEqual([]);
  });
});
