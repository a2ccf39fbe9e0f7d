import { describe, expect, test } from "vitest";
import type { Option, Question } from "../lib/protocol";
import {
  bareOptions,
  glowing,
  goOn,
  menuOf,
  onlyInPiles,
  optionsAt,
  picksAfter,
  pilesToOpen,
  searchable,
} from "./options";

function option(verb: string, spot: string | null = null, more: Partial<Option> = {}): Option {
  const key = [verb, spot, more.aim, more.word].filter(Boolean).join(" ");
  return { key, verb, spot, aim: null, effect: null, way: null, word: null, words: null, ...more };
}

function question(kind: string, options: Option[], about: string | null = null): Question {
  const [first, ...others] = options;
  return { at: 1, player: 0, kind, about, options: [first!, ...others], names: false, sort: null, words: null };
}

const battle = question("battle step", [
  option("attack", "A.m1", { aim: "B.m1" }),
  option("attack", "A.m1", { aim: "B.m2" }),
  option("attack directly", "A.m2"),
  option("activate", "A.gy.3", { effect: 2 }),
  option("activate", "A.m2.under.1", { effect: 1 }),
  option("main phase 2"),
]);

describe("what a question offers", () => {
  test("belongs to cards or to the prompt, never to both", () => {
    expect(optionsAt(battle, "A.m1")).toHaveLength(2);
    expect(bareOptions(battle).map((one) => one.verb)).toEqual(["main phase 2"]);
    expect(bareOptions(null)).toEqual([]);
  });

  test("glows on its cards, and on the piles and cards that hold them", () => {
    const spots = glowing(battle);
    expect(spots).toContain("A.gy.3");
    expect(spots).toContain("A.gy");
    expect(spots).toContain("A.m2");
    expect(spots).not.toContain("B.m1");
  });

  test("a hand glows card by card", () => {
    const spots = glowing(question("main phase", [option("set", "A.hand.2")]));
    expect([...spots]).toEqual(["A.hand.2"]);
  });
});

describe("the menu of a card", () => {
  test("has one entry for all attacks on monsters", () => {
    const items = menuOf(optionsAt(battle, "A.m1"));
    expect(items).toHaveLength(1);
    expect(items[0]!.aims.map((one) => one.aim)).toEqual(["B.m1", "B.m2"]);
  });

  test("keeps other actions apart", () => {
    const items = menuOf([
      option("attack directly", "A.m1"),
      option("attack", "A.m1", { aim: "B.m1" }),
      option("activate", "A.m1", { effect: 1 }),
      option("activate", "A.m1", { effect: 2 }),
    ]);
    expect(items.map((item) => item.option.verb)).toEqual([
      "attack directly",
      "attack",
      "activate",
      "activate",
    ]);
  });
});

describe("piles", () => {
  test("open by themselves for picks only", () => {
    expect(pilesToOpen(battle)).toEqual([]);
    const picks = [option("pick", "A.deck.4"), option("pick", "B.gy.1"), option("pick", "A.hand.1")];
    expect(pilesToOpen(question("cards", picks))).toEqual(["A.deck", "B.gy"]);
    const under = [option("pick", "A.m1.under.2"), option("pick", "A.m3")];
    expect(pilesToOpen(question("costs", under))).toEqual(["A.m1.under"]);
  });
});

describe("going on", () => {
  test("is to pass, to finish or to stop, and nothing else", () => {
    const window = question("fast effects", [option("activate", "A.s1"), option("pass")]);
    expect(goOn(window)?.verb).toBe("pass");
    expect(goOn(question("targets", [option("pick", "A.m1"), option("finish")]))?.verb).toBe(
      "finish",
    );
    expect(goOn(battle)).toBeUndefined();
    expect(goOn(question("optional", [option("yes"), option("no")]))).toBeUndefined();
  });
});

describe("what can be picked", () => {
  const both = [option("pick", "A.extra.1"), option("pick", "A.hand.2"), option("finish")];

  test("lies in piles only, or not", () => {
    expect(onlyInPiles(question("targets", [both[0]!, both[2]!]))).toBe(true);
    expect(onlyInPiles(question("targets", both))).toBe(false);
    expect(onlyInPiles(question("targets", [both[0]!, option("pick", "B.m1")]))).toBe(false);
    expect(onlyInPiles(battle)).toBe(false);
    expect(onlyInPiles(null)).toBe(false);
  });
});

describe("announcements", () => {
  const names = Array.from({ length: 12 }, (_, index) =>
    option("announce", null, {
      word: `Card ${index}`,
      words: { en: `Card ${index}`, zh: `卡${index}`, ja: `カード${index}` },
    }),
  );

  test("that are many are searched", () => {
    expect(searchable(question("announcement", names))).toHaveLength(12);
    expect(searchable(question("announcement", names.slice(0, 4)))).toEqual([]);
  });

  test("of names are searched however few are offered: others fit, too", () => {
    const asked = { ...question("announcement", names.slice(0, 2)), names: true };
    expect(searchable(asked)).toHaveLength(2);
  });
});

describe("a sequence of picks", () => {
  const first = question("materials", [option("pick", "A.m1"), option("pick", "A.m2")], "A.extra.1");
  const second = question("materials", [option("pick", "A.m2"), option("finish")], "A.extra.1");

  test("grows while the same is asked", () => {
    expect(picksAfter([], first, first.options[0], second)).toEqual(["A.m1"]);
    const third = question("materials", [option("pick", "A.m3")], "A.extra.1");
    expect(picksAfter(["A.m1"], second, second.options[0], third)).toEqual(["A.m1", "A.m2"]);
  });

  test("ends with another question, or with another answer", () => {
    const other = question("zone", [option("zone", "A.m1")], "A.extra.1");
    expect(picksAfter(["A.m1"], first, first.options[0], other)).toEqual([]);
    expect(picksAfter(["A.m1"], second, second.options[1]!, second)).toEqual([]);
    expect(picksAfter(["A.m1"], null, null, second)).toEqual([]);
    expect(picksAfter([], first, first.options[0], { ...second, about: "A.s1" })).toEqual([]);
  });

  test("begins anew when a card that was picked can be picked again", () => {
    expect(picksAfter([], first, first.options[0], first)).toEqual([]);
  });
});
