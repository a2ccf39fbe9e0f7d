"""The table as a viewer may see it."""

import pytest

from segoc.app.table import table_of
from segoc.duel.view import JUDGE, PUBLIC
from segoc.lab import BATTLE, A, Lab


def test_hands_are_seen_by_their_players_and_by_the_judge() -> None:
    lab = Lab(turn=A)
    lab.a.hand("双生精灵")
    lab.b.hand("圣精灵")
    codes = {
        viewer: [table_of(lab.state, viewer).sides[side].hand[0].code for side in (0, 1)]
        for viewer in (0, 1, JUDGE, PUBLIC)
    }
    elf, saint = (lab.card(name).printed.code for name in ("双生精灵", "圣精灵"))
    assert codes == {0: [elf, None], 1: [None, saint], JUDGE: [elf, saint], PUBLIC: [None, None]}


@pytest.mark.parametrize(
    ("monster", "set_up", "badges"),
    [
        ("双生精灵", "", ()),
        ("双生精灵", "技能抽取", ()),  # NEG-110
        ("混沌之黑魔术师", "技能抽取", ("negated",)),
        ("黑羽-重装铠翼鸦", "", ("unaffected",)),
        ("黑魔术师", "时空之灵摆读阵", ("untargetable",)),
    ],
)
def test_badges(monster: str, set_up: str, badges: tuple[str, ...]) -> None:
    lab = Lab(turn=A)
    lab.a.monsters(monster)
    if set_up:
        lab.a.face_up(set_up)
    assert table_of(lab.state, 0).zones["A.m1"].badges == badges


def test_an_attack_is_shown_until_it_is_over_or_negated() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Gemini Elf", "Dark Magician")
    lab.b.monsters("Vorse Raider")
    lab.b.set_cards("Negate Attack", "Rush Recklessly")
    lab.duel.push("pass")
    assert table_of(lab.state, 0).attack == ()
    lab.a.attack("Dark Magician", "Vorse Raider")
    assert table_of(lab.state, 1).attack == ("A.m2", "B.m1")
    negated = lab.duel.fork()
    negated.push("activate B.s1")
    assert table_of(negated.state, 0).attack == ()
    # In the Damage Step it is not over yet.
    lab.duel.push("pass")
    assert table_of(lab.state, 0).step == "start of the Damage Step"
    assert table_of(lab.state, 0).attack == ("A.m2", "B.m1")
    while table_of(lab.state, 0).step != "Battle Step":
        lab.duel.push("pass")
    assert table_of(lab.state, 0).attack == ()


def test_a_direct_attack_has_no_target() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Gemini Elf")
    lab.b.set_cards("Negate Attack")
    lab.a.attack("Gemini Elf")
    assert table_of(lab.state, 0).attack == ("A.m1",)
