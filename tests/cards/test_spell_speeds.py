"""Cards of the entries about Spell Speeds and time: what their scenarios don't show."""

from tests.cards.playing import check


def test_rebound_sends_a_card() -> None:
    check("""
        EFX-165 · 篮板球 ①: negates what returns a card from the field, and sends a card
        A's turn, Main Phase 1
        A set: 强制脱出装置
        A hand: 圣精灵
        A monsters: 血腥魔兽人
        B monsters: 双生精灵
        B set: 篮板球
        > A activates 强制脱出装置 targeting 双生精灵
        > B chains 篮板球
        = B is asked about branches
        > B chooses effect 2
        > B chooses 血腥魔兽人
        = 血腥魔兽人 in A GY
        = 双生精灵 in B monster zone
        = 圣精灵 in A hand
        but: 空白通常陷阱 instead of 篮板球 in B set
        > A activates 强制脱出装置 targeting 双生精灵
        = 双生精灵 in B hand
        """)


def test_super_soldier_shield_protects_monsters() -> None:
    check("""
        EFX-165 · 超战士之盾 ①: negates what targets a monster; Set again by ②, it is banished then
        A's turn, Main Phase 1
        A monsters: 混沌战士
        A face-up: 混沌场
        A counters on 混沌场: 1 Spell Counter
        A GY: 超战士之盾
        B set: 强制脱出装置, 旋风
        > A activates 超战士之盾 (effect 2)
        > B passes
        = 超战士之盾 face-down in A spell & trap zone
        > B activates 旋风 targeting 超战士之盾
        > B passes
        = 超战士之盾 banished
        = 混沌战士 face-up attack
        = 强制脱出装置 face-down
        = 混沌场 counters 0
        but: A set: 超战士之盾
        > A enters the End Phase
        > A passes
        > B activates 强制脱出装置 targeting 混沌战士
        > A chains 超战士之盾 at s1
        > everyone passes
        = 混沌战士 face-up attack
        = 强制脱出装置 in B GY
        """)


def test_emergeroid_call_sends_namesakes() -> None:
    check("""
        EFX-165 · 红色机人呼唤 ①: the other cards of that name go to the GY, of who activated it
        A's turn, Main Phase 1
        A hand: 强欲之壶
        A deck: 强欲之壶, 圣精灵
        B monsters: 蒸汽旋翼机人
        B set: 红色机人呼唤
        B deck: 强欲之壶
        > A activates 强欲之壶
        > B chains 红色机人呼唤
        = A's 强欲之壶 #1, A's 强欲之壶 #2 in A GY
        = B's 强欲之壶 in B deck
        = 圣精灵 in A deck
        but: 双生精灵 instead of 蒸汽旋翼机人 in B monsters
        > A activates 强欲之壶
        = 圣精灵 in A hand
        """)


def test_rainbow_ruins_grow() -> None:
    check("""
        EFX-051 · 虹之古代都市: with four cards a draw, with five a summon, never destroyed
        A's turn, Main Phase 1
        A face-up: 虹之古代都市, 宝玉兽 钴尖晶鹰 ×3, 宝玉兽 青玉飞马 ×2
        A deck: 圣精灵
        A hand: 旋风
        > A activates 虹之古代都市 (effect 1, part 2)
        > A passes
        = 圣精灵 in A hand
        > A activates 虹之古代都市 (effect 1, part 3) targeting 宝玉兽 钴尖晶鹰 #1 in attack
        > A passes
        = 宝玉兽 钴尖晶鹰 #1 face-up attack in A monster zone
        > A activates 旋风 targeting 虹之古代都市
        = 虹之古代都市 face-up
        = 宝玉兽 钴尖晶鹰 #2, 宝玉兽 钴尖晶鹰 #3, 宝玉兽 青玉飞马 #1, 宝玉兽 青玉飞马 #2 face-up
        but: A face-up: 虹之古代都市
        ! A can not activate 虹之古代都市 (effect 1, part 2), by EFX-051
        ! A can not activate 虹之古代都市 (effect 1, part 3), by EFX-051
        > A activates 旋风 targeting 虹之古代都市
        = 虹之古代都市 in A GY
        """)


def test_rainbow_ruins_halve_damage() -> None:
    check("""
        EFX-273 · 虹之古代都市: with two cards the battle damage to you can be halved, once a turn
        B's turn, Battle Phase
        A face-up: 虹之古代都市, 宝玉兽 钴尖晶鹰 ×2
        B monsters: 双生精灵, 血腥魔兽人
        > B attacks directly with 双生精灵
        > A accepts
        = A LP 7050
        > B attacks directly with 血腥魔兽人
        = A LP 5150
        = 宝玉兽 钴尖晶鹰 #1, 宝玉兽 钴尖晶鹰 #2, 虹之古代都市 face-up
        but: A face-up: 虹之古代都市
        > B attacks directly with 双生精灵
        = A LP 6100
        """)


def test_gladiators_by_each_other() -> None:
    check("""
        TRM-118 · 剑斗兽 绳斗 has 2100 ATK if a 剑斗兽 has summoned it
        A's turn, Battle Phase
        A monsters: 剑斗兽 鱼斗
        A deck: 剑斗兽 绳斗
        > A attacks directly with 剑斗兽 鱼斗
        > A activates 剑斗兽 鱼斗 (effect 2) in attack
        = 剑斗兽 绳斗 in A monster zone
        = 剑斗兽 绳斗 ATK 2100
        = 剑斗兽 鱼斗 in A deck
        but: A GY: 剑斗兽的底力
        > A attacks directly with 剑斗兽 鱼斗
        > A declines
        = 剑斗兽 绳斗 in A deck
        """)


def test_gyroid_stays_once() -> None:
    check("""
        EFX-207 · 旋翼机人 isn't destroyed by battle the first time in a turn
        B's turn, Battle Phase
        A monsters: 旋翼机人 (defense)
        B monsters: 双生精灵, 血腥魔兽人
        > B attacks 旋翼机人 with 双生精灵
        = 旋翼机人 in A monster zone
        > B attacks 旋翼机人 with 血腥魔兽人
        = 旋翼机人 in A GY
        but: 单车机人 instead of 旋翼机人 in A monsters
        > B attacks 单车机人 with 双生精灵
        = 单车机人 in A GY
        > B attacks directly with 血腥魔兽人
        = A LP 6100
        """)


def test_reincarnation_from_the_gy() -> None:
    check("""
        TRM-108 · 淘气仙星的康乃馨转生术 ②: banished, it brings one back, in the opponent's turn too
        B's turn, Main Phase 1
        A GY: 淘气仙星的康乃馨转生术, 淘气仙星·坎迪娜
        B hand: 强欲之壶
        > B activates 强欲之壶
        > A chains 淘气仙星的康乃馨转生术 (effect 2) in attack
        = 淘气仙星的康乃馨转生术 banished
        = 淘气仙星·坎迪娜 face-up attack in A monster zone
        but: 双生精灵 instead of 淘气仙星·坎迪娜 in A GY
        > B activates 强欲之壶
        = B hand 2
        = 双生精灵 in A GY
        """)
