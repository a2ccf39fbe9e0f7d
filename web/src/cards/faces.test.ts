import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let faces: (typeof import("./cards.svelte"))["faces"];

beforeEach(async () => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const one = /^\/api\/cards\/(\d+)$/.exec(address);
    if (one?.[1] === "404") return new Response("{}", { status: 404 });
    if (one) return Response.json({ code: Number(one[1]) });
    const codes = new URL(address, "http://here").searchParams.get("codes")!.split(",");
    return Response.json(codes.map((code) => ({ code: Number(code) })));
  });
  ({ faces } = await import("./cards.svelte"));
});

// Everything that needs no time has happened.
const settled = () => new Promise((done) => setTimeout(done));
const answered = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));

test("whatever is drawn in one go is asked for in one go, each card once", async () => {
  for (const code of [30, 4, 30, null, undefined]) expect(faces.get(code)).toBeUndefined();
  await answered();
  expect(asked).toEqual(["/api/cards?codes=4,30"]);
  await vi.waitFor(() => expect(faces.get(30)?.code).toBe(30));
  expect(faces.get(4)?.code).toBe(4);
  expect(asked.length).toBe(1);
});

test("a single card has an address of its own", async () => {
  faces.get(7);
  await vi.waitFor(() => expect(faces.get(7)?.code).toBe(7));
  expect(asked).toEqual(["/api/cards/7"]);
});

test("no more than a hundred at once", async () => {
  for (let code = 1; code <= 101; code++) faces.get(code);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[0]).toMatch(/codes=1,2,.*,100$/);
  expect(asked[1]).toBe("/api/cards/101");
});

test("a card that isn't there is not asked for again", async () => {
  faces.get(404);
  await answered();
  await settled();
  expect(faces.get(404)).toBeUndefined();
  await settled();
  expect(asked.length).toBe(1);
});
