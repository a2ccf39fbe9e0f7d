"""Reading what a person says: `summon Blue-Eyes White Dragon`, `attack A.m1 -> B.m2`.

A card is named by its spot or by its name in any language, one of several effects as its card
prints it (`activate A.s1 (effect 2)`) or by its place in the order (`activate A.s1 #2`, the key of
its option). What is read is only what is *meant*: whether it is legal is another question.
"""

import re
from typing import Final

from segoc.cards.effect_names import (
    WRITTEN,
    EffectName,
    effect_names,
    numbers_called,
    written_name,
)
from segoc.cards.finding import UnknownCard
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.kernel.choosing.coins_and_dice import HEADS, TAILS
from segoc.kernel.choosing.open_questions import named
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.effect import Activated
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.picture.texts import NO_EFFECTS, CardEffect
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Option
from segoc.kernel.table.geometry import EXTRA_LEFT, NO_ZONE, field_zone, monster_zone, spell_zone
from segoc.kernel.table.ints import CardNo, Code
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.table.places import NO_SPOT, PLACE_NAMES, pile_spot, under_spot, zone_name
from segoc.kernel.table.state import NO_CARD, State

# What people say for a verb, longest first.
PHRASES = sorted(
    [
        *((name, verb) for verb, name in enumerate(dc.VERBS)),
        ("normal summon", dc.SUMMON),
        ("tribute summon", dc.SUMMON),
        ("normal set", dc.SET),
        ("flip summon", dc.FLIP),
        ("change position of", dc.CHANGE),
        ("change the position of", dc.CHANGE),
        ("direct attack with", dc.DIRECT),
        ("attack directly with", dc.DIRECT),
        ("tribute", dc.PICK),
        ("discard", dc.PICK),
        ("target", dc.PICK),
        ("choose", dc.PICK),
        ("detach", dc.PICK),
        ("chain", dc.ACTIVATE),
        ("synchro summon", dc.SPECIAL),
        ("xyz summon", dc.SPECIAL),
        ("link summon", dc.SPECIAL),
        ("declare", dc.ANNOUNCE),
        ("in attack position", dc.IN_ATTACK),
        ("in defense position", dc.IN_DEFENSE),
        ("in face-down defense position", dc.IN_FACE_DOWN),
        ("battle", dc.BATTLE_PHASE),
        ("main phase two", dc.MAIN_PHASE_2),
        ("end battle phase", dc.MAIN_PHASE_2),
        ("end turn", dc.END_PHASE),
        ("end", dc.END_PHASE),
        ("stop the attack", dc.STOP),
    ],
    key=lambda phrase: -len(phrase[0]),
)
BARE = (
    dc.PASS,
    dc.STOP,
    dc.FINISH,
    dc.BATTLE_PHASE,
    dc.MAIN_PHASE_2,
    dc.END_PHASE,
    dc.SURRENDER,
    dc.YES,
    dc.NO,
    dc.IN_ATTACK,
    dc.IN_DEFENSE,
    dc.IN_FACE_DOWN,
    dc.PENDULUM,
)
# Of a number that is announced, in digits.
LONGEST_NUMBER = 5
NUMBER = re.compile(r"(.*\S)\s*#([1-9][0-9]?)")
WAY = re.compile(r"(.*\S)\s*(?:#|\(way )([1-9][0-9]?)\)?")
UNNAMED = re.compile(r"(?:#([1-9][0-9]?))?")
CALLED = re.compile(rf"(?P<card>.*\S)\s*\((?P<name>{WRITTEN.pattern})(?: of (?P<of>.+))?\)")
# No passcode: a card's own effects.
NO_CODE: Final = 0
ZONE = re.compile(r"([ab])\.([ms])([1-5])|([ab])\.field|x([12])", re.IGNORECASE)
PILE = re.compile(r"([ab])\.(deck|hand|gy|banished|extra)\.([1-9][0-9]{0,2})", re.IGNORECASE)
UNDER = re.compile(r"(.*)\.under\.([1-9][0-9]{0,2})", re.IGNORECASE)


class Unclear(ValueError):
    """The text can't be understood; the message says which part of it."""


