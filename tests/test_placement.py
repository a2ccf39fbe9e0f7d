"""Every cell of the placement table (CHG-003), and each in a duel by the zones that are offered."""

from typing import Final

import pytest

from segoc.cards.definition import Definition, card, monster, normal_spell
from segoc.cards.handwritten import blanks
from segoc.cards.pool import Pool
from segoc.effects.words import (
    EXTRA,
    GY,
    HAND,
    YOU,
    activation,
    choose,
    fusion_materials,
    fusion_summon,
    level,
    link_materials,
    monsters,
    part,
    special_summon,
    synchro_materials,
    xyz_materials,
)
from segoc.kernel.summoning.summon_zones import (
    ELSEWHERE,
    EXTRA_MONSTER_ZONE,
    FACE_DOWN_IN_EXTRA_DECK,
    FACE_UP_IN_EXTRA_DECK,
    LINK_IN_EXTRA_DECK,
    OTHER_ZONE,
    PLACEMENT,
    POINTED_TO,
    row_of,
)
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Option
from segoc.kernel.table.geometry import LEFT, is_extra_monster_zone
from segoc.kernel.table.kinds import EARTH, FUSION, ROCK, SYNCHRO
from segoc.kernel.table.places import zone_name
from segoc.lab import A, Lab

pytestmark = pytest.mark.core

# The rulebook's own table: Extra Monster Zone, Main Monster Zone that is pointed to, any other.
YES_YES_YES: Final = (True, True, True)
YES_YES_NO: Final = (True, True, False)
BOOK: Final = {
    "face-down Fusion": YES_YES_YES,
    "face-down Synchro": YES_YES_YES,
    "face-down Xyz": YES_YES_YES,
    "face-down Fusion Pendulum": YES_YES_YES,  # CHG-001
    "face-down Synchro Pendulum": YES_YES_YES,  # CHG-001
    "face-down Xyz Pendulum": YES_YES_YES,  # CHG-001
    "face-down Link": YES_YES_NO,
    "face-up Pendulum": YES_YES_NO,
    "face-up Fusion Pendulum": YES_YES_NO,
    "face-up Synchro Pendulum": YES_YES_NO,
    "face-up Xyz Pendulum": YES_YES_NO,
}
ROWS: Final = {
    "face-down": FACE_DOWN_IN_EXTRA_DECK,
    "Link": LINK_IN_EXTRA_DECK,
    "face-up": FACE_UP_IN_EXTRA_DECK,
}
CLASSES: Final = (EXTRA_MONSTER_ZONE, POINTED_TO, OTHER_ZONE)

POINTER: Final = "Pointer"
CALL: Final = "Call from the Extra Deck"


def kind(code: int, name: str, **facts: object) -> Definition:
    """A monster of the tests, of four Levels."""
    materials = facts.pop("materials", ())
    face = monster(name, name, name, EARTH, ROCK, atk=0, **facts)  # type: ignore[arg-type]
    return card(code, face, materials=materials)  # type: ignore[arg-type]


SYNCHRO_RECIPE: Final = synchro_materials()
FUSION_RECIPE: Final = fusion_materials(part(2, level(2)))
XYZ_RECIPE: Final = xyz_materials(2, 2)
P: Final = {"scale": 1, "defense": 0, "effect": True}
CARDS: Final = (
    kind(1, "Fusion", level=4, defense=0, words=FUSION, materials=FUSION_RECIPE),
    kind(2, "Synchro", level=4, defense=0, words=SYNCHRO, materials=SYNCHRO_RECIPE),
    kind(3, "Xyz", rank=2, defense=0, materials=XYZ_RECIPE),
    kind(4, "Link", link=2, arrows=3, materials=link_materials(part(2, level(2)))),
    kind(5, "Fusion Pendulum", level=4, words=FUSION, materials=FUSION_RECIPE, **P),
    kind(6, "Synchro Pendulum", level=4, words=SYNCHRO, materials=SYNCHRO_RECIPE, **P),
    kind(7, "Xyz Pendulum", rank=4, materials=xyz_materials(2, 2), **P),
    kind(8, "Pendulum", level=4, **P),
    kind(9, POINTER, link=1, arrows=LEFT),
    kind(10, "Tuner", level=2, defense=0, tuner=True),
    kind(11, "Other", level=2, defense=0),
    kind(12, "Low Scale", level=1, defense=0, scale=1),
    kind(13, "High Scale", level=1, defense=0, scale=9),
    card(14, normal_spell(CALL, CALL, CALL),
         activation(do=special_summon(choose(monsters(YOU, EXTRA))))),
    card(15, normal_spell("Fuse", "Fuse", "Fuse"), activation(do=fusion_summon())),
    card(16, normal_spell("Revive", "Revive", "Revive"),
         activation(do=special_summon(choose(monsters(YOU, GY | HAND))))),
)  # fmt: skip
POOL: Final = Pool([*blanks.CARDS, *CARDS])


