"""The cards of the starter Deck odd_eyes that were written for it: what each does and doesn't."""

from tests.cards.playing import check


def test_skullcrobat_joker() -> None:
    check("""
        EFX-155 · 娱乐伙伴 骷髅杂技小丑 adds a Pendulum Magician, no other Spellcaster
        A's turn, Main Phase 1
        A hand: 娱乐伙伴 骷髅杂技小丑
        A deck: 虹彩之魔术师, 异色眼灵摆龙, 双生精灵
        > A summons 娱乐伙伴 骷髅杂技小丑
        > A activates 娱乐伙伴 骷髅杂技小丑 (effect 2)
        + A can choose 异色眼灵摆龙
        > A chooses 虹彩之魔术师
        = 虹彩之魔术师 in A hand
        = 双生精灵 in A deck
        but: A deck: 双生精灵
        > A summons 娱乐伙伴 骷髅杂技小丑
        ! A can not activate 娱乐伙伴 骷髅杂技小丑 (effect 2), by EFX-051

        CRD-224 · In the Pendulum Zone it lets nothing else be Pendulum Summoned
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师, 娱乐伙伴 骷髅杂技小丑
        A hand: 双生精灵, 异色眼灵摆龙
        + A can Pendulum Summon 异色眼灵摆龙
        ! A can not Pendulum Summon 双生精灵, by SEG-071
        = 紫毒之魔术师, 娱乐伙伴 骷髅杂技小丑 in A pendulum zone
        > A Pendulum Summons 异色眼灵摆龙
        > A chooses attack
        = 双生精灵 in A hand
        but: 黑牙之魔术师 instead of 娱乐伙伴 骷髅杂技小丑 in A pendulum zones
        > A Pendulum Summons 异色眼灵摆龙, 双生精灵
        > A chooses attack
        > A chooses attack
        = 双生精灵 in A monster zone
        """)


def test_dragonpit_magician() -> None:
    check("""
        EFX-129 · 龙穴之魔术师 destroys a Spell or Trap, if the other scale is a Magician
        A's turn, Main Phase 1
        A pendulum zones: 龙穴之魔术师, 紫毒之魔术师
        A hand: 黑牙之魔术师, 双生精灵
        B set: 空白通常陷阱
        > A activates 龙穴之魔术师 discarding 黑牙之魔术师 targeting 空白通常陷阱
        = 空白通常陷阱 in B GY
        = 双生精灵 in A hand
        = 黑牙之魔术师 in A GY
        = 紫毒之魔术师 in A pendulum zone
        but: 龙剑士 卓辉星·灵摆 instead of 紫毒之魔术师 in A pendulum zones
        ! A can not activate 龙穴之魔术师, by EFX-051
        """)


def test_purple_poison_magician() -> None:
    check("""
        CRD-275 · 紫毒之魔术师 helps a dark Spellcaster in battle, then goes
        A's turn, Battle Phase
        A pendulum zones: 紫毒之魔术师
        A monsters: 黑牙之魔术师
        B monsters: 暗黑骑士 盖亚
        > A attacks 暗黑骑士 盖亚 with 黑牙之魔术师
        > A activates 紫毒之魔术师
        > A declines
        = 暗黑骑士 盖亚 in B GY
        = B LP 7400
        = 紫毒之魔术师 face-up in A extra deck
        but: 双生精灵 instead of 黑牙之魔术师 in A monsters
        > A attacks 暗黑骑士 盖亚 with 双生精灵
        = 双生精灵 in A GY
        = 紫毒之魔术师 in A pendulum zone

        EFX-129 · Destroyed, even as a Spell, it takes a face-up card with it
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师
        B hand: 旋风
        B monsters: 暗黑骑士 盖亚, 双生精灵
        B set monsters: 圣精灵
        A hand: 大风暴
        > A activates 大风暴
        ! A can not activate 紫毒之魔术师 (effect 2) targeting 圣精灵, by EFX-051
        > A activates 紫毒之魔术师 (effect 2) targeting 暗黑骑士 盖亚
        = 暗黑骑士 盖亚 in B GY
        = 双生精灵 in B monster zone
        = 旋风 in B hand
        but: 黑牙之魔术师 instead of 紫毒之魔术师 in A pendulum zones
        > A activates 大风暴
        = 暗黑骑士 盖亚 in B monster zone
        """)


