import { describe, expect, test } from "vitest";
import { emptyBoard } from "./board";
import { following, standing, whyMissed } from "./puzzles";
import { tableOf } from "./table";

const table = tableOf(emptyBoard(), null);
const ended = (winner: 0 | 1 | null, rule = "") => ({
  ...table,
  result: { winner, rule, statement: { en: "", zh: "", ja: "" } },
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

  test("that the other side gives up doesn't solve it", () => {
    expect(standing(ended(0, "SEG-018"), 5)).toBe("missed");
  });

  test("why it is missed", () => {
    expect(whyMissed(table)).toBe("turn");
    expect(whyMissed(ended(0))).toBe("turn");
    expect(whyMissed(ended(0, "SEG-018"))).toBe("surrender");
    expect(whyMissed(ended(1, "SEG-018"))).toBe("lost");
    expect(whyMissed(ended(null))).toBe("lost");
  });

  test("which one comes next", () => {
    const puzzles = ["one", "two"].map((key) => ({
      key,
      title: { en: "", zh: "", ja: "" },
      text: "",
      turn: 5,
      answers: false,
    }));
    expect(following(puzzles, "one")?.key).toBe("two");
    expect(following(puzzles, "two")).toBeNull();
    expect(following(puzzles, "other")).toBeNull();
  });
});
