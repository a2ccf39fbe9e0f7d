"""The Spells and Traps of the starter Deck odd_eyes: what each does and doesn't."""

from tests.cards.playing import check


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
        > A activates 时空之灵摆读阵 (effect 2) targeting 黑牙之魔术师, 暗黑骑士 盖亚
        = 黑牙之魔术师 face-up in A extra deck
        = 暗黑骑士 盖亚 in B GY
        = 空白通常陷阱 in B spell & trap zone
        = 龙剑士 卓辉星·灵摆 in A pendulum zone
        but: without 黑牙之魔术师 in A pendulum zones
        ! A can not activate 时空之灵摆读阵 (effect 2), by EFX-051

        EFX-129 · If not both are destroyed, a card can be sent to the GY
        A's turn, Main Phase 1
        A face-up: 时空之灵摆读阵 (s3)
        A pendulum zones: 黑牙之魔术师
        B monsters: 暗黑骑士 盖亚, 圣精灵
        B set: 强制脱出装置
        > A activates 时空之灵摆读阵 (effect 2) targeting 黑牙之魔术师, 暗黑骑士 盖亚
        > B chains 强制脱出装置 targeting 暗黑骑士 盖亚
        > A accepts
        > A chooses 圣精灵
        = 圣精灵 in B GY
        = 暗黑骑士 盖亚 in B hand
        = 黑牙之魔术师 face-up in A extra deck
        but: no B set
        > A activates 时空之灵摆读阵 (effect 2) targeting 黑牙之魔术师, 暗黑骑士 盖亚
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
        > A activates 天空的虹彩 (effect 2) targeting 龙剑士 卓辉星·灵摆
        = 异色眼灵摆龙 in A hand
        = 双生精灵 in A deck
        = 龙剑士 卓辉星·灵摆 face-up in A extra deck
        but: without 异色眼灵摆龙 in A deck
        ! A can not activate 天空的虹彩 (effect 2), by TRM-031
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
        > A activates 螺旋之强袭炸裂 (effect 1, part 2)
        = 异色眼霸弧灵摆龙 in A hand
        = 异色眼风雷龙 in A extra deck
        = 双生精灵 in A deck
        = 暗黑骑士 盖亚 in B monster zone
        but: A pendulum zones: 异色眼灵摆龙
        > A activates 螺旋之强袭炸裂 (effect 1, part 1) targeting 暗黑骑士 盖亚
        = 暗黑骑士 盖亚 in B GY
        """)
