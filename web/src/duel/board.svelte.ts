// What all parts of one board know: which spots have something to offer, where the focus is.

import { getContext, setContext } from "svelte";
import { speech } from "../i18n/index.svelte";
import type { Spot } from "./spots";

export interface Marks {
  readonly glow: ReadonlySet<Spot>;
  readonly aims: ReadonlySet<Spot>;
  readonly lit: ReadonlySet<Spot>;
  readonly picked: readonly Spot[];
  readonly looked: Spot | null;
  readonly links: ReadonlyMap<Spot, readonly number[]>;
  readonly onpick: ((spot: Spot, element: HTMLElement) => void) | undefined;
}

const KEY = Symbol("board");

export class BoardState {
  /** The one spot that the Tab key comes to. */
  current = $state<Spot>("");
  readonly #marks: () => Marks;

  constructor(marks: () => Marks, first: Spot) {
    this.#marks = marks;
    this.current = first;
    setContext(KEY, this);
  }

  get glow() {
    return this.#marks().glow;
  }
  get aims() {
    return this.#marks().aims;
  }
  get lit() {
    return this.#marks().lit;
  }
  get picked() {
    return this.#marks().picked;
  }
  get looked() {
    return this.#marks().looked;
  }
  get links() {
    return this.#marks().links;
  }

  pick(spot: Spot, element: HTMLElement): void {
    this.#marks().onpick?.(spot, element);
  }

  focused(spot: Spot): void {
    this.current = spot;
  }

  /** What lies there, and whether it can be used. */
  said(spot: Spot, label: string): string {
    const said = [label];
    if (this.aims.has(spot)) said.push(speech.t("duel.mark.aim"));
    else if (this.glow.has(spot)) said.push(speech.t("duel.mark.glow"));
    if (this.picked.includes(spot)) said.push(speech.t("duel.mark.picked"));
    for (const number of this.links.get(spot) ?? []) {
      said.push(speech.t("duel.chain.link", { number }));
    }
    return said.join(speech.t("duel.comma"));
  }
}

export function boardContext(): BoardState {
  return getContext<BoardState>(KEY);
}
