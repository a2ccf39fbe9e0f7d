"""Cards that did something else than their texts say, until someone compared them word by word."""

import pytest

from segoc.cards.standard import standard_pool
from segoc.kernel.table.decision import TRIGGERS
from segoc.lab import A, Lab
from tests.cards.playing import check


def test_shadow_gardna_is_set_in_the_end_phase() -> None:
    check("""
        EFX-062 · 电子黑影守卫者: in the opponent's End Phase, it is Set among the Spells and Traps
        B's turn, Main Phase 1
        A set: 电子黑影守卫者
        B hand: 空白4星效果怪兽
        > B enters the Battle Phase
        > A activates 电子黑影守卫者 in attack
        > everyone passes
        = 电子黑影守卫者 face-up attack in A monster zone
        > B enters the End Phase
        > A passes
        = 电子黑影守卫者 face-down in A spell & trap zone
        but: B face-up: 技能抽取
        = 电子黑影守卫者 face-up attack in A monster zone
        = 电子黑影守卫者 face-up attack in A monster zone
    """)


def test_armityle_comes_back() -> None:
    check("""
        CRD-172 · 混沌幻魔 阿米泰尔: only from the Extra Deck it needs its procedure
        A's turn, Main Phase 1
        A monsters: 混沌幻魔 阿米泰尔
        A hand: 死者苏生, 黑洞
        > A activates 黑洞
        > A activates 死者苏生 in attack
        = 混沌幻魔 阿米泰尔 in A monster zone
        but: 青眼双爆裂龙 instead of 混沌幻魔 阿米泰尔 in A monsters
        > A activates 黑洞
        ! A can not activate 死者苏生, by CRD-141
    """)


@pytest.mark.parametrize("face_up", [True, False])
def test_kingolem_must_have_been_face_up(face_up: bool) -> None:
    """EFX-060: only from face-up in the Field Zone."""
    lab = Lab(turn=A)
    lab.a.hand("Mystical Space Typhoon", "Triamid Sphinx", "Gemini Elf")
    if face_up:
        lab.a.face_up("Triamid Kingolem")
    else:
        lab.a.set_cards("Triamid Kingolem")
    lab.a.activate("Mystical Space Typhoon", targets="Triamid Kingolem")
    lab.resolve()
    assert str(lab.where("Triamid Kingolem")) == "A.gy"
    assert lab.asks(TRIGGERS) == face_up


def test_abyss_sphere_forbids_pendulums_as_spells() -> None:
    check("""
        SEG-071 · 深渊死球: to put a Pendulum Card in its zone is to activate a Spell Card
        A's turn, Main Phase 1
        A face-up: 深渊死球
        A hand: 龙脉之魔术师
        ! A can not activate 龙脉之魔术师 (activation), by SEG-071
        = 深渊死球 face-up
        but: 技能抽取 instead of 深渊死球 in A face-up
        + A can activate 龙脉之魔术师 (activation)
    """)


def test_karma_needs_a_monster_to_strengthen() -> None:
    check("""
        EFX-051 · 破坏剑士的宿命 ①: not without a monster of yours that gains ATK and DEF
        A's turn, Main Phase 1
        A hand: 破坏剑士的宿命
        A monsters: 破坏之剑士
        B GY: 双生精灵
        > A activates 破坏剑士的宿命 targeting 双生精灵
        = 双生精灵 banished
        = 破坏之剑士 ATK 3100
        but: 空白4星效果怪兽 instead of 破坏之剑士 in A monsters
        ! A can not activate 破坏剑士的宿命, by EFX-051
    """)


def test_xy_destroys_what_the_opponent_still_controls() -> None:
    check("""
        TRM-048 · XY-神龙炮: what came over to its player isn't destroyed
        A's turn, Main Phase 1
        A monsters: XY-神龙炮, 双生精灵
        A hand: 敌人操纵器, 圣精灵
        B set: 量子猫
        > A enters the Battle Phase
        > B activates 量子猫 announcing Dragon
        > B announces WATER
        > B chooses attack
        > everyone passes
        > A activates XY-神龙炮 discarding 圣精灵 targeting 量子猫
        > A chains 敌人操纵器 (effect 1, part 2) tributing 双生精灵 targeting 量子猫
        = 量子猫 in A monster zone
        but: without 敌人操纵器 in A hand
        = 量子猫 in B GY
    """)


