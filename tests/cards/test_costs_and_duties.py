"""Cards of the section on texts, costs and duties: what the rulebook's scenarios don't show."""

from tests.cards.playing import check


def test_cosmic_blazar() -> None:
    check("""
        TRM-005 · 宇宙耀变龙 negates a summon
        B's turn, Main Phase 1
        A monsters: 宇宙耀变龙
        B hand: 双生精灵
        > B summons 双生精灵
        > A activates 宇宙耀变龙 (effect 1, part 2)
        = 双生精灵 in B GY
        = 宇宙耀变龙 banished
        but: 空白4星效果怪兽 instead of 宇宙耀变龙 in A monsters
        > B summons 双生精灵
        = 双生精灵 in B monster zone

        TRM-005 · 宇宙耀变龙 negates an attack, and the Battle Phase ends
        B's turn, Battle Phase
        A monsters: 宇宙耀变龙
        B monsters: 双生精灵, 青眼白龙
        B hand: 圣精灵
        > B attacks 宇宙耀变龙 with 青眼白龙
        > A activates 宇宙耀变龙 (effect 1, part 3)
        = B's turn, Main Phase 2
        = 双生精灵 in B monster zone
        = 圣精灵 in B hand
        but: 空白4星效果怪兽 instead of 宇宙耀变龙 in A monsters
        > B attacks 空白4星效果怪兽 with 青眼白龙
        = B's turn, Battle Phase
        """)


def test_sleeper() -> None:
    check("""
        TRM-011 · 妖精传姬-塔利娅 brings a monster from the hand when it is flipped
        A's turn, Main Phase 1
        A set monsters: 妖精传姬-塔利娅
        A hand: 青眼白龙
        > A flips 妖精传姬-塔利娅
        = A is asked about triggers
        > A activates 妖精传姬-塔利娅
        > A chooses attack
        = 青眼白龙 face-up attack in A monster zone
        but: no A hand
        > A flips 妖精传姬-塔利娅
        = A is asked about main phase

        TRM-011 · What its effect became, the player of the Spell does: to a monster of the other
        B's turn, Main Phase 1
        A monsters: 妖精传姬-塔利娅, 孤火花
        B hand: 黑洞
        B monsters: 双生精灵
        > B activates 黑洞
        > A chains 妖精传姬-塔利娅 (effect 2)
        = 双生精灵 face-up attack in B monster zone
        = 妖精传姬-塔利娅 face-down defense in A monster zone
        = 孤火花 in A GY
        but: 月之书 instead of 黑洞 in B hand
        > B activates 月之书 targeting 双生精灵
        = 双生精灵 face-down defense in B monster zone
        = 妖精传姬-塔利娅 face-up attack in A monster zone
        """)


def test_grapha() -> None:
    check("""
        TRM-012 · 格拉法 returns a monster of its kind to the hand, and comes from the GY
        A's turn, Main Phase 1
        A GY: 暗黑界的龙神 格拉法
        A monsters: 暗黑界的尖兵 贝基
        > A Special Summons 暗黑界的龙神 格拉法 in attack
        = 暗黑界的龙神 格拉法 in A monster zone
        = 暗黑界的尖兵 贝基 in A hand
        but: 双生精灵 instead of 暗黑界的尖兵 贝基 in A monsters
        ! A can not Special Summon 暗黑界的龙神 格拉法, by CRD-124
        = 暗黑界的龙神 格拉法 in A GY

        TRM-012 · 暗黑界的尖兵 贝基 comes when an effect discards it, not when it is a cost
        A's turn, Main Phase 1
        A hand: 天使的施舍, 暗黑界的尖兵 贝基, 白骨
        B monsters: 双生精灵
        > A activates 天使的施舍
        > A chooses 暗黑界的尖兵 贝基, 白骨
        > A chooses attack
        = 暗黑界的尖兵 贝基 in A monster zone
        = 双生精灵 in B monster zone
        but: 闪电旋涡 instead of 天使的施舍 in A hand
        > A activates 闪电旋涡 discarding 暗黑界的尖兵 贝基
        = 暗黑界的尖兵 贝基 in A GY
        = 双生精灵 in B GY
        = 白骨 in A hand

        TRM-012 · Discarded by the opponent's effect, 格拉法 also looks at a card of that hand
        B's turn, Main Phase 1
        A hand: 暗黑界的龙神 格拉法
        B hand: 爱恶作剧的双子恶魔, 青眼白龙
        B monsters: 双生精灵
        > B activates 爱恶作剧的双子恶魔
        = 暗黑界的龙神 格拉法 in A GY
        = 双生精灵 in B GY
        > A accepts
        > A chooses attack
        = 青眼白龙 in A monster zone
        but: 黑洞 instead of 青眼白龙 in B hand
        > B activates 爱恶作剧的双子恶魔
        = 暗黑界的龙神 格拉法 in A GY
        = 双生精灵 in B GY
        = 黑洞 in B hand
        = B is asked about main phase
        """)


