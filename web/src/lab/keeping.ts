// The board stays in the browser: who comes back finds it as it was.

import type { LabBoard } from "../lib/protocol";

const KEY = "segoc.lab";
const ROOMS = "segoc.lab.rooms";
const MOST_ROOMS = 30;

export interface Kept {
  board: LabBoard;
  head: string;
  steps: string[];
}

export function keep(lab: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lab));
  } catch {
    // The browser's store is full or closed: the board is there as long as the page is.
  }
}

/** What was kept, if it is whole. */
export function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return found && isBoard(found.board) && Array.isArray(found.steps) ? found : null;
  } catch {
    return null;
  }
}

const LISTS = ["hand", "deck", "gy", "banished", "banished_face_down", "extra", "extra_face_up"];

/** Whether it can be drawn; the server looks more closely. */
export function isBoard(board: unknown): board is LabBoard {
  const sides: unknown = (board as Partial<LabBoard> | null)?.sides;
  if (!Array.isArray(sides) || sides.length !== 2) return false;
  return sides.every((side: Record<string, unknown> | null) => {
    const zones = side?.["zones"];
    if (!side || typeof zones !== "object" || zones === null) return false;
    const cards = Object.values(zones) as { materials?: unknown; counters?: unknown }[];
    const whole = cards.every((one) => Array.isArray(one.materials) && Array.isArray(one.counters));
    return whole && LISTS.every((list) => Array.isArray(side[list]));
  });
}

/** Rooms that were opened from the lab: there is a way back from them. */
export function cameFromLab(room: string): boolean {
  return rooms().includes(room);
}

export function noteRoom(room: string): void {
  localStorage.setItem(ROOMS, JSON.stringify([...rooms(), room].slice(-MOST_ROOMS)));
}

function rooms(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ROOMS) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
