// What somebody asks of a hand, as it is put together on the page. Pure functions.

import type { CardFace } from "../lib/protocol";
import type { Way } from "./odds";

export type Kind = CardFace["kind"];
export const KINDS: readonly Kind[] = ["monster", "spell", "trap"];

/** A card by its passcode, or all cards of a kind. */
export type Member = number | Kind;

export interface Demand {
  /** What tells it from the others while the page is open. */
  id: number;
  members: readonly Member[];
  least: number;
  most: number | null;
}

/** Ways of which one is enough, each of demands that must all be met. */
export type Demands = readonly (readonly Demand[])[];

// More of them, with cards in common, would keep the page waiting.
export const MOST_WAYS = 3;
export const MOST_DEMANDS = 4;
/** More of a group than that nobody asks for in a hand. */
export const MOST_CARDS = 6;

const nextId = (demands: Demands) =>
  Math.max(0, ...demands.flat().map((demand) => demand.id)) + 1;

/** With one card at least of a group of its own: in this way, or in a new one after the last. */
export function ask(demands: Demands, way: number, member: Member): Demands {
  const added: Demand = { id: nextId(demands), members: [member], least: 1, most: null };
  if (way >= demands.length) return [...demands, [added]];
  return demands.map((demand, at) => (at === way ? [...demand, added] : demand));
}

export function change(demands: Demands, id: number, by: (demand: Demand) => Demand): Demands {
  return demands.map((way) => way.map((demand) => (demand.id === id ? by(demand) : demand)));
}

export function addMember(demands: Demands, id: number, member: Member): Demands {
  return change(demands, id, (demand) =>
    demand.members.includes(member)
      ? demand
      : { ...demand, members: [...demand.members, member] },
  );
}

/** A demand without cards asks for nothing and goes with its last card. */
export function removeMember(demands: Demands, id: number, member: Member): Demands {
  const left = change(demands, id, (demand) => ({
    ...demand,
    members: demand.members.filter((other) => other !== member),
  }));
  return tidy(left, (demand) => demand.members.length > 0);
}

export function remove(demands: Demands, id: number): Demands {
  return tidy(demands, (demand) => demand.id !== id);
}

function tidy(demands: Demands, stays: (demand: Demand) => boolean): Demands {
  return demands.map((way) => way.filter(stays)).filter((way) => way.length > 0);
}

/** The other bound gives way. */
export function setLeast(demands: Demands, id: number, least: number): Demands {
  return change(demands, id, (demand) => ({
    ...demand,
    least,
    most: demand.most !== null && demand.most < least ? least : demand.most,
  }));
}

export function setMost(demands: Demands, id: number, most: number | null): Demands {
  return change(demands, id, (demand) => ({
    ...demand,
    most,
    least: most !== null && most < demand.least ? most : demand.least,
  }));
}

/** The different cards of the Deck that are meant. */
export function codesOf(
  members: readonly Member[],
  main: readonly number[],
  kindOf: (code: number) => Kind | undefined,
): number[] {
  return [...new Set(main)].filter((code) => {
    const kind = kindOf(code);
    return members.includes(code) || (kind !== undefined && members.includes(kind));
  });
}

export function waysOf(
  demands: Demands,
  main: readonly number[],
  kindOf: (code: number) => Kind | undefined,
): Way[] {
  return demands.map((way) =>
    way.map(({ members, least, most }) => ({ codes: codesOf(members, main, kindOf), least, most })),
  );
}
