"""What effects let a monster do beyond one attack in Attack Position, and what it can attack."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture.layers import changes, receives
from segoc.kernel.picture.picture import nothing_tells_of, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.places import ATTACK
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import State


def attacks_allowed(state: State, card: CardNo) -> int:
    """How often a monster can attack in this Battle Phase."""
    allowed = 1  # SEG-042
    for change in changes(state, card, en.ATTACKS):  # SEG-042
        allowed = max(allowed, change.value)  # EFX-003
    return allowed


def only_on_monsters(state: State, card: CardNo) -> bool:
    """The attack that it can declare, or aim anew, is one more that is only for monsters."""
    held = state.cards[card]
    made = held.attacks if held.attacked_turn == state.turn else 0
    if made == 0 or nothing_tells_of(state, en.ATTACKS):
        return False
    allowed = 1
    for change in changes(state, card, en.ATTACKS):
        if change.op != en.ON_MONSTERS:
            allowed = max(allowed, change.value)
    for procedure in battles(state):
        if procedure.is_attack_of(card):
            # The one that is under way.
            return made > allowed
    return made >= allowed


def attacks_directly(state: State, card: CardNo) -> bool:
    """It can attack directly, although there are monsters to attack."""
    if nothing_tells_of(state, en.ATTACKS_DIRECTLY):
        return False
    return len(changes(state, card, en.ATTACKS_DIRECTLY)) > 0


def can_attack_as_it_is(state: State, card: CardNo) -> bool:
    """Face-up in Attack Position; or in Defense Position, if it can attack so."""
    held = state.cards[card]
    if not held.face_up:
        return False
    if held.position == ATTACK:
        return True
    if nothing_tells_of(state, en.ATTACKS_IN_DEFENSE):
        return False
    return len(changes(state, card, en.ATTACKS_IN_DEFENSE)) > 0


def may_choose(state: State, attacker: int, target: int) -> bool:
    """Whether what is said of this attacker lets it attack that monster."""
    if nothing_tells_of(state, en.ATTACKS_ONLY):
        return True
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.ATTACKS_ONLY):
            continue
        for clause in effect.clauses:
            if clause.layer == en.ATTACKS_ONLY and receives(state, had, effect, attacker):
                if not clause.concerns(state, scope_of(state, had), target):
                    return False  # SEG-086
    return True
