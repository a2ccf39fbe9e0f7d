import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer, Ask } from "../lib/connection.svelte";
import type { Option, Question, RoomInfo, Update, Welcome } from "../lib/protocol";
import { lastRoom } from "../lib/seats";
import { Game } from "./game.svelte";

// What the page has sent, and whether the line holds.
let sent: Ask[];
let broken: boolean;

vi.mock("../lib/connection.svelte", () => ({
  Connection: class {
    status = "open";
    ask(request: Ask): Promise<Answer | null> {
      if (broken) return Promise.resolve(null);
      sent.push(request);
      return Promise.resolve({ type: "done", request: 1 });
    }
    close(): void {}
  },
}));

let kept: Map<string, string>;

beforeEach(() => {
  sent = [];
  broken = false;
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that sits at A, and is told how it wants to be asked. */
function seated(responses: Welcome["responses"] = "auto"): Game {
  const game = new Game({ room: "room", invitation: null, name: "", deck: "" });
  game.welcome({ seat: "A", invitation: null, responses } as Welcome);
  return game;
}

const option = { key: "end phase", verb: "end phase", spot: null } as Option;
const asked = { at: 1, player: 0, kind: "main phase", about: null, names: false, sort: null, words: null } as const;
const question: Question = { ...asked, options: [option] };

function update(lines: number, asked: Question | null): Update {
  const told = Array.from({ length: lines }, (_, number) => ({ number }));
  const frames = [{ table: {}, lines: told }];
  return { type: "update", lines_from: 0, frames, question: asked, waiting: !asked } as unknown as Update;
}

describe("the key that is held", () => {
  test("asks always, and as before when it is let go", async () => {
    const game = seated("never");
    await game.hold(true);
    await game.hold(false);
    expect(sent).toEqual([
      { type: "responses", mode: "always" },
      { type: "responses", mode: "never" },
    ]);
  });

  test("is let go by the page that comes after one that was left meanwhile", async () => {
    await seated("never").hold(true);
    sent = [];
    // What the server was told last.
    const game = seated("always");
    expect(game.mode).toBe("never");
    expect(sent).toEqual([{ type: "responses", mode: "never" }]);
    await vi.runAllTimersAsync();
    // Always, if that is what somebody chooses.
    await game.use("always");
    expect(seated("always").mode).toBe("always");
  });

  test("is let go when the line is back, if that couldn't be told", async () => {
    const game = seated("auto");
    await game.hold(true);
    broken = true;
    await game.hold(false);
    broken = false;
    sent = [];
    game.welcome({ seat: "A", invitation: null, responses: "always" } as Welcome);
    expect(game.mode).toBe("auto");
    expect(sent).toEqual([{ type: "responses", mode: "auto" }]);
  });
});

describe("what was answered", () => {
  test("is known until something has come of it", async () => {
    const game = seated();
    game.update(update(1, question));
    await game.choose(option);
    expect(game.answering).toBe(question);
    // The server looks whether somebody else is asked.
    game.update(update(0, null));
    expect(game.answering).toBe(question);
    game.update(update(1, null));
    expect(game.answering).toBeNull();
  });

  test("is forgotten when the other side thinks", async () => {
    const game = seated();
    game.update(update(1, question));
    await game.choose(option);
    game.update(update(0, null));
    vi.advanceTimersByTime(700);
    expect(game.answering).toBeNull();
  });

  test("is asked again if the line broke", async () => {
    const game = seated();
    game.update(update(1, question));
    broken = true;
    await game.choose(option);
    expect(game.answering).toBeNull();
    expect(game.busy).toBe(false);
  });
});

describe("who is waited for", () => {
  const opposite = (bot: boolean) => ({ chairs: [{ bot: false }, { bot }], match: { over: false } });

  function facing(bot: boolean): Game {
    const game = seated();
    game.roomChanged({ type: "room", room: opposite(bot) as unknown as RoomInfo });
    return game;
  }

  test("is a bot that thinks, or somebody", () => {
    expect(facing(true).awaits).toBe("thinking");
    expect(facing(false).awaits).toBe("waiting");
    const watching = facing(true);
    watching.welcome({ seat: "watch", invitation: null, responses: "auto" } as Welcome);
    expect(watching.awaits).toBe("watching");
    // On a board of the lab nobody sits opposite.
    const both = facing(true);
    both.welcome({ seat: "both", invitation: null, responses: "auto" } as Welcome);
    expect(both.awaits).toBe("waiting");
  });

  test("is said only when nothing was heard for a while", () => {
    const game = facing(true);
    for (let step = 0; step < 5; step += 1) {
      game.update(update(step, null));
      vi.advanceTimersByTime(300);
      expect(game.waited).toBe(false);
    }
    vi.advanceTimersByTime(200);
    expect(game.waited).toBe(true);
    game.update(update(9, question));
    expect(game.waited).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(game.waited).toBe(false);
  });
});

test("there is a way back to a table until the match is over", () => {
  const game = seated();
  expect(lastRoom()).toBe("room");
  const room = (over: boolean) => ({ match: { over } }) as RoomInfo;
  game.roomChanged({ type: "room", room: room(false) });
  expect(lastRoom()).toBe("room");
  game.roomChanged({ type: "room", room: room(true) });
  expect(lastRoom()).toBeNull();
});
