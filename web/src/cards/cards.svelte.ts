// What is printed on cards, asked of the server once for each code and kept.

import { SvelteMap } from "svelte/reactivity";
import type { CardFace } from "../lib/protocol";

// As many as the server answers at once.
const BATCH = 100;
const TRIES = 3;
const PAUSE = 1500;

class Faces {
  #known = new SvelteMap<number, CardFace>();
  // Neither is reactive: asking for a card while a page is drawn must change nothing on it.
  #asked = new Set<number>();
  #wanted = new Set<number>();

  /** The face of a card, or undefined until it has come. */
  get(code: number | null | undefined): CardFace | undefined {
    if (code === null || code === undefined) return undefined;
    const face = this.#known.get(code);
    if (!face) this.#want(code);
    return face;
  }

  /** A face that came with something else. */
  put(face: CardFace): void {
    this.#asked.add(face.code);
    this.#known.set(face.code, face);
  }

  #want(code: number): void {
    if (this.#asked.has(code)) return;
    this.#asked.add(code);
    // Whatever is drawn in one go is asked for in one go.
    if (this.#wanted.size === 0) queueMicrotask(() => this.#send());
    this.#wanted.add(code);
  }

  #send(): void {
    // In order: the same cards are the same address, which the browser may have kept.
    const codes = [...this.#wanted].sort((a, b) => a - b);
    this.#wanted.clear();
    for (let from = 0; from < codes.length; from += BATCH) {
      void this.#load(codes.slice(from, from + BATCH), TRIES);
    }
  }

  async #load(codes: number[], tries: number): Promise<void> {
    const address = codes.length === 1 ? `/api/cards/${codes[0]}` : `/api/cards?codes=${codes}`;
    try {
      const answer = await fetch(address);
      if (answer.status === 404) return;
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const found = (await answer.json()) as CardFace | CardFace[];
      for (const face of Array.isArray(found) ? found : [found]) this.#known.set(face.code, face);
    } catch (error) {
      if (tries > 1) setTimeout(() => void this.#load(codes, tries - 1), PAUSE);
      else console.error(error);
    }
  }
}

export const faces = new Faces();
