"""What the cards of the chapter on Fusion Materials do besides: each of their effects."""

from tests.cards.absent import POOL
from tests.cards.playing import check

# It applies while its player has two DD cards in the Pendulum Zones.
CONTRACT = """
        B face-up: 常暗的契约书 (s3)
        B pendulum zones: DDD 反骨王 列奥尼达, DDD 反骨王 列奥尼达
        = 常暗的契约书 in B spell & trap zone
        = DDD 反骨王 列奥尼达 #1, DDD 反骨王 列奥尼达 #2 in B pendulum zone
""".strip()


def test_contract_with_the_eternal_darkness() -> None:
    check(f"""
        TRM-260 · 常暗的契约书: the opponent can't target monsters with Spells
        A's turn, Main Phase 1
        A hand: 团结之力
        A monsters: 岩石巨兵
        {CONTRACT}
        = 岩石巨兵 in A monster zone
        ! A can not activate 团结之力, by EFX-070
        but: no B pendulum zones
        + A can activate 团结之力

        TRM-260 · Its own player can
        B's turn, Main Phase 1
        A monsters: 岩石巨兵
        B hand: 团结之力
        {CONTRACT}
        > B activates 团结之力 targeting 岩石巨兵
        = 团结之力 equipped to 岩石巨兵
        but: without 岩石巨兵 in A monsters
        ! B can not activate 团结之力, by EFX-051

        TRM-260 · Nor Tribute them for a Tribute Summon
        A's turn, Main Phase 1
        A hand: 恶魔召唤
        A monsters: 岩石巨兵
        {CONTRACT}
        = 岩石巨兵 in A monster zone
        ! A can not summon 恶魔召唤, by CRD-109
        but: no B pendulum zones
        + A can summon 恶魔召唤

        TRM-260 · Nor use them for a Synchro Summon
        A's turn, Main Phase 1
        A monsters: 曼陀罗天使号手, 双生精灵
        A extra deck: 星尘龙
        {CONTRACT}
        = 曼陀罗天使号手, 双生精灵 in A monster zone
        ! A can not Synchro Summon 星尘龙, by CRD-201
        but: no B pendulum zones
        + A can Synchro Summon 星尘龙

        TRM-260 · Nor for an Xyz Summon
        A's turn, Main Phase 1
        A monsters: 圣精灵, 双生精灵
        A extra deck: 宝石骑士·珍珠
        {CONTRACT}
        = 圣精灵, 双生精灵 in A monster zone
        ! A can not Xyz Summon 宝石骑士·珍珠, by CRD-215
        but: no B pendulum zones
        + A can Xyz Summon 宝石骑士·珍珠

        TRM-260 · A Link Summon isn't spoken of
        A's turn, Main Phase 1
        A monsters: 空白3星效果怪兽, 空白4星效果怪兽
        A extra deck: 代理龙
        {CONTRACT}
        + A can Link Summon 代理龙
        but: A monsters: 空白3星效果怪兽
        ! A can not Link Summon 代理龙, by CRD-236
        """)


def test_contract_does_damage() -> None:
    check("""
        TRM-260 · 常暗的契约书 in the Standby Phase of its player
        A's turn, End Phase
        B face-up: 常暗的契约书
        B hand: 空白通常魔法
        > B passes
        = B's turn, Main Phase 1
        = B LP 7000
        = 常暗的契约书 in B spell & trap zone
        but: no B face-up
        = B LP 8000
        """)


def test_apelio_goes_and_brings_back() -> None:
    check("""
        TRM-260 · 圣灵兽骑 火狮 goes back, and its two come
        B's turn, Main Phase 1
        A monsters: 圣灵兽骑 火狮
        A banished: 灵兽使 文, 精灵兽 川豚
        B hand: 岩石巨兵
        > B summons 岩石巨兵
        > A activates 圣灵兽骑 火狮 (effect 2) targeting 灵兽使 文, 精灵兽 川豚
        = 圣灵兽骑 火狮 in A extra deck
        = 灵兽使 文, 精灵兽 川豚 face-up defense
        = 岩石巨兵 in B monster zone
        but: without 灵兽使 文 in A banished
        > B summons 岩石巨兵
        = 圣灵兽骑 火狮 in A monster zone

        TRM-260 · While it attacks, 圣灵兽骑 火狮 is unaffected
        A's turn, Battle Phase
        A monsters: 圣灵兽骑 火狮
        B set: 神圣防护罩 -反射镜力-
        > B passes
        > A attacks directly with 圣灵兽骑 火狮
        > B activates 神圣防护罩 -反射镜力-
        = 圣灵兽骑 火狮 in A monster zone
        = B LP 5400
        but: 岩石巨兵 instead of 圣灵兽骑 火狮 in A monsters
        = 岩石巨兵 in A GY
        = B LP 8000
        """)


