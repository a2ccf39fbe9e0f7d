import { expect, test } from "vitest";
import { forgetDeck, freeName, keepDeck, keptDecks, newDeck } from "./keeping";

class Store implements Storage {
  readonly held = new Map<string, string>();
  full = false;
  get length(): number {
    return this.held.size;
  }
  key = (index: number) => [...this.held.keys()][index] ?? null;
  getItem = (key: string) => this.held.get(key) ?? null;
  removeItem = (key: string) => void this.held.delete(key);
  clear = () => this.held.clear();
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.held.set(key, value);
  }
}

const CARDS = { main: [1, 1], extra: [2], side: [] };

test("Decks are kept, found again by name, and forgotten", () => {
  const store = new Store();
  const b = newDeck("b", CARDS);
  const a = newDeck("a");
  expect(keepDeck(b, store) && keepDeck(a, store)).toBe(true);
  expect(keptDecks(store)).toEqual([a, b]);
  forgetDeck(a.id, store);
  expect(keptDecks(store)).toEqual([b]);
});

test("two Decks have different keys, and other things in the store are left alone", () => {
  const store = new Store();
  store.setItem("segoc.language", "en");
  store.setItem("segoc.decks.last", "x");
  expect(newDeck("a").id).not.toBe(newDeck("a").id);
  expect(keptDecks(store)).toEqual([]);
});

test.each([
  "",
  "null",
  "{",
  '{"name": "a"}',
  '{"name": "a", "cards": {"main": [], "extra": []}}',
  '{"name": "a", "cards": {"main": ["1"], "extra": [], "side": []}}',
  '{"name": "a", "cards": {"main": [-1], "extra": [], "side": []}}',
])("what is no Deck is no Deck: %s", (text) => {
  const store = new Store();
  store.setItem("segoc.deck.1", text);
  expect(keptDecks(store)).toEqual([]);
});

test("a full store is told", () => {
  const store = new Store();
  store.full = true;
  expect(keepDeck(newDeck("a"), store)).toBe(false);
});

test("names are made different by numbers", () => {
  expect(freeName(" Junk ", [])).toBe("Junk");
  expect(freeName("Junk", ["Junk", "Junk 2"])).toBe("Junk 3");
});
