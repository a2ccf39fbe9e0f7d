"""Inherent Special Summons: by the monster's own text, without a chain (CRD-124, CRD-127)."""

from typing import ClassVar

from segoc.kernel.language import lingering
from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import OwnSummon
from segoc.kernel.language.entry import WHILE_FACE_UP
from segoc.kernel.language.made_from import note_materials
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.speakers import holds, scope_of
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.once_per_turn import use_within
from segoc.kernel.programs.program import APPLYING, Run
from segoc.kernel.summoning.special_summon_by_procedure import SummonByProcedure
from segoc.kernel.summoning.summon_zones import has_zone
from segoc.kernel.table import verbs
from segoc.kernel.table.event import FOR_SUMMON, MOVED, SPECIAL_SUMMON
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Player
from segoc.kernel.table.kinds import FUSION
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import COUNT, Fields, many
from segoc.kernel.table.state import State


def own_summon_of(state: State, card: CardNo) -> CardEffect | None:
    """The text by which this card can be Special Summoned from where it lies."""
    for had in layers.effects_of(state, card):
        effect = had.effect
        if isinstance(effect, OwnSummon) and effect.places >> state.cards[card].place & 1:
            return had  # CRD-057, CRD-058, SUM-005, CLS-093
    return None


def may_summon_itself(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether a player can Special Summon this monster by its own text now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    had = own_summon_of(state, card)
    mine = held.side == player and player == state.turn_player and is_main_phase(state.phase)
    if had is None or not mine:
        deny(why, "CRD-124", spot)
        return False
    if prohibitions.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card):
        if deny(why, rule_against(state, player, card)):
            return False
    if prohibitions.forbidden(state, card, verbs.PROCEDURE):
        if deny(why, prohibitions.rule_of_use(state, card), spot):
            return False
    if not holds(state, had) and deny(why, "CRD-124", spot):
        return False
    scope = scope_of(state, had)
    effect = had.effect
    assert isinstance(effect, OwnSummon)
    if effect.limit and use_within(state, scope, effect.limit) in state.uses:
        # CHG-020, CHG-023
        if deny(why, "SEG-070", spot):
            return False
    for action in had.effect.program:
        if not action.payable(state, scope):  # CHG-022
            unpayable = action.why_unpayable(state, scope)
            deny(why, unpayable if unpayable == "CRD-185" else "CRD-124", spot)
            return False
    if not finds_room(state, scope, had.effect.program) and deny(why, "CRD-120"):
        return False
    return why is None or len(why) == before


def finds_room(state: State, scope: Scope, program: list[Action]) -> bool:
    """Whether there is a zone for the monster, or one will be free when something is spent for
    it."""
    card = scope.source.card
    if has_zone(state, scope.player, card, []):
        return True
    for action in program:
        for spent in action.pays_with(state, scope):
            if has_zone(state, scope.player, card, [spent]):  # CRD-120
                return True
    return False


def leaves_room(state: State, scope: Scope, effect: OwnSummon, action: Action, spent: int) -> bool:
    """Whether the monster will have a zone if this is spent for it now."""
    if has_zone(state, scope.player, scope.source.card, [spent]):  # CRD-120
        return True
    following = effect.program.index(action) + 1
    return finds_room(state, scope, effect.program[following:])


class SummonItself(SummonByProcedure):
    """The text of the card tells what is done for it."""

    FIELDS: ClassVar[Fields] = {
        **SummonByProcedure.COMMON,
        "code": COUNT,
        "effect_no": COUNT,
        "paid": many(Ref),
    }

    def __init__(
        self, player: Player, cards: list[CardNo], code: Code, effect_no: EffectNo
    ) -> None:
        super().__init__(player, cards)
        self.code = code
        self.effect_no = effect_no
        # What was done for it was done with these cards.
        self.paid: list[Ref] = []

    def copy(self) -> "SummonItself":
        new = SummonItself(self.player, self.cards, self.code, self.effect_no)
        self.copy_to(new)
        new.paid = self.paid.copy()
        return new

    def text(self, state: State) -> OwnSummon:
        effect = state.faces[self.code].effects[self.effect_no]
        assert isinstance(effect, OwnSummon)
        return effect

    def begin(self, state: State) -> None:
        had = CardEffect(self.cards[0], self.code, self.effect_no, self.text(state))
        state.applying.append(scope_of(state, had))  # CRD-127
        state.push(Run(APPLYING, True))  # CRD-128

    def ready(self, state: State) -> None:
        for event in state.events_since_window:
            mine = event.source is not None and event.source.card == self.cards[0]
            if event.kind == MOVED and event.why == FOR_SUMMON and mine:
                self.paid += [refer(state.cards[record.card]) for record in event.cards]

    def allowed_positions(self, state: State, card: CardNo) -> int:
        return self.text(state).positions  # CRD-122

    def remember(self, state: State, card: CardNo) -> None:
        """What its text says of a monster that was summoned so: worked out now."""
        state.edit(card).summoned_by = self.effect_no + 1
        if state.cards[card].printed.types & FUSION:
            note_materials(state, card, self.paid, [], [])
        scope = Scope(self.player, refer(state.cards[card]), self.code, self.effect_no)
        scope.paid = self.paid
        limit = self.text(state).limit
        if limit:
            # Only now that it has succeeded.
            state.uses.append(use_within(state, scope, limit))  # CHG-023, CHG-024
        for clause in self.text(state).clauses:
            lingering.put_on(state, scope, card, clause, WHILE_FACE_UP, only_itself=True)

    def summon_way(self, state: State) -> int:
        return SPECIAL_SUMMON  # CRD-186

    def rule(self, state: State) -> str:
        return "CRD-124"


def own_summoners(state: State, player: Player) -> list[CardEffect]:
    """What the player's cards say about their own summons, from where they lie."""
    found: list[CardEffect] = []
    if not state.summons_itself:
        return found
    for card in state.working_cards:
        held = state.cards[card]
        if held.side == player and held.printed.summons_itself:
            had = own_summon_of(state, card)
            if had is not None:
                found.append(had)
    return found
