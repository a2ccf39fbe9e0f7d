"""English for whole effects."""

from typing import Final

from segoc.explain.english import terms as en
from segoc.explain.english.actions import cost, is_command, program
from segoc.explain.english.clauses import about, about_player
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import ANY, BOOK, MATCHING, noun_of, says, so_many, those
from segoc.explain.english.terms import listed, names_of, sentence
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.language.effect import Activated, Effect
from segoc.kernel.language.node import FIELD_PLACES, Target
from segoc.kernel.table import verbs
from segoc.kernel.table.places import (
    BANISHED,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
)


class English(Speaker):
    language = "en"
    book = BOOK


OF_CARD: Final = 1 << HAND | 1 << SPELL_ZONE | 1 << FIELD_ZONE
# Where a card is, if it isn't in a pile.
PLACES: Final = {
    BANISHED: "banished",
    UNDER: "material",
    IN_THE_ACT: "being Summoned or activated",
}
LIMITS: Final = {
    ef.ONCE_A_TURN: "once per turn",
    ef.ONCE_A_CHAIN: "once per Chain",
    ef.TWICE_A_TURN: "twice per turn",
    ef.ONCE_FACE_UP: "once while this card is face-up on the field",
}


def _once(node: ef.Activated) -> str:
    """How often; what works off the field can be used once while it lies there."""
    if node.limit == ef.ONCE_FACE_UP and not node.places & FIELD_PLACES:
        return "once while this card is there"
    return LIMITS[node.limit]


def _place(effect: Effect, usual: int) -> str:
    """Where it works, if that isn't where such effects usually do."""
    bits = effect.places
    if bits == 1 << PENDULUM_ZONE:
        return "this card is in your Pendulum Zone"
    if bits == usual or bits & en.ON_FIELD == bits:
        return ""
    if bits & en.ANYWHERE == en.ANYWHERE:
        return ""
    where = [
        PLACES.get(number, f"in your {name}")
        for number, name in en.PLACES.items()
        if bits & ~en.ON_FIELD & 1 << number
    ]
    where += ["on the field"] if bits & en.ON_FIELD else []
    return f"this card is {listed(where)}"


@says(Activated)
def _activated(speaker: Speaker, node: Activated) -> str:
    """[when]: [cost and target]; [what it does]."""
    start = _start(speaker, node)
    price = [cost(speaker, node.cost)] if node.cost else []
    if node.target is not None:
        price.append(f"target {speaker.say(node.target)}")
    text = listed(price, "and")
    done = program(speaker, node.program) or _just_activated(node)
    optional = not node.mandatory and node.kind != ef.ACTIVATION
    if not text and optional and not all(map(is_command, node.program[:1])):
        text = "activate this effect"
    text = f"{text}; {done}" if text else done
    if optional:
        text = f"you can {text}"
    if node.kind == ef.QUICK:
        start = f"{start} (Quick Effect)" if start else "(Quick Effect)"
    sentences = [f"{sentence(start)[:-1]}: {sentence(text)}" if start else sentence(text)]
    sentences += _more(speaker, node)
    return " ".join(sentences)


def _just_activated(node: Activated) -> str:
    if node.keeps:
        return "this card stays with that target, whatever becomes of its effect"
    return "activate this card"


def _start(speaker: Speaker, node: Activated) -> str:
    """When, where and under which condition."""
    words = []
    if node.limit in LIMITS:
        words.append(_once(node))
    place = _place(node, OF_CARD if node.kind == ef.ACTIVATION else en.ON_FIELD)
    if node.happening is not None:
        late = "if" if node.timing == ef.IF else "when"
        words.append(f"{late} {speaker.say(node.happening)}")
    if place and not (node.kind == ef.TRIGGER and node.places == 1 << GRAVEYARD):
        words.append(f"while {place}")
    if node.condition is not None:
        word = "if" if node.happening is None else "while"
        words.append(f"{word} {condition(speaker, node.condition)}")
    return ", ".join(words)


def _more(speaker: Speaker, node: Activated) -> list[str]:
    """What is said after the effect."""
    found = []
    if node.keeps and node.program:
        found.append("This card stays with its target, whatever becomes of its effect.")
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        which = "1 of the effects" if node.shared else "this effect"
        found.append(f'You can only use {which} of "{speaker.own}" once per turn.')
    elif node.limit == ef.ONCE_A_DUEL_BY_NAME:
        found.append(f'You can only use this effect of "{speaker.own}" once per Duel.')
    elif node.limit == ef.ONE_A_TURN:
        found.append(f'You can only activate 1 "{speaker.own}" per turn.')
    elif node.shared:
        found.append("Its effects share this limit.")
    if node.all_turn:
        rule = about_player(speaker, 0, node.all_turn)
        found.append(sentence(f"{rule} during the turn that you activate this"))
    return found


