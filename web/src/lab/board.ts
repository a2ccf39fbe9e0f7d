// A board of the lab, and what can be done to it: pure functions, which leave the old one as it was.

import type { LabBoard, LabCard, LabName, LabSide } from "../lib/protocol";
import type { Player, Spot } from "../duel/spots";

export type List =
  | "hand"
  | "deck"
  | "gy"
  | "banished"
  | "banished_face_down"
  | "extra"
  | "extra_face_up";
export type Pile = "hand" | "deck" | "gy" | "banished" | "extra";

/** Of what sort a card is: by that it lies in one way or another. */
export type Sort = Pick<LabName, "kind" | "types">;

/** Where a card lies: in a zone, in one of the lists of a player, or under a card in a zone. */
export type Place =
  | { in: "zone"; player: Player; zone: string }
  | { in: "list"; player: Player; list: List; index: number }
  | { in: "under"; player: Player; zone: string; owner: Player; index: number };

export const PLAYERS: readonly Player[] = [0, 1];
// What the server takes.
export const MOST_IN_PILE = 100;
export const MOST_LP = 999_999;
export const MOST_TURN = 9_999;
export const FILLER = 30;

const ZONE = /^(?:([AB])\.)?(m[1-5]|s[1-5]|field|x[12])$/;
const PILE = /^([AB])\.(hand|deck|gy|banished|extra)(?:\.(\d+))?$/;
/** The lists of a pile, in the order in which it shows them. */
export const LISTS: Record<Pile, readonly List[]> = {
  hand: ["hand"],
  deck: ["deck"],
  gy: ["gy"],
  banished: ["banished", "banished_face_down"],
  extra: ["extra", "extra_face_up"],
};

export function emptySide(): LabSide {
  return {
    lp: 8000,
    zones: {},
    hand: [],
    deck: [],
    deck_only: false,
    gy: [],
    banished: [],
    banished_face_down: [],
    extra: [],
    extra_face_up: [],
  };
}

export function emptyBoard(): LabBoard {
  return {
    turn_player: 0,
    turn: 5,
    phase: "Main Phase 1",
    normal_summon_used: false,
    sides: [emptySide(), emptySide()],
    chance: [],
  };
}

export function newCard(code: number, lies: Partial<LabCard> = {}): LabCard {
  return {
    code,
    face_up: true,
    defense: false,
    counters: [],
    materials: [[], []],
    equipped_to: null,
    announced: "",
    ...lies,
  };
}

const letter = (player: Player) => (player === 0 ? "A" : "B");
const playerOf = (side: string): Player => (side === "A" ? 0 : 1);

/** A zone as the board calls it: the Extra Monster Zones are nobody's. */
export function spotOf(player: Player, zone: string): Spot {
  return zone.startsWith("x") ? zone : `${letter(player)}.${zone}`;
}

/** The zone that a spot is; an Extra Monster Zone is of who has a card there, or else of `player`. */
export function zoneOf(board: LabBoard, spot: Spot, player: Player): Place | null {
  const found = ZONE.exec(spot);
  if (!found) return null;
  const zone = found[2]!;
  const holder = PLAYERS.find((one) => board.sides[one].zones[zone]);
  const owner = found[1] ? playerOf(found[1]) : (holder ?? player);
  return { in: "zone", player: owner, zone };
}

/** The pile that a spot is, or is in. */
export function pileAt(spot: Spot): { player: Player; pile: Pile; index: number | null } | null {
  const found = PILE.exec(spot);
  if (!found) return null;
  const index = found[3] === undefined ? null : Number(found[3]) - 1;
  return { player: playerOf(found[1]!), pile: found[2] as Pile, index };
}

/** The place of the card at a spot: a zone that isn't empty, or a card in a hand. */
export function placeOf(board: LabBoard, spot: Spot): Place | null {
  const zone = zoneOf(board, spot, 0);
  if (zone) return cardAt(board, zone) ? zone : null;
  const piled = pileAt(spot);
  if (piled?.pile !== "hand" || piled.index === null) return null;
  const place: Place = { in: "list", player: piled.player, list: "hand", index: piled.index };
  return codeAt(board, place) === undefined ? null : place;
}

export function cardAt(board: LabBoard, place: Place): LabCard | undefined {
  return place.in === "zone" ? board.sides[place.player].zones[place.zone] : undefined;
}

export function codeAt(board: LabBoard, place: Place): number | undefined {
  const side = board.sides[place.player];
  if (place.in === "zone") return side.zones[place.zone]?.code;
  if (place.in === "list") return side[place.list][place.index];
  return side.zones[place.zone]?.materials[place.owner][place.index];
}

function withSide(board: LabBoard, player: Player, changes: Partial<LabSide>): LabBoard {
  const sides: [LabSide, LabSide] = [...board.sides];
  sides[player] = { ...sides[player], ...changes };
  return { ...board, sides };
}

