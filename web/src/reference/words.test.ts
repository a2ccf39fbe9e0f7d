import { expect, test } from "vitest";
import type { ReferenceIndex } from "../lib/protocol";
import { marked, wordNamed, wordsWith } from "./words";

const index: ReferenceIndex = {
  sorts: [
    {
      key: "effects",
      title: "An effect",
      words: [{ name: "target", text: "So many of these cards." }],
    },
    {
      key: "actions",
      title: "An action",
      words: [
        { name: "destroy", text: "Destroy these cards." },
        { name: "draw", text: "A player draws." },
      ],
    },
    { key: "constants", title: "By reference", words: [{ name: "TARGET", text: "The target." }] },
  ],
};
const names = (wanted: string) =>
  wordsWith(index, wanted).map((sort) => [sort.key, ...sort.words.map((word) => word.name)]);

test("a word is found in any case, and as written where case matters", () => {
  expect(wordNamed(index, "Destroy")?.name).toBe("destroy");
  expect(wordNamed(index, "TARGET")?.name).toBe("TARGET");
  expect(wordNamed(index, "Target")?.name).toBe("target");
  expect(wordNamed(index, "destory")).toBeUndefined();
});

test("words are found by name and by what they mean, sort by sort", () => {
  expect(names("")).toHaveLength(3);
  expect(names("these CARDS")).toEqual([
    ["effects", "target"],
    ["actions", "destroy"],
  ]);
  expect(names("draw")).toEqual([["actions", "draw"]]);
  expect(names("nothing like it")).toEqual([]);
});

test("what stands between backticks is code", () => {
  expect(marked("Like `draw`, or `pay`")).toEqual([
    { text: "Like ", code: false },
    { text: "draw", code: true },
    { text: ", or ", code: false },
    { text: "pay", code: true },
  ]);
  expect(marked("")).toEqual([]);
});
