import { expect, test } from "vitest";
import type { Course, Frame, Played, Table } from "../lib/protocol";
import { momentOf, moments, reached, written } from "./course";

const frame = (lines: number): Frame => ({
  table: {} as Table,
  lines: Array.from({ length: lines }, () => ({}) as Frame["lines"][number]),
});

function played(kind: Played["kind"], ...frames: Frame[]): Played {
  return { line: 1, text: "", kind, holds: true, message: "", frames };
}

// Two lines of the board, a step of two moments, two outcomes, a step, an outcome.
const course: Course = {
  title: "",
  change: "",
  steps: [
    played("board"),
    played("board", frame(1)),
    played("step", frame(2), frame(1)),
    played("outcome"),
    played("outcome"),
    played("step", frame(3)),
    played("outcome"),
  ],
};
const all = moments(course);
const states = (at: number) => course.steps.map((_, step) => reached(course, all, at, step));

test("every frame is a moment, and the log grows with them", () => {
  expect(all.map((moment) => [moment.step, moment.told])).toEqual([
    [1, 1],
    [2, 3],
    [2, 4],
    [5, 7],
  ]);
});

test("at the beginning the whole board is laid", () => {
  expect(states(0)).toEqual(["now", "now", "ahead", "ahead", "ahead", "ahead", "ahead"]);
});

test("outcomes are looked at when their step is through, not before", () => {
  expect(states(1)).toEqual(["past", "past", "now", "ahead", "ahead", "ahead", "ahead"]);
  expect(states(2)).toEqual(["past", "past", "now", "now", "now", "ahead", "ahead"]);
});

test("at the end all is past but the last step and its outcome", () => {
  expect(states(3)).toEqual(["past", "past", "past", "past", "past", "now", "now"]);
});

test("a line of the script leads to the end of its step", () => {
  expect(course.steps.map((_, step) => momentOf(all, step))).toEqual([0, 0, 2, 2, 2, 3, 3]);
});

test("what can't be done names the rule that forbids it", () => {
  expect(written("! B can not activate X, by TRM-129")).toEqual({
    sign: "!",
    words: "B can not activate X",
    rules: ["TRM-129"],
  });
  expect(written("! B can not summon X, by CRD-086 and SEG-019")).toEqual({
    sign: "!",
    words: "B can not summon X",
    rules: ["CRD-086", "SEG-019"],
  });
  expect(written("= events: X + Y battled by SEG-051")).toEqual({
    sign: "=",
    words: "events: X + Y battled by SEG-051",
    rules: [],
  });
});

test("a change keeps its word, and lines of the board have no sign", () => {
  expect(written("but: no B monsters")).toEqual({
    sign: "but:",
    words: "but: no B monsters",
    rules: [],
  });
  expect(written("A hand: X, Y").words).toBe("A hand: X, Y");
});
