// What has happened, shown moment by moment: frames are played one after the other.

import type { Frame, Line, Table, Update } from "../lib/protocol";

// A moment is seen for so long, and all of an update together not much longer than that.
const MOMENT = 320;
const SHORTEST = 110;
const ALTOGETHER = 2_000;
// Who was away for so long wants to see where things stand, not how they came.
const TOO_MANY = 60;
// Nor does anybody listen to more than that; the log has it all.
const MOST_SAID = 40;

interface Shown {
  frame: Frame;
  /** The log is no longer true from this line on. */
  from: number;
}

export class Playback {
  table = $state.raw<Table | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** What has happened since the last answer, for who listens. */
  news = $state.raw<readonly Line[]>([]);
  /** The last update took something back. */
  takenBack = $state(false);
  playing = $state(false);
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = MOMENT;
  #done: () => void = () => {};

  /** Plays an update; `done` is called as soon as its last moment is shown. */
  play(update: Update, done: () => void): void {
    const first = this.table === null;
    const takenBack = update.lines_from <= (this.lines.at(-1)?.number ?? -1);
    this.takenBack = takenBack;
    if (this.#queue.length === 0) this.news = [];
    let from = update.lines_from;
    for (const frame of update.frames) {
      this.#queue.push({ frame, from });
      from += frame.lines.length;
    }
    this.#done = done;
    this.#pause = Math.max(SHORTEST, Math.min(MOMENT, ALTOGETHER / this.#queue.length));
    if (first || takenBack || this.#queue.length > TOO_MANY || stillness()) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Straight to how things stand now. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) this.#show();
    this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#show();
    if (this.#queue.length === 0) {
      this.#end();
      return;
    }
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(), this.#pause);
  }

  #show(): void {
    const shown = this.#queue.shift();
    if (!shown) return;
    const { frame, from } = shown;
    this.table = frame.table;
    this.lines = [...this.lines.filter((line) => line.number < from), ...frame.lines];
    this.news = [...this.news, ...frame.lines].slice(-MOST_SAID);
  }

  #end(): void {
    this.playing = false;
    const done = this.#done;
    this.#done = () => {};
    done();
  }
}

/** Nobody is looking, or wants to see things move. */
export function stillness(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
