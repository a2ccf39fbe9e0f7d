// A duel as one page takes part in it: what it was told, what it is asked, what it answers.

import { Connection, type Answer, type Ask, type Joining } from "../lib/connection.svelte";
import { leave, sitDown } from "../lib/seats";
import type {
  Cause,
  Detail,
  Inspected,
  Option,
  Question,
  Refused,
  RoomChanged,
  RoomInfo,
  Update,
  Welcome,
} from "../lib/protocol";
import { picksAfter } from "./options";
import { Playback } from "./playback.svelte";
import { nearSide, type Player, type Seat, type Spot } from "./spots";

export type Mode = Welcome["responses"];

export interface Toast {
  id: number;
  error: Refused["error"] | "lost" | "cards_changed";
  /** What its words are filled in with. */
  values?: Record<string, string>;
  details: readonly Detail[];
  causes: readonly Cause[];
}

const TOAST_STAYS = 7_000;
// The other side hardly ever takes shorter to think: until then nobody is said to wait for it.
const PATIENCE = 600;
// And who listens is told so only if nothing else was to be told for so long.
const SILENCE = 400;

export class Game {
  readonly playback = new Playback();
  readonly connection: Connection;
  seat = $state<Seat>("watch");
  invitation = $state<string | null>(null);
  /** How this player wants to be asked; while the key is held it is "always". */
  mode = $state<Mode>("auto");
  held = $state(false);
  room = $state.raw<RoomInfo | null>(null);
  /** When the room was last told of: clocks run from there. */
  roomAt = $state(0);
  question = $state.raw<Question | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** What was answered a moment ago, as long as nothing is known to have come of it. */
  answering = $state.raw<Question | null>(null);
  /** Nothing was heard for a while, and nothing is asked. */
  waited = $state(false);
  picks = $state.raw<Spot[]>([]);
  toasts = $state<Toast[]>([]);
  refusal = $state.raw<Refused | null>(null);
  // While the key is held the server holds "always"; what to go back to survives a page that is
  // left meanwhile.
  readonly #before: string;
  readonly #room: string;
  #answered: Question | null = null;
  #chosen: Option | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #toastNumber = 0;

  constructor(joining: Joining) {
    this.#room = joining.room;
    this.#before = `segoc.responses.${joining.room}`;
    this.connection = new Connection(joining, this);
  }

  get table() {
    return this.playback.table;
  }

  /** The side that is shown below. */
  get near(): Player {
    return nearSide(this.seat);
  }

  /** The player that this page plays, if it is one of them alone. */
  get own(): Player | null {
    return this.seat === "A" ? 0 : this.seat === "B" ? 1 : null;
  }

  get seated(): boolean {
    return this.seat !== "watch";
  }

  /** Whether this seat may have the duel as a file: it holds what the other player holds. */
  get keeps(): boolean {
    return this.seated && (this.seat === "both" || (this.room?.match.over ?? false));
  }

  /** What one is waiting for when nothing is asked. */
  get awaits(): "waiting" | "thinking" | "watching" {
    if (!this.seated) return "watching";
    const other = this.own === null ? undefined : this.room?.chairs[this.own === 0 ? 1 : 0];
    return other?.bot ? "thinking" : "waiting";
  }

  close(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#waiting);
    this.playback.stop();
    this.connection.close();
  }

  welcome(reply: Welcome): void {
    this.seat = reply.seat;
    this.invitation = reply.invitation;
    const before = localStorage.getItem(this.#before) as Mode | null;
    this.mode = before ?? reply.responses;
    this.busy = false;
    if (before && !this.held) void this.#letGo();
    if (this.seated) sitDown(this.#room);
  }

  roomChanged(reply: RoomChanged): void {
    this.room = reply.room;
    this.roomAt = Date.now();
    if (reply.room.match.over) leave(this.#room);
  }

  update(reply: Update): void {
    this.busy = false;
    this.question = null;
    this.waited = false;
    clearTimeout(this.#waiting);
    if (!reply.question) this.#waiting = setTimeout(() => (this.waited = true), SILENCE);
    if (reply.question || reply.frames.some((frame) => frame.lines.length > 0)) {
      this.answering = null;
    }
    this.playback.play(reply, () => {
      this.picks = picksAfter(this.picks, this.#answered, this.#chosen, reply.question);
      this.#answered = null;
      this.question = reply.question;
    });
  }

  refused(reply: Refused): void {
    if (this.connection.status === "ended") {
      this.refusal = reply;
      leave(this.#room);
    } else this.tell(reply);
  }

  async choose(option: Option): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    this.busy = true;
    this.#answered = question;
    this.#chosen = option;
    this.answering = question;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.answering = null), PATIENCE);
    const answer = await this.send({ type: "choose", at: question.at, key: option.key });
    // If it was carried out, an update says what has come of it.
    if (answer?.type === "done") return;
    this.busy = false;
    this.answering = null;
  }

  async use(mode: Mode): Promise<void> {
    this.mode = mode;
    await this.#letGo();
  }

  async hold(held: boolean): Promise<void> {
    if (held === this.held || !this.seated) return;
    this.held = held;
    if (held) {
      localStorage.setItem(this.#before, this.mode);
      await this.send({ type: "responses", mode: "always" });
    } else await this.#letGo();
  }

  async #letGo(): Promise<void> {
    const answer = await this.send({ type: "responses", mode: this.mode });
    if (answer?.type === "done") localStorage.removeItem(this.#before);
  }

  async inspect(spot: Spot): Promise<Inspected | null> {
    const answer = await this.connection.ask({ type: "inspect", spot });
    return answer?.type === "inspected" ? answer : null;
  }

  /** Names with this in them that answer what is asked; null if it isn't asked any more. */
  async findNames(text: string): Promise<readonly Option[] | null> {
    const at = this.question?.at;
    if (at === undefined) return null;
    const answer = await this.connection.ask({ type: "find_names", at, text });
    return answer?.type === "found_names" ? answer.options : null;
  }

  async export(what: "save" | "replay" | "link" | "scenario"): Promise<string | null> {
    const answer = await this.send({ type: "export", what });
    return answer?.type === "exported" ? answer.text : null;
  }

  /** The situation as this page may know it; null while something is happening. */
  async situation(): Promise<string | null> {
    const answer = await this.connection.ask({ type: "export", what: "scenario" });
    return answer?.type === "exported" ? answer.text : null;
  }

  /** Sends a request; whatever refuses it is told. */
  async send(request: Ask): Promise<Answer | null> {
    const answer = await this.connection.ask(request);
    if (answer === null) this.tell({ error: "lost", details: [], causes: [] });
    else if (answer.type === "refused") this.tell(answer);
    return answer;
  }

  tell({ error, values, details, causes }: Omit<Toast, "id">): void {
    this.#toastNumber += 1;
    const id = this.#toastNumber;
    const others = this.toasts.filter((toast) => toast.error !== error);
    this.toasts = [...others, { id, error, values, details, causes }];
    setTimeout(() => this.dismiss(id), TOAST_STAYS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
