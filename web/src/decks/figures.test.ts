import { expect, test } from "vitest";
import { corners, percent, whole } from "./figures";

test("chances in percent", () => {
  expect(percent(0.33755, "en")).toBe("33.8%");
  expect(percent(0.33755, "en", 0)).toBe("34%");
  expect(percent(0, "en")).toBe("0.0%");
  expect(percent(1, "en")).toBe("100.0%");
});

test("what is rare isn't impossible, and what is likely isn't certain", () => {
  expect(percent(0.0001, "en")).toBe("<0.1%");
  expect(percent(0.0006, "en")).toBe("0.1%");
  expect(percent(0.9999, "en")).toBe(">99.9%");
  expect(percent(0.9994, "en")).toBe("99.9%");
  expect(percent(0.004, "en", 0)).toBe("<1%");
  expect(percent(0.997, "en", 0)).toBe(">99%");
});

test("numbers of hands", () => {
  expect(whole(658008, "en")).toBe("658,008");
});

test("a line from corner to corner of its box", () => {
  const box = { left: 10, top: 5, width: 100, height: 50 };
  expect(corners([0, 0.5, 1], box)).toEqual([
    [10, 55],
    [60, 30],
    [110, 5],
  ]);
  expect(corners([1], box)).toEqual([[10, 5]]);
});
