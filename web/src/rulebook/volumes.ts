// The volumes of the rulebook, which come one by one.

import type { ChapterBrief, EntryBrief, RulebookIndex } from "../lib/protocol";

export function volumesOf(chapters: readonly ChapterBrief[]): number[] {
  return [...new Set(chapters.map((chapter) => chapter.volume))].sort((a, b) => a - b);
}

/** The chapters of each volume, in the order of the book. */
export function byVolume(
  chapters: readonly ChapterBrief[],
): [volume: number, chapters: ChapterBrief[]][] {
  return volumesOf(chapters).map((volume) => [
    volume,
    chapters.filter((chapter) => chapter.volume === volume),
  ]);
}

/** One index of several; all of them know all chapters. */
export function joined(parts: readonly RulebookIndex[]): RulebookIndex {
  return {
    chapters: parts[0]?.chapters ?? [],
    entries: parts.flatMap((part) => part.entries),
    cards: Object.assign({}, ...parts.map((part) => part.cards)) as RulebookIndex["cards"],
  };
}

/** All standings, and those that are summed up: from what is shown to what is open. */
export const STANDINGS = [
  "proven",
  "played",
  "definition",
  "cited",
  "open_rule",
  "open_card",
  "superseded",
  "information",
] as const satisfies readonly EntryBrief["standing"][];

export const COUNTED = ["proven", "played", "cited", "open_rule", "open_card"] as const;
type Counts = Record<(typeof COUNTED)[number] | "all", number>;

/** How the entries of some chapters stand. Definitions aren't counted: there is nothing to show. */
export function counted(chapters: readonly ChapterBrief[]): Counts {
  const counts: Counts = { proven: 0, played: 0, cited: 0, open_rule: 0, open_card: 0, all: 0 };
  for (const chapter of chapters) {
    for (const key of COUNTED) {
      counts[key] += chapter[key];
      counts.all += chapter[key];
    }
  }
  return counts;
}
