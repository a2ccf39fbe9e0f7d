"""Effects of cards that the rulebook's scenarios use for something else."""

from tests.cards.playing import check


def test_seraphim_papillion_counts_insects() -> None:
    check("""
        TRM-197 · 炽天蝶 ①: as many counters as Insects were used for its Link Summon, and no ③ then
        A's turn, Main Phase 1
        A monsters: 甲虫装甲骑士, 食人虫, 圣精灵
        A extra deck: 炽天蝶
        > A Link Summons 炽天蝶 using 甲虫装甲骑士, 食人虫, 圣精灵 in x1
        = chain is 炽天蝶
        = 炽天蝶 has 2 counters
        = 炽天蝶 ATK 2500
        ! A can not activate 炽天蝶 (effect 3), by SEG-070
        but: 双生精灵 instead of 食人虫 in A monsters
        = 炽天蝶 has 1 counter
        = 炽天蝶 ATK 2300
        = chain is 炽天蝶
    """)


def test_darkfluid_counts_kinds_of_cyberse() -> None:
    check("""
        TRM-197 · 防火龙·暗流体 ①: a counter for each kind of Cyberse monster in the GY
        A's turn, Main Phase 1
        A monsters: 解码语者 (EMZ), 空白3星效果怪兽, 空白4星效果怪兽
        A GY: 炎斩机 原群西格马, 黑翼龙
        A extra deck: 防火龙·暗流体
        > A Link Summons 防火龙·暗流体 using 解码语者, 空白3星效果怪兽, 空白4星效果怪兽 in x1
        > A activates 防火龙·暗流体
        = 防火龙·暗流体 has 1 counter
        = 防火龙·暗流体 ATK 3000
        > A enters the Battle Phase
        = 防火龙·暗流体 ATK 5500
        = 炎斩机 原群西格马, 黑翼龙 in A GY
        but: without 炎斩机 原群西格马 in A GY
        > A Link Summons 防火龙·暗流体 using 解码语者, 空白3星效果怪兽, 空白4星效果怪兽 in x1
        = A is asked about main phase
        = 防火龙·暗流体 has 0 counters
    """)


def test_darkfluid_negates_and_attacks_again() -> None:
    check("""
        TRM-197 · 防火龙·暗流体 ③: negates a monster effect; while it attacks, it can attack again
        A's turn, Battle Phase
        A monsters: 防火龙·暗流体 (EMZ)
        A counters on 防火龙·暗流体: 1 counter
        B hand: 冥府之使者 格斯
        > A attacks directly with 防火龙·暗流体
        > B activates 冥府之使者 格斯
        > A activates 防火龙·暗流体
        = 冥府之使者 格斯 in B hand
        = 防火龙·暗流体 has 0 counters
        + A can attack directly with 防火龙·暗流体
        but: no A counters on 防火龙·暗流体
        > A attacks directly with 防火龙·暗流体
        > B activates 冥府之使者 格斯 in attack
        = 冥府之使者 格斯 in B monster zone
    """)


def test_spinodionaea_calls_another_predaplant() -> None:
    check("""
        CRD-290 · 捕食植物 捕蝇草棘龙 ②: after battling a monster whose Level is not higher
        A's turn, Battle Phase
        A monsters: 捕食植物 捕蝇草棘龙
        A deck: 捕食植物 蛇瓶草眼镜蛇, 融合
        B monsters: 圣精灵 (defense)
        > A attacks 圣精灵 with 捕食植物 捕蝇草棘龙
        > A activates 捕食植物 捕蝇草棘龙 in attack
        = 捕食植物 蛇瓶草眼镜蛇 face-up attack in A monster zone
        > A activates 捕食植物 蛇瓶草眼镜蛇
        = 融合 in A hand
        but: 恶魔召唤 instead of 圣精灵 in B monsters
        > A attacks 恶魔召唤 with 捕食植物 捕蝇草棘龙
        = 捕食植物 蛇瓶草眼镜蛇 in A deck
        = 融合 in A deck
    """)


def test_breaker_destroys() -> None:
    check("""
        TRM-200 · 魔导战士 破坏者 ①③: its counter for a Spell or Trap
        A's turn, Main Phase 1
        A hand: 魔导战士 破坏者
        B set: 神圣防护罩 -反射镜力-
        > A summons 魔导战士 破坏者
        = 魔导战士 破坏者 has 1 Spell Counter
        = 魔导战士 破坏者 ATK 1900
        > A activates 魔导战士 破坏者
        = 神圣防护罩 -反射镜力- in B GY
        = 魔导战士 破坏者 ATK 1600
        ! A can not activate 魔导战士 破坏者 (effect 3), by EFX-031
        but: no B set
        > A summons 魔导战士 破坏者
        = 魔导战士 破坏者 ATK 1900
        ! A can not activate 魔导战士 破坏者 (effect 3), by EFX-051
    """)


