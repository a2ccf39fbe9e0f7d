"""The Damage Step: five parts, one battle."""

from typing import ClassVar, Final

from segoc.kernel.battle.battle_damage import BattleDamage, says_of_battle
from segoc.kernel.battle.determined import determine, negate_victim
from segoc.kernel.chain.resolving import ResolveChain
from segoc.kernel.chain.windows import DAMAGE_STEP, Window
from segoc.kernel.choosing.shuffling import ShuffleDeck
from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.entry import UNTIL_CALCULATION
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.damage import take_damage
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import turn_face_up
from segoc.kernel.picture import identity, values
from segoc.kernel.picture.attack_permissions import can_attack_as_it_is
from segoc.kernel.programs.program import APPLYING, Run
from segoc.kernel.table.event import (
    BATTLED,
    BY_BATTLE,
    BY_RULE,
    DESTROYED,
    FLIPPED,
    NO_RECORDS,
    STEP_BEGAN,
    Event,
)
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.phases import (
    AFTER_CALCULATION,
    BEFORE_CALCULATION,
    CALCULATION,
    DAMAGE_STEP_END,
    DAMAGE_STEP_START,
)
from segoc.kernel.table.places import ATTACK, DECK, DEFENSE, GRAVEYARD, MONSTER_ZONE
from segoc.kernel.table.procedure import Battling
from segoc.kernel.table.record import (
    COUNT,
    PLAYER,
    TEXT,
    TRUTH,
    Fields,
    always,
    many,
    maybe,
)
from segoc.kernel.table.state import NO_CARD, State


