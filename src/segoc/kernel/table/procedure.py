"""A rules procedure under way: its fields are its local variables, its steps run in order.

A procedure's `run` does the step that is due and moves `step` on; a step may push
another procedure on the stack, or ask a player with `State.ask`. Since nothing
but fields lives between two steps, a duel can be copied there.
"""

from typing import TYPE_CHECKING, ClassVar

from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.record import CARD_NO, PLAYER, Fields, Record, between

if TYPE_CHECKING:
    from segoc.kernel.language.scope import Scope
    from segoc.kernel.table.decision import Option
    from segoc.kernel.table.event import Event
    from segoc.kernel.table.printed import Printed
    from segoc.kernel.table.state import State


class Procedure(Record):
    BASE: ClassVar[Fields] = {"step": between(0, 100)}

    def __init__(self) -> None:
        self.step = 0

    def run(self, state: "State") -> None:
        """Do the step that is due."""
        raise AssertionError("a procedure defines its steps")

    def ask(self, state: "State") -> None:
        """Ask the player whose answer this step needs; asked again, it asks the same."""
        raise AssertionError("this procedure asks nothing")

    def answer(self, state: "State", option: "Option") -> None:
        """Go on with the option that the player chose."""
        raise AssertionError("this procedure asks nothing")

    def fits(self, card: CardNo, face: "Printed") -> bool:
        """Whether a hidden card could have this face, for all that this procedure showed."""
        return True

    def renew(self, state: "State", player: Player) -> bool:
        """Work out anew what followed from cards that this player can't see and that have
        other faces now (see `sampling`); False if these faces can't be."""
        return True

    def summons(self) -> bool:
        """Whether it is a summon under way, which can be negated."""
        return False

    def prepares_summon(self) -> bool:
        """Whether it is a summon that hasn't succeeded or failed yet."""
        return False

    def summoner(self) -> int:
        """The player who summons, if it is a summon."""
        return -1

    def special_summoned(self) -> list[CardNo]:
        """What it Special Summons without a chain."""
        return []

    def can_be_negated(self, state: "State", source: CardNo) -> bool:
        """Whether an effect of this card can still negate it, when that resolves."""
        return True

    def alone(self, state: "State") -> int:
        """The card whose summon only its own effects can answer, or none."""
        return -1

    def dooms(self, card: CardNo) -> bool:
        """Whether it has determined that the card will be destroyed."""
        return False

    def substitutes(self) -> bool:
        """What is done now is done in the place of a destruction."""
        return False

    def ends_early(self, state: "State") -> bool:
        """A phase that an effect ends: whether it is one, and will be over now."""
        return False

    def negate(self, state: "State", which: list[int] | None = None) -> None:
        """Negate it; a summon of several monsters perhaps for some of them only."""
        raise AssertionError("this procedure can't be negated")

    def copy(self) -> "Procedure":
        raise AssertionError("a procedure defines how it is copied")


class AboutCard(Procedure):
    """What a player does with one card."""

    BASE: ClassVar[Fields] = {**Procedure.BASE, "player": PLAYER, "card": CARD_NO}

    def __init__(self, player: Player, card: CardNo) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def copy(self) -> "AboutCard":
        """Of a procedure that holds nothing else."""
        new = type(self)(self.player, self.card)
        new.step = self.step
        return new


class AboutChosenCard(AboutCard):
    """What a player does with a card that was chosen for what it is."""

    def fits(self, card: CardNo, face: "Printed") -> bool:
        return card != self.card


class Battling(Procedure):
    """An attack, or its Damage Step."""

    def attacks(self) -> bool:
        """Whether it is an attack that can still be negated."""
        return False

    def watch(self, state: "State") -> None:
        """Something has happened: whether the attack can go on is looked at."""

    def when_chain_is_over(self, state: "State") -> None:
        """The same, of what stops it only when a chain has resolved."""

    def turn_attack(self, state: "State", target: CardNo, to_calculation: bool) -> None:
        """Go on attacking this monster instead."""
        raise AssertionError("this procedure is no attack")

    def fighters(self) -> list[int]:
        """The monsters that battle in it, the attacker first."""
        return []

    def is_attack_of(self, card: CardNo) -> bool:
        """It is an attack of this monster, or the Damage Step of one."""
        return False

    def is_fought(self) -> bool:
        """It is a Damage Step whose battle has not been called off."""
        return False

    def as_fought(self) -> "Event | None":
        """The damage calculation between two monsters, when it has been."""
        return None

    def has_hit_directly(self) -> bool:
        """It is the Damage Step of a direct attack that has done battle damage to the opponent."""
        return False

    def note_hit(self, player: Player) -> None:
        """This player has taken battle damage."""
        raise AssertionError("damage is done in the Damage Step")

    def promise(self, scope: "Scope") -> None:
        """What this effect does in place of a destruction is done after damage calculation."""
        raise AssertionError("a battle destroys in the Damage Step")

    def foe_of(self, card: CardNo) -> int:
        """The monster that this one battles in it, or -1."""
        return -1


def battles(state: "State") -> list[Battling]:
    """The attack that is under way, and its Damage Step."""
    return [procedure for procedure in state.stack if isinstance(procedure, Battling)]
