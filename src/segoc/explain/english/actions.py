"""English for what effects do."""

from typing import Final

from segoc.effects import (
    applying as dd,
    control as ct,
    draws,
    life_points,
    looking,
    moving,
    negating,
    placing,
    positions,
    references,
    summoning,
    tying,
)
from segoc.effects.numbers import Fixed
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.players import OPPONENT, YOU
from segoc.explain.english import terms as en
from segoc.explain.english.clauses import about
from segoc.explain.english.facts import condition, for_each
from segoc.explain.english.nouns import ALL, BARE, Those, says, those
from segoc.explain.english.terms import listed, numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Action
from segoc.kernel.table import places, verbs

UNTIL: Final = {
    entry.WHILE_FACE_UP: "",
    entry.UNTIL_END_OF_TURN: " until the end of this turn",
    entry.UNTIL_END_OF_NEXT_TURN: " until the end of the next turn",
    entry.UNTIL_CALCULATION: " until the end of damage calculation",
    entry.UNTIL_DAMAGE_STEP: " until the end of the Damage Step",
    entry.UNTIL_END_PHASE: " until the End Phase",
    entry.WHILE_LINKED: " while this card is linked to it",
    entry.FOR_GOOD: "",
    entry.UNTIL_BATTLE_PHASE_IS_OVER: " the next time",
    entry.UNTIL_STANDBY_PHASE: " until the next Standby Phase",
    entry.UNTIL_THIRD_OWN_TURN: " until the end of their third turn",
    entry.UNTIL_OWN_END_PHASE: " until your next End Phase",
    entry.UNTIL_OWN_TURN_IS_OVER: " in their next turn",
    entry.WITH_COUNTER: " while it has the counter",
}
JOINTS: Final = {
    0: "also, ",
    IF_DONE: "then ",
    SAME_MOMENT | IF_DONE: "and if you do, ",
    SAME_MOMENT: "and at the same time, ",
}


def program(speaker: Speaker, actions: list[Action]) -> str:
    """A program as one sentence, without its capital and its full stop."""
    text = ""
    joint = ""
    for index, action in enumerate(actions):
        if index and not joint:
            joint = f", {JOINTS[action.joint]}"
        words = speaker.say(action)
        if isinstance(action, dd.MayGoOn | dd.Provided):
            # It goes before what follows.
            joint = f"{joint}{words} "
            if isinstance(action, dd.MayGoOn) and not all(
                map(is_command, actions[index + 1 :][:1])
            ):
                joint += "choose that "
            continue
        text += f"{joint}{words}"
        joint = ""
    return f"{text}{joint}".rstrip(" ,")


def is_command(action: Action) -> bool:
    """Whether it tells a player to do something, as "destroy" does; or what becomes of cards."""
    if isinstance(action, summoning.SpecialSummon):
        return action.by == YOU
    if isinstance(action, draws.Draw | dd.Win):
        return action.whose == YOU
    if isinstance(action, life_points.Damage):
        return action.whose in (YOU, OPPONENT)
    return not isinstance(action, dd.Apply | ApplyToPlayers)


@says(moving.MoveCards)
def _move_cards(speaker: Speaker, node: moving.MoveCards) -> str:
    found = those(speaker, node.cards, ALL, True)
    text = moved(speaker, node, found)
    if node.to < 0:
        return text
    it = "them" if found.many else "it"
    if node.to == places.BANISHED:
        return f"{text}, and banish {it} instead of sending {it} to the GY"
    return f"{text} (to the {en.PLACES[node.to]})"


def moved(speaker: Speaker, node: moving.MoveCards, found: Those) -> str:
    if node.verb == verbs.SEND_TO_GY:
        return f"send {found.text} to the GY"
    if node.verb == verbs.TO_HAND:
        if speaker.on_field(node.cards):
            return f"return {found.text} to the hand"
        return f"add {found.text} to the hand"
    if node.verb == verbs.TO_DECK:
        return f"return {found.text} to the Deck"
    if node.verb == verbs.DISCARD:
        text = found.text.replace(" from your hand", "")
        return f"discard {text}{' to the GY' if node.must_arrive else ''}"
    return en.VERBS[node.verb][1].format(found.text)


