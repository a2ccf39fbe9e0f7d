import { expect, test, vi } from "vitest";
import type { Chair } from "../lib/protocol";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: {} });

const { chairAbout, chairWords } = await import("../duel/words");
const { speech } = await import("../i18n/index.svelte");
const { botAbout, botName } = await import("./bots");

const LANGUAGES = ["en", "zh", "ja"] as const;

test.each(LANGUAGES)("every strength has its own name and sentence in %s", (language) => {
  speech.use(language);
  const bots = ["random", "steady", "thumb", "search"];
  expect(new Set(bots.map(botName)).size).toBe(bots.length);
  expect(new Set(bots.map(botAbout)).size).toBe(bots.length);
});

test("a bot that has no words is called by its name", () => {
  expect(botName("deep thought")).toBe("deep thought");
  expect(botAbout("deep thought")).toBe("");
});

test("at the table it is said how strong a bot is, and what it does", () => {
  const chair = (bot: boolean, name: string) => ({ bot, name, taken: true, online: true }) as Chair;
  speech.use("en");
  expect(chairWords(chair(true, "thumb"), 1)).toBe("Bot (Medium)");
  expect(chairAbout(chair(true, "thumb"), 1)).toMatch(/^Bot \(Medium\)\. Plays all its cards/);
  // A bot of a room of before, or somebody who calls themselves like one.
  expect(chairAbout(chair(true, "deep thought"), 1)).toBe("Bot (deep thought)");
  expect(chairAbout(chair(false, "thumb"), 1)).toBe("thumb");
});