def test_winged_kuriboh() -> None:
    check("""
        TRM-020 · 羽翼栗子球 that was destroyed keeps its player from battle damage this turn
        B's turn, Battle Phase
        A monsters: 羽翼栗子球
        B monsters: 双生精灵, 青眼白龙
        > B attacks 羽翼栗子球 with 双生精灵
        = 羽翼栗子球 in A GY
        > B attacks directly with 青眼白龙
        = A LP 6400
        but: 圣精灵 instead of 羽翼栗子球 in A monsters
        > B attacks 圣精灵 with 青眼白龙
        > B attacks directly with 双生精灵
        = A LP 3900

        TRM-020 · 羽翼栗子球 LV10 Tributes itself in the opponent's Battle Phase
        B's turn, Battle Phase
        A monsters: 羽翼栗子球 LV10
        B monsters: 双生精灵, 青眼白龙, 圣精灵 (defense)
        > A activates 羽翼栗子球 LV10 (effect 1)
        = 双生精灵, 青眼白龙 in B GY
        = 圣精灵 in B monster zone
        = B LP 3100
        but: 羽翼栗子球 instead of 羽翼栗子球 LV10 in A monsters
        > B attacks 羽翼栗子球 with 双生精灵
        = B LP 8000
        """)


def test_black_rose_moonlight() -> None:
    check("""
        TRM-038 · 月华龙 returns a Level 5 or higher monster that the opponent Special Summons
        B's turn, Main Phase 1
        A monsters: 月华龙 黑蔷薇
        B hand: 死者苏生
        B GY: 青眼白龙
        > B activates 死者苏生 targeting 青眼白龙 in attack
        = 青眼白龙 in B hand
        = 月华龙 黑蔷薇 in A monster zone
        but: 双生精灵 instead of 青眼白龙 in B GY
        > B activates 死者苏生 targeting 双生精灵 in attack
        = 双生精灵 in B monster zone
        """)


def test_lancelot() -> None:
    check("""
        TRM-034 · 兰斯洛特 with materials attacks directly, and destroys a monster then
        A's turn, Battle Phase
        A monsters: No.23 冥界的灵骑士 兰斯洛特
        A materials of No.23 冥界的灵骑士 兰斯洛特: 双生精灵
        B monsters: 青眼白龙
        > A attacks directly with No.23 冥界的灵骑士 兰斯洛特
        > A activates No.23 冥界的灵骑士 兰斯洛特
        = B LP 6000
        = 青眼白龙 in B GY
        = 双生精灵 under No.23 冥界的灵骑士 兰斯洛特
        but: no A materials of No.23 冥界的灵骑士 兰斯洛特
        ! A can not attack directly with No.23 冥界的灵骑士 兰斯洛特, by SEG-043
        """)


def test_summoner_monk() -> None:
    check("""
        TRM-034 · 召唤僧 discards a Spell for a Level 4 monster, and isn't Tributed
        A's turn, Main Phase 1
        A monsters: 召唤僧
        A hand: 黑洞, 空白6星效果怪兽
        A deck: 双生精灵
        ! A can not summon 空白6星效果怪兽, by CRD-109
        > A activates 召唤僧 (effect 3) in attack
        = 黑洞 in A GY
        = 双生精灵 in A monster zone
        > A enters the Battle Phase
        ! A can not attack directly with 双生精灵, by SEG-047
        but: 圣精灵 instead of 黑洞 in A hand
        ! A can not activate 召唤僧 (effect 3), by EFX-031
        """)


