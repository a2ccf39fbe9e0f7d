"""Invariants: what must hold at every moment of every duel, whatever is played.

Each check is a generator of sentences about what is wrong, and changes nothing: it plays on
copies. `Inspector` makes them after each step of a random duel, the costly ones now and
then. What must hold of a state alone is in `soundness`; what a player may not learn
from a course of play is in `secrecy`.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from segoc.checking.secrecy import Witness, course_told_apart, sample_told_apart
from segoc.duel.duel import Duel, IllegalMove
from segoc.kernel.choosing.open_questions import is_answer
from segoc.kernel.knowledge import knowledge
from segoc.kernel.picture import identity, values
from segoc.kernel.picture.picture import picture, usable
from segoc.kernel.picture.texts import read_again
from segoc.kernel.samples.saving import event_to_data, from_data, to_data
from segoc.kernel.table.chance import Random
from segoc.kernel.table.decision import ATTACK, SURRENDER, VERBS, Decision, Option
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import (
    MONSTER_ZONE,
    NO_SPOT,
    PILES_PER_PLAYER,
    SPELL_ZONE,
    pile_spot,
    under_spot,
)
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.kernel.turn.machine import IllegalOption
from segoc.soundness.state import faults_of, is_rule

Check = Callable[[Duel, Random], Iterator[str]]

# At one step in how many a check is made: so chosen that none costs much more than the others,
# and that ten thousand duels take twenty minutes.
ALWAYS: Final = 1
OFTEN: Final = 2
SELDOM: Final = 16
RARELY: Final = 192
# Surrendering is never listed and always legal (SEG-018).
VERBS_TO_TRY: Final = [verb for verb in range(len(VERBS)) if verb != SURRENDER]
# How many illegal options a seldom check tries, and how many of them on the duel itself.
TRIALS: Final = 40
PUSHES: Final = 2


class Inspector:
    """Goes along with one duel: `inspect` after each step, and once before the first."""

    def __init__(self, duel: Duel, chance: Random) -> None:
        self.duel = duel
        self.chance = chance
        self.witness = Witness(duel.state)

    def inspect(self, *, thorough: bool = False) -> list[str]:
        """What is wrong at this moment; thorough means every check, whatever it costs."""
        faults = faults_of(self.duel.state)
        if faults:
            # The other checks play on, for which the state must be sound.
            return faults
        faults += self.witness.leaks(self.duel)
        for check, every in CHECKS:
            if thorough or self.chance.below(every) == 0:
                faults += check(self.duel, self.chance)
        return faults


# Decisions.


def asked_otherwise(duel: Duel, _: Random) -> Iterator[str]:
    """The decision follows from the rest of the state: asked again, it is the same."""
    again = duel.state.copy()
    machine.ask_again(again)
    now, then = again.decision, duel.state.decision
    if _decision_data(now) != _decision_data(then):
        yield f"asked again, {then} becomes {now}"


def _decision_data(decision: Decision | None) -> Any:
    if decision is None:
        return None
    parts = [(option.verb, option.spot, option.aim, option.number) for option in decision.options]
    return decision.player, decision.topic, decision.about, parts, _names_data(decision)


def _names_data(decision: Decision) -> tuple[int, int] | None:
    names = decision.names
    return None if names is None else (names.kinds, names.types)


def kept_wrongly(duel: Duel, _: Random) -> Iterator[str]:
    """What is kept of the effects in play is what would be worked out anew."""
    kept = duel.state.copy()
    anew = duel.state.copy()
    read_again(anew)
    anew.changed()
    if kept.working_cards != anew.working_cards:
        noted = kept.working_cards
        yield f"effects could work of cards {anew.working_cards}, and {noted} are noted"
    now, then = _picture_data(kept), _picture_data(anew)
    if now != then:
        yield f"the picture that was kept is {now}, and drawn anew it is {then}"
    yield from _noted_wrongly(duel.state)


def _noted_wrongly(state: State) -> Iterator[str]:
    """What settling doesn't look for isn't there, and cards are referred to as what they are."""
    for card in state.cards:
        if not state.may_have_equips and card.place == SPELL_ZONE and card.printed.may_equip:
            yield f"card {card.id} may be an equip card, and none is noted"
        if (
            not state.may_have_switched_control
            and card.place == MONSTER_ZONE
            and card.side != card.holder
        ):
            yield f"card {card.id} lies on another side than the one it came to, and none is noted"
        ref = refer(card)
        if not ref.still_linked(card):
            yield f"card {card.id} is referred to as life {ref.life}, {ref.face_life}"


def _picture_data(state: State) -> Any:
    known = picture(state)
    able = usable(state)
    lists = [known.in_place, known.standing, known.reactions, known.watches, able.triggers]
    lists += [able.actions(player, open_state) for player in (0, 1) for open_state in (True, False)]
    lists.append(able.musts)
    had = [[(one.card, one.code, one.effect_no) for one in those] for those in lists]
    cards = [sorted(those) for those in (known.negated, known.negated_by_name, known.unusable)]
    stats = [
        (values.atk(state, card.id), values.level(state, card.id), identity.title(state, card.id))
        for card in state.cards
    ]
    return had, cards, sorted(known.names.items()), stats, knowledge.open_hands(state)


def legal_refused(duel: Duel, _: Random) -> Iterator[str]:
    """Every listed option is accepted, and nothing forbids it but to the other player."""
    if duel.decision is None:
        return
    for option in duel.offered:
        trial = duel.state.copy()
        try:
            machine.apply(trial, option)
        except Exception as error:  # whatever it is, the option is at fault
            yield f"{option.key!r} is listed and raises {error!r}"
        reasons = duel.why_not(option)
        if reasons:
            yield f"{option.key!r} is listed, but {reasons} forbid it"
        if not duel.why_not(option, 1 - duel.decision.player):
            yield f"{option.key!r} is somebody else's, and nothing forbids it"


def illegal_accepted(duel: Duel, chance: Random) -> Iterator[str]:
    """Some options that aren't listed are refused, for reasons."""
    spots = _spots(duel.state)
    chosen: list[Option] = []
    for _ in range(TRIALS):
        option = Option(VERBS_TO_TRY[chance.below(len(VERBS_TO_TRY))], _any(spots, chance))
        if chance.below(4) == 0:
            option = Option(option.verb, option.spot, _any(spots, chance))
        elif chance.below(4) == 0:
            option = Option(option.verb, option.spot, NO_SPOT, chance.below(4))
        chosen.append(option)
    chosen = _unlisted(duel.state, chosen)
    yield from accepted_among(duel, chosen)
    yield from pushed_among(duel, chosen[:PUSHES])


