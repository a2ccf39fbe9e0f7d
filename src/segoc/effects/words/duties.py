"""What players must do: their own actions, not those of an effect."""

from segoc.effects.duties import AttackNeeds, MustMove
from segoc.effects.life_points import PayLP
from segoc.effects.moving import BanishFaceDown, MoveCards
from segoc.kernel.language.action import Program, Steps, program_of
from segoc.kernel.language.node import Clause


def must(whose: int, program: Steps) -> Program:
    """A player must move cards so: banish, send, return or Tribute them. The player does that, and
    no effect: it is done to cards that are unaffected, too, and not by the opponent."""
    found: Program = []
    for action in program_of(program):
        assert isinstance(action, MoveCards), "a player must move cards"
        hidden = isinstance(action, BanishFaceDown)
        found.append(MustMove(whose, action.verb, action.cards, hidden))
    return found


def pays_to_attack(amount: int) -> Clause:
    """Of a monster: its player must pay so many LP to declare an attack with it; who hasn't as
    many can't (SEG-087)."""
    return AttackNeeds(PayLP(amount))
