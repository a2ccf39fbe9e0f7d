// The Decks that are kept in this browser, as all pages see them.

import type { Cards } from "./deck";
import { forgetDeck, isDeckKey, keepDeck, keptDecks, newDeck, type KeptDeck } from "./keeping";

class Shelf {
  decks = $state.raw<readonly KeptDeck[]>(keptDecks());
  /** The browser's store is full or closed: what is changed now is lost with the page. */
  full = $state(false);

  constructor() {
    // Another page has kept something.
    addEventListener("storage", (event) => {
      if (isDeckKey(event.key)) this.decks = keptDecks();
    });
  }

  get(id: string | null): KeptDeck | null {
    return this.decks.find((deck) => deck.id === id) ?? null;
  }

  keep(deck: KeptDeck): void {
    this.full = !keepDeck(deck);
    const others = this.decks.filter((one) => one.id !== deck.id);
    this.decks = [...others, deck].sort(
      (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
    );
  }

  add(name: string, cards?: Cards): KeptDeck {
    const deck = newDeck(name, cards);
    this.keep(deck);
    return deck;
  }

  remove(id: string): void {
    forgetDeck(id);
    this.decks = this.decks.filter((deck) => deck.id !== id);
  }
}

export const shelf = new Shelf();
