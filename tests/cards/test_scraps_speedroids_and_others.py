"""Effects of cards that other tests only use up: as materials, in the GY, or for their names."""

from tests.cards.absent import POOL
from tests.cards.playing import check


def test_magma_destroys_up_to_two() -> None:
    check("""
        CRD-290 · 炎斩机 原群西格马 ①: it destroyed a monster by battle, and destroys two cards
        A's turn, Battle Phase
        A monsters: 炎斩机 原群西格马
        B monsters: 圣精灵, 双生精灵
        B set: 空白通常陷阱
        > A attacks 圣精灵 with 炎斩机 原群西格马
        > A activates 炎斩机 原群西格马 targeting 双生精灵, 空白通常陷阱
        = 圣精灵, 双生精灵 in B GY
        = 空白通常陷阱 in B GY
        but: 青眼白龙 instead of 圣精灵 in B monsters
        > A attacks 青眼白龙 with 炎斩机 原群西格马
        = 双生精灵 in B monster zone
        = 空白通常陷阱 in B spell & trap zone

        CRD-290 · One card is enough, and one of its own player will not do
        A's turn, Battle Phase
        A monsters: 炎斩机 原群西格马, 岩石巨兵
        B monsters: 圣精灵, 双生精灵, 青眼白龙
        > A attacks 圣精灵 with 炎斩机 原群西格马
        > A activates 炎斩机 原群西格马
        ! A can not choose 岩石巨兵, by EFX-051
        > A chooses 双生精灵
        = 双生精灵 in B GY
        = 圣精灵 in B GY
        = 青眼白龙 in B monster zone
        = 岩石巨兵 in A monster zone
        but: 空白6星效果怪兽 instead of 炎斩机 原群西格马 in A monsters
        > A attacks 圣精灵 with 空白6星效果怪兽
        = 双生精灵 in B monster zone
    """)


def test_magma_leaves_a_mathmech_spell_or_trap() -> None:
    check("""
        CRD-290 · 炎斩机 原群西格马 ②: destroyed by battle
        A's turn, Battle Phase
        A monsters: 炎斩机 原群西格马
        A deck: 斩机 减武, 斩机归纳法
        B monsters: 青眼白龙
        > A attacks 青眼白龙 with 炎斩机 原群西格马
        > A activates 炎斩机 原群西格马 (effect 2)
        = 炎斩机 原群西格马 in A GY
        = 斩机归纳法 in A hand
        = 斩机 减武 in A deck
        but: 圣精灵 instead of 青眼白龙 in B monsters
        > A attacks 圣精灵 with 炎斩机 原群西格马
        = 斩机归纳法 in A deck

        CRD-290 · Destroyed by an effect of the opponent
        B's turn, Main Phase 1
        A monsters: 炎斩机 原群西格马
        A deck: 斩机归纳法
        B hand: 黑洞
        > B activates 黑洞
        > A activates 炎斩机 原群西格马 (effect 2)
        = 斩机归纳法 in A hand
        = 炎斩机 原群西格马 in A GY
        but: 斩机 减武 instead of 斩机归纳法 in A deck
        > B activates 黑洞
        = 斩机 减武 in A deck

        CRD-290 · But not by one of its own player
        A's turn, Main Phase 1
        A hand: 黑洞
        A monsters: 炎斩机 原群西格马
        A deck: 斩机归纳法
        > A activates 黑洞
        ! A can not activate 炎斩机 原群西格马 (effect 2), by EFX-051
        = 炎斩机 原群西格马 in A GY
        = 斩机归纳法 in A deck
        but: no A hand
        = 炎斩机 原群西格马 in A monster zone
    """)


