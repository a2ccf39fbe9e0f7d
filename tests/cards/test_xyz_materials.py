"""Xyz Monsters and what lies under them: what their scenarios about rules don't show."""

from tests.cards.playing import check


def test_star_drawing_is_level_5_for_an_xyz_summon() -> None:
    check("""
        CRD-215 · 画星宝宝 ①: used for an Xyz Summon, it can be Level 5; not if it is negated
        A's turn, Main Phase 1
        A monsters: 画星宝宝, 空白5星效果怪兽 ×2
        A extra deck: 混沌No.106 熔岩掌 巨手·红掌
        A deck: 圣精灵
        > A Xyz Summons CNo.106 熔岩掌 巨手·红掌 using 画星宝宝, 空白5星效果怪兽 #1 in attack
        = 圣精灵 in A hand
        but: 空白4星效果怪兽 instead of 画星宝宝 in A monsters
        ! A can not Xyz Summon 混沌No.106 熔岩掌 巨手·红掌, by CRD-215
        but: B face-up: 技能抽取
        ! A can not Xyz Summon 混沌No.106 熔岩掌 巨手·红掌, by CRD-215
        = 技能抽取 in B spell & trap zone
        """)


def test_swordsman_of_revealing_light_comes() -> None:
    check("""
        EFX-051 · 护封剑之剑士 ①: comes when the opponent attacks directly
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
        SEG-071 · 十二兽 狗环: overlaid on another of the archetype, once a turn
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
        > A Xyz Summons No.6 先史遗产 大西洲巨人 using 空白6星效果怪兽 #1 in attack
        > A activates No.6 先史遗产 大西洲巨人 (effect 1)
        = No.39 希望皇 霍普 equipped to No.6 先史遗产 大西洲巨人
        = No.6 先史遗产 大西洲巨人 ATK 3850
        > A activates No.6 先史遗产 大西洲巨人 (effect 3) detaching 空白6星效果怪兽 #1
        = No.39 希望皇 霍普 in A GY
        = B LP 4000
        ! A can not enter the Battle Phase, by SEG-071
        but: no A GY
        > A Xyz Summons No.6 先史遗产 大西洲巨人 using 空白6星效果怪兽 #1 in attack
        ! A can not activate No.6 先史遗产 大西洲巨人 (effect 3), by EFX-031
        = B LP 8000
        """)


