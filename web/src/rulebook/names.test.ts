import { beforeAll, expect, test, vi } from "vitest";

const cards = {
  旋风: { code: 5318639, name: { en: "Mystical Space Typhoon", zh: "旋风", ja: "サイクロン" } },
};

let names: typeof import("./names");
let speech: (typeof import("../i18n/index.svelte"))["speech"];

beforeAll(async () => {
  // The language is kept in the browser.
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => {} });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  names = await import("./names");
  ({ speech } = await import("../i18n/index.svelte"));
});

test("a card in a statement has its name in the language that is spoken", () => {
  const statement = "「旋风」 is answered by 「没有的卡」.";
  expect(names.parts(statement, cards)).toEqual([
    { text: "“Mystical Space Typhoon”", code: 5318639 },
    { text: " is answered by 「没有的卡」.", code: null },
  ]);
  speech.use("ja");
  expect(names.told(statement, cards)).toBe("「サイクロン」 is answered by 「没有的卡」.");
});

test("a name can have brackets in it, and be that of a card that isn't there", () => {
  speech.use("en");
  const tenki = { en: "Fire Formation - Tenki", zh: "炎舞-「天玑」", ja: "炎舞－「天璣」" };
  const known = { "炎舞-「天玑」": { code: null, name: tenki } };
  expect(names.parts("「炎舞-「天玑」」「没有的卡」", known)).toEqual([
    { text: "“Fire Formation - Tenki”", code: null },
    { text: "「没有的卡」", code: null },
  ]);
});

const inAll = (name: string) => ({ en: name, zh: name, ja: name });

test("a name that is part of a longer one isn't mistaken for it", () => {
  const known = {
    青眼: inAll("Blue-Eyes"),
    青眼白龙: inAll("Blue-Eyes White Dragon"),
    白龙: inAll("White Dragon"),
  };
  expect(names.renamed("A hand: 青眼白龙, 白龙", known)).toBe(
    "A hand: Blue-Eyes White Dragon, White Dragon",
  );
});

test("signs in names are only signs", () => {
  const known = { "No.39 (希望)": inAll("Number 39") };
  expect(names.renamed("No.39 (希望) NoX39 (希望)", known)).toBe("Number 39 NoX39 (希望)");
});
