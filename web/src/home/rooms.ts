// Opening a room: the key to the seat is kept in the browser, and the table comes next.

import type { Detail, NewRoom, Opened, Refused, Words } from "../lib/protocol";
import { router } from "../lib/router.svelte";

/** Why a room wasn't opened; `silent` is a server that doesn't answer. */
export class NotOpened extends Error {
  constructor(
    readonly error: Refused["error"] | "silent",
    readonly details: readonly Detail[] = [],
  ) {
    super(error);
  }
}

const changed = new Map<string, Words>();

/** The cards that have changed since the duel of this room was saved; they are told of once. */
export function changedIn(room: string): Words | null {
  const names = changed.get(room) ?? null;
  changed.delete(room);
  return names;
}

/** Open a room and go there; throws `NotOpened`. `before` is told which room it is. */
export async function openRoom(
  wanted: NewRoom,
  replace = false,
  before: (room: string) => void = () => {},
): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch("/api/rooms", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wanted),
    });
  } catch {
    throw new NotOpened("silent");
  }
  if (!answer.ok) throw await refused(answer);
  const { room, token, changed: names } = (await answer.json()) as Opened;
  if (names) changed.set(room, names);
  localStorage.setItem(`segoc.seat.${room}`, token);
  before(room);
  router.go(`/duel/${room}`, replace);
}

export async function refused(answer: Response): Promise<NotOpened> {
  const said = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  return new NotOpened(said.error ?? "internal", said.details);
}
