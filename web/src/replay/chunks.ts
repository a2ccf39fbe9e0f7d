// Tables come by chunks of moments in a row. A few chunks are kept: stepping to and fro asks for
// nothing twice, and a long duel doesn't fill the memory.

import type { Table } from "../lib/protocol";

const MOST_KEPT = 12;

export class Chunks {
  #kept = new Map<number, Promise<readonly Table[]>>();

  /** `load` gets the tables from a moment on. */
  constructor(
    readonly size: number,
    readonly count: number,
    readonly load: (first: number) => Promise<readonly Table[]>,
  ) {}

  /** The table of a moment. What lies ahead or behind is asked for as well, when it is near. */
  async table(moment: number): Promise<Table> {
    const first = moment - (moment % this.size);
    const tables = await this.#chunk(first);
    const near = moment - first < this.size / 2 ? first - this.size : first + this.size;
    // Whoever comes there asks again if that fails.
    if (near >= 0 && near < this.count) this.#chunk(near).catch(() => {});
    return tables[moment - first]!;
  }

  #chunk(first: number): Promise<readonly Table[]> {
    const chunk = this.#kept.get(first) ?? this.load(first);
    // What was wanted last is the last to go.
    this.#kept.delete(first);
    this.#kept.set(first, chunk);
    chunk.catch(() => this.#kept.delete(first));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return chunk;
  }
}
