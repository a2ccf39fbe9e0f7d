"""The Extra Deck of the starter Deck odd_eyes: what each monster does and doesn't."""

from tests.cards.playing import check


def test_timestar_magician() -> None:
    check("""
        CRD-215 · 星刻之魔术师 is made of Pendulum Magicians, and finds a dark Spellcaster
        A's turn, Main Phase 1
        A monsters: 黑牙之魔术师, 紫毒之魔术师, 虹彩之魔术师
        A extra deck: 星刻之魔术师
        A deck: 黑魔术师, 圣精灵
        > A Xyz Summons 星刻之魔术师 using 黑牙之魔术师, 紫毒之魔术师 in attack
        > A activates 星刻之魔术师 (effect 1) detaching 黑牙之魔术师 choosing 黑魔术师
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

        BAT-110 · Its further attacks are on monsters only
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
        ! A can not attack directly with 秘术眼灵摆龙, by BAT-110
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