def test_white_wing_magician() -> None:
    check("""
        EFX-172 · 白翼之魔术师 negates what targets a dark Spellcaster, when it is processed
        B's turn, Main Phase 1
        A pendulum zones: 白翼之魔术师
        A monsters: 黑魔术师, 圣精灵
        B hand: 月之书, 精神操作
        > B activates 月之书 targeting 黑魔术师
        = A is asked about optional
        > A accepts
        = 黑魔术师 face-up attack
        = 白翼之魔术师 face-up in A extra deck
        = 月之书 in B GY
        > B activates 精神操作 targeting 黑魔术师
        = 黑魔术师 in B monster zone
        = 圣精灵 in A monster zone
        but: 青眼白龙 instead of 黑魔术师 in A monsters
        > B activates 月之书 targeting 青眼白龙
        = 青眼白龙 face-down defense
        = 白翼之魔术师 in A pendulum zone
        but: A monsters: 黑魔术师
        > B activates 月之书 targeting 黑魔术师
        > A declines
        = 黑魔术师 face-down defense
        = 白翼之魔术师 in A pendulum zone

        CRD-202 · Pendulum Summoned and used for a Synchro Summon, it is banished
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师, 黑牙之魔术师
        A hand: 白翼之魔术师
        A monsters: 空白4星效果怪兽
        A extra deck: 觉醒之魔导剑士
        > A Pendulum Summons 白翼之魔术师
        > A chooses attack
        > A Synchro Summons 觉醒之魔导剑士 using 白翼之魔术师, 空白4星效果怪兽 in attack
        = 白翼之魔术师 banished
        = 紫毒之魔术师, 黑牙之魔术师 in A pendulum zone
        but: no A pendulum zones
        > A summons 白翼之魔术师
        > A Synchro Summons 觉醒之魔导剑士 using 白翼之魔术师, 空白4星效果怪兽 in attack
        = 白翼之魔术师 face-up in A extra deck
        """)


def test_harmonizing_magician() -> None:
    check("""
        CRD-226 · 调弦之魔术师 Pendulum Summoned from the hand brings a Magician, without effects
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师, 黑牙之魔术师
        A hand: 调弦之魔术师
        A deck: 虹彩之魔术师, 圣精灵
        A extra deck: 星刻之魔术师
        > A Pendulum Summons 调弦之魔术师
        > A chooses attack
        > A activates 调弦之魔术师 (effect 4)
        = 虹彩之魔术师 face-up defense in A monster zone
        = 虹彩之魔术师 negated
        = 圣精灵 in A deck
        = 紫毒之魔术师, 黑牙之魔术师 in A pendulum zone
        + A can Xyz Summon 星刻之魔术师
        but: without 虹彩之魔术师 in A deck
        > A Pendulum Summons 调弦之魔术师
        > A chooses attack
        = A is asked about main phase
        ! A can not Xyz Summon 星刻之魔术师, by CRD-215

        CRD-215 · With it there are only Pendulum Magicians among the materials
        A's turn, Main Phase 1
        A monsters: 调弦之魔术师, 双生精灵, 黑牙之魔术师
        A extra deck: No.39 希望皇 霍普, 暗叛逆超量龙, 觉醒之魔导剑士
        ! A can not Synchro Summon 觉醒之魔导剑士 using 双生精灵, by CRD-201
        > A Xyz Summons No.39 希望皇 霍普 using 调弦之魔术师, 黑牙之魔术师 in attack
        = 双生精灵 in A monster zone
        = 暗叛逆超量龙, 觉醒之魔导剑士 in A extra deck
        but: without 黑牙之魔术师 in A monsters
        ! A can not Xyz Summon No.39 希望皇 霍普, by CRD-215

        CRD-226 · It isn't Special Summoned from the Extra Deck
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师, 黑牙之魔术师
        A extra deck face-up: 调弦之魔术师, 虹彩之魔术师
        ! A can not Pendulum Summon 调弦之魔术师, by SEG-071
        > A Pendulum Summons 虹彩之魔术师
        > A chooses attack
        = 调弦之魔术师 in A extra deck
        = 紫毒之魔术师, 黑牙之魔术师 in A pendulum zone
        but: 贱龙之魔术师 instead of 调弦之魔术师 in A extra deck face-up
        + A can Pendulum Summon 贱龙之魔术师

        EFX-192 · In the Pendulum Zone it strengthens monsters for each name of a Magician
        A's turn, Main Phase 1
        A pendulum zones: 调弦之魔术师
        A monsters: 圣精灵
        A extra deck face-up: 虹彩之魔术师 ×2, 黑牙之魔术师, 异色眼灵摆龙
        = 圣精灵 ATK 1000
        = 圣精灵 DEF 2200
        = 调弦之魔术师 in A pendulum zone
        = 虹彩之魔术师 #1, 虹彩之魔术师 #2, 黑牙之魔术师, 异色眼灵摆龙 in A extra deck
        but: without 黑牙之魔术师 in A extra deck face-up
        = 圣精灵 ATK 900
        """)


