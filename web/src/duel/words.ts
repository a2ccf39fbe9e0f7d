// What is on the table, in words: for prompts, menus, and for who listens instead of looking.

import { faces } from "../cards/cards.svelte";
import { botAbout, botName } from "../home/bots";
import { speech, type Key } from "../i18n/index.svelte";
import en from "../i18n/en.json";
import type { Card, Chair, Option, Question, Result, Table } from "../lib/protocol";
import { cardAt, pileOf, sideOf, type Player, type Seat, type Spot } from "./spots";

function keyOf(prefix: string, word: string): string {
  return `${prefix}.${word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}`;
}

function has(prefix: string, word: string): boolean {
  return keyOf(prefix, word) in en;
}

/** The words for a term of the protocol (`verb.attack_directly`), or the term itself. */
export function term(prefix: string, word: string): string {
  return has(prefix, word) ? speech.t(keyOf(prefix, word) as Key) : word;
}

export function nameOf(code: number | null | undefined): string {
  const face = faces.get(code);
  if (face) return speech.of(face.name);
  return speech.t(code == null ? "duel.card.unknown" : "duel.card.loading");
}

export function whose(player: Player, seat: Seat): string {
  if (seat === "A" || seat === "B") {
    return speech.t((seat === "A") === (player === 0) ? "duel.whose.mine" : "duel.whose.theirs");
  }
  return speech.t("duel.whose.side", { side: player === 0 ? "A" : "B" });
}

/** A player, as who does something. */
export function who(player: Player, seat: Seat): string {
  if (seat === "A" || seat === "B") {
    return speech.t((seat === "A") === (player === 0) ? "duel.by.mine" : "duel.by.theirs");
  }
  return speech.t("duel.player", { side: player === 0 ? "A" : "B" });
}

/** Who sits there: a bot, a person by name, or a player without one. */
export function chairWords(chair: Chair | undefined, player: Player): string {
  if (chair?.bot) return speech.t("duel.bot", { name: botName(chair.name) });
  return chair?.name || speech.t("duel.player", { side: player === 0 ? "A" : "B" });
}

/** The same for who looks closer: of a bot, what it does. */
export function chairAbout(chair: Chair | undefined, player: Player): string {
  const words = chairWords(chair, player);
  const about = chair?.bot ? botAbout(chair.name) : "";
  return about ? speech.t("duel.bot.about", { bot: words, about }) : words;
}

/** Who has won: for who plays one side, or for who sees both. */
export function resultWords(
  { winner }: Result,
  own: Player | null,
  names: readonly [string, string],
): string {
  if (winner === null) return speech.t("duel.between.draw");
  if (own === null) return speech.t("duel.between.wins", { name: names[winner] });
  return speech.t(winner === own ? "duel.between.won" : "duel.between.lost");
}

const NUMBERED: Record<string, Key> = {
  m: "duel.spot.monster",
  s: "duel.spot.spell",
  hand: "duel.spot.hand",
};
const PILED: Record<string, Key> = {
  hand: "duel.pile.hand",
  deck: "duel.pile.deck",
  gy: "duel.pile.gy",
  banished: "duel.pile.banished",
  extra: "duel.pile.extra",
  field: "duel.spot.field",
};

/** A spot or a pile: "your Monster Zone 3", "the opponent's GY". */
export function spotWords(spot: Spot, seat: Seat): string {
  const side = sideOf(spot);
  const under = /^(.+)\.under/.exec(spot);
  if (under) return speech.t("duel.spot.under", { spot: spotWords(under[1]!, seat) });
  if (side === null) return speech.t("duel.spot.extra_monster", { number: spot.slice(1) });
  const owner = { whose: whose(side, seat) };
  const place = spot.slice(2);
  const numbered = /^(?:([ms])|(hand)\.)(\d+)$/.exec(place);
  if (numbered) {
    const key = NUMBERED[numbered[1] ?? numbered[2]!]!;
    return speech.t(key, { ...owner, number: numbered[3]! });
  }
  const key = PILED[place.replace(/\.\d+$/, "")];
  return key ? speech.t(key, owner) : spot;
}

