// The Forbidden/Limited List that Decks of a room go by.

import { NO_LIST } from "../decks/limits";
import { speech } from "../i18n/index.svelte";
import type { NamedList } from "../lib/protocol";

/** The list to begin with: the one that somebody builds by, or the newest, which comes first. */
export function listFor(lists: readonly NamedList[], kept: string | null): string {
  if (kept === NO_LIST || lists.some((one) => one.name === kept)) return kept!;
  return lists[0]?.name ?? NO_LIST;
}

export function listWords({ name, since }: NamedList): string {
  if (!since) return name;
  const format = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(since));
}
