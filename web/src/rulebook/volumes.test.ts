import { expect, test } from "vitest";
import type { ChapterBrief, RulebookIndex } from "../lib/protocol";
import { byVolume, counted, joined, volumesOf } from "./volumes";

function chapter(key: string, volume: number, about: Partial<ChapterBrief> = {}): ChapterBrief {
  const none = { proven: 0, played: 0, definitions: 0, cited: 0, open_card: 0, open_rule: 0 };
  return { key, volume, title: { en: key, zh: key, ja: key }, ...none, ...about };
}

const chapters = [
  chapter("EFX", 1, { proven: 5, definitions: 2 }),
  chapter("FDN", 2, { proven: 1, played: 2, cited: 3, open_card: 4, open_rule: 5 }),
  chapter("SEG", 1),
];

test("chapters lie in their volumes, in the order of the book", () => {
  expect(volumesOf(chapters)).toEqual([1, 2]);
  expect(byVolume(chapters).map(([volume, of]) => [volume, of.map(({ key }) => key)])).toEqual([
    [1, ["EFX", "SEG"]],
    [2, ["FDN"]],
  ]);
});

test("definitions aren't counted: nothing in them could be shown", () => {
  expect(counted(chapters)).toEqual({
    proven: 6,
    played: 2,
    cited: 3,
    open_card: 4,
    open_rule: 5,
    all: 20,
  });
  expect(counted([]).all).toBe(0);
});

test("volumes that have come make one book", () => {
  const name = { en: "A", zh: "A", ja: "A" };
  const entry = { id: "EFX-001" } as RulebookIndex["entries"][number];
  const parts: RulebookIndex[] = [
    { chapters, entries: [entry], cards: { A: { code: 1, name } } },
    { chapters, entries: [{ ...entry, id: "FDN-001" }], cards: { B: { code: null, name } } },
  ];
  const whole = joined(parts);
  expect(whole.chapters).toEqual(chapters);
  expect(whole.entries.map(({ id }) => id)).toEqual(["EFX-001", "FDN-001"]);
  expect(whole.cards).toEqual({ A: { code: 1, name }, B: { code: null, name } });
});
