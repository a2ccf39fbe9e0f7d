// What ocgcore asks, answered at random as segoc's random player does, and counted as segoc counts.
//
// Where the two ask differently, the answer is drawn as from segoc's list of options:
// - An attack is one decision in segoc, attacker and target together; ocgcore asks for the attacker,
//   then for the target. Here attackers are drawn as often as they have targets, and the question for
//   the target isn't counted again.
// - From the Battle Phase segoc always goes on to Main Phase 2, and from there to the End Phase.
//   ocgcore offers both ways out; here the first is taken, where there is one.
// - Several cards are picked one by one in segoc; for all but Tributes ocgcore asks for all of them at
//   once. Here they are drawn one by one, and each pick that has a choice is counted.
// - Shuffling one's hand and taking back what one has begun are no options in segoc: never done here.

import {
  OcgLocation,
  OcgMessageType as Message,
  OcgResponseType as Response,
  SelectBattleCMDAction as Battle,
  SelectIdleCMDAction as Idle,
} from "ocgcore-wasm";

export class UnknownQuestion extends Error {}

/** A random player of both sides; `decisions` counts real ones by kind. */
export class Player {
  constructor(core, random) {
    this.core = core;
    this.random = random;
    this.decisions = {};
    // Questions of ocgcore's own that have at least two answers.
    this.questions = 0;
    this.targetIsNext = false;
  }

  /** How many options the question has, as segoc counts. */
  options(duel, question) {
    switch (question.type) {
      case Message.SELECT_IDLECMD:
        return (
          question.summons.length +
          question.special_summons.length +
          question.pos_changes.length +
          question.monster_sets.length +
          question.spell_sets.length +
          question.activates.length +
          (question.to_bp ? 1 : 0) +
          (question.to_ep ? 1 : 0)
        );
      case Message.SELECT_BATTLECMD:
        return (
          question.chains.length +
          question.attacks.length * this.#targets(duel, question.player) +
          (question.to_m2 || question.to_ep ? 1 : 0)
        );
      case Message.SELECT_CHAIN:
        return question.selects.length + (question.forced ? 0 : 1);
      case Message.SELECT_CARD:
      case Message.SELECT_TRIBUTE:
        return question.selects.length;
      case Message.SELECT_UNSELECT_CARD:
        return question.select_cards.length + (question.can_finish ? 1 : 0);
      case Message.SELECT_PLACE:
        return places(question).length;
      case Message.SELECT_POSITION:
        return bits(question.positions).length;
      case Message.SELECT_OPTION:
        return question.options.length;
      case Message.SELECT_EFFECTYN:
      case Message.SELECT_YESNO:
        return 2;
      default:
        throw new UnknownQuestion(`no answer is known to message ${question.type}`);
    }
  }

  /** The answer to a question with so many options; it is counted. */
  answer(duel, question, count) {
    switch (question.type) {
      case Message.SELECT_IDLECMD:
        this.#count("main phase", count);
        return mainPhase(question, this.random.below(count));
      case Message.SELECT_BATTLECMD:
        return this.#battleStep(duel, question, count);
      case Message.SELECT_CHAIN:
        return this.#chain(question, count);
      case Message.SELECT_CARD:
        if (this.targetIsNext) {
          this.targetIsNext = false;
          if (count >= 2) this.questions += 1;
          return { type: Response.SELECT_CARD, indicies: [this.random.below(count)] };
        }
        return { type: Response.SELECT_CARD, indicies: this.#pick("cards", question, count) };
      case Message.SELECT_TRIBUTE:
        return { type: Response.SELECT_TRIBUTE, indicies: this.#pick("tributes", question, count) };
      case Message.SELECT_UNSELECT_CARD:
        return this.#tribute(question, count);
      case Message.SELECT_PLACE:
        this.#count("zone", count);
        return {
          type: Response.SELECT_PLACE,
          places: [places(question)[this.random.below(count)]],
        };
      case Message.SELECT_POSITION:
        this.#count("position", count);
        return {
          type: Response.SELECT_POSITION,
          position: bits(question.positions)[this.random.below(count)],
        };
      case Message.SELECT_OPTION:
        this.#count("others", count);
        return { type: Response.SELECT_OPTION, index: this.random.below(count) };
      case Message.SELECT_EFFECTYN:
        this.#count("chain", count);
        return { type: Response.SELECT_EFFECTYN, yes: this.random.below(2) === 0 };
      case Message.SELECT_YESNO:
        this.#count("others", count);
        return { type: Response.SELECT_YESNO, yes: this.random.below(2) === 0 };
    }
  }

  #count(kind, count) {
    if (count < 2) return;
    this.decisions[kind] = (this.decisions[kind] ?? 0) + 1;
    this.questions += 1;
  }

  #targets(duel, player) {
    const monsters = this.core.duelQueryCount(duel, 1 - player, OcgLocation.MZONE);
    return Math.max(1, monsters);
  }