def test_black_fang_magician() -> None:
    check("""
        EFX-181 · 黑牙之魔术师 halves an ATK, then goes, and brings a dark Spellcaster back
        A's turn, Main Phase 1
        A pendulum zones: 黑牙之魔术师
        A GY: 黑魔术师, 圣精灵, 黑魔术少女
        B monsters: 暗黑骑士 盖亚
        > A activates 黑牙之魔术师 targeting 暗黑骑士 盖亚
        ! A can not activate 黑牙之魔术师 (effect 2) targeting 圣精灵, by EFX-051
        > A activates 黑牙之魔术师 (effect 2) targeting 黑魔术师
        > A chooses attack
        = 暗黑骑士 盖亚 ATK 1150
        = A monsters 1
        = 黑魔术师 in A monster zone
        = 黑魔术少女 in A GY
        = 黑牙之魔术师 face-up in A extra deck
        > A enters the End Phase
        = 暗黑骑士 盖亚 ATK 2300
        but: A GY: 圣精灵
        > A activates 黑牙之魔术师 targeting 暗黑骑士 盖亚
        = A is asked about main phase
        = A monsters 0
        """)


def test_double_iris_magician() -> None:
    check("""
        SEG-051 · 虹彩之魔术师 doubles damage of battles with monsters; finds a Pendulumgraph
        A's turn, Main Phase 1
        A pendulum zones: 虹彩之魔术师
        A monsters: 黑魔术师
        A deck: 星霜之灵摆读阵, 灵摆融合
        B monsters: 暗黑骑士 盖亚
        > A activates 虹彩之魔术师 targeting 黑魔术师
        > A activates 虹彩之魔术师 (effect 2)
        = 星霜之灵摆读阵 in A hand
        = 灵摆融合 in A deck
        > A enters the Battle Phase
        > A attacks 暗黑骑士 盖亚 with 黑魔术师
        = B LP 7600
        but: no B monsters
        > A activates 虹彩之魔术师 targeting 黑魔术师
        > A activates 虹彩之魔术师 (effect 2)
        > A enters the Battle Phase
        > A attacks directly with 黑魔术师
        = B LP 5500
        """)


def test_oafdragon_magician() -> None:
    check("""
        EFX-155 · 贱龙之魔术师 takes a Magician back from the Extra Deck, if the other scale is one
        A's turn, Main Phase 1
        A pendulum zones: 贱龙之魔术师, 黑牙之魔术师
        A extra deck face-up: 虹彩之魔术师, 龙剑士 卓辉星·灵摆
        > A activates 贱龙之魔术师
        = 虹彩之魔术师 in A hand
        = 龙剑士 卓辉星·灵摆 in A extra deck
        = 黑牙之魔术师 in A pendulum zone
        but: 异色眼灵摆龙 instead of 黑牙之魔术师 in A pendulum zones
        ! A can not activate 贱龙之魔术师, by EFX-051

        EFX-155 · Summoned, it takes one back from the GY
        A's turn, Main Phase 1
        A hand: 贱龙之魔术师
        A monsters: 空白4星效果怪兽
        A GY: 异色眼绝零龙, 虹彩之魔术师, 圣精灵
        > A summons 贱龙之魔术师 tributing 空白4星效果怪兽
        ! A can not activate 贱龙之魔术师 (effect 2) targeting 圣精灵, by EFX-051
        > A activates 贱龙之魔术师 (effect 2) targeting 虹彩之魔术师
        = 虹彩之魔术师 in A hand
        = 异色眼绝零龙 in A GY
        = A hand 1
        but: A GY: 圣精灵
        > A summons 贱龙之魔术师 tributing 空白4星效果怪兽
        = A is asked about main phase
        = A hand 0
        """)


def test_timestar_magician() -> None:
    check("""
        CRD-215 · 星刻之魔术师 is made of Pendulum Magicians, and finds a dark Spellcaster
        A's turn, Main Phase 1
        A monsters: 黑牙之魔术师, 紫毒之魔术师, 虹彩之魔术师
        A extra deck: 星刻之魔术师
        A deck: 黑魔术师, 圣精灵
        > A Xyz Summons 星刻之魔术师 using 黑牙之魔术师, 紫毒之魔术师 in attack
        > A activates 星刻之魔术师 (effect 2) detaching 黑牙之魔术师 choosing 黑魔术师
        = 黑魔术师 in A hand
        = 圣精灵 in A deck
        = 黑牙之魔术师 in A GY
        = 虹彩之魔术师 in A monster zone
        but: A monsters: 紫毒之魔术师, 双生精灵
        ! A can not Xyz Summon 星刻之魔术师, by CRD-215

        EFX-129 · Once a turn a Spellcaster from the Deck is sent instead: for all at the same time
        A's turn, Main Phase 1
        A monsters: 星刻之魔术师, 异色眼灵摆龙, 异色眼霸弧灵摆龙
        A deck: 圣精灵, 双生精灵
        A hand: 黑洞
        B monsters: 空白4星效果怪兽
        > A activates 黑洞
        > A accepts
        > A chooses 圣精灵
        = 异色眼灵摆龙, 异色眼霸弧灵摆龙 in A monster zone
        = 星刻之魔术师, 圣精灵 in A GY
        = 双生精灵 in A deck
        but: no A deck
        > A activates 黑洞
        = 异色眼灵摆龙, 异色眼霸弧灵摆龙 in A extra deck

        SEG-070 · It is once a turn
        A's turn, Main Phase 1
        A monsters: 星刻之魔术师
        A pendulum zones: 黑牙之魔术师, 紫毒之魔术师
        A hand: 旋风 ×2
        A deck: 圣精灵, 双生精灵
        > A activates 旋风 #1 targeting 黑牙之魔术师
        > A passes
        > A accepts
        > A chooses 圣精灵
        = 黑牙之魔术师 in A pendulum zone
        > A activates 旋风 #2 targeting 黑牙之魔术师
        = 黑牙之魔术师 in A extra deck
        = 双生精灵 in A deck
        = 紫毒之魔术师 in A pendulum zone
        but: 暗叛逆超量龙 instead of 星刻之魔术师 in A monsters
        > A activates 旋风 #1 targeting 黑牙之魔术师
        > A passes
        = 黑牙之魔术师 in A extra deck
        """)


