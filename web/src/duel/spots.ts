// Spots: where a card lies, as options and the log name it (`A.m3`, `B.hand.2`, `A.m1.under.1`).

import type { Card, Table, Welcome } from "../lib/protocol";

export type Seat = Welcome["seat"];
export type Spot = string;
export type Player = 0 | 1;
export type PileName = "hand" | "deck" | "gy" | "banished" | "extra";

const PILED = /^([AB])\.(hand|deck|gy|banished|extra)(?:\.(\d+))?$/;
const UNDER = /^(.+)\.under(?:\.(\d+))?$/;

/** Who sits below: the own side, or A for who sees both sides. */
export function nearSide(seat: Seat): Player {
  return seat === "B" ? 1 : 0;
}

/** Whose spot it is; null for the Extra Monster Zones. */
export function sideOf(spot: Spot): Player | null {
  if (spot.startsWith("A")) return 0;
  return spot.startsWith("B") ? 1 : null;
}

/** The pile that a spot is in (`A.gy`, `A.m1.under`), or null if it is a zone. */
export function pileOf(spot: Spot): Spot | null {
  const piled = PILED.exec(spot);
  if (piled) return `${piled[1]}.${piled[2]}`;
  const under = UNDER.exec(spot);
  return under ? `${under[1]}.under` : null;
}

export function isHand(spot: Spot): boolean {
  return pileOf(spot)?.endsWith(".hand") ?? false;
}

/** What is drawn on the board for a spot: the zone or hand card itself, else its pile, or the
 * card that it lies under. */
export function shownAt(spot: Spot): Spot {
  const under = UNDER.exec(spot);
  if (under) return under[1]!;
  return isHand(spot) ? spot : (pileOf(spot) ?? spot);
}

/** The cards of a pile that this seat can see into, the top one first. */
export function pileCards(table: Table, pile: Spot): readonly Card[] {
  const under = UNDER.exec(pile);
  if (under) return table.zones[under[1]!]?.materials ?? [];
  const piled = PILED.exec(pile);
  if (!piled) return [];
  const side = table.sides[piled[1] === "A" ? 0 : 1];
  const cards = {
    hand: side.hand,
    deck: side.deck_seen,
    gy: side.gy,
    banished: side.banished,
    extra: side.extra_seen,
  }[piled[2] as PileName];
  return piled[2] === "hand" ? cards : cards.toReversed();
}

/** How many cards a pile holds, seen or not. */
export function pileSize(table: Table, pile: Spot): number {
  const piled = PILED.exec(pile);
  if (!piled) return pileCards(table, pile).length;
  const side = table.sides[piled[1] === "A" ? 0 : 1];
  const counted = side[piled[2] as PileName];
  return typeof counted === "number" ? counted : counted.length;
}

export function cardAt(table: Table, spot: Spot): Card | undefined {
  const pile = pileOf(spot);
  if (pile === null) return table.zones[spot];
  return pileCards(table, pile).find((card) => card.spot === spot);
}

/** Every card that this seat sees lying somewhere. */
export function* allCards(table: Table): Generator<Card> {
  for (const card of Object.values(table.zones)) {
    yield card;
    yield* card.materials;
  }
  for (const side of table.sides) {
    yield* side.hand;
    yield* side.gy;
    yield* side.banished;
    yield* side.extra_seen;
    yield* side.deck_seen;
  }
}

/** Where a card is now that was seen before; 0 is the handle of cards that nobody can follow. */
export function cardOfHandle(table: Table, handle: number): Card | undefined {
  if (handle === 0) return undefined;
  for (const card of allCards(table)) if (card.handle === handle) return card;
  return undefined;
}

export interface Place {
  spot: Spot;
  row: number;
  column: number;
  kind: "monster" | "spell" | "pendulum" | "field" | "extra-monster" | "pile";
}

/** The table as a grid of five rows and seven columns, seen from one seat. The other side is
 * turned by half a turn, as it is when two people sit opposite. */
export function layout(near: Player): Place[] {
  const places: Place[] = [];
  for (const player of [near, (1 - near) as Player]) {
    const own = player === near;
    const side = player === 0 ? "A" : "B";
    const put = (name: string, row: number, column: number, kind: Place["kind"]) =>
      places.push({
        spot: `${side}.${name}`,
        row: own ? row : 6 - row,
        column: own ? column : 8 - column,
        kind,
      });
    for (let number = 1; number <= 5; number += 1) {
      const end = number === 1 || number === 5;
      put(`m${number}`, 4, number + 1, "monster");
      put(`s${number}`, 5, number + 1, end ? "pendulum" : "spell");
    }
    put("field", 4, 1, "field");
    put("extra", 5, 1, "pile");
    put("banished", 3, 7, "pile");
    put("gy", 4, 7, "pile");
    put("deck", 5, 7, "pile");
  }
  const [left, right] = near === 0 ? ["x1", "x2"] : ["x2", "x1"];
  places.push({ spot: left!, row: 3, column: 3, kind: "extra-monster" });
  places.push({ spot: right!, row: 3, column: 5, kind: "extra-monster" });
  // As one reads, so that who goes through the board with a screen reader goes row by row.
  return places.sort((one, other) => one.row - other.row || one.column - other.column);
}
