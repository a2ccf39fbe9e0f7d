import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame, Line, Table, Update } from "../lib/protocol";
import { Playback } from "./playback.svelte";

function line(number: number): Line {
  const text = { en: `line ${number}`, zh: "", ja: "" };
  return { number, event: "", turn: 1, player: 0, text, rule: "", cards: [] } as unknown as Line;
}

function frame(turn: number, ...numbers: number[]): Frame {
  return { table: { turn } as Table, lines: numbers.map(line) };
}

function update(from: number, ...frames: Frame[]): Update {
  const [first, ...others] = frames;
  const asked = { question: null, waiting: false };
  return { type: "update", lines_from: from, frames: [first!, ...others], ...asked };
}

let still = false;

beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody who has seen the beginning. */
function begun(): Playback {
  const playback = new Playback();
  playback.play(update(0, frame(1, 0, 1)), () => {});
  return playback;
}

const numbers = (playback: Playback) => playback.lines.map((one) => one.number);

describe("an update", () => {
  test("is played moment by moment, and the question comes with the last", () => {
    const playback = begun();
    const done = vi.fn();
    playback.play(update(2, frame(2, 2), frame(3, 3), frame(4, 4)), done);
    expect(playback.table?.turn).toBe(2);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect([playback.table?.turn, playback.news.map(({ number }) => number)]).toEqual([3, [2, 3]]);
    vi.advanceTimersToNextTimer();
    expect(playback.table?.turn).toBe(4);
    expect(numbers(playback)).toEqual([0, 1, 2, 3, 4]);
    expect(done).toHaveBeenCalledOnce();
    expect(playback.playing).toBe(false);
  });

  test("of one moment is there at once", () => {
    const playback = begun();
    const done = vi.fn();
    playback.play(update(2, frame(2, 2)), done);
    expect(done).toHaveBeenCalledOnce();
  });

  test("can be skipped", () => {
    const playback = begun();
    const done = vi.fn();
    playback.play(update(2, frame(2, 2), frame(3, 3), frame(4, 4)), done);
    playback.skip();
    expect(playback.table?.turn).toBe(4);
    expect(numbers(playback)).toEqual([0, 1, 2, 3, 4]);
    expect(done).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is there at once for who wants nothing to move", () => {
    const playback = begun();
    still = true;
    playback.play(update(2, frame(2, 2), frame(3, 3)), () => {});
    expect([playback.table?.turn, playback.playing]).toEqual([3, false]);
  });

  test("that takes lines back is there at once, without them", () => {
    const playback = begun();
    playback.play(update(1, frame(7, 1), frame(8, 2)), () => {});
    expect(playback.table?.turn).toBe(8);
    expect(numbers(playback)).toEqual([0, 1, 2]);
  });

  test("that comes while another one is played follows it", () => {
    const playback = begun();
    const [early, late] = [vi.fn(), vi.fn()];
    playback.play(update(2, frame(2, 2), frame(3, 3)), early);
    playback.play(update(4, frame(4, 4)), late);
    expect(playback.table?.turn).toBe(2);
    vi.runAllTimers();
    expect(numbers(playback)).toEqual([0, 1, 2, 3, 4]);
    // Only the last question is still to be answered.
    expect(early).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledOnce();
  });
});
