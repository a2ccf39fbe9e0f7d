// What somebody can keep or send who thinks that a card does something else than it should.

import { speech } from "../i18n/index.svelte";
import type { CardFace } from "../lib/protocol";
import { labelOf } from "./words";

export interface Doubt {
  face: CardFace;
  /** Of segoc. */
  version: string;
  /** What looks wrong, in the words of who says so. */
  said: string;
  /** The situation as this player knows it; null if it can't be told, and nothing of it is said
   * where there is none. */
  board?: string | null;
}

/** The report as text. It says of the card what anybody can look up, and of the duel only what is
 * in the board. */
export function reportOf({ face, version, said, board }: Doubt): string {
  const { origin } = face;
  const names = [face.name.en, face.name.zh, face.name.ja];
  const effects = face.effects.map((effect) => `${labelOf(effect) || "–"} ${speech.of(effect.text)}`);
  const parts = [
    [
      speech.t("wrong.title"),
      `${speech.t("wrong.card")} ${[...new Set(names)].join(" / ")}`,
      `${speech.t("wrong.code")} ${face.code}`,
      `${speech.t("wrong.version")} segoc ${version}`,
      ...(origin ? [speech.t(`wrong.origin.${origin.by}`)] : []),
      ...(origin?.text ? [`${speech.t("wrong.origin.text")} ${origin.text}`] : []),
    ],
    [
      speech.t("wrong.does"),
      ...face.materials.map((line) => speech.of(line)),
      ...(effects.length > 0 ? effects : [speech.t("card.no_effect")]),
    ],
    [speech.t("wrong.said"), said.trim() || speech.t("wrong.said.blank")],
  ];
  if (board !== undefined) {
    parts.push([speech.t("wrong.board"), board?.trim() ?? speech.t("wrong.board.none")]);
  }
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
