import { expect, test } from "vitest";
import type { Line, ReplayLog } from "../lib/protocol";
import {
  atLine,
  atMoment,
  course,
  drawnAround,
  keyed,
  linesAt,
  said,
  step,
  turnAt,
  type Unit,
  type Way,
} from "./steps";

const EVENTS = ["duel began", "turn began", "draw", "activated", "activated", "resolved"];
const LATER = ["activated", "turn ended", "turn began", "moved"];
const lines = [...EVENTS, ...LATER].map((event, number) => {
  const link = event === "activated" ? (number === 4 ? 2 : 1) : null;
  return { number, event, link } as Line;
});
// Six moments: 0 | 1 2 | 3 4 | 5 | 6 | 7 8 9.
const log: ReplayLog = { lines, told: [1, 3, 5, 6, 7, 10] };
// A position from the middle: nothing is told at first.
const middle: ReplayLog = { lines: lines.slice(0, 3), told: [0, 2, 3] };

function walk(from: number, unit: Unit, way: Way, of = log): number[] {
  const seen: number[] = [];
  let at = atLine(of, from);
  for (;;) {
    const next = step(of, at, unit, way);
    if (next.line === at.line && next.moment === at.moment) return seen;
    seen.push(next.line);
    at = next;
  }
}

test("every line belongs to the moment at which it is told", () => {
  expect(lines.map((_, line) => atLine(log, line).moment)).toEqual([0, 1, 1, 2, 2, 3, 4, 5, 5, 5]);
  expect(atLine(log, 99)).toEqual({ moment: 5, line: 9 });
  expect([0, 1, 2].map((line) => atLine(middle, line).moment)).toEqual([1, 1, 2]);
  expect(atLine(middle, -1)).toEqual({ moment: 0, line: -1 });
});

test("a moment is seen with all its lines", () => {
  expect(atMoment(log, 1)).toEqual({ moment: 1, line: 2 });
  expect(atMoment(log, -4)).toEqual({ moment: 0, line: 0 });
  expect(atMoment(log, 99)).toEqual({ moment: 5, line: 9 });
  expect(atMoment(middle, 0)).toEqual({ moment: 0, line: -1 });
});

test("steps by moment and by line come to all of them, both ways", () => {
  expect(walk(0, "moment", 1)).toEqual([2, 4, 5, 6, 9]);
  expect(walk(9, "moment", -1)).toEqual([6, 5, 4, 2, 0]);
  expect(walk(0, "line", 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(walk(3, "line", -1)).toEqual([2, 1, 0]);
  expect(walk(1, "line", -1, middle)).toEqual([0, -1]);
  expect(walk(-1, "moment", 1, middle)).toEqual([1, 2]);
});

test("steps by chain come to where chains begin, not to their other links", () => {
  expect(walk(0, "chain", 1)).toEqual([3, 6]);
  expect(walk(9, "chain", -1)).toEqual([6, 3]);
  // From the middle of a chain, first back to its beginning.
  expect(walk(5, "chain", -1)).toEqual([3]);
});

test("steps by turn come to where turns begin", () => {
  expect(walk(0, "turn", 1)).toEqual([1, 8]);
  expect(walk(9, "turn", -1)).toEqual([8, 1]);
  expect([0, 1, 7, 8].map((line) => turnAt(log, atLine(log, line)))).toEqual([-1, 1, 1, 8]);
});

test("what is said is the moment, or the line that was wanted", () => {
  const numbers = (line: number) => said(log, atLine(log, line)).map((one) => one.number);
  expect(numbers(2)).toEqual([1, 2]);
  expect(numbers(1)).toEqual([1]);
  expect(linesAt(log, 5).map((one) => one.number)).toEqual([7, 8, 9]);
  expect(said(middle, atMoment(middle, 0))).toEqual([]);
});

test("what is only told has a moment for each line", () => {
  const told = course({ lines, told: [] });
  expect(told.told).toHaveLength(10);
  expect(atLine(told, 4)).toEqual({ moment: 4, line: 4 });
  expect(course(log)).toBe(log);
  expect(atMoment(course({ lines: [], told: [] }), 3)).toEqual({ moment: 0, line: -1 });
});

test("keys", () => {
  const press = (key: string, shiftKey = false) => keyed({ key, shiftKey });
  expect(press("ArrowLeft")).toEqual(["moment", -1]);
  expect(press("ArrowRight", true)).toEqual(["line", 1]);
  expect(press("t")).toEqual(["turn", 1]);
  expect(press("T", true)).toEqual(["turn", -1]);
  expect(press("c")).toEqual(["chain", 1]);
  expect(press("L", true)).toEqual(["line", -1]);
  expect([press("Home"), press("End"), press("x")]).toEqual(["first", "last", null]);
});

test("of a long log the lines around are drawn, and stay for a while", () => {
  expect(drawnAround(-1, 40)).toEqual([0, 40]);
  expect(drawnAround(299, 5000)).toEqual([0, 450]);
  expect(drawnAround(300, 5000)).toEqual([150, 600]);
  expect(drawnAround(4999, 5000)).toEqual([4800, 5000]);
});
