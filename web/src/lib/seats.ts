// The table at which this browser sat last, until that match is over: the way back to it.

const LAST = "segoc.last";

export function lastRoom(): string | null {
  return localStorage.getItem(LAST);
}

export function sitDown(room: string): void {
  localStorage.setItem(LAST, room);
}

/** There is nothing to come back to. */
export function leave(room: string): void {
  if (lastRoom() === room) localStorage.removeItem(LAST);
}
