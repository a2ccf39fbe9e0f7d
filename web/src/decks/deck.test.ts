import { expect, test } from "vitest";
import type { CardFace } from "../lib/protocol";
import {
  add,
  asYdk,
  changeOf,
  copies,
  EMPTY,
  grouped,
  homeOf,
  move,
  MOST,
  otherSide,
  remove,
  same,
  without,
  type Cards,
} from "./deck";

function face(code: number, changes: Partial<CardFace> = {}): CardFace {
  const name = { en: `Card ${code}`, zh: "", ja: "" };
  const empty = { attribute: null, race: null, level: null, rank: null, link: null, scale: null };
  return {
    ...{ code, name, kind: "monster", types: ["effect"], ...empty, markers: [] },
    ...{ atk: null, defense: null, materials: [], effects: [], filler: false, unwritten: false, ...changes },
  } as CardFace;
}

const DECK: Cards = { main: [1, 2, 1], extra: [9], side: [1] };

test("a copy is added, taken away and moved, and nothing else changes", () => {
  expect(add(DECK, 5, "side")).toEqual({ main: [1, 2, 1], extra: [9], side: [1, 5] });
  expect(remove(DECK, 1, "main")).toEqual({ main: [1, 2], extra: [9], side: [1] });
  expect(move(DECK, 2, "main", "side")).toEqual({ main: [1, 1], extra: [9], side: [1, 2] });
  expect(DECK).toEqual({ main: [1, 2, 1], extra: [9], side: [1] });
});

test("what isn't there is neither taken away nor moved", () => {
  expect(remove(DECK, 9, "main")).toBe(DECK);
  expect(move(DECK, 9, "main", "side")).toBe(DECK);
  expect(move(DECK, 1, "main", "main")).toBe(DECK);
});

test("a part has an end", () => {
  const full: Cards = { ...EMPTY, side: Array<number>(MOST).fill(7), main: [7] };
  expect(add(full, 7, "side")).toBe(full);
  expect(move(full, 7, "main", "side")).toBe(full);
});

test("copies count in all parts; all of some cards can be taken out", () => {
  expect(copies(DECK, 1)).toBe(3);
  expect(without(DECK, new Set([1, 9]))).toEqual({ main: [2], extra: [], side: [] });
});

test("two Decks are the same card by card", () => {
  expect(same(DECK, { main: [1, 2, 1], extra: [9], side: [1] })).toBe(true);
  expect(same(DECK, { main: [1, 2, 1], extra: [9], side: [] })).toBe(false);
});

test("what was changed can be said: where a card came to, else where it went from", () => {
  expect(changeOf(DECK, add(DECK, 2, "main"))).toEqual({ code: 2, part: "main", copies: 2 });
  expect(changeOf(DECK, remove(DECK, 9, "extra"))).toEqual({ code: 9, part: "extra", copies: 0 });
  expect(changeOf(DECK, move(DECK, 2, "main", "side"))).toEqual({ code: 2, part: "side", copies: 1 });
  expect(changeOf(DECK, DECK)).toBeNull();
});

test("monsters of the Extra Deck belong there, Ritual Monsters and Spells don't", () => {
  for (const word of ["fusion", "synchro", "xyz", "link"]) {
    expect(homeOf(face(1, { types: [word, "effect"] }))).toBe("extra");
  }
  expect(homeOf(face(1, { types: ["ritual", "pendulum", "effect"] }))).toBe("main");
  expect(homeOf(face(1, { kind: "spell", types: ["ritual"] }))).toBe("main");
});

test("a card changes between its home and the Side Deck", () => {
  expect(otherSide("main", face(1))).toBe("side");
  expect(otherSide("side", face(1))).toBe("main");
  expect(otherSide("side", face(1, { types: ["link"] }))).toBe("extra");
  expect(otherSide("side", undefined)).toBe("main");
});

test("monsters by Level, then Spells, Traps and what nobody knows", () => {
  const known = [
    face(1, { kind: "trap", types: ["normal"] }),
    face(2, { level: 4 }),
    face(3, { kind: "spell", types: ["normal"] }),
    face(4, { level: 8 }),
    face(5, { level: 4, name: { en: "A", zh: "", ja: "" } }),
  ];
  const found = grouped(
    [99, 1, 2, 3, 2, 4, 5],
    (code) => known.find((one) => one.code === code),
    (one) => one.name.en,
  );
  expect(found).toEqual([
    { code: 4, copies: 1 },
    { code: 5, copies: 1 },
    { code: 2, copies: 2 },
    { code: 3, copies: 1 },
    { code: 1, copies: 1 },
    { code: 99, copies: 1 },
  ]);
});

test("a name can't break out of its line", () => {
  expect(asYdk(" a\n!side\n777 ", { main: [1], extra: [], side: [2] })).toBe(
    "#name: a !side 777\n#main\n1\n#extra\n!side\n2\n",
  );
});
