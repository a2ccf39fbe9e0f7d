// What the server offers: starter Decks and bots.

import type { Lobby } from "../lib/protocol";

class Offer {
  lobby = $state.raw<Lobby | null>(null);
  failed = $state(false);
  #asked = false;

  /** Ask the server, once. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const answer = await fetch("/api/lobby");
      if (!answer.ok) throw new Error(String(answer.status));
      this.lobby = (await answer.json()) as Lobby;
      this.failed = false;
    } catch {
      this.#asked = false;
      this.failed = true;
    }
  }
}

export const offer = new Offer();