def test_taotie() -> None:
    check("""
        TRM-178 · 魔龙星-饕餮 ①: destroyed, it brings another Yang Zing in Defense Position
        A's turn, Main Phase 1
        A hand: 黑洞
        A monsters: 魔龙星-饕餮
        A deck: 光龙星-螭吻
        > A activates 黑洞
        > A activates 魔龙星-饕餮
        = 光龙星-螭吻 face-up defense
        = 魔龙星-饕餮 in A GY
        but: 双生精灵 instead of 光龙星-螭吻 in A deck
        > A activates 黑洞
        = 双生精灵 in A deck
        = A monsters 0
    """)
    check("""
        TRM-178 · 魔龙星-饕餮 ②: a Synchro Summon in the opponent's turn, of Yang Zings only
        B's turn, Main Phase 1
        A monsters: 魔龙星-饕餮, 光龙星-螭吻, 黑羽-疾风之盖尔
        A extra deck: 瑚之龙
        B monsters: 空白4星效果怪兽
        > B enters the Battle Phase
        > A activates 魔龙星-饕餮 using 魔龙星-饕餮, 光龙星-螭吻 in attack
        = 瑚之龙 face-up attack in A monster zone
        = 魔龙星-饕餮, 光龙星-螭吻 in A GY
        = 黑羽-疾风之盖尔 in A monster zone
        but: without 光龙星-螭吻 in A monsters
        > B enters the Battle Phase
        = 瑚之龙 in A extra deck
    """)


def test_dark_simorgh_from_the_gy() -> None:
    check("""
        TRM-160 · 暗黑神鸟 斯摩夫 ②: from the GY for a DARK and a WIND monster of the hand
        A's turn, Main Phase 1
        A GY: 暗黑神鸟 斯摩夫
        A hand: 恶魔召唤, 芳香炉
        > A activates 暗黑神鸟 斯摩夫 (effect 2) in attack
        = 恶魔召唤, 芳香炉 banished
        = 暗黑神鸟 斯摩夫 face-up attack
        but: without 芳香炉 in A hand
        ! A can not activate 暗黑神鸟 斯摩夫 (effect 2), by EFX-031
        = 恶魔召唤 in A hand
    """)


def test_eulers_circuit_holds_attacks_back() -> None:
    check("""
        TRM-186 · 欧拉回路 ①: against three Tindangles no monster of the opponent attacks
        B's turn, Battle Phase
        A face-up: 欧拉回路
        A monsters: 廷达魔三角之猎犬 ×3
        B monsters: 青眼白龙
        B hand: 旋风
        > B passes
        ! B can not attack 廷达魔三角之猎犬 #1 with 青眼白龙, by SEG-047
        = 欧拉回路 face-up
        = 旋风 in B hand
        = 廷达魔三角之猎犬 #2, 廷达魔三角之猎犬 #3 face-up attack
        but: A monsters: 廷达魔三角之猎犬 ×2
        + B can attack 廷达魔三角之猎犬 #1 with 青眼白龙
    """)


def test_march_of_the_monarchs_closes_the_extra_deck() -> None:
    check("""
        TRM-161 · 进击的帝王 ②: its player Special Summons nothing from the Extra Deck
        A's turn, Main Phase 1
        A face-up: 进击的帝王
        A monsters: 圣精灵, 双生精灵
        A extra deck: 代理龙
        ! A can not Link Summon 代理龙, by SEG-071
        = 圣精灵, 双生精灵 face-up attack
        = 进击的帝王 face-up
        but: no A face-up
        + A can Link Summon 代理龙
    """)


