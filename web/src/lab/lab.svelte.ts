// The lab that is open: its board, the text that says the same, what is held and what is looked at.

import { NotOpened } from "../home/rooms";
import { speech } from "../i18n/index.svelte";
import type { LabBoard, LabIndex, LabProblem, LabRead, LabWritten } from "../lib/protocol";
import type { Spot } from "../duel/spots";
import * as on from "./board";
import type { Place } from "./board";
import { kept, keep, type Kept } from "./keeping";
import { ask } from "./asking";

const MOST_BACK = 200;
// Milliseconds without another key, until what was typed is read.
const PAUSE = 450;

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

  #before: LabBoard[] = $state.raw([]);
  #after: LabBoard[] = $state.raw([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const before = kept();
    if (before) this.#restore(before);
  }

  async open(): Promise<void> {
    await Promise.all([this.#learn(), this.write()]);
  }

  async #learn(): Promise<void> {
    if (this.index) return;
    const said = await ask<LabIndex>("/api/lab");
    if (said instanceof NotOpened) this.fault = said;
    else this.index = said;
  }

  #restore({ board, head, steps }: Kept): void {
    this.board = board;
    this.head = head;
    this.steps = steps;
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
    this.#before = [...this.#before.slice(-MOST_BACK + 1), this.board];
    this.#after = [];
    this.#show(board);
    return true;
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.board];
    this.#show(before);
  }

  redo(): void {
    const after = this.#after.at(-1);
    if (!after) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.board];
    this.#show(after);
  }

  clear(): void {
    this.head = "";
    this.steps = [];
    this.selected = null;
    this.held = null;
    this.use(on.emptyBoard());
  }

  forgetSteps(): void {
    this.steps = [];
    this.#show(this.board);
  }

  #show(board: LabBoard): void {
    this.board = board;
    this.#keep();
    void this.write();
  }

  #keep(): void {
    keep({ board: this.board, head: this.head, steps: [...this.steps] });
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
    const asked = (this.#asked += 1);
    const wanted = {
      board: this.board,
      language: speech.language,
      head: this.head,
      steps: this.steps,
    };
    const said = await ask<LabWritten>("/api/lab/text", wanted);
    if (asked !== this.#asked) return;
    this.fault = said instanceof NotOpened ? said : null;
    if (said instanceof NotOpened) return;
    this.text = said.text;
    this.problems = said.problem ? [said.problem] : [];
    this.settled = true;
  }

  /** Somebody writes: read it when the hand rests. */
  type(text: string): void {
    this.text = text;
    this.settled = false;
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(text), PAUSE);
  }

  /** Take a text over; the board stays as it is, if the text can't be read. */
  async read(text: string): Promise<boolean> {
    clearTimeout(this.#timer);
    this.text = text;
    const asked = (this.#asked += 1);
    const said = await ask<LabRead>("/api/lab/board", { text });
    if (asked !== this.#asked) return false;
    this.fault = said instanceof NotOpened ? said : null;
    if (said instanceof NotOpened) return false;
    this.problems = said.problems;
    if (!said.board) return false;
    this.#before = [...this.#before.slice(-MOST_BACK + 1), this.board];
    this.#after = [];
    this.board = said.board;
    this.head = said.head;
    this.steps = said.steps;
    this.selected = null;
    this.held = null;
    this.settled = true;
    this.#keep();
    return true;
  }
}
