"""Drawing, as something that happens."""

from typing import ClassVar

from segoc.effects.players import means
from segoc.kernel.event import BY_RULE, DRAWN, MOVED, Event
from segoc.kernel.node import Happening
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class Drew(Happening):
    """A player drew cards, as many as it may be; or only by the normal draw of the Draw Phase,
    which no effect is (EFX-115)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "normal")

    def __init__(self, whose: int, normal: bool) -> None:
        self.whose = whose
        self.normal = normal

    def kinds(self) -> int:
        return 1 << MOVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not event.how & DRAWN:  # EFX-119, EFX-120
            return False
        if self.normal and event.why != BY_RULE:  # EFX-115
            return False
        return means(state, scope, self.whose, event.player)
