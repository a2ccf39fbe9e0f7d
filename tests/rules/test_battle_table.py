"""Every kind of battle, with its outcome written by hand (SEG-051 to SEG-055, CRD-256, CRD-257).

Each row is played by both players in turn, so that no outcome hangs on who attacks.
"""

from typing import NamedTuple

import pytest

from segoc.kernel.table.event import BATTLED, BY_BATTLE, DAMAGE, FLIPPED
from segoc.lab import BATTLE, A, B, Lab, Seat, Side
from tests.rules.course import events

pytestmark = pytest.mark.core

ATTACK = "face-up attack"
DEFENSE = "face-up defense"
FACE_DOWN = "face-down defense"

# Name, ATK/DEF:
VORSE = "Vorse Raider"  # 1900/1200
LUSTER = "Luster Dragon"  # 1900/1600
CELTIC = "Celtic Guardian"  # 1400/1200
ALEXANDRITE = "Alexandrite Dragon"  # 2000/100
ELF = "Mystical Elf"  # 800/2000
ZOMBINO = "Zombino"  # 2000/0
GREEN = "Ojama Green"  # 0/1000
YELLOW = "Ojama Yellow"  # 0/1000


class Row(NamedTuple):
    rule: str
    attacker: str
    target: str
    position: str
    # Damage to the attacking and to the defending player, and who is destroyed.
    own: int
    theirs: int
    destroyed: tuple[str, ...]


TABLE = [
    # Attack Position against Attack Position.
    Row("SEG-051", VORSE, CELTIC, ATTACK, 0, 500, (CELTIC,)),
    Row("SEG-051", CELTIC, VORSE, ATTACK, 500, 0, (CELTIC,)),
    Row("SEG-051", VORSE, LUSTER, ATTACK, 0, 0, (VORSE, LUSTER)),  # SEG-052
    Row("SEG-051", VORSE, GREEN, ATTACK, 0, 1900, (GREEN,)),
    Row("SEG-051", GREEN, VORSE, ATTACK, 1900, 0, (GREEN,)),
    Row("SEG-051", GREEN, YELLOW, ATTACK, 0, 0, ()),  # SEG-053
    # Against face-up Defense Position: DEF counts, ATK doesn't.
    Row("SEG-054", VORSE, CELTIC, DEFENSE, 0, 0, (CELTIC,)),
    Row("SEG-054", CELTIC, VORSE, DEFENSE, 0, 0, (VORSE,)),
    Row("SEG-054", VORSE, ELF, DEFENSE, 100, 0, ()),
    Row("SEG-054", ALEXANDRITE, ELF, DEFENSE, 0, 0, ()),
    Row("SEG-054", CELTIC, ZOMBINO, DEFENSE, 0, 0, (ZOMBINO,)),
    Row("SEG-054", GREEN, YELLOW, DEFENSE, 1000, 0, ()),
    Row("SEG-054", GREEN, ZOMBINO, DEFENSE, 0, 0, ()),
    # Against face-down Defense Position: the same (CRD-260).
    Row("SEG-054", VORSE, CELTIC, FACE_DOWN, 0, 0, (CELTIC,)),
    Row("SEG-054", CELTIC, VORSE, FACE_DOWN, 0, 0, (VORSE,)),
    Row("SEG-054", VORSE, ELF, FACE_DOWN, 100, 0, ()),
    Row("SEG-054", ALEXANDRITE, ELF, FACE_DOWN, 0, 0, ()),
    Row("SEG-054", CELTIC, ZOMBINO, FACE_DOWN, 0, 0, (ZOMBINO,)),
    Row("SEG-054", GREEN, YELLOW, FACE_DOWN, 1000, 0, ()),
    Row("SEG-054", GREEN, ZOMBINO, FACE_DOWN, 0, 0, ()),
]

DIRECT = [("Vorse Raider", 1900), ("Blue-Eyes White Dragon", 3000), ("Ojama Green", 0)]


