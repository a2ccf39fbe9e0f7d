// The line to the server: one WebSocket that comes back by itself when it breaks.

import type {
  Done,
  Exported,
  FoundNames,
  Inspected,
  Pong,
  Protocol,
  Refused,
  RoomChanged,
  Update,
  Welcome,
} from "./protocol";

export const PROTOCOL = 3;

export type Answer = Done | Refused | Inspected | FoundNames | Exported | Pong;
type Reply = Welcome | Update | RoomChanged | Answer;
type Requests = Protocol[
  | "Choose"
  | "FindNames"
  | "Surrender"
  | "Inspect"
  | "Responses"
  | "Undo"
  | "Branch"
  | "SwitchLine"
  | "Export"
  | "GoFirst"
  | "NextGame"
  | "Exchange"
  | "Ping"
];
// Each request by itself: leaving a field out of the union would mix them up.
type Unnumbered<T> = T extends unknown ? Omit<T, "request"> : never;
export type Ask = Unnumbered<Requests>;

export interface Joining {
  room: string;
  invitation: string | null;
  name: string;
  deck: string;
}

export interface Listener {
  welcome(reply: Welcome): void;
  roomChanged(reply: RoomChanged): void;
  update(reply: Update): void;
  /** A message that was refused and was no request: hello, most of all. */
  refused(reply: Refused): void;
}

// Trying again doesn't help then.
const FINAL = new Set<Refused["error"]>([
  "no_room",
  "bad_token",
  "protocol",
  "seat_taken",
  "bad_deck",
  "malformed",
]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;

export function tokenOf(room: string): string | null {
  return localStorage.getItem(`segoc.seat.${room}`);
}

export class Connection {
  /** `lost` comes back by itself, `ended` doesn't. */
  status = $state<"connecting" | "open" | "lost" | "ended">("connecting");
  readonly #joining: Joining;
  readonly #listener: Listener;
  readonly #pending = new Map<number, (answer: Answer | null) => void>();
  #socket: WebSocket | null = null;
  #number = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(joining: Joining, listener: Listener) {
    this.#joining = joining;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** The answer to a request, or null if the line broke before it came. */
  ask(request: Ask): Promise<Answer | null> {
    const socket = this.#socket;
    if (this.status !== "open" || socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve(null);
    }
    this.#number += 1;
    const number = this.#number;
    socket.send(JSON.stringify({ ...request, request: number }));
    return new Promise((resolve) => this.#pending.set(number, resolve));
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#end();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const { room, invitation, name, deck } = this.#joining;
      const token = tokenOf(room);
      const seat = token ? { token } : { invitation, name, deck };
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, room, ...seat }));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data as string) as Reply);
    };
    socket.onclose = () => this.#broken(socket);
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case "welcome":
        this.status = "open";
        this.#failures = 0;
        if (reply.token) localStorage.setItem(`segoc.seat.${this.#joining.room}`, reply.token);
        this.#keepAlive();
        this.#listener.welcome(reply);
        break;
      case "room":
        this.#listener.roomChanged(reply);
        break;
      case "update":
        this.#listener.update(reply);
        break;
      case "refused":
        if (reply.request !== null) this.#settle(reply.request, reply);
        else this.#turnedAway(reply);
        break;
      default:
        this.#settle(reply.request, reply);
    }
  }

  #settle(number: number, answer: Answer): void {
    this.#pending.get(number)?.(answer);
    this.#pending.delete(number);
  }

  #turnedAway(reply: Refused): void {
    if (this.status !== "open" && FINAL.has(reply.error)) this.#end();
    this.#listener.refused(reply);
  }

  #keepAlive(): void {
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      const socket = this.#socket;
      const asked = Date.now();
      void this.ask({ type: "ping" });
      setTimeout(() => {
        if (this.#socket === socket && this.#heard < asked) socket?.close();
      }, PATIENCE);
    }, PING_EVERY);
  }

  #broken(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#forget();
    if (this.status === "ended") return;
    this.status = "lost";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    // A little apart, so that not all pages come back at the same moment.
    this.#retry = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #forget(): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    for (const resolve of this.#pending.values()) resolve(null);
    this.#pending.clear();
  }

  #end(): void {
    this.status = "ended";
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }

  // Whoever comes back to the page, or to the net, doesn't wait for the pause to end.
  #hurry = (): void => {
    if (this.status !== "lost" || document.hidden || this.#socket) return;
    clearTimeout(this.#retry);
    this.#open();
  };
}
