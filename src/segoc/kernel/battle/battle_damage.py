"""Battle damage: who takes it, and what becomes of it, in the rulebook's order (BAT-274).

A player can take several damages from one battle. Each of them is changed by itself
(BAT-290), and all that are left are one instance of battle damage (BAT-289).
"""

from typing import ClassVar, Final

from segoc.kernel.battle.spared_battle_damage import note_spared, who_spares
from segoc.kernel.choosing.choosing_cards import AskPlayer
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Spares
from segoc.kernel.moving.damage import (
    damage_changes,
    gain_lp,
    is_not_taken,
    replaced,
    said_of,
    take_damage,
)
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import all_as_printed
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.event import BY_BATTLE
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.procedure import Procedure, battles
from segoc.kernel.table.record import (
    CARD_NO,
    CARD_NO_OR_NONE,
    COUNT,
    COUNTS,
    PLAYER,
    TEXT,
    Fields,
    each_between,
)
from segoc.kernel.table.state import NO_CARD, State

# The order in which effects apply to it: (1) the damage that the monster does is double, where it
# is worked out (`DamageStep`); (2) both players take it; (3) the other player takes it instead;
# (5) it is no damage, but LP are gained; (6) it becomes 0; (7) half; (8) double; (9) a number that
# a text names; (10) it isn't taken if it is so little.
UNCHANGED: Final = 0


