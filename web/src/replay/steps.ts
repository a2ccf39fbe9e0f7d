// Where one is in a duel that is looked at again, and the steps from there: by moment, by line of
// the log, by chain, by turn, both ways.

import type { Line, ReplayLog } from "../lib/protocol";

/** A moment, and the last line of the log that counts as told; -1 if none is. */
export interface Place {
  moment: number;
  line: number;
}

export type Unit = "moment" | "line" | "chain" | "turn";
export type Way = -1 | 1;

/** Steps with buttons of their own, the largest first; moments have the slider. */
export const UNITS = ["turn", "chain", "line"] as const;

/** A log with its moments; one that is told without a board has a moment for each line. */
export function course(log: ReplayLog): ReplayLog {
  if (log.told.length > 0) return log;
  return { ...log, told: log.lines.map((_, line) => line + 1) };
}

export function atMoment(log: ReplayLog, moment: number): Place {
  const found = Math.max(0, Math.min(log.told.length - 1, moment));
  return { moment: found, line: (log.told[found] ?? 0) - 1 };
}

/** The moment at which a line is told. */
export function atLine(log: ReplayLog, line: number): Place {
  const wanted = Math.max(-1, Math.min(log.lines.length - 1, line));
  // The first moment by which more lines are told.
  let low = 0;
  let high = log.told.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log.told[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  // A duel may begin with a moment at which nothing is told.
  if (wanted < 0) low = 0;
  return { moment: Math.max(0, low), line: wanted };
}

export function beginsTurn(line: Line): boolean {
  return line.event === "turn began";
}

export function beginsChain(line: Line): boolean {
  return line.event === "activated" && line.link === 1;
}

/** The place a step away, or the same one if there is none. */
export function step(log: ReplayLog, at: Place, unit: Unit, way: Way): Place {
  if (unit === "moment") return atMoment(log, at.moment + way);
  // Where nothing is told at the beginning there is a place before the first line.
  const first = log.told[0] === 0 ? -1 : 0;
  if (unit === "line") return atLine(log, Math.max(first, at.line + way));
  const begins = unit === "turn" ? beginsTurn : beginsChain;
  const found =
    way > 0
      ? log.lines.findIndex((line, number) => number > at.line && begins(line))
      : log.lines.findLastIndex((line, number) => number < at.line && begins(line));
  return found < 0 ? at : atLine(log, found);
}

/** The lines of a moment. */
export function linesAt(log: ReplayLog, moment: number): readonly Line[] {
  return log.lines.slice(log.told[moment - 1] ?? 0, log.told[moment] ?? 0);
}

/** What is said when one has come to a place: the whole moment, or the one line that was wanted. */
export function said(log: ReplayLog, at: Place): readonly Line[] {
  const told = linesAt(log, at.moment);
  const last = told.at(-1);
  if (!last || last.number <= at.line) return told;
  return told.filter((line) => line.number === at.line);
}

/** The turn that it is, by the line with which it began; -1 before the first one. */
export function turnAt(log: ReplayLog, at: Place): number {
  return log.lines.findLastIndex((line, number) => number <= at.line && beginsTurn(line));
}

/** What a key does: a step, or all the way. */
export function keyed(event: Pick<KeyboardEvent, "key" | "shiftKey">): [Unit, Way] | "first" | "last" | null {
  switch (event.key) {
    case "ArrowLeft":
      return [event.shiftKey ? "line" : "moment", -1];
    case "ArrowRight":
      return [event.shiftKey ? "line" : "moment", 1];
    case "Home":
      return "first";
    case "End":
      return "last";
  }
  const unit = ({ t: "turn", c: "chain", l: "line" } as const)[event.key.toLowerCase()];
  return unit ? [unit, event.shiftKey ? -1 : 1] : null;
}

/** Which lines of a long log are drawn: those around one of them, by blocks, so that not all of
 * them change with every step. */
export function drawnAround(line: number, count: number, block = 150): [number, number] {
  const own = Math.floor(Math.max(0, line) / block);
  return [Math.max(0, (own - 1) * block), Math.min(count, (own + 2) * block)];
}