def read_spot(text: str) -> int:
    """The spot that a text such as `A.m3` names, or NO_SPOT if it isn't one."""
    match = ZONE.fullmatch(text)
    if match:
        owner, row, number, field_owner, extra = match.groups()
        if extra:
            return EXTRA_LEFT + int(extra) - 1
        if field_owner:
            return field_zone("ab".index(field_owner.lower()))
        place = monster_zone if row.lower() == "m" else spell_zone
        return place("ab".index(owner.lower()), int(number))
    match = PILE.fullmatch(text)
    if match:
        owner, pile, number = match.groups()
        place_number = PLACE_NAMES.index(pile.lower())
        return pile_spot("ab".index(owner.lower()), place_number, int(number) - 1)
    match = UNDER.fullmatch(text)
    host = ZONE.fullmatch(match[1]) if match else None
    if match and host:
        return under_spot(read_spot(host[0]), int(match[2]) - 1)
    return NO_SPOT


def is_zone(zone: int, name: str) -> bool:
    """Whether a zone is the one that is named; without a side, `m3` is either player's."""
    if zone == NO_ZONE:
        return False
    said, whole = name.lower(), zone_name(zone).lower()
    return said == whole or whole.endswith(f".{said}")


def read(text: str, state: State, pool: Pool, player: int) -> list[Option]:
    """The options that the player can mean, the likeliest first.

    A name can fit several cards: their spots are all tried. Raises `Unclear` or
    `UnknownCard` if no option is meant at all.
    """
    verb, rest = _verb(text)
    if verb in BARE:
        if rest:
            raise Unclear(f"{dc.VERBS[verb]!r} stands alone, without {rest!r}")
        return [Option(verb)]
    subject, arrow, object_ = rest.partition("->")
    subject = subject.strip()
    unnamed = UNNAMED.fullmatch(subject) if verb == dc.APPLY else None
    if unnamed:
        # Where its card is now nobody can tell.
        return [Option(verb, NO_SPOT, NO_SPOT, int(unnamed[1] or 1) - 1)]
    if not subject:
        raise Unclear(f"{text!r} doesn't say which card")
    if arrow and verb != dc.ATTACK:
        raise Unclear(f"only an attack has a target: {text!r}")
    if verb == dc.ACTIVATE:
        return _activations(subject, state, pool, player)
    if verb == dc.ANNOUNCE:
        asked = state.decision
        name = asked is not None and asked.names is not None
        return [read_name(subject, pool) if name else read_announcement(subject, pool)]
    if verb == dc.DECIDE:
        if not subject.isdecimal() or len(subject) > LONGEST_NUMBER:
            raise Unclear(f"{text!r} doesn't say which effect, from 1")
        return [Option(verb, NO_SPOT, NO_SPOT, int(subject) - 1, str(int(subject)))]
    match = WAY.fullmatch(subject) if verb in (dc.SPECIAL, dc.APPLY) else None
    if match:
        # One of several ways to summon it, or of several things that it does in this phase.
        spots = _spots(match[1], state, pool, player)
        return [Option(verb, spot, NO_SPOT, int(match[2]) - 1) for spot in spots]
    spots = _spots(subject, state, pool, player)
    aims = [NO_SPOT]
    if verb == dc.ATTACK:
        if object_.strip().lower() in ("", "directly"):
            verb = dc.DIRECT
        else:
            aims = _spots(object_.strip(), state, pool, player)
            aims.sort(key=lambda aim: _side(state, aim) == player)
    return [Option(verb, spot, aim) for spot in spots for aim in aims]


def _verb(text: str) -> tuple[int, str]:
    said = " ".join(text.split())
    for phrase, verb in PHRASES:
        if said.lower() == phrase:
            return verb, ""
        if said.lower().startswith(phrase + " "):
            return verb, said[len(phrase) + 1 :]
    known = ", ".join(sorted({phrase for phrase, _ in PHRASES}))
    raise Unclear(f"{text!r} doesn't begin with something to do; known are: {known}")


def read_announcement(text: str, pool: Pool) -> Option:
    """A number, an Attribute or a Type as its option says it, or the name of any card."""
    value = _value(text)
    return named(pool.nameable.find(text)) if value is None else value


def read_name(text: str, pool: Pool) -> Option:
    """The name of any card; or else something that can be announced, but doesn't answer."""
    try:
        return named(pool.nameable.find(text))
    except UnknownCard:
        value = _value(text)
        if value is None:
            raise
        return value