class BattleDamage(Procedure):
    """The damage of one battle, from the monster that is stronger."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "amount": COUNT,
        "by": CARD_NO,
        "foe": CARD_NO_OR_NONE,
        "rule": TEXT,
        "takers": each_between(0, 1),
        "asked_of": COUNT,
        "spared": COUNTS,
    }

    # Steps.
    TAKERS: Final = 0
    SPARING: Final = 1
    ANSWERED: Final = 2
    TAKING: Final = 3

    def __init__(self, player: Player, amount: int, by: CardNo, foe: CardNo, rule: str) -> None:
        super().__init__()
        # Who takes it if nothing is said of it.
        self.player = player
        self.amount = amount
        # The monster that inflicts it, and the other one.
        self.by = by
        self.foe = foe
        self.rule = rule
        # Who takes it really: a player for each damage.
        self.takers: list[int] = []
        # Which player is asked whether to take none, or the half; and what both have answered.
        self.asked_of = 0
        self.spared = [UNCHANGED, UNCHANGED]

    def copy(self) -> "BattleDamage":
        new = BattleDamage(self.player, self.amount, self.by, self.foe, self.rule)
        new.step = self.step
        new.takers = self.takers.copy()
        new.asked_of = self.asked_of
        new.spared = self.spared.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.TAKERS:
            self.find_takers(state)
        elif step == self.SPARING:
            self.ask_next(state)
        elif step == self.ANSWERED:
            self.spare(state)
        else:
            for player in (self.player, 1 - self.player):
                self.inflict(state, player)
            state.pop()
            state.settle()

    def find_takers(self, state: State) -> None:
        """(2) Both players, (3) or the other one: each damage is passed on once at most, and only
        what was worked out before that."""
        self.takers = [self.player]
        if self.shared(state):
            self.takers.append(1 - self.player)  # EFX-210
        for index in range(len(self.takers)):
            if self.passed_on(state, self.takers[index]):  # BAT-278, BAT-279
                self.takers[index] = 1 - self.takers[index]  # EFX-209

    def shared(self, state: State) -> bool:
        for card in (self.by, self.foe):
            if says_of_battle(state, card, en.SHARES):
                return True
        return False

    def passed_on(self, state: State, player: Player) -> bool:
        """A monster in this battle lets the opponent take the damage instead."""
        for card in (self.by, self.foe):
            for change in says_of_battle(state, card, en.PASSES_ON):
                if change.value >> player & 1:
                    return True
        return False

    # Damage that a player can be spared.

    def ask_next(self, state: State) -> None:
        """Ask who could let it become 0 or half, if there is any left: a player decides once, of
        all damages."""
        while self.asked_of < 2:
            sparer = self.sparer(state)
            if sparer is not None and self.becomes(state, self.asked_of) > 0:
                state.push(AskPlayer(self.asked_of, sparer.card))
                return
            self.asked_of += 1
        self.step = self.TAKING

    def sparer(self, state: State) -> CardEffect | None:
        return who_spares(state, self.by, self.foe, self.asked_of)

    def spare(self, state: State) -> None:
        """The answer is there."""
        if state.last_picks[0] == 1:
            sparer = self.sparer(state)
            assert sparer is not None and isinstance(sparer.effect, Spares)
            note_spared(state, sparer, sparer.effect)
            self.spared[self.asked_of] = en.HALVED if sparer.effect.halves else en.ZERO
        self.asked_of += 1
        self.step = self.SPARING

    # What is left.

    def inflict(self, state: State, player: Player) -> None:
        """All that the player takes is one instance of battle damage."""
        damages = self.takers.count(player)
        if damages == 0 or replaced(state, player, BY_BATTLE):
            return
        if en.HEALED in self.said(state, player):
            gain_lp(state, player, damages * self.amount)  # (5): nothing else is said of it
            return
        each = self.becomes(state, player)  # BAT-290
        source = state.snapshot(self.by)
        hurt = take_damage(state, player, each, BY_BATTLE, self.rule, source, damages)  # BAT-289
        if hurt:
            battles(state)[-1].note_hit(player)

    def becomes(self, state: State, player: Player) -> int:
        """What becomes of each damage that the player takes."""
        if player not in self.takers:
            return 0
        amount = self.as_named(state, player, self.multiplied(state, player))
        return 0 if is_not_taken(state, player, amount, BY_BATTLE) else amount

    def multiplied(self, state: State, player: Player) -> int:
        """(5) to (8)."""
        said = self.said(state, player)
        if en.HEALED in said or en.ZERO in said:  # BAT-325
            return 0
        halved = en.HALVED in said
        # (7) and (8): each of them once, and both together are as none (BAT-316).
        if halved == (en.DOUBLED in said):  # BAT-316
            return self.amount
        return (self.amount + 1) // 2 if halved else 2 * self.amount  # BAT-316, BAT-317

    def as_named(self, state: State, player: Player, amount: int) -> int:
        """(9): of several numbers the smallest; none makes damage of what is 0."""
        said = said_of(state, player, en.BATTLE_DAMAGE_IS)
        for change in says_of_battle(state, self.by, en.BATTLE_DAMAGE_IS):
            if player != state.cards[self.by].side and self.is_direct_by_effect(state):
                said.append(change)
        if amount == 0 or not said:
            return amount  # BAT-328
        return min([change.value for change in said])  # BAT-331

    def is_direct_by_effect(self, state: State) -> bool:
        """A direct attack, though there are monsters to attack."""
        return self.foe == NO_CARD and len(state.monsters(1 - state.cards[self.by].side)) > 0

    def said(self, state: State, player: Player) -> list[int]:
        """How effects change what this player takes, who takes it in the end."""
        found = damage_changes(state, player, BY_BATTLE)
        found.append(self.spared[player])
        for card in (self.by, self.foe):
            for change in says_of_battle(state, card, en.BATTLE_DAMAGE):
                if self.is_meant(change, card) and change.value >> player & 1:  # BAT-298, BAT-313
                    found.append(change.op)  # EFX-273
        return found

    def is_meant(self, change: layers.Change, card: CardNo) -> bool:
        if change.value & en.AGAINST_MONSTERS and self.foe == NO_CARD:
            return False
        return not change.value & en.INFLICTED or card == self.by  # BAT-308, BAT-313


def says_of_battle(state: State, card: CardNo, layer: int) -> list[layers.Change]:
    """What effects say of the battles of a monster."""
    if card == NO_CARD or all_as_printed(state):
        return []
    return layers.changes(state, card, layer)
