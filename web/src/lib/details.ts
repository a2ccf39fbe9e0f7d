// What exactly was refused. The server says it in data; the words are the pages' own.

import en from "../i18n/en.json";
import { speech, type Key } from "../i18n/index.svelte";
import type { Detail } from "./protocol";

/** The words for a detail; null for one that only another version of the server knows, so that
 * the words for the refusal must do. */
export function detailWords(detail: Detail): string | null {
  const key: Key = `detail.${detail.what}`;
  if (!(key in en)) return null;
  const values = Object.entries(detail.values).map(([name, value]) => [
    name,
    typeof value === "object" ? speech.of(value) : value,
  ]);
  return speech.t(key, Object.fromEntries(values));
}