def test_thunder_dragons() -> None:
    check("""
        TRM-261 · 雷神龙-雷龙 answers what is activated in the hand
        A's turn, Main Phase 1
        A hand: 雷龙
        A deck: 雷龙
        A monsters: 雷神龙-雷龙
        B monsters: 圣精灵
        > A activates A's 雷龙 #1
        > A activates 雷神龙-雷龙 (effect 1)
        > A chooses 圣精灵
        = 圣精灵 in B GY
        = A hand 1
        = 雷龙 #1 in A GY
        = 雷龙 #2 in A hand
        but: 岩石巨兵 instead of 雷神龙-雷龙 in A monsters
        > A activates A's 雷龙 #1
        = 圣精灵 in B monster zone
        """)
    check("""
        TRM-261 · 雷神龙-雷龙 stays, and two cards of the GY go instead
        A's turn, Main Phase 1
        A hand: 黑洞
        A monsters: 雷神龙-雷龙
        A GY: 圣精灵, 白骨
        > A activates 黑洞
        > A accepts
        > A chooses 圣精灵
        = 雷神龙-雷龙 in A monster zone
        = 圣精灵, 白骨 banished
        but: without 白骨 in A GY
        > A activates 黑洞
        = 雷神龙-雷龙 in A GY
        """)


def test_thunder_dragon_titan_in_the_damage_step() -> None:
    check(
        """
        TRM-261 · 雷神龙-雷龙 ① answers a Thunder monster in the hand in the Damage Step, too
        A's turn, Battle Phase
        A hand: 测试雷兽
        A monsters: 双生精灵, 雷神龙-雷龙
        B monsters: 圣精灵 (defense), 青眼白龙
        > A passes
        > A attacks 圣精灵 with 双生精灵
        > A passes
        = A is asked about fast effects
        > A activates 测试雷兽
        > A activates 雷神龙-雷龙 (effect 1)
        > A chooses 青眼白龙
        = 测试雷兽 in A GY
        = 青眼白龙 in B GY
        but: 岩石巨兵 instead of 雷神龙-雷龙 in A monsters
        > A passes
        > A attacks 圣精灵 with 双生精灵
        > A passes
        > A activates 测试雷兽
        = 青眼白龙 in B monster zone
        """,
        POOL,
    )


def test_neos_fusion_saves_what_is_made_of_neos() -> None:
    check("""
        TRM-263 · 新宇融合 in the GY is banished instead
        A's turn, Main Phase 1
        A hand: 黑洞
        A monsters: 元素英雄 天空新宇侠
        A GY: 新宇融合
        > A activates 黑洞
        > A accepts
        = 元素英雄 天空新宇侠 in A monster zone
        = 新宇融合 banished
        but: 元素英雄 火焰翼侠 instead of 元素英雄 天空新宇侠 in A monsters
        > A activates 黑洞
        = 元素英雄 火焰翼侠 in A GY
        = 新宇融合 in A GY

        TRM-263 · After 新宇融合 nothing is Special Summoned this turn
        A's turn, Main Phase 1
        A hand: 新宇融合, 死者苏生
        A deck: 元素英雄 新宇侠, 新空间侠·天空蜂鸟
        A extra deck: 元素英雄 天空新宇侠
        > A activates 新宇融合 using 元素英雄 新宇侠, 新空间侠·天空蜂鸟 in attack
        = 元素英雄 天空新宇侠 face-up attack
        = 元素英雄 新宇侠, 新空间侠·天空蜂鸟 in A GY
        ! A can not activate 死者苏生, by SEG-071
        but: 奇迹接触 instead of 新宇融合 in A hand
        ! A can not activate 奇迹接触, by TRM-263
        """)


