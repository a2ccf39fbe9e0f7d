// The card that is looked at: beside the Deck, or on a narrow screen in a sheet from below.

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export class Looking {
  code = $state<number | null>(null);
  readonly #narrow = new MediaQuery("max-width: 900px");
  // Where the focus comes back to when the sheet goes.
  #before: HTMLElement | null = null;

  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** Pointing at a card shows it where there is room beside; choosing it does anywhere. */
  async look(code: number, how: "point" | "choose", sheet: () => void): Promise<void> {
    if (how === "point" && this.narrow) return;
    this.code = code;
    if (how === "point" || !this.narrow) return;
    this.#before = document.activeElement as HTMLElement | null;
    await tick();
    sheet();
  }

  leave(): void {
    this.code = null;
    if (this.#before?.isConnected) this.#before.focus();
    this.#before = null;
  }
}
