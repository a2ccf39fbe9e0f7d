"""What the cards of the chapter on Tokens do besides: each of their effects."""

from tests.cards.playing import check


def test_clone_goes_with_its_monster() -> None:
    check("""
        TRM-283 · 克隆复制: when the monster is destroyed and sent to the GY, so is the Token
        B's turn, Main Phase 1
        A set: 克隆复制
        A monsters: 青眼白龙
        B hand: 双生精灵
        > B summons 双生精灵
        > A activates 克隆复制 in attack
        > B enters the Battle Phase
        > B attacks 青眼白龙 with 双生精灵
        = events: 双生精灵 destroyed, 克隆衍生物 destroyed
        = 双生精灵 in B GY
        = 克隆衍生物 nowhere
        but: A face-up: 大宇宙
        = 双生精灵 banished
        = 克隆衍生物 in A monster zone
        """)


def test_what_the_clone_would_be() -> None:
    check("""
        TRM-455 · 克隆复制: what the Token would be like decides whether it can be summoned
        B's turn, Main Phase 1
        A set: 克隆复制
        A monsters: 白骨
        A face-up: 御前试合
        B hand: 双生精灵
        > B summons 双生精灵
        = B is asked about main phase
        = no events: activated
        = A monsters 1
        = 白骨 in A monster zone
        = 御前试合 face-up
        but: 暗黑使魔 instead of 双生精灵 in B hand
        > B summons 暗黑使魔
        > A activates 克隆复制 in attack
        = 克隆衍生物 is DARK
        = A monsters 2
        """)


def test_lost_world_makes_eggs() -> None:
    check("""
        TRM-303 · 失落世界: a Dinosaur comes, and the opponent gets an egg
        A's turn, Main Phase 1
        A face-up: 失落世界
        A hand: 双头恐龙王
        > A summons 双头恐龙王
        > A activates 失落世界
        = 侏罗蛋衍生物 face-up defense in B monster zone
        = 双头恐龙王 ATK 1600
        but: 双生精灵 instead of 双头恐龙王 in A hand
        > A summons 双生精灵
        = 双生精灵 ATK 1400
        """)


def test_lost_world_saves_all_or_none() -> None:
    check("""
        TRM-303 · 失落世界: as many Dinosaurs are destroyed as Normal Monsters would be
        A's turn, Main Phase 1
        A face-up: 失落世界
        A hand: 黑洞, 双头恐龙王
        A monsters: 圣精灵, 空白4星效果怪兽
        A deck: 暗黑三角怪鸟龙
        B monsters: 家臣衍生物
        > A activates 黑洞
        > A accepts
        > A chooses 双头恐龙王
        = 双头恐龙王 in A GY
        = 暗黑三角怪鸟龙 in A GY
        = 失落世界 face-up
        = 圣精灵 in A monster zone
        = 家臣衍生物 in B monster zone
        = A monsters 1
        but: without 暗黑三角怪鸟龙 in A deck
        > A activates 黑洞
        = 圣精灵 in A GY
        = 双头恐龙王 in A hand
        """)


def test_jasmine_guards() -> None:
    check("""
        TRM-296 · 芳香炽天使-茉莉: with more LP, Plants that it points to aren't destroyed by battle
        B's turn, Battle Phase
        B LP: 7000
        A monsters: 芳香炽天使-茉莉 (EMZ), 绵毛衍生物 (defense, m1), 绵毛衍生物 (defense, m2)
        B monsters: 双生精灵, 青眼白龙
        > B attacks 绵毛衍生物 at A.m1 with 双生精灵
        = A monsters 3
        = 芳香炽天使-茉莉 in x1
        > B attacks 绵毛衍生物 at A.m2 with 青眼白龙
        = A monsters 2
        but: B LP: 8000
        > B attacks 绵毛衍生物 at A.m1 with 双生精灵
        = A monsters 2
        """)


def test_jasmine_searches_when_lp_are_gained() -> None:
    check("""
        TRM-296 · 芳香炽天使-茉莉: once a turn, if LP are gained, a Plant comes to the hand
        A's turn, Main Phase 1
        A monsters: 芳香炽天使-茉莉 (EMZ)
        A hand: 天使的鲜血 ×2
        A deck: 蒲公英狮, 魔天使 蔷薇之巫师
        > A activates 天使的鲜血 #1
        > A chooses 蒲公英狮
        = 蒲公英狮 in A hand
        > A activates 天使的鲜血 #2
        = A LP 9600
        = 芳香炽天使-茉莉 in x1
        = 魔天使 蔷薇之巫师 in A deck
        but: no A monsters
        > A activates 天使的鲜血 #1
        = 蒲公英狮 in A deck
        """)


def test_tierra_returns_everything() -> None:
    check("""
        TRM-295 · 创星神 提耶拉: all other cards return to the Decks, and nothing can answer that
        A's turn, Main Phase 1
        A hand: 创星神 提耶拉, 圣精灵, 悠悠, 黑洞, 死者苏生, 融合, 地碎, 替罪羊, 月之书, 旋风, 白骨
        B monsters: 青眼白龙
        B hand: 暗黑使魔
        B GY: 血腥魔兽人
        B set: 强制脱出装置
        > A Special Summons 创星神 提耶拉
        > A chooses 圣精灵, 悠悠, 黑洞, 死者苏生, 融合, 地碎, 替罪羊, 月之书, 旋风
        > A chooses attack
        = no events: destroyed
        = 青眼白龙, 暗黑使魔, 血腥魔兽人, 强制脱出装置 in B deck
        = 圣精灵, 悠悠, 黑洞, 死者苏生, 融合, 地碎, 替罪羊, 月之书, 旋风, 白骨 in A deck
        = 创星神 提耶拉 in A monster zone
        but: without 白骨 in A hand
        ! A can not Special Summon 创星神 提耶拉, by CRD-124
        """)


def test_tanngrisnir_leaves_two() -> None:
    check("""
        TRM-294 · 极星兽 坦格里斯尼尔: destroyed by battle, it leaves two Tokens
        A's turn, Battle Phase
        A monsters: 双生精灵
        B monsters: 极星兽 坦格里斯尼尔
        > A attacks 极星兽 坦格里斯尼尔 with 双生精灵
        > B chooses defense
        > B chooses attack
        = B monsters 2
        = 极星兽衍生物 at B.m1 is Beast
        but: 圣精灵 instead of 极星兽 坦格里斯尼尔 in B monsters
        > A attacks 圣精灵 with 双生精灵
        = B monsters 0
        """)
