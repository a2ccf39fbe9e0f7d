// Finding what somebody means among many things to declare, in whatever language and width they
// type it. Pure functions.

import type { Option } from "../lib/protocol";

export interface Candidate {
  option: Option;
  /** As the page calls it. */
  said: string;
  /** As it is called in any language, and the same as it is compared. */
  names: readonly { text: string; folded: string }[];
}

export interface Found {
  option: Option;
  said: string;
  /** The name that was meant, if the page shows another one. */
  by: string | null;
}

const LATIN_MARKS = /[\u0300-\u036f]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
// Names are remembered by their letters: "blue eyes" is "Blue-Eyes".
const NO_LETTER = /[^\p{L}\p{M}\p{N}]/gu;

/** A text as it is compared: without case, width, accents, kinds of kana, signs and spaces. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(LATIN_MARKS, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(NO_LETTER, "");
}

/** What can be found, in the order of the language that the page speaks. Made once a question. */
export function candidates(
  options: readonly Option[],
  language: string,
  said: (option: Option) => string,
): Candidate[] {
  const order = new Intl.Collator(language, { numeric: true });
  return asTheyCome(options, said).sort((one, other) => order.compare(one.said, other.said));
}

/** The same, in the order in which they are given. */
export function asTheyCome(
  options: readonly Option[],
  said: (option: Option) => string,
): Candidate[] {
  return options.map((option) => {
    const name = said(option);
    const { en, zh, ja } = option.words ?? { en: "", zh: "", ja: "" };
    const texts = new Set([name, option.word ?? "", en, zh, ja].filter(Boolean));
    return {
      option,
      said: name,
      names: [...texts].map((text) => ({ text, folded: folded(text) })),
    };
  });
}

/** What was found elsewhere, as it lies, with the name that was meant. */
export function foundElsewhere(all: readonly Candidate[], typed: string): Found[] {
  const known = new Map(find(all, typed).map((found) => [found.option.key, found]));
  return all.map(({ option, said }) => known.get(option.key) ?? { option, said, by: null });
}

// How well a name fits: it begins so, it holds it, it holds all its words.
const BEST = 0;
const WORST = 2;

/** Those that somebody means, the best first. */
export function find(all: readonly Candidate[], typed: string): Found[] {
  const whole = folded(typed);
  const words = typed.split(/\s+/).map(folded).filter(Boolean);
  if (!whole) return all.map(({ option, said }) => ({ option, said, by: null }));
  const ranks: Found[][] = [[], [], []];
  for (const { option, said, names } of all) {
    let best = WORST + 1;
    let by = "";
    for (const name of names) {
      const rank = fit(name.folded, whole, words);
      if (rank >= best) continue;
      best = rank;
      by = name.text;
    }
    ranks[best]?.push({ option, said, by: by === said ? null : by });
  }
  return ranks.flat();
}

function fit(name: string, whole: string, words: readonly string[]): number {
  if (name.startsWith(whole)) return BEST;
  if (name.includes(whole)) return BEST + 1;
  return words.every((word) => name.includes(word)) ? WORST : WORST + 1;
}