def test_electrumite() -> None:
    check("""
        CRD-237 · 刚炼装勇士·银金公主 fills the Extra Deck and breaks cards for what lies there
        A's turn, Main Phase 1
        A monsters: 黑牙之魔术师, 紫毒之魔术师, 虹彩之魔术师 (m4), 双生精灵 (m5)
        A pendulum zones: 龙脉之魔术师
        A extra deck: 刚炼装勇士·银金公主
        A deck: 空白4星效果怪兽, 龙穴之魔术师
        ! A can not Link Summon 刚炼装勇士·银金公主 using 双生精灵, by CRD-236
        > A Link Summons 刚炼装勇士·银金公主 using 黑牙之魔术师, 紫毒之魔术师
        > A activates 刚炼装勇士·银金公主
        = 龙穴之魔术师 face-up in A extra deck
        > A activates 刚炼装勇士·银金公主 (effect 2) targeting 龙脉之魔术师 choosing 龙穴之魔术师
        = 龙穴之魔术师 in A hand
        = 虹彩之魔术师, 双生精灵 in A monster zone
        = 龙脉之魔术师 face-up in A extra deck
        = A hand 2
        but: no A pendulum zones
        > A Link Summons 刚炼装勇士·银金公主 using 黑牙之魔术师, 紫毒之魔术师
        > A activates 刚炼装勇士·银金公主
        > A activates 刚炼装勇士·银金公主 (effect 2) targeting 双生精灵 choosing 龙穴之魔术师
        = A hand 1
        """)


def test_odd_eyes_arc_pendulum_dragon() -> None:
    check("""
        EFX-129 · 异色眼霸弧灵摆龙 answers the destruction of an Odd-Eyes card
        A's turn, Main Phase 1
        A pendulum zones: 异色眼霸弧灵摆龙
        A monsters: 异色眼灵摆龙
        A hand: 黑洞
        A deck: 异色眼灵摆龙, 圣精灵
        > A activates 黑洞
        > A activates 异色眼霸弧灵摆龙
        > A chooses defense
        = 异色眼灵摆龙 #1 face-up in A extra deck
        = 异色眼灵摆龙 #2 in A monster zone
        = 圣精灵 in A deck
        but: 黑牙之魔术师 instead of 异色眼灵摆龙 in A monsters
        > A activates 黑洞
        ! A can not activate 异色眼霸弧灵摆龙, by EFX-051
        """)


def test_rune_eyes_pendulum_dragon() -> None:
    check("""
        SEG-042 · 秘术眼灵摆龙 attacks monsters twice for a Spellcaster of Level 4, directly once
        A's turn, Main Phase 1
        A hand: 融合, 异色眼灵摆龙, 黑牙之魔术师
        A extra deck: 秘术眼灵摆龙
        A monsters: 空白4星效果怪兽
        B monsters: 双生精灵, 圣精灵, 加农炮兵
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > A chooses attack
        = 异色眼灵摆龙, 黑牙之魔术师 in A GY
        > A enters the Battle Phase
        > A attacks 双生精灵 with 秘术眼灵摆龙
        > A attacks 圣精灵 with 秘术眼灵摆龙
        ! A can not attack 加农炮兵 with 秘术眼灵摆龙, by SEG-042
        but: 黑魔术师 instead of 黑牙之魔术师 in A hand
        + A can attack 加农炮兵 with 秘术眼灵摆龙

        SEG-042 · Its further attacks are on monsters only
        A's turn, Main Phase 1
        A hand: 融合, 异色眼灵摆龙, 黑牙之魔术师
        A extra deck: 秘术眼灵摆龙
        A monsters: 空白4星效果怪兽
        B monsters: 双生精灵
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > A chooses attack
        = 异色眼灵摆龙, 黑牙之魔术师 in A GY
        > A enters the Battle Phase
        > A attacks 双生精灵 with 秘术眼灵摆龙
        ! A can not attack directly with 秘术眼灵摆龙, by SEG-042
        but: no B monsters
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > A chooses attack
        > A enters the Battle Phase
        + A can attack directly with 秘术眼灵摆龙
        > A attacks directly with 秘术眼灵摆龙
        = B LP 5000

        TRM-433 · Made of what was Pendulum Summoned, it is unaffected by the opponent in that turn
        A's turn, Main Phase 1
        A pendulum zones: 紫毒之魔术师, 虹彩之魔术师
        A hand: 融合, 异色眼灵摆龙, 黑牙之魔术师
        A extra deck: 秘术眼灵摆龙
        B set: 强制脱出装置
        > A Pendulum Summons 黑牙之魔术师
        > A chooses attack
        > B passes
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > B passes
        > A chooses attack
        > B activates 强制脱出装置
        = 秘术眼灵摆龙 in A monster zone
        = 异色眼灵摆龙 in A GY
        = 紫毒之魔术师, 虹彩之魔术师 in A pendulum zone
        but: no A pendulum zones
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > A chooses attack
        > B activates 强制脱出装置
        = 秘术眼灵摆龙 in A extra deck
        """)


