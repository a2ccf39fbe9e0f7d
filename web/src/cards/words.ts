// A card in the words of the catalogues.

import { speech, type Key } from "../i18n/index.svelte";
import type { CardFace, Paragraph } from "../lib/protocol";
import { written } from "./frame";

// Words of the protocol are keys of the catalogues; a test looks that there is one for each.
const said = (group: string, word: string): string => speech.t(`card.${group}.${word}` as Key);

/** "Dragon / Synchro / Tuner / Effect", "Continuous Spell". */
export function typeLine(face: CardFace): string {
  if (face.kind !== "monster") return said(face.kind, face.types[0] ?? "normal");
  const words = face.types.map((word) => said("type", word));
  if (face.race) words.unshift(said("race", face.race));
  return words.join(speech.t("card.slash"));
}

/** The printed number of an effect: "②", and of a Pendulum text "P①"; nothing where there is none. */
export function labelOf({ label, pendulum }: Paragraph): string {
  return pendulum ? `P${label}` : label;
}

/** "Continuous", where there is no room for more. */
export function property(face: CardFace): string {
  return said("short", face.types[0] ?? "normal");
}

export function attribute(face: CardFace): string {
  return face.attribute ? said("attribute", face.attribute) : "";
}

/** "Level 4", "Rank 4", "Link 2". */
export function gradeLine(face: CardFace, level?: number | null): string {
  if (face.rank !== null) return speech.t("card.rank", { number: level ?? face.rank });
  if (face.link !== null) return speech.t("card.link", { number: face.link });
  if (face.level !== null) return speech.t("card.level", { number: level ?? face.level });
  return "";
}

/** What is read out for a picture of the card. */
export function spoken(face: CardFace, atk: number | null, defense: number | null): string {
  const parts = [speech.of(face.name), typeLine(face), gradeLine(face)];
  if (atk !== null) parts.push(`${speech.t("card.atk")} ${written(atk)}`);
  if (defense !== null) parts.push(`${speech.t("card.def")} ${written(defense)}`);
  return parts.filter(Boolean).join(", ");
}

/** Whether a value is more or less than what is printed. */
export function trend(now: number | null, printed: number | null): "up" | "down" | "" {
  if (now === null || printed === null || now === printed || printed < 0) return "";
  return now > printed ? "up" : "down";
}