def test_chaos_atlandis() -> None:
    check("""
        EFX-216 · 混沌大西洲巨人: what it equips gives 1000 ATK; it leaves 100 LP
        A's turn, Main Phase 1
        A monsters: 混沌No.6 先史遗产 混沌大西洲巨人
        A materials of 混沌No.6 先史遗产 混沌大西洲巨人: No.6 先史遗产 大西洲巨人, 双生精灵, 圣精灵
        B monsters: No.39 希望皇 霍普
        ! A can not activate 混沌No.6 先史遗产 混沌大西洲巨人 (gained by effect 3), by EFX-031
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 (effect 2) targeting No.39 希望皇 霍普
        = No.39 希望皇 霍普 equipped to 混沌No.6 先史遗产 混沌大西洲巨人
        = 混沌No.6 先史遗产 混沌大西洲巨人 ATK 4300
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 detaching 双生精灵, 圣精灵
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


def test_gagagarevenge_leaves() -> None:
    check("""
        EFX-023 · 我我我复仇 ①: when it leaves the field, its monster is destroyed
        A's turn, Main Phase 1
        A hand: 我我我复仇, 旋风
        A GY: 我我我少女
        > A activates 我我我复仇 targeting 我我我少女 in attack
        > everyone passes
        > A passes
        > A activates 旋风 targeting 我我我复仇
        = 我我我复仇 in A GY
        = 我我我少女 in A GY
        but: B set: 空白通常陷阱
        > A activates 我我我复仇 targeting 我我我少女 in attack
        > everyone passes
        > A passes
        > A activates 旋风 targeting 空白通常陷阱
        = 我我我复仇 equipped to 我我我少女
        = 我我我少女 in A monster zone
        """)


def test_glowing_crossbow() -> None:
    check("""
        CRD-330 · 炫翼弩 ①②: 500 ATK, and the opponent discards after a battle
        A's turn, Main Phase 1
        A monsters: 黑羽-疾风之盖尔, 圣精灵
        A hand: 炫翼弩
        B monsters: 双生精灵
        B hand: 血腥魔兽人
        chance: 血腥魔兽人
        > A activates 黑羽-疾风之盖尔 targeting 双生精灵
        > A activates 炫翼弩 targeting 黑羽-疾风之盖尔
        = 黑羽-疾风之盖尔 ATK 1800
        = 黑羽-疾风之盖尔 DEF 900
        > A enters the Battle Phase
        > A attacks 双生精灵 with 黑羽-疾风之盖尔
        > A activates 炫翼弩
        = 血腥魔兽人 in B GY
        = 圣精灵 in A monster zone
        = B hand 0
        but: B hand: 血腥魔兽人, 青眼白龙
        = B hand 1
        """)


def test_fog_blade() -> None:
    check("""
        TRM-061 · 幻影雾剑: its monster doesn't attack; from the GY it calls a knight
        A's turn, Main Phase 1
        A monsters: 空白4星效果怪兽, 圣精灵
        A GY: 幻影雾剑, 幻影骑士团 破手套
        A set: 幻影雾剑
        A hand: 黑洞
        B monsters: 双生精灵
        > A activates 幻影雾剑 at s1 targeting 空白4星效果怪兽
        > everyone passes
        > A activates 幻影雾剑 targeting 幻影骑士团 破手套 in attack
        = 幻影骑士团 破手套 in A monster zone
        > A enters the Battle Phase
        ! A can not attack 双生精灵 with 空白4星效果怪兽, by SEG-047
        + A can attack 双生精灵 with 圣精灵
        = 黑洞 in A hand
        but: B monsters: 双生精灵, 空白5星效果怪兽
        > A activates 幻影雾剑 at s1 targeting 空白5星效果怪兽
        > everyone passes
        > A activates 幻影雾剑 targeting 幻影骑士团 破手套 in attack
        > A enters the Battle Phase
        + A can attack 双生精灵 with 空白4星效果怪兽
        """)


def test_restoration_point_guard_guards_itself() -> None:
    check("""
        EFX-051 · 还原点控球后卫 ①: after the Link Summon of another, it isn't destroyed this turn
        A's turn, Main Phase 1
        A monsters: 还原点控球后卫 (m3), 空白4星效果怪兽 ×3
        A extra deck: 解码语者
        A hand: 黑洞
        > A Link Summons 解码语者 using 空白4星效果怪兽 #1, 空白4星效果怪兽 #2, 空白4星效果怪兽 #3
        = chain is 还原点控球后卫
        > A activates 黑洞
        = 解码语者 in A GY
        = 还原点控球后卫 in A monster zone
        but: without 解码语者 in A extra deck
        > A activates 黑洞
        = 还原点控球后卫 in A GY
        """)


def test_shadow_mist_searches_a_change() -> None:
    check("""
        SEG-070 · 影雾女郎: one of its effects a turn
        A's turn, Main Phase 1
        A GY: 元素英雄 影雾女郎
        A hand: 死者苏生, 黑洞
        A deck: 假面变化, 元素英雄 水泡侠
        > A activates 死者苏生 targeting 元素英雄 影雾女郎 in attack
        > A activates 元素英雄 影雾女郎 (effect 1) choosing 假面变化
        = 假面变化 in A hand
        > A passes
        > A activates 黑洞
        > everyone passes
        = 元素英雄 影雾女郎 in A GY
        = chain is 黑洞
        = 元素英雄 水泡侠 in A deck
        but: without 假面变化 in A deck
        > A activates 死者苏生 targeting 元素英雄 影雾女郎 in attack
        > A activates 黑洞
        > A activates 元素英雄 影雾女郎 (effect 2) choosing 元素英雄 水泡侠
        = 元素英雄 水泡侠 in A hand
        """)


def test_advance_zone_counts_three() -> None:
    check("""
        TRM-238 · 上级进化区: three Tributes bring a monster back to the hand as well
        A's turn, Main Phase 1
        A hand: 奥西里斯之天空龙
        A monsters: 双生精灵, 圣精灵, 血腥魔兽人
        A face-up: 上级进化区
        A deck: 青眼白龙
        B set: 空白通常陷阱
        > A summons 奥西里斯之天空龙 tributing 双生精灵, 圣精灵, 血腥魔兽人
        > A enters the End Phase
        > A activates 上级进化区 choosing 圣精灵
        = 圣精灵, 青眼白龙 in A hand
        = 空白通常陷阱 in B GY
        = 双生精灵, 血腥魔兽人 in A GY
        but: without 上级进化区 in A face-up
        > A summons 奥西里斯之天空龙 tributing 双生精灵, 圣精灵, 血腥魔兽人
        > A enters the End Phase
        = 空白通常陷阱 in B spell & trap zone
        """)
