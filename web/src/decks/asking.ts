// Asking the server about Decks; it answers, refuses, or is silent.

import { NotOpened, refused } from "../home/rooms";
import { ask } from "../lab/asking";
import type {
  DeckRead,
  DeckReport,
  DeckWritten,
  LimitLists,
  ToCheck,
  ToWriteDeck,
} from "../lib/protocol";

/** A file or a paste in any form; the bytes as they are, whatever their encoding. */
export function readDeck(data: Blob | string, name: string): Promise<DeckRead | NotOpened> {
  return send<DeckRead>(`/api/decks/read?name=${encodeURIComponent(name.slice(0, 300))}`, data);
}

export function readLists(data: Blob): Promise<LimitLists | NotOpened> {
  return send<LimitLists>("/api/decks/lists", data);
}

export function checkDeck(asked: ToCheck): Promise<DeckReport | NotOpened> {
  return ask<DeckReport>("/api/decks/check", asked);
}

// As many cards as a part of a Deck can have.
const MOST_CODES = 1000;

/** Those of the cards that can't be played; what can't be found out is left to the duel. */
export async function lackingAmong(codes: readonly number[]): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const asked = [...new Set(codes)];
  for (let from = 0; from < asked.length; from += MOST_CODES) {
    const main = asked.slice(from, from + MOST_CODES);
    const said = await checkDeck({ deck: { main, extra: [], side: [] }, list: null });
    if (!(said instanceof NotOpened)) for (const { code } of said.lacking) found.add(code);
  }
  return found;
}

export function writeDeck(asked: ToWriteDeck): Promise<DeckWritten | NotOpened> {
  return ask<DeckWritten>("/api/decks/write", asked);
}

async function send<Answer>(address: string, body: Blob | string): Promise<Answer | NotOpened> {
  try {
    const headers = { "content-type": "application/octet-stream" };
    const answer = await fetch(address, { method: "POST", headers, body });
    return answer.ok ? ((await answer.json()) as Answer) : await refused(answer);
  } catch {
    return new NotOpened("silent");
  }
}