def test_odd_eyes_vortex_dragon() -> None:
    check("""
        CRD-165 · 异色眼风雷龙 is made of an Odd-Eyes and a Pendulum Monster, and returns one
        A's turn, Main Phase 1
        A hand: 融合, 异色眼灵摆龙, 黑牙之魔术师, 圣精灵
        A extra deck: 异色眼风雷龙
        B monsters: 暗黑骑士 盖亚, 双生精灵 (defense), 青眼白龙
        > A activates 融合 using 异色眼灵摆龙, 黑牙之魔术师
        > A chooses attack
        ! A can not activate 异色眼风雷龙 targeting 双生精灵, by EFX-051
        > A activates 异色眼风雷龙 targeting 暗黑骑士 盖亚
        = 暗黑骑士 盖亚 in B hand
        = 青眼白龙 in B monster zone
        = 圣精灵 in A hand
        = 异色眼灵摆龙 in A GY
        but: 双生精灵 instead of 黑牙之魔术师 in A hand
        ! A can not activate 融合, by CRD-163

        EFX-165 · It negates an activation, if a face-up Pendulum Monster goes to the Deck
        B's turn, Main Phase 1
        A monsters: 异色眼风雷龙
        A extra deck face-up: 黑牙之魔术师
        B hand: 黑洞
        > B activates 黑洞
        > A chains 异色眼风雷龙 (effect 2)
        = 异色眼风雷龙 in A monster zone
        = 黑牙之魔术师 in A deck
        = 黑洞 in B GY
        but: no A extra deck face-up
        > B activates 黑洞
        = 异色眼风雷龙 in A GY
        """)


def test_odd_eyes_meteorburst_dragon() -> None:
    check("""
        CRD-202 · 异色眼陨火龙 Special Summons a Pendulum Card, and doesn't attack in that turn
        A's turn, Main Phase 1
        A monsters: 贵龙之魔术师, 空白4星效果怪兽
        A pendulum zones: 黑牙之魔术师
        A extra deck: 异色眼陨火龙
        B monsters: 双生精灵
        > A Synchro Summons 异色眼陨火龙 using 贵龙之魔术师, 空白4星效果怪兽 in attack
        > A activates 异色眼陨火龙 targeting 黑牙之魔术师
        > A chooses attack
        = 黑牙之魔术师 in A monster zone
        > A enters the Battle Phase
        ! A can not attack 双生精灵 with 异色眼陨火龙, by SEG-047
        + A can attack 双生精灵 with 黑牙之魔术师
        but: no A pendulum zones
        > A Synchro Summons 异色眼陨火龙 using 贵龙之魔术师, 空白4星效果怪兽 in attack
        ! A can not activate 异色眼陨火龙, by EFX-051
        > A enters the Battle Phase
        + A can attack 双生精灵 with 异色眼陨火龙

        SEG-071 · In the Battle Phase the opponent activates no monster's effect
        A's turn, Battle Phase
        A monsters: 异色眼陨火龙
        B monsters: 杀人番茄
        B deck: 空白4星效果怪兽, 虹彩之魔术师
        > A attacks 杀人番茄 with 异色眼陨火龙
        = 杀人番茄 in B GY
        = 虹彩之魔术师 in B deck
        = B monsters 0
        but: 暗黑骑士 盖亚 instead of 异色眼陨火龙 in A monsters
        > A attacks 杀人番茄 with 暗黑骑士 盖亚
        > B activates 杀人番茄
        = B monsters 1
        """)