def board(name: str) -> Lab:
    """A's turn; m2 is pointed to, all zones but that of the pointer are free."""
    facing, _, which = name.partition(" ")
    lab = Lab(A, pool=POOL)
    lab.a.monsters(POINTER, zone="m3")
    lab.a.extra_deck(which, face_up=facing == "face-up")
    for held in lab._state.cards:
        if held.printed.code <= 8:
            lab._state.edit(held.id).proper = facing == "face-up"
    return lab


def go(lab: Lab, verb: int, *picks: str) -> None:
    """Begin it, and choose until a zone of the monster is asked for."""
    duel = lab.duel
    assert duel.decision is not None
    duel.push(next(option for option in duel.decision.options if option.verb == verb))
    wanted = list(picks)
    while (decision := duel.decision) is not None:
        about = lab.state.cards[lab.state.card_at(decision.about)].printed
        if decision.topic == dc.PLACEMENT and about.is_monster:
            return
        if decision.topic in (dc.PLACEMENT, dc.POSITION):
            duel.push(decision.options[0])
        elif decision.lists(Option(dc.FINISH)):
            duel.push(Option(dc.FINISH))
        else:
            spots = {lab.spot(name): name for name in wanted}
            option = next(one for one in decision.options if one.key.split()[-1] in spots)
            wanted.remove(spots[option.key.split()[-1]])
            duel.push(option)
    raise AssertionError("no zone was asked for")


def offered(lab: Lab) -> set[int]:
    """The classes of the zones that are offered, of which all or none are."""
    assert lab.duel.decision is not None
    found: dict[int, set[str]] = {one: set() for one in CLASSES}
    for option in lab.duel.decision.options:
        zone = option.spot
        name = zone_name(zone)
        if is_extra_monster_zone(zone):
            found[EXTRA_MONSTER_ZONE].add(name)
        else:
            found[POINTED_TO if name == "A.m2" else OTHER_ZONE].add(name)
    everything = {
        EXTRA_MONSTER_ZONE: {"x1", "x2"},
        POINTED_TO: {"A.m2"},
        OTHER_ZONE: {"A.m1", "A.m4", "A.m5"},
    }
    for one, zones in found.items():
        assert not zones or zones == everything[one]
    return {one for one, zones in found.items() if zones}


CELLS: Final = [(name, index) for name in BOOK for index in range(3)]


def cell_name(cell: tuple[str, int]) -> str:
    return f"{cell[0]}, {('Extra Monster Zone', 'pointed to', 'other')[cell[1]]}"


@pytest.mark.parametrize("cell", CELLS, ids=cell_name)
def test_the_data_are_the_rulebooks_table(cell: tuple[str, int]) -> None:
    name, index = cell
    lab = board(name)
    lab.duel  # noqa: B018
    row = row_of(lab.state, lab.card(name.partition(" ")[2]).id)
    assert row == ROWS["Link" if name.endswith("Link") else name.partition(" ")[0]], (
        "another row of PLACEMENT than the rulebook's (ROWS of this file)"
    )
    assert bool(PLACEMENT[row] & CLASSES[index]) == BOOK[name][index], (
        "PLACEMENT says otherwise than the rulebook (BOOK of this file)"
    )


@pytest.mark.parametrize("cell", CELLS, ids=cell_name)
def test_by_an_effect_that_summons_from_the_extra_deck(cell: tuple[str, int]) -> None:
    name, index = cell
    lab = board(name)
    lab.a.hand(CALL)
    go(lab, dc.ACTIVATE)
    assert (CLASSES[index] in offered(lab)) == BOOK[name][index]


@pytest.mark.parametrize("cell", CELLS, ids=cell_name)
def test_by_its_procedure(cell: tuple[str, int]) -> None:
    name, index = cell
    lab = board(name)
    if name.startswith("face-up"):
        lab.a.pendulum_zones("Low Scale", "High Scale")
        go(lab, dc.PENDULUM, name.partition(" ")[2])
    elif "Fusion" in name:
        lab.a.hand("Fuse", "Other", "Tuner")
        go(lab, dc.ACTIVATE, "Other", "Tuner")
    else:
        lab.a.monsters("Tuner", zone="m4")
        lab.a.monsters("Other", zone="m5")
        go(lab, dc.SPECIAL, "Tuner", "Other")
    assert (CLASSES[index] in offered(lab)) == BOOK[name][index]


@pytest.mark.parametrize("name", [one for one in BOOK if one.startswith("face-down")])
def test_from_elsewhere_to_any_main_monster_zone(name: str) -> None:
    """From the GY there is no Extra Monster Zone, for whatever kind (CRD-166)."""
    lab = Lab(A, pool=POOL)
    lab.a.monsters(POINTER, zone="m3")
    lab.a.graveyard(name.partition(" ")[2])
    lab.a.hand("Revive")
    for held in lab._state.cards:
        if held.printed.code <= 8:
            lab._state.edit(held.id).proper = True
    assert PLACEMENT[ELSEWHERE] == POINTED_TO | OTHER_ZONE
    go(lab, dc.ACTIVATE)
    assert offered(lab) == {POINTED_TO, OTHER_ZONE}
