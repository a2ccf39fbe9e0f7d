"""Dark Magician's Spells: 黑魔导阵, 黑魔术的幕帘, 黑魔导强化, 蒂迈欧之眼."""

from tests.cards.playing import check


def test_circle_takes_what_mentions_the_magician() -> None:
    check("""
        CRD-013 · 黑魔导阵 ①: of three cards, one that mentions 黑魔术师; the others go back
        A's turn, Main Phase 1
        A hand: 黑魔导阵 ×2
        A set: 强欲之瓶
        A deck: 千把刀, 双生精灵, 青眼白龙, 圣精灵
        > A activates 黑魔导阵
        > everyone passes
        = A is asked about optional
        > A accepts
        = 千把刀 in A hand
        = events: 千把刀 shown
        ! A can not choose 圣精灵, by EFX-051
        > A chooses 青眼白龙
        = no events: shuffled
        > A passes
        ! A can not activate 黑魔导阵 #2, by SEG-070
        > A activates 强欲之瓶
        = 青眼白龙 in A hand
        = 双生精灵, 圣精灵 in A deck
        but: 黑洞 instead of 千把刀 in A deck
        > A activates 黑魔导阵
        > everyone passes
        > A chooses 青眼白龙, 双生精灵
        = no events: shown, shuffled
        = A hand 1
        """)


def test_circle_may_take_nothing_and_needs_three_cards() -> None:
    check("""
        CRD-013 · 黑魔导阵 ①: nothing need be taken, and there must be three cards to look at
        A's turn, Main Phase 1
        A hand: 黑魔导阵
        A deck only: 黑魔术师, 千把刀, 圣精灵
        > A activates 黑魔导阵
        > A declines
        > A chooses 千把刀, 黑魔术师
        = A hand 0
        = 黑魔术师, 千把刀, 圣精灵 in A deck
        but: A deck only: 黑魔术师, 千把刀
        ! A can not activate 黑魔导阵, by TRM-031
        """)


def test_curtain_is_the_only_summon_of_the_turn() -> None:
    check("""
        CHG-011 · 黑魔术的幕帘: no other summon in that turn, before or after; a Set is none
        A's turn, Main Phase 1
        A hand: 黑魔术的幕帘, 双生精灵, 死者苏生
        A set monsters: 食人虫
        A deck: 黑魔术师
        A GY: 青眼白龙
        > A activates 黑魔术的幕帘 in attack
        = 黑魔术师 face-up attack in A monster zone
        = A LP 4000
        ! A can not summon 双生精灵, by SEG-071
        ! A can not flip 食人虫, by SEG-071
        ! A can not activate 死者苏生, by SEG-071
        + A can set 双生精灵
        = 青眼白龙 in A GY
        but: with 圣精灵 in A hand
        > A summons 双生精灵
        ! A can not activate 黑魔术的幕帘, by CHG-011
        """)


def test_expanded_one() -> None:
    check("""
        EFX-105 · 黑魔导强化, one of the two: ATK only
        A's turn, Main Phase 1
        A hand: 黑魔导强化, 强欲之壶
        A monsters: 黑魔术师
        A set: 强欲之瓶
        B set: 旋风
        > A activates 黑魔导强化
        > everyone passes
        > everyone passes
        = 黑魔术师 ATK 3500
        > A activates 强欲之壶
        + B can activate 旋风
        > B chains 旋风 targeting 强欲之瓶
        > everyone passes
        = 强欲之瓶 in A GY
        but: with 黑魔术少女 in A GY
        > A activates 黑魔导强化
        > everyone passes
        > everyone passes
        = 黑魔术师 ATK 3500
        > A activates 强欲之壶
        ! B can not activate 旋风, by SEG-071
        > A passes
        = A hand 2
        > everyone passes
        > A enters the Battle Phase
        > A passes
        > B activates 旋风 targeting 强欲之瓶
        > everyone passes
        = 强欲之瓶 face-down in A spell & trap zone
        """)


