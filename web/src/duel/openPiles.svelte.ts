// Piles that are laid open beside a board on which nothing can be done, only looked at. They stay
// open at every step.

import type { Table } from "../lib/protocol";
import { peek } from "../rulebook/peek.svelte";
import type { Marks } from "./board.svelte";
import { cardAt, pileOf, type Spot } from "./spots";

export class OpenPiles {
  spots = $state<Spot[]>([]);
  readonly #table: () => Table | null | undefined;
  readonly #lit: () => ReadonlySet<Spot>;

  constructor(table: () => Table | null | undefined, lit: () => ReadonlySet<Spot>) {
    this.#table = table;
    this.#lit = lit;
  }

  readonly marks = (): Marks => ({
    glow: new Set(),
    aims: new Set(),
    lit: this.#lit(),
    picked: [],
    looked: null,
    links: new Map(),
    onpick: this.look,
  });

  /** A pile is laid open; a card is shown, and what lies under it. */
  readonly look = (spot: Spot, element: HTMLElement): void => {
    if (pileOf(spot) === spot) {
      this.lay(spot);
      return;
    }
    const table = this.#table();
    const card = table && cardAt(table, spot);
    const under = `${spot}.under`;
    if (card?.materials.length && !this.spots.includes(under)) this.lay(under);
    if (card?.code) peek.keep(card.code, element);
  };

  lay(pile: Spot): void {
    const open = this.spots.includes(pile);
    this.spots = open ? this.spots.filter((one) => one !== pile) : [...this.spots, pile];
  }
}
