// Tags in words: entries name them by keys.

import type { Words } from "../lib/protocol";
import words from "./tags.json";

const TAGS: Record<string, Words> = words;

/** What readers call a tag. */
export function tagWords(tag: string): Words {
  return TAGS[tag] ?? { en: tag, zh: tag, ja: tag };
}
