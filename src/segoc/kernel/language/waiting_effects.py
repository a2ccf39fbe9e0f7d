"""Effects without a chain that wait for their turn to apply (EFX-212)."""

from typing import ClassVar

from segoc.kernel.table.event import Event
from segoc.kernel.table.ints import Code, EffectNo, Player
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.record import INT, TRUTH, Fields, Record, always, many, maybe


class WaitingEffect(Record):
    """An effect of a card, about an event if it reacts to one."""

    FIELDS: ClassVar[Fields] = {
        "player": INT,
        "source": always(Ref),
        "code": INT,
        "effect_no": INT,
        "event": maybe(Event),
        "immediate": TRUTH,
        "targets": many(Ref),
        "acted_on": many(Ref),
    }

    def __init__(
        self,
        player: Player,
        source: Ref,
        code: Code,
        effect_no: EffectNo,
        event: Event | None,
        immediate: bool,
    ) -> None:
        self.player = player
        self.source = source
        self.code = code
        self.effect_no = effect_no
        self.event = event
        self.immediate = immediate
        # What it was about when it was put off (see `delayed_effects`).
        self.targets: list[Ref] = []
        # What had been done by then, if it was put off.
        self.acted_on: list[Ref] = []
