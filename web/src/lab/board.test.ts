import { describe, expect, test } from "vitest";
import {
  cardAt,
  changeCard,
  changeSides,
  emptyBoard,
  fitting,
  lay,
  lies,
  move,
  newCard,
  pileCards,
  placeOf,
  remove,
  setCounters,
  shift,
  turnOver,
  zoneOf,
  type Sort,
} from "./board";
import { isBoard } from "./keeping";
import { tableOf } from "./table";

function face(kind: Sort["kind"], ...types: string[]): Sort {
  return { kind, types };
}

const MONSTER = face("monster", "normal");
const XYZ = face("monster", "xyz", "effect");
const PENDULUM = face("monster", "pendulum", "effect");
const TRAP = face("trap", "normal");
const FIELD = face("spell", "field");
const EQUIP = face("spell", "equip");
const [ELF, OTHER, AXE] = [11, 22, 33];

const laid = (code: number, spot: string, of = MONSTER, board = emptyBoard()) =>
  lay(board, newCard(code), spot, of);
const at = (board: ReturnType<typeof emptyBoard>, spot: string) => placeOf(board, spot)!;

describe("laying", () => {
  test("in a zone, of which the old board knows nothing", () => {
    const before = emptyBoard();
    const after = lay(before, newCard(ELF), "B.m3", MONSTER);
    expect(after.sides[1].zones["m3"]?.code).toBe(ELF);
    expect(before).toEqual(emptyBoard());
  });

  test("not where something lies already", () => {
    const board = laid(ELF, "A.m1");
    expect(lay(board, newCard(OTHER), "A.m1", MONSTER)).toBe(board);
    // The Extra Monster Zones are shared.
    const extra = lay(board, newCard(OTHER), "x1", XYZ, 1);
    expect(extra.sides[1].zones["x1"]?.code).toBe(OTHER);
    expect(lay(extra, newCard(ELF), "x1", XYZ, 0)).toBe(extra);
  });

  test("into piles: on top of a Deck, behind the others elsewhere", () => {
    const deck = laid(OTHER, "A.deck", MONSTER, laid(ELF, "A.deck"));
    expect(deck.sides[0].deck).toEqual([OTHER, ELF]);
    const hand = laid(OTHER, "A.hand", MONSTER, laid(ELF, "A.hand"));
    expect(hand.sides[0].hand).toEqual([ELF, OTHER]);
    expect(laid(AXE, "A.hand.1", EQUIP, hand).sides[0].hand).toEqual([AXE, ELF, OTHER]);
  });

  test("a Pendulum Monster lies face-up in the Extra Deck, its own monsters face-down", () => {
    expect(laid(ELF, "A.extra", PENDULUM).sides[0].extra_face_up).toEqual([ELF]);
    expect(laid(ELF, "A.extra", XYZ).sides[0].extra).toEqual([ELF]);
  });

  test("under a monster", () => {
    const board = laid(OTHER, "B.m1.under", MONSTER, laid(ELF, "B.m1", XYZ));
    expect(board.sides[1].zones["m1"]?.materials).toEqual([[], [OTHER]]);
    expect(laid(OTHER, "B.m2.under").sides[1]).toEqual(emptyBoard().sides[1]);
  });

  test("as cards usually lie", () => {
    expect(lies(TRAP, "s2")).toEqual({ face_up: false });
    expect(lies(FIELD, "field")).toEqual({ face_up: true });
    expect(lies(face("spell", "normal"), "s1")).toEqual({ face_up: false });
    expect(lies(PENDULUM, "s1")).toEqual({ face_up: true });
  });
});

describe("moving", () => {
  const board = changeCard(laid(ELF, "A.m1"), at(laid(ELF, "A.m1"), "A.m1"), { defense: true });

  test("from zone to zone as it lies", () => {
    const moved = move(board, at(board, "A.m1"), "B.m4", MONSTER);
    expect(moved.sides[0].zones).toEqual({});
    expect(moved.sides[1].zones["m4"]).toMatchObject({ code: ELF, defense: true });
  });

  test("two cards change places", () => {
    const two = laid(OTHER, "A.m2", MONSTER, board);
    const moved = move(two, at(two, "A.m1"), "A.m2", MONSTER);
    expect([moved.sides[0].zones["m1"]?.code, moved.sides[0].zones["m2"]?.code]).toEqual([OTHER, ELF]);
  });

  test("what is equipped goes with its monster", () => {
    const equip = lay(board, newCard(AXE, { equipped_to: "A.m1" }), "A.s3", EQUIP);
    const moved = move(equip, at(equip, "A.m1"), "A.m5", MONSTER);
    expect(moved.sides[0].zones["s3"]?.equipped_to).toBe("A.m5");
    const gone = remove(moved, at(moved, "A.m5"));
    expect(gone.sides[0].zones["s3"]?.equipped_to).toBeNull();
    const two = laid(OTHER, "A.m2", MONSTER, equip);
    const swapped = move(two, at(two, "A.m2"), "A.m1", MONSTER);
    expect(swapped.sides[0].zones["s3"]?.equipped_to).toBe("A.m2");
  });

  test("to a pile, and back", () => {
    const piled = move(board, at(board, "A.m1"), "A.gy", MONSTER);
    expect(piled.sides[0].gy).toEqual([ELF]);
    const [one] = pileCards(piled, 0, "gy");
    expect(move(piled, one!.place, "A.m3", MONSTER).sides[0].zones["m3"]?.defense).toBe(false);
  });

  test("where there is no room it stays", () => {
    const hand = laid(OTHER, "A.hand", MONSTER, board);
    expect(move(hand, at(hand, "A.hand.1"), "A.m1", MONSTER)).toBe(hand);
    expect(move(hand, at(hand, "A.m1"), "A.m1", MONSTER)).toBe(hand);
  });
});

