import { expect, test } from "vitest";
import en from "./en.json";
import ja from "./ja.json";
import zh from "./zh.json";

const others: Record<string, Record<string, string>> = { zh, ja };
const blanks = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.keys(others))("%s has the keys of the English catalogue", (language) => {
  expect(Object.keys(others[language]!).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.keys(others))("%s fills in what the English words fill in", (language) => {
  for (const [key, words] of Object.entries(en)) {
    expect(blanks(others[language]![key] ?? ""), key).toEqual(blanks(words));
  }
});

test("no words are missing", () => {
  for (const catalogue of [en, zh, ja] as Record<string, string>[]) {
    expect(Object.entries(catalogue).filter(([, words]) => !words.trim())).toEqual([]);
  }
});

test("keys are in order, so that two people who add some don't get in each other's way", () => {
  for (const catalogue of [en, zh, ja]) {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  }
});
