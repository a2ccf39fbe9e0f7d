// A duel that is looked at again: who looks, where one is, and the table there. The server plays
// it; whoever looks has its text, and opens it again if the server has forgotten it.

import { NotOpened, refused } from "../home/rooms";
import { speech } from "../i18n/index.svelte";
import type { ReplayFile, ReplayLog, ReplayOpened, ReplayTables, Table } from "../lib/protocol";
import { Chunks } from "./chunks";
import type { Kept } from "./kept";
import { atMoment, course, said, step, type Place, type Unit, type Way } from "./steps";

export type Seen = "both" | "A" | "B";

/** Open a replay or a saved duel; throws `NotOpened`. */
export async function openReplay(file: Kept): Promise<Replay> {
  const opened = await post(file.text);
  const replay = new Replay(file, opened);
  await replay.look("both");
  return replay;
}

export class Replay {
  seen = $state<Seen>("both");
  log = $state.raw<ReplayLog>({ lines: [], told: [] });
  at = $state.raw<Place>({ moment: 0, line: -1 });
  /** What was seen at the moment; for an instant still that of before. */
  table = $state.raw<Table | null>(null);
  /** The server didn't answer. */
  problem = $state.raw<NotOpened | null>(null);
  readonly said = $derived(said(this.log, this.at));
  #chunks: Chunks | null = null;
  #wanted: Seen = "both";

  constructor(
    readonly file: Kept,
    private opened: ReplayOpened,
  ) {}

  get board(): ReplayOpened["board"] {
    return this.opened.board;
  }
  /** The names of cards that have changed since. */
  get changed(): string | null {
    return this.opened.changed && speech.of(this.opened.changed);
  }
  get rules(): string {
    return this.opened.rules;
  }
  get known(): string {
    return this.opened.known;
  }
  get count(): number {
    return this.log.told.length;
  }

  /** See it as a judge does, or as one side did. The lines and moments are the same for all. */
  async look(seen: Seen): Promise<void> {
    this.#wanted = seen;
    const log = course(await this.#ask<ReplayLog>(`log?seen=${seen}`));
    const at = this.at.line < 0 ? atMoment(log, 0) : this.at;
    const chunks =
      this.board === "played"
        ? new Chunks(this.opened.chunk, log.told.length, this.#load(seen))
        : null;
    const table = (await chunks?.table(at.moment)) ?? null;
    // Meanwhile somebody may have chosen otherwise.
    if (this.#wanted !== seen) return;
    this.#chunks = chunks;
    this.seen = seen;
    this.log = log;
    this.table = table;
    if (this.at.moment !== at.moment) await this.show();
    else if (this.at.line < 0) this.at = at;
  }

  #load(seen: Seen) {
    return async (first: number) =>
      (await this.#ask<ReplayTables>(`tables?seen=${seen}&first=${first}`)).tables;
  }

  /** Bring the table to the moment that is looked at. */
  async show(): Promise<void> {
    const { moment } = this.at;
    const chunks = this.#chunks;
    if (!chunks) return;
    try {
      const table = await chunks.table(moment);
      // Meanwhile somebody may have gone on.
      if (this.at.moment === moment && this.#chunks === chunks) this.table = table;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      this.problem = error;
    }
  }

  go(to: Place): void {
    this.at = to;
    void this.show();
  }

  step(unit: Unit, way: Way): void {
    this.go(step(this.log, this.at, unit, way));
  }

  /** A saved duel that goes on from here; throws `NotOpened`. */
  async saved(): Promise<string> {
    return (await this.#ask<ReplayFile>(`save?moment=${this.at.moment}`)).text;
  }

  /** The text of a replay, to be shared; throws `NotOpened`. What has no board is as it came. */
  async shared(): Promise<string> {
    if (this.board !== "played") return this.file.text;
    return (await this.#ask<ReplayFile>("file")).text;
  }

  async #ask<Told>(what: string): Promise<Told> {
    let answer = await call(`/api/replays/${this.opened.replay}/${what}`);
    if (answer.status === 404) {
      this.opened = await post(this.file.text);
      answer = await call(`/api/replays/${this.opened.replay}/${what}`);
    }
    if (!answer.ok) throw await refused(answer);
    return (await answer.json()) as Told;
  }
}

async function post(text: string): Promise<ReplayOpened> {
  const answer = await call("/api/replays", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw await refused(answer);
  return (await answer.json()) as ReplayOpened;
}

async function call(address: string, how?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, how);
  } catch {
    throw new NotOpened("silent");
  }
}
