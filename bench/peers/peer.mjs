// ocgcore's side of `make bench-peers`. It is told the cards and Decks, then asked for rounds, a
// line of JSON each; it answers each with a line of JSON. While it waits, it does nothing.

import { createInterface } from "node:readline";
import createCore from "ocgcore-wasm";
import { cardData, Duel, Parts } from "./duels.mjs";
import { Player } from "./questions.mjs";
import { Random } from "./random.mjs";

const core = await createCore({ sync: true });

/** The time that this process has had, in seconds: machines are shared. */
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** One round: so many duels with these Decks, the same in every round. */
function round(cards, decks, seed, duels) {
  const player = new Player(core, new Random(seed));
  const parts = new Parts();
  let turns = 0;
  let creating = 0;
  let playing = 0;
  for (let number = 0; number < duels; number++) {
    const begin = clock();
    const duel = new Duel(core, cards, decks, seed + number, player);
    const created = clock();
    duel.play(parts);
    playing += clock() - created;
    creating += created - begin;
    turns += duel.turns;
    duel.destroy();
  }
  const { decisions, questions } = player;
  return { decisions, questions, turns, creating, playing, ...parts.shares() };
}

let cards = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let answer;
  if (request.cards) {
    cards = new Map(request.cards.map((card) => [card.code, cardData(card)]));
    answer = { version: core.getVersion().join("."), node: process.versions.node };
  } else {
    answer = round(cards, request.decks, request.seed, request.duels);
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
