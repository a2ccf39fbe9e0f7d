"""Drawing by effects, and drawing as something that happens."""

from typing import ClassVar

from segoc.effects.numbers import Fixed, as_number, is_nothing
from segoc.effects.players import YOU, means, player_of
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Happening, Number, Parts, Usual
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.drawing import draw
from segoc.kernel.picture import prohibitions
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, BY_RULE, DRAWN, MOVED, Event
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.state import NO_CARD, State


class Drew(Happening):
    """A player drew cards: once for each effect, however many (EFX-122). `normal`: by the normal
    draw of the Draw Phase, which a draw by an effect is not (EFX-115)."""

    WORD: ClassVar = "drew"
    PARTS: ClassVar[Parts] = {"whose": "whose", "normal": "yes_no"}

    def __init__(self, whose: int, normal: bool = False) -> None:
        self.whose = whose
        self.normal = normal

    def kinds(self) -> int:
        return 1 << MOVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not event.move_tags & DRAWN:  # EFX-119, EFX-120
            return False
        if self.normal and event.why != BY_RULE:  # EFX-115
            return False
        return means(state, scope, self.whose, event.player)


class Draw(Action):
    """Draw cards (EFX-113)."""

    WORD: ClassVar = "draw"
    PARTS: ClassVar[Parts] = {"whose": "player", "count": "number"}
    USUAL: ClassVar[Usual] = {"whose": YOU}

    def __init__(self, whose: int, count: int | Number) -> None:
        super().__init__()
        self.whose = whose
        self.count = as_number(count)

    def possible(self, state: State, scope: Scope) -> bool:
        player = player_of(state, scope, self.whose)
        if prohibitions.forbidden_to(state, player, verbs.DRAW, NO_CARD):
            return False
        deck = state.pile(player, DECK)
        left = len(deck)
        for card in scope.spending:
            if card in deck:
                left -= 1
        return left >= self.count.value(state, scope)  # EFX-116

    def has_amount(self) -> bool:
        return not isinstance(self.count, Fixed)

    def is_vain(self, state: State, scope: Scope) -> bool:
        return is_nothing(state, scope, self.count)

    def needs(self) -> int:
        return 1 << DECK

    def feeds(self) -> int:
        return 1 << HAND

    def why_impossible(self, state: State, scope: Scope) -> str:
        player = player_of(state, scope, self.whose)
        if prohibitions.forbidden_to(state, player, verbs.DRAW, NO_CARD):
            return "SEG-071"
        return "EFX-116"

    def may_do_in(self, verb: int) -> int:
        return 1 << DECK if verb == verbs.DRAW else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        player = player_of(state, scope, self.whose)
        if prohibitions.forbidden_to(state, player, verbs.DRAW, NO_CARD):  # SEG-071
            run.done = False
            return
        run.done = True
        count = self.count.value(state, scope)
        draw(state, player, count, BY_EFFECT, "EFX-113")
        state.settle()