export function changeSide(board: LabBoard, player: Player, changes: Partial<LabSide>): LabBoard {
  return withSide(board, player, changes);
}

/** The card in a zone, changed; nothing happens if there is none. */
export function changeCard(board: LabBoard, place: Place, changes: Partial<LabCard>): LabBoard {
  const card = cardAt(board, place);
  if (!card || place.in !== "zone") return board;
  return withZone(board, place.player, place.zone, { ...card, ...changes });
}

function withZone(board: LabBoard, player: Player, zone: string, card: LabCard | null): LabBoard {
  const { [zone]: _, ...rest } = board.sides[player].zones;
  return withSide(board, player, { zones: card ? { ...rest, [zone]: card } : rest });
}

function withList(board: LabBoard, player: Player, list: List, codes: number[]): LabBoard {
  return withSide(board, player, { [list]: codes });
}

/** Whatever is equipped to the one spot is equipped to the other from now on. */
function tiedAnew(board: LabBoard, from: Spot, to: Spot | null): LabBoard {
  let found = board;
  for (const player of PLAYERS) {
    for (const [zone, card] of Object.entries(board.sides[player].zones)) {
      if (card.equipped_to === from) {
        found = withZone(found, player, zone, { ...card, equipped_to: to });
      }
    }
  }
  return found;
}

export function remove(board: LabBoard, place: Place): LabBoard {
  if (codeAt(board, place) === undefined) return board;
  const side = board.sides[place.player];
  if (place.in === "list") {
    return withList(board, place.player, place.list, side[place.list].toSpliced(place.index, 1));
  }
  if (place.in === "zone") {
    const without = withZone(board, place.player, place.zone, null);
    return tiedAnew(without, spotOf(place.player, place.zone), null);
  }
  const host = side.zones[place.zone]!;
  const materials: [number[], number[]] = [...host.materials];
  materials[place.owner] = materials[place.owner].toSpliced(place.index, 1);
  return withZone(board, place.player, place.zone, { ...host, materials });
}

/** How a card lies when it comes to a zone: as it usually does there. */
export function lies(face: Sort | undefined, zone: string): Partial<LabCard> {
  if (!zone.startsWith("s") && zone !== "field") return { face_up: true };
  if (face?.kind === "monster") return { face_up: true };
  const stays = face?.types.some((type) => ["continuous", "equip", "field"].includes(type));
  return { face_up: face?.kind === "spell" && stays === true };
}

/** The list that a card comes to in a pile: what isn't of the Extra Deck lies there face-up. */
function listFor(pile: Pile, inExtraDeck: boolean): List {
  if (pile === "extra") return inExtraDeck ? "extra" : "extra_face_up";
  return pile;
}

const EXTRA = ["fusion", "synchro", "xyz", "link"];

export function inExtraDeck(face: Sort | undefined): boolean {
  return face?.types.some((type) => EXTRA.includes(type)) ?? false;
}

/** Lay a card at a spot: in a zone that is free, on or into a pile, or under a card
 * (`A.m3.under`). The same board, if there is no room. */
export function lay(
  board: LabBoard,
  card: LabCard,
  spot: Spot,
  face: Sort | undefined,
  as: Player = board.turn_player,
): LabBoard {
  const host = /^(.+)\.under$/.exec(spot);
  if (host) {
    const place = zoneOf(board, host[1]!, as);
    const under = place && cardAt(board, place);
    if (!place || !under) return board;
    const materials: [number[], number[]] = [...under.materials];
    if (materials[place.player].length >= MOST_IN_PILE) return board;
    materials[place.player] = [...materials[place.player], card.code];
    return changeCard(board, place, { materials });
  }
  const place = zoneOf(board, spot, as);
  if (place?.in === "zone") {
    if (cardAt(board, place)) return board;
    return withZone(board, place.player, place.zone, card);
  }
  const piled = pileAt(spot);
  if (!piled) return board;
  const list = listFor(piled.pile, inExtraDeck(face));
  const codes = board.sides[piled.player][list];
  if (codes.length >= MOST_IN_PILE) return board;
  // On top of a Deck; behind the others elsewhere, unless it was put on one of them.
  const index = list === "deck" ? 0 : (piled.index ?? codes.length);
  return withList(board, piled.player, list, codes.toSpliced(index, 0, card.code));
}

/** Bring a card to another spot; two cards in zones change places. */
export function move(
  board: LabBoard,
  from: Place,
  spot: Spot,
  face: Sort | undefined,
): LabBoard {
  const code = codeAt(board, from);
  if (code === undefined) return board;
  const to = zoneOf(board, spot, from.player);
  const card = cardAt(board, from);
  if (from.in === "zone" && card && to?.in === "zone") {
    const same = to.player === from.player && to.zone === from.zone;
    return same ? board : swap(board, from, to, face);
  }
  const fresh = newCard(code, to?.in === "zone" ? lies(face, to.zone) : {});
  const without = remove(board, from);
  const moved = lay(without, fresh, spot, face, from.player);
  return moved === without ? board : moved;
}

