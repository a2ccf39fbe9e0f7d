// The file that is looked at: it stays while the browser's tab does, so that one can load the page
// again, or go on to a room and come back to where one was.

import type { Seen } from "./replay.svelte";

export interface Kept {
  text: string;
  name: string;
}

export interface Left {
  line: number;
  moment: number;
  seen: Seen;
}

const KEY = "segoc.replay";
let now: Kept | null = null;
let left: Left | null = null;

export const kept = {
  get file(): Kept | null {
    now ??= read();
    return now;
  },

  /** Where one was when one left the page. */
  get left(): Left | null {
    return left;
  },

  use(file: Kept | null): void {
    now = file;
    left = null;
    try {
      if (file) sessionStorage.setItem(KEY, JSON.stringify(file));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Too long for the browser: it is there until the page is loaded again.
      sessionStorage.removeItem(KEY);
    }
  },

  leave(place: Left): void {
    left = place;
  },
};

function read(): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return found?.text ? { text: found.text, name: found.name ?? "" } : null;
  } catch {
    return null;
  }
}
