"""What effects let a monster do beyond one attack in Attack Position, and whether it can attack at
all. What it can attack is in `attack_targets`."""

from segoc.kernel.language import entry as en
from segoc.kernel.picture.layers import changes
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.picture.prohibitions import forbidden, forbidden_to
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.phases import BATTLE_PHASE, END_STEP, MAIN_PHASE_1
from segoc.kernel.table.places import ATTACK
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import NO_CARD, State


def attacks_declared(state: State, card: CardNo) -> int:
    """How many attacks a monster has declared in this Battle Phase."""
    held = state.cards[card]
    return held.attacks if held.declared_turn == state.turn else 0


class Allowance:
    """How many attacks a monster has in this Battle Phase. What effects allow is never added up:
    the greatest number holds."""

    def __init__(self) -> None:
        # On whatever it is, and on monsters.
        self.freely = 1  # SEG-042
        self.on_monsters = 0
        # It can attack once more, if it is the very next to attack.
        self.in_a_row = False

    def most(self) -> int:
        return max(self.freely, self.on_monsters)


def allowance(state: State, card: CardNo, attacks: int) -> Allowance:
    """What this monster is allowed when so many attacks have been declared this turn."""
    found = Allowance()
    for change in changes(state, card, en.ATTACKS):
        if change.op == en.IN_A_ROW:
            found.in_a_row = found.in_a_row or change.value == attacks  # BAT-125, BAT-130
        elif change.op == en.ON_MONSTERS:
            found.on_monsters = max(found.on_monsters, change.value)
        else:
            found.freely = max(found.freely, change.value)  # BAT-134, EFX-003
    return found


def has_an_attack_left(state: State, card: CardNo) -> bool:
    """It can declare one more, perhaps only on a monster. More attacks on monsters are instead of
    one on the player, in whichever order."""
    made = attacks_declared(state, card)
    if made == 0:
        return True
    if nothing_tells_of(state, en.ATTACKS):
        return False
    allowed = allowance(state, card, state.attacks)
    if made < allowed.freely or allowed.in_a_row:
        return True
    if state.cards[card].went_direct:
        return False  # BAT-110, BAT-114, BAT-121
    return made < allowed.on_monsters  # BAT-110


def only_on_monsters(state: State, card: CardNo) -> bool:
    """The attack that it can declare, or that is aimed anew, is one more that is only for
    monsters."""
    number = attacks_declared(state, card)
    before = state.attacks
    if attacks_now(state, card):
        # In a replay it is the attack that is under way.
        before -= 1
    else:
        number += 1
    if nothing_tells_of(state, en.ATTACKS):
        return False
    allowed = allowance(state, card, before)
    if number <= allowed.freely or allowed.in_a_row:
        return False  # BAT-109, BAT-116
    return number <= allowed.on_monsters  # BAT-110, BAT-115


def attacks_now(state: State, card: CardNo) -> bool:
    """An attack of this monster is under way."""
    for procedure in battles(state):
        if procedure.is_attack_of(card):
            return True
    return False


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


def forbidden_to_attack(state: State, card: CardNo) -> bool:
    """An effect says that it can't attack, or can't declare an attack; or that its player can't
    with it."""
    if forbidden(state, card, verbs.ATTACK):
        return True
    if forbidden_to(state, state.cards[card].side, verbs.ATTACK, card):  # RES-078
        return True
    return forbidden(state, card, verbs.DECLARE_ATTACK)


def battle_is_to_come(state: State) -> bool:
    """Monsters can still battle in this turn, or could if its player wanted a Battle Phase."""
    if state.phase == BATTLE_PHASE:
        return state.battle_step != END_STEP
    if state.phase > MAIN_PHASE_1 or state.turn == 1:
        return False  # BAT-012
    return not forbidden_to(state, state.turn_player, verbs.BATTLE_PHASE, NO_CARD)  # BAT-012