def test_odd_eyes_absolute_dragon() -> None:
    check("""
        EFX-129 · 异色眼绝零龙 negates an attack, and Special Summons an Odd-Eyes monster
        B's turn, Battle Phase
        A monsters: 异色眼绝零龙
        A materials of 异色眼绝零龙: 异色眼灵摆龙, 空白7星效果怪兽
        B monsters: 暗黑骑士 盖亚
        > B attacks 异色眼绝零龙 with 暗黑骑士 盖亚
        > A activates 异色眼绝零龙 detaching 异色眼灵摆龙
        > A accepts
        > A chooses defense
        = 异色眼灵摆龙 in A monster zone
        = A LP 8000
        = 暗黑骑士 盖亚 in B monster zone
        but: no A materials of 异色眼绝零龙
        > B attacks 异色眼绝零龙 with 暗黑骑士 盖亚
        = 暗黑骑士 盖亚 in B GY

        CRD-195 · Xyz Summoned and sent to the GY, it brings an Odd-Eyes monster of the Extra Deck
        A's turn, Main Phase 1
        A monsters: 空白7星效果怪兽 ×2
        A hand: 黑洞
        A extra deck: 异色眼绝零龙, 异色眼陨火龙, 星刻之魔术师
        > A Xyz Summons 异色眼绝零龙 using 空白7星效果怪兽 #1, 空白7星效果怪兽 #2 in attack
        > A activates 黑洞
        > A activates 异色眼绝零龙 (effect 2)
        > A chooses attack
        = 异色眼陨火龙 in A monster zone
        = 星刻之魔术师 in A extra deck
        but: without 异色眼陨火龙 in A extra deck
        > A Xyz Summons 异色眼绝零龙 using 空白7星效果怪兽 #1, 空白7星效果怪兽 #2 in attack
        > A activates 黑洞
        ! A can not activate 异色眼绝零龙 (effect 2), by EFX-051
        """)


def test_luster_pendulum() -> None:
    check("""
        EFX-129 · 龙剑士 光辉星·灵摆 destroys the other scale, and adds a card of that name
        A's turn, Main Phase 1
        A pendulum zones: 龙剑士 光辉星·灵摆, 黑牙之魔术师
        A deck: 虹彩之魔术师, 黑牙之魔术师
        > A activates 龙剑士 光辉星·灵摆
        = 黑牙之魔术师 #1 face-up in A extra deck
        = 黑牙之魔术师 #2 in A hand
        = 虹彩之魔术师 in A deck
        but: without 黑牙之魔术师 in A deck
        ! A can not activate 龙剑士 光辉星·灵摆, by TRM-031

        CRD-201 · It is material of Dracoslayers only
        A's turn, Main Phase 1
        A monsters: 龙剑士 光辉星·灵摆, 黑牙之魔术师
        A extra deck: 爆龙剑士 点火星·日珥, 觉醒之魔导剑士, 升龙剑士 威风星·圣骑, 暗叛逆超量龙
        + A can Synchro Summon 爆龙剑士 点火星·日珥
        + A can Xyz Summon 升龙剑士 威风星·圣骑
        ! A can not Synchro Summon 觉醒之魔导剑士, by CRD-201
        ! A can not Xyz Summon 暗叛逆超量龙, by CRD-215
        = 龙剑士 光辉星·灵摆, 黑牙之魔术师 in A monster zone
        but: 白翼之魔术师 instead of 龙剑士 光辉星·灵摆 in A monsters
        + A can Synchro Summon 觉醒之魔导剑士
        """)


def test_ignister_prominence() -> None:
    check("""
        CRD-203 · 爆龙剑士 点火星·日珥 needs Pendulum Monsters; it breaks one and returns a card
        A's turn, Main Phase 1
        A monsters: 龙剑士 光辉星·灵摆, 黑牙之魔术师
        A pendulum zones: 紫毒之魔术师, 虹彩之魔术师
        A extra deck: 爆龙剑士 点火星·日珥
        A deck: 龙剑士 卓辉星·灵摆
        B monsters: 暗黑骑士 盖亚
        > A Synchro Summons 爆龙剑士 点火星·日珥 using 龙剑士 光辉星·灵摆, 黑牙之魔术师 in attack
        > A activates 爆龙剑士 点火星·日珥 (effect 2)
        = 龙剑士 卓辉星·灵摆 face-up defense in A monster zone
        ! A can not activate 爆龙剑士 点火星·日珥 targeting 暗黑骑士 盖亚, by EFX-051
        > A activates 爆龙剑士 点火星·日珥 targeting 紫毒之魔术师 choosing 暗黑骑士 盖亚
        > A declines
        = 紫毒之魔术师 face-up in A extra deck
        = 暗黑骑士 盖亚 in B deck
        = 虹彩之魔术师 in A pendulum zone
        but: 双生精灵 instead of 黑牙之魔术师 in A monsters
        ! A can not Synchro Summon 爆龙剑士 点火星·日珥, by CRD-201
        """)


