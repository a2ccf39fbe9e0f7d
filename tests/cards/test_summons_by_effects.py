"""幻兽机 猎户座飞狮, 我我我首领, 假面英雄 暗爪: summons by effects, and what they forbid."""

from tests.cards.playing import check


def test_olion_lets_another_one_be_summoned() -> None:
    check("""
        CRD-087 · 幻兽机 猎户座飞狮 ③: a Normal Summon besides the turn's own
        A's turn, Main Phase 1
        A hand: 双生精灵, 幻兽机 猎户座飞狮, 圣精灵
        A GY: 幻兽机 猎户座飞狮
        > A summons 双生精灵
        ! A can not summon 圣精灵, by CRD-087
        > A activates 幻兽机 猎户座飞狮 #2
        = 幻兽机 猎户座飞狮 #2 banished
        = events: 幻兽机 猎户座飞狮 #1 summon declared by CRD-086
        = events: 幻兽机 猎户座飞狮 #1 summoned by CRD-094
        = 幻兽机 猎户座飞狮 #1 face-up attack in A monster zone
        = A monsters 2
        ! A can not summon 圣精灵, by CRD-087
        but: without 幻兽机 猎户座飞狮 in A hand
        > A summons 双生精灵
        ! A can not activate 幻兽机 猎户座飞狮 (effect 3), by TRM-031
        = A monsters 1
        """)


def test_olion_uses_none_of_the_turns_summons() -> None:
    check("""
        CRD-092 · 幻兽机 猎户座飞狮 ③: its summon can be negated, and is none of the turn's
        A's turn, Main Phase 1
        A hand: 双生精灵, 幻兽机 猎户座飞狮
        A GY: 幻兽机 猎户座飞狮
        B set: 神之宣告
        > A activates 幻兽机 猎户座飞狮 #2
        > B activates 神之宣告
        = events: 幻兽机 猎户座飞狮 #1 summon negated
        > A declines
        = 幻兽机 猎户座飞狮 #1 in A GY
        + A can summon 双生精灵
        but: 魔法干扰阵 instead of 神之宣告 in B set
        > A activates 幻兽机 猎户座飞狮 #2
        = 幻兽机 猎户座飞狮 #1 in A monster zone
        + A can summon 双生精灵
        """)


def test_head_leaves_xyz_summons_of_its_own_kind() -> None:
    check("""
        SEG-071 · 我我我首领 ②: no Special Summon is left but an Xyz Summon of 我我我 monsters
        A's turn, Main Phase 1
        A hand: 我我我首领, 死者苏生
        A monsters: 双生精灵, 空白4星效果怪兽, 圣精灵
        A GY: 我我我魔术师
        A extra deck: 宝石骑士·珍珠, 代理龙
        B GY: 青眼白龙
        > A summons 我我我首领 tributing 圣精灵
        > A activates 我我我首领 in attack
        = 我我我魔术师 face-up attack
        ! A can not Xyz Summon 宝石骑士·珍珠, by CRD-215
        ! A can not Link Summon 代理龙, by SEG-071
        ! A can not activate 死者苏生, by SEG-071
        = 双生精灵 in A monster zone
        = 青眼白龙 in B GY
        but: no A GY
        > A summons 我我我首领 tributing 圣精灵
        + A can Xyz Summon 宝石骑士·珍珠
        + A can Link Summon 代理龙
        + A can activate 死者苏生
        """)


def test_head_as_a_level_4_monster() -> None:
    check("""
        SEG-071 · 我我我首领 ①③: as a Level 4 monster it is a material at once, and gives a draw
        A's turn, Main Phase 1
        A hand: 我我我首领
        A GY: 我我我魔术师
        A extra deck: 宝石骑士·珍珠
        B monsters: 圣精灵
        > A summons 我我我首领
        > A activates 我我我首领 in attack
        > A Xyz Summons 宝石骑士·珍珠 using 我我我首领, 我我我魔术师 in attack
        = 我我我首领, 我我我魔术师 under 宝石骑士·珍珠
        = A hand 1
        = 圣精灵 in B monster zone
        but: no B monsters
        ! A can not summon 我我我首领, by CRD-098
        """)


def test_dark_law_takes_a_card_at_random() -> None:
    check("""
        EFX-111 · 假面英雄 暗爪 ②: the opponent adds cards from the Deck, and loses one at random
        B's turn, Standby Phase
        A monsters: 假面英雄 暗爪
        B hand: 圣精灵, 双生精灵
        B set: 强欲之瓶 ×2
        chance: 圣精灵
        > B activates 强欲之瓶 at s1
        > B passes
        > A activates 假面英雄 暗爪
        > everyone passes
        = 圣精灵 banished
        = B hand 2
        > B activates 强欲之瓶 at s2
        = B hand 3
        = B banished 3
        = 双生精灵 in B hand
        but: B's turn, Draw Phase
        > B activates 强欲之瓶 at s1
        > B passes
        = B hand 4
        """)
