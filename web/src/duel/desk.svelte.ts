// What one person is doing at the table: which menu is open, which piles, what is looked at.

import type { Line, Option, Table, Told } from "../lib/protocol";
import type { Game } from "./game.svelte";
import {
  glowing,
  isPick,
  menuOf,
  optionsAt,
  pilesToOpen,
  type Item,
} from "./options";
import { cardAt, cardOfHandle, pileOf, shownAt, sideOf, type Spot } from "./spots";

export interface Looked {
  spot: Spot | null;
  code: number | null;
  handle: number | null;
}

export interface OpenMenu {
  spot: Spot;
  items: Item[];
  anchor: HTMLElement;
}

const NOTHING: ReadonlySet<Spot> = new Set();

export class Desk {
  readonly game: Game;
  menu = $state.raw<OpenMenu | null>(null);
  /** An attack whose target is still to be chosen. */
  aiming = $state.raw<Item | null>(null);
  looked = $state.raw<Looked | null>(null);
  lit = $state.raw<ReadonlySet<Spot>>(NOTHING);
  /** The piles that somebody opened; they stay open until they are closed. */
  opened = $state.raw<readonly Spot[]>([]);
  /** Which panel is open where there is no room for all: on narrow pages. */
  sheet = $state<"log" | "card" | "pile" | null>(null);
  narrow = $state(false);

  /** What can be answered now; nothing while things are still happening. */
  readonly question = $derived.by(() =>
    this.game.busy || this.game.playback.playing ? null : this.game.question,
  );
  // Asked for by everything on the board: worked out once.
  readonly glow = $derived.by(() => (this.aiming ? NOTHING : glowing(this.question)));
  readonly aims = $derived.by<ReadonlySet<Spot>>(
    () => new Set(this.aiming?.aims.map((option) => option.aim ?? "")),
  );
  /** The piles with cards to pick from, then those that somebody opened. */
  readonly piles = $derived.by(() => [
    ...new Set([...pilesToOpen(this.question), ...this.opened]),
  ]);

  constructor(game: Game) {
    this.game = game;
  }

  /** Somebody points at something on the table. */
  pick(spot: Spot, anchor: HTMLElement): void {
    const table = this.game.table;
    if (!table) return;
    this.lit = NOTHING;
    if (this.game.playback.playing) {
      // Who clicks to see things faster hasn't chosen anything yet.
      this.game.playback.skip();
      return;
    }
    const aimed = this.aiming?.aims.find((option) => option.aim === spot);
    if (aimed) {
      this.choose(aimed);
      return;
    }
    this.aiming = null;
    if (this.#isClosedPile(spot)) {
      this.open(spot);
      return;
    }
    this.look(table, spot);
    const options = optionsAt(this.question, spot);
    const [only] = options;
    if (only && options.length === 1 && isPick(only)) {
      this.choose(only);
      return;
    }
    const under = this.#offersUnder(spot);
    if (under) this.open(under);
    if (options.length > 0) this.menu = { spot, items: menuOf(options), anchor };
    else {
      this.menu = null;
      if (this.narrow && !under && cardAt(table, spot)) this.sheet = "card";
    }
  }

  /** An entry of a menu was chosen. */
  take(item: Item): void {
    this.menu = null;
    const [only] = item.aims;
    if (item.aims.length > 1) this.aiming = item;
    else this.choose(only ?? item.option);
  }

  choose(option: Option): void {
    this.menu = null;
    this.aiming = null;
    this.lit = NOTHING;
    if (this.narrow && this.sheet === "pile") this.sheet = null;
    void this.game.choose(option);
  }

  look(table: Table, spot: Spot): void {
    const card = cardAt(table, spot);
    if (card) this.looked = { spot, code: card.code, handle: card.handle };
  }

  /** Looks at a card that is only known by its code. */
  lookUp(code: number): void {
    this.looked = { spot: null, code, handle: null };
    if (this.narrow) this.sheet = "card";
  }

  /** Follows the card that is looked at to where it lies now. */
  follow(table: Table): void {
    const looked = this.looked;
    if (looked?.handle == null) return;
    const card = cardOfHandle(table, looked.handle);
    const spot = card?.spot ?? null;
    const code = card?.code ?? looked.code;
    if (spot !== looked.spot || code !== looked.code) this.looked = { ...looked, spot, code };
  }

  /** Points out the cards of a line of the log. */
  point(line: Line): void {
    const table = this.game.table;
    if (!table) return;
    const told = line.source ? [line.source, ...line.cards] : line.cards;
    const spots = told.map((card) => cardOfHandle(table, card.handle)?.spot ?? card.to);
    if (line.event === "shuffled" && told.length === 0 && line.player !== null) {
      spots.push(line.player === 0 ? "A.deck" : "B.deck");
    }
    this.lit = new Set(spots.map(shownAt));
    const [first] = line.cards.length > 0 ? line.cards : told;
    if (first) this.#lookAt(table, first);
  }

  /** Looks at a card that the log speaks of. */
  lookAtTold(card: Told): void {
    if (this.game.table) this.#lookAt(this.game.table, card);
    if (this.narrow) this.sheet = "card";
  }

  #lookAt(table: Table, told: Told): void {
    const now = cardOfHandle(table, told.handle);
    this.looked = { spot: now?.spot ?? null, code: told.code, handle: told.handle };
  }

  open(pile: Spot): void {
    this.menu = null;
    if (!this.opened.includes(pile)) this.opened = [pile, ...this.opened];
    if (this.narrow) this.sheet = "pile";
  }

  shut(pile: Spot): void {
    this.opened = this.opened.filter((open) => open !== pile);
  }

  /** Puts all piles away; those with cards to pick come back when somebody points at them. */
  shutAll(): void {
    this.opened = [];
    this.sheet = null;
  }

  /** Closes what was opened last; tells whether there was anything to close. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.aiming) this.aiming = null;
    else if (this.sheet === "pile") this.shutAll();
    else if (this.sheet) this.sheet = null;
    else if (this.lit.size > 0) this.lit = NOTHING;
    else if (this.opened.length > 0) this.opened = this.opened.slice(1);
    else return false;
    return true;
  }

  // A pile as a whole; a card in a hand, or in an open pile, is a card.
  #isClosedPile(spot: Spot): boolean {
    return pileOf(spot) === spot && sideOf(spot) !== null;
  }

  #offersUnder(spot: Spot): Spot | null {
    const pile = `${spot}.under`;
    const offers = this.question?.options.some(
      (option) => option.spot !== null && pileOf(option.spot) === pile,
    );
    return offers ? pile : null;
  }
}
