// What the reader looks for. It stands in the address, so that a search can be kept, sent to
// somebody, and come back to.

import { router } from "../lib/router.svelte";
import { book } from "./book.svelte";
import { EVERYTHING, queryOf, Search, wantedIn, type Wanted } from "./search";

class Looking {
  wanted = $derived(wantedIn(router.query));
  #search = $derived(book.index ? new Search(book.index) : null);
  found = $derived(this.#search?.find(this.wanted) ?? []);
  /** Links to entries keep it. */
  query = $derived(queryOf(this.wanted));

  for(change: Partial<Wanted>): void {
    router.ask(queryOf({ ...this.wanted, ...change }));
  }

  clear(): void {
    this.for(EVERYTHING);
  }
}

export const looking = new Looking();
