// From the shelf to a table.

import { openRoom } from "../home/rooms";
import type { LabPuzzle } from "../lib/protocol";
import { noteRoom } from "./keeping";
import { notePuzzle } from "./puzzles";

/** Play a puzzle in a room of its own; throws `NotOpened`. */
export function openPuzzle(puzzle: LabPuzzle): Promise<void> {
  return openRoom({ kind: "solo", scenario: puzzle.text, answers: puzzle.answers }, false, (room) => {
    noteRoom(room);
    notePuzzle(room, puzzle);
  });
}
