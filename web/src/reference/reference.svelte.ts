// The reference of the effect language, as the server tells it.

import type { ReferenceIndex, WordPage } from "../lib/protocol";
import { read, ReadOnce } from "../lib/reading";

class Reference {
  index = $state.raw<ReferenceIndex | null>(null);
  failed = $state(false);
  #asked = false;
  #pages = new ReadOnce();

  /** Ask the server for the index, once. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.index = await read<ReferenceIndex>("/api/reference");
      this.failed = false;
    } catch {
      this.#asked = false;
      this.failed = true;
    }
  }

  word(name: string): Promise<WordPage> {
    return this.#pages.get<WordPage>(`/api/reference/${encodeURIComponent(name)}`);
  }
}

export const reference = new Reference();
