"""The monsters that were written for the starter Deck odd_eyes: what each does and doesn't."""

from tests.cards.playing import check


def test_skullcrobat_joker() -> None:
    check("""
        EFX-155 · 娱乐伙伴 骷髅杂技小丑 adds a Pendulum Magician, no other Spellcaster
        A's turn, Main Phase 1
        A hand: 娱乐伙伴 骷髅杂技小丑
        A deck: 虹彩之魔术师, 异色眼灵摆龙, 双生精灵
        > A summons 娱乐伙伴 骷髅杂技小丑
        > A activates 娱乐伙伴 骷髅杂技小丑 (effect 1)
        + A can choose 异色眼灵摆龙
        > A chooses 虹彩之魔术师
        = 虹彩之魔术师 in A hand
        = 双生精灵 in A deck
        but: A deck: 双生精灵
        > A summons 娱乐伙伴 骷髅杂技小丑
        ! A can not activate 娱乐伙伴 骷髅杂技小丑 (effect 1), by EFX-051

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
        ! A can not activate 紫毒之魔术师 (effect 1) targeting 圣精灵, by EFX-051
        > A activates 紫毒之魔术师 (effect 1) targeting 暗黑骑士 盖亚
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
        > A activates 调弦之魔术师 (effect 1)
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
        ! A can not activate 黑牙之魔术师 (effect 1) targeting 圣精灵, by EFX-051
        > A activates 黑牙之魔术师 (effect 1) targeting 黑魔术师
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
        > A activates 虹彩之魔术师 (effect 1)
        = 星霜之灵摆读阵 in A hand
        = 灵摆融合 in A deck
        > A enters the Battle Phase
        > A attacks 暗黑骑士 盖亚 with 黑魔术师
        = B LP 7600
        but: no B monsters
        > A activates 虹彩之魔术师 targeting 黑魔术师
        > A activates 虹彩之魔术师 (effect 1)
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
        ! A can not activate 贱龙之魔术师 (effect 1) targeting 圣精灵, by EFX-051
        > A activates 贱龙之魔术师 (effect 1) targeting 虹彩之魔术师
        = 虹彩之魔术师 in A hand
        = 异色眼绝零龙 in A GY
        = A hand 1
        but: A GY: 圣精灵
        > A summons 贱龙之魔术师 tributing 空白4星效果怪兽
        = A is asked about main phase
        = A hand 0
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