  #battleStep(duel, question, count) {
    const type = Response.SELECT_BATTLECMD;
    if (count >= 2) this.decisions["battle step"] = (this.decisions["battle step"] ?? 0) + 1;
    if (question.chains.length + question.attacks.length > 0 || (question.to_m2 && question.to_ep))
      this.questions += 1;
    this.targetIsNext = false;
    let choice = this.random.below(count);
    if (choice < question.chains.length) return { type, action: Battle.SELECT_CHAIN, index: choice };
    choice -= question.chains.length;
    const targets = this.#targets(duel, question.player);
    if (choice < question.attacks.length * targets) {
      this.targetIsNext =
        this.core.duelQueryCount(duel, 1 - question.player, OcgLocation.MZONE) > 0;
      return { type, action: Battle.SELECT_BATTLE, index: Math.floor(choice / targets) };
    }
    return { type, action: question.to_m2 ? Battle.TO_M2 : Battle.TO_EP, index: null };
  }

  #chain(question, count) {
    this.#count("chain", count);
    const choice = count > 0 ? this.random.below(count) : 0;
    const type = Response.SELECT_CHAIN;
    return { type, index: choice < question.selects.length ? choice : null };
  }

  /** Tributes for a Normal Summon are asked for one by one. */
  #tribute(question, count) {
    this.#count("tributes", count);
    const choice = this.random.below(count);
    const type = Response.SELECT_UNSELECT_CARD;
    return { type, index: choice < question.select_cards.length ? choice : null };
  }

  /** So many cards as must be, one after the other. */
  #pick(kind, question, count) {
    if (question.min !== question.max)
      throw new UnknownQuestion(`${question.min} to ${question.max} cards: no card here asks that`);
    const left = Array.from({ length: count }, (_, index) => index);
    const picked = [];
    for (let number = 0; number < question.min; number++) {
      if (left.length >= 2) this.decisions[kind] = (this.decisions[kind] ?? 0) + 1;
      picked.push(...left.splice(this.random.below(left.length), 1));
    }
    if (count >= 2) this.questions += 1;
    return picked;
  }
}

const LISTS = [
  ["summons", Idle.SELECT_SUMMON],
  ["special_summons", Idle.SELECT_SPECIAL_SUMMON],
  ["pos_changes", Idle.SELECT_POS_CHANGE],
  ["monster_sets", Idle.SELECT_MONSTER_SET],
  ["spell_sets", Idle.SELECT_SPELL_SET],
  ["activates", Idle.SELECT_ACTIVATE],
];

function mainPhase(question, choice) {
  const type = Response.SELECT_IDLECMD;
  for (const [list, action] of LISTS) {
    const { length } = question[list];
    if (choice < length) return { type, action, index: choice };
    choice -= length;
  }
  return { type, action: question.to_bp && choice === 0 ? Idle.TO_BP : Idle.TO_EP, index: null };
}

// A bit that is set stands for a zone that can't be had: 8 of each player's Monster Zones, then 8
// of the Spell & Trap Zones; the asked player's first.
function places(question) {
  const found = [];
  for (let bit = 0; bit < 32; bit++) {
    if ((question.field_mask >>> bit) & 1) continue;
    found.push({
      player: bit < 16 ? question.player : 1 - question.player,
      location: bit % 16 < 8 ? OcgLocation.MZONE : OcgLocation.SZONE,
      sequence: bit % 8,
    });
  }
  return found;
}

function bits(mask) {
  return [1, 2, 4, 8].filter((bit) => mask & bit);
}
