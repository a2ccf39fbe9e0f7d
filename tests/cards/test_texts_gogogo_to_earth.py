"""Cards from 隆隆隆 to the EARTH monsters that did something else than their texts say."""

from segoc.cards.definition import card, normal_spell
from segoc.cards.standard import standard_pool
from segoc.effects.words import (
    GY,
    TARGET as AIM,
    YOU,
    activation,
    monsters,
    of_types,
    target,
    to_extra_deck,
)
from segoc.kernel.table.kinds import PENDULUM
from segoc.lab import A, Lab
from tests.cards.playing import check

RETURN = card(
    900000960,
    normal_spell("自制返回", "自作の帰還", "Made-Up Return"),
    activation(targets=target(monsters(YOU, GY, of_types(PENDULUM))), do=to_extra_deck(AIM)),
)


def test_golden_form_is_summoned_only_by_its_tribute() -> None:
    check("""
        CRD-141 · 隆隆隆石人-黄金形态: even after its proper summon no effect brings it back
        A's turn, Main Phase 1
        A monsters: 隆隆隆石人-黄金形态
        A hand: 黑洞, 死者苏生
        > A activates 黑洞
        ! A can not activate 死者苏生, by CRD-141
        = 隆隆隆石人-黄金形态 in A GY
        but: 隆隆隆咕噜 instead of 隆隆隆石人-黄金形态 in A monsters
        + A can activate 死者苏生
    """)


def test_golden_form_must_lose_all_of_1500() -> None:
    check("""
        TRM-048 · 隆隆隆石人-黄金形态: with less ATK than 1500 it negates nothing
        A's turn, Main Phase 1
        A monsters: 加农炮兵
        B monsters: 隆隆隆石人-黄金形态, 双生精灵
        > A activates 加农炮兵 tributing 加农炮兵
        = B LP 7500
        = 双生精灵 ATK 1900
        but: B face-up: 团结之力 equipped to 隆隆隆石人-黄金形态
        = B LP 8000
        = 隆隆隆石人-黄金形态 ATK 100
    """)


def test_wisel_is_not_set() -> None:
    check("""
        SEG-031 · 机皇帝 神智∞ can't be Normal Summoned, nor Set
        A's turn, Main Phase 1
        A hand: 机皇帝 神智∞
        ! A can not set 机皇帝 神智∞, by SEG-031
        but: 空白4星效果怪兽 instead of 机皇帝 神智∞ in A hand
        + A can set 空白4星效果怪兽
    """)


def test_wisel_takes_what_the_opponent_still_controls() -> None:
    check("""
        TRM-048 · 机皇帝 神智∞ ②: what came over to its player isn't equipped
        A's turn, Main Phase 1
        A monsters: 机皇帝 神智∞, 双生精灵
        A hand: 敌人操纵器
        B monsters: 废品战士
        > A activates 机皇帝 神智∞ (effect 2) targeting 废品战士
        > A chains 敌人操纵器 (effect 1, part 2) tributing 双生精灵 targeting 废品战士
        = 废品战士 in A monster zone
        but: without 敌人操纵器 in A hand
        = 废品战士 equipped to 机皇帝 神智∞
    """)


def test_achichi_answers_a_battle_from_the_gy() -> None:
    check("""
        CRD-286 · 辣辣妖@火灵天星 ②: at the start of the Damage Step of a Cyberse monster's attack
        A's turn, Battle Phase
        A monsters: 猞猁连接杀手
        A GY: 辣辣妖@火灵天星
        > A attacks directly with 猞猁连接杀手
        > A activates 辣辣妖@火灵天星 (effect 2)
        = 猞猁连接杀手 in A GY
        = B LP 8000
        but: 双生精灵 instead of 猞猁连接杀手 in A monsters
        > A attacks directly with 双生精灵
        = 辣辣妖@火灵天星 in A GY
        = B LP 6100
    """)


def test_magma_answers_its_destruction_in_the_damage_step() -> None:
    check("""
        CRD-286 · 炎斩机 原群西格马 ②: destroyed by an effect of the opponent in the Damage Step
        A's turn, Battle Phase
        A monsters: 炎斩机 原群西格马
        A deck: 斩机归纳法
        B set monsters: 食人虫
        > A attacks 食人虫 with 炎斩机 原群西格马
        > A activates 炎斩机 原群西格马 (effect 2)
        = 斩机归纳法 in A hand
        but: 圣精灵 instead of 食人虫 in B set monsters
        > A attacks 圣精灵 with 炎斩机 原群西格马
        = 炎斩机 原群西格马 in A monster zone
        = 斩机归纳法 in A deck
    """)


def test_falco_answers_its_way_to_the_gy_in_the_damage_step() -> None:
    check("""
        CRD-286 · 薰风隼: sent to the GY by an effect in the Damage Step
        A's turn, Battle Phase
        A monsters: 薰风隼
        A deck: 薰风隼
        B set monsters: 食人虫
        > A attacks 食人虫 with 薰风隼 at m1
        > B chooses 薰风隼 at m1
        > A activates 薰风隼 #1
        = 薰风隼 #2 face-down defense in A monster zone
        but: 圣精灵 instead of 食人虫 in B set monsters
        > A attacks 圣精灵 with 薰风隼 at m1
        = 薰风隼 #2 in A deck
    """)


