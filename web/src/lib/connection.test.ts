import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, PROTOCOL, type Joining } from "./connection.svelte";
import type { Refused, RoomChanged, Update, Welcome } from "./protocol";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** The other end of the line, in the hands of the test. */
class FakeSocket {
  static readonly OPEN = OPEN;
  static made: FakeSocket[] = [];
  readyState = CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    if (this.readyState !== OPEN) throw new Error("sent to a line that isn't open");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose();
  }

  opens(): void {
    this.readyState = OPEN;
    this.onopen();
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Opens, and lets the page in. */
  welcomes(token: string | null = null): void {
    this.opens();
    this.says({ ...WELCOME, token });
  }
}

const WELCOME = {
  type: "welcome",
  protocol: PROTOCOL,
  version: "0",
  seat: "A",
  invitation: null,
  responses: "auto",
};
const JOINING: Joining = { room: "room", invitation: "invited", name: "Yugi", deck: "junk" };
// The longest that a pause between two tries may be drawn out.
const DRAWN_OUT = 1.25;

let heard: string[];
let kept: Map<string, string>;
let page: EventTarget & { hidden: boolean };
let net: EventTarget;
const connections: Connection[] = [];

const socket = () => FakeSocket.made.at(-1)!;
const tries = () => FakeSocket.made.length;

function connect(): Connection {
  const connection = new Connection(JOINING, {
    welcome: (reply: Welcome) => heard.push(`welcome ${reply.seat}`),
    roomChanged: (reply: RoomChanged) => heard.push(`room ${reply.room.spectators}`),
    update: (reply: Update) => heard.push(`update ${reply.lines_from}`),
    refused: (reply: Refused) => heard.push(`refused ${reply.error}`),
  });
  connections.push(connection);
  return connection;
}

function refused(error: Refused["error"], request: number | null = null): object {
  return { type: "refused", request, error, message: "", causes: [] };
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  kept = new Map();
  FakeSocket.made = [];
  net = new EventTarget();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here:1" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", net.addEventListener.bind(net));
  vi.stubGlobal("removeEventListener", net.removeEventListener.bind(net));
});

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("joining", () => {
  test("says who comes, and is open when it is welcome", () => {
    const connection = connect();
    expect(socket().url).toBe("ws://here:1/ws");
    expect(connection.status).toBe("connecting");
    socket().opens();
    const { name, deck, invitation, room } = JOINING;
    const hello = { type: "hello", protocol: PROTOCOL, room, invitation, name, deck };
    expect(socket().sent).toEqual([hello]);
    expect(connection.status).toBe("connecting");
    socket().says({ ...WELCOME, token: "key" });
    expect(connection.status).toBe("open");
    expect(heard).toEqual(["welcome A"]);
  });

  test("is secret where the page is", () => {
    vi.stubGlobal("location", { protocol: "https:", host: "there" });
    connect();
    expect(socket().url).toBe("wss://there/ws");
  });

  test.each(["protocol", "no_room", "bad_token", "seat_taken", "bad_deck"] as const)(
    "that is refused (%s) isn't tried again",
    (error) => {
      const connection = connect();
      socket().opens();
      socket().says(refused(error));
      expect(connection.status).toBe("ended");
      expect(heard).toEqual([`refused ${error}`]);
      expect(socket().readyState).toBe(CLOSED);
      vi.advanceTimersByTime(60_000);
      expect(tries()).toBe(1);
    },
  );

  test("that came too fast is tried again when the server hangs up", () => {
    const connection = connect();
    socket().opens();
    socket().says(refused("too_fast"));
    expect(connection.status).toBe("connecting");
    socket().close();
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    expect(tries()).toBe(2);
  });

  test("again with a page of before ends with the server's new version", () => {
    const connection = connect();
    socket().welcomes("key");
    socket().close();
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    socket().opens();
    socket().says(refused("protocol"));
    expect(connection.status).toBe("ended");
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(2);
  });
});