def _value(text: str) -> Option | None:
    """A number, an Attribute, a Type or a side of a coin."""
    said = text.lower()
    if said.isdecimal() and len(said) <= LONGEST_NUMBER:
        return Option(dc.ANNOUNCE, NO_SPOT, NO_SPOT, int(said), str(int(said)))
    if said in ("heads", "tails"):
        return Option(dc.ANNOUNCE, NO_SPOT, NO_SPOT, HEADS if said == "heads" else TAILS, said)
    for words in (ATTRIBUTE_NAMES, RACE_NAMES):
        for index, word in enumerate(words):
            if word.lower() == said:
                return Option(dc.ANNOUNCE, NO_SPOT, NO_SPOT, 1 << index, word)
    return None


def _activations(text: str, state: State, pool: Pool, player: int) -> list[Option]:
    """The effect that is called so or has this place, or any of those that the card has; those that
    are activated come first."""
    called = CALLED.fullmatch(text)
    if called:
        return _called(called, state, pool, player)
    match = NUMBER.fullmatch(text)
    if match:
        spots = _spots(match[1], state, pool, player)
        return [Option(dc.ACTIVATE, spot, NO_SPOT, int(match[2]) - 1) for spot in spots]
    found: list[Option] = []
    for spot in _spots(text, state, pool, player):
        card = state.card_at(spot)
        seen = card != NO_CARD and sees(state.cards[card], player)
        effects = [had.effect for had in effects_of(state, card)] if seen else []
        numbers = [n for n, effect in enumerate(effects) if isinstance(effect, Activated)]
        numbers += [n for n in range(max(1, len(effects))) if n not in numbers]
        found += [Option(dc.ACTIVATE, spot, NO_SPOT, number) for number in numbers]
    return found


def _called(match: re.Match[str], state: State, pool: Pool, player: int) -> list[Option]:
    """The effects that can be meant, of the cards that the player sees."""
    written = WRITTEN.fullmatch(match["name"])
    assert written is not None
    name = written_name(written)
    of = pool.find(match["of"]).code if match["of"] else NO_CODE
    found: list[Option] = []
    known: dict[str, None] = {}
    for spot in _spots(match["card"], state, pool, player):
        card = state.card_at(spot)
        if card == NO_CARD or not sees(state.cards[card], player):
            continue
        numbers = activations_called(state, pool, card, name, of)
        found += [Option(dc.ACTIVATE, spot, NO_SPOT, number) for number in numbers]
        for had in effects_of(state, card):
            known[effect_text(state, pool, had)] = None
    if not found:
        has = f"it has {', '.join(known)}" if known else "which card it is can't be seen"
        raise Unclear(f"{match['card']} has no {name} now: {has}")
    return found


def activations_called(
    state: State, pool: Pool, card: CardNo, name: EffectName, of: Code = NO_CODE
) -> list[int]:
    """The numbers of the options for the effects of a card that a name can mean; `of` is the card
    that has them printed, if that is another one."""
    code = of or state.cards[card].printed.code
    meant = numbers_called(pool[code], name)
    had = effects_of(state, card)
    return [n for n in range(len(had)) if had[n].code == code and had[n].effect_no in meant]


def effect_of_option(state: State, option: Option) -> CardEffect | None:
    """The effect that an option would activate."""
    card = state.card_at(option.spot)
    had = effects_of(state, card) if option.verb == dc.ACTIVATE and card != NO_CARD else NO_EFFECTS
    return had[option.number] if option.number < len(had) else None


def effect_text(state: State, pool: Pool, had: CardEffect, language: Language = "en") -> str:
    """`effect 2`, or `effect 2 of X` if the card has it from X: as it is read."""
    name = str(effect_names(pool[had.code])[had.effect_no])
    own = had.code == state.cards[had.card].printed.code
    return name if own else f"{name} of {pool.name(had.code, language)}"


def _spots(text: str, state: State, pool: Pool, player: int) -> list[int]:
    """The spots that are meant: the one named, or those of the cards of that name."""
    spot = read_spot(text)
    if spot != NO_SPOT:
        return [spot]
    code = pool.find(text).code
    # Only cards that the player can see have a name to the player.
    cards = [c for c in state.cards if c.printed.code == code and sees(c, player)]
    if not cards:
        raise Unclear(f"{text!r} is not among the cards that {'AB'[player]} can see")
    cards.sort(key=lambda card: card.side != player)
    return [state.spot(card.id) for card in cards]


def _side(state: State, spot: int) -> int:
    card = state.card_at(spot)
    return state.cards[card].side if card >= 0 else -1
