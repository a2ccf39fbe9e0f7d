// The rulebook's index, which all of its pages and the first page share.

import type { Language } from "../i18n/index.svelte";
import type { EntryPage, PlayedScenario, RulebookIndex } from "../lib/protocol";
import { read, ReadOnce } from "../lib/reading";

class Book {
  index = $state.raw<RulebookIndex | null>(null);
  failed = $state(false);
  #asked: Language | null = null;
  #pages = new ReadOnce();

  /** Ask the server for the index, once in a language. */
  async load(language: Language): Promise<void> {
    if (this.#asked === language) return;
    this.#asked = language;
    try {
      const index = await read<RulebookIndex>(`/api/rulebook?language=${language}`);
      // Meanwhile the reader may have chosen another one.
      if (this.#asked === language) this.index = index;
      this.failed = false;
    } catch {
      this.#asked = null;
      this.failed = true;
    }
  }

  entry(id: string): Promise<EntryPage> {
    return this.#pages.get<EntryPage>(`/api/rulebook/entries/${encodeURIComponent(id)}`);
  }

  /** Asks for what the page of an entry is going to show: the entry, and its first scenario. */
  ahead(id: string): void {
    this.entry(id).then(
      ({ scenarios: [first] }) => first && this.scenario(first.number),
      // The page asks once more, and says so if there is nothing.
      () => {},
    );
  }

  scenario(number: number): Promise<PlayedScenario> {
    return this.#pages.get<PlayedScenario>(`/api/rulebook/scenarios/${number}`);
  }
}

export const book = new Book();
