"""Other actions: let clauses apply, win, and questions in between."""

from typing import ClassVar, Final

from segoc.effects.descriptions import Among
from segoc.effects.on_cards import OnCards
from segoc.effects.players import YOU, player_of
from segoc.effects.references import Done
from segoc.kernel.choosing.choosing_cards import AskPlayer
from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Clause, Condition, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.picture.attack_permissions import battle_is_to_come
from segoc.kernel.picture.layers import WHAT_IT_IS
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, CHANGED
from segoc.kernel.table.kinds import EFFECT_MONSTER, GEMINI
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.reason import BY_TEXT
from segoc.kernel.table.state import State

# What a monster is: a battle that has determined that it is destroyed has settled that, too.
AS_DETERMINED: Final = (*WHAT_IT_IS, en.NAME, en.SERIES)

# What a monster may do, and what can't be done to it, is said of a face-down one as well, and
# shows when it is flipped (FDN-153, FDN-160); its values aren't (FDN-156), nor that effects don't
# reach it (FDN-159).
SHOWN_WHEN_FLIPPED: Final = (
    *(en.FORBIDDEN, en.ATTACKS, en.ATTACKS_DIRECTLY, en.BATTLE_DAMAGE, en.PIERCES),
)

# What is said of a monster's attacks and battles, and of nothing else.
IN_BATTLES: Final = (
    *(en.ATTACKS, en.ATTACKS_DIRECTLY, en.BATTLE_DAMAGE, en.PIERCES, en.DRAWS_ATTACKS),
)


def all_on_face_down(clauses: list[Clause]) -> bool:
    """Whether all of it can be said of a monster that has been turned face-down."""
    for clause in clauses:
        if clause.layer not in SHOWN_WHEN_FLIPPED:
            return False
        if clause.layer == en.FORBIDDEN and clause.op == verbs.BE_TARGETED:
            return False
    return True  # FDN-160


class Apply(OnCards):
    """Let clauses apply to cards for a while, worked out now (EFX-198, TRM-072)."""

    WORD: ClassVar = "apply"
    PARTS: ClassVar[Parts] = {"cards": "cards", "clauses": "clauses", "until": "until"}

    def __init__(self, cards: Cards, clauses: list[Clause], until: int = en.WHILE_FACE_UP) -> None:
        super().__init__(cards)
        self.clauses = clauses
        self.until = until
        self.on_face_down = until == en.FOR_GOOD or all_on_face_down(clauses)  # SEG-143

    def changes_stats(self) -> bool:
        for clause in self.clauses:
            if clause.layer in (en.ATK, en.DEFENSE):
                return True
        return False

    def against_doomed(self) -> str:
        for clause in self.clauses:
            if clause.layer not in AS_DETERMINED:
                return ""
        return "BAT-361"

    def against(self, state: State, scope: Scope, card: int) -> str:
        if not state.cards[card].face_up and not self.on_face_down:
            return "EFX-239"
        if self.on_all_targets() and self.only_negates() and has_no_effects(state, card):
            return "TRM-402"
        if self.only_in_battles() and not battle_is_to_come(state):
            return "OTH-073"
        return self.no_use(state, card)  # BAT-022

    def no_use(self, state: State, card: int) -> str:
        """The rule by which nothing of it is of any use to this card, or ""."""
        rule = ""
        for clause in self.clauses:
            rule = clause.no_use(state, card)
            if not rule:
                return ""
        return rule

    def why_impossible(self, state: State, scope: Scope) -> str:
        rule = self.against(state, scope, scope.source.card) if self.on_itself() else ""
        return rule or super().why_impossible(state, scope)

    def only_in_battles(self) -> bool:
        """Whether all that it says is about battles of this turn."""
        if self.until != en.UNTIL_END_OF_TURN:
            return False
        for clause in self.clauses:
            if clause.layer not in IN_BATTLES:
                return False  # BAT-014
        return True

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        for clause in self.clauses:
            rule = clause.refuses(state, target)
            if rule:
                return rule
        return super().refuses(state, scope, target)

    def has_amount(self) -> bool:
        return self.changes_stats()

    def is_vain(self, state: State, scope: Scope) -> bool:
        if not self.cards.is_known(scope):
            return False
        cards = self.cards.find(state, scope)
        for clause in self.clauses:
            if not clause.is_vain(state, scope, cards):
                return False
        return True

    def changes_by_nothing(self, state: State, scope: Scope) -> bool:
        """What has no ATK can't lose any."""
        if not self.cards.is_known(scope) or self.total(state, self.cards.find(state, scope)):
            return False
        for clause in self.clauses:
            if not clause.raises_nothing(state, scope):
                return False
        return self.changes_stats()  # CAL-058

    def goes_by_change(self) -> bool:
        for clause in self.clauses:
            if not clause.goes_by_change():
                return False
        return True

    def only_negates(self) -> bool:
        for clause in self.clauses:
            if clause.layer != en.NEGATED:
                return False
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        for clause in self.clauses:
            if clause.lacks_model(state, scope):
                return  # EFX-102
        if not cards:
            return
        run.done = True
        if not self.only_gives_effects():
            state.tick()  # OTH-070
        before = self.total(state, cards)
        levels = self.levels(state, cards)
        until = lingering.until_when(state, scope.player, self.until)
        for card in cards:
            for clause in self.clauses:
                if clause.no_use(state, card):
                    continue  # BAT-145
                only_itself = self.cards.only_this()
                # CRD-270, TRM-073, NEG-147, NEG-215, NEG-216
                lingering.put_on(state, scope, card, clause, until, only_itself=only_itself)
        if not self.is_about_a_part():
            scope.done = [refer(state.cards[card]) for card in cards]
        # What it really was, not what the text says: nothing falls below 0.
        scope.amount = abs(self.total(state, cards) - before)  # EFX-020, EFX-021
        records = [state.snapshot(card) for card in cards]
        rose = self.levels(state, cards) > levels
        state.emit(CHANGED, scope.player, records, level_rose=rose, why=BY_EFFECT, rule="EFX-180")
        state.settle()

    def is_about_a_part(self) -> bool:
        """It is about some of those that the action before was about, and the next one may be about
        the others."""
        return isinstance(self.cards, Among) and isinstance(self.cards.cards, Done)

    def levels(self, state: State, cards: list[int]) -> int:
        """The Levels of these cards together, if it is about Levels."""
        total = 0
        for clause in self.clauses:
            if clause.layer == en.LEVEL:
                for card in cards:
                    total += values.level(state, card) if identity.has_level(state, card) else 0
        return total

    def total(self, state: State, cards: list[int]) -> int:
        """The ATK of these cards, or their DEF if only that is changed."""
        total = 0
        layer = 0
        for clause in self.clauses:
            if clause.layer in (en.ATK, en.DEFENSE) and layer != en.ATK:
                layer = clause.layer
        for card in cards:
            if layer == en.ATK:
                total += values.atk(state, card)
            elif layer == en.DEFENSE:
                total += values.defense(state, card)
        return total

    def only_gives_effects(self) -> bool:
        """More text on a card is nothing that happens: what it is given for its summon, it has
        at that moment, and answers to the summon come in time."""
        for clause in self.clauses:
            if clause.layer != en.GAINS:
                return False
        return True


