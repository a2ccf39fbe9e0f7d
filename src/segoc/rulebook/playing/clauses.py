"""The clauses of a statement answer what it leads to being asked: `tributing X, Y in m3`.

A choice that the rules force is not asked, so a clause can also come true by itself: then what
happened since must show it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from segoc.kernel.choosing.open_questions import answer_with_key
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import (
    AS_MATERIAL,
    DISCARDED,
    FOR_SUMMON,
    MOVED,
    TARGETED,
    TRIBUTED,
    CardSnapshot,
    Event,
)
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DEFENSE,
    FACE_DOWN_DEFENSE,
    GRAVEYARD,
    UNDER,
    zone_name,
)
from segoc.kernel.table.state import State
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.finding import Finder
from segoc.rulebook.scenario import CardRef, Clause

# Materials go away as such, or for a monster's own procedure; those of a Ritual and a Fusion Summon
# by the effect.
USED_FOR_SUMMON: Final = (AS_MATERIAL, FOR_SUMMON)
USED_BY_EFFECT: Final = ("CRD-148", "CRD-165", "TRM-263")
# Which decisions about cards a clause can answer.
ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "targeting": (dc.TARGETS,),
    "tributing": (dc.TRIBUTES, dc.COSTS, dc.CARDS),
    "discarding": (dc.COSTS, dc.CARDS),
    "sending": (dc.COSTS, dc.CARDS),
    "detaching": (dc.COSTS, dc.CARDS),
    "banishing": (dc.COSTS, dc.CARDS),
    "returning": (dc.COSTS, dc.CARDS),
    "revealing": (dc.COSTS, dc.CARDS),
    "choosing": (dc.CARDS, dc.SUMMONED),
    "using": (dc.MATERIALS,),
}
POSITIONS: Final = {
    ATTACK: dc.IN_ATTACK,
    DEFENSE: dc.IN_DEFENSE,
    FACE_DOWN_DEFENSE: dc.IN_FACE_DOWN,
}

# What an event shows if a clause came true without being asked.
SHOWN: Final[dict[str, Callable[[Event, CardSnapshot], bool]]] = {
    "targeting": lambda event, _: event.kind == TARGETED,
    "using": lambda event, _: event.why in USED_FOR_SUMMON or event.rule in USED_BY_EFFECT,
    "tributing": lambda event, _: event.kind == MOVED and event.move_tags & TRIBUTED != 0,
    "discarding": lambda event, _: event.kind == MOVED and event.move_tags & DISCARDED != 0,
    "sending": lambda _, card: card.to_place == GRAVEYARD,
    "banishing": lambda _, card: card.to_place == BANISHED,
    "detaching": lambda _, card: card.place == UNDER and card.to_place != UNDER,
}


@dataclass
class Saying:
    """The clauses of one statement, as far as nobody has asked for them yet."""

    line: int
    player: int
    clauses: list[Clause]
    # How many events there were when it was said.
    since: int

    def answer(self, decision: Decision, finder: Finder) -> Option | None:
        """The option that a clause stands for, if one fits; that part of it is used up."""
        if decision.player != self.player:
            return None
        for index, clause in enumerate(self.clauses):
            option = self._option(clause, decision, finder)
            if option is not None:
                left = clause.cards[1:]
                rest = [Clause(clause.word, left)] if left else []
                self.clauses[index : index + 1] = rest
                return option
        return None

    def _option(self, clause: Clause, decision: Decision, finder: Finder) -> Option | None:
        if clause.said:
            return word_option(finder.state, decision, clause.said)
        if clause.zone:
            return zone_option(decision, clause.zone)
        if clause.position:
            return position_option(decision, clause.position)
        if not clause.cards or decision.topic not in ANSWERS.get(clause.word, ()):
            return None
        return pick_option(decision, clause.cards[0], finder, self.line)

    def verify(self, events: list[Event], finder: Finder, pending: str) -> None:
        """What nobody asked for must have come true by itself; `pending` is what is asked now."""
        since = events[self.since :]
        for clause in self.clauses:
            for ref in clause.cards:
                numbers = finder.all(ref)
                shown = [
                    record.card
                    for event in since
                    for record in event.cards
                    if record.card in numbers and _shows(clause.word, event, record)
                ]
                if not shown:
                    said = f"“{clause.word} {ref}” was never asked for"
                    raise Failed(self.line, f"{said}, and didn't come true. {pending}")
                finder.use(shown[0])
            if not clause.cards and not any(_reached(one, clause) for one in _cards(since)):
                said = f"“{clause}” was never asked for"
                why = _zones(since) if clause.zone else "and didn't come true"
                raise Failed(self.line, f"{said}, {why}. {pending}")


def _zones(events: list[Event]) -> str:
    """Which zones cards have come to: a zone that isn't offered leaves the first free one."""
    zones = {record.to_zone: "" for record in _cards(events) if record.to_zone != NO_ZONE}
    if not zones:
        return "and didn't come true"
    return "or isn't possible: cards came to " + ", ".join(zone_name(zone) for zone in zones)


def _shows(word: str, event: Event, card: CardSnapshot) -> bool:
    return word not in SHOWN or SHOWN[word](event, card)


def _cards(events: list[Event]) -> list[CardSnapshot]:
    return [record for event in events for record in event.cards]


def _reached(record: CardSnapshot, clause: Clause) -> bool:
    if record.to_zone == NO_ZONE:
        return False
    if clause.position:
        return record.to_position == clause.position
    return zone_name(record.to_zone).lower().endswith(clause.zone.lower())


def word_option(state: State, decision: Decision, word: str) -> Option | None:
    """What is announced, or decided, in words."""
    if decision.names is not None:
        return answer_with_key(state, f"{dc.VERBS[dc.ANNOUNCE]} {word}")
    for option in decision.options:
        if option.word == word:
            return option
    return None


def zone_option(decision: Decision, zone: str) -> Option | None:
    if decision.topic != dc.PLACEMENT:
        return None
    for option in decision.options:
        if zone_name(option.spot).lower().endswith(zone.lower()):
            return option
    return None


def position_option(decision: Decision, position: int) -> Option | None:
    wanted = Option(POSITIONS[position])
    return wanted if decision.lists(wanted) else None


def pick_option(decision: Decision, ref: CardRef, finder: Finder, line: int) -> Option | None:
    numbers = finder.all(ref)
    state = finder.state
    picks = {state.card_at(o.spot): o for o in decision.options if o.verb == dc.PICK}
    fitting = [number for number in numbers if number in picks]
    return picks[finder.best(ref, fitting, line)] if fitting else None
