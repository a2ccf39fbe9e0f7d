import { beforeAll, expect, test, vi } from "vitest";
import type { Detail } from "./protocol";

let detailWords: (typeof import("./details"))["detailWords"];
let speech: (typeof import("../i18n/index.svelte"))["speech"];

beforeAll(async () => {
  // The language is kept in the browser.
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => {} });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  ({ detailWords } = await import("./details"));
  ({ speech } = await import("../i18n/index.svelte"));
});

const copies: Detail = {
  what: "too_many_copies",
  values: { count: 4, most: 3, card: { en: "Dark Hole", zh: "黑洞", ja: "ブラック・ホール" } },
  rule: "SEG-004",
};

test("a detail is told in the language that is spoken, names of cards too", () => {
  speech.use("en");
  expect(detailWords(copies)).toBe("Dark Hole: 4 copies, and at most 3 are allowed.");
  speech.use("zh");
  expect(detailWords(copies)).toBe("「黑洞」有4张，同名卡最多3张。");
});

test("of a detail that only another version knows nothing is said", () => {
  expect(detailWords({ ...copies, what: "of_tomorrow" as Detail["what"] })).toBeNull();
});
