"""Cards from the Ritual Monsters to the Zoodiacs that did something else than their texts say."""

import pytest

from segoc.cards.definition import card, monster
from segoc.cards.standard import standard_pool
from segoc.kernel.table.decision import TRIGGERS
from segoc.kernel.table.kinds import MACHINE, WIND
from segoc.lab import BATTLE, A, Lab, LabError
from tests.cards.playing import check

LEVELLESS = card(
    900100041,
    monster("无星兽", "無星獣", "Starless Beast", WIND, MACHINE, rank=4, atk=0, defense=0),
    series=("超级量子", "疾行机人"),
)


def test_talisman_of_spell_sealing_forbids_pendulums_as_spells() -> None:
    check("""
        SEG-071 · 魔法封印咒符: to put a Pendulum Card in its zone is to activate a Spell Card
        A's turn, Main Phase 1
        A face-up: 魔法封印咒符
        A monsters: 封印师 明晴
        A hand: 魔力诱导者
        ! A can not activate 魔力诱导者 (activation), by SEG-071
        + A can summon 魔力诱导者
        = 魔法封印咒符 face-up
        = 封印师 明晴 in A monster zone
        but: 技能抽取 instead of 魔法封印咒符 in A face-up
        + A can activate 魔力诱导者 (activation)
    """)


@pytest.mark.parametrize("sealed", [True, False])
def test_triamid_sphinx_is_all_that_can_be_attacked(sealed: bool) -> None:
    """Neither a face-down monster nor its player."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Toon Mermaid")
    lab.a.face_up("Toon World")
    lab.b.monsters("Triamid Sphinx")
    lab.b.set_monsters("Mystical Elf")
    if sealed:
        lab.b.face_up("Triamid Kingolem")
    assert lab.a.can("attack A.m1 -> B.m1")
    assert lab.a.can("attack A.m1 -> B.m2") != sealed
    assert lab.a.can("attack directly A.m1") != sealed


def test_triamid_sphinx_says_it_of_the_attackers() -> None:
    """What is unaffected by other monsters' effects attacks whom it wants."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Tatsunoko", "Gemini Elf")
    lab.b.monsters("Triamid Sphinx", "Mystical Elf")
    lab.b.face_up("Triamid Kingolem")
    assert lab.a.can("attack A.m1 -> B.m2")
    assert not lab.a.can("attack A.m2 -> B.m2")


def test_soulbeads_bring_back_what_defended() -> None:
    check("""
        EFX-062 · 超重武者装留 死返 ③: what was destroyed in Defense Position comes back
        A's turn, Battle Phase
        A monsters: 青眼白龙
        B monsters: 圣精灵 (defense)
        B hand: 超重武者装留 死返
        > A attacks 圣精灵 with 青眼白龙
        > B activates 超重武者装留 死返 (effect 3)
        = 超重武者装留 死返 in B GY
        = 圣精灵 face-up attack in B monster zone
        but: B monsters: 圣精灵
        > A attacks 圣精灵 with 青眼白龙
        = 超重武者装留 死返 in B hand
        = 圣精灵 in B GY
    """)


def test_orea_sends_what_has_a_level() -> None:
    check("""
        EFX-031 · 森罗的镇神 山精: a Plant without a Level, such as itself, says no number of cards
        A's turn, Main Phase 1
        A monsters: 森罗的镇神 山精, 烈华炮舰 抚子
        ! A can not activate 森罗的镇神 山精, by EFX-031
        = 森罗的镇神 山精 in A monster zone
        but: 孤火花 instead of 烈华炮舰 抚子 in A monsters
        + A can activate 森罗的镇神 山精
    """)


@pytest.mark.parametrize("beside", ["Gemini Elf", "Starless Beast", ""])
def test_alphan_needs_another_level_to_change(beside: str) -> None:
    """EFX-051: not alone, and not by what has no Level."""
    lab = Lab(turn=A, pool=standard_pool().extended([LEVELLESS], {}))
    lab.a.monsters(*filter(None, ("Super Quantal Fairy Alphan", beside)))
    assert lab.a.can("activate Super Quantal Fairy Alphan") == (beside == "Gemini Elf")


def test_alphan_takes_the_level_of_what_has_one() -> None:
    lab = Lab(turn=A, pool=standard_pool().extended([LEVELLESS], {}))
    lab.a.monsters("Starless Beast", "Super Quantal Fairy Alphan", "Gemini Elf")
    with pytest.raises(LabError, match="names other cards"):
        lab.a.activate("Super Quantal Fairy Alphan", targets="Starless Beast")


@pytest.mark.parametrize("beside", ["Speedroid Pachingo-Kart", "Starless Beast"])
def test_red_eyed_dice_changes_what_has_a_level(beside: str) -> None:
    lab = Lab(turn=A, pool=standard_pool().extended([LEVELLESS], {}))
    lab.a.monsters(beside)
    lab.a.hand("Speedroid Red-Eyed Dice")
    lab.a.summon("Speedroid Red-Eyed Dice")
    assert lab.asks(TRIGGERS) == (beside != "Starless Beast")


def test_anguish_pattern_sees_what_comes_from_a_pendulum_zone() -> None:
    check("""
        SEG-021 · 苦纹样的土像 ③: the Pendulum Zones are Spell & Trap Zones, too
        A's turn, Main Phase 1
        A set: 苦纹样的土像
        A face-up: 灵摆切换
        A pendulum zones: 时读之魔术师
        B monsters: 圣精灵
        > A activates 苦纹样的土像 in m1 in defense
        > everyone passes
        > A activates 灵摆切换 (effect 1) in m2 in attack
        > A activates 苦纹样的土像 (effect 3) targeting 圣精灵
        = 时读之魔术师 in A monster zone
        = 圣精灵 in B GY
        but: without 苦纹样的土像 in A set
        > A activates 灵摆切换 (effect 1) in m2 in attack
        = 圣精灵 in B monster zone
    """)


def test_world_legacy_struggle_is_no_target_of_its_own() -> None:
    lab = Lab(turn=A)
    lab.a.monsters("Proxy Dragon", zone="m2")
    lab.a.monsters("Proxy Dragon", zone="m3")
    lab.a.set_cards("World Legacy Struggle")
    assert lab.a.why_not("activate World Legacy Struggle") == ["EFX-051"]