def sides(seat: Seat) -> tuple[Lab, Side, Side]:
    """A Battle Phase, its turn player and the other one; each has a bystander."""
    lab = Lab(turn=seat, phase=BATTLE)
    mine, theirs = (lab.a, lab.b) if seat is A else (lab.b, lab.a)
    # Somebody else could still attack, so the Battle Step goes on after the battle.
    mine.monsters("Bunilla", zone="m5")
    return lab, mine, theirs


@pytest.mark.parametrize("seat", [A, B], ids=repr)
@pytest.mark.parametrize("row", TABLE, ids=lambda r: f"{r.attacker}-{r.target}-{r.position}")
def test_a_battle(row: Row, seat: Seat) -> None:
    lab, mine, theirs = sides(seat)
    mine.monsters(row.attacker, zone="m3")
    if row.position == FACE_DOWN:
        theirs.set_monsters(row.target, zone="m2")
    else:
        theirs.monsters(row.target, defense=row.position == DEFENSE, zone="m2")
    aim = f"{theirs.seat}.m2"

    mine.attack(row.attacker, aim)

    assert lab.state.lp[mine.player] == 8000 - row.own
    assert lab.state.lp[theirs.player] == 8000 - row.theirs
    for name, side in ((row.attacker, mine), (row.target, theirs)):
        gone = name in row.destroyed
        assert lab.where(name) == (side.seat.graveyard if gone else side.seat.monster_zone)
    if row.target not in row.destroyed:
        # Face-up now, in the position in which it was attacked.
        assert lab.position(row.target) == (ATTACK if row.position == ATTACK else DEFENSE)
    (battle,) = events(lab, BATTLED)
    assert (battle.rule, battle.player, battle.why) == (row.rule, mine.player, BY_BATTLE)
    assert battle.move_tags == 0
    flips = [(event.player, event.move_tags, event.rule) for event in events(lab, FLIPPED)]
    assert flips == ([(theirs.player, 0, "CRD-260")] if row.position == FACE_DOWN else [])
    expected = [(p.player, n) for p, n in ((mine, row.own), (theirs, row.theirs)) if n]
    damage = events(lab, DAMAGE)
    assert [(event.player, event.amounts) for event in damage] == [
        (player, [amount, 8000 - amount]) for player, amount in expected
    ]
    assert all((e.move_tags, e.why, e.rule) == (0, BY_BATTLE, row.rule) for e in damage)


@pytest.mark.parametrize("seat", [A, B], ids=repr)
@pytest.mark.parametrize(("attacker", "amount"), DIRECT)
def test_a_direct_attack(attacker: str, amount: int, seat: Seat) -> None:
    """SEG-055: the whole ATK, and no damage event where there is no damage."""
    lab, mine, theirs = sides(seat)
    mine.monsters(attacker, zone="m3")

    mine.attack(attacker)

    assert lab.state.lp[mine.player] == 8000
    assert lab.state.lp[theirs.player] == 8000 - amount
    assert lab.where(attacker) == mine.seat.monster_zone
    (battle,) = events(lab, BATTLED)
    assert (battle.rule, battle.player, battle.why) == ("SEG-055", mine.player, BY_BATTLE)
    assert (battle.move_tags, battle.amounts) == (0, [amount])
    damage = events(lab, DAMAGE)
    assert [(e.player, e.amounts, e.rule) for e in damage] == (
        [(theirs.player, [amount, 8000 - amount], "SEG-055")] if amount else []
    )


def test_the_values_in_the_table_are_the_printed_ones() -> None:
    """The hand-written outcomes rest on these numbers."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters(VORSE, LUSTER, CELTIC, ALEXANDRITE)
    lab.b.monsters(ELF, ZOMBINO, GREEN, YELLOW)
    values = {
        VORSE: (1900, 1200),
        LUSTER: (1900, 1600),
        CELTIC: (1400, 1200),
        ALEXANDRITE: (2000, 100),
        ELF: (800, 2000),
        ZOMBINO: (2000, 0),
        GREEN: (0, 1000),
        YELLOW: (0, 1000),
    }
    assert {name: (lab.atk(name), lab.defense(name)) for name in values} == values
