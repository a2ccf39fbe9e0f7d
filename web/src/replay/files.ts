// A file that somebody has chosen or dropped.

import { NotOpened } from "../home/rooms";
import type { Kept } from "./kept";

// As much as the server takes.
const MOST = 10_000_000;

/** Its text and its name; throws `NotOpened`. */
export async function readFile(file: File): Promise<Kept> {
  if (file.size > MOST) {
    throw new NotOpened("too_large", [{ what: "too_long", values: {}, rule: null }]);
  }
  try {
    return { text: await file.text(), name: file.name };
  } catch {
    // A folder, or a file that is gone.
    throw new NotOpened("malformed", [{ what: "not_whole", values: {}, rule: null }]);
  }
}
