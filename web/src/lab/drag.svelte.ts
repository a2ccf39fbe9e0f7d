// Dragging cards with the mouse or a pen; whoever touches points at the card, then at its place.

import type { Spot } from "../duel/spots";
import type { Held, Lab } from "./lab.svelte";
import { codeAt, placeOf } from "./board";

// In pixels: less is a click.
const FAR = 6;

export class Drag {
  /** The card under the pointer. */
  card = $state.raw<{ code: number; x: number; y: number } | null>(null);
  readonly #lab: Lab;
  #begun: { held: Held; x: number; y: number } | null = null;

  constructor(lab: Lab) {
    this.#lab = lab;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const held = this.#heldAt(event.target as HTMLElement);
    this.#begun = held && { held, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!this.card && Math.hypot(x - begun.x, y - begun.y) < FAR) return;
    this.#lab.held = begun.held;
    this.card = { code: begun.held.code, x, y };
  }

  up(event: PointerEvent): void {
    const dragged = this.card !== null;
    this.cancel();
    if (!dragged) return;
    const spot = spotUnder(document.elementFromPoint(event.clientX, event.clientY));
    if (spot) this.#lab.drop(spot);
    this.#lab.held = null;
  }

  cancel(): void {
    this.#begun = null;
    this.card = null;
  }

  #heldAt(target: HTMLElement): Held | null {
    const found = target.closest<HTMLElement>("[data-lab-search] [data-key]");
    if (found) return { code: Number(found.dataset["key"]), from: null };
    const spot = spotUnder(target);
    const from = spot && placeOf(this.#lab.board, spot);
    const code = from ? codeAt(this.#lab.board, from) : undefined;
    return from && code !== undefined ? { code, from } : null;
  }
}

function spotUnder(element: Element | null): Spot | null {
  return element?.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? null;
}
