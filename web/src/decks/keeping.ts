// Decks stay in the browser, each under a key of its own: two pages that keep different Decks don't
// get in each other's way.

import { EMPTY, PARTS, type Cards } from "./deck";

export interface KeptDeck {
  id: string;
  name: string;
  cards: Cards;
  /** When it was changed last, in milliseconds. */
  changed: number;
}

const PREFIX = "segoc.deck.";
const LONGEST_NAME = 60;

/** All that are kept, by name; what is no Deck is left alone. */
export function keptDecks(store: Storage = localStorage): KeptDeck[] {
  const found: KeptDeck[] = [];
  for (let i = 0; i < store.length; i += 1) {
    const key = store.key(i);
    const deck = key?.startsWith(PREFIX) ? parsed(key, store.getItem(key)) : null;
    if (deck) found.push(deck);
  }
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** Whether there was room for it. */
export function keepDeck(deck: KeptDeck, store: Storage = localStorage): boolean {
  const { name, cards, changed } = deck;
  try {
    store.setItem(PREFIX + deck.id, JSON.stringify({ name, cards, changed }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDeck(id: string, store: Storage = localStorage): void {
  store.removeItem(PREFIX + id);
}

export function isDeckKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}

export function newDeck(name: string, cards: Cards = EMPTY): KeptDeck {
  // Not crypto.randomUUID, which pages without https lack.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
  return { id, name: name.slice(0, LONGEST_NAME), cards, changed: Date.now() };
}

/** A name that no other Deck has: "Junk", "Junk 2", "Junk 3". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = wanted.trim().slice(0, LONGEST_NAME - 5);
  let name = base;
  for (let number = 2; taken.includes(name); number += 1) name = `${base} ${number}`;
  return name;
}

function parsed(key: string, text: string | null): KeptDeck | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<KeptDeck> | null;
    const cards = found?.cards;
    if (!cards || !PARTS.every((part) => isPart(cards[part]))) return null;
    const { main, extra, side } = cards;
    return {
      id: key.slice(PREFIX.length),
      name: typeof found.name === "string" ? found.name.slice(0, LONGEST_NAME) : "",
      cards: { main, extra, side },
      changed: typeof found.changed === "number" ? found.changed : 0,
    };
  } catch {
    return null;
  }
}

function isPart(codes: unknown): boolean {
  return Array.isArray(codes) && codes.every((code) => Number.isInteger(code) && code > 0);
}
