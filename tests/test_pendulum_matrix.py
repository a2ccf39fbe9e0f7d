"""Pendulum Monsters of the Extra Deck: which summon can take them, for how they lie there.

The table is the rulebook's (CRD-195 to CRD-199), as data; each of its cells is tried in a duel,
for a Fusion, a Synchro and an Xyz Monster.
"""

import json
from importlib.resources import files
from typing import Any

import pytest

from segoc.cards.definition import Definition, card, monster, normal_spell
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.language.node import Filter
from segoc.kernel.summoning.materials import Materials
from segoc.kernel.table import kinds
from segoc.kernel.table.decision import OPEN
from segoc.kernel.table.kinds import EARTH, FUSION, ROCK, SYNCHRO, XYZ
from segoc.kernel.table.places import HAND, spot_name
from segoc.lab import A, Lab

MATRIX = json.loads((files("segoc.rulebook") / "pendulum_matrix.json").read_text("utf-8"))

BY = {FUSION: w.BY_FUSION, SYNCHRO: w.BY_SYNCHRO, XYZ: w.BY_XYZ}
NAMES = {FUSION: "Test Blend", SYNCHRO: "Test Tune", XYZ: "Test Pile"}
TUNER = "Test Fork of One"
REMOVER = "Test Broom"
ANY = "Test Call"
FACE_UP = "Test Swing"
AS_OWN = {kind: f"{name} Instantly" for kind, name in NAMES.items()}


def _pendulum(code: int, kind: int, materials: Materials) -> Definition:
    stars: dict[str, Any] = {"rank": 4} if kind == XYZ else {"level": 4, "words": kind}
    face = monster(
        f"测试{code}", f"テスト{code}", NAMES[kind], EARTH, ROCK, atk=0, defense=0, scale=4, **stars
    )
    return card(code, face, materials=materials)


def _call(code: int, name: str, *that: Filter, way: int = 0) -> Definition:
    chosen = w.choose(w.monsters(w.YOU, w.EXTRA, *that))
    face = normal_spell(f"测试{code}", f"テスト{code}", name)
    return card(code, face, w.activation(do=w.special_summon(chosen, as_=way)))


# fmt: off
POOL = Pool([
    *standard_pool(),
    _pendulum(990000301, FUSION, w.fusion_materials(w.part(2))),
    _pendulum(990000302, SYNCHRO, w.synchro_materials()),
    _pendulum(990000303, XYZ, w.xyz_materials(4, 2)),
    card(990000304, monster("测试304", "テスト304", TUNER, EARTH, ROCK, level=1, atk=0, defense=0,
                            effect=True, tuner=True)),
    card(990000305, normal_spell("测试305", "テスト305", REMOVER),
         w.activation(do=w.destroy(w.monsters(w.YOU, w.MONSTERS, w.of_types(kinds.PENDULUM))))),
    _call(990000306, ANY),
    _call(990000307, FACE_UP, w.FACE_UP, w.of_types(kinds.PENDULUM)),
    *(_call(990000308 + index, AS_OWN[kind], w.of_types(kind), way=BY[kind])
      for index, kind in enumerate(NAMES)),
])
# fmt: on

CELLS = [
    (kind, way["way"], state, way["possible"][column])
    for kind in NAMES
    for way in MATRIX["ways"]
    for column, state in enumerate(MATRIX["states"])
]


@pytest.mark.parametrize(("kind", "way", "state", "possible"), CELLS)
def test_cell(kind: int, way: str, state: str, possible: bool) -> None:
    lab = Lab(pool=POOL)
    _lay_for(lab, kind, way)
    _bring(lab, kind, state)
    assert lab.where(NAMES[kind]) == A.extra_deck
    assert lab.card(NAMES[kind]).face_up == (state != MATRIX["states"][0])
    key = _key(lab, kind, way)
    assert (key in _keys(lab)) == possible
    if possible:
        _do(lab, key)
        assert lab.where(NAMES[kind]) == A.monster_zone


def _lay_for(lab: Lab, kind: int, way: str) -> None:
    """What the summon needs besides the monster."""
    lab.a.hand(REMOVER, ANY, ANY, FACE_UP, AS_OWN[kind], "Polymerization")
    if way == "pendulum":
        lab.a.pendulum_zones("Dragonpulse Magician", "Timegazer Magician")
    if kind == SYNCHRO:
        lab.a.monsters(TUNER, "Blank Level 3 Effect Monster")
    else:
        lab.a.monsters("Blank Level 4 Effect Monster", "Blank Level 4 Effect Monster")


def _bring(lab: Lab, kind: int, state: str) -> None:
    """Let the monster come to lie there so."""
    name = NAMES[kind]
    face_down, proper, improper = MATRIX["states"]
    if state == proper:
        # What lies on the field in a set-up was summoned properly.
        lab.a.monsters(name, zone="x1")
    else:
        lab.a.extra_deck(name)
    if state == improper:
        _do(lab, f"activate {_spot(lab, ANY)}")
        assert lab.where(name) == A.monster_zone
    if state != face_down:
        _do(lab, f"activate {_spot(lab, REMOVER)}")


def _spot(lab: Lab, name: str) -> str:
    """Where a card of that name lies in the hand."""
    held = next(found for found in lab.cards(name) if found.place == HAND)
    return spot_name(lab.state.spot(held.id))


def _key(lab: Lab, kind: int, way: str) -> str:
    if way == "pendulum":
        return "pendulum summon"
    if way == "own" and kind != FUSION:
        return f"special summon {lab.spot(NAMES[kind])}"
    spell = {
        "own": "Polymerization",
        "effect": ANY,
        "effect as own": AS_OWN[kind],
        "effect for face-up ones": FACE_UP,
    }[way]
    return f"activate {_spot(lab, spell)}"


def _keys(lab: Lab) -> list[str]:
    decision = lab.duel.decision
    assert decision is not None
    return [option.key for option in decision.options]


def _do(lab: Lab, key: str) -> None:
    """Do this, with the first answer to whatever is asked, until it is over."""
    duel = lab.duel
    decision = duel.decision
    assert decision is not None
    duel.push(next(option for option in decision.options if option.key == key))
    while duel.decision is not None and duel.decision.topic != OPEN:
        duel.push(duel.decision.options[0])