function swap(
  board: LabBoard,
  from: Place & { in: "zone" },
  to: Place & { in: "zone" },
  face: Sort | undefined,
): LabBoard {
  const one = cardAt(board, from)!;
  const other = cardAt(board, to) ?? null;
  // Among zones of one sort a card stays as it lies.
  const kept = sortOf(from.zone) === sortOf(to.zone);
  const moved = kept ? one : { ...one, ...lies(face, to.zone), defense: false };
  const [here, there] = [spotOf(from.player, from.zone), spotOf(to.player, to.zone)];
  const away = "(away)";
  let found = withZone(board, from.player, from.zone, null);
  found = withZone(found, to.player, to.zone, moved);
  if (other) found = withZone(found, from.player, from.zone, other);
  found = tiedAnew(found, here, away);
  found = tiedAnew(found, there, other ? here : null);
  return tiedAnew(found, away, there);
}

function sortOf(zone: string): string {
  return zone.startsWith("x") ? "m" : zone[0]!;
}

/** One place up or down in its list. */
export function shift(board: LabBoard, place: Place, by: -1 | 1): LabBoard {
  if (place.in !== "list") return board;
  const codes = board.sides[place.player][place.list];
  const code = codes[place.index];
  const to = place.index + by;
  if (code === undefined || to < 0 || to >= codes.length) return board;
  const others = codes.toSpliced(place.index, 1);
  return withList(board, place.player, place.list, others.toSpliced(to, 0, code));
}

const TURNED: Partial<Record<List, List>> = {
  banished: "banished_face_down",
  banished_face_down: "banished",
  extra: "extra_face_up",
  extra_face_up: "extra",
};

/** A banished card, or one of the Extra Deck, the other way up. */
export function turnOver(board: LabBoard, place: Place): LabBoard {
  const code = codeAt(board, place);
  const to = place.in === "list" ? TURNED[place.list] : undefined;
  if (code === undefined || !to || place.in !== "list") return board;
  const without = remove(board, place);
  return withList(without, place.player, to, [...without.sides[place.player][to], code]);
}

/** A monster in an Extra Monster Zone, on the other side. */
export function changeSides(board: LabBoard, place: Place): LabBoard {
  const card = cardAt(board, place);
  if (!card || place.in !== "zone" || !place.zone.startsWith("x")) return board;
  const without = withZone(board, place.player, place.zone, null);
  return withZone(without, place.player === 0 ? 1 : 0, place.zone, card);
}

/** So many counters of a kind on a card; none takes them away. */
export function setCounters(board: LabBoard, place: Place, kind: number, count: number): LabBoard {
  const card = cardAt(board, place);
  if (!card) return board;
  const known = card.counters.some((one) => one.kind === kind);
  const changed = card.counters.map((one) => (one.kind === kind ? { kind, count } : one));
  const counters = known ? changed : [...card.counters, { kind, count }];
  return changeCard(board, place, { counters: counters.filter((one) => one.count > 0) });
}

/** Where a card of this sort can be laid: zones that are free, and piles. */
export function fitting(board: LabBoard, face: Sort | undefined): Spot[] {
  const token = face?.types.includes("token") ?? false;
  const found: Spot[] = [];
  const free = (player: Player, zone: string) => {
    const place = zoneOf(board, spotOf(player, zone), player);
    if (place && !cardAt(board, place)) found.push(spotOf(player, zone));
  };
  for (const player of PLAYERS) {
    for (let number = 1; number <= 5; number += 1) {
      if (face?.kind === "monster") free(player, `m${number}`);
      const end = number === 1 || number === 5;
      const pendulum = end && face?.types.includes("pendulum");
      const spell = face && face.kind !== "monster" && !face.types.includes("field");
      if (spell || pendulum) free(player, `s${number}`);
    }
    if (face && face.kind !== "monster" && face.types.includes("field")) free(player, "field");
    if (token) continue;
    const extra = inExtraDeck(face);
    const piles: Pile[] = extra ? ["gy", "banished"] : ["hand", "deck", "gy", "banished"];
    if (extra || face?.types.includes("pendulum")) piles.push("extra");
    for (const pile of piles) found.push(`${letter(player)}.${pile}`);
  }
  if (inExtraDeck(face) || (face?.kind === "monster" && face.types.includes("pendulum"))) {
    free(0, "x1");
    free(0, "x2");
  }
  return found;
}

/** All cards of a pile, and where each of them lies. */
export function pileCards(board: LabBoard, player: Player, pile: Pile): { code: number; place: Place }[] {
  return LISTS[pile].flatMap((list) =>
    board.sides[player][list].map((code, index) => ({
      code,
      place: { in: "list" as const, player, list, index },
    })),
  );
}
