"""Xyz Monsters and what lies under them: what their scenarios about rules don't show."""

from tests.cards.playing import check


def test_star_drawing_is_level_5_for_an_xyz_summon() -> None:
    check("""
        CRD-215 · 画星宝宝 ①: used for an Xyz Summon, it can be Level 5; not if it is negated
        A's turn, Main Phase 1
        A monsters: 画星宝宝, 空白5星效果怪兽 ×2
        A extra deck: 混沌No.106 熔岩掌 巨手·红掌
        A deck: 圣精灵
        > A Xyz Summons 混沌No.106 熔岩掌 巨手·红掌 using 画星宝宝, 空白5星效果怪兽 #1, 空白5星效果怪兽 #2 in attack
        = 圣精灵 in A hand
        but: 空白4星效果怪兽 instead of 画星宝宝 in A monsters
        ! A can not Xyz Summon 混沌No.106 熔岩掌 巨手·红掌, by CRD-215
        but: B face-up: 技能抽取
        ! A can not Xyz Summon 混沌No.106 熔岩掌 巨手·红掌, by CRD-215
        = 技能抽取 in B spell & trap zone
        """)


def test_swordsman_of_revealing_light_comes() -> None:
    check("""
        EFX-051 · 护封剑之剑士 ①: comes when the opponent attacks directly, and destroys who is weaker
        B's turn, Battle Phase
        A hand: 护封剑之剑士
        B monsters: 双生精灵
        > B attacks directly with 双生精灵
        > A activates 护封剑之剑士 in defense
        = 护封剑之剑士 face-up defense
        = 双生精灵 in B GY
        but: 青眼白龙 instead of 双生精灵 in B monsters
        = 青眼白龙 in B monster zone
        """)


def test_chakanine_overlays_once_a_turn() -> None:
    check("""
        SEG-071 · 十二兽 狗环: overlaid on another of the archetype, once a turn; it has their ATK and DEF
        A's turn, Main Phase 1
        A monsters: 十二兽 蛇笞 (m1), 十二兽 蛇笞 (m2)
        A extra deck: 十二兽 狗环 ×2
        > A Xyz Summons 十二兽 狗环 #1 (way 2) using 十二兽 蛇笞 at m1 in attack in m3
        > A passes
        = 十二兽 狗环 at m3 ATK 1200
        = 十二兽 狗环 at m3 DEF 400
        ! A can not Xyz Summon 十二兽 狗环 #2 (way 2), by SEG-071
        = 十二兽 蛇笞 at m2 in A monster zone
        but: A monsters: 十二兽 蛇笞 (m1), 空白4星效果怪兽 (m2)
        > A Xyz Summons 十二兽 狗环 #1 (way 1) using 十二兽 蛇笞, 空白4星效果怪兽 in attack in m3
        = 十二兽 狗环 at m3 ATK 1200
        ! A can not Xyz Summon 十二兽 狗环 #2 (way 2), by CRD-217
        """)


def test_lightning_in_battle() -> None:
    check("""
        CRD-296 · 霍普·电光皇: the opponent can't answer its battle, in which it has 5000 ATK
        A's turn, Main Phase 1
        A monsters: No.39 希望皇 霍普
        A materials of No.39 希望皇 霍普: 双生精灵
        A extra deck: 闪光No.39 希望皇 霍普·电光皇
        B monsters: 青眼白龙
        B set: 神圣防护罩 -反射镜力-
        > A Xyz Summons 闪光No.39 希望皇 霍普·电光皇 (way 2) using No.39 希望皇 霍普 in attack
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 闪光No.39 希望皇 霍普·电光皇
        > A activates 闪光No.39 希望皇 霍普·电光皇 detaching No.39 希望皇 霍普, 双生精灵
        = B LP 6000
        = 青眼白龙 in B GY
        = 闪光No.39 希望皇 霍普·电光皇 ATK 2500
        = 神圣防护罩 -反射镜力- in B spell & trap zone
        but: without 闪光No.39 希望皇 霍普·电光皇 in A extra deck
        > A enters the Battle Phase
        > A attacks 青眼白龙 with No.39 希望皇 霍普
        > A declines
        + B can activate 神圣防护罩 -反射镜力-
        = B LP 8000
        """)


