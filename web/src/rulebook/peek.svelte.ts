// The card that is looked at more closely, beside what names it.

class Peek {
  code = $state<number | null>(null);
  /** Where the name or picture is that it stands beside. */
  box = $state.raw<DOMRect | null>(null);
  /** It was asked for by a click and stays until it is closed. */
  kept = $state(false);
  #from: HTMLElement | null = null;

  show(code: number, from: HTMLElement): void {
    if (this.kept) return;
    this.#open(code, from);
  }

  keep(code: number, from: HTMLElement): void {
    if (this.kept && this.code === code) {
      this.close();
      return;
    }
    this.#open(code, from);
    this.kept = true;
  }

  leave(): void {
    if (!this.kept) this.code = null;
  }

  close(): void {
    const back = this.kept ? this.#from : null;
    this.kept = false;
    this.code = null;
    // Who has come by keyboard goes on where they were.
    back?.focus({ preventScroll: true });
  }

  #open(code: number, from: HTMLElement): void {
    this.code = code;
    this.box = from.getBoundingClientRect();
    this.#from = from;
  }
}

export const peek = new Peek();
