// Lines that are drawn over the board: from links of the chain to their targets, from the
// attacker to what it attacks, from equip cards to their monsters.

import type { Table } from "../lib/protocol";
import { shownAt, type Spot } from "./spots";

export interface BoardLine {
  from: Spot;
  to: Spot;
  kind: "target" | "attack" | "tie";
  /** Of the link that is resolving now, or of what one is looking at. */
  strong: boolean;
}

export function linesOf(table: Table, looked: Spot | null = null): BoardLine[] {
  const lines: BoardLine[] = [];
  for (const link of table.chain) {
    for (const target of link.targets) {
      if (target.spot === null) continue;
      lines.push({ from: link.spot, to: target.spot, kind: "target", strong: link.resolving });
    }
  }
  const [attacker, target] = table.attack;
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

/** Which links of the chain begin at a spot of the board. */
export function linksAt(table: Table): Map<Spot, number[]> {
  const found = new Map<Spot, number[]>();
  for (const link of table.chain) {
    const shown = shownAt(link.spot);
    found.set(shown, [...(found.get(shown) ?? []), link.number]);
  }
  return found;
}
