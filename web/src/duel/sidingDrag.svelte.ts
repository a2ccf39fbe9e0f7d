// Dragging a card onto another one, with the mouse or a pen; whoever touches points at both.

import type { Part, Pick } from "./siding";

// In pixels: less is a click.
const FAR = 6;

export class SidingDrag {
  /** The card under the pointer. */
  card = $state.raw<{ code: number; x: number; y: number } | null>(null);
  readonly #take: (pick: Pick | null) => void;
  readonly #drop: (onto: Pick) => void;
  #begun: { pick: Pick; x: number; y: number } | null = null;

  /** `take` is told what is dragged, and that nothing is any more; `drop` onto what. */
  constructor(take: (pick: Pick | null) => void, drop: (onto: Pick) => void) {
    this.#take = take;
    this.#drop = drop;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const pick = pickUnder(event.target as Element);
    this.#begun = pick && { pick, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!this.card && Math.hypot(x - begun.x, y - begun.y) < FAR) return;
    if (!this.card) this.#take(begun.pick);
    this.card = { code: begun.pick.code, x, y };
  }

  up(event: PointerEvent): void {
    const dragged = this.card !== null;
    this.cancel();
    if (!dragged) return;
    const onto = pickUnder(document.elementFromPoint(event.clientX, event.clientY));
    if (onto) this.#drop(onto);
    else this.#take(null);
  }

  cancel(): void {
    this.#begun = null;
    this.card = null;
  }
}

function pickUnder(element: Element | null): Pick | null {
  const tile = element?.closest<HTMLElement>("[data-part][data-code]");
  if (!tile) return null;
  return { part: tile.dataset["part"] as Part, code: Number(tile.dataset["code"]) };
}
