// The Deck that is being built: every change is kept, judged by the server, and can be taken back.

import { NotOpened } from "../home/rooms";
import { ask } from "../lab/asking";
import type { DatedLimits, DeckIndex, DeckReport } from "../lib/protocol";
import { checkDeck } from "./asking";
import { same, type Cards } from "./deck";
import { freeName, type KeptDeck } from "./keeping";
import { keepList, keptList, NO_LIST } from "./limits";
import { shelf } from "./shelf.svelte";

// Milliseconds from the last change until the server is asked.
const CALM = 150;
const MOST_STEPS = 200;
const LAST = "segoc.decks.last";

export class Builder {
  index = $state.raw<DeckIndex | null>(null);
  deck = $state.raw<KeptDeck | null>(null);
  report = $state.raw<DeckReport | null>(null);
  /** The list that is built by. */
  list = $state.raw<DatedLimits | null>(null);
  /** Lists of the reader's own file. */
  own = $state.raw<readonly DatedLimits[]>([]);
  fault = $state.raw<NotOpened | null>(null);
  #past = $state.raw<readonly Cards[]>([]);
  #future = $state.raw<readonly Cards[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly cards = $derived(this.deck?.cards ?? { main: [], extra: [], side: [] });
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  readonly lists = $derived([...(this.index?.lists ?? []), ...this.own]);

  /** The Deck of the address, or the last that was open. */
  async open(id: string | null): Promise<void> {
    this.show(shelf.get(id) ?? shelf.get(localStorage.getItem(LAST)) ?? shelf.decks[0] ?? null);
    const said = await ask<DeckIndex>("/api/decks");
    this.fault = said instanceof NotOpened ? said : null;
    if (said instanceof NotOpened) return;
    this.index = said;
    const name = keptList();
    // The newest comes first; who wants none has said so.
    const usual = name === NO_LIST ? null : (said.lists[0] ?? null);
    const found = this.list ?? said.lists.find((one) => one.list.name === name) ?? usual;
    if (found !== this.list) this.useList(found);
  }

  show(deck: KeptDeck | null): void {
    if (deck?.id === this.deck?.id) return;
    this.deck = deck;
    this.report = null;
    this.#past = [];
    this.#future = [];
    if (deck) localStorage.setItem(LAST, deck.id);
    this.#judge(0);
  }

  /** Another state of the Deck; before there is any, this is the first. */
  use(cards: Cards, fallback: string): void {
    if (same(cards, this.cards)) return;
    if (!this.deck) this.show(shelf.add(freeName(fallback, this.#names())));
    this.#past = [...this.#past, this.cards].slice(-MOST_STEPS);
    this.#future = [];
    this.#put(cards);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.cards];
    this.#put(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.cards];
    this.#put(after);
  }

  /** A new Deck, which is shown. */
  add(name: string, cards?: Cards): void {
    this.show(shelf.add(freeName(name, this.#names()), cards));
  }

  /** Another page has changed this Deck: that can be taken back here, too. */
  adopt(deck: KeptDeck): void {
    if (deck.id !== this.deck?.id || deck.changed <= this.deck.changed) return;
    if (!same(deck.cards, this.cards)) this.#past = [...this.#past, this.cards].slice(-MOST_STEPS);
    this.deck = deck;
    this.#judge(0);
  }

  rename(name: string): void {
    if (!this.deck || !name.trim() || name === this.deck.name) return;
    this.deck = { ...this.deck, name: name.trim(), changed: Date.now() };
    shelf.keep(this.deck);
  }

  /** Without the Deck that is shown; it is handed back, to be put back. */
  remove(): KeptDeck | null {
    const gone = this.deck;
    if (!gone) return null;
    const at = shelf.decks.findIndex((deck) => deck.id === gone.id);
    shelf.remove(gone.id);
    this.show(shelf.decks[Math.min(at, shelf.decks.length - 1)] ?? null);
    return gone;
  }

  restore(deck: KeptDeck): void {
    shelf.keep(deck);
    this.show(deck);
  }

  useList(list: DatedLimits | null): void {
    this.list = list;
    // Lists of a file are gone with the page.
    if (list) keepList(this.index?.lists.includes(list) ? list.list.name : null);
    else keepList(NO_LIST);
    this.#judge(0);
  }

  #names(): string[] {
    return shelf.decks.map((deck) => deck.name);
  }

  #put(cards: Cards): void {
    if (!this.deck) return;
    this.deck = { ...this.deck, cards, changed: Date.now() };
    shelf.keep(this.deck);
    this.#judge(CALM);
  }

  #judge(wait: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    if (this.deck) this.#timer = setTimeout(() => void this.#check(asked), wait);
  }

  async #check(asked: number): Promise<void> {
    const { main, extra, side } = this.cards;
    const ours = this.list && this.index?.lists.includes(this.list);
    const list = ours ? this.list!.list.name : (this.list?.list ?? null);
    const deck = { main: [...main], extra: [...extra], side: [...side] };
    const said = await checkDeck({ deck, list });
    // Something was changed meanwhile: another answer is on its way.
    if (asked !== this.#asked) return;
    this.fault = said instanceof NotOpened ? said : null;
    if (!(said instanceof NotOpened)) this.report = said;
  }
}
