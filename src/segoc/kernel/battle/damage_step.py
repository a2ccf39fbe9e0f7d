"""The Damage Step: five parts, one battle."""

from typing import ClassVar, Final

from segoc.kernel.battle.spared_battle_damage import spared, who_spares
from segoc.kernel.chain.windows import DAMAGE_STEP, Window
from segoc.kernel.choosing.choosing_cards import AskPlayer
from segoc.kernel.choosing.shuffling import ShuffleDeck
from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.entry import UNTIL_CALCULATION, UNTIL_DAMAGE_STEP
from segoc.kernel.moving.damage import changed_damage, inflict_damage
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import turn_face_up
from segoc.kernel.picture import identity, layers, values
from segoc.kernel.picture.attack_permissions import can_attack_as_it_is
from segoc.kernel.picture.picture import all_as_printed, nothing_tells_of
from segoc.kernel.picture.texts import CardEffect
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
    UNTIL_CALCULATED,
)
from segoc.kernel.table.places import ATTACK, DECK, DEFENSE, GRAVEYARD, MONSTER_ZONE
from segoc.kernel.table.procedure import Battling
from segoc.kernel.table.record import (
    COUNTS,
    PLAYER,
    TEXT,
    TRUTH,
    Fields,
    always,
    each_between,
    many,
)
from segoc.kernel.table.state import NO_CARD, State


