import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("location", { pathname: "/lab", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => {});

// What the server is asked, and how it is answered when it is time for that.
let asked: { path: string; answer: (said: unknown) => void; body: unknown }[];

vi.mock("./asking", () => ({
  ask: (path: string, body?: unknown) =>
    new Promise((answer) => asked.push({ path, answer, body })),
}));

const { Lab } = await import("./lab.svelte");
const { emptyBoard } = await import("./board");

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const SAID: Record<string, unknown> = {
  "/api/lab": { cards: [] },
  "/api/lab/text": { text: "what the board says", problem: null },
  "/api/lab/board": { board: emptyBoard(), head: "", steps: [], problems: [] },
  "/api/rulebook/scenarios/7": { scenario: { text: ["scenario", "seven"] } },
};

/** The server answers everything that it was asked so far. */
async function answerAll(): Promise<void> {
  for (const { path, answer } of asked.splice(0)) answer(SAID[path]);
  await vi.advanceTimersByTimeAsync(0);
}

test("a lab opens with the text of its board", async () => {
  const lab = new Lab();
  const opening = lab.open();
  await answerAll();
  expect(await opening).toBe(true);
  expect(lab.text).toBe("what the board says");
});

test("what is typed before the lab has opened is not lost", async () => {
  const lab = new Lab();
  const opening = lab.open();
  lab.type("my own");
  await answerAll();
  expect(await opening).toBe(true);
  expect(lab.text).toBe("my own");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ["/api/lab/board", { text: "my own" }],
  ]);
});

test("a scenario is opened", async () => {
  const lab = new Lab();
  const opening = lab.open("7");
  await answerAll();
  await answerAll();
  expect(await opening).toBe(true);
  expect(lab.text).toBe("scenario\nseven");
});

test("a scenario that comes late doesn't take the place of what was typed or built", async () => {
  const typed = new Lab();
  const opening = typed.open("7");
  typed.type("my own");
  await answerAll();
  expect(await opening).toBe(false);
  expect(typed.text).toBe("my own");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ path }) => path)).toEqual(["/api/lab/board"]);

  asked = [];
  const built = new Lab();
  const late = built.open("7");
  const board = { ...emptyBoard(), turn: 9 };
  built.use(board);
  await answerAll();
  expect(await late).toBe(false);
  expect(built.board).toBe(board);
});