def test_righteous_justice_destroys_just_as_many() -> None:
    check("""
        TRM-031 · R-正义审判: not with fewer Spells and Traps than 元素英雄
        A's turn, Main Phase 1
        A hand: R-正义审判
        A monsters: 元素英雄 羽翼侠, 元素英雄 新宇侠
        B set: 空白通常陷阱
        ! A can not activate R-正义审判, by TRM-031
        = 元素英雄 羽翼侠, 元素英雄 新宇侠 in A monster zone
        but: without 元素英雄 新宇侠 in A monsters
        > A activates R-正义审判
        = 空白通常陷阱 in B GY
    """)


def test_idle_reborn_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
        SEG-071 · “艾”闲者苏生 ①: from the Pendulum Zone, too, only Cyberse
        A's turn, Main Phase 1
        A hand: “艾”闲者苏生
        A face-up: 灵摆切换
        A pendulum zones: 时读之魔术师
        A GY: 辣辣妖@火灵天星
        > A activates “艾”闲者苏生 targeting 辣辣妖@火灵天星 in attack
        > A passes
        = 辣辣妖@火灵天星 in A monster zone
        ! A can not activate 灵摆切换 (effect 1), by SEG-071
        = 时读之魔术师 in A pendulum zone
        but: without “艾”闲者苏生 in A hand
        + A can activate 灵摆切换 (effect 1)
    """)


def test_names_make_members_of_archetypes() -> None:
    pool = standard_pool()
    assert "人偶" in pool.find("Gimmick Puppet Shadow Feeler").printed.series
    assert "变化" in pool.find("Exchange").printed.series
    assert "磁力" in pool.find("Magnet Force").printed.series


def test_strike_of_the_monarchs_is_not_its_own_target() -> None:
    check("""
        EFX-051 · 帝王的轰毅: what it negates must be another card, and is found without a question
        A's turn, Main Phase 1
        A hand: 帝王的轰毅, 空白5星效果怪兽
        A monsters: 圣精灵
        B face-up: 技能抽取
        > A summons 空白5星效果怪兽 tributing 圣精灵
        > A activates 帝王的轰毅
        = A is asked about main phase
        = 技能抽取 negated
        but: no B face-up
        > A summons 空白5星效果怪兽 tributing 圣精灵
        ! A can not activate 帝王的轰毅, by EFX-051
    """)


def test_gangaridai_destroys_only_what_is_still_the_opponents() -> None:
    check("""
        TRM-048 · 超巨大空中宫殿 钟声协和号: a target that was taken over in the chain stays
        A's turn, Main Phase 1
        A monsters: 超巨大空中宫殿 钟声协和号, 海皇的长枪兵
        A materials of 超巨大空中宫殿 钟声协和号: 空白10星效果怪兽
        A hand: 敌人操纵器
        B monsters: 空白5星效果怪兽
        > A activates 超巨大空中宫殿 钟声协和号 targeting 空白5星效果怪兽
        > B passes
        > A activates 敌人操纵器 (effect 1, part 2) tributing 海皇的长枪兵 targeting 空白5星效果怪兽
        > everyone passes
        = 空白5星效果怪兽 in A monster zone
        = B LP 8000
        but: without 敌人操纵器 in A hand
        > A activates 超巨大空中宫殿 钟声协和号 targeting 空白5星效果怪兽
        = 空白5星效果怪兽 in B GY
        = B LP 7000
    """)


def test_muzurhythm_doubles_until_the_end_of_the_turn() -> None:
    check("""
        TRM-116 · 弦魔人 跃跃节奏: what is doubled stays so in the End Phase
        A's turn, Battle Phase
        A monsters: 弦魔人 跃跃节奏
        A materials of 弦魔人 跃跃节奏: 空白3星效果怪兽
        A hand: 空白4星效果怪兽 ×7
        B monsters: 圣精灵
        > A attacks 圣精灵 with 弦魔人 跃跃节奏
        > A activates 弦魔人 跃跃节奏
        > A enters the End Phase
        = A is asked about hand limit
        = 弦魔人 跃跃节奏 ATK 3000
        > A discards 空白4星效果怪兽
        = 弦魔人 跃跃节奏 ATK 1500
        but: without 圣精灵 in B monsters
        > A attacks directly with 弦魔人 跃跃节奏
        > A enters the End Phase
        = 弦魔人 跃跃节奏 ATK 1500
    """)