def any_illegal_accepted(duel: Duel, _: Random) -> Iterator[str]:
    """All options that aren't listed are refused, for reasons.

    Every verb with every spot there is; attacks from and on every zone; every listed option
    aimed at every zone, which must have no aim or another one; and every listed option as if
    it were about another effect.
    """
    listed = duel.offered
    zones = range(ZONE_COUNT)
    options = [Option(verb, spot) for verb in VERBS_TO_TRY for spot in _spots(duel.state)]
    options += [Option(ATTACK, zone, aim) for zone in zones for aim in zones]
    options += [Option(option.verb, option.spot, zone) for option in listed for zone in zones]
    options += [Option(o.verb, o.spot, o.aim, number) for o in listed for number in range(5)]
    yield from accepted_among(duel, _unlisted(duel.state, options))


def _spots(state: State) -> list[int]:
    """All spots on the table, the first one beyond each pile, and none."""
    spots = [NO_SPOT, *range(ZONE_COUNT)]
    for index, pile in enumerate(state.piles):
        player, place = divmod(index, PILES_PER_PLAYER)
        spots += [pile_spot(player, place, number) for number in range(len(pile) + 1)]
    for host, materials in state.under.items():
        zone = state.cards[host].zone
        spots += [under_spot(zone, number) for number in range(len(materials) + 1)]
    return spots


def _any(spots: list[int], chance: Random) -> int:
    return spots[chance.below(len(spots))]


def _unlisted(state: State, options: list[Option]) -> list[Option]:
    return [option for option in options if not is_answer(state, option)]


def accepted_among(duel: Duel, options: list[Option]) -> Iterator[str]:
    before = to_data(duel.state)
    for option in options:
        try:
            machine.apply(duel.state, option)
            yield f"{option.key!r} isn't listed, but accepted"
        except IllegalOption:
            pass
        for player in (0, 1):
            reasons = duel.why_not(option, player)
            if not reasons:
                yield f"{option.key!r} isn't listed, but nothing forbids it to {player}"
            for reason in reasons:
                if not is_rule(reason.rule):
                    yield f"{option.key!r} is forbidden by {reason.rule!r}, which is no rule"
                if reason.spots and min(reason.spots) < 0:
                    yield f"{option.key!r} is forbidden because of no spot: {reason}"
    if to_data(duel.state) != before:
        yield "a refused option has changed the state"