def test_mound_of_the_bound_creator() -> None:
    check("""
        TRM-357 · 缚神冢 ②: the controller of what a Level 10 monster destroys by battle
        A's turn, Battle Phase
        A face-up: 缚神冢
        A monsters: 霸王紫龙 异色眼猛毒龙
        B monsters: 青眼白龙
        > A attacks 青眼白龙 with 霸王紫龙 异色眼猛毒龙
        = 缚神冢 face-up
        = B LP 6700
        = A LP 8000
        but: 恶魔召唤 instead of 霸王紫龙 异色眼猛毒龙 in A monsters
        > A attacks 青眼白龙 with 恶魔召唤
        = B LP 8000
        = A LP 7500
    """)
    check("""
        TRM-357 · 缚神冢 ③: destroyed by an effect, it brings a DIVINE monster to the hand
        A's turn, Main Phase 1
        A face-up: 缚神冢
        A hand: 旋风
        A deck: 奥西里斯之天空龙
        > A activates 旋风 targeting 缚神冢
        > A activates 缚神冢
        = 奥西里斯之天空龙 in A hand
        = 缚神冢 in A GY
        but: 青眼白龙 instead of 奥西里斯之天空龙 in A deck
        > A activates 旋风 targeting 缚神冢
        = 青眼白龙 in A deck
        = A hand 0
    """)


def test_white_veil() -> None:
    check("""
        TRM-382 · 白之衣 ③: after its monster destroyed one, all Spells and Traps of the opponent
        A's turn, Battle Phase
        A face-up: 白之衣 equipped to 青眼白龙
        A monsters: 青眼白龙
        B monsters: 双生精灵
        B set: 激流葬
        > A attacks 双生精灵 with 青眼白龙
        > A activates 白之衣
        = 激流葬 in B GY
        = 白之衣 face-up
        but: 青眼双爆裂龙 instead of 双生精灵 in B monsters
        > A attacks 青眼双爆裂龙 with 青眼白龙
        = 激流葬 face-down
    """)
    check("""
        TRM-382 · 白之衣 ④: its player takes 3000 damage when it leaves the field
        A's turn, Main Phase 1
        A face-up: 白之衣 equipped to 青眼白龙
        A monsters: 青眼白龙
        B set: 旋风
        A hand: 昼夜的大火灾
        > A enters the End Phase
        > B activates 旋风 targeting 白之衣
        = 白之衣 in A GY
        = A LP 5000
        = 昼夜的大火灾 in A hand
        = 青眼白龙 face-up attack
        but: 团结之力 instead of 白之衣 in A face-up
        = 团结之力 in A GY
        = A LP 8000
    """)


def test_dice_roll_battle() -> None:
    check("""
        TRM-155 · 掷骰战斗 ①: a Synchro Monster for two Speedroids whose Levels add up
        B's turn, Battle Phase
        A set: 掷骰战斗
        A hand: 疾行机人 赤目骰子
        A GY: 疾行机人 弹珠机卡丁车
        A extra deck: 高速疾行机人 比剑骑手
        B monsters: 双生精灵
        > A passes
        > B attacks directly with 双生精灵
        > A activates 掷骰战斗 in attack
        = 疾行机人 赤目骰子, 疾行机人 弹珠机卡丁车 banished
        = 高速疾行机人 比剑骑手 face-up attack in A monster zone
        = A LP 8000
        but: 空白同调怪兽 instead of 高速疾行机人 比剑骑手 in A extra deck
        > B attacks directly with 双生精灵
        = 掷骰战斗 face-down
        = A LP 6100
    """)


def test_scrap_twin_dragon() -> None:
    check("""
        TRM-052 · 废铁双生龙 ②: destroyed by the opponent, it brings a Scrap monster
        B's turn, Main Phase 1
        A monsters: 废铁双生龙
        A GY: 废铁石人
        B hand: 黑洞
        > B activates 黑洞
        > A chooses attack
        = 废铁石人 face-up attack
        = 废铁双生龙 in A GY
        but: 双生精灵 instead of 废铁石人 in A GY
        > B activates 黑洞
        = 双生精灵 in A GY
        = A monsters 0
    """)


def test_white_veil_negated_says_nothing() -> None:
    check("""
        TRM-382 · 白之衣 ④ is an effect: negated, it does no damage when the card leaves
        A's turn, Main Phase 1
        A face-up: 白之衣 equipped to 青眼白龙
        A monsters: 青眼白龙, 魔导战士 破坏者
        A counters on 魔导战士 破坏者: 1 Spell Counter
        B face-up: 王宫的敕命
        > A activates 魔导战士 破坏者 targeting 白之衣
        = 白之衣 in A GY
        = 青眼白龙 face-up attack
        = 王宫的敕命 face-up
        = A LP 8000
        but: no B face-up
        > A activates 魔导战士 破坏者
        = A LP 5000
    """)
