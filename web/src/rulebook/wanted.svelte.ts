// What the reader looks for. It stays while entries are opened and closed.

import { book } from "./book.svelte";
import { EVERYTHING, Search, type Wanted } from "./search";

class Looking {
  wanted = $state<Wanted>({ ...EVERYTHING });
  #search = $derived(book.index ? new Search(book.index) : null);
  found = $derived(this.#search?.find(this.wanted) ?? []);

  clear(): void {
    this.wanted = { ...EVERYTHING };
  }

  get narrowed(): boolean {
    return Object.values(this.wanted).some(Boolean);
  }
}

export const looking = new Looking();