@says(positions.ChangePosition)
def _change_position(speaker: Speaker, node: positions.ChangePosition) -> str:
    found = those(speaker, node.cards)
    if node.to:
        return f"change {found.text} to {en.POSITIONS[node.to]}"
    return f"change the battle position of {found.text}"


@says(positions.TurnFaceDown)
def _turn_face_down(speaker: Speaker, node: positions.TurnFaceDown) -> str:
    found = those(speaker, node.cards).text
    if node.sets:
        return f"Set {found} in face-down Defense Position"
    return f"change {found} to face-down Defense Position"


@says(tying.Equip)
def _equip(speaker: Speaker, node: tying.Equip) -> str:
    return f"equip {those(speaker, node.cards).text} to {those(speaker, node.to).text}"


@says(tying.LinkTo)
def _link_to(speaker: Speaker, node: tying.LinkTo) -> str:
    found = those(speaker, node.cards)
    text = f"link this card to {found.text}"
    it = Those("they" if found.many else "it", found.many)
    if node.clauses:
        text += f", and while linked, {about(speaker, node.cards, node.clauses, it)}"
    if node.this_turn:
        said = about(speaker, node.cards, node.this_turn, it)
        when = "this turn" if node.until == entry.UNTIL_END_OF_TURN else "until the End Phase"
        text += f", and {when}, while linked, {said}"
    return text


@says(placing.PlaceAsSpell)
def _place_as_spell(speaker: Speaker, node: placing.PlaceAsSpell) -> str:
    found = those(speaker, node.cards).text
    return f"place {found} face-up in your Spell & Trap Zone as a Continuous Spell"


@says(placing.PlaceAsTrap)
def _place_as_trap(speaker: Speaker, node: placing.PlaceAsTrap) -> str:
    found = those(speaker, node.cards).text
    return f"place {found} face-up in your Spell & Trap Zone as a Continuous Trap"


@says(placing.PlaceInPendulumZone)
def _place_in_pendulum_zone(speaker: Speaker, node: placing.PlaceInPendulumZone) -> str:
    return f"place {those(speaker, node.cards, ALL, True).text} in your Pendulum Zone"


def position(bits: int) -> str:
    names = numbered(bits, en.POSITIONS)
    if bits == 1 << places.ATTACK | 1 << places.DEFENSE:
        return ""
    return f" in {listed(names, 'or')}"


@says(summoning.SpecialSummon)
def _special_summon(speaker: Speaker, node: summoning.SpecialSummon) -> str:
    found = those(speaker, node.cards, ALL, True)
    who, s = en.WHO[node.by]
    verb = "Special Summon" if node.by == YOU else f"{who} Special Summon{s}"
    text = f"{verb} {found.text}{position(node.in_)}"
    if node.ignoring:
        text += ", ignoring its Summoning conditions"
    if node.as_:
        text += f" (treated as {en.article(numbered(node.as_, en.WAYS)[0])} Summon)"
    if node.with_:
        it = Those("they" if found.many else "it", found.many)
        text += f", but {about(speaker, node.cards, node.with_, it)}"
    return text


@says(summoning.SummonToEither)
def _summon_to_either(speaker: Speaker, node: summoning.SummonToEither) -> str:
    found = those(speaker, node.cards, ALL, True).text
    return f"Special Summon {found}{position(node.in_)} to either field"


@says(summoning.BecomeMonster)
def _become_monster(speaker: Speaker, node: summoning.BecomeMonster) -> str:
    form = "" if node.form == 1 else f" (form {node.form})"
    to = "" if node.to == YOU else " to your opponent's field"
    text = f"Special Summon this card as a monster{form}{to}{position(node.in_)}"
    if node.with_:
        text += f", but {about(speaker, references.This(), node.with_, Those('it', False))}"
    return text


