import { describe, expect, test } from "vitest";
import { emptyBoard } from "./board";
import { standing } from "./puzzles";
import { tableOf } from "./table";

const table = tableOf(emptyBoard(), null);
const ended = (winner: 0 | 1 | null) => ({
  ...table,
  result: { winner, rule: "", statement: { en: "", zh: "", ja: "" } },
});

describe("how a puzzle stands", () => {
  test("open until the duel or the turn ends", () => {
    expect(standing(table, 5)).toBe("open");
    expect(standing(table, 4)).toBe("missed");
  });

  test("solved if player A has won in the turn in which it began", () => {
    expect(standing(ended(0), 5)).toBe("solved");
    expect(standing(ended(0), 4)).toBe("missed");
    expect(standing(ended(1), 5)).toBe("missed");
    expect(standing(ended(null), 5)).toBe("missed");
  });
});