class DamageStep(Battling):
    """It begins with an attack's battle; or within the resolution of an effect that has damage
    calculated. Then nothing can be activated until that chain is over, which is after damage
    calculation (BAT-467, BAT-468)."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "attacker": always(Ref),
        "target": always(Ref),
        "in_resolution": TRUTH,
        "called_off": TRUTH,
        "destroyed": many(Ref),
        "promised": many(Scope),
        "flips": many(Event),
        "fought": maybe(Event),
        "loser": PLAYER,
        "damage": COUNT,
        "by_rule": TEXT,
        "struck": TRUTH,
    }

    # Steps.
    START: Final = 0
    BEFORE: Final = 1
    CALCULATION_BEGINS: Final = 2
    CALCULATE: Final = 3
    DAMAGE: Final = 4
    DETERMINE: Final = 5
    AFTER: Final = 6
    SUBSTITUTES: Final = 7
    AFTER_WINDOW: Final = 8
    END: Final = 9

    def __init__(
        self, player: Player, attacker: Ref, target: Ref, in_resolution: bool = False
    ) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.target = target
        self.in_resolution = in_resolution
        # A monster of this battle has gone before damage calculation: there is none.
        self.called_off = False
        # Determined to be destroyed by battle; they stay until the end.
        self.destroyed: list[Ref] = []
        # What is done in place of destructions, after damage calculation.
        self.promised: list[Scope] = []
        # Flips by this attack, which wait for the end of damage calculation (CRD-287).
        self.flips: list[Event] = []
        # The damage calculation: who battles whom is judged by how they were then.
        self.fought: Event | None = None
        # Who would take how much damage, by which rule.
        self.loser = 0
        self.damage = 0
        self.by_rule = ""
        # The attacked player has taken battle damage.
        self.struck = False

    def copy(self) -> "DamageStep":
        new = DamageStep(self.player, self.attacker, self.target, self.in_resolution)
        new.step = self.step
        new.called_off = self.called_off
        new.destroyed = self.destroyed.copy()
        new.promised = [scope.copy() for scope in self.promised]
        new.flips = self.flips.copy()
        new.fought = self.fought
        new.loser = self.loser
        new.damage = self.damage
        new.by_rule = self.by_rule
        new.struck = self.struck
        return new

    def run(self, state: State) -> None:
        """All five parts follow, though there is no battle any more."""
        step = self.step
        self.step = step + 1
        if step <= self.CALCULATION_BEGINS:
            self.before_calculation(state, step)
        elif step == self.CALCULATE:
            if self.goes_on(state):
                self.flip_target(state)
                self.calculate(state)
                self.settle_destruction(state)
        elif step == self.DAMAGE:
            self.note_destroyed(state)
            if self.damage:
                self.hurt(state)
        elif step == self.DETERMINE:
            for ref in self.destroyed:
                determine(state, ref.card)  # BAT-345
            for ref in self.destroyed:
                negate_victim(state, self.foe_of(ref.card), ref.card)
            state.settle()
        elif step == self.AFTER:
            if state.entries:
                lingering.end_all(state, UNTIL_CALCULATION)
            self.begin(state, AFTER_CALCULATION)
        elif step == self.SUBSTITUTES:
            self.make_substitutes(state)
        elif step == self.AFTER_WINDOW:
            self.let_it_happen(state)
            self.open(state)
        elif step == self.END:
            self.begin(state, DAMAGE_STEP_END)
            self.open(state)
            self.bury(state)  # SEG-056
        else:
            if state.entries:
                lingering.end_all(state, UNTIL_CALCULATION)
            state.pop()

    def before_calculation(self, state: State, step: int) -> None:
        """The first three parts begin."""
        goes_on = step == self.START or self.goes_on(state)
        if goes_on and step == self.CALCULATION_BEGINS:
            self.flip_target(state)
        part = (DAMAGE_STEP_START, BEFORE_CALCULATION, CALCULATION)[step]
        self.begin(state, part)
        self.open(state)
        if goes_on and step == self.BEFORE:
            self.flip_target(state)

    def begin(self, state: State, part: int) -> None:
        """Within a resolution nothing is activated for it. What has waited for the end of damage
        calculation comes then."""
        state.tick()
        state.battle_step = part
        state.progressed()
        before = len(state.events_since_window)
        state.emit(
            STEP_BEGAN, self.player, NO_RECORDS, step_begun=part, why=BY_RULE, rule="SEG-050"
        )
        if part == AFTER_CALCULATION or self.in_resolution:
            del state.events_since_window[before:]  # BAT-467
            state.settle()  # SEG-151, BAT-421

    def open(self, state: State) -> None:
        """Every part of the Damage Step has its window, with the step's restrictions."""
        if not self.in_resolution:  # BAT-467
            state.push(Window(DAMAGE_STEP))  # SEG-050

    def goes_on(self, state: State) -> bool:
        """Without its attacker or its target there is no damage calculation."""
        if not self.attacker_fights(state) or not self.target_fights(state):  # SEG-057
            self.called_off = True  # BAT-239
        return not self.called_off

    def is_fought(self) -> bool:
        return not self.called_off

    def attacker_fights(self, state: State) -> bool:
        """Still there, the attacking player's, in face-up Attack Position."""
        card = state.cards[self.attacker.card]
        # SEG-057
        return (
            self.stands(state, self.attacker)
            and identity.controller(card) == self.player
            and can_attack_as_it_is(state, card.id)
        )

    def target_fights(self, state: State) -> bool:
        """Still there, and not the attacking player's, unless an effect has them battle."""
        if self.target.card == NO_CARD:
            return True
        card = state.cards[self.target.card]
        if not self.stands(state, self.target):
            return False  # SEG-057
        return self.in_resolution or identity.controller(card) != self.player  # SEG-057

    def stands(self, state: State, ref: Ref) -> bool:
        card = state.cards[ref.card]
        return ref.same_object(card) and card.place == MONSTER_ZONE

    def flip_target(self, state: State) -> None:
        """A face-down target is turned to face-up Defense, and was flipped by that.

        One that an effect turns face-down again is turned face-up again.
        """
        target = self.target.card
        if target == NO_CARD or state.cards[target].face_up:
            return
        [record] = state.begin([target])
        turn_face_up(state, target, DEFENSE)  # BAT-261, BAT-475
        defender = 1 - self.player
        # CRD-255
        state.emit(FLIPPED, defender, [state.note_arrival(record)], why=BY_BATTLE, rule="CRD-260")
        if state.has_effects:
            self.flips.append(state.events_since_window.pop())  # CRD-287
            state.settle()

    def let_it_happen(self, state: State) -> None:
        """What answers to the end of damage calculation, if there was one, or to being flipped by
        the attack, does so now, as if it happened now."""
        if not self.called_off:
            after = Event(
                STEP_BEGAN,
                self.player,
                NO_RECORDS,
                step_begun=AFTER_CALCULATION,
                why=BY_RULE,
                rule="SEG-050",
                moment=state.moment,
            )
            state.events_since_window.append(after)
        for event in self.flips:
            numbers = event.amounts
            again = Event(
                FLIPPED,
                event.player,
                event.cards,
                why=BY_BATTLE,
                amounts=numbers,
                rule=event.rule,
                moment=state.moment,
            )
            state.events_since_window.append(again)  # CRD-287
        self.flips = []

    def calculate(self, state: State) -> None:
        attacker = self.attacker.card
        target = self.target.card
        atk = values.atk(state, attacker)
        if state.cards[attacker].position != ATTACK:
            # It attacks with its DEF.
            atk = values.defense(state, attacker)
        state.tick()
        state.edit(attacker).battled_turn = state.turn
        if target == NO_CARD:
            # Directly: the whole ATK.
            records = [state.snapshot(attacker)]
            state.emit(BATTLED, self.player, records, why=BY_BATTLE, amounts=[atk], rule="SEG-055")
            self.would_hurt(1 - self.player, atk, "SEG-055")
            return
        in_attack = state.cards[target].position == ATTACK
        # CRD-256, CRD-257
        other = values.atk(state, target) if in_attack else values.defense(state, target)
        rule = "SEG-051" if in_attack else "SEG-054"
        state.edit(target).battled_turn = state.turn
        records = [state.snapshot(attacker), state.snapshot(target)]
        state.emit(BATTLED, self.player, records, why=BY_BATTLE, amounts=[atk, other], rule=rule)
        if state.has_effects:
            self.fought = state.events_since_window[-1]
        if in_attack:
            self.against_attack(atk, other)  # EFX-310
        else:
            self.against_defense(state, atk, other)

    def against_attack(self, atk: int, other: int) -> None:
        """The weaker one is destroyed and its player takes the difference (SEG-051)."""
        if atk > other:
            self.doom(self.target)
            self.would_hurt(1 - self.player, atk - other, "SEG-051")
        elif atk < other:
            self.doom(self.attacker)
            self.would_hurt(self.player, other - atk, "SEG-051")
        elif atk > 0:
            # Equal: both (SEG-052), unless neither has any ATK (SEG-053).
            self.doom(self.attacker)
            self.doom(self.target)

    def against_defense(self, state: State, atk: int, other: int) -> None:
        """No damage through a Defense Position monster, unless the attacker pierces; it never
        destroys (SEG-054)."""
        if atk > other:
            self.doom(self.target)
            times = 0
            for change in says_of_battle(state, self.attacker.card, en.PIERCES):
                times = max(times, change.value)
            if times:
                self.would_hurt(1 - self.player, times * (atk - other), "EFX-208")  # EFX-208
        elif atk < other:
            self.would_hurt(self.player, other - atk, "SEG-054")

    def would_hurt(self, player: Player, amount: int, rule: str) -> None:
        self.loser = player
        self.damage = amount
        self.by_rule = rule

    def hurt(self, state: State) -> None:
        """Battle damage, inflicted by the stronger monster. LP that reach 0 end the duel before
        anything answers to it."""
        by = self.target.card if self.loser == self.player else self.attacker.card
        foe = self.attacker.card if self.loser == self.player else self.target.card
        if state.has_effects:
            # BAT-264
            state.push(BattleDamage(self.loser, self.damage, by, foe, self.by_rule))
        else:
            take_damage(state, self.loser, self.damage, BY_BATTLE, self.by_rule, None)
        state.settle()

    def note_hit(self, player: Player) -> None:
        self.struck = self.struck or player != self.player

    def doom(self, ref: Ref) -> None:
        self.destroyed.append(ref)

    def settle_destruction(self, state: State) -> None:
        """Which of them really are to be destroyed: some can't be, others have a substitute. This
        is settled before there is any damage."""
        if not self.destroyed:
            return
        move = Move.of(
            [ref.card for ref in self.destroyed],
            GRAVEYARD,
            DESTROYED,
            BY_BATTLE,
            self.player,
            "SEG-056",
        )
        move.later = True  # SEG-056, BAT-212, BAT-341, BAT-348
        state.push(move)

    def note_destroyed(self, state: State) -> None:
        self.destroyed = [ref for ref in self.destroyed if ref.card in state.last_moved]

    def promise(self, scope: Scope) -> None:
        self.promised.append(scope)

    def make_substitutes(self, state: State) -> None:
        """First thing after damage calculation: what is done in place of destructions, one after
        the other. Within a resolution the chain goes on then."""
        if self.promised:  # BAT-425, BAT-491
            self.step = self.SUBSTITUTES
            state.applying.append(self.promised.pop(0))
            state.push(Run(APPLYING, False))
        elif self.in_resolution:
            self.in_resolution = False
            wait_for_chain(state, self)  # BAT-468

    def substitutes(self) -> bool:
        return self.step == self.SUBSTITUTES

    def is_attack_of(self, card: CardNo) -> bool:
        return self.attacker.card == card

    def as_fought(self) -> Event | None:
        return self.fought

    def has_hit_directly(self) -> bool:
        return self.struck and self.target.card == NO_CARD

    def foe_of(self, card: CardNo) -> int:
        if card == self.attacker.card:
            return self.target.card
        return self.attacker.card if card == self.target.card else NO_CARD

    def dooms(self, card: CardNo) -> bool:
        for ref in self.destroyed:
            if ref.card == card:
                return self.step > self.DETERMINE
        return False

    def bury(self, state: State) -> None:
        """What the battle destroyed leaves at the end of the Damage Step."""
        cards = [ref.card for ref in self.destroyed if self.stands(state, ref)]  # SEG-056, BAT-457
        if cards:
            for card in cards:
                note_felled(state, self.foe_of(card), card)
            move = Move.of(cards, GRAVEYARD, DESTROYED, BY_BATTLE, self.player, "SEG-056")
            for item in move.items:
                item.certain = True  # SEG-056
                for change in says_of_battle(state, self.foe_of(item.card), en.VICTIMS_GO_TO):
                    item.destination = change.value
                if item.destination == DECK:
                    state.push(ShuffleDeck(state.cards[item.card].owner))
            state.push(move)


def note_felled(state: State, victor: int, card: CardNo) -> None:
    """A monster remembers this turn that it has destroyed another by battle, and of which Level."""
    if victor == NO_CARD or state.cards[victor].place != MONSTER_ZONE:
        return
    held = state.edit(victor)
    level = values.level(state, card) if identity.has_level(state, card) else 0
    held.battle_victim_level = max(
        level, held.battle_victim_level if held.battle_victim_turn == state.turn else 0
    )
    held.battle_victim_turn = state.turn


def wait_for_chain(state: State, procedure: Battling) -> None:
    """It goes on when the chain that resolves now is over."""
    state.stack.remove(procedure)
    for index in range(len(state.stack) - 1, 0, -1):
        if isinstance(state.stack[index], ResolveChain):
            # Below the window of the chain.
            state.stack.insert(index - 1, procedure)  # BAT-468, BAT-482, BAT-492
            return
