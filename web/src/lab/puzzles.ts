// Puzzles: which room plays which one, how it stands there, and which have been solved.

import type { LabPuzzle, Table } from "../lib/protocol";

const ROOMS = "segoc.puzzle.rooms";
const SOLVED = "segoc.puzzle.solved";
const MOST_ROOMS = 30;

export interface Played {
  room: string;
  key: string;
  turn: number;
  /** The other side answers by itself. */
  answers?: boolean;
}

export type Standing = "open" | "solved" | "missed";
// Who plays both sides could let the other one give up.
const SURRENDER = "SEG-018";

/** Player A is to win before the turn ends. */
export function standing(table: Table, turn: number): Standing {
  if (table.turn !== turn) return "missed";
  if (table.result === null) return "open";
  const won = table.result.winner === 0 && table.result.rule !== SURRENDER;
  return won ? "solved" : "missed";
}

/** Of a puzzle that is missed: the turn is over, somebody gave up, or the duel was not won. */
export function whyMissed({ result }: Table): "turn" | "surrender" | "lost" {
  if (result === null || result.winner === 0) {
    return result?.rule === SURRENDER ? "surrender" : "turn";
  }
  return "lost";
}

/** The puzzle behind that one, if it isn't the last. */
export function following(puzzles: readonly LabPuzzle[], key: string): LabPuzzle | null {
  const index = puzzles.findIndex((one) => one.key === key);
  return index < 0 ? null : (puzzles[index + 1] ?? null);
}

function read<Item>(name: string, is: (item: unknown) => item is Item): Item[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter(is) : [];
  } catch {
    return [];
  }
}

const isKey = (item: unknown): item is string => typeof item === "string";
const isPlayed = (item: unknown): item is Played =>
  typeof (item as Played | null)?.room === "string" && typeof (item as Played).turn === "number";

/** The puzzle that is played in a room. */
export function puzzleIn(room: string): Played | undefined {
  return read(ROOMS, isPlayed).find((one) => one.room === room);
}

export function notePuzzle(room: string, { key, turn, answers }: LabPuzzle): void {
  const rooms = [...read(ROOMS, isPlayed), { room, key, turn, answers }];
  localStorage.setItem(ROOMS, JSON.stringify(rooms.slice(-MOST_ROOMS)));
}

export function solved(): ReadonlySet<string> {
  return new Set(read(SOLVED, isKey));
}

export function noteSolved(key: string): void {
  localStorage.setItem(SOLVED, JSON.stringify([...new Set([...solved(), key])]));
}
