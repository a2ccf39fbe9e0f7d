// Everything by keyboard: what the keys do that aren't the business of one control.

import { letters } from "../lib/letters.svelte";
import { isTyping, wayOf } from "./keys";
import type { Desk } from "./desk.svelte";
import { bareOptions, goOn, searchable } from "./options";

export interface Hands {
  /** Brings the focus back to the board. */
  toBoard: () => void;
  toLog: () => void;
}

export const HOLD_KEY = "w";

export function onKeyDown(event: KeyboardEvent, desk: Desk, hands: Hands): void {
  const { game } = desk;
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
    return;
  }
  if (event.key === "Escape") {
    // It empties a field first.
    if (isTyping(target) && (target as HTMLInputElement).value) return;
    const closed = desk.escape();
    if (closed || target.closest("[data-spot]") === null) {
      event.preventDefault();
      hands.toBoard();
    }
    return;
  }
  if (isTyping(target)) return;
  const onTable = target === document.body || target.closest("[data-spot]") !== null;
  if (event.key === " ") {
    // Elsewhere the space bar presses the button that has the focus.
    if (!onTable) return;
    event.preventDefault();
    if (game.playback.playing) game.playback.skip();
    else if (!event.repeat) {
      const option = goOn(desk.question);
      if (option) desk.choose(option);
    }
  } else if (/^[1-9]$/.test(event.key)) {
    if (!letters.on || event.repeat || searchable(desk.question).length > 0) return;
    const option = bareOptions(desk.question)[Number(event.key) - 1];
    if (option) desk.choose(option);
  } else if (wayOf(event.key) && target === document.body) {
    event.preventDefault();
    hands.toBoard();
  } else if (letters.on && !event.repeat) letter(event.key.toLowerCase(), target, desk, hands);
}

function letter(key: string, target: HTMLElement, desk: Desk, hands: Hands): void {
  const { game } = desk;
  switch (key) {
    case HOLD_KEY:
      void game.hold(true);
      break;
    case "n":
      toNextOffer();
      break;
    case "i": {
      const spot = target.closest<HTMLElement>("[data-spot]")?.dataset.spot;
      if (spot && game.table) desk.look(game.table, spot);
      if (desk.narrow && desk.looked) desk.sheet = "card";
      break;
    }
    case "l":
      hands.toLog();
      break;
    case "u":
      if (game.room?.undoable) void game.send({ type: "undo", choices: 1 });
      break;
  }
}

export function onKeyUp(event: KeyboardEvent, desk: Desk): void {
  if (event.key.toLowerCase() === HOLD_KEY) void desk.game.hold(false);
  // Else some browsers press the card that has the focus.
  if (event.key === " " && (event.target as HTMLElement).closest?.("[data-spot]")) {
    event.preventDefault();
  }
}

/** To the next spot that has something to offer, as one reads. */
function toNextOffer(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-glow]")];
  const at = offers.findIndex((element) => element === document.activeElement);
  offers[(at + 1) % offers.length]?.focus();
}
