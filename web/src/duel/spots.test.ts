import { describe, expect, test } from "vitest";
import type { Card, Side, Table } from "../lib/protocol";
import { linesOf, linksAt } from "./lines";
import { nearest } from "./keys";
import { cardAt, cardOfHandle, layout, pileCards, pileOf, pileSize, shownAt } from "./spots";

function card(handle: number, spot: string, more: Partial<Card> = {}): Card {
  return {
    handle,
    code: handle,
    spot,
    owner: 0,
    controller: null,
    face_up: true,
    in_the_act: false,
    position: null,
    atk: null,
    defense: null,
    level: null,
    badges: [],
    counters: [],
    materials: [],
    equipped_to: [],
    linked_to: [],
    ...more,
  };
}

function side(more: Partial<Side> = {}): Side {
  return {
    lp: 8000,
    hand: [],
    deck: 35,
    deck_seen: [],
    gy: [],
    banished: [],
    extra: 2,
    extra_seen: [],
    ...more,
  };
}

const table: Table = {
  turn: 3,
  turn_player: 0,
  phase: "Main Phase 1",
  step: "",
  sides: [side({ gy: [card(1, "A.gy.1"), card(2, "A.gy.2")], hand: [card(3, "A.hand.1")] }), side()],
  zones: {
    "A.m1": card(4, "A.m1", { materials: [card(5, "A.m1.under.1")] }),
    "A.s2": card(6, "A.s2", { equipped_to: ["A.m1"] }),
    "B.m3": card(7, "B.m3"),
  },
  barred: [],
  chain: [],
  attack: [],
  result: null,
};

describe("spots", () => {
  test("are in piles, or zones of their own", () => {
    expect(pileOf("A.gy.12")).toBe("A.gy");
    expect(pileOf("B.m2.under.1")).toBe("B.m2.under");
    expect(pileOf("A.m1")).toBeNull();
    expect(pileOf("x1")).toBeNull();
    expect(pileOf("A.field")).toBeNull();
  });

  test("are shown by what lies on the board", () => {
    expect(shownAt("A.deck.3")).toBe("A.deck");
    expect(shownAt("A.hand.3")).toBe("A.hand.3");
    expect(shownAt("x1.under.2")).toBe("x1");
    expect(shownAt("B.s5")).toBe("B.s5");
  });

  test("lead to cards, wherever they lie", () => {
    expect(cardAt(table, "A.gy.2")?.handle).toBe(2);
    expect(cardAt(table, "A.m1.under.1")?.handle).toBe(5);
    expect(cardAt(table, "A.hand.1")?.handle).toBe(3);
    expect(cardAt(table, "B.m1")).toBeUndefined();
    expect(cardOfHandle(table, 5)?.spot).toBe("A.m1.under.1");
    expect(cardOfHandle(table, 99)).toBeUndefined();
  });

  test("of cards that nobody can follow are found by no handle", () => {
    const revealed = side({ extra_seen: [card(0, "B.extra.1")] });
    expect(cardOfHandle({ ...table, sides: [side(), revealed] }, 0)).toBeUndefined();
  });

  test("of a pile come with the top first, and are counted though unseen", () => {
    expect(pileCards(table, "A.gy").map((one) => one.handle)).toEqual([2, 1]);
    expect(pileSize(table, "A.deck")).toBe(35);
    expect(pileSize(table, "A.gy")).toBe(2);
    expect(pileSize(table, "A.m1.under")).toBe(1);
  });
});

describe("the layout", () => {
  const at = (near: 0 | 1, spot: string) => {
    const found = layout(near).find((place) => place.spot === spot);
    return [found?.row, found?.column];
  };

  test("has every zone and pile once, each in a place of its own", () => {
    const places = layout(0);
    expect(places).toHaveLength(2 * 15 + 2);
    expect(new Set(places.map((place) => place.spot)).size).toBe(places.length);
    expect(new Set(places.map((place) => `${place.row} ${place.column}`)).size).toBe(places.length);
  });

  test("has columns as they are on the table", () => {
    // A.m2, x1 and B.m4 are one column.
    expect([at(0, "A.m2")[1], at(0, "x1")[1], at(0, "B.m4")[1]]).toEqual([3, 3, 3]);
    expect(at(0, "A.s1")).toEqual([5, 2]);
    expect(at(0, "B.s1")).toEqual([1, 6]);
  });

  test("is turned by half a turn for B", () => {
    for (const { spot, row, column } of layout(0)) expect(at(1, spot)).toEqual([6 - row, 8 - column]);
  });
});

describe("lines", () => {
  const link = {
    number: 1,
    player: 0 as const,
    code: 6,
    handle: 6,
    spot: "A.s2",
    effect: 1,
    of_card: true,
    targets: [
      { spot: "B.m3", code: 7, handle: 7 },
      { spot: null, code: null, handle: null },
    ],
    negated: false,
    resolving: true,
  };

  test("go from links to targets that are still there", () => {
    expect(linesOf({ ...table, chain: [link] })).toEqual([
      { from: "A.s2", to: "B.m3", kind: "target", strong: true },
    ]);
  });

  test("show what a card is equipped to when one looks at either", () => {
    expect(linesOf(table)).toEqual([]);
    expect(linesOf(table, "A.s2")).toHaveLength(1);
    expect(linesOf(table, "A.m1")).toHaveLength(1);
    expect(linesOf(table, "B.m3")).toEqual([]);
  });

  test("begin at the numbers of their links", () => {
    const second = { ...link, number: 2, spot: "A.gy.1" };
    const links = linksAt({ ...table, chain: [link, second] });
    expect(links.get("A.s2")).toEqual([1]);
    expect(links.get("A.gy")).toEqual([2]);
  });
});

describe("arrow keys", () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(20, 20), box(0, 40)];

  test("go to the nearest spot that way, along the row or column", () => {
    expect(nearest(boxes, boxes[0]!, "right")).toBe(1);
    expect(nearest(boxes, boxes[1]!, "down")).toBe(3);
    expect(nearest(boxes, boxes[0]!, "down")).toBe(4);
    expect(nearest(boxes, boxes[3]!, "up")).toBe(1);
  });

  test("go nowhere at the edge", () => {
    expect(nearest(boxes, boxes[0]!, "left")).toBe(-1);
    expect(nearest(boxes, boxes[2]!, "up")).toBe(-1);
  });
});
