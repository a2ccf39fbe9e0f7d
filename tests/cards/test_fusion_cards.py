"""Cards about Fusion Materials, apart from what the rulebook says of them."""

from tests.cards.absent import POOL
from tests.cards.playing import check


def test_abc_dragon_buster() -> None:
    check("""
        EFX-064 · ABC-神龙歼灭者 ①: for a card of the hand it banishes one of the field, in any turn
        B's turn, Main Phase 1
        A hand: 圣精灵
        A monsters: ABC-神龙歼灭者
        B monsters: 双生精灵
        B hand: 强欲之壶
        > B activates 强欲之壶
        > A chains ABC-神龙歼灭者 (effect 1) discarding 圣精灵 targeting 双生精灵
        = 圣精灵 in A GY
        = 双生精灵 banished
        = 强欲之壶 in B GY
        but: no A hand
        > B activates 强欲之壶
        = 双生精灵 in B monster zone
    """)
    check("""
        EFX-064 · ABC-神龙歼灭者 ②: it parts into three Union Monsters of different names
        B's turn, Main Phase 1
        A monsters: ABC-神龙歼灭者
        A banished: A-突击核 ×2, B-破坏龙兽, C-粉碎翼龙
        B hand: 强欲之壶
        > B activates 强欲之壶
        > A chains ABC-神龙歼灭者 (effect 2) targeting A-突击核 #1, B-破坏龙兽, C-粉碎翼龙
        > A chooses attack
        > A chooses attack
        > A chooses attack
        = ABC-神龙歼灭者 in A GY
        = A-突击核 #1, B-破坏龙兽, C-粉碎翼龙 face-up attack in A monster zone
        = A-突击核 #2 banished
        = 强欲之壶 in B GY
        but: without C-粉碎翼龙 in A banished
        > B activates 强欲之壶
        = ABC-神龙歼灭者 in A monster zone
    """)


