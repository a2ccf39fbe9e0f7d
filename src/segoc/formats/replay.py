"""A replay: a duel as it was played, to be told again.

It holds the beginning and the choices, as a save does, and besides every event. So it
can be told as it was recorded even when the rules have changed since, and while they
are the same it can be checked: the choices must give the very same events.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from segoc.cards.fingerprints import changed_since
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.duel import savefile
from segoc.duel.duel import Duel
from segoc.duel.log import Teller
from segoc.duel.savefile import RULES, SaveError, Start
from segoc.kernel.samples.saving import event_from_data, event_to_data
from segoc.kernel.table.event import Event

KIND = "replay"


@dataclass(frozen=True)
class Replay:
    start: Start
    choices: list[str]
    events: list[Event]
    rules: str = RULES
    # What each card in it did, by its passcode; nothing in files of before November 2026.
    cards: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, duel: Duel) -> "Replay":
        """The course of a duel so far."""
        saved = savefile.read(duel.save())
        return cls(saved.start, saved.choices, duel.events, cards=saved.cards)

    def write(self) -> str:
        """The replay as text, for `read`."""
        if self.rules != RULES:
            raise ValueError(f"a replay of the rules {self.rules!r} can't be written anew")
        body = {
            "start": savefile.start_to_data(self.start),
            "choices": self.choices,
            "events": [event_to_data(event) for event in self.events],
            **savefile.cards_to_data(self.cards),
        }
        return savefile.seal(KIND, body)

    @classmethod
    def read(cls, text: str, pool: Pool | None = None) -> "Replay":
        """The replay that `write` wrote; `SaveError` if the text isn't one."""
        body = savefile.unseal(KIND, text)
        told = savefile.part(body, "events", list)
        rules = savefile.part(body, "rules", str)
        if body["format"] != savefile.FORMAT:
            return cls._of_older_format(body, rules, len(told), pool)
        start, choices = savefile.course_from_data(body)
        teller = Teller(pool or standard_pool())
        events = [_event(data, number, teller) for number, data in enumerate(told, 1)]
        return cls(start, choices, events, rules, savefile.cards_from_data(body))

    @classmethod
    def _of_older_format(
        cls, body: dict[str, Any], rules: str, count: int, pool: Pool | None
    ) -> "Replay":
        """Its events are data that have other names now: those of now are what its choices lead to,
        if these lead to as many."""
        start, choices = savefile.course_from_data(body)
        try:
            events = Duel.again(start, choices, pool).events
            if len(events) != count:
                raise SaveError("its choices don't lead to the events that were recorded")
        except SaveError as error:
            if rules == RULES:
                raise
            raise savefile.of_other_rules(rules, error) from None
        return cls(start, choices, events)

    def duel(self, pool: Pool | None = None) -> Duel:
        """The duel played again under the rules of now; `SaveError` where it can't go on."""
        return Duel.again(self.start, self.choices, pool)

    def changed_cards(self, pool: Pool | None = None) -> tuple[int, ...]:
        """Cards in it that do something else now than when it was recorded."""
        return changed_since(self.cards, pool or standard_pool())

    def difference(self, pool: Pool | None = None) -> str:
        """Play the choices again: where it comes out otherwise than recorded, or nothing."""
        pool = pool or standard_pool()
        try:
            events = self.duel(pool).events
        except SaveError as error:
            return str(error)
        tell = Teller(pool).tell
        for number, (then, now) in enumerate(zip(self.events, events, strict=False), 1):
            if event_to_data(then) != event_to_data(now):
                return f"event {number} was recorded as {tell(then)!r} and is now {tell(now)!r}"
        if len(self.events) != len(events):
            return f"{len(self.events)} events were recorded, and now there are {len(events)}"
        return ""


def _event(data: Any, number: int, teller: Teller) -> Event:
    """An event that can be told: a reader should fail here, and not half-way through."""
    try:
        event = event_from_data(data)
        teller.data(event)
    except (ValueError, LookupError, TypeError) as error:
        raise SaveError(f"event {number} of the file makes no sense: {error}") from None
    return event
