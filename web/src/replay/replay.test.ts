import { afterEach, expect, test, vi } from "vitest";
import type { ReplayLog, ReplayOpened, Table } from "../lib/protocol";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("location", { pathname: "/replay", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { openReplay } = await import("./replay.svelte");

const MOMENTS = 100;
const CHUNK = 40;

/** A server that forgets all duels when it is told to; `seen` is in the turn of its tables. */
class FakeServer {
  asked: string[] = [];
  opened = 0;
  known = "";
  board: ReplayOpened["board"] = "played";
  changed: ReplayOpened["changed"] = null;
  // Answers are held back as long as this is pending.
  gate: Promise<void> = Promise.resolve();

  fetch = async (address: string): Promise<Response> => {
    this.asked.push(address);
    await this.gate;
    if (address === "/api/replays") {
      this.known = `name${++this.opened}`;
      const played = this.board === "played";
      const moments = played ? MOMENTS : 0;
      const rules = { rules: "1", known: "2" };
      const { board, changed } = this;
      return Response.json({ replay: this.known, board, changed, ...rules, moments, chunk: CHUNK });
    }
    const url = new URL(address, "http://here");
    const [, , , name, what] = url.pathname.split("/");
    if (name !== this.known) return Response.json({ error: "not_found", details: [] }, { status: 404 });
    if (what === "save") return Response.json({ text: url.search });
    if (what === "file") return Response.json({ text: "shared" });
    if (what === "log") return Response.json(this.log());
    const first = Number(url.searchParams.get("first"));
    const turn = url.searchParams.get("seen") === "A" ? 1000 : 0;
    const length = Math.min(CHUNK, MOMENTS - first);
    const tables = Array.from({ length }, (_, i) => ({ turn: turn + first + i }) as Table);
    return Response.json({ first, tables });
  };

  log(): ReplayLog {
    const lines = Array.from({ length: MOMENTS }, (_, number) => ({ number, event: "moved" }));
    const told = this.board === "played" ? lines.map((_, line) => line + 1) : [];
    return { lines: lines as ReplayLog["lines"], told };
  }
}

function serve(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

const settled = () => new Promise((done) => setTimeout(done));
afterEach(() => vi.unstubAllGlobals());

test("the table follows the place", async () => {
  serve();
  const replay = await openReplay({ text: "…", name: "" });
  expect([replay.at, replay.table?.turn]).toEqual([{ moment: 0, line: 0 }, 0]);
  replay.go({ moment: 77, line: 77 });
  await settled();
  expect(replay.table?.turn).toBe(77);
  replay.step("moment", -1);
  await settled();
  expect(replay.table?.turn).toBe(76);
  expect(await replay.saved()).toBe("?moment=76");
  expect(await replay.shared()).toBe("shared");
});

test("another view is of the same place", async () => {
  serve();
  const replay = await openReplay({ text: "…", name: "" });
  replay.go({ moment: 50, line: 50 });
  await replay.look("A");
  expect([replay.seen, replay.at.moment, replay.table?.turn]).toEqual(["A", 50, 1050]);
});

test("whoever steps on while another view comes has the table of where they are", async () => {
  const server = serve();
  const replay = await openReplay({ text: "…", name: "" });
  let open = () => {};
  server.gate = new Promise((done) => (open = done));
  const looked = replay.look("A");
  replay.go({ moment: 3, line: 3 });
  open();
  await looked;
  await settled();
  expect([replay.at.moment, replay.table?.turn]).toEqual([3, 1003]);
});

test("what the server has forgotten is opened again", async () => {
  const server = serve();
  const replay = await openReplay({ text: "…", name: "" });
  server.known = "";
  replay.go({ moment: 99, line: 99 });
  await vi.waitFor(() => expect(replay.table?.turn).toBe(99));
  expect(server.opened).toBe(2);
  expect(replay.problem).toBeNull();
});

test("what has no board is told", async () => {
  const server = serve();
  server.board = "other_rules";
  const replay = await openReplay({ text: "…", name: "" });
  replay.step("line", 1);
  expect([replay.count, replay.at, replay.table]).toEqual([MOMENTS, { moment: 1, line: 1 }, null]);
  expect(await replay.shared()).toBe("…");
  expect(server.asked.some((address) => /tables|file/.test(address))).toBe(false);
});

test("cards that have changed since are named", async () => {
  const server = serve();
  expect((await openReplay({ text: "…", name: "" })).changed).toBeNull();
  server.changed = { en: "Gemini Elf", zh: "双生精灵", ja: "ヂェミナイ・エルフ" };
  expect((await openReplay({ text: "…", name: "" })).changed).toBe("Gemini Elf");
});