def test_red_eyed_dice_announces_a_level() -> None:
    check("""
        EFX-051 · 疾行机人 赤目骰子: another Speedroid has the Level that is announced, this turn
        A's turn, Main Phase 1
        A hand: 疾行机人 赤目骰子
        A monsters: 疾行机人 弹珠机卡丁车, 岩石巨兵
        B hand: 空白通常魔法
        > A summons 疾行机人 赤目骰子
        > A activates 疾行机人 赤目骰子 announcing 6
        = 疾行机人 弹珠机卡丁车 Level 6
        = 疾行机人 赤目骰子 Level 1
        = 岩石巨兵 Level 3
        > A enters the End Phase
        = B's turn, Main Phase 1
        = 疾行机人 弹珠机卡丁车 Level 4
        but: without 疾行机人 弹珠机卡丁车 in A monsters
        > A summons 疾行机人 赤目骰子
        ! A can not activate 疾行机人 赤目骰子, by EFX-051

        EFX-051 · Neither one of its own name nor one of the opponent will do
        A's turn, Main Phase 1
        A hand: 疾行机人 赤目骰子
        A monsters: 疾行机人 赤目骰子
        B monsters: 疾行机人 弹珠机卡丁车
        > A summons 疾行机人 赤目骰子 #1
        ! A can not activate 疾行机人 赤目骰子 #1, by EFX-051
        = 疾行机人 赤目骰子 #2 in A monster zone
        = 疾行机人 弹珠机卡丁车 Level 4
        but: 高速疾行机人 比剑骑手 instead of 疾行机人 赤目骰子 in A monsters
        > A summons 疾行机人 赤目骰子 #1
        + A can activate 疾行机人 赤目骰子 #1
    """)


def test_pachingo_kart_discards_a_machine() -> None:
    check("""
        EFX-031 · 疾行机人 弹珠机卡丁车: a Machine of the hand for a monster on the field
        A's turn, Main Phase 1
        A hand: 疾行机人 赤目骰子, 双生精灵
        A monsters: 疾行机人 弹珠机卡丁车
        B set monsters: 圣精灵
        > A activates 疾行机人 弹珠机卡丁车 discarding 疾行机人 赤目骰子 targeting 圣精灵
        = 疾行机人 赤目骰子 in A GY
        = 圣精灵 in B GY
        = 双生精灵 in A hand
        but: without 疾行机人 赤目骰子 in A hand
        ! A can not activate 疾行机人 弹珠机卡丁车, by EFX-031

        SEG-070 · Once a turn
        A's turn, Main Phase 1
        A hand: 疾行机人 赤目骰子 ×2
        A monsters: 疾行机人 弹珠机卡丁车
        B monsters: 圣精灵
        > A activates 疾行机人 弹珠机卡丁车 targeting 圣精灵
        > A chooses 疾行机人 赤目骰子 #1
        ! A can not activate 疾行机人 弹珠机卡丁车, by SEG-070
        = 圣精灵 in B GY
        = 疾行机人 赤目骰子 #2 in A hand
        but: B hand: 空白通常魔法
        > A enters the End Phase
        > B enters the End Phase
        + A can activate 疾行机人 弹珠机卡丁车
    """)


def test_scrap_golem_brings_a_scrap_to_either_field() -> None:
    check(
        """
        EFX-051 · 废铁石人: a Scrap of Level 4 or less, here to the field of the opponent
        A's turn, Main Phase 1
        A monsters: 废铁石人
        A GY: 废铁兽, 双生精灵
        > A activates 废铁石人 targeting 废铁兽 in B.m3 in attack
        = 废铁兽 face-up attack in B monster zone
        = 双生精灵 in A GY
        but: 废铁双生龙 instead of 废铁兽 in A GY
        ! A can not activate 废铁石人, by EFX-051

        EFX-051 · 废铁石人: to the own field, once a turn
        A's turn, Main Phase 1
        A monsters: 废铁石人
        A GY: 废铁兽 ×2
        B hand: 空白通常魔法
        > A activates 废铁石人 targeting 废铁兽 #1 in m2 in defense
        = 废铁兽 #1 face-up defense in A monster zone
        ! A can not activate 废铁石人, by SEG-070
        = 废铁兽 #2 in A GY
        but: A hand: 空白通常魔法
        > A enters the End Phase
        > B enters the End Phase
        + A can activate 废铁石人
    """,
        POOL,
    )
