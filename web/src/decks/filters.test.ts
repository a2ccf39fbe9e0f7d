import { expect, test } from "vitest";
import { filterCount, NO_FILTERS, ofKind, searchAddress, type Filters } from "./filters";

const asked = (filters: Partial<Filters>, first = 0) =>
  decodeURIComponent(searchAddress({ ...NO_FILTERS, ...filters }, "ja", first).split("?")[1]!);

test("what isn't given isn't asked for", () => {
  expect(asked({})).toBe("language=ja");
  expect(asked({ name: "  ", least: 4 })).toBe("language=ja");
});

test("kind and type are both kinds; numbers belong to a grade", () => {
  expect(asked({ name: "青眼", kind: "monster", type: "tuner", race: "dragon" }, 40)).toBe(
    "name=青眼&kind=monster&kind=tuner&race=dragon&language=ja&first=40",
  );
  expect(asked({ grade: "rank", least: 4, most: null })).toBe("grade=rank&least=4&language=ja");
});

test("numbers are such as the server takes", () => {
  expect(asked({ grade: "level", least: -3, most: 1e9 })).toBe(
    "grade=level&least=0&most=99&language=ja",
  );
  expect(asked({ atkLeast: Number.NaN, defMost: 2400.4 })).toBe("def_most=2400&language=ja");
  expect(asked({ name: "x".repeat(300) })).toBe(`name=${"x".repeat(100)}&language=ja`);
});

test("a Spell has no Level: what only monsters have goes with their kind", () => {
  const dragons: Filters = { ...NO_FILTERS, name: "n", archetype: "a", race: "dragon", type: "tuner", atkLeast: 3 };
  expect(ofKind(dragons, "spell")).toEqual({ ...NO_FILTERS, name: "n", archetype: "a", kind: "spell" });
  expect(ofKind(dragons, "monster")).toEqual({ ...dragons, kind: "monster", type: "" });
});

test("filters are counted, a range once, the name not", () => {
  expect(filterCount(NO_FILTERS)).toBe(0);
  expect(filterCount({ ...NO_FILTERS, name: "n", kind: "trap", atkLeast: 0, atkMost: 5 })).toBe(2);
});
