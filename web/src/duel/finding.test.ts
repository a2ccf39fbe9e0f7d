import { describe, expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { asTheyCome, candidates, find, folded, foundElsewhere } from "./finding";

function named(en: string, zh: string, ja: string): Option {
  const facts = { spot: null, aim: null, effect: null, way: null };
  return { key: `announce ${zh}`, verb: "announce", word: zh, words: { en, zh, ja }, ...facts };
}

const POOL = [
  named("Red-Eyes Black Dragon", "真红眼黑龙", "真紅眼の黒竜"),
  named("Blue-Eyes White Dragon", "青眼白龙", "青眼の白龍"),
  named("Dragon Shrine", "龙之灵庙", "竜の霊廟"),
  named("Mirror Force", "神圣防护罩 -反射镜力-", "聖なるバリア －ミラーフォース－"),
  named("Número 39", "No.39 希望皇 霍普", "Ｎｏ.３９ 希望皇ホープ"),
];
const inEnglish = candidates(POOL, "en", (option) => option.words!.en);
const found = (typed: string) => find(inEnglish, typed).map((one) => one.said);

describe("names are found", () => {
  test("in all languages", () => {
    expect(found("mirror")).toEqual(["Mirror Force"]);
    expect(found("反射镜")).toEqual(["Mirror Force"]);
    expect(found("ミラーフォース")).toEqual(["Mirror Force"]);
  });

  test("in any case and width, with any kana, with or without accents and signs", () => {
    expect(found("MIRROR")).toEqual(["Mirror Force"]);
    expect(found("ｍｉｒｒｏｒ　ｆｏｒｃｅ")).toEqual(["Mirror Force"]);
    expect(found("ﾐﾗｰﾌｫｰｽ")).toEqual(["Mirror Force"]);
    expect(found("みらーふぉーす")).toEqual(["Mirror Force"]);
    expect(found("-反射镜力-")).toEqual(["Mirror Force"]);
    expect(found("blue eyes")).toEqual(["Blue-Eyes White Dragon"]);
    expect(found("blueeyes")).toEqual(["Blue-Eyes White Dragon"]);
    expect(found("numero")).toEqual(["Número 39"]);
    expect(found("no39")).toEqual(["Número 39"]);
    expect(found("ＮＯ．３９")).toEqual(["Número 39"]);
  });

  test("what begins so first, then what holds it, then what holds its words in another order", () => {
    expect(found("dragon")).toEqual([
      "Dragon Shrine",
      "Blue-Eyes White Dragon",
      "Red-Eyes Black Dragon",
    ]);
    expect(found("dragon eyes")).toEqual(["Blue-Eyes White Dragon", "Red-Eyes Black Dragon"]);
    expect(found("dragon mirror")).toEqual([]);
  });

  test("by a voiced letter that is another letter", () => {
    expect(folded("が")).not.toBe(folded("か"));
    expect(folded("ｶﾞ")).toBe(folded("が"));
  });

  test("with the name that was meant, where the page shows another", () => {
    expect(find(inEnglish, "青眼の").map((one) => one.by)).toEqual(["青眼の白龍"]);
    expect(find(inEnglish, "blue").map((one) => one.by)).toEqual([null]);
  });

  test("all of them, in the order of the language, if nothing but signs was typed", () => {
    const all = ["Blue-Eyes White Dragon", "Dragon Shrine", "Mirror Force", "Número 39"];
    expect(found("")).toEqual([...all, "Red-Eyes Black Dragon"]);
    expect(found(" ・")).toHaveLength(5);
  });
});

describe("what the server has found", () => {
  const given = asTheyCome(POOL, (option) => option.words!.en);

  test("stays in its order, also what is found by other rules than here", () => {
    const all = foundElsewhere(given, "dragon").map((one) => one.said);
    expect(all).toEqual(POOL.map((option) => option.words!.en));
  });

  test("shows the name that was meant", () => {
    const by = foundElsewhere(given, "青眼の").map((one) => one.by);
    expect(by).toEqual([null, "青眼の白龍", null, null, null]);
  });
});