def test_atlandis_halves_lp() -> None:
    check("""
        EFX-029 · No.6 先史遗产 大西洲巨人: equips a Number, has half its ATK, and halves LP for it
        A's turn, Main Phase 1
        A monsters: 空白6星效果怪兽 ×2
        A extra deck: No.6 先史遗产 大西洲巨人
        A GY: No.39 希望皇 霍普
        A hand: 空白4星效果怪兽
        > A Xyz Summons No.6 先史遗产 大西洲巨人 using 空白6星效果怪兽 #1, 空白6星效果怪兽 #2 in attack
        > A activates No.6 先史遗产 大西洲巨人 (effect 1)
        = No.39 希望皇 霍普 equipped to No.6 先史遗产 大西洲巨人
        = No.6 先史遗产 大西洲巨人 ATK 3850
        > A activates No.6 先史遗产 大西洲巨人 (effect 3) detaching 空白6星效果怪兽 #1
        = No.39 希望皇 霍普 in A GY
        = B LP 4000
        ! A can not enter the Battle Phase, by SEG-071
        but: no A GY
        > A Xyz Summons No.6 先史遗产 大西洲巨人 using 空白6星效果怪兽 #1, 空白6星效果怪兽 #2 in attack
        ! A can not activate No.6 先史遗产 大西洲巨人 (effect 3), by EFX-031
        = B LP 8000
        """)


def test_chaos_atlandis() -> None:
    check("""
        EFX-216 · 混沌大西洲巨人: the monster that it equips gives 1000 ATK; with its Number it leaves 100 LP
        A's turn, Main Phase 1
        A monsters: 混沌No.6 先史遗产 混沌大西洲巨人
        A materials of 混沌No.6 先史遗产 混沌大西洲巨人: No.6 先史遗产 大西洲巨人, 双生精灵, 圣精灵
        B monsters: No.39 希望皇 霍普
        ! A can not activate 混沌No.6 先史遗产 混沌大西洲巨人 (effect 4), by EFX-031
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 (effect 2) targeting No.39 希望皇 霍普
        = No.39 希望皇 霍普 equipped to 混沌No.6 先史遗产 混沌大西洲巨人
        = 混沌No.6 先史遗产 混沌大西洲巨人 ATK 4300
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 (effect 4) detaching No.6 先史遗产 大西洲巨人, 双生精灵, 圣精灵
        = No.39 希望皇 霍普 in B GY
        = No.6 先史遗产 大西洲巨人, 双生精灵, 圣精灵 in A GY
        = B LP 100
        but: A materials of 混沌No.6 先史遗产 混沌大西洲巨人: 空白4星效果怪兽, 双生精灵, 圣精灵
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 (effect 2) targeting No.39 希望皇 霍普
        = 双生精灵, 圣精灵 under 混沌No.6 先史遗产 混沌大西洲巨人
        = B LP 8000
        """)


def test_shadow_feeler() -> None:
    check("""
        EFX-051 · 暗影触摸者: isn't destroyed by battle; comes back when a direct attack hurts
        B's turn, Battle Phase
        A GY: 机关傀儡-暗影触摸者
        B monsters: 双生精灵, 青眼白龙
        > B attacks directly with 双生精灵
        > A activates 机关傀儡-暗影触摸者
        = 机关傀儡-暗影触摸者 face-up attack
        = A LP 5100
        > B attacks 机关傀儡-暗影触摸者 with 青眼白龙
        = 机关傀儡-暗影触摸者 in A monster zone
        = A LP 3100
        but: no A GY
        > B attacks directly with 双生精灵
        = A LP 6100
        """)