def test_majester_paladin() -> None:
    check("""
        CRD-215 · 升龙剑士 威风星·圣骑 adds a Pendulum Monster in the End Phase
        A's turn, Main Phase 1
        A monsters: 紫毒之魔术师, 黑牙之魔术师
        A extra deck: 升龙剑士 威风星·圣骑
        A extra deck face-up: 龙剑士 卓辉星·灵摆, 虹彩之魔术师
        A deck: 异色眼灵摆龙, 双生精灵
        > A Xyz Summons 升龙剑士 威风星·圣骑 using 紫毒之魔术师, 黑牙之魔术师 in attack
        > A activates 升龙剑士 威风星·圣骑
        > A activates 升龙剑士 威风星·圣骑 (effect 2) detaching 紫毒之魔术师
        > A chooses attack
        = 龙剑士 卓辉星·灵摆 in A monster zone
        = 虹彩之魔术师 in A extra deck
        = 异色眼灵摆龙 in A deck
        > A enters the End Phase
        = 异色眼灵摆龙 in A hand
        = 双生精灵 in A deck
        but: 双生精灵 instead of 黑牙之魔术师 in A monsters
        ! A can not Xyz Summon 升龙剑士 威风星·圣骑, by CRD-215
        """)


def test_duelist_alliance() -> None:
    check("""
        EFX-155 · 决斗者降临 adds a Pendulum card, if there is one in a Pendulum Zone
        A's turn, Main Phase 1
        A hand: 决斗者降临
        B pendulum zones: 黑牙之魔术师
        A deck: 灵摆融合, 异色眼灵摆龙, 贱龙之魔术师
        > A activates 决斗者降临
        + A can choose 异色眼灵摆龙
        ! A can not choose 贱龙之魔术师, by EFX-051
        > A chooses 灵摆融合
        = 灵摆融合 in A hand
        = 黑牙之魔术师 in B pendulum zone
        but: no B pendulum zones
        ! A can not activate 决斗者降临, by EFX-051
        """)


def test_star_pendulumgraph() -> None:
    check("""
        EFX-070 · 星霜之灵摆读阵: Spells of the opponent can't target your Spellcasters
        B's turn, Main Phase 1
        A monsters: 黑魔术师
        A face-up: 星霜之灵摆读阵
        B hand: 月之书
        B monsters: 人造人-念力震慑者, 双生精灵
        ! B can not activate 月之书 targeting 黑魔术师, by EFX-070
        + B can activate 月之书 targeting 人造人-念力震慑者
        = 星霜之灵摆读阵 face-up in A spell & trap zone
        = 双生精灵 in B monster zone
        but: no A face-up
        + B can activate 月之书 targeting 黑魔术师

        EFX-155 · A Pendulum Magician that leaves the field is followed by another one
        A's turn, Main Phase 1
        A face-up: 星霜之灵摆读阵 (s3)
        A pendulum zones: 黑牙之魔术师
        B monsters: 暗黑骑士 盖亚
        A deck: 虹彩之魔术师, 双生精灵
        > A activates 黑牙之魔术师 targeting 暗黑骑士 盖亚
        = 虹彩之魔术师 in A hand
        = 双生精灵 in A deck
        = 星霜之灵摆读阵 in A spell & trap zone
        but: no A face-up
        = 虹彩之魔术师 in A deck
        """)


def test_time_pendulumgraph() -> None:
    check("""
        EFX-129 · 时空之灵摆读阵 destroys a Pendulum Magician and a card of the opponent
        A's turn, Main Phase 1
        A face-up: 时空之灵摆读阵 (s3)
        A pendulum zones: 黑牙之魔术师, 龙剑士 卓辉星·灵摆
        B monsters: 暗黑骑士 盖亚
        B set: 空白通常陷阱
        > A activates 时空之灵摆读阵 (effect 3) targeting 黑牙之魔术师, 暗黑骑士 盖亚
        = 黑牙之魔术师 face-up in A extra deck
        = 暗黑骑士 盖亚 in B GY
        = 空白通常陷阱 in B spell & trap zone
        = 龙剑士 卓辉星·灵摆 in A pendulum zone
        but: without 黑牙之魔术师 in A pendulum zones
        ! A can not activate 时空之灵摆读阵 (effect 3), by EFX-051

        EFX-129 · If not both are destroyed, a card can be sent to the GY
        A's turn, Main Phase 1
        A face-up: 时空之灵摆读阵 (s3)
        A pendulum zones: 黑牙之魔术师
        B monsters: 暗黑骑士 盖亚, 圣精灵
        B set: 强制脱出装置
        > A activates 时空之灵摆读阵 (effect 3) targeting 黑牙之魔术师, 暗黑骑士 盖亚
        > B chains 强制脱出装置 targeting 暗黑骑士 盖亚
        > A accepts
        > A chooses 圣精灵
        = 圣精灵 in B GY
        = 暗黑骑士 盖亚 in B hand
        = 黑牙之魔术师 face-up in A extra deck
        but: no B set
        > A activates 时空之灵摆读阵 (effect 3) targeting 黑牙之魔术师, 暗黑骑士 盖亚
        = 圣精灵 in B monster zone
        """)


