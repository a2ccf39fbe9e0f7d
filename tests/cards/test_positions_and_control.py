"""Cards about positions, flips and control: what the rulebook's scenarios don't show of them."""

from tests.cards.playing import check


def test_true_draco_tributes() -> None:
    check("""
        TRM-162 · Continuous Spells and Traps can be Tributed for it, and it is immune to both then
        A's turn, Main Phase 1
        A hand: 真龙剑皇 卓辉星·拼图, 黑洞
        A face-up: 空白永续魔法
        A set: 空白永续陷阱
        A monsters: 圣精灵
        ! A can not set 真龙剑皇 卓辉星·拼图, by CRD-098
        > A summons 真龙剑皇 卓辉星·拼图 tributing 空白永续魔法, 空白永续陷阱
        > everyone passes
        > A activates 黑洞
        > everyone passes
        = 圣精灵 in A GY
        = 真龙剑皇 卓辉星·拼图 face-up attack in A monster zone
        but: 暗黑骑士 盖亚 instead of 真龙剑皇 卓辉星·拼图 in A hand
        ! A can not summon 暗黑骑士 盖亚, by CRD-098
    """)


def test_pot_of_the_forbidden() -> None:
    check("""
        TRM-168 · A card of the opponent's hand returns to the Deck
        A's turn, Main Phase 1
        A set monsters: 禁忌之壶
        B hand: 圣精灵, 双生精灵
        > A flips 禁忌之壶
        > A activates 禁忌之壶 (effect 1, part 4)
        > A chooses 双生精灵
        = 双生精灵 in B deck
        = 圣精灵 in B hand
        but: 空白反转怪兽 instead of 禁忌之壶 in A set monsters
        > A flips 空白反转怪兽
        = 双生精灵 in B hand
        = 圣精灵 in B hand
    """)


def test_amaterasu() -> None:
    check("""
        TRM-154 · Flipped, it banishes everything else, and returns in the End Phase
        A's turn, Main Phase 1
        A set monsters: 天照大神
        A monsters: 圣精灵
        B monsters: 双生精灵
        > A flips 天照大神
        = 圣精灵 banished
        = 双生精灵 banished
        = 天照大神 face-up attack
        > A enters the End Phase
        > A passes
        = 天照大神 in A hand
        but: 空白反转怪兽 instead of 天照大神 in A set monsters
        > A flips 空白反转怪兽
        = 圣精灵 in A monster zone
        = 双生精灵 in B monster zone
    """)


def test_dark_simorgh() -> None:
    check("""
        TRM-160 · From the hand for a DARK and a WIND monster of the GY
        A's turn, Main Phase 1
        A hand: 暗黑神鸟 斯摩夫
        A GY: 恶魔召唤, 芳香炉
        > A activates 暗黑神鸟 斯摩夫 in attack
        = 恶魔召唤, 芳香炉 banished
        = 暗黑神鸟 斯摩夫 face-up attack
        but: without 芳香炉 in A GY
        ! A can not activate 暗黑神鸟 斯摩夫, by EFX-031
        = 恶魔召唤 in A GY
    """)


def test_cyber_angel_natasha() -> None:
    check("""
        TRM-181 · Negates an attack on a Ritual Monster
        A's turn, Battle Phase
        A monsters: 双生精灵
        B monsters: 电子化天使-那沙帝弥-
        > A attacks 电子化天使-那沙帝弥- with 双生精灵
        > B activates 电子化天使-那沙帝弥- (effect 2)
        = events: B attack negated
        = 电子化天使-那沙帝弥- in B monster zone
        but: 圣精灵 instead of 电子化天使-那沙帝弥- in B monsters
        > A attacks 圣精灵 with 双生精灵
        = no events: attack negated
    """)


def test_eulers_circuit() -> None:
    check("""
        TRM-186 · From the GY, for a card of the archetype, another one
        A's turn, Main Phase 1
        A GY: 欧拉回路
        A hand: 廷达魔三角之猎犬
        A deck: 欧拉回路
        > A activates 欧拉回路 #1
        = 廷达魔三角之猎犬 in A GY
        = 欧拉回路 #1 banished
        = A hand 1
        but: no A hand
        ! A can not activate 欧拉回路 #1, by EFX-051
        = 欧拉回路 #2 in A deck
    """)


def test_dragon_capture_jar() -> None:
    check("""
        TRM-168 · Dragons are in Defense Position
        A's turn, Main Phase 1
        A monsters: 青眼白龙
        A set: 龙族封印之壶
        > A activates 龙族封印之壶
        = 青眼白龙 face-up defense
        ! A can not change 青眼白龙 to attack, by TRM-145
        but: 双生精灵 instead of 青眼白龙 in A monsters
        = 双生精灵 face-up attack
    """)


def test_doriado() -> None:
    check("""
        TRM-167 · Of five Attributes, by its own Ritual Spell
        A's turn, Main Phase 1
        A hand: 树精的祈祷, 精灵术师 树精, 食人虫, 空白1星效果怪兽
        > A activates 树精的祈祷 tributing 食人虫, 空白1星效果怪兽 in attack
        = 精灵术师 树精 is LIGHT and EARTH and WATER and FIRE and WIND
        = 食人虫 in A GY
        but: without 食人虫 in A hand
        ! A can not activate 树精的祈祷, by CRD-147
    """)