def test_expanded_leaves_the_own_effects_alone() -> None:
    check("""
        EFX-109 · 黑魔导强化: what the opponent can't destroy, its player can
        A's turn, Main Phase 1
        A hand: 黑魔导强化, 旋风
        A monsters: 黑魔术师
        A GY: 黑魔术少女
        A set: 魔法干扰阵
        > A activates 黑魔导强化
        > A activates 旋风 targeting 魔法干扰阵
        = 魔法干扰阵 in A GY
        = 黑魔术少女 in A GY
        = 黑魔术师 ATK 3500
        but: without 旋风 in A hand
        > A activates 黑魔导强化
        = 魔法干扰阵 in A spell & trap zone
        """)


def test_expanded_three() -> None:
    check("""
        EFX-105 · 黑魔导强化, three of the two: DARK Spellcasters are unaffected by the opponent
        A's turn, Main Phase 1
        A hand: 黑魔导强化
        A monsters: 黑魔术师, 双生精灵
        A GY: 黑魔术少女
        B GY: 黑魔术师
        B set: 强制脱出装置
        > A activates 黑魔导强化 choosing A's 黑魔术师
        > everyone passes
        > everyone passes
        > A enters the Battle Phase
        > A passes
        > B activates 强制脱出装置 targeting A's 黑魔术师
        > everyone passes
        = A's 黑魔术师 in A monster zone
        = 双生精灵 ATK 1900
        = 黑魔术少女 in A GY
        = B's 黑魔术师 in B GY
        but: no B GY
        = A's 黑魔术师 in A hand
        """)


def test_expanded_needs_something_to_do() -> None:
    check("""
        EFX-051 · 黑魔导强化: one in the GY is not enough, if there is nobody to gain ATK
        A's turn, Main Phase 1
        A hand: 黑魔导强化
        A GY: 黑魔术师
        = 黑魔术师 in A GY
        ! A can not activate 黑魔导强化, by EFX-051
        but: with 黑魔术少女 in A GY
        + A can activate 黑魔导强化
        """)


def test_timaeus_uses_one_material() -> None:
    check("""
        CRD-163 · 蒂迈欧之眼: the target is the only material of a monster that lists its name
        A's turn, Main Phase 1
        A hand: 蒂迈欧之眼
        A monsters: 黑魔术师, 破坏之剑士
        A extra deck: 超魔导剑士-黑魔导剑士, 元素英雄 火焰翼侠
        > A activates 蒂迈欧之眼 targeting 黑魔术师 in attack
        = events: 黑魔术师 sent to gy, 超魔导剑士-黑魔导剑士 summoned, 蒂迈欧之眼 sent to gy
        = 超魔导剑士-黑魔导剑士 face-up attack
        = 黑魔术师 in A GY
        = 破坏之剑士 in A monster zone
        = 元素英雄 火焰翼侠 in A extra deck
        but: 黑魔术少女 instead of 黑魔术师 in A monsters
        ! A can not activate 蒂迈欧之眼, by CRD-163
        """)


def test_timaeus_and_a_target_that_is_gone() -> None:
    check("""
        TRM-046 · 蒂迈欧之眼: what was turned face-down can't be used
        A's turn, Main Phase 1
        A hand: 蒂迈欧之眼
        A monsters: 黑魔术师
        A extra deck: 超魔导剑士-黑魔导剑士
        B set: 月之书
        > A activates 蒂迈欧之眼 targeting 黑魔术师
        > B chains 月之书 targeting 黑魔术师
        > everyone passes
        = 超魔导剑士-黑魔导剑士 in A extra deck
        = 黑魔术师 face-down defense
        but: no B set
        > A activates 蒂迈欧之眼 targeting 黑魔术师 in attack
        = 超魔导剑士-黑魔导剑士 face-up attack
        """)
