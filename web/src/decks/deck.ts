// A Deck as plain data, and what can be done with it.

import type { CardFace } from "../lib/protocol";

export type Part = "main" | "extra" | "side";
export const PARTS: readonly Part[] = ["main", "extra", "side"];
export type Cards = Readonly<Record<Part, readonly number[]>>;

export const EMPTY: Cards = { main: [], extra: [], side: [] };
// The server reads no more of a part.
export const MOST = 1000;
const EXTRA_DECK = ["fusion", "synchro", "xyz", "link"];
const KINDS = ["monster", "spell", "trap"];

/** One more copy; nothing happens in a part that is too full for any Deck. */
export function add(deck: Cards, code: number, part: Part): Cards {
  if (deck[part].length >= MOST) return deck;
  return { ...deck, [part]: [...deck[part], code] };
}

/** One copy less: the last. */
export function remove(deck: Cards, code: number, part: Part): Cards {
  const at = deck[part].lastIndexOf(code);
  return at < 0 ? deck : { ...deck, [part]: deck[part].toSpliced(at, 1) };
}

/** One copy from a part to another. */
export function move(deck: Cards, code: number, from: Part, to: Part): Cards {
  if (from === to || !deck[from].includes(code) || deck[to].length >= MOST) return deck;
  return add(remove(deck, code, from), code, to);
}

/** Without any copy of these cards. */
export function without(deck: Cards, codes: ReadonlySet<number>): Cards {
  const left = (part: Part) => deck[part].filter((code) => !codes.has(code));
  return { main: left("main"), extra: left("extra"), side: left("side") };
}

/** All cards of all parts. */
export function codesOf(deck: Cards): number[] {
  return PARTS.flatMap((part) => [...deck[part]]);
}

/** How many copies there are in all parts. */
export function copies(deck: Cards, code: number): number {
  return PARTS.reduce((sum, part) => sum + count(deck[part], code), 0);
}

export function count(codes: readonly number[], code: number): number {
  return codes.reduce((sum, one) => sum + (one === code ? 1 : 0), 0);
}

export function same(a: Cards, b: Cards): boolean {
  return PARTS.every((part) => a[part].join() === b[part].join());
}

/** What was changed: of which card there are how many copies now, and where. */
export function changeOf(
  before: Cards,
  after: Cards,
): { code: number; part: Part; copies: number } | null {
  const [part] = PARTS.filter((part) => before[part].length < after[part].length).concat(
    PARTS.filter((part) => before[part].join() !== after[part].join()),
  );
  if (!part) return null;
  const code = [...after[part], ...before[part]].find(
    (code) => count(before[part], code) !== count(after[part], code),
  );
  return code === undefined ? null : { code, part, copies: count(after[part], code) };
}

/** The part in which a card begins the duel. */
export function homeOf(face: CardFace): Part {
  return face.types.some((word) => EXTRA_DECK.includes(word)) && face.kind === "monster"
    ? "extra"
    : "main";
}

/** Where a card of a part goes when it changes sides. */
export function otherSide(from: Part, face: CardFace | undefined): Part {
  if (from !== "side") return "side";
  return face ? homeOf(face) : "main";
}

/** Equal cards once, with their copies: monsters by Level, Spells, Traps, and what nobody knows. */
export function grouped(
  codes: readonly number[],
  faceOf: (code: number) => CardFace | undefined,
  nameOf: (face: CardFace) => string,
): { code: number; copies: number }[] {
  const copies = new Map<number, number>();
  for (const code of codes) copies.set(code, (copies.get(code) ?? 0) + 1);
  const found = [...copies].map(([code, copies]) => ({ code, copies, face: faceOf(code) }));
  found.sort((a, b) => {
    if (!a.face || !b.face) return Number(!a.face) - Number(!b.face) || a.code - b.code;
    return (
      KINDS.indexOf(a.face.kind) - KINDS.indexOf(b.face.kind) ||
      grade(b.face) - grade(a.face) ||
      nameOf(a.face).localeCompare(nameOf(b.face)) ||
      a.code - b.code
    );
  });
  return found.map(({ code, copies }) => ({ code, copies }));
}

function grade(face: CardFace): number {
  return face.level ?? face.rank ?? face.link ?? 0;
}

/** For the server, which reads a Deck in any form. */
export function asYdk(name: string, deck: Cards): string {
  // A name is one line of a comment.
  const title = name.replace(/\s+/g, " ").trim();
  const lines = [...(title ? [`#name: ${title}`] : []), "#main", ...deck.main];
  return `${[...lines, "#extra", ...deck.extra, "!side", ...deck.side].join("\n")}\n`;
}
