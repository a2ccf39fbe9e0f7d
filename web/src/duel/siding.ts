// Cards of a Deck exchanged for cards of its Side Deck, one for one (SEG-181).

import type { Parts, Siding } from "../lib/protocol";

export type Part = keyof Parts;
export const PARTS: readonly Part[] = ["main", "extra", "side"];

/** A card where it lies; equal cards are one as good as the other. */
export interface Pick {
  part: Part;
  code: number;
}

/** Equal cards of one part. `change` is how many more there are than the player brought. */
export interface Tile {
  code: number;
  count: number;
  change: number;
}

/** The cards of a part in its order, equal ones together. */
export function tilesOf(parts: Parts, brought: Parts, part: Part): Tile[] {
  const now = counts(parts[part]);
  const before = counts(brought[part]);
  return [...now].map(([code, count]) => ({ code, count, change: count - (before.get(code) ?? 0) }));
}

/** Where a card goes when it comes from the Side Deck. */
export function homeOf(siding: Siding, code: number): Part {
  return siding.of_extra.includes(code) ? "extra" : "main";
}

/** Whether two cards can be exchanged: one of the Side Deck, and one from where that belongs. */
export function fit(siding: Siding, a: Pick, b: Pick): boolean {
  if (a.part === "side") return b.part === homeOf(siding, a.code);
  return b.part === "side" && a.part === homeOf(siding, b.code);
}

/** The Deck after two cards have changed places. */
export function swapped(parts: Parts, a: Pick, b: Pick): Parts {
  return put(put(parts, a, b.code), b, a.code);
}

/** How many cards of the Deck aren't those that the player brought. */
export function exchanged(parts: Parts, brought: Parts): number {
  return tilesOf(parts, brought, "side").reduce((sum, tile) => sum + Math.max(0, tile.change), 0);
}

function put(parts: Parts, { part, code }: Pick, other: number): Parts {
  const codes = [...parts[part]];
  codes[codes.lastIndexOf(code)] = other;
  return { ...parts, [part]: codes };
}

function counts(codes: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}
