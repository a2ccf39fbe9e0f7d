// What a question offers: which options belong to a card, which to the prompt. Pure functions.

import type { Option, Question } from "../lib/protocol";
import { isHand, pileOf, shownAt, type Spot } from "./spots";

// A click on the card or zone is the whole answer.
const CLICKED = new Set(["pick", "zone"]);
// What "go on" means, if it is offered.
const GOING_ON = ["pass", "finish", "stop"];
// So many announcements are a list to search, not a row of buttons.
export const MOST_BUTTONS = 9;

export function isPick(option: Option): boolean {
  return CLICKED.has(option.verb);
}

/** Those of a card or zone. */
export function optionsAt(question: Question | null, spot: Spot): Option[] {
  return question?.options.filter((option) => option.spot === spot) ?? [];
}

/** Those that belong to no card: buttons of the prompt. */
export function bareOptions(question: Question | null): Option[] {
  return question?.options.filter((option) => option.spot === null) ?? [];
}

/** The spots that have something to offer, and the piles and cards that hold such spots. */
export function glowing(question: Question | null): Set<Spot> {
  const spots = new Set<Spot>();
  for (const option of question?.options ?? []) {
    if (option.spot === null) continue;
    spots.add(option.spot);
    spots.add(shownAt(option.spot));
  }
  return spots;
}

/** The piles that must be open to answer: those with cards to pick. */
export function pilesToOpen(question: Question | null): Spot[] {
  const piles = new Set<Spot>();
  for (const option of question?.options ?? []) {
    if (option.spot === null || !isPick(option) || isHand(option.spot)) continue;
    const pile = pileOf(option.spot);
    if (pile !== null) piles.add(pile);
  }
  return [...piles];
}

/** Whether whatever can be picked lies in a pile: nothing of the table is needed besides. */
export function onlyInPiles(question: Question | null): boolean {
  const picks = question?.options.filter((option) => option.spot !== null && isPick(option)) ?? [];
  const inPile = ({ spot }: Option) => !isHand(spot!) && pileOf(spot!) !== null;
  return picks.length > 0 && picks.every(inPile);
}

/** An entry of a card's menu: one option, or an attack whose target is chosen afterwards. */
export interface Item {
  option: Option;
  aims: Option[];
}

/** The menu of a card. All its attacks on monsters are one entry. */
export function menuOf(options: Option[]): Item[] {
  const items: Item[] = [];
  for (const option of options) {
    const same = items.find((item) => item.aims.length > 0 && item.option.verb === option.verb);
    if (option.aim === null) items.push({ option, aims: [] });
    else if (same) same.aims.push(option);
    else items.push({ option, aims: [option] });
  }
  return items;
}

/** What going on without doing anything means here, if it is possible. */
export function goOn(question: Question | null): Option | undefined {
  const options = question?.options ?? [];
  for (const verb of GOING_ON) {
    const found = options.find((option) => option.verb === verb);
    if (found) return found;
  }
  return undefined;
}

/** Announcements that are too many for buttons; and names, of which these are only some. */
export function searchable(question: Question | null): Option[] {
  const announced = bareOptions(question).filter((option) => option.verb === "announce");
  return question?.names || announced.length > MOST_BUTTONS ? announced : [];
}

/** The picks of a sequence so far: a pick that is followed by the same question goes on with it,
 * anything else begins anew. */
export function picksAfter(
  picks: Spot[],
  answered: Question | null,
  chosen: Option | null,
  asked: Question | null,
): Spot[] {
  if (!answered || !asked || chosen?.verb !== "pick" || chosen.spot === null) return [];
  const same =
    asked.kind === answered.kind &&
    asked.about === answered.about &&
    asked.player === answered.player &&
    !asked.options.some((option) => option.spot === chosen.spot);
  return same ? [...picks, chosen.spot] : [];
}
