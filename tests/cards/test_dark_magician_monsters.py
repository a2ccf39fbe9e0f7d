"""Monsters that call Dark Magician, and those that he is a material of."""

from tests.cards.playing import check


def test_skilled_dark_magician_learns_from_spells() -> None:
    check("""
        TRM-201 · 熟练的黑魔术师: a counter for each Spell Card, three of them for 黑魔术师
        A's turn, Main Phase 1
        A hand: 强欲之壶 ×2, 昼夜的大火灾
        A monsters: 熟练的黑魔术师
        A GY: 黑魔术师
        > A activates 强欲之壶 #1
        > A activates 强欲之壶 #2
        ! A can not activate 熟练的黑魔术师 (effect 2), by EFX-051
        > A activates 昼夜的大火灾
        > A activates 熟练的黑魔术师 in attack
        = 熟练的黑魔术师 in A GY
        = 黑魔术师 in A monster zone
        but: 强欲之瓶 instead of 昼夜的大火灾 in A hand
        > A activates 强欲之壶 #1
        > A activates 强欲之壶 #2
        ! A can not activate 熟练的黑魔术师 (effect 2), by EFX-051
        = 黑魔术师 in A GY
        """)


def test_souls_comes_or_calls() -> None:
    check("""
        SEG-070 · 魔术师双魂 ①: one of two things, once a turn
        A's turn, Main Phase 1
        A hand: 魔术师双魂 ×2
        A deck only: 黑魔术师, 圣精灵, 黑魔术少女
        > A activates 魔术师双魂 #1 (effect 1, part 2) sending 黑魔术师
        > A accepts
        > A chooses attack
        = 魔术师双魂 #1 in A GY
        = 黑魔术师 in A monster zone
        = 圣精灵 in A deck
        ! A can not activate 魔术师双魂 #2 (effect 1, part 1), by SEG-070
        ! A can not activate 魔术师双魂 #2 (effect 1, part 2), by SEG-070
        but: A deck only: 圣精灵, 黑魔术少女
        > A activates 魔术师双魂 #1 (effect 1, part 1) in attack
        = 黑魔术少女 in A GY
        = 魔术师双魂 #1 in A monster zone
        """)


def test_souls_draws() -> None:
    check("""
        EFX-113 · 魔术师双魂 ②: as many cards as were sent
        A's turn, Main Phase 1
        A hand: 黑洞
        A set: 强欲之瓶
        A monsters: 魔术师双魂
        A deck: 圣精灵, 双生精灵
        > A activates 魔术师双魂 sending 黑洞, 强欲之瓶
        = 黑洞, 强欲之瓶 in A GY
        = 圣精灵 in A hand
        = 双生精灵 in A hand
        but: without 黑洞 in A hand
        > A activates 魔术师双魂 sending 强欲之瓶
        = 双生精灵 in A deck
        """)


def test_cavalry_guards_the_field() -> None:
    check("""
        TRM-129 · 超魔导骑士-黑魔导骑兵 gains ATK, and negates what targets on the field
        B's turn, Main Phase 1
        A hand: 圣精灵
        A monsters: 超魔导骑士-黑魔导骑兵
        A GY: 黑洞
        B hand: 月之书
        B set: 强欲之瓶
        = 超魔导骑士-黑魔导骑兵 ATK 3000
        > B activates 月之书 targeting 超魔导骑士-黑魔导骑兵
        > B passes
        > A activates 超魔导骑士-黑魔导骑兵
        > everyone passes
        = events: 月之书 negated, 月之书 destroyed
        = 超魔导骑士-黑魔导骑兵 face-up attack
        = 超魔导骑士-黑魔导骑兵 ATK 3100
        = 圣精灵, 黑洞 in A GY
        = 强欲之瓶 in B spell & trap zone
        but: without 圣精灵 in A hand
        > B activates 月之书 targeting 超魔导骑士-黑魔导骑兵
        > everyone passes
        = 超魔导骑士-黑魔导骑兵 face-down defense
        """)


def test_dragon_knight_is_called_so_and_guards_spells() -> None:
    check("""
        CRD-004 · 龙骑士 黑魔术师: called 黑魔术师, and a guard of Spells and Traps
        B's turn, Main Phase 1
        A monsters: 龙骑士 黑魔术师
        A set: 永远之魂
        B hand: 旋风, 大风暴
        = 龙骑士 黑魔术师 is called 黑魔术师
        ! B can not activate 旋风, by EFX-070
        > B activates 大风暴
        > everyone passes
        = 永远之魂 in A spell & trap zone
        but: 双生精灵 instead of 龙骑士 黑魔术师 in A monsters
        = 双生精灵 is called 双生精灵
        + B can activate 旋风
        = 永远之魂 in A GY
        """)


def test_amulet_dragon_by_the_eye_of_timaeus() -> None:
    check("""
        CRD-163 · 咒符龙 by 蒂迈欧之眼: it banishes Spells, and gains ATK
        A's turn, Main Phase 1
        A hand: 蒂迈欧之眼, 黑洞
        A monsters: 黑魔术师
        A GY: 千把刀, 圣精灵
        A extra deck: 咒符龙
        B GY: 强欲之壶
        > A activates 蒂迈欧之眼 in attack
        > A chooses 千把刀, 强欲之壶
        = 千把刀, 强欲之壶 banished
        = 咒符龙 ATK 3100
        > A activates 黑洞
        > A activates 咒符龙 targeting 圣精灵 in attack
        = 咒符龙 in A GY
        = 圣精灵 in A monster zone
        but: 黑魔术少女 instead of 黑魔术师 in A monsters
        ! A can not activate 蒂迈欧之眼, by CRD-163
        """)


def test_ebon_illusion_magician() -> None:
    check("""
        CRD-215 · 幻想之黑魔导师: calls a Normal Spellcaster, whose attack banishes a card
        A's turn, Main Phase 1
        A monsters: 黑魔术师 ×2
        A deck: 双生精灵
        A extra deck: 幻想之黑魔导师
        B monsters: 青眼白龙, 食人虫
        > A Xyz Summons 幻想之黑魔导师 using 黑魔术师 #1, 黑魔术师 #2 in attack
        > A activates 幻想之黑魔导师 detaching 黑魔术师 #1 choosing 双生精灵 in attack
        = 双生精灵 in A monster zone
        > A enters the Battle Phase
        > A attacks 食人虫 with 双生精灵
        > A activates 幻想之黑魔导师 targeting 青眼白龙
        = 青眼白龙 banished
        but: 空白7星效果怪兽 instead of 青眼白龙 in B monsters
        > A enters the Battle Phase
        > A attacks 空白7星效果怪兽 with 黑魔术师 #1
        = 双生精灵 in A deck
        = 食人虫 in B monster zone
        """)
