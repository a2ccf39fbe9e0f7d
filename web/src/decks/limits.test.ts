import { expect, test } from "vitest";
import type { DatedLimits } from "../lib/protocol";
import { inForce, limitOf } from "./limits";

function list(name: string, since: string | null, until: string | null, region = "OCG"): DatedLimits {
  return { list: { name, whitelist: false, limits: [] }, region, since, until };
}

const LISTS = [
  list("goat", null, null),
  list("tcg", "2020-01-01", null, "TCG"),
  list("april", "2020-04-01", "2020-06-30"),
  list("july", "2020-07-01", "2020-12-31"),
];

test("the first and the last day belong to a list", () => {
  expect(inForce(LISTS, "2020-04-01")?.list.name).toBe("april");
  expect(inForce(LISTS, "2020-06-30")?.list.name).toBe("april");
  expect(inForce(LISTS, "2020-07-01")?.list.name).toBe("july");
});

test("before the first and after the last there is none; other regions have their own", () => {
  expect(inForce(LISTS, "2020-03-31")).toBeNull();
  expect(inForce(LISTS, "2021-01-01")).toBeNull();
  expect(inForce(LISTS, "2021-01-01", "TCG")?.list.name).toBe("tcg");
});

test("what a list doesn't name is free, or not, if the list names all that is", () => {
  const limits = { name: "", whitelist: false, limits: [[7, 1]] as [number, number][] };
  expect([limitOf(null, 7), limitOf(limits, 7), limitOf(limits, 8)]).toEqual([3, 1, 3]);
  expect(limitOf({ ...limits, whitelist: true }, 8)).toBe(0);
});
