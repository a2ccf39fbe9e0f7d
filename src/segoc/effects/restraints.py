"""What players can't do but in some way: clauses that forbid, and let something pass."""

from typing import ClassVar

from segoc.effects.activations import is_what
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import verbs
from segoc.kernel.table.event import WAY
from segoc.kernel.table.state import State


class CannotOtherwise(Clause):
    """Of a player: can't do this (`segoc.kernel.table.verbs`) but by the effect of the card that
    says so."""

    WORD: ClassVar = "cannot_otherwise"
    PARTS: ClassVar[Parts] = {"verb": "verb"}

    def __init__(self, verb: int) -> None:
        super().__init__(en.FORBIDDEN, verb)
        self.verb = verb

    def value(self, state: State, scope: Scope) -> int:
        return self.verb

    def forbids(self, verb: int, why: int) -> bool:
        return verb == self.verb

    def spares(self, state: State, scope: Scope, why: int) -> bool:
        """What is done while that effect resolves, it does."""
        if state.resolving_link < 0 or state.applying:
            return False
        link = state.chain[state.resolving_link]
        return link.source.card == scope.source.card and link.code == scope.code


class SpecialSummonsOnly(Clause):
    """Of a player: can't Special Summon but in these ways: `BY_XYZ`, `BY_FUSION`…"""

    WORD: ClassVar = "special_summons_only"
    PARTS: ClassVar[Parts] = {"ways": "ways"}

    def __init__(self, ways: int) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)
        self.ways = ways

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON

    def spares(self, state: State, scope: Scope, why: int) -> bool:
        return why >= WAY and self.ways >> (why - WAY) & 1 == 1


class CannotUseAsMaterial(Clause):
    """Of a player: can't use these cards as materials of such a summon: `BY_FUSION`, `BY_XYZ`…"""

    WORD: ClassVar = "cannot_use_as_material"
    PARTS: ClassVar[Parts] = {"ways": "ways", "cards": "cards"}

    def __init__(self, ways: int, cards: Cards) -> None:
        super().__init__(en.FORBIDDEN, verbs.MATERIAL)
        self.ways = ways
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        return verbs.MATERIAL

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.MATERIAL

    def spares(self, state: State, scope: Scope, why: int) -> bool:
        return not self.ways >> (why - WAY) & 1  # TRM-260

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards.includes(state, scope, card)


class TargetCannotAnswer(Clause):
    """In the `text` of a Spell or Trap: what it targets by its activation can't be activated in
    response to that."""

    WORD: ClassVar = "target_cannot_answer"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.TARGET_UNANSWERED)


class CannotAnswer(Clause):
    """Of a player: can't activate anything in response to such activations of yours: `SPELL_CARD`,
    `TRAP_EFFECT`… joined by `|`."""

    WORD: ClassVar = "cannot_answer"
    PARTS: ClassVar[Parts] = {"what": "what"}

    def __init__(self, what: int) -> None:
        super().__init__(en.FORBIDDEN, verbs.ANSWER)
        self.what = what

    def value(self, state: State, scope: Scope) -> int:
        return verbs.ANSWER

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.ANSWER

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        link = state.chain[-1]
        if link.player != scope.player:
            return False
        return is_what(link.as_activated.kind, link.card_activation, self.what)