@says(Target)
def _target(speaker: Speaker, node: Target) -> str:
    text = so_many(speaker, node.cards, node.least, node.most).text + MATCHING[node.matching]
    if node.number is not None:
        bound = "exactly" if node.exactly else "up to"
        text = f"{so_many(speaker, node.cards, 1, 60).text}, {bound} {speaker.say(node.number)}"
    text = listed([text, *[speaker.say(one) for one in node.also]], "and")
    if not node.still:
        return text
    noun = noun_of(speaker, node.still)
    return f"{text} (when it resolves, it must still be {noun.being()})"


def _while(speaker: Speaker, node: Effect, usual: int = en.ON_FIELD) -> str:
    """The place and the condition of what applies without being activated."""
    place = _place(node, usual)
    words = [f"while {place}"] if place else []
    if node.condition is not None:
        words.append(f"while {condition(speaker, node.condition)}")
    return f"{', '.join(words)}, " if words else ""


@says(ef.Standing)
def _standing(speaker: Speaker, node: ef.Standing) -> str:
    if node.receivers is None:
        text = about_player(speaker, node.whose, node.clauses)
    else:
        text = about(speaker, node.receivers, node.clauses)
    no_effect = "This effect cannot be negated." if node.receivers is None else NO_EFFECT
    note = f" ({no_effect})" if node.text else ""
    return f"{sentence(_while(speaker, node) + text)}{note}"


NO_EFFECT: Final = "This is not an effect."


@says(ef.Reaction)
def _reaction(speaker: Speaker, node: ef.Reaction) -> str:
    once = f" ({LIMITS[node.limit]})" if node.limit in LIMITS else ""
    at_once = ", immediately" if node.immediate else ", after the current effect has resolved,"
    text = (
        f"each time {speaker.say(node.happening)}{once}{at_once} {program(speaker, node.program)}"
    )
    note = " (This is not an effect.)" if node.text else ""
    return sentence(_while(speaker, node) + text) + note


@says(ef.Watch)
def _watch(speaker: Speaker, node: ef.Watch) -> str:
    assert node.condition is not None
    start = f"as soon as {condition(speaker, node.condition)}"
    note = " (This is not an effect.)" if node.text else ""
    return f"{sentence(f'{start}, {program(speaker, node.program)}')}{note}"


@says(ef.Instead)
def _instead(speaker: Speaker, node: ef.Instead) -> str:
    why = f" {listed(names_of(node.whys, en.REASONS))}" if node.whys else ""
    found = those(speaker, node.cards, ANY)
    can = "you can " if node.optional else ""
    can = f"{LIMITS[node.limit]}, {can}" if node.limit in LIMITS else can
    done = program(speaker, node.program)
    if node.verb == verbs.DAMAGE:
        return sentence(f"{_while(speaker, node)}if you would take damage{why}, {done} instead")
    text = f"if {found.text} would {en.VERBS[node.verb][0]}{why}, {can}{done} instead"
    return sentence(_while(speaker, node) + text)


@says(ef.Redirect)
def _redirect(speaker: Speaker, node: ef.Redirect) -> str:
    found = those(speaker, node.cards, ANY)
    goes = f"goes to the {en.PLACES[node.instead]}"
    end = "is banished" if node.instead == BANISHED else goes
    text = f"{found.text} that would go to the {en.PLACES[node.destination]} {end} instead"
    return sentence(_while(speaker, node) + text)


@says(ef.Withstands)
def _withstands(speaker: Speaker, node: ef.Withstands) -> str:
    found = those(speaker, node.cards, ANY)
    how = listed(names_of(node.whys, en.REASONS), "or")
    text = f"once per turn, {found.text} cannot be destroyed {how}"
    return sentence(_while(speaker, node) + text)


@says(ef.Forestalls)
def _forestalls(speaker: Speaker, node: ef.Forestalls) -> str:
    once = f"{LIMITS[node.limit]}, " if node.limit in LIMITS else ""
    what = speaker.say(node.happening)
    you = "" if node.mandatory else "you can "
    text = f"{once}when the resolution begins after {what}, {you}{program(speaker, node.program)}"
    return sentence(_while(speaker, node) + text)


@says(ef.Spares)
def _spares(speaker: Speaker, node: ef.Spares) -> str:
    found = those(speaker, node.cards, ANY)
    damage = f"the battle damage you would take from a battle of {found.text}"
    text = f"you can halve {damage}" if node.halves else f"you can reduce {damage} to 0"
    said = sentence(_while(speaker, node) + text)
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        return f'{said} You can only use this effect of "{speaker.own}" once per turn.'
    return f"{said[:-1]}, {LIMITS[node.limit]}." if node.limit in LIMITS else said
