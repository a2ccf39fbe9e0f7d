// Lines that are drawn over the board: from links of the chain to their targets, from the
// attacker to what it attacks, from equip cards to their monsters, from a Link Monster to the zones
// that it points to.

import type { Card, Table } from "../lib/protocol";
import { layout, shownAt, type Player, type Spot } from "./spots";

export interface BoardLine {
  from: Spot;
  /** A spot, or the side of a player (`A`) who is attacked directly. */
  to: Spot;
  kind: "target" | "attack" | "tie" | "point";
  /** Of the link that is resolving now, or of what one is looking at. */
  strong: boolean;
}

export function linesOf(table: Table, looked: Spot | null = null): BoardLine[] {
  const lines: BoardLine[] = [];
  for (const link of table.chain) {
    // What has resolved aims at nothing any more.
    if (link.number > resolvingLink(table)) continue;
    for (const target of link.targets) {
      if (target.spot === null) continue;
      lines.push({ from: link.spot, to: target.spot, kind: "target", strong: link.resolving });
    }
  }
  const [attacker, target = opponentOf(table, attacker)] = table.attack;
  if (attacker && target) lines.push({ from: attacker, to: target, kind: "attack", strong: true });
  if (looked !== null) {
    for (const card of Object.values(table.zones)) {
      for (const tied of [...card.equipped_to, ...card.linked_to]) {
        if (card.spot !== looked && tied !== looked) continue;
        lines.push({ from: card.spot, to: tied, kind: "tie", strong: true });
      }
    }
  }
  return lines.filter((line) => shownAt(line.from) !== shownAt(line.to));
}

/** The number of the link whose turn it is; those above it have resolved. As long as the chain
 * grows, it is above all of them. */
export function resolvingLink(table: Table): number {
  return table.chain.find((link) => link.resolving)?.number ?? Infinity;
}

/** The side that a monster attacks directly. */
function opponentOf(table: Table, attacker: Spot | undefined): Spot | undefined {
  const card = attacker === undefined ? undefined : table.zones[attacker];
  return card && (card.controller === 0 ? "B" : "A");
}

// Rows and columns that an arrow goes, for who sits below.
const WAYS: Record<string, readonly [row: number, column: number]> = {
  nw: [-1, -1],
  n: [-1, 0],
  ne: [-1, 1],
  w: [0, -1],
  e: [0, 1],
  sw: [1, -1],
  s: [1, 0],
  se: [1, 1],
};
const POINTED = new Set(["monster", "extra-monster"]);

/** From a Link Monster to the zones that its arrows point to. */
export function pointsOf(card: Card, markers: readonly string[], near: Player): BoardLine[] {
  const places = layout(near).filter((place) => POINTED.has(place.kind));
  const from = places.find((place) => place.spot === card.spot);
  if (!from || !card.face_up) return [];
  const sign = card.controller === near ? 1 : -1;
  return markers.flatMap((marker) => {
    const [rows, columns] = WAYS[marker]!;
    const to = places.find(
      ({ row, column }) => row === from.row + sign * rows && column === from.column + sign * columns,
    );
    return to ? [{ from: from.spot, to: to.spot, kind: "point" as const, strong: true }] : [];
  });
}

/** The cards that are equipped or otherwise linked to others, by the spots of those. */
export function tiesTo(table: Table): Map<Spot, Card[]> {
  const found = new Map<Spot, Card[]>();
  for (const card of Object.values(table.zones)) {
    for (const spot of [...card.equipped_to, ...card.linked_to]) {
      found.set(spot, [...(found.get(spot) ?? []), card]);
    }
  }
  return found;
}

/** Which links of the chain begin at a spot of the board. */
export function linksAt(table: Table): Map<Spot, number[]> {
  const found = new Map<Spot, number[]>();
  for (const link of table.chain) {
    const shown = shownAt(link.spot);
    found.set(shown, [...(found.get(shown) ?? []), link.number]);
  }
  return found;
}
