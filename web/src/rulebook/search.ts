// Finding entries by word or number, and by card and tag in any language.

import type { EntryBrief, RulebookIndex } from "../lib/protocol";
import { tagWords } from "./tags";

export interface Wanted {
  words: string;
  chapter: string;
  standing: string;
  tag: string;
}

export const EVERYTHING: Wanted = { words: "", chapter: "", standing: "", tag: "" };

/** What the query of an address asks for. */
export function wantedIn(query: string): Wanted {
  const asked = new URLSearchParams(query);
  return {
    words: asked.get("words") ?? "",
    chapter: asked.get("chapter") ?? "",
    standing: asked.get("standing") ?? "",
    tag: asked.get("tag") ?? "",
  };
}

/** The query of an address that asks for it; nothing for everything. */
export function queryOf(wanted: Partial<Wanted>): string {
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
  return asked.size > 0 ? `?${asked}` : "";
}

interface Searchable {
  entry: EntryBrief;
  // What is written in it, and the same without signs between letters.
  text: string;
  bare: string;
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const stripped = (text: string): string => text.replace(/[\s\p{P}\p{S}]/gu, "");

export class Search {
  readonly #all: readonly Searchable[];

  constructor(index: RulebookIndex) {
    this.#all = index.entries.map((entry) => {
      const cards = entry.cards.flatMap((name) => {
        const words = index.cards[name]?.name;
        return words ? [name, words.en, words.zh, words.ja] : [name];
      });
      const tags = entry.tags.flatMap((tag) => [tag, ...Object.values(tagWords(tag))]);
      const all = [entry.id, entry.title, entry.statement, ...cards, ...tags, ...entry.official];
      const text = plain(all.join("\n"));
      return { entry, text, bare: stripped(text) };
    });
  }

  /** The entries that have all of it, in the order of the book; one that is called by its id
   * comes first. */
  find(wanted: Wanted): EntryBrief[] {
    const words = plain(wanted.words).split(/\s+/).filter(Boolean);
    const found = this.#all.filter(
      ({ entry, text, bare }) =>
        (!wanted.chapter || entry.chapter === wanted.chapter) &&
        (!wanted.standing || entry.standing === wanted.standing) &&
        (!wanted.tag || entry.tags.includes(wanted.tag)) &&
        words.every((word) => text.includes(word) || hasBare(bare, word)),
    );
    const named = found.findIndex(({ entry }) => plain(entry.id) === words[0]);
    if (named > 0) found.unshift(...found.splice(named, 1));
    return found.map(({ entry }) => entry);
  }
}

function hasBare(bare: string, word: string): boolean {
  const letters = stripped(word);
  return letters !== "" && bare.includes(letters);
}

/** The tags that there are, the most frequent first, and how many entries have each. */
export function tagsOf(entries: readonly EntryBrief[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const tag of entry.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