@says(draws.Draw)
def _draw(speaker: Speaker, node: draws.Draw) -> str:
    who, s = en.WHO[node.whose]
    verb = "draw" if node.whose == YOU else f"{who} draw{s}"
    if node.count == Fixed(1):
        return f"{verb} 1 card"
    if isinstance(node.count, Fixed):
        return f"{verb} {node.count.number} cards"
    number, each = for_each(speaker, node.count)
    return f"{verb} {number} card{each}" if each else f"{verb} cards equal to {number}"


@says(life_points.Damage)
def _damage(speaker: Speaker, node: life_points.Damage) -> str:
    number, each = for_each(speaker, node.amount)
    plain = isinstance(node.amount, Fixed) or each != ""
    if node.whose == OPPONENT:
        if plain:
            return f"inflict {number} damage to your opponent{each}"
        return f"inflict damage to your opponent equal to {number}"
    amount = f"{number} damage{each}" if plain else f"damage equal to {number}"
    who, s = en.WHO[node.whose]
    return f"take {amount}" if node.whose == YOU else f"{who} take{s} {amount}"


@says(life_points.PayLP)
def _pay(speaker: Speaker, node: life_points.PayLP) -> str:
    return "pay half your LP" if node.half else f"pay {node.amount} LP"


@says(negating.NegateActivation)
def _negate_activation(speaker: Speaker, node: negating.NegateActivation) -> str:
    return "negate the activation"


@says(negating.NegateEffect)
def _negate_effect(speaker: Speaker, node: negating.NegateEffect) -> str:
    return "negate that effect"


@says(negating.NegateSummon)
def _negate_summon(speaker: Speaker, node: negating.NegateSummon) -> str:
    if node.cards is not None:
        return f"negate the Summon of {those(speaker, node.cards).text}"
    return "negate the Summon"


@says(negating.NegateAttack)
def _negate_attack(speaker: Speaker, node: negating.NegateAttack) -> str:
    return "negate the attack"


@says(dd.Apply)
def _apply(speaker: Speaker, node: dd.Apply) -> str:
    subject = those(speaker, node.cards)
    return f"{about(speaker, node.cards, node.clauses, subject)}{UNTIL[node.until]}"


@says(ct.TakeControl)
def _take_control(speaker: Speaker, node: ct.TakeControl) -> str:
    who = en.WHO[node.to][0] if node.to != OPPONENT else "your opponent"
    verb = "take" if node.to == YOU else f"give {who}"
    found = those(speaker, node.cards)
    text = f"{verb} control of {found.text}{UNTIL[node.until]}"
    if node.with_:
        it = Those("they" if found.many else "it", found.many)
        text += f", but meanwhile {about(speaker, node.cards, node.with_, it)}"
    return text


@says(ct.ExchangeControl)
def _exchange_control(speaker: Speaker, node: ct.ExchangeControl) -> str:
    yours = those(speaker, node.yours, BARE).text
    theirs = those(speaker, node.theirs, BARE).text
    text = f"exchange control of 1 of {yours} and 1 of {theirs}"
    if node.this_turn:
        said = about(speaker, node.yours, node.this_turn, Those("they", True))
        text += f", and this turn {said}"
    return text


@says(looking.Reveal)
def _reveal(speaker: Speaker, node: looking.Reveal) -> str:
    return f"reveal {those(speaker, node.cards).text}"


@says(dd.MayGoOn)
def _may_go_on(speaker: Speaker, node: dd.MayGoOn) -> str:
    return f"{en.WHO[node.by][0]} can"


@says(dd.Provided)
def _provided(speaker: Speaker, node: dd.Provided) -> str:
    return f"if {condition(speaker, node.condition)},"


@says(dd.Win)
def _win(speaker: Speaker, node: dd.Win) -> str:
    who, s = en.WHO[node.whose]
    return f"{who} win{s} the Duel"


def cost(speaker: Speaker, actions: list[Action]) -> str:
    return listed([speaker.say(action) for action in actions], "and")
