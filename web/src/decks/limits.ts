// Forbidden/Limited Lists: which is in force on a day, and what it says of a card.

import type { DatedLimits, Limits } from "../lib/protocol";

const MOST_OF_A_NAME = 3;
const LIST = "segoc.decks.list";
/** Kept in the place of a name by who wants to go by no list. */
export const NO_LIST = "";

/** The name of the list that somebody has chosen to build by; null for the usual one. */
export function keptList(): string | null {
  return localStorage.getItem(LIST);
}

export function keepList(name: string | null): void {
  if (name === null) localStorage.removeItem(LIST);
  else localStorage.setItem(LIST, name);
}

/** The list of a region that is in force on a day (2020-04-01); null if none is known. */
export function inForce(
  lists: readonly DatedLimits[],
  day: string,
  region = "OCG",
): DatedLimits | null {
  const fits = ({ since, until }: DatedLimits) =>
    since !== null && since <= day && (until === null || day <= until);
  return lists.find((one) => one.region === region && fits(one)) ?? null;
}

/** How many copies of a card a Deck may hold. */
export function limitOf(limits: Limits | null, code: number): number {
  if (!limits) return MOST_OF_A_NAME;
  const found = byCode(limits).get(code);
  return found ?? (limits.whitelist ? 0 : MOST_OF_A_NAME);
}

// Asked for every card that is drawn.
const maps = new WeakMap<Limits, Map<number, number>>();

function byCode(limits: Limits): Map<number, number> {
  let map = maps.get(limits);
  if (!map) {
    map = new Map(limits.limits as [number, number][]);
    maps.set(limits, map);
  }
  return map;
}