class DamageStep(Battling):
    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "attacker": always(Ref),
        "target": always(Ref),
        "destroyed": many(Ref),
        "flips": many(Event),
        "hit": each_between(0, 1),
        "amounts": COUNTS,
        "by_rule": TEXT,
        "asked_of": PLAYER,
        "struck": TRUTH,
    }

    # Steps.
    START: Final = 0
    BEFORE: Final = 1
    CALCULATION_BEGINS: Final = 2
    CALCULATE: Final = 3
    DETERMINE: Final = 4
    AFTER: Final = 5
    END: Final = 6

    def __init__(self, player: Player, attacker: Ref, target: Ref) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.target = target
        # Determined to be destroyed by battle; they stay until the end.
        self.destroyed: list[Ref] = []
        # Flips by this attack, which wait for the end of damage calculation (CRD-287).
        self.flips: list[Event] = []
        # Damage that waits for an answer: to which players, how much, by which rule; and which of
        # them is asked whether to take none.
        self.hit: list[int] = []
        self.amounts: list[int] = []
        self.by_rule = ""
        self.asked_of = 0
        # The attacked player has taken battle damage.
        self.struck = False

    def copy(self) -> "DamageStep":
        new = DamageStep(self.player, self.attacker, self.target)
        new.step = self.step
        new.destroyed = self.destroyed.copy()
        new.flips = self.flips.copy()
        new.hit = self.hit.copy()
        new.amounts = self.amounts.copy()
        new.by_rule = self.by_rule
        new.asked_of = self.asked_of
        new.struck = self.struck
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.START:
            self.begin(state, DAMAGE_STEP_START)  # SEG-050
        elif step == self.BEFORE:
            if self.goes_on(state):
                self.begin(state, BEFORE_CALCULATION)  # SEG-050
                self.flip_target(state)
        elif step == self.CALCULATION_BEGINS:
            if self.goes_on(state):
                self.flip_target(state)
                self.begin(state, CALCULATION)  # SEG-050
        elif step == self.CALCULATE:
            if self.goes_on(state):
                self.flip_target(state)
                self.calculate(state)
                # LP that reached 0 end the duel before anything answers to the damage.
                state.settle()
        elif step == self.DETERMINE:
            if self.hit:
                self.spare_or_strike(state)
                self.step = self.DETERMINE
            else:
                self.determine(state)
        elif step == self.AFTER:
            if state.entries:
                lingering.end_all(state, UNTIL_CALCULATION)
            self.note_destroyed(state)
            self.let_flips_happen(state)
            self.begin(state, AFTER_CALCULATION)  # SEG-050
        elif step == self.END:
            self.let_flips_happen(state)
            self.begin(state, DAMAGE_STEP_END)  # SEG-050
            self.bury(state)  # SEG-056
        else:
            if state.entries:
                lingering.end_all(state, UNTIL_CALCULATION)
                lingering.end_all(state, UNTIL_DAMAGE_STEP)
            state.pop()

    def begin(self, state: State, part: int) -> None:
        """Every part of the Damage Step has its window, with the step's restrictions."""
        state.tick()
        state.battle_step = part
        state.progressed()
        if part not in UNTIL_CALCULATED and not nothing_tells_of(state, en.TOGETHER):
            state.settle()  # SEG-151
        state.emit(
            STEP_BEGAN, self.player, NO_RECORDS, step_begun=part, why=BY_RULE, rule="SEG-050"
        )
        state.push(Window(DAMAGE_STEP))  # SEG-050

    def goes_on(self, state: State) -> bool:
        """Without its attacker or its target there is no damage calculation."""
        if self.attacker_fights(state) and self.target_fights(state):  # SEG-057
            return True
        self.step = self.END  # SEG-057
        return False

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
        """Still there, and not the attacking player's."""
        if self.target.card == NO_CARD:
            return True
        card = state.cards[self.target.card]
        # SEG-057
        return self.stands(state, self.target) and identity.controller(card) != self.player

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
        turn_face_up(state, target, DEFENSE)
        defender = 1 - self.player
        # CRD-255
        state.emit(FLIPPED, defender, [state.note_arrival(record)], why=BY_BATTLE, rule="CRD-260")
        if state.has_effects:
            self.flips.append(state.events_since_window.pop())  # CRD-287

    def let_flips_happen(self, state: State) -> None:
        """What answers to being flipped by an attack does so after damage calculation, as if it
        happened then; without a calculation, at the end."""
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
            self.hurt(state, 1 - self.player, atk, "SEG-055")
            return
        in_attack = state.cards[target].position == ATTACK
        # CRD-256, CRD-257
        other = values.atk(state, target) if in_attack else values.defense(state, target)
        rule = "SEG-051" if in_attack else "SEG-054"
        state.edit(target).battled_turn = state.turn
        records = [state.snapshot(attacker), state.snapshot(target)]
        state.emit(BATTLED, self.player, records, why=BY_BATTLE, amounts=[atk, other], rule=rule)
        if in_attack:
            self.against_attack(state, atk, other)  # EFX-310
        else:
            self.against_defense(state, atk, other)

    def against_attack(self, state: State, atk: int, other: int) -> None:
        """The weaker one is destroyed and its player takes the difference (SEG-051)."""
        if atk > other:
            self.doom(state, self.target)
            self.hurt(state, 1 - self.player, atk - other, "SEG-051")
        elif atk < other:
            self.doom(state, self.attacker)
            self.hurt(state, self.player, other - atk, "SEG-051")
        elif atk > 0:
            # Equal: both (SEG-052), unless neither has any ATK (SEG-053).
            self.doom(state, self.attacker)
            self.doom(state, self.target)

    def against_defense(self, state: State, atk: int, other: int) -> None:
        """No damage through a Defense Position monster, unless the attacker pierces; it never
        destroys (SEG-054)."""
        if atk > other:
            self.doom(state, self.target)
            times = 0
            for change in says_of_battle(state, self.attacker.card, en.PIERCES):
                times = max(times, change.value)
            if times:
                self.hurt(state, 1 - self.player, times * (atk - other), "EFX-208")  # EFX-208
        elif atk < other:
            self.hurt(state, self.player, other - atk, "SEG-054")

    def hurt(self, state: State, player: Player, amount: int, rule: str) -> None:
        """Battle damage, inflicted by the monster that the player fights against."""
        if not state.has_effects:
            inflict_damage(state, player, amount, BY_BATTLE, rule)
            return
        if self.passed_on(state, player):
            player = 1 - player  # EFX-209
        players = [player]
        if self.shared(state):
            players.append(1 - player)  # EFX-210
        amounts = [self.changed(state, one, amount) for one in players]
        self.hit = players
        self.amounts = amounts
        self.by_rule = rule
        self.ask_or_strike(state, 0)

    def ask_or_strike(self, state: State, start: int) -> None:
        """Ask who could take no damage, from some player on; if nobody can, it is inflicted."""
        for index in range(start, len(self.hit)):
            sparer = self.sparer(state, index)
            if sparer is not None:
                self.asked_of = index
                state.push(AskPlayer(self.hit[index], sparer.card))
                return
        dealer = self.target if self.hit[0] == self.player else self.attacker
        # Only effects ask whose damage it was.
        source = state.snapshot(dealer.card) if dealer.card != NO_CARD else None
        for index in range(len(self.hit)):
            player = self.hit[index]
            before = state.lp[player]
            inflict_damage(state, player, self.amounts[index], BY_BATTLE, self.by_rule, source)
            if player != self.player and state.lp[player] < before:
                self.struck = True
        self.hit = []
        self.amounts = []

    def sparer(self, state: State, index: int) -> CardEffect | None:
        player = self.hit[index]
        return who_spares(state, self.attacker.card, self.target.card, player, self.amounts[index])

    def spare_or_strike(self, state: State) -> None:
        """The answer of a player who could take no damage is there."""
        if state.last_picks[0] == 1:
            sparer = self.sparer(state, self.asked_of)
            assert sparer is not None
            self.amounts[self.asked_of] = spared(state, sparer, self.amounts[self.asked_of])
        self.ask_or_strike(state, self.asked_of + 1)
        state.settle()

    def passed_on(self, state: State, player: Player) -> bool:
        """A monster in this battle lets the opponent take the damage instead."""
        for ref in (self.attacker, self.target):
            for change in says_of_battle(state, ref.card, en.PASSES_ON):
                if change.value >> player & 1:
                    return True
        return False

    def shared(self, state: State) -> bool:
        for ref in (self.attacker, self.target):
            if says_of_battle(state, ref.card, en.SHARES):
                return True
        return False

    def changed(self, state: State, player: Player, amount: int) -> int:
        """What is said of the damage that these monsters' battles do to a player (EFX-273)."""
        found: list[int] = []
        for ref in (self.attacker, self.target):
            for change in says_of_battle(state, ref.card, en.BATTLE_DAMAGE):
                direct = change.value & en.AGAINST_MONSTERS and self.target.card == NO_CARD
                if change.value >> player & 1 and not direct:
                    found.append(change.op)
        return changed_damage(amount, found)

    def doom(self, state: State, ref: Ref) -> None:
        self.destroyed.append(ref)

    def determine(self, state: State) -> None:
        """Which of them really are destroyed: some can't be, others have a substitute. This
        is settled at damage calculation, though they stay until the end."""
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
        move.later = True  # SEG-056
        state.push(move)

    def note_destroyed(self, state: State) -> None:
        self.destroyed = [ref for ref in self.destroyed if ref.card in state.last_moved]

    def is_attack_of(self, card: CardNo) -> bool:
        return self.attacker.card == card

    def has_hit_directly(self) -> bool:
        return self.struck and self.target.card == NO_CARD

    def foe_of(self, card: CardNo) -> int:
        if card == self.attacker.card:
            return self.target.card
        return self.attacker.card if card == self.target.card else NO_CARD

    def dooms(self, card: CardNo) -> bool:
        for ref in self.destroyed:
            if ref.card == card:
                return self.step > self.AFTER
        return False

    def bury(self, state: State) -> None:
        """What the battle destroyed leaves at the end of the Damage Step."""
        cards = [ref.card for ref in self.destroyed if self.stands(state, ref)]  # SEG-056
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


def says_of_battle(state: State, card: CardNo, layer: int) -> list[layers.Change]:
    """What effects say of the battles of a monster."""
    if card == NO_CARD or all_as_printed(state):
        return []
    return layers.changes(state, card, layer)
