"""Special Summoning Tokens."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.numbers import as_number
from segoc.effects.players import YOU, player_of
from segoc.effects.summoning import clause_numbers, follow_summoned
from segoc.kernel.language.action import Action
from segoc.kernel.language.entry import AS_MADE
from segoc.kernel.language.lingering import put_on
from segoc.kernel.language.node import Clause, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.tokens import make, ready, tokens_named
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.table import verbs
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import EITHER_POSITION, MONSTER_ZONE, NOWHERE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import room_for_monsters


class SummonTokens(Action):
    """Special Summon so many Tokens of each of these names, all or none, to a player's field; the
    player of the effect chooses zones and positions (CRD-248). The clauses are part of the summon,
    and no effects of the Tokens (CRD-269)."""

    WORD: ClassVar = "special_summon_token"
    PARTS: ClassVar[Parts] = {
        "names": "names",
        "count": "number",
        "in_": "positions",
        "to": "player",
        "with_": "clauses",
    }

    def __init__(
        self,
        names: list[str],
        count: int | Number = 1,
        in_: int = EITHER_POSITION,
        to: int = YOU,
        with_: Sequence[Clause] = (),
    ) -> None:
        super().__init__()
        self.names = names
        self.count = as_number(count)
        self.in_ = in_
        self.to = to
        self.with_ = list(with_)

    def kinds(self, state: State, scope: Scope) -> list[Printed]:
        """What is to be summoned, one by one."""
        each = tokens_named(state.faces[scope.code], self.names)
        found: list[Printed] = []
        for _ in range(self.count.value(state, scope)):
            found += each
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        return self.why_impossible(state, scope) == ""

    def why_impossible(self, state: State, scope: Scope) -> str:
        faces = self.kinds(state, scope)
        side = player_of(state, scope, self.to)
        if not faces or room_for_monsters(state, side, scope.spending) < len(faces):
            return "SEG-020"
        for face in faces:
            rule = self.against_making(state, scope, face)
            if rule:
                return rule
        return ""

    def against_making(self, state: State, scope: Scope, face: Printed) -> str:
        """The rule by which an effect forbids to summon such a Token, or "". What it will be like
        may hang on the target: as long as there is none, nobody can say."""
        made = [clause for clause in self.with_ if clause.makes()]
        if made and not scope.targets:
            return ""
        card = ready(state, face.code, scope.player)
        later = state
        if made or card == NO_CARD:
            later = state.copy()
            card = make(later, [face], scope.player)[0]
            for clause in made:
                put_on(later, scope, card, clause, AS_MADE)
        field = player_of(state, scope, self.to)
        if prohibitions.forbidden_to(later, scope.player, verbs.SPECIAL_SUMMON, card, field=field):
            return rule_against(later, scope.player, card)
        return ""

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        """The rule by which no Token like this one could be summoned."""
        trial = scope.copy()
        trial.targets = [refer(state.cards[target])]
        for face in tokens_named(state.faces[scope.code], self.names):
            rule = self.against_making(state, trial, face)
            if rule:
                return rule
        return ""

    def needs(self) -> int:
        return 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        return 1 << NOWHERE if verb == verbs.SPECIAL_SUMMON else 0

    def special_summons(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        if not self.possible(state, scope):
            return
        cards = make(state, self.kinds(state, scope), scope.player)  # CRD-265
        scope.done = [refer(state.cards[card]) for card in cards]
        summon = SummonByEffect(
            scope.player,
            cards,
            self.in_,
            0,
            scope.source,
            scope.code,
            scope.effect_no,
            clause_numbers(state, scope.code, self.with_),
        )
        summon.side = player_of(state, scope, self.to)  # CRD-248
        summon.targets = scope.targets
        state.push(summon)

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)
