// How strong the bots are, and what they do.

import en from "../i18n/en.json";
import { speech, type Key } from "../i18n/index.svelte";

export function botName(bot: string): string {
  return worded(`home.bot.${bot}`) ?? bot;
}

/** What the bot does, in a sentence. */
export function botAbout(bot: string): string {
  return worded(`home.bot.${bot}.about`) ?? "";
}

function worded(key: string): string | null {
  return key in en ? speech.t(key as Key) : null;
}
