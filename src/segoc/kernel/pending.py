"""Effects without a chain that wait for their turn to apply (EFX-212)."""

from typing import ClassVar

from segoc.kernel.event import Event
from segoc.kernel.lifetimes import Ref


class Pending:
    """An effect of a card, about an event if it reacts to one."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "source",
        "code",
        "number",
        "event",
        "immediate",
        "targets",
        "acted_on",
    )

    def __init__(
        self,
        player: int,
        source: Ref,
        code: int,
        number: int,
        event: Event | None,
        immediate: bool,
    ) -> None:
        self.player = player
        self.source = source
        self.code = code
        self.number = number
        self.event = event
        self.immediate = immediate
        # What it was about when it was put off (see `due`).
        self.targets: list[Ref] = []
        # What had been done by then, if it was put off.
        self.acted_on: list[Ref] = []
