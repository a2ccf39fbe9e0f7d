// What is wrong with a board, in words.

import { spotWords } from "../duel/words";
import { speech } from "../i18n/index.svelte";
import type { LabProblem } from "../lib/protocol";

/** Where it is wrong, by the place on the board or else by the line, and why. */
export function problemWords(problem: LabProblem): string {
  const where = problem.spot
    ? spotWords(problem.spot, "both")
    : speech.t("lab.line", { line: problem.line });
  return speech.t("lab.problem", { where, why: speech.of(problem.why) });
}
