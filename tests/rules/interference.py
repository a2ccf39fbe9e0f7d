"""What effects will do one day in the middle of a window: to be called between
`run_to_window` and `resume` (see `surgery`), or when a player is asked."""

from segoc.duel.option_text import read_spot
from segoc.kernel.language import entry, lingering
from segoc.kernel.moving import moves
from segoc.kernel.moving.relocating import relocate, turn_face_down, turn_face_up
from segoc.kernel.table.event import BY_EFFECT, DESTROYED
from segoc.kernel.table.phases import STEP_NAMES
from segoc.kernel.table.places import ATTACK, DEFENSE, GRAVEYARD, HAND, MONSTER_ZONE
from segoc.kernel.turn import machine
from segoc.lab import Lab
from tests.rules.surgery import run_to_window

DECLARED = "attack declared"
START = "start of the Damage Step"
BEFORE = "before damage calculation"
CALCULATION = "damage calculation"
AFTER = "after damage calculation"
END = "end of the Damage Step"


def to_declaration(lab: Lab, choice: str) -> None:
    """Declare an attack and stop in the window that answers to it."""
    run_to_window(lab.duel, DECLARED, choice)


def to_part(lab: Lab, part: str, *choices: str) -> None:
    """Run on to the window of a part of the Damage Step and stop there."""
    run_to_window(lab.duel, "damage step", *choices)
    while STEP_NAMES[lab.state.battle_step] != part:
        run_to_window(lab.duel, "damage step")


def destroy(lab: Lab, name: str) -> None:
    card = lab.card(name)
    move = moves.Move.of([card.id], GRAVEYARD, DESTROYED, BY_EFFECT, card.side, "EFX-125")
    lab.state.push(move)


def return_to_hand(lab: Lab, name: str) -> None:
    card = lab.card(name)
    relocate(lab.state, card.id, HAND, card.owner)


def shift(lab: Lab, name: str, zone: str) -> None:
    """Move a monster to another zone as it is; the zone's owner is its controller."""
    card = lab.card(name)
    bring(lab, name, zone, card.face_up, card.position)


def bring(lab: Lab, name: str, zone: str, face_up: bool = True, position: int = ATTACK) -> None:
    """Put a monster from anywhere into a zone."""
    side = "AB".index(zone[0])
    spot = read_spot(zone)
    assert spot >= 0
    relocate(lab.state, lab.card(name).id, MONSTER_ZONE, side, spot, face_up, position)


def to_defense(lab: Lab, name: str) -> None:
    lab.state.edit(lab.card(name).id).position = DEFENSE


def turn_down(lab: Lab, name: str) -> None:
    turn_face_down(lab.state, lab.card(name).id, DEFENSE)


def turn_up(lab: Lab, name: str) -> None:
    """To face-up Attack Position."""
    turn_face_up(lab.state, lab.card(name).id, ATTACK)


def linger(lab: Lab, name: str, what: int, value: int, until: int = entry.WHILE_FACE_UP) -> None:
    """An effect that adds to a value, or forbids something, from now on."""
    lingering.add(lab.state, entry.Entry(lab.card(name).id, what, entry.PLUS, value, until))


def ask_again(lab: Lab) -> None:
    """After interference with what a decision was made from."""
    machine.ask_again(lab.state)
