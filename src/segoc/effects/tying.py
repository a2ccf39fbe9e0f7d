"""Cards tied to cards: equipped, or linked for as long as both stay."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.on_cards import OnCards, follow
from segoc.effects.references import This
from segoc.kernel.language import lingering
from segoc.kernel.language.entry import UNTIL_END_OF_TURN, WHILE_LINKED
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.ties import can_equip, tie
from segoc.kernel.moving.control import against_passing
from segoc.kernel.moving.equipping import EquipByEffect, can_be_equipped
from segoc.kernel.moving.no_place import give_up
from segoc.kernel.picture import layers
from segoc.kernel.picture.unique_face_up import is_second
from segoc.kernel.programs.program import Run
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import SPELL_ZONE, on_field
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import free_spell_zones


class Equip(OnCards):
    """Equip these cards to a monster; a monster card becomes an Equip Spell (EFX-216). What
    `strengthens` it, or weakens it, can be activated in the Damage Step as other changes of ATK and
    DEF can (CRD-296).

    Equip a card to another: an Equip card where it lies, a monster by moving it to the
    Spell & Trap Zone (EFX-216). If the card's own text changes ATK or DEF of what it is equipped
    to, `strengthens`, then equipping does.
    """

    WORD: ClassVar = "equip"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "cards", "strengthens": "yes_no"}

    def __init__(self, cards: Cards, to: Cards, strengthens: bool = False) -> None:
        super().__init__(cards)
        self.to = to
        self.strengthens = strengthens

    def changes_stats(self) -> bool:
        return self.strengthens

    def against_doomed(self) -> str:
        return "BAT-411"

    def equips_this_to_target(self) -> bool:
        return self.on_itself() and self.to.has_targets()

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if not on_field(held.place) and is_second(state, scope.player, card, True):
            return "ONE-107"
        room = held.place == SPELL_ZONE or len(free_spell_zones(state, scope.player)) > 0
        return against_passing(state, card, scope.player) if room else "EFX-216"  # TRM-175

    def equips_to_this(self) -> bool:
        return isinstance(self.to, This)

    def host(self, state: State, scope: Scope) -> int:
        """The monster, if it can be equipped, or -1."""
        hosts = self.to.find(state, scope)
        return hosts[0] if hosts and can_be_equipped(state, hosts[0]) else NO_CARD

    def prepare(self, state: State, run: Run) -> None:
        """Without its monster nothing is chosen."""
        scope = run.scope(state)
        if self.host(state, scope) == NO_CARD:
            scope.chosen = []
        else:
            super().prepare(state, run)  # EQP-038

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        host = self.host(state, scope)
        cards = self.affected(state, run) if host != NO_CARD else []
        scope.done = []
        if not cards or not can_equip(state, cards[0], host):
            self.give_up(state, run)
            return
        scope.done = [refer(state.cards[cards[0]])]
        maker = scope.source.card
        state.push(EquipByEffect(scope.player, cards[0], host, scope.code, scope.effect_no, maker))

    def give_up(self, state: State, run: Run) -> None:
        """What was to be equipped and can't be (see `no_place`)."""
        scope = run.scope(state)
        going: list[int] = []
        for card in self.cards.find(state, scope):
            if not layers.unaffected(state, card, scope.source.card, True):
                going.append(card)
        # EQP-028, EQP-044, EQP-050
        give_up(state, scope.player, going, "EQP-024")

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if scope.done:
            run.done = state.cards[scope.done[0].card].place == SPELL_ZONE
            follow(state, scope)


class LinkWith(OnCards):
    """These cards, and not this one, stay linked to that card: `LINKED` in what they `gains`."""

    WORD: ClassVar = "link_with"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "cards"}

    def __init__(self, cards: Cards, to: Cards) -> None:
        super().__init__(cards)
        self.to = to

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        for card in self.cards.find(state, scope):
            for other in self.to.find(state, scope):
                run.done = True
                tie(state, card, other, scope.code, scope.effect_no, scope.source.card)


class LinkTo(OnCards):
    """Stay linked to a card, with clauses that hang on the link, some for this turn only, or
    `until` its `END_PHASE`.

    Stay linked to these cards, with clauses that hang on the link (TRM-068, TRM-076); some of
    them only for a time.
    """

    WORD: ClassVar = "link_to"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "clauses": "clauses",
        "this_turn": "clauses",
        "until": "until",
    }

    def __init__(
        self,
        cards: Cards,
        *clauses: Clause,
        this_turn: Sequence[Clause] = (),
        until: int = UNTIL_END_OF_TURN,
    ) -> None:
        super().__init__(cards)
        self.clauses = list(clauses)
        self.this_turn: list[Clause] = list(this_turn)
        self.until = until

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        source = state.cards[scope.source.card]
        if not scope.source.same_object(source) or not source.face_up:
            return  # FDN-139
        # What is immune is linked all the same; what hangs on the link may not apply to it.
        for card in self.meant(state, run):
            run.done = True
            tie(state, source.id, card, scope.code, scope.effect_no, source.id)  # TRM-068
            for clause in self.clauses:
                # Not done once, but judged at every moment, from the end of the summon on
                # (TRM-076, TRM-078).
                lingering.put_on(state, scope, card, clause, WHILE_LINKED, True)
            for clause in self.this_turn:
                lingering.put_on(state, scope, card, clause, self.until, True)
        state.settle()
