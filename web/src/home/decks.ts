// What the starter Decks are called, and the cards that stand for them.

import en from "../i18n/en.json";
import { speech, type Key } from "../i18n/index.svelte";
import type { StarterDeck } from "../lib/protocol";

export function deckName(deck: StarterDeck): string {
  return told(`home.deck.${deck.key}`) ?? deck.name;
}

export function deckAbout(deck: StarterDeck): string {
  return told(`home.deck.${deck.key}.about`) ?? "";
}

function told(key: string): string | null {
  return key in en ? speech.t(key as Key) : null;
}

/** Different cards of a Deck: the first of the Main Deck, and some of the Extra Deck. */
export function emblematic(
  deck: { readonly main: readonly number[]; readonly extra: readonly number[] },
  count: number,
): number[] {
  const main = [...new Set(deck.main)];
  const extra = [...new Set(deck.extra)].slice(0, Math.floor(count / 2));
  const chosen = [...main.slice(0, count - extra.length), ...extra];
  // The best known one in the middle, on top of none and below none.
  const [first, ...others] = chosen;
  if (first === undefined) return [];
  others.splice(Math.floor(others.length / 2), 0, first);
  return others;
}
