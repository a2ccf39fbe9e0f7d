// Cards in statements stand between 「…」 by their Chinese names; a reader sees them in the
// language that is spoken.

import { speech } from "../i18n/index.svelte";
import type { CalledCard, Words } from "../lib/protocol";

export interface Part {
  text: string;
  /** The card that it names, if the pool has it. */
  code: number | null;
}

// A name can have such brackets in it: 「炎舞-「天玑」」.
const QUOTED = /「((?:[^「」]|「[^「」]*」)+)」/g;

/** A statement in parts: words, and names of cards. */
export function parts(statement: string, cards: Record<string, CalledCard>): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of statement.matchAll(QUOTED)) {
    const card = cards[match[1]!];
    if (!card) continue;
    if (match.index > from) found.push({ text: statement.slice(from, match.index), code: null });
    found.push({ text: quoted(speech.of(card.name)), code: card.code });
    from = match.index + match[0].length;
  }
  if (from < statement.length) found.push({ text: statement.slice(from), code: null });
  return found;
}

/** A statement as one text. */
export function told(statement: string, cards: Record<string, CalledCard>): string {
  return parts(statement, cards)
    .map((part) => part.text)
    .join("");
}

export function quoted(name: string): string {
  return speech.language === "en" ? `“${name}”` : `「${name}」`;
}

/** Puts the names of the language that is spoken into a text with Chinese ones. */
export function renamed(text: string, names: Record<string, Words>): string {
  // Long names first: some contain others.
  const known = Object.keys(names).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.replace(new RegExp(pattern, "g"), (name) => speech.of(names[name]!));
}
