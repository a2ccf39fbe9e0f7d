// The lab that is open: its board, the text that says the same, what is held and what is looked at.

import { NotOpened } from "../home/rooms";
import { speech } from "../i18n/index.svelte";
import type {
  LabBoard,
  LabIndex,
  LabProblem,
  LabRead,
  LabWritten,
  PlayedScenario,
} from "../lib/protocol";
import type { Spot } from "../duel/spots";
import * as on from "./board";
import type { Place } from "./board";
import { kept, keep, type Kept } from "./keeping";
import { ask } from "./asking";

const MOST_BACK = 200;
// Milliseconds without another key, until what was typed is read.
const PAUSE = 450;
// And until somebody is asked again who had too much to do.
const WAIT = 1500;

/** A card that is being laid: a new one, or one that lies somewhere. */
export interface Held {
  code: number;
  from: Place | null;
}

export class Lab {
  board = $state.raw<LabBoard>(on.emptyBoard());
  head = $state("");
  steps = $state.raw<readonly string[]>([]);
  text = $state("");
  /** What is wrong, with the board or with what was typed. */
  problems = $state.raw<readonly LabProblem[]>([]);
  held = $state.raw<Held | null>(null);
  selected = $state<Spot | null>(null);
  index = $state.raw<LabIndex | null>(null);
  /** Why the server has nothing to say. */
  fault = $state.raw<NotOpened | null>(null);
  /** What the text says, and the board, are the same. */
  settled = $state(false);

  #before: Kept[] = $state.raw([]);
  #after: Kept[] = $state.raw([]);
  #asked = 0;
  /** What was typed, and hasn't become a board yet. */
  #typed: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has built or written something here. */
  #touched = false;

  constructor() {
    const before = kept();
    if (before) this.#restore(before);
  }

  /** With the board that was there, or with a scenario of the rulebook: false if that wasn't taken
   * because somebody had already begun to do something else. */
  async open(scenario?: string): Promise<boolean> {
    const wanted = scenario && ask<PlayedScenario>(`/api/rulebook/scenarios/${scenario}`);
    const [said] = await Promise.all([wanted, this.#learn(), this.write()]);
    if (!said) return true;
    if (this.#touched) return false;
    if (said instanceof NotOpened) this.fault = said;
    else await this.read(said.scenario.text.join("\n"));
    return true;
  }

  /** Ask once more what the server didn't answer; nothing that was typed is lost. */
  async again(): Promise<void> {
    const typed = this.#typed;
    await Promise.all([this.#learn(), typed === null ? this.write() : this.read(typed)]);
  }

  async #learn(): Promise<void> {
    if (this.index) return;
    const said = await ask<LabIndex>("/api/lab");
    if (said instanceof NotOpened) this.fault = said;
    else this.index = said;
  }

  /** All that the text says. */
  get #now(): Kept {
    return { board: this.board, head: this.head, steps: [...this.steps] };
  }

  #restore({ board, head, steps }: Kept): void {
    this.board = board;
    this.head = head;
    this.steps = steps;
  }

  #remember(): void {
    this.#before = [...this.#before.slice(-MOST_BACK + 1), this.#now];
    this.#after = [];
  }

  /** Of what sort a card is, once the server has told. */
  sortOf(code: number): on.Sort | undefined {
    return this.index?.cards.find((card) => card.code === code);
  }

  // The board.

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Another board; false if it is the same. */
  use(board: LabBoard): boolean {
    if (board === this.board) return false;
    this.#remember();
    this.#show({ ...this.#now, board });
    return true;
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.#now];
    this.#show(before);
  }

  redo(): void {
    const after = this.#after.at(-1);
    if (!after) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.#now];
    this.#show(after);
  }

  clear(): void {
    this.selected = null;
    this.held = null;
    this.#remember();
    this.#show({ board: on.emptyBoard(), head: "", steps: [] });
  }

  forgetSteps(): void {
    this.#remember();
    this.#show({ ...this.#now, steps: [] });
  }

  #show(lab: Kept): void {
    this.#touched = true;
    this.#restore(lab);
    keep(this.#now);
    void this.write();
  }

  /** Lay what is held; false if there is no room for it. */
  drop(spot: Spot): boolean {
    const held = this.held;
    if (!held) return false;
    const face = this.sortOf(held.code);
    const zone = on.zoneOf(this.board, spot, this.board.turn_player);
    const fresh = on.newCard(held.code, zone?.in === "zone" ? on.lies(face, zone.zone) : {});
    const board = held.from
      ? on.move(this.board, held.from, spot, face)
      : on.lay(this.board, fresh, spot, face);
    this.held = null;
    if (!this.use(board)) return false;
    this.selected = spot.replace(/\.under$/, "");
    return true;
  }

  // The text.

  /** Write the board anew, in the language that is spoken. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.settled = false;
    this.#typed = null;
    const asked = (this.#asked += 1);
    const wanted = {
      board: this.board,
      language: speech.language,
      head: this.head,
      steps: this.steps,
    };
    const said = await ask<LabWritten>("/api/lab/text", wanted);
    if (asked !== this.#asked || this.#waits(said, () => void this.write())) return;
    if (said instanceof NotOpened) return;
    this.text = said.text;
    this.problems = said.problem ? [said.problem] : [];
    this.settled = true;
  }

  /** Whether the server is to be asked again: soon, by itself, if it was only too much at once. */
  #waits(said: unknown, again: () => void): boolean {
    const tooFast = said instanceof NotOpened && said.error === "too_fast";
    this.fault = said instanceof NotOpened && !tooFast ? said : null;
    if (tooFast) this.#timer = setTimeout(again, WAIT);
    return tooFast;
  }

  /** Somebody writes: read it when the hand rests. */
  type(text: string): void {
    this.#touched = true;
    this.text = text;
    this.#typed = text;
    this.settled = false;
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(text), PAUSE);
  }

  /** Take a text over; the board stays as it is, if the text can't be read. */
  async read(text: string): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#touched = true;
    this.text = text;
    this.#typed = text;
    this.settled = false;
    const asked = (this.#asked += 1);
    const said = await ask<LabRead>("/api/lab/board", { text });
    if (asked !== this.#asked || this.#waits(said, () => void this.read(text))) return false;
    if (said instanceof NotOpened) return false;
    this.problems = said.problems;
    if (!said.board) return false;
    this.#remember();
    this.#restore({ board: said.board, head: said.head, steps: [...said.steps] });
    this.#typed = null;
    this.selected = null;
    this.held = null;
    this.settled = true;
    keep(this.#now);
    return true;
  }
}
