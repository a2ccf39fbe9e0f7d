// Finding words of the effect language, and what is marked in what is said about them.

import type { ReferenceIndex, WordBrief, WordSort } from "../lib/protocol";

/** The word of that name; written in another case it is the first one, as for the server. */
export function wordNamed(index: ReferenceIndex, name: string): WordBrief | undefined {
  const all = index.sorts.flatMap((sort) => sort.words);
  const small = name.toLowerCase();
  return (
    all.find((word) => word.name === name) ??
    all.find((word) => word.name.toLowerCase() === small)
  );
}

/** The words that have all of it in their name or in what they mean, sort by sort. */
export function wordsWith(index: ReferenceIndex, wanted: string): WordSort[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, text }: WordBrief) => {
    const said = `${name}\n${text}`.toLowerCase();
    return parts.every((part) => said.includes(part));
  };
  return index.sorts
    .map((sort) => ({ ...sort, words: sort.words.filter(fits) }))
    .filter((sort) => sort.words.length > 0);
}

export interface Marked {
  text: string;
  /** It stood between backticks. */
  code: boolean;
}

/** A text in parts: plain ones, and those between backticks. */
export function marked(text: string): Marked[] {
  return text
    .split("`")
    .map((part, i) => ({ text: part, code: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}
