// Duels on ocgcore: creating them, and playing them to their end.

import { readFileSync } from "node:fs";
import {
  OcgAttribute,
  OcgDuelMode,
  OcgLocation,
  OcgMessageType as Message,
  OcgPosition,
  OcgProcessResult,
  OcgRace,
  OcgType,
} from "ocgcore-wasm";
import { Random } from "./random.mjs";

export class Fault extends Error {}

const scripts = new Map();

/** A script of ours; null if the card has none, as Normal Monsters. */
function script(name) {
  if (!scripts.has(name)) {
    try {
      scripts.set(name, readFileSync(new URL(`scripts/${name}`, import.meta.url), "utf8"));
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
      scripts.set(name, null);
    }
  }
  return scripts.get(name);
}

function named(name, values) {
  if (!(name in values)) throw new Fault(`ocgcore knows no ${name}`);
  return values[name];
}

/** A card as the Python side describes it, in ocgcore's numbers. */
export function cardData(card) {
  return {
    code: card.code,
    alias: 0,
    setcodes: [],
    type: card.types.reduce((bits, name) => bits | named(name, OcgType), 0),
    level: card.level,
    attribute: card.attribute ? named(card.attribute, OcgAttribute) : 0,
    race: card.race ? named(card.race, OcgRace) : 0n,
    attack: card.attack,
    defense: card.defense,
    lscale: 0,
    rscale: 0,
    link_marker: 0,
  };
}

const TEAM = { startingLP: 8000, startingDrawCount: 5, drawCountPerTurn: 1 };

/** Where the time goes: to the core itself, to decoding its messages, to choosing and encoding. */
export class Parts {
  core = 0;
  decoding = 0;
  driver = 0;

  /** As parts of 1. */
  shares() {
    const all = this.core + this.decoding + this.driver;
    return { core: this.core / all, decoding: this.decoding / all, driver: this.driver / all };
  }
}

export class Duel {
  turns = 0;
  question = null;
  faults = [];

  /** Create a duel and run it to its first question; the Decks are shuffled here, as the core
   * leaves that to its host. */
  constructor(core, cards, decks, seed, player) {
    this.core = core;
    this.player = player;
    this.handle = core.createDuel({
      // Master Rule 5: that of April 2020.
      flags: OcgDuelMode.MODE_MR5,
      seed: [BigInt(seed), 0n, 0n, 1n],
      team1: TEAM,
      team2: TEAM,
      cardReader: (code) => cards.get(code) ?? null,
      scriptReader: script,
      errorHandler: (_type, text) => this.faults.push(text),
    });
    for (const name of ["constants.lua", "effects.lua"])
      if (!core.loadScript(this.handle, name, script(name))) throw new Fault(`${name} is wrong`);
    const random = new Random(seed);
    decks.forEach((deck, team) => {
      for (const code of random.shuffled(deck))
        core.duelNewCard(this.handle, {
          team,
          duelist: 0,
          code,
          controller: team,
          location: OcgLocation.DECK,
          sequence: 0,
          position: OcgPosition.FACEDOWN_DEFENSE,
        });
    });
    core.startDuel(this.handle);
    this.#run(new Parts());
  }

  /** Play at random, to the end. */
  play(parts) {
    while (this.question !== null) {
      this.#answer(parts);
      this.#run(parts);
    }
  }

  destroy() {
    this.core.destroyDuel(this.handle);
  }

  /** Run to the next question with a choice, or to the end. */
  #run(parts) {
    const { core, handle } = this;
    for (;;) {
      const begin = performance.now();
      const status = core.duelProcess(handle);
      const processed = performance.now();
      const messages = core.duelGetMessage(handle);
      const decoded = performance.now();
      parts.core += processed - begin;
      parts.decoding += decoded - processed;
      if (this.faults.length > 0) throw new Fault(this.faults.join("\n"));
      let last = null;
      let over = status === OcgProcessResult.END;
      for (const message of messages) {
        // The core would play on after somebody has won: to stop is the host's business.
        if (message.type === Message.WIN) over = true;
        else if (message.type === Message.NEW_TURN) this.turns += 1;
        else if (message.type === Message.RETRY) throw new Fault("an answer was refused");
        last = message;
      }
      this.question = over ? null : last;
      const asked = !over && status !== OcgProcessResult.CONTINUE;
      if (asked) this.count = this.player.options(handle, last);
      parts.driver += performance.now() - decoded;
      if (over || (asked && this.count >= 2)) return;
      if (asked) this.#answer(parts);
    }
  }

  #answer(parts) {
    const begin = performance.now();
    const { handle } = this;
    this.core.duelSetResponse(handle, this.player.answer(handle, this.question, this.count));
    parts.driver += performance.now() - begin;
  }
}