def test_dupe_frog() -> None:
    check("""
        TRM-019 · 魔知青蛙 takes the attacks, and looks for another frog
        B's turn, Battle Phase
        A monsters: 魔知青蛙, 双生精灵
        A deck: 鬼青蛙
        B monsters: 青眼白龙
        ! B can not attack 双生精灵 with 青眼白龙, by SEG-047
        > B attacks 魔知青蛙 with 青眼白龙
        > A activates 魔知青蛙
        = 鬼青蛙 in A hand
        but: 抽卡青蛙 instead of 魔知青蛙 in A monsters
        + B can attack 双生精灵 with 青眼白龙
        """)


def test_princesses() -> None:
    check("""
        TRM-018 · 绒儿 and the princess heal in the own Standby Phase
        B's turn, Main Phase 2
        A monsters: 白魔导士 绒儿, 魔法之国的王女-绒儿
        A hand: 双生精灵
        > A activates 白魔导士 绒儿
        > A passes
        = A LP 10400
        = 双生精灵 in A hand
        but: without 魔法之国的王女-绒儿 in A monsters
        > A passes
        > A summons 双生精灵
        = A LP 8400

        TRM-018 · 库兰 and the other one do damage
        B's turn, Main Phase 2
        A monsters: 黑魔导师 库兰, 魔法之国的王女-库兰
        A hand: 双生精灵
        B monsters: 圣精灵, 空白4星效果怪兽
        > B enters the End Phase
        > A activates 黑魔导师 库兰
        > A passes
        = B LP 6200
        = 双生精灵 in A hand
        = 圣精灵 in B monster zone
        but: without 魔法之国的王女-库兰 in A monsters
        > B enters the End Phase
        > A passes
        > A summons 双生精灵
        = B LP 7400
        """)


def test_kiryu() -> None:
    check("""
        TRM-015 · 骑龙 as an equip card is destroyed in place of its monster, by battle
        A's turn, Main Phase 1
        A monsters: 骑龙, 暗魔界的战士 暗黑之剑
        B monsters: 青眼白龙
        > A activates 骑龙 targeting 暗魔界的战士 暗黑之剑
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 暗魔界的战士 暗黑之剑
        = 骑龙 in A GY
        = 暗魔界的战士 暗黑之剑 in A monster zone
        = A LP 7700
        but: without 骑龙 in A monsters
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 暗魔界的战士 暗黑之剑
        = 暗魔界的战士 暗黑之剑 in A GY
        """)


def test_what_would_be_banished_is_not_sent() -> None:
    """The own Deck is known to its player: monsters in it that can't reach the GY can't be
    looked for. Of the top of a Deck nobody knows what it is."""
    check("""
        TRM-031 · 愚蠢的埋葬 finds no monster that would reach the GY
        A's turn, Main Phase 1
        A hand: 愚蠢的埋葬
        A deck only: 双生精灵
        B face-up: 次元的裂缝
        = 次元的裂缝 face-up in B spell & trap zone
        ! A can not activate 愚蠢的埋葬, by TRM-031
        but: no B face-up
        > A activates 愚蠢的埋葬
        = 双生精灵 in A GY

        TRM-031 · 堕天使 阿斯蒙蒂斯 finds none either
        A's turn, Main Phase 1
        A monsters: 堕天使 阿斯蒙蒂斯
        A deck only: 欧尼斯特
        B face-up: 次元的裂缝
        = 次元的裂缝 face-up in B spell & trap zone
        ! A can not activate 堕天使 阿斯蒙蒂斯 (effect 1), by TRM-031
        but: no B face-up
        > A activates 堕天使 阿斯蒙蒂斯 (effect 1)
        = 欧尼斯特 in A GY
        """)
