"""What has happened lately, as each seat was told it: the table `history`.

It says of an event what `log.Teller` says of it, and no more.
"""

from array import array
from typing import Final

from segoc.env.layout import HISTORY, NUMBERS, EncodingOverflow
from segoc.env.spots import AREAS, NO_PLACE, ZONES, Place
from segoc.env.vocabulary import Vocabulary
from segoc.kernel.choosing import announcing
from segoc.kernel.table import event as ev
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.places import DECK, EXTRA_DECK, IN_THE_ACT

# Kinds of which the log tells how it happened, and what says that.
TOLD_HOW: Final = {
    ev.MOVED: "move_tags",
    ev.SUMMON_DECLARED: "summon_way",
    ev.SUMMONED: "summon_way",
    ev.SUMMON_NEGATED: "summon_way",
    ev.SET: "summon_way",
    ev.ACTIVATED: "effect_kind",
    ev.RESOLVED: "effect_was_negated",
    ev.NEGATED: "effect_was_negated",
    ev.PHASE_BEGAN: "phase_begun",
    ev.STEP_BEGAN: "step_begun",
    ev.ANNOUNCED: "announced",
    ev.SHUFFLED: "of_field",
}
NO_NUMBERS: Final = (0,) * NUMBERS


class Tale:
    """The last events, for both seats; written down for a seat when it looks."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._ids = vocabulary.ids
        self._untold: tuple[list[ev.Event], list[ev.Event]] = ([], [])
        self._told = [array("i"), array("i")]

    def add(self, events: list[ev.Event]) -> None:
        for untold in self._untold:
            untold.extend(events)

    def told(self, viewer: int) -> "array[int]":
        """The table, flat, without the rows that are not used."""
        untold = self._untold[viewer]
        if untold:
            flat: list[int] = []
            # An event has one row at least: of more events none would fit.
            for event in reversed(untold[-HISTORY.rows :]):
                self._tell(event, viewer, flat)
            try:
                told = array("i", flat) + self._told[viewer]
            except OverflowError:
                raise EncodingOverflow("history: a number has more than 32 bits") from None
            untold.clear()
            del told[HISTORY.size :]
            self._told[viewer] = told
        return self._told[viewer]

    def _tell(self, event: ev.Event, viewer: int, flat: list[int]) -> None:
        kind = event.kind
        player = 1 + (event.player ^ viewer) if event.player in (0, 1) else 0
        how = int(getattr(event, TOLD_HOW[kind])) if kind in TOLD_HOW else 0
        code = 0
        to = NO_PLACE
        numbers = (*event.amounts, *NO_NUMBERS[len(event.amounts) :])
        if len(numbers) > NUMBERS:
            raise EncodingOverflow(f"history: an event with {len(numbers)} numbers, of {NUMBERS}")
        if kind == ev.LOOKED:
            how = 1 + (event.whose ^ viewer)
        elif kind == ev.ANNOUNCED:
            # A card and a zone are told in the columns for these.
            if how == announcing.NAME:
                # Also of a card that isn't in the pool.
                code = self._ids.get(numbers[0], 0)
                numbers = NO_NUMBERS
            elif how == announcing.ZONE:
                to = ZONES[viewer][numbers[0] - 1]
                numbers = NO_NUMBERS
        source = effect = 0
        if event.source is not None and event.source.seen >> viewer & 1:
            source = self._ids[event.source.code]
            effect = event.effect_no + 1
        if not event.cards:
            flat += (kind, 0, player, how, event.why, code, 0, *NO_PLACE, *to, source, effect)
            flat += numbers
            return
        for number, card in enumerate(event.cards, 1):
            code = self._ids[card.code] if card.seen >> viewer & 1 else 0
            flat += (kind, number, player, how, event.why, code, _handle(card))
            flat += _from(card, viewer)
            flat += _to(card, viewer)
            flat += (source, effect, *numbers)


def _handle(card: ev.CardSnapshot) -> int:
    """0 for a card that stays where nobody can follow it with their eyes."""
    stays = card.place == card.to_place
    hidden = card.place == DECK or (card.place == EXTRA_DECK and not card.to_face_up)
    return 0 if stays and hidden else card.handle


def _from(card: ev.CardSnapshot, viewer: int) -> Place:
    # A card in the act has only a reserved zone: it comes from nowhere (CRD-093).
    if card.zone != NO_ZONE and card.place != IN_THE_ACT:
        return ZONES[viewer][card.zone]
    area = AREAS.get(card.place, 0)
    if card.index < 0:
        return area, 0, 0
    # How the cards of a Deck lie is nobody's to know.
    index = 0 if card.place in (DECK, EXTRA_DECK) else card.index
    return area, card.side ^ viewer, index


def _to(card: ev.CardSnapshot, viewer: int) -> Place:
    if card.to_zone != NO_ZONE:
        return ZONES[viewer][card.to_zone]
    area = AREAS.get(card.to_place, 0)
    return area, card.to_side ^ viewer if area else 0, 0
