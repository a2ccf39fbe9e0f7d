"""What players must do: their own actions, not those of an effect."""

from segoc.effects.duties import AttackNeeds, MustKeepTogether, MustMove, OnlyTogether
from segoc.effects.moving import BanishFaceDown, MoveCards
from segoc.effects.words.actions import pay
from segoc.effects.words.joints import Program
from segoc.kernel.language.node import Clause


def must(whose: int, program: Program) -> Program:
    """A player must move cards so: banish, send, return or Tribute them. The player does that, and
    no effect: it is done to cards that are unaffected, too, and not by the opponent."""
    found: Program = []
    for action in program:
        assert isinstance(action, MoveCards), "a player must move cards"
        hidden = isinstance(action, BanishFaceDown)
        found.append(MustMove(whose, action.verb, action.cards, hidden))
    return found


def attack_needs(program: Program) -> Clause:
    """Of a monster, or of players: to declare an attack, its player must do this first; who can't
    do it can't attack. It is neither a cost nor done by an effect (TRM-446)."""
    return AttackNeeds(program)


def pays_to_attack(amount: int) -> Clause:
    """Of a monster: its player must pay so many LP to declare an attack with it; who hasn't as
    many can't (SEG-087)."""
    return AttackNeeds(pay(amount))


def only_together(matching: int) -> Clause:
    """Of players, in a `standing` effect: any two of a player's face-up monsters must be of the
    `SAME_RACE`, of the `SAME_ATTRIBUTE`, or of an `OTHER_RACE`. Others can't be summoned, and who
    has some must send as many as needed to the GY."""
    return OnlyTogether(matching)


def must_keep_together(whose: int, matching: int) -> Program:
    """Players must send monsters to the GY until any two of those that they keep go together so:
    `SAME_RACE`, `SAME_ATTRIBUTE` or `OTHER_RACE`."""
    return [MustKeepTogether(whose, matching)]