def test_union_a_to_c() -> None:
    check("""
        EFX-216 · B-破坏龙兽: equipped, it keeps the opponent's Spells off its monster
        A's turn, Main Phase 1
        A monsters: B-破坏龙兽, C-粉碎翼龙
        B hand: 黑洞
        > A activates B-破坏龙兽 targeting C-粉碎翼龙
        > A enters the End Phase
        > B activates 黑洞
        = C-粉碎翼龙 in A monster zone
        = B-破坏龙兽 in A spell & trap zone
        = 黑洞 in B GY
        but: A-突击核 instead of B-破坏龙兽 in A monsters
        = A-突击核 in A GY
    """)
    check("""
        EFX-216 · A-突击核: equipped, it keeps effects of the opponent's monsters off its monster
        A's turn, Main Phase 1
        A monsters: A-突击核, C-粉碎翼龙
        B hand: 疾行机人 赤目骰子
        B monsters: 疾行机人 弹珠机卡丁车
        > A activates A-突击核 targeting C-粉碎翼龙
        > A enters the End Phase
        > B activates 疾行机人 弹珠机卡丁车 targeting C-粉碎翼龙
        = 疾行机人 赤目骰子 in B GY
        = C-粉碎翼龙 in A monster zone
        = A-突击核 equipped to C-粉碎翼龙
        = A-突击核 in A spell & trap zone
        but: B-破坏龙兽 instead of A-突击核 in A monsters
        = B-破坏龙兽 in A GY

        EFX-216 · But not effects of the player's own, from which A-突击核 saves it
        A's turn, Main Phase 1
        A monsters: A-突击核, C-粉碎翼龙, 疾行机人 弹珠机卡丁车
        A hand: 疾行机人 赤目骰子
        > A activates A-突击核 targeting C-粉碎翼龙
        > A activates 疾行机人 弹珠机卡丁车 targeting C-粉碎翼龙
        = C-粉碎翼龙 in A monster zone
        = A-突击核 in A GY
        = 疾行机人 赤目骰子 in A GY
        but: no A hand
        > A activates A-突击核 targeting C-粉碎翼龙
        ! A can not activate 疾行机人 弹珠机卡丁车, by EFX-031
        = A-突击核 in A spell & trap zone

        EFX-216 · A-突击核 is destroyed instead, by battle as well
        A's turn, Main Phase 1
        A monsters: A-突击核, C-粉碎翼龙
        B monsters: 双生精灵
        > A activates A-突击核 targeting C-粉碎翼龙
        > A enters the End Phase
        > B enters the Battle Phase
        > B attacks C-粉碎翼龙 with 双生精灵
        = A-突击核 in A GY
        = C-粉碎翼龙 in A monster zone
        = A LP 7300
        but: 圣精灵 instead of 双生精灵 in B monsters
        > A activates A-突击核 targeting C-粉碎翼龙
        > A enters the End Phase
        > B enters the Battle Phase
        > B attacks C-粉碎翼龙 with 圣精灵
        = A-突击核 in A spell & trap zone
    """)
    check("""
        EFX-216 · C-粉碎翼龙: equipped, it keeps the opponent's Traps off its monster
        A's turn, Main Phase 1
        A monsters: C-粉碎翼龙, A-突击核
        B set: 神圣防护罩 -反射镜力-
        > A activates C-粉碎翼龙 targeting A-突击核
        > A enters the Battle Phase
        > B passes
        > A attacks directly with A-突击核
        > B activates 神圣防护罩 -反射镜力-
        = B LP 6100
        = A-突击核 in A monster zone
        = C-粉碎翼龙 in A spell & trap zone
        = 神圣防护罩 -反射镜力- in B GY
        but: B-破坏龙兽 instead of C-粉碎翼龙 in A monsters
        = B-破坏龙兽 in A GY

        EFX-216 · But not the player's own
        A's turn, Main Phase 1
        A hand: 岩石巨兵
        A monsters: C-粉碎翼龙, A-突击核
        A set: 激流葬
        > A activates C-粉碎翼龙 targeting A-突击核
        > A passes
        > A summons 岩石巨兵
        > A activates 激流葬
        = C-粉碎翼龙 in A GY
        = A-突击核 in A monster zone
        = 岩石巨兵, 激流葬 in A GY
        but: no A set
        = C-粉碎翼龙 in A spell & trap zone
    """)
    check("""
        EFX-034 · A-突击核 and B-破坏龙兽 ③: sent from the field, they add other Union Monsters
        A's turn, Main Phase 1
        A hand: 青眼白龙
        A deck: Y-龙头
        A monsters: A-突击核, B-破坏龙兽
        > A summons 青眼白龙 tributing A-突击核, B-破坏龙兽
        > A orders B-破坏龙兽, A-突击核
        = Y-龙头 in A hand
        = B-破坏龙兽 in A hand
        = A-突击核 in A GY
        = 青眼白龙 in A monster zone
        but: 圣精灵 instead of Y-龙头 in A deck
        > A summons 青眼白龙 tributing A-突击核, B-破坏龙兽
        > A activates A-突击核
        = 圣精灵 in A deck
    """)
    check("""
        EFX-034 · C-粉碎翼龙 ③: sent from the field, it brings another one from the hand
        A's turn, Main Phase 1
        A hand: 空白6星效果怪兽, Y-龙头
        A monsters: C-粉碎翼龙
        > A summons 空白6星效果怪兽 tributing C-粉碎翼龙
        > A activates C-粉碎翼龙 in attack
        = Y-龙头 face-up attack in A monster zone
        = C-粉碎翼龙 in A GY
        but: 圣精灵 instead of Y-龙头 in A hand
        > A summons 空白6星效果怪兽 tributing C-粉碎翼龙
        = 圣精灵 in A hand
    """)


