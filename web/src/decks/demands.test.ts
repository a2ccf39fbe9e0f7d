import { expect, test } from "vitest";
import {
  addMember,
  ask,
  codesOf,
  remove,
  removeMember,
  setLeast,
  setMost,
  waysOf,
  type Demands,
  type Kind,
} from "./demands";

const kindOf = (code: number): Kind | undefined =>
  ({ 1: "monster", 2: "monster", 3: "spell" })[code] as Kind | undefined;
const MAIN = [1, 1, 2, 3, 3, 4];

test("cards are asked for in a way or in a new one, each by an id of its own", () => {
  let demands: Demands = [];
  demands = ask(demands, 0, 1);
  demands = ask(demands, 0, "spell");
  demands = ask(demands, 1, 2);
  expect(demands.map((way) => way.map(({ members }) => members))).toEqual([
    [[1], ["spell"]],
    [[2]],
  ]);
  expect(new Set(demands.flat().map(({ id }) => id)).size).toBe(3);
  expect(waysOf(demands, MAIN, kindOf)).toEqual([
    [
      { codes: [1], least: 1, most: null },
      { codes: [3], least: 1, most: null },
    ],
    [{ codes: [2], least: 1, most: null }],
  ]);
});

test("a group takes each card once, and goes with its last one", () => {
  let demands = ask([], 0, 1);
  const id = demands[0]![0]!.id;
  demands = addMember(addMember(demands, id, 2), id, 2);
  expect(demands[0]![0]!.members).toEqual([1, 2]);
  demands = removeMember(demands, id, 1);
  expect(demands[0]![0]!.members).toEqual([2]);
  expect(removeMember(demands, id, 2)).toEqual([]);
});

test("a way goes with its last group", () => {
  const demands = ask(ask([], 0, 1), 1, 2);
  const left = remove(demands, demands[0]![0]!.id);
  expect(left.map((way) => way.map(({ members }) => members))).toEqual([[[2]]]);
});

test("bounds never cross", () => {
  let demands = ask([], 0, 1);
  const { id } = demands[0]![0]!;
  const bounds = () => [demands[0]![0]!.least, demands[0]![0]!.most];
  demands = setMost(demands, id, 0);
  expect(bounds()).toEqual([0, 0]);
  demands = setLeast(demands, id, 2);
  expect(bounds()).toEqual([2, 2]);
  demands = setMost(demands, id, null);
  expect(bounds()).toEqual([2, null]);
});

test("a kind stands for all its cards; of a card that nobody knows the kind is unknown", () => {
  expect(codesOf(["monster"], MAIN, kindOf)).toEqual([1, 2]);
  expect(codesOf(["monster", 4, 1], MAIN, kindOf)).toEqual([1, 2, 4]);
  expect(codesOf(["trap"], MAIN, kindOf)).toEqual([]);
  expect(codesOf([9], MAIN, kindOf)).toEqual([]);
});