def pushed_among(duel: Duel, options: list[Option]) -> Iterator[str]:
    """The same for `Duel.push`, which has its own way of refusing."""
    before = to_data(duel.state), duel.choices
    for option in options:
        try:
            duel.push(option)
            yield f"{option.key!r} isn't listed, but can be pushed"
        except IllegalMove as error:
            if not error.reasons:
                yield f"{option.key!r} isn't listed, but refused without reasons"
    if (to_data(duel.state), duel.choices) != before:
        yield "a refused push has changed the duel"


# Copies and saves.


def copied_otherwise(duel: Duel, chance: Random) -> Iterator[str]:
    """A copy is equal, and what happens to one of the two doesn't happen to the other."""
    before = to_data(duel.state)
    original = duel.state.copy()
    copy = original.copy()
    if to_data(copy) != before:
        yield "a copy differs from its original"
    option = _some_option(duel, chance)
    if option is None or duel.decision is None:
        return
    for other in duel.offered:
        machine.apply(duel.state.copy(), other)
    if to_data(duel.state) != before:
        yield "playing on copies has changed the original"
    machine.apply(original, option)
    if to_data(copy) != before:
        yield f"{option.key!r} on the original has changed its copy"
    machine.apply(copy, option)
    if to_data(copy) != to_data(original):
        yield f"{option.key!r} leads elsewhere on a copy"


def saved_otherwise(duel: Duel, chance: Random) -> Iterator[str]:
    """Saved as text and read again, a state is equal and goes on equally."""
    data = to_data(duel.state)
    again = json.loads(json.dumps(data))
    if again != data:
        yield "the data of the state doesn't survive JSON"
    loaded = from_data(again, lambda code: duel.pool[code].printed, duel.pool.nameable)
    if to_data(loaded) != data:
        yield "a loaded state differs from the saved one"
    option = _some_option(duel, chance)
    if option is None:
        return
    copy = duel.state.copy()
    machine.apply(loaded, option)
    machine.apply(copy, option)
    if to_data(loaded) != to_data(copy):
        yield f"{option.key!r} leads elsewhere after loading"


def loaded_otherwise(duel: Duel, _: Random) -> Iterator[str]:
    """The whole duel, saved and loaded, is the same with all its history."""
    text = duel.save()
    loaded = Duel.load(text, duel.pool)
    if loaded.hash != duel.hash or loaded.choices != duel.choices:
        yield "a loaded duel differs from the saved one"
    if [*map(event_to_data, loaded.events)] != [*map(event_to_data, duel.events)]:
        yield "a loaded duel tells other events than the saved one"
    if loaded.save() != text:
        yield "a loaded duel is saved otherwise than before"


def undone_otherwise(duel: Duel, chance: Random) -> Iterator[str]:
    """A choice that is taken back leaves nothing behind."""
    option = _some_option(duel, chance)
    if option is None:
        return
    before = to_data(duel.state)
    choices = duel.choices
    fork = duel.fork()
    fork.push(option)
    if fork.choices != [*choices, option.key]:
        yield f"{option.key!r} is remembered as {fork.choices[len(choices) :]}"
    if fork.pop() != option:
        yield f"{option.key!r} is taken back as something else"
    if to_data(fork.state) != before or fork.choices != choices:
        yield f"{option.key!r} can't be taken back without traces"


def _some_option(duel: Duel, chance: Random) -> Option | None:
    if duel.decision is None:
        return None
    options = duel.offered
    return options[chance.below(len(options))]


# Every check, and at one step in how many it is made.
CHECKS: Final[tuple[tuple[Check, int], ...]] = (
    (kept_wrongly, OFTEN),
    (asked_otherwise, ALWAYS),
    (legal_refused, ALWAYS),
    (sample_told_apart, OFTEN),
    (copied_otherwise, SELDOM),
    (illegal_accepted, SELDOM),
    (course_told_apart, SELDOM),
    (saved_otherwise, SELDOM),
    (undone_otherwise, SELDOM),
    (any_illegal_accepted, RARELY),
    (loaded_otherwise, RARELY),
)