def test_blue_eyes_twin_burst_dragon() -> None:
    check("""
        SEG-042 · 青眼双爆裂龙 attacks two monsters, and banishes what it didn't destroy
        A's turn, Battle Phase
        A monsters: 青眼双爆裂龙
        B monsters: 电子终结龙, 圣精灵
        > A attacks 电子终结龙 with 青眼双爆裂龙
        > A activates 青眼双爆裂龙
        = 电子终结龙 banished
        = 青眼双爆裂龙 in A monster zone
        = A LP 7000
        > A attacks 圣精灵 with 青眼双爆裂龙
        = 圣精灵 in B GY
        but: 白骨 instead of 电子终结龙 in B monsters
        > A attacks 白骨 with 青眼双爆裂龙
        = 白骨 in B GY
        = A LP 8000
    """)


def test_fluffal() -> None:
    check("""
        EFX-064 · 锋利小鬼·剪刀 comes back for a card of the hand; 毛绒动物·熊 fetches 融合
        A's turn, Main Phase 1
        A hand: 圣精灵
        A monsters: 毛绒动物·熊
        A GY: 锋利小鬼·剪刀, 融合
        > A activates 锋利小鬼·剪刀 returning 圣精灵
        = 锋利小鬼·剪刀 face-up defense in A monster zone
        = 圣精灵 in A deck
        > A activates 毛绒动物·熊 (effect 2) targeting 融合
        = 融合 in A hand
        = 毛绒动物·熊 in A GY
        but: no A hand
        ! A can not activate 锋利小鬼·剪刀, by EFX-031
        > A activates 毛绒动物·熊 (effect 2) targeting 融合
        = 融合 in A hand
        = 锋利小鬼·剪刀 in A GY
    """)
    check(
        """
        EFX-064 · 毛绒动物·熊 ①: sent from the hand, it Sets 玩具罐; one effect of that name a turn
        A's turn, Main Phase 1
        A hand: 毛绒动物·熊
        A deck: 圣精灵, 玩具罐
        A monsters: 毛绒动物·熊
        A GY: 融合
        > A activates 毛绒动物·熊 #1
        = 毛绒动物·熊 #1 in A GY
        = 玩具罐 face-down in A spell & trap zone
        = 圣精灵 in A deck
        ! A can not activate 毛绒动物·熊 #2 (effect 2), by SEG-070
        = 融合 in A GY
        but: without 玩具罐 in A deck
        ! A can not activate 毛绒动物·熊 #1, by TRM-031
        + A can activate 毛绒动物·熊 #2 (effect 2)
    """,
        POOL,
    )
    check("""
        EFX-216 · 魔玩具·剪刀熊 is equipped with what it has destroyed, for 1000 ATK
        A's turn, Battle Phase
        A monsters: 魔玩具·剪刀熊
        B monsters: 圣精灵
        > A attacks 圣精灵 with 魔玩具·剪刀熊
        > A activates 魔玩具·剪刀熊
        = 圣精灵 equipped to 魔玩具·剪刀熊
        = 魔玩具·剪刀熊 ATK 3200
        but: 青眼白龙 instead of 圣精灵 in B monsters
        > A attacks 青眼白龙 with 魔玩具·剪刀熊
        = 魔玩具·剪刀熊 in A GY
        = 青眼白龙 in B monster zone
    """)
    check("""
        CRD-009 · 拼缝型毛绒动物 is a Frightfur monster, too, while it is face-up on the field
        A's turn, Main Phase 1
        A hand: 融合
        A monsters: 拼缝型毛绒动物, 锋利小鬼·剪刀
        A extra deck: 魔玩具·剪刀熊
        > A activates 融合 using 拼缝型毛绒动物, 锋利小鬼·剪刀 in attack
        = 拼缝型毛绒动物, 锋利小鬼·剪刀 in A GY
        = 魔玩具·剪刀熊 in A monster zone
        but: 元素英雄 羽翼侠 instead of 锋利小鬼·剪刀 in A monsters
        ! A can not activate 融合, by CRD-163
    """)


