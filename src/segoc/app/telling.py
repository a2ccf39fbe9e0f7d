"""The log as a page shows it: events as numbered lines, in all languages, for one viewer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from segoc.app.protocol.base import Player, Words
from segoc.app.protocol.table import Line, Told
from segoc.cards.pool import Pool
from segoc.duel.log import Teller
from segoc.kernel.language.effect import TRIGGER
from segoc.kernel.language.scope import Link
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import CardSnapshot, Event

# Events that tell with their first number of which link they speak.
OF_A_LINK = (ev.ACTIVATED, ev.TARGETED, ev.RESOLVED)

# In a terminal English calls zones as one types them (`A.m3`), on a page in words, as the other
# languages do everywhere.
ENGLISH_ZONES: Final = {
    "zone.m": "{player}'s Monster Zone {number}",
    "zone.s": "{player}'s Spell & Trap Zone {number}",
    "zone.field": "{player}'s Field Zone",
    "zone.x": "Extra Monster Zone {number}",
}


class Activated(NamedTuple):
    """A link of the chain as it was told: in which line, which effect (from 1) of which card."""

    line: int
    effect: int | None
    card: Told


class Telling:
    """Tells a duel to one viewer (a player, `JUDGE` or `PUBLIC`), some events at a time.

    Lines are numbered from 0, and every event is a line to every viewer: the numbers say nothing.

    >>> from segoc import Duel, starter
    >>> duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
    >>> lines = Telling(duel.pool, 1).lines(duel.events)
    >>> lines[3].number, lines[3].text.en, lines[3].cards[0].code
    (3, 'A draws 5 cards.', None)
    >>> lines[-1].turn, lines[-1].text.zh, lines[-1].text.ja
    (1, '主要阶段1。', 'メインフェイズ1。')
    """

    def __init__(self, pool: Pool, viewer: int, turn: int = 0) -> None:
        self.english = Teller(pool, "en", viewer)
        self.english.messages = {**self.english.messages, **ENGLISH_ZONES}
        self.chinese = Teller(pool, "zh", viewer)
        self.japanese = Teller(pool, "ja", viewer)
        self.number = 0
        # Of a duel that begins in the middle, the turn that it is.
        self.turn = turn
        # The chain that was built last.
        self.links: tuple[Activated, ...] = ()
        # What has happened this turn, with the numbers of the lines.
        self.happened: list[tuple[Event, int]] = []

    def copy(self) -> "Telling":
        """To go on from here in another way."""
        new = Telling.__new__(Telling)
        new.english = self.english
        new.chinese = self.chinese
        new.japanese = self.japanese
        new.number = self.number
        new.turn = self.turn
        new.links = self.links
        new.happened = self.happened.copy()
        return new

    def lines(self, events: Sequence[Event], chain: Sequence[Link] = ()) -> list[Line]:
        """The next lines. `chain` is the chain after these events (`State.chain`): only a link
        itself knows which effect was activated, and what a trigger answers."""
        return [self._line(event, chain) for event in events]

    def _line(self, event: Event, chain: Sequence[Link]) -> Line:
        if event.kind == ev.TURN_BEGAN:
            self.turn = event.amounts[0]
            self.happened.clear()
        number = self.number
        answers: int | None = None
        if event.kind == ev.ACTIVATED:
            link = _link_of(event, chain)
            answers = self._answered(event, link)
            self._join(event, link)
        activated = self._activated(event)
        source = None if event.source is None else self._told(event.source)
        effect = self.english.effect(event)
        if activated is not None:
            effect = activated.effect
            source = activated.card if event.kind == ev.TARGETED else source
        line = Line(
            number=number,
            event=ev.KIND_NAMES[event.kind],
            turn=self.turn,
            player=_player(event.player),
            text=self._words(event),
            rule=event.rule,
            cards=tuple(self._told(card) for card in event.cards),
            source=source,
            effect=effect,
            link=_link_number(event),
            answers=answers,
        )
        self.happened.append((event, number))
        self.number += 1
        return line

    def _words(self, event: Event) -> Words:
        return Words(
            en=self.english.tell(event), zh=self.chinese.tell(event), ja=self.japanese.tell(event)
        )

    def _told(self, card: CardSnapshot) -> Told:
        return Told.model_validate(self.english.record(card))

    # The chain.

    def _join(self, event: Event, link: Link | None) -> None:
        effect = None if link is None else link.effect_no + 1
        joined = Activated(self.number, effect, self._told(event.cards[0]))
        self.links = (*self.links[: event.amounts[0] - 1], joined)

    def _activated(self, event: Event) -> Activated | None:
        """The link that an event is of, as it was told; nothing if that was before our time."""
        if event.kind not in OF_A_LINK or event.amounts[0] > len(self.links):
            return None
        return self.links[event.amounts[0] - 1]

    def _answered(self, event: Event, link: Link | None) -> int | None:
        """The line that an activation answers: the link before it; but a trigger, and whatever
        begins a chain, answers what has happened."""
        number = event.amounts[0]
        found = None
        of_event = event.effect_kind == TRIGGER or number == 1
        if of_event and link is not None and link.event is not None:
            found = self._line_of(link.event)
        if found is None and 1 < number <= len(self.links) + 1:
            found = self.links[number - 2].line
        return found

    def _line_of(self, event: Event) -> int | None:
        """The line of an event of this turn."""
        for one, line in reversed(self.happened):
            if _same(one, event):
                return line
        return None


def _same(one: Event, event: Event) -> bool:
    """Whether a trigger means an event that was told. To triggers several events of a moment can
    be one, and what happens in the Damage Step comes once more when they may be activated: but
    cards are the same objects in both. And what is bound to a phase or a step can be activated as
    long as that lasts: it means its beginning, whatever has happened since."""
    if one.kind != event.kind:
        return False
    if event.kind in (ev.PHASE_BEGAN, ev.STEP_BEGAN):
        begun = (one.phase_begun, one.step_begun, one.player)
        return begun == (event.phase_begun, event.step_begun, event.player)
    if not event.cards:
        return one.moment == event.moment and one.player == event.player
    meant = {(card.card, card.life) for card in event.cards}
    return any((card.card, card.life) in meant for card in one.cards)


def _link_of(event: Event, chain: Sequence[Link]) -> Link | None:
    """The link that was activated, if it is still on the chain."""
    index = event.amounts[0] - 1
    if index < len(chain) and chain[index].as_activated is event.cards[0]:
        return chain[index]
    return None


def _link_number(event: Event) -> int | None:
    of_a_link = event.kind in OF_A_LINK or event.kind == ev.NEGATED
    return event.amounts[0] if of_a_link and event.amounts else None


def _player(player: int) -> Player | None:
    if player == 0:
        return 0
    return 1 if player == 1 else None
