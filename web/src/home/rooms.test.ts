import { beforeEach, expect, test, vi } from "vitest";

const NAMES = { en: "Gemini Elf", zh: "双生精灵", ja: "ヂェミナイ・エルフ" };
const OPENED = { room: "a-room", seat: "both", token: "a-token" };
let rooms: typeof import("./rooms");
let answered: object;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("history", { pushState: () => {}, replaceState: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async () => Response.json(answered));
  rooms = await import("./rooms");
});

test("cards that have changed since a duel was saved are told of once, in its room", async () => {
  answered = { ...OPENED, changed: NAMES };
  await rooms.openRoom({ kind: "solo", saved: "…" });
  expect(rooms.changedIn("another-room")).toBeNull();
  expect(rooms.changedIn("a-room")).toEqual(NAMES);
  expect(rooms.changedIn("a-room")).toBeNull();
});

test("of a duel whose cards are as they were nothing is told", async () => {
  answered = { ...OPENED, changed: null };
  await rooms.openRoom({ kind: "solo", saved: "…" });
  expect(rooms.changedIn("a-room")).toBeNull();
});
