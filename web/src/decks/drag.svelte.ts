// Dragging cards with the mouse or a pen: from what was found into the Deck, from part to part, and
// out of the Deck. Whoever touches has buttons for all of it.

import type { Part } from "./deck";

// In pixels: less is a click.
const FAR = 6;

export interface Dragged {
  code: number;
  from: Part | null;
}

/** `[data-card]` (with `[data-from]`) is dragged; it is dropped on `[data-part]`, or `out`. */
export class Drag {
  card = $state.raw<(Dragged & { x: number; y: number }) | null>(null);
  over = $state<string | null>(null);
  readonly #drop: (card: Dragged, to: Part | "out") => void;
  #begun: (Dragged & { x: number; y: number }) | null = null;

  constructor(drop: (card: Dragged, to: Part | "out") => void) {
    this.#drop = drop;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const found = (event.target as HTMLElement).closest<HTMLElement>("[data-card]");
    if (!found) return;
    const from = (found.dataset["from"] as Part | undefined) ?? null;
    const { clientX: x, clientY: y } = event;
    this.#begun = { code: Number(found.dataset["card"]), from, x, y };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!this.card && Math.hypot(x - begun.x, y - begun.y) < FAR) return;
    this.card = { ...begun, x, y };
    this.over = partUnder(x, y);
  }

  up(event: PointerEvent): void {
    const { card } = this;
    this.cancel();
    if (!card) return;
    const to = partUnder(event.clientX, event.clientY);
    if (to && to !== card.from) this.#drop({ code: card.code, from: card.from }, to);
  }

  cancel(): void {
    this.#begun = null;
    this.card = null;
    this.over = null;
  }
}

function partUnder(x: number, y: number): Part | "out" | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-part]");
  return (found?.dataset["part"] as Part | "out" | undefined) ?? null;
}