/** A pile without its owner, as a caption. */
export function pileTitle(pile: Spot): string {
  return term("duel.title", pile.endsWith(".under") ? "under" : pile.slice(2));
}

/** All that can be seen of a card and where it lies, in one sentence. `ties` are the cards that
 * are equipped or otherwise linked to it. */
export function cardWords(card: Card, seat: Seat, ties: readonly Card[] = []): string {
  const said = [nameOf(card.code)];
  if (card.in_the_act) said.push(speech.t("duel.card.in_the_act"));
  if (card.position) {
    const turned = card.face_up ? card.position : "set";
    said.push(term("duel.position", turned));
    if (card.atk !== null && card.face_up) said.push(`ATK ${card.atk}`);
    if (card.defense !== null && card.face_up) said.push(`DEF ${card.defense}`);
  } else if (!card.face_up) {
    // In the Deck and the Extra Deck cards lie so anyway.
    const pile = pileOf(card.spot);
    if (pile === null) said.push(speech.t("duel.card.set"));
    else if (pile.endsWith(".banished")) said.push(speech.t("duel.card.face_down"));
  }
  for (const badge of card.badges) said.push(term("duel.badge", badge));
  for (const counters of card.counters) {
    said.push(`${counters.count} × ${speech.of(counters.name)}`);
  }
  if (card.materials.length > 0) {
    said.push(speech.t("duel.card.materials", { count: card.materials.length }));
  }
  if (ties.length > 0) {
    const cards = ties.map((tie) => nameOf(tie.code)).join(speech.t("duel.comma"));
    said.push(speech.t("duel.card.tied", { cards }));
  }
  if (card.controller !== null && card.controller !== card.owner) {
    said.push(speech.t("duel.card.owner", { who: who(card.owner, seat) }));
  }
  said.push(spotWords(card.spot, seat));
  return said.join(speech.t("duel.comma"));
}

/** The name of what lies at a spot, or else the spot. */
export function subject(table: Table, spot: Spot, seat: Seat): string {
  const card = cardAt(table, spot);
  return card && card.code !== null ? nameOf(card.code) : spotWords(spot, seat);
}

/** An option as a button says it. `several` tells that the card has more like it to offer. */
export function optionWords(option: Option, several = false): string {
  if (option.verb === "announce" || option.verb === "decide") {
    if (option.words) return speech.of(option.words);
    if (option.verb === "decide") return speech.t("verb.decide", { number: option.word ?? "" });
    return announced(option.word ?? "");
  }
  const verb = term("verb", option.verb);
  const which = option.words
    ? speech.of(option.words)
    : option.way !== null && speech.t("duel.way", { number: option.way });
  return several && which ? speech.t("duel.numbered", { verb, which }) : verb;
}

// Where the words for what is announced are, and what is announced then.
const ANNOUNCED = { "card.race": "type", "card.attribute": "attribute", word: "coin" };

/** A Type, an Attribute, a side of a coin or a number that is announced. */
function announced(word: string): string {
  const group = Object.keys(ANNOUNCED).find((one) => has(one, word));
  return group ? term(group, word) : word;
}

/** Of what sort the things are that can be announced. */
function announcedSort({ options: [first], names }: Question): string {
  if (names) return "name";
  for (const [group, sort] of Object.entries(ANNOUNCED)) {
    if (has(group, first.word ?? "")) return sort;
  }
  return "number";
}

/** What is asked. */
export function questionWords(question: Question, table: Table, seat: Seat): string {
  let kind = question.kind.replaceAll(" ", "_");
  if (kind === "announcement") kind += `.${announcedSort(question)}`;
  else if (question.sort) kind += `.${question.sort}`;
  let about = question.about === null ? null : subject(table, question.about, seat);
  // Whoever responds responds to the last link.
  const last = table.chain.at(-1);
  if (about === null && last && question.kind === "fast effects") about = nameOf(last.code);
  const key = `topic.${kind}${about === null ? "" : ".about"}`;
  if (key in en) return speech.t(key as Key, { card: about ?? "" });
  return term("topic", question.kind);
}
