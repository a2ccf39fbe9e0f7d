"""Gladiator Beasts: what each of them does when it comes, and at the end of the Battle Phase."""

from tests.cards.playing import check


def test_gyzarus_destroys_two_when_it_comes_and_brings_two_when_it_goes() -> None:
    check("""
    TRM-259 · 剑斗兽 凯撒 by its procedure
    A's turn, Main Phase 1
    A monsters: 剑斗兽 枪斗 (m1), 剑斗兽 绳斗 (m2)
    A extra deck: 剑斗兽 凯撒
    A deck: 剑斗兽 老虎, 剑斗兽 独眼斗
    B monsters: 岩石巨兵, 圣精灵 (defense)
    B set: 空白通常陷阱
    > A Special Summons 剑斗兽 凯撒 using 剑斗兽 枪斗, 剑斗兽 绳斗 in m3 in attack
    > A activates 剑斗兽 凯撒 (effect 1) targeting 空白通常陷阱, 岩石巨兵
    = 剑斗兽 枪斗, 剑斗兽 绳斗 in A deck
    = 岩石巨兵 in B GY
    > A enters the Battle Phase
    > A attacks 圣精灵 with 剑斗兽 凯撒
    = 圣精灵 in B GY
    > A activates 剑斗兽 凯撒 (effect 2)
    > A chooses 剑斗兽 老虎, 剑斗兽 独眼斗
    > A chooses attack
    > A chooses attack
    = 剑斗兽 凯撒 in A extra deck
    = 剑斗兽 老虎, 剑斗兽 独眼斗 face-up attack
    but: 岩石巨兵 instead of 剑斗兽 绳斗 in A monsters
    ! A can not Special Summon 剑斗兽 凯撒, by CRD-185
    """)


def test_editor_summons_another_without_conditions() -> None:
    check("""
    TRM-261 · 剑斗兽总监 主斗 by its procedure
    A's turn, Main Phase 1
    A monsters: 剑斗兽 凯撒 (m1), 剑斗兽 凯撒 (m2)
    A extra deck: 剑斗兽总监 主斗
    > A Special Summons 剑斗兽总监 主斗 using 剑斗兽 凯撒 #1, 剑斗兽 凯撒 #2 in m3 in attack
    = 剑斗兽 凯撒 #1, 剑斗兽 凯撒 #2 in A extra deck
    > A activates 剑斗兽总监 主斗 (effect 1) choosing 剑斗兽 凯撒 #1 in attack
    > A declines
    = 剑斗兽总监 主斗, 剑斗兽 凯撒 #1 in A monster zone
    = A monsters 2
    but: 剑斗兽 绳斗 instead of 剑斗兽 凯撒 #2 in A monsters
    ! A can not Special Summon 剑斗兽总监 主斗, by CRD-185
    """)


def test_editor_changes_who_has_battled() -> None:
    check("""
    TRM-261 · What 剑斗兽总监 主斗 does at the end of the Battle Phase
    A's turn, Battle Phase
    A monsters: 剑斗兽总监 主斗 (m1), 剑斗兽 绳斗 (m2)
    A deck: 剑斗兽 枪斗
    A hand: 空白通常魔法
    B monsters: 圣精灵 (defense)
    B set: 空白通常陷阱
    > A attacks 圣精灵 with 剑斗兽总监 主斗
    = 圣精灵 in B GY
    > A enters Main Phase 2
    > A activates 剑斗兽总监 主斗 (effect 2) returning 剑斗兽总监 主斗
    > A chooses attack
    = 剑斗兽总监 主斗 in A extra deck
    = 剑斗兽 枪斗 face-up attack
    = 剑斗兽 绳斗 in A monster zone
    = 空白通常陷阱 in B GY
    but: without 剑斗兽 枪斗 in A deck
    > A attacks 圣精灵 with 剑斗兽总监 主斗
    > A enters Main Phase 2
    = 剑斗兽总监 主斗 in A monster zone
    """)


