import { beforeAll, expect, test, vi } from "vitest";

const LISTS = [
  { name: "2026.7", since: "2026-07-01" },
  { name: "2026.4", since: "2026-04-01" },
];
let lists: typeof import("./lists");

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => {} });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  lists = await import("./lists");
});

test("who has chosen nothing goes by the newest list", () => {
  expect(lists.listFor(LISTS, null)).toBe("2026.7");
  // One that isn't there any more, too.
  expect(lists.listFor(LISTS, "1999.1")).toBe("2026.7");
  expect(lists.listFor([], null)).toBe("");
});

test("who builds by another list, or by none, plays by it", () => {
  expect(lists.listFor(LISTS, "2026.4")).toBe("2026.4");
  expect(lists.listFor(LISTS, "")).toBe("");
});

test("a list is called by the day from which it is in force", () => {
  expect(lists.listWords(LISTS[0]!)).toBe("Jul 1, 2026");
  expect(lists.listWords({ name: "my own", since: null })).toBe("my own");
});