def test_dark_flare_knight() -> None:
    check("""
        EFX-064 · 黑炎之骑士: no battle damage, and 幻影之骑士 when it was destroyed
        A's turn, Battle Phase
        A deck: 幻影之骑士
        A monsters: 黑炎之骑士
        B monsters: 青眼白龙
        > A attacks 青眼白龙 with 黑炎之骑士
        > A chooses attack
        = 黑炎之骑士 in A GY
        = 幻影之骑士 face-up attack in A monster zone
        = A LP 8000
        > A attacks 青眼白龙 with 幻影之骑士
        = 青眼白龙 in B GY
        = B LP 5200
        > A passes
        = 幻影之骑士 banished
        but: no A deck
        > A attacks 青眼白龙 with 黑炎之骑士
        = 青眼白龙 in B monster zone
        = B LP 8000
        = A LP 8000
    """)


def test_vision_heroes() -> None:
    check("""
        EFX-218 · 幻影英雄 倍增人 is a Continuous Trap, and comes back for a HERO
        B's turn, Main Phase 1
        A monsters: 元素英雄 羽翼侠
        A GY: 幻影英雄 倍增人
        B hand: 昼夜的大火灾
        > B activates 昼夜的大火灾
        > A activates 幻影英雄 倍增人
        = 昼夜的大火灾 in B GY
        = 幻影英雄 倍增人 face-up in A spell & trap zone
        > A activates 幻影英雄 倍增人 (effect 2) tributing 元素英雄 羽翼侠 in attack
        > A activates 幻影英雄 倍增人 (effect 3)
        = 幻影英雄 倍增人 ATK 1600
        = 元素英雄 羽翼侠 in A GY
        but: 圣精灵 instead of 元素英雄 羽翼侠 in A monsters
        > B activates 昼夜的大火灾
        > A activates 幻影英雄 倍增人
        ! A can not activate 幻影英雄 倍增人 (effect 2), by EFX-031
        = 圣精灵 in A monster zone
    """)
    check("""
        EFX-064 · 幻影英雄 崇拜人: a monster of the opponent's loses the ATK of another HERO
        A's turn, Main Phase 1
        A monsters: 幻影英雄 崇拜人, 元素英雄 羽翼侠
        B monsters: 青眼白龙
        > A activates 幻影英雄 崇拜人 targeting 青眼白龙, 元素英雄 羽翼侠
        = 青眼白龙 ATK 2000
        = 青眼白龙 DEF 1500
        but: 圣精灵 instead of 元素英雄 羽翼侠 in A monsters
        ! A can not activate 幻影英雄 崇拜人, by EFX-051
        = 青眼白龙 ATK 3000
    """)


def test_thunder_dragon_fusion() -> None:
    check("""
        EFX-148 · 雷龙融合 ②: from the GY, but not in the turn in which it came there
        A's turn, Main Phase 1
        A deck: 雷龙
        A GY: 雷龙融合
        > A activates 雷龙融合 (effect 2)
        = 雷龙 in A hand
        = 雷龙融合 banished
        but: no A deck
        ! A can not activate 雷龙融合 (effect 2), by TRM-031
    """)


def test_parallel_world_fusion() -> None:
    check("""
        CHG-011 · 平行世界融合: nothing else is Special Summoned that turn
        A's turn, Main Phase 1
        A hand: 平行世界融合, 死者苏生
        A GY: 圣精灵
        A banished: 元素英雄 羽翼侠, 元素英雄 爆热女郎
        A extra deck: 元素英雄 火焰翼侠
        > A activates 平行世界融合 using 元素英雄 羽翼侠, 元素英雄 爆热女郎 in attack
        ! A can not activate 死者苏生, by SEG-071
        = 元素英雄 火焰翼侠 in A monster zone
        = 圣精灵 in A GY
        but: without 平行世界融合 in A hand
        + A can activate 死者苏生
        = 元素英雄 火焰翼侠 in A extra deck
    """)