def test_gumblar_must_be_there_already() -> None:
    check("""
        EFX-051 · 拓扑篡改感染龙 ①: not for what comes at the same moment as itself
        A's turn, Main Phase 1
        A monsters: 拓扑篡改感染龙 (m2)
        A GY: 圣精灵
        A hand: 黑洞, 灵魂补充, 空白4星效果怪兽
        > A activates 黑洞
        > A activates 灵魂补充 targeting 拓扑篡改感染龙, 圣精灵 in defense
        = 拓扑篡改感染龙 in A m1
        = 圣精灵 in A m2
        = 空白4星效果怪兽 in A hand
        but: without 黑洞 in A hand
        > A activates 灵魂补充 targeting 圣精灵 in defense
        = 圣精灵 in A m1
        = 空白4星效果怪兽 in A GY
    """)


def test_union_carrier_is_no_link_material_though_negated() -> None:
    check("""
        TRM-433 · 同盟运输车: in the turn of its Link Summon, even while its effects are negated
        A's turn, Main Phase 1
        A monsters: 双生精灵, 圣精灵, 召唤僧
        A extra deck: 同盟运输车, 渗透测试锹甲
        A face-up: 技能抽取
        > A Link Summons 同盟运输车 using 双生精灵, 圣精灵
        = 同盟运输车 negated
        = 技能抽取 face-up
        ! A can not Link Summon 渗透测试锹甲, by CRD-236
        but: A monsters: 同盟运输车, 召唤僧
        > A changes 召唤僧 to defense
        = 同盟运输车 at m1 negated
        + A can Link Summon 渗透测试锹甲
    """)


def test_union_carrier_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
        SEG-071 · 同盟运输车: nor is a monster of that name summoned from the Pendulum Zone
        A's turn, Main Phase 1
        A monsters: 同盟运输车, 召唤僧
        A deck: 时读之魔术师
        A face-up: 灵摆切换
        A pendulum zones: 时读之魔术师
        > A activates 同盟运输车 targeting 召唤僧 choosing 时读之魔术师 #1
        > A passes
        = 时读之魔术师 #1 equipped to 召唤僧
        = 时读之魔术师 #2 in A pendulum zone
        ! A can not activate 灵摆切换 (effect 1), by SEG-071
        but: A pendulum zones: 龙穴之魔术师
        > A activates 同盟运输车 targeting 召唤僧 choosing 时读之魔术师
        > A passes
        = 时读之魔术师 equipped to 召唤僧
        + A can activate 灵摆切换 (effect 1)
    """)


def test_coral_anemone_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
        SEG-071 · 海晶少女 奶嘴海葵 ①: from the Pendulum Zone, too, only WATER monsters
        A's turn, Main Phase 1
        A monsters: 海晶少女 奶嘴海葵 (m3)
        A face-up: 灵摆切换
        A pendulum zones: 时读之魔术师
        A GY: 海皇的狙击兵
        > A activates 海晶少女 奶嘴海葵 targeting 海皇的狙击兵 in attack
        > A passes
        ! A can not activate 灵摆切换 (effect 1), by SEG-071
        but: 龙穴之魔术师 instead of 时读之魔术师 in A pendulum zones
        + A can activate 灵摆切换 (effect 1)
    """)
    check("""
        SEG-071, TRM-336 · 海晶少女 奶嘴海葵 ①: a Trap that becomes a WATER monster may
        A's turn, Main Phase 1
        A monsters: 海晶少女 奶嘴海葵 (m3)
        A set: 金属反射史莱姆
        A GY: 海皇的狙击兵
        > A activates 海晶少女 奶嘴海葵 targeting 海皇的狙击兵 in attack
        > A passes
        + A can activate 金属反射史莱姆
        but: 死灵佐玛 instead of 金属反射史莱姆 in A set
        ! A can not activate 死灵佐玛, by SEG-071
    """)


def test_slifer_destroys_only_what_it_brought_down_to_0() -> None:
    check("""
        EFX-051 · 奥西里斯之天空龙 ④: a monster whose ATK was 0 isn't destroyed
        B's turn, Main Phase 1
        A monsters: 奥西里斯之天空龙
        B hand: 消战者
        > B summons 消战者
        = 消战者 in B monster zone
        = 奥西里斯之天空龙 in A monster zone
        but: 双生精灵 instead of 消战者 in B hand
        = 双生精灵 in B GY
    """)


def test_holactie_takes_face_down_gods() -> None:
    check("""
        TRM-404 · 光之创造神 哈拉克提: nothing says that the three must be face-up
        A's turn, Main Phase 1
        A monsters: 欧贝利斯克之巨神兵, 太阳神之翼神龙
        A set monsters: 奥西里斯之天空龙
        A hand: 光之创造神 哈拉克提
        > A Special Summons 光之创造神 哈拉克提 in attack
        = 欧贝利斯克之巨神兵, 太阳神之翼神龙 in A GY
        = A wins
        but: 青眼白龙 instead of 奥西里斯之天空龙 in A set monsters
        = 欧贝利斯克之巨神兵, 太阳神之翼神龙 in A monster zone
        ! A can not Special Summon 光之创造神 哈拉克提, by CRD-124
    """)


def test_ghost_belle_answers_what_adds_to_the_extra_deck() -> None:
    """From the GY to the Extra Deck is one of the ways that its text lists."""
    lab = Lab(turn=A, pool=standard_pool().extended([RETURN], {}))
    lab.a.hand("Made-Up Return")
    lab.a.graveyard("Dragonpit Magician")
    lab.b.hand("Ghost Belle & Haunted Mansion")
    lab.a.activate("Made-Up Return", targets="Dragonpit Magician")
    lab.b.activate("Ghost Belle & Haunted Mansion")
    lab.resolve()
    assert str(lab.where("Dragonpit Magician")) == "A.gy"


def test_names_make_members_of_archetypes() -> None:
    pool = standard_pool()
    assert "入魔" in pool.find("Steelswarm Roach").printed.series
    assert "战士" in pool.find("Panther Warrior").printed.series