def test_pendulum_fusion() -> None:
    check("""
        CRD-163 · 灵摆融合 uses the Pendulum Zones, too, if there are two cards
        A's turn, Main Phase 1
        A hand: 灵摆融合, 异色眼灵摆龙
        A pendulum zones: 黑牙之魔术师, 异色眼霸弧灵摆龙
        A extra deck: 异色眼风雷龙
        > A activates 灵摆融合 using 黑牙之魔术师, 异色眼霸弧灵摆龙
        > A chooses attack
        = 异色眼风雷龙 in A monster zone
        = 黑牙之魔术师, 异色眼霸弧灵摆龙 face-up in A extra deck
        = 异色眼灵摆龙 in A hand
        but: without 黑牙之魔术师 in A pendulum zones
        ! A can not activate 灵摆融合, by CRD-163
        """)


def test_sky_iris() -> None:
    check("""
        EFX-070 · 天空的虹彩 keeps the scales from being targeted
        B's turn, Main Phase 1
        A face-up: 天空的虹彩
        A pendulum zones: 黑牙之魔术师, 龙剑士 卓辉星·灵摆
        B hand: 旋风
        ! B can not activate 旋风 targeting 黑牙之魔术师, by EFX-070
        + B can activate 旋风 targeting 龙剑士 卓辉星·灵摆
        = 天空的虹彩 in A field zone
        but: no A face-up
        + B can activate 旋风 targeting 黑牙之魔术师

        EFX-129 · It destroys a card for an Odd-Eyes card
        A's turn, Main Phase 1
        A face-up: 天空的虹彩
        A pendulum zones: 龙剑士 卓辉星·灵摆
        A deck: 异色眼灵摆龙, 双生精灵
        > A activates 天空的虹彩 (effect 3) targeting 龙剑士 卓辉星·灵摆
        = 异色眼灵摆龙 in A hand
        = 双生精灵 in A deck
        = 龙剑士 卓辉星·灵摆 face-up in A extra deck
        but: without 异色眼灵摆龙 in A deck
        ! A can not activate 天空的虹彩 (effect 3), by TRM-031
        """)


def test_spiral_flame_strike() -> None:
    check("""
        EFX-155 · 螺旋之强袭炸裂 adds a Level 7 Odd-Eyes monster, from the Extra Deck, too
        A's turn, Main Phase 1
        A hand: 螺旋之强袭炸裂
        A extra deck face-up: 异色眼霸弧灵摆龙
        A extra deck: 异色眼风雷龙
        A deck: 双生精灵
        B monsters: 暗黑骑士 盖亚
        ! A can not activate 螺旋之强袭炸裂, by EFX-051
        > A activates 螺旋之强袭炸裂 (effect 2)
        = 异色眼霸弧灵摆龙 in A hand
        = 异色眼风雷龙 in A extra deck
        = 双生精灵 in A deck
        = 暗黑骑士 盖亚 in B monster zone
        but: A pendulum zones: 异色眼灵摆龙
        > A activates 螺旋之强袭炸裂 (effect 1) targeting 暗黑骑士 盖亚
        = 暗黑骑士 盖亚 in B GY
        """)


def test_enlightenment_paladin() -> None:
    check("""
        CRD-202 · 觉醒之魔导剑士 made with a Pendulum Magician takes a Spell back
        A's turn, Main Phase 1
        A monsters: 白翼之魔术师, 空白4星效果怪兽
        A GY: 黑洞, 大风暴, 神圣防护罩 -反射镜力-
        A extra deck: 觉醒之魔导剑士
        > A Synchro Summons 觉醒之魔导剑士 using 白翼之魔术师, 空白4星效果怪兽 in attack
        ! A can not activate 觉醒之魔导剑士 targeting 神圣防护罩 -反射镜力-, by EFX-051
        > A activates 觉醒之魔导剑士 targeting 黑洞
        = A hand 1
        = 黑洞 in A hand
        = 大风暴 in A GY
        but: A monsters: 屋敷童, 空白5星效果怪兽
        > A Synchro Summons 觉醒之魔导剑士 using 屋敷童, 空白5星效果怪兽 in attack
        = A is asked about main phase
        = A hand 0

        SEG-051 · What it destroys by battle costs its player the original ATK
        A's turn, Battle Phase
        A monsters: 觉醒之魔导剑士
        B monsters: 双生精灵
        > A attacks 双生精灵 with 觉醒之魔导剑士
        > A activates 觉醒之魔导剑士 (effect 2)
        = B LP 5500
        but: B monsters: 双生精灵 (defense)
        = B LP 6100
        """)