def test_tygerius_and_bestiari_answer_gladiators() -> None:
    check("""
    TRM-259 · 剑斗兽 老虎 comes by a Gladiator
    A's turn, Battle Phase
    A monsters: 剑斗兽 枪斗
    A hand: 剑斗兽 鱼斗
    A deck: 剑斗兽 老虎, 剑斗兽 独眼斗
    > A attacks directly with 剑斗兽 枪斗
    > A activates 剑斗兽 枪斗 (effect 2)
    > A chooses 剑斗兽 老虎
    > A chooses attack
    > A activates 剑斗兽 老虎 (effect 1)
    > A chooses 剑斗兽 独眼斗
    = 剑斗兽 枪斗 in A deck
    = 剑斗兽 老虎 face-up attack
    = 剑斗兽 鱼斗 in A GY
    = 剑斗兽 独眼斗 in A hand
    but: no A hand
    > A attacks directly with 剑斗兽 枪斗
    > A activates 剑斗兽 枪斗 (effect 2)
    > A chooses 剑斗兽 老虎
    > A chooses attack
    = 剑斗兽 独眼斗 in A deck
    """)


def test_bestiari_destroys_when_a_gladiator_brings_it() -> None:
    check("""
    TRM-259 · 剑斗兽 枪斗 ①: it comes by a Gladiator, and must destroy a Spell or Trap, its own too
    A's turn, Battle Phase
    A monsters: 剑斗兽 鱼斗
    A deck: 剑斗兽 枪斗
    A face-up: 王宫的通告
    A hand: 空白通常魔法
    > A attacks directly with 剑斗兽 鱼斗
    > A activates 剑斗兽 鱼斗 (effect 2) in attack
    = 剑斗兽 枪斗 face-up attack
    = 剑斗兽 鱼斗 in A deck
    = 王宫的通告 in A GY
    but: 剑斗兽 绳斗 instead of 剑斗兽 枪斗 in A deck
    = 王宫的通告 in A spell & trap zone

    TRM-259 · Not when a Spell brings it
    A's turn, Main Phase 1
    A hand: 死者苏生
    A GY: 剑斗兽 枪斗
    B set: 空白通常陷阱
    > A activates 死者苏生 in attack
    = 剑斗兽 枪斗 face-up attack
    = 空白通常陷阱 in B spell & trap zone
    ! A can not activate 剑斗兽 枪斗, by EFX-051
    but: no A hand
    = 剑斗兽 枪斗 in A GY
    """)


def test_united_lets_only_gladiators_attack() -> None:
    check("""
    CHG-011 · 团结的剑斗兽: who has attacked with another monster can't activate it
    A's turn, Battle Phase
    A hand: 团结的剑斗兽
    A monsters: 剑斗兽 枪斗, 剑斗兽 老虎, 岩石巨兵
    A extra deck: 剑斗兽 凯撒
    > A passes
    > A attacks directly with 岩石巨兵
    ! A can not activate 团结的剑斗兽, by CHG-011
    = 剑斗兽 枪斗, 剑斗兽 老虎 in A monster zone
    = 剑斗兽 凯撒 in A extra deck
    but: 剑斗兽 独眼斗 instead of 岩石巨兵 in A monsters
    + A can activate 团结的剑斗兽

    CHG-011 · Nor can another monster attack afterwards
    A's turn, Battle Phase
    A hand: 团结的剑斗兽
    A monsters: 剑斗兽 枪斗, 剑斗兽 老虎, 岩石巨兵
    A extra deck: 剑斗兽 凯撒
    > A activates 团结的剑斗兽 using 剑斗兽 枪斗, 剑斗兽 老虎 in attack
    > A declines
    ! A can not attack directly with 岩石巨兵, by SEG-047
    + A can attack directly with 剑斗兽 凯撒
    but: 剑斗兽 独眼斗 instead of 岩石巨兵 in A monsters
    + A can attack directly with 剑斗兽 独眼斗
    """)