def has_no_effects(state: State, card: int) -> bool:
    """A monster that is no Effect Monster, nor anything else: there is nothing to negate. What is a
    Normal Monster by its own effect has that."""
    if not identity.is_monster(state, card) or identity.is_trap(state, card):
        return False
    if state.cards[card].printed.types & GEMINI:
        return False  # NEG-149
    return not identity.types(state, card) & EFFECT_MONSTER


class MayGoOn(Action):
    """ "Then you can": asked if what follows is possible, and done only if wanted."""

    WORD: ClassVar = "may_go_on"
    PARTS: ClassVar[Parts] = {"by": "player"}

    def __init__(self, by: int = YOU) -> None:
        super().__init__()
        # Whom it is left to.
        self.by = by

    def asks_first(self) -> bool:
        return True

    def prepare(self, state: State, run: Run) -> None:
        following = run.actions(state)[run.counter + 1]
        scope = run.scope(state)
        if following.possible(state, scope):
            state.push(AskPlayer(player_of(state, scope, self.by), scope.source.card))

    def perform(self, state: State, run: Run) -> None:
        run.done = len(state.last_picks) > 0 and state.last_picks[0] == 1


class Provided(Action):
    """What follows is done only if a condition holds now."""

    WORD: ClassVar = "provided"
    PARTS: ClassVar[Parts] = {"condition": "condition"}

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def asks_first(self) -> bool:
        return True

    def holds_now(self, state: State, scope: Scope) -> bool:
        return self.condition.holds(state, scope)

    def perform(self, state: State, run: Run) -> None:
        # EFX-103, EFX-104, EFX-105, TRM-342
        run.done = self.condition.holds(state, run.scope(state))


class Win(Action):
    """A player wins the duel."""

    WORD: ClassVar = "win"
    PARTS: ClassVar[Parts] = {"whose": "players"}

    def __init__(self, whose: int = YOU) -> None:
        super().__init__()
        self.whose = whose

    def perform(self, state: State, run: Run) -> None:
        run.done = True
        state.loss[1 - self.winner(run.scope(state))] = BY_TEXT
        state.settle()

    def winner(self, scope: Scope) -> int:
        return scope.player if self.whose == 0 else 1 - scope.player
