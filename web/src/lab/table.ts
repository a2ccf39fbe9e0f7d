// A board of the lab as a table that can be drawn: nothing has happened on it yet.

import type { Card, LabBoard, LabCard, LabIndex, Side, Table, Words } from "../lib/protocol";
import type { Player, Spot } from "../duel/spots";
import { FILLER, PLAYERS, spotOf } from "./board";

/** What a counter is called; those without a name of their own are all "counters". */
export function counterName(index: LabIndex | null, kind: number): Words {
  const known = index?.counters.find((one) => one.kind === kind);
  return known?.name ?? { en: "counter", zh: "指示物", ja: "カウンター" };
}

const ZONES = ["m1", "m2", "m3", "m4", "m5", "s1", "s2", "s3", "s4", "s5", "field", "x1", "x2"];
// More than a pile can hold: each place has a handle of its own, so that nothing seems to move.
const APART = 1000;

export function tableOf(board: LabBoard, index: LabIndex | null): Table {
  const zones: Record<Spot, Card> = {};
  for (const player of PLAYERS) {
    for (const [name, card] of Object.entries(board.sides[player].zones)) {
      const spot = spotOf(player, name);
      const handle = 1 + ZONES.indexOf(name) + player * ZONES.length;
      zones[spot] = onField(card, spot, player, handle, index);
    }
  }
  return {
    turn: board.turn,
    turn_player: board.turn_player,
    phase: board.phase,
    step: "",
    sides: [sideOf(board, 0), sideOf(board, 1)],
    zones,
    barred: [],
    chain: [],
    attack: [],
    result: null,
  };
}

function onField(
  card: LabCard,
  spot: Spot,
  player: Player,
  handle: number,
  index: LabIndex | null,
): Card {
  const monster = /(^|\.)[mx]\d$/.test(spot);
  const under = PLAYERS.flatMap((owner) => card.materials[owner].map((code) => ({ owner, code })));
  return {
    ...piled(card.code, spot, player, handle, card.face_up),
    controller: player,
    position: monster ? (card.defense || !card.face_up ? "defense" : "attack") : null,
    counters: card.counters.map(({ kind, count }) => ({ name: counterName(index, kind), count })),
    materials: under.map(({ owner, code }, i) =>
      piled(code, `${spot}.under.${i + 1}`, owner, handle * APART + i, true),
    ),
    equipped_to: card.equipped_to === null ? [] : [card.equipped_to],
  };
}

function piled(code: number, spot: Spot, owner: Player, handle: number, faceUp: boolean): Card {
  return {
    handle,
    code,
    spot,
    owner,
    controller: null,
    face_up: faceUp,
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
  };
}

function sideOf(board: LabBoard, player: Player): Side {
  const side = board.sides[player];
  const letter = player === 0 ? "A" : "B";
  let handle = APART * (100 + player);
  const pile = (name: string, codes: readonly number[], faceUp = true, from = 0) =>
    codes.map((code, i) => {
      handle += 1;
      return piled(code, `${letter}.${name}.${from + i + 1}`, player, handle, faceUp);
    });
  return {
    lp: side.lp,
    hand: pile("hand", side.hand),
    deck: side.deck.length + (side.deck_only ? 0 : FILLER),
    // The top of a pile comes last.
    deck_seen: pile("deck", side.deck.toReversed(), false),
    gy: pile("gy", side.gy),
    banished: [
      ...pile("banished", side.banished_face_down, false, side.banished.length),
      ...pile("banished", side.banished),
    ],
    extra: side.extra.length + side.extra_face_up.length,
    extra_seen: [
      ...pile("extra", side.extra, false),
      ...pile("extra", side.extra_face_up, true, side.extra.length),
    ],
  };
}