describe("a line that breaks", () => {
  test("comes back by itself, to the same seat", () => {
    const connection = connect();
    socket().welcomes("key");
    socket().close();
    expect(connection.status).toBe("lost");
    expect(tries()).toBe(1);
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    expect(tries()).toBe(2);
    socket().opens();
    const hello = { type: "hello", protocol: PROTOCOL, room: JOINING.room, token: "key" };
    expect(socket().sent).toEqual([hello]);
    socket().says({ ...WELCOME, token: null });
    expect(connection.status).toBe("open");
    // Who has no new key keeps the old one.
    expect([...kept.values()]).toEqual(["key"]);
  });

  test("is tried less and less often, but never given up", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    connect();
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      socket().close();
      const before = tries();
      const began = Date.now();
      vi.advanceTimersToNextTimer();
      expect(tries()).toBe(before + 1);
      pauses.push(Date.now() - began);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    // Once it is open again, the next time begins anew.
    socket().welcomes();
    socket().close();
    const before = tries();
    vi.advanceTimersByTime(400);
    expect(tries()).toBe(before + 1);
  });

  test("is not tried by all pages at the same moment", () => {
    const random = vi.spyOn(Math, "random");
    random.mockReturnValue(0);
    connect();
    socket().close();
    vi.advanceTimersByTime(300);
    expect(tries()).toBe(2);
    random.mockReturnValue(0.999);
    connect();
    socket().close();
    vi.advanceTimersByTime(490);
    expect(tries()).toBe(3);
    vi.advanceTimersByTime(10);
    expect(tries()).toBe(4);
  });

  test.each(["online", "visibilitychange"])("is tried at once when somebody is back (%s)", (what) => {
    connect();
    socket().close();
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(tries()).toBe(1);
    page.hidden = false;
    (what === "online" ? net : page).dispatchEvent(new Event(what));
    expect(tries()).toBe(2);
    // Once, however many tell of it; and the pause that was going on is over.
    net.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    expect(tries()).toBe(2);
  });

  test("is noticed when nothing is heard any more", () => {
    const connection = connect();
    socket().welcomes();
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
    socket().says({ type: "pong", request: socket().sent.at(-1)!.request });
    vi.advanceTimersByTime(19_999);
    expect(connection.status).toBe("open");
    vi.advanceTimersByTime(1 + 8_000);
    expect(connection.status).toBe("lost");
  });

  test("leaves requests without an answer, and takes no others", async () => {
    const connection = connect();
    expect(await connection.ask({ type: "ping" })).toBeNull();
    socket().welcomes();
    const waiting = connection.ask({ type: "surrender" });
    socket().close();
    expect(await waiting).toBeNull();
    expect(await connection.ask({ type: "surrender" })).toBeNull();
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    socket().opens();
    // Not before the seat is taken again.
    expect(await connection.ask({ type: "surrender" })).toBeNull();
    expect(socket().sent).toHaveLength(1);
  });
});

describe("what is heard", () => {
  const update = (from: number) => ({ type: "update", lines_from: from });

  test("is told in its order", () => {
    connect();
    socket().welcomes();
    socket().says(update(0));
    socket().says({ type: "room", room: { spectators: 2 } });
    socket().says(update(7));
    socket().says(update(3));
    expect(heard).toEqual(["welcome A", "update 0", "room 2", "update 7", "update 3"]);
  });

  test("answers the request that it names", async () => {
    const connection = connect();
    socket().welcomes();
    const first = connection.ask({ type: "inspect", spot: "A.m1" });
    const second = connection.ask({ type: "choose", at: 3, key: "pass" });
    const [, one, other] = socket().sent;
    expect(other).toMatchObject({ type: "choose", at: 3, key: "pass" });
    expect(one!.request).not.toBe(other!.request);
    socket().says(refused("not_asked", other!.request as number));
    socket().says({ type: "inspected", request: one!.request, values: [], facts: [], actions: [] });
    expect(await first).toMatchObject({ type: "inspected" });
    expect(await second).toMatchObject({ type: "refused", error: "not_asked" });
    // It is an answer, no news; and the line stays open.
    expect(heard).toEqual(["welcome A"]);
    expect(connection.status).toBe("open");
  });

  test("twice counts once, and an answer of before is nobody's", async () => {
    const connection = connect();
    socket().welcomes();
    const asked = connection.ask({ type: "ping" });
    const { request } = socket().sent.at(-1)!;
    socket().says({ type: "done", request });
    socket().says(refused("internal", request as number));
    expect(await asked).toMatchObject({ type: "done" });
    socket().close();
    vi.advanceTimersByTime(400 * DRAWN_OUT);
    socket().welcomes();
    const later = connection.ask({ type: "ping" });
    socket().says({ type: "done", request });
    socket().says({ type: "pong", request: socket().sent.at(-1)!.request });
    expect(await later).toMatchObject({ type: "pong" });
  });

  test("tells of a fault without ending what is open", () => {
    const connection = connect();
    socket().welcomes();
    socket().says(refused("malformed"));
    expect(heard).toEqual(["welcome A", "refused malformed"]);
    expect(connection.status).toBe("open");
  });
});

describe("closing", () => {
  test("is for good", async () => {
    const connection = connect();
    socket().welcomes();
    const waiting = connection.ask({ type: "ping" });
    connection.close();
    expect(await waiting).toBeNull();
    expect(connection.status).toBe("ended");
    expect(socket().readyState).toBe(CLOSED);
    net.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(1);
  });

  test("ends the tries, too", () => {
    const connection = connect();
    socket().close();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(1);
    expect(connection.status).toBe("ended");
  });
});