def test_oracle_of_zefra_answers_each_way_once() -> None:
    check("""
        TRM-280 · 神数的神托: a Ritual Summon
        A's turn, Main Phase 1
        A hand: 影灵衣的降魔镜, 尤尼科之影灵衣
        A monsters: 龙星因士-神数右枢
        A face-up: 神数的神托
        B monsters: 圣精灵
        > A activates 影灵衣的降魔镜 tributing 龙星因士-神数右枢 in attack
        > A activates 神数的神托 (effect 2, part 1)
        > A chooses 圣精灵
        = 尤尼科之影灵衣 face-up attack
        = 圣精灵 in B deck
        but: 圣精灵 instead of 龙星因士-神数右枢 in A monsters
        > A activates 影灵衣的降魔镜 tributing A's 圣精灵 in attack
        ! A can not activate 神数的神托 (effect 2, part 1), by EFX-051
        """)
    check("""
        TRM-280 · 神数的神托: a Fusion Monster by its own procedure, of Fusion Materials as well
        A's turn, Main Phase 1
        A hand: 岩石巨兵
        A monsters: 电子龙 (m1), 秘龙星-神数囚牛 (EMZ)
        A face-up: 神数的神托
        A extra deck: 嵌合巨舰龙
        > A Special Summons 嵌合巨舰龙 using 电子龙, 秘龙星-神数囚牛 in attack
        > A activates 神数的神托 (effect 2, part 2)
        > A chooses attack
        = 岩石巨兵 face-up attack in A monster zone
        = 嵌合巨舰龙 ATK 2400
        = 电子龙 in A GY
        = 秘龙星-神数囚牛 face-up in A extra deck
        but: 异色眼灵摆龙 instead of 秘龙星-神数囚牛 in A monsters
        > A Special Summons 嵌合巨舰龙 using 电子龙, 异色眼灵摆龙 in attack
        ! A can not activate 神数的神托 (effect 2, part 2), by EFX-051

        TRM-280 · 神数的神托: a Synchro Summon
        A's turn, Main Phase 1
        A hand: 强欲之壶
        A deck: 白骨, 双生精灵, 恶魔召唤
        A monsters: 龙星因士-神数右枢, 曼陀罗天使号手
        A face-up: 神数的神托
        A extra deck: 星尘龙
        > A Synchro Summons 星尘龙 using 曼陀罗天使号手, 龙星因士-神数右枢 in attack
        > A activates 神数的神托 (effect 2, part 3)
        > A chooses 恶魔召唤
        > A activates 强欲之壶
        = 恶魔召唤 in A hand
        = 星尘龙 face-up attack
        = 神数的神托 in A field zone
        but: 圣精灵 instead of 龙星因士-神数右枢 in A monsters
        > A Synchro Summons 星尘龙 using 曼陀罗天使号手, 圣精灵 in attack
        > A activates 强欲之壶
        = 恶魔召唤 in A deck
        = 白骨, 双生精灵 in A hand

        TRM-280 · 神数的神托: an Xyz Summon
        A's turn, Main Phase 1
        A hand: 白骨
        A deck: 恶魔召唤
        A monsters: 龙星因士-神数右枢, 双生精灵
        A face-up: 神数的神托
        A extra deck: 宝石骑士·珍珠
        > A Xyz Summons 宝石骑士·珍珠 using 龙星因士-神数右枢, 双生精灵 in attack
        > A activates 神数的神托 (effect 2, part 4)
        > A chooses 白骨
        = 白骨 in A GY
        = 恶魔召唤 in A hand
        = 龙星因士-神数右枢, 双生精灵 under 宝石骑士·珍珠
        = 神数的神托 in A field zone
        but: 圣精灵 instead of 龙星因士-神数右枢 in A monsters
        > A Xyz Summons 宝石骑士·珍珠 using 圣精灵, 双生精灵 in attack
        ! A can not activate 神数的神托 (effect 2, part 4), by EFX-051
        """)


def test_oracle_of_zefra_searches() -> None:
    check("""
        TRM-280 · 神数的神托 by its activation
        A's turn, Main Phase 1
        A hand: 神数的神托
        A deck: 秘龙星-神数囚牛
        > A activates 神数的神托
        = 秘龙星-神数囚牛 in A hand
        = 神数的神托 in A field zone
        but: no A deck
        ! A can not activate 神数的神托, by TRM-031
        """)