describe("what lies there", () => {
  test("is found by its spot", () => {
    const board = lay(laid(ELF, "A.hand"), newCard(OTHER), "x2", XYZ, 1);
    expect(at(board, "A.hand.1")).toMatchObject({ in: "list", list: "hand", index: 0 });
    expect(at(board, "x2")).toMatchObject({ in: "zone", player: 1 });
    expect(placeOf(board, "A.m1")).toBeNull();
    expect(placeOf(board, "A.hand.2")).toBeNull();
    expect(placeOf(board, "A.gy")).toBeNull();
    expect(zoneOf(board, "nowhere", 0)).toBeNull();
  });

  test("is taken away", () => {
    const board = laid(OTHER, "A.m1.under", MONSTER, laid(ELF, "A.m1", XYZ));
    const under = { in: "under", player: 0, zone: "m1", owner: 0, index: 0 } as const;
    expect(remove(board, under).sides[0].zones["m1"]?.materials).toEqual([[], []]);
    expect(remove(board, { ...under, index: 3 })).toBe(board);
    expect(remove(board, at(board, "A.m1")).sides[0].zones).toEqual({});
  });

  test("gets counters and loses them", () => {
    const board = laid(ELF, "A.m1");
    const place = at(board, "A.m1");
    const some = setCounters(setCounters(board, place, 1, 2), place, 5, 1);
    expect(cardAt(some, place)?.counters).toEqual([
      { kind: 1, count: 2 },
      { kind: 5, count: 1 },
    ]);
    expect(cardAt(setCounters(some, place, 1, 0), place)?.counters).toHaveLength(1);
  });

  test("changes its order, its face and its side", () => {
    const two = laid(OTHER, "A.banished", MONSTER, laid(ELF, "A.banished"));
    const [first] = pileCards(two, 0, "banished");
    expect(shift(two, first!.place, 1).sides[0].banished).toEqual([OTHER, ELF]);
    expect(shift(two, first!.place, -1)).toBe(two);
    const turned = turnOver(two, first!.place);
    expect([turned.sides[0].banished, turned.sides[0].banished_face_down]).toEqual([[OTHER], [ELF]]);
    const extra = laid(ELF, "x1", XYZ);
    expect(changeSides(extra, at(extra, "x1")).sides[1].zones["x1"]?.code).toBe(ELF);
  });
});

describe("where a card fits", () => {
  test("by its kind, and only where it is free", () => {
    const board = laid(ELF, "A.m1");
    const monster = fitting(board, MONSTER);
    expect(monster).toContain("A.m2");
    expect(monster).toContain("B.hand");
    expect(monster).not.toContain("A.m1");
    expect(monster).not.toContain("A.s2");
    expect(monster).not.toContain("x1");
    expect(fitting(board, XYZ)).toContain("x2");
    expect(fitting(board, XYZ)).not.toContain("A.hand");
    expect(fitting(board, PENDULUM)).toContain("B.s5");
    expect(fitting(board, FIELD)).toEqual(
      expect.arrayContaining(["A.field", "B.field", "A.hand", "A.deck"]),
    );
    expect(fitting(board, TRAP)).not.toContain("A.field");
    expect(fitting(board, face("monster", "token"))).not.toContain("A.hand");
  });
});

describe("the table", () => {
  test("shows all of it, each place with a handle of its own", () => {
    let board = laid(ELF, "A.m1", XYZ);
    board = changeCard(board, at(board, "A.m1"), { face_up: false });
    board = laid(OTHER, "A.m1.under", MONSTER, board);
    for (const spot of ["A.hand", "B.hand", "A.deck", "B.gy", "A.extra"]) {
      board = laid(ELF, spot, MONSTER, board);
    }
    board = lay(board, newCard(AXE, { equipped_to: "A.m1" }), "B.s3", EQUIP);
    const table = tableOf(board, null);
    expect(table.zones["A.m1"]).toMatchObject({ position: "defense", face_up: false });
    expect(table.zones["A.m1"]?.materials[0]?.spot).toBe("A.m1.under.1");
    expect(table.zones["B.s3"]).toMatchObject({ position: null, equipped_to: ["A.m1"] });
    expect(table.sides[0].deck).toBe(31);
    const cards = [...Object.values(table.zones), ...table.sides.flatMap((side) => side.hand)];
    expect(new Set(cards.map((card) => card.handle)).size).toBe(cards.length);
  });
});

test("what was kept is looked at before it is shown", () => {
  expect(isBoard(emptyBoard())).toBe(true);
  expect(isBoard(laid(ELF, "A.m1"))).toBe(true);
  for (const odd of [null, 7, {}, { sides: [{}, {}] }, { sides: [1, 2] }]) {
    expect(isBoard(odd)).toBe(false);
  }
});
