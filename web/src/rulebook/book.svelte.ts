// The rulebook's index, which all of its pages and the first page share.

import type { Language } from "../i18n/index.svelte";
import type { EntryPage, PlayedScenario, RulebookIndex } from "../lib/protocol";
import { read, ReadOnce } from "../lib/reading";
import { joined, volumesOf } from "./volumes";

class Book {
  index = $state.raw<RulebookIndex | null>(null);
  /** The first volume is shown as soon as it has come; are the others there, too? */
  whole = $state(false);
  failed = $state(false);
  #asked: Language | null = null;
  #pages = new ReadOnce();

  /** Ask the server for the index, once in a language. */
  async load(language: Language): Promise<void> {
    if (this.#asked === language) return;
    this.#asked = language;
    const ask = (volume: number) =>
      read<RulebookIndex>(`/api/rulebook?language=${language}&volume=${volume}`);
    try {
      const first = await ask(1);
      // Meanwhile the reader may have chosen another one.
      if (this.#asked !== language) return;
      // Nobody loses the volumes that are there while they come in another language.
      if (!this.whole) this.index = first;
      const others = volumesOf(first.chapters).filter((volume) => volume !== 1);
      const index = joined([first, ...(await Promise.all(others.map(ask)))]);
      if (this.#asked !== language) return;
      this.index = index;
      this.whole = true;
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
