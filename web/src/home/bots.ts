// What the bots are called.

import en from "../i18n/en.json";
import { speech, type Key } from "../i18n/index.svelte";

export function botName(bot: string): string {
  const key = `home.bot.${bot}`;
  return key in en ? speech.t(key as Key) : bot;
}
