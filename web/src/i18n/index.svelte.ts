// The words of the pages, in three languages that can be switched at any time.

import type { Words } from "../lib/protocol";
import en from "./en.json";
import ja from "./ja.json";
import zh from "./zh.json";

export type Language = keyof Words;
export type Key = keyof typeof en;

// Each catalogue has every key of the English one (a test looks).
const catalogues: Record<Language, Record<Key, string>> = { en, zh, ja };
export const LANGUAGES: readonly Language[] = ["en", "zh", "ja"];
const KEPT = "segoc.language";

class Speech {
  language = $state<Language>(firstLanguage());

  use(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** The words for a key; `{name}` in them is filled in. */
  t(key: Key, values: Record<string, string | number> = {}): string {
    const words = catalogues[this.language][key];
    return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  }

  /** What the server says in all languages, in the one that is spoken. */
  of(words: Words): string {
    return words[this.language];
  }
}

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  for (const wanted of [kept, ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wanted?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const speech = new Speech();
document.documentElement.lang = speech.language;
