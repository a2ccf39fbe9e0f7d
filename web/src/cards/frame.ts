// Which frame a card has.

import type { CardFace } from "../lib/protocol";

export type Frame =
  | "normal"
  | "effect"
  | "ritual"
  | "fusion"
  | "synchro"
  | "xyz"
  | "link"
  | "token"
  | "spell"
  | "trap";

// Of the words on a type line these decide, in this order.
const DECIDING: readonly Frame[] = ["token", "link", "xyz", "synchro", "fusion", "ritual"];

export function frameOf(face: CardFace): Frame {
  if (face.kind !== "monster") return face.kind;
  const decided = DECIDING.find((frame) => face.types.includes(frame));
  return decided ?? (face.types.includes("effect") ? "effect" : "normal");
}

export function isPendulum(face: CardFace): boolean {
  return face.types.includes("pendulum");
}

/** ATK or DEF as it is written. */
export function written(value: number | null | undefined): string {
  if (value === null || value === undefined) return "";
  return value < 0 ? "?" : String(value);
}
