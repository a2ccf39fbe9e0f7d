import { expect, test } from "vitest";
import type { EntryBrief, RulebookIndex } from "../lib/protocol";
import { EVERYTHING, queryOf, Search, tagsOf, wantedIn } from "./search";

function entry(id: string, statement: string, about: Partial<EntryBrief> = {}): EntryBrief {
  return {
    id,
    chapter: id.slice(0, 3),
    kind: "rule",
    title: "",
    statement,
    cards: [],
    tags: [],
    official: [],
    standing: "open_rule",
    scenarios: 0,
    ...about,
  };
}

const index: RulebookIndex = {
  chapters: [],
  entries: [
    entry("EFX-001", "A chain resolves backwards, see EFX-002.", { tags: ["chain"] }),
    entry("EFX-002", "「灰流丽」 answers a search.", {
      cards: ["灰流丽", "没有的卡"],
      tags: ["chain", "negate.effect"],
      standing: "proven",
    }),
    entry("TRM-001", "A target stays a target.", { tags: ["target"], official: ["15243"] }),
  ],
  cards: {
    灰流丽: {
      code: 14558127,
      name: { en: "Ash Blossom & Joyous Spring", zh: "灰流丽", ja: "灰流うらら" },
    },
  },
};

const search = new Search(index);
const ids = (wanted: Partial<typeof EVERYTHING>) =>
  search.find({ ...EVERYTHING, ...wanted }).map((one) => one.id);

test("nothing wanted is everything, in the order of the book", () => {
  expect(ids({})).toEqual(["EFX-001", "EFX-002", "TRM-001"]);
});

test("all words must be there, in whatever case and order", () => {
  expect(ids({ words: "BACKWARDS chain" })).toEqual(["EFX-001"]);
  expect(ids({ words: "backwards target" })).toEqual([]);
});

test("a card is found in every language, without its punctuation, too", () => {
  for (const words of ["灰流丽", "うらら", "ash blossom", "ashblossom", "Blossom & Joyous"]) {
    expect(ids({ words }), words).toEqual(["EFX-002"]);
  }
  expect(ids({ words: "没有的卡" })).toEqual(["EFX-002"]);
});

test("full-width letters are letters", () => {
  expect(ids({ words: "ＣＨＡＩＮ　ｂａｃｋ" })).toEqual(["EFX-001"]);
});

test("an entry that is called by its id comes before those that mention it", () => {
  expect(ids({ words: "efx-002" })).toEqual(["EFX-002", "EFX-001"]);
});

test("signs alone find only themselves", () => {
  expect(ids({ words: "&" })).toEqual(["EFX-002"]);
  expect(ids({ words: "§" })).toEqual([]);
});

test("chapter, standing and tag narrow it down together", () => {
  expect(ids({ chapter: "EFX" })).toEqual(["EFX-001", "EFX-002"]);
  expect(ids({ chapter: "EFX", tag: "chain", standing: "proven" })).toEqual(["EFX-002"]);
  expect(ids({ chapter: "TRM", tag: "chain" })).toEqual([]);
});

test("tags are counted, the most frequent first", () => {
  expect(tagsOf(index.entries)).toEqual([
    ["chain", 2],
    ["negate.effect", 1],
    ["target", 1],
  ]);
});

test("a search goes into the address and comes back", () => {
  const wanted = { words: "灰流 + ", chapter: "EFX", standing: "", tag: "negate.effect" };
  expect(wantedIn(queryOf(wanted))).toEqual(wanted);
  expect(queryOf(EVERYTHING)).toBe("");
  expect(wantedIn("?other=1")).toEqual(EVERYTHING);
});

test("a tag is called by its key, or by what it is called in any language", () => {
  for (const words of ["negate.effect", "ＮＥＧＡＴＥ effect", "效果无效", "効果無効"]) {
    expect(ids({ words })).toEqual(["EFX-002"]);
  }
});

test("an entry is found by the number of its official answer", () => {
  expect(ids({ words: "１５２４３" })).toEqual(["TRM-001"]);
});
