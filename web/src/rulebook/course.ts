// A course of a scenario as moments that one can step through, both ways.

import type { Course, Line, Played, Table } from "../lib/protocol";

export interface Moment {
  table: Table;
  /** The line of the script that it belongs to, by its place among the steps. */
  step: number;
  /** What happened then, and how much of the log is there since the beginning. */
  lines: readonly Line[];
  told: number;
}

export function moments(course: Course): Moment[] {
  const found: Moment[] = [];
  let told = 0;
  course.steps.forEach((played, step) => {
    for (const frame of played.frames) {
      told += frame.lines.length;
      found.push({ table: frame.table, step, lines: frame.lines, told });
    }
  });
  return found;
}

export type Reached = "past" | "now" | "ahead";

/** How far a course has come with a line of the script, at a moment. Lines of the board belong to
 * the first moment; outcomes hold at the last moment of the step before them. */
export function reached(course: Course, all: readonly Moment[], at: number, step: number): Reached {
  const now = all[at]?.step ?? 0;
  const last = lastOf(all, now);
  const kind = course.steps[step]?.kind;
  if (kind === "outcome") {
    if (step < now) return "past";
    const next = nextPlayed(course.steps, now);
    if (step < next) return at === last ? "now" : "ahead";
    return "ahead";
  }
  if (step === now || (kind === "board" && step < now && isFirst(all, now))) return "now";
  return step < now ? "past" : "ahead";
}

function isFirst(all: readonly Moment[], step: number): boolean {
  return all[0]?.step === step;
}

function nextPlayed(steps: readonly Played[], step: number): number {
  const next = steps.findIndex((one, place) => place > step && one.frames.length > 0);
  return next < 0 ? steps.length : next;
}

function lastOf(all: readonly Moment[], step: number): number {
  return all.findLastIndex((moment) => moment.step === step);
}

/** The moment at which a line of the script is shown: the end of its step. */
export function momentOf(all: readonly Moment[], step: number): number {
  const found = all.findLastIndex((moment) => moment.step <= step);
  return Math.max(found, 0);
}

export interface Written {
  /** `>` is done, `=` holds, `+` can be done, `!` can't; `but:` is a change. */
  sign: string;
  words: string;
  /** The rules that forbid it. */
  rules: string[];
}

const ID = "[A-Z][A-Z\\d]{2}-\\d{3}";
const FORBIDDEN = new RegExp(`^(.*), by (${ID}(?: and ${ID})*)$`);

/** A line of a script, taken apart. */
export function written(text: string): Written {
  const [, sign = "", rest = text] = /^([=+!>]|but:) +(.*)$/.exec(text) ?? [];
  const forbidden = sign === "!" ? FORBIDDEN.exec(rest) : null;
  if (forbidden) return { sign, words: forbidden[1]!, rules: forbidden[2]!.split(" and ") };
  return { sign, words: sign === "but:" ? text : rest, rules: [] };
}
