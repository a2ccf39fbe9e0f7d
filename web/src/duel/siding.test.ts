import { describe, expect, test } from "vitest";
import type { Parts, Siding } from "../lib/protocol";
import { exchanged, fit, homeOf, swapped, tilesOf, type Part, type Pick } from "./siding";

const brought: Parts = { main: [1, 1, 1, 2], extra: [7, 8], side: [3, 3, 9, 1] };
const siding: Siding = { player: 0, now: brought, brought, of_extra: [7, 8, 9] };
const at = (part: Part, code: number): Pick => ({ part, code });

describe("tiles", () => {
  test("equal cards of a part are one tile, in the order of the part", () => {
    expect(tilesOf(brought, brought, "main")).toEqual([
      { code: 1, count: 3, change: 0 },
      { code: 2, count: 1, change: 0 },
    ]);
  });

  test("they say how many came in or left", () => {
    const now = swapped(brought, at("main", 1), at("side", 3));
    expect(tilesOf(now, brought, "main")).toEqual([
      { code: 1, count: 2, change: -1 },
      { code: 3, count: 1, change: 1 },
      { code: 2, count: 1, change: 0 },
    ]);
    expect(tilesOf(now, brought, "side")).toEqual([
      { code: 3, count: 1, change: -1 },
      { code: 1, count: 2, change: 1 },
      { code: 9, count: 1, change: 0 },
    ]);
  });
});

describe("which cards can be exchanged", () => {
  test("a card of the Side Deck belongs in one of the others", () => {
    expect([3, 9].map((code) => homeOf(siding, code))).toEqual(["main", "extra"]);
  });

  test("one of the Side Deck and one from where that belongs, in any order", () => {
    expect(fit(siding, at("main", 1), at("side", 3))).toBe(true);
    expect(fit(siding, at("side", 9), at("extra", 7))).toBe(true);
    expect(fit(siding, at("main", 1), at("side", 9))).toBe(false);
    expect(fit(siding, at("side", 3), at("extra", 7))).toBe(false);
    expect(fit(siding, at("main", 1), at("main", 2))).toBe(false);
    expect(fit(siding, at("main", 1), at("extra", 7))).toBe(false);
    expect(fit(siding, at("side", 3), at("side", 9))).toBe(false);
  });
});

describe("exchanging", () => {
  test("every part keeps its size, and all cards stay", () => {
    const now = swapped(brought, at("side", 9), at("extra", 8));
    expect(now).toEqual({ main: [1, 1, 1, 2], extra: [7, 9], side: [3, 3, 8, 1] });
    expect(brought.extra).toEqual([7, 8]);
  });

  test("what is exchanged back is as it was", () => {
    const there = swapped(brought, at("main", 2), at("side", 9));
    expect(swapped(there, at("main", 9), at("side", 2))).toEqual(brought);
  });

  test("cards count that aren't where they were brought", () => {
    expect(exchanged(brought, brought)).toBe(0);
    const once = swapped(brought, at("main", 1), at("side", 3));
    expect(exchanged(once, brought)).toBe(1);
    expect(exchanged(swapped(once, at("extra", 7), at("side", 9)), brought)).toBe(2);
    // Equal cards that change places are no exchange.
    expect(exchanged(swapped(brought, at("main", 1), at("side", 1)), brought)).toBe(0);
  });
});
