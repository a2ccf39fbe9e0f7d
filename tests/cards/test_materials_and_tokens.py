"""Cards about Tokens and materials, apart from what the rulebook says of them."""

from tests.cards.playing import check


def test_landrobe() -> None:
    check("""
        TRM-307 · 地帝家臣 兰罗布 ①: nothing comes from the Extra Deck that turn
        A's turn, Main Phase 1
        A hand: 地帝家臣 兰罗布
        A monsters: 圣精灵, 银牙狼
        A extra deck: 代理龙
        B monsters: 双生精灵
        > A activates 地帝家臣 兰罗布 in defense
        = 双生精灵 face-down defense
        = 圣精灵, 银牙狼 face-up attack
        ! A can not Link Summon 代理龙, by SEG-071
        but: no A hand
        + A can Link Summon 代理龙
    """)
    check("""
        TRM-307 · 地帝家臣 兰罗布 ②: Tributed for a Tribute Summon, it brings another one back
        A's turn, Main Phase 1
        A hand: 空白6星效果怪兽
        A monsters: 地帝家臣 兰罗布
        A GY: 雷帝家臣 密特拉, 圣精灵
        > A summons 空白6星效果怪兽 tributing 地帝家臣 兰罗布
        > A activates 地帝家臣 兰罗布
        = 雷帝家臣 密特拉 in A hand
        = 圣精灵, 地帝家臣 兰罗布 in A GY
        = A hand 1
        but: without 雷帝家臣 密特拉 in A GY
        > A summons 空白6星效果怪兽 tributing 地帝家臣 兰罗布
        = 地帝家臣 兰罗布 in A GY
        = A hand 0
    """)


def test_supreme_king_dragon_starving_venom() -> None:
    check("""
        CRD-124 · 霸王眷龙 凶饿毒 comes for two DARK Pendulum Monsters that are Tributed
        A's turn, Main Phase 1
        A monsters: 暗黑神鸟 斯摩夫, 宙读之魔术士, 异色眼灵摆龙
        A extra deck: 霸王眷龙 凶饿毒
        > A Special Summons 霸王眷龙 凶饿毒 tributing 宙读之魔术士, 异色眼灵摆龙 in attack
        = 宙读之魔术士, 异色眼灵摆龙 in A extra deck
        = 霸王眷龙 凶饿毒 in A monster zone
        = 暗黑神鸟 斯摩夫 in A monster zone
        but: without 宙读之魔术士 in A monsters
        ! A can not Special Summon 霸王眷龙 凶饿毒, by CRD-124
    """)
    check("""
        EFX-272 · 霸王眷龙 凶饿毒 has the effects of what it targets, and own monsters pierce
        A's turn, Main Phase 1
        A monsters: 霸王眷龙 凶饿毒, 双生精灵
        A GY: 流氓佣兵部队
        B monsters: 青眼白龙, 空白1星效果怪兽 (defense)
        > A activates 霸王眷龙 凶饿毒 targeting 流氓佣兵部队
        = 霸王眷龙 凶饿毒 is called 流氓佣兵部队
        > A activates 霸王眷龙 凶饿毒 targeting 青眼白龙
        = 青眼白龙 in B GY
        = 霸王眷龙 凶饿毒 in A GY
        > A enters the Battle Phase
        > A attacks 空白1星效果怪兽 with 双生精灵
        = B LP 6200
        but: 圣精灵 instead of 流氓佣兵部队 in A GY
        > A activates 霸王眷龙 凶饿毒 targeting 圣精灵
        = 霸王眷龙 凶饿毒 is called 圣精灵
        = 霸王眷龙 凶饿毒 in A monster zone
    """)


def test_saryuja_gains_by_number_of_materials() -> None:
    check("""
        CRD-174 · 锁龙蛇-骷髅四面鬼 with three materials: a monster comes from the hand, and gains
        A's turn, Main Phase 1
        A monsters: LAN喙嘴龙 (EMZ), 圣精灵, 双生精灵
        A hand: 银牙狼
        A extra deck: 锁龙蛇-骷髅四面鬼
        > A Link Summons 锁龙蛇-骷髅四面鬼 using LAN喙嘴龙, 圣精灵, 双生精灵 in x1
        = A is asked about main phase
        > A activates 锁龙蛇-骷髅四面鬼 in m2 in attack
        = 银牙狼 in A m2
        = 银牙狼 ATK 1500
        = 银牙狼 DEF 1100
        but: 解码语者 instead of LAN喙嘴龙 in A monsters
        > A Link Summons 锁龙蛇-骷髅四面鬼 using 解码语者, 圣精灵 in x1
        ! A can not activate 锁龙蛇-骷髅四面鬼, by SEG-034
        > A summons 银牙狼 in m1
        = 银牙狼 ATK 1500
    """)
    check("""
        CRD-174 · What isn't summoned where it points gains nothing
        A's turn, Main Phase 1
        A monsters: 解码语者 (EMZ), 圣精灵
        A hand: 银牙狼
        A extra deck: 锁龙蛇-骷髅四面鬼
        > A Link Summons 锁龙蛇-骷髅四面鬼 using 解码语者, 圣精灵 in x1
        > A summons 银牙狼 in m5
        = 银牙狼 ATK 1200
        but: 双生精灵 instead of 银牙狼 in A hand
        > A Link Summons 锁龙蛇-骷髅四面鬼 using 解码语者, 圣精灵 in x1
        > A summons 双生精灵 in m1
        = 双生精灵 ATK 2200
    """)


def test_eater_of_millions_is_no_material() -> None:
    check("""
        CRD-109 · 吞食百万的暴食兽 can't be Tributed, nor be Fusion, Synchro or Xyz Material
        A's turn, Main Phase 1
        A hand: 空白6星效果怪兽, 融合
        A monsters: 吞食百万的暴食兽, 圣精灵
        A extra deck: 始祖龙 古龙
        ! A can not activate 融合, by CRD-163
        > A summons 空白6星效果怪兽
        = 圣精灵 in A GY
        = 吞食百万的暴食兽 in A monster zone
        = 始祖龙 古龙 in A extra deck
        but: without 圣精灵 in A monsters
        ! A can not summon 空白6星效果怪兽, by CRD-109
    """)


def test_aqua_chorus_looks_at_names() -> None:
    check("""
        EFX-300 · 水之合唱: two of one name on the field, whoever controls them, face-up only
        A's turn, Main Phase 1
        A face-up: 水之合唱
        A monsters: 圣精灵, 银牙狼
        B monsters: 圣精灵
        = A's 圣精灵 ATK 1300
        = B's 圣精灵 DEF 2500
        = 银牙狼 ATK 1200
        = 水之合唱 face-up
        but: without 圣精灵 in B monsters
        = A's 圣精灵 ATK 800
    """)


def test_worm_victory() -> None:
    check("""
        SEG-050 · 维多利异虫 destroys all that is no Worm, and gains by those in the GY
        A's turn, Main Phase 1
        A set monsters: 维多利异虫
        A monsters: 林克斯异虫, 银牙狼
        A GY: 维多利异虫
        B monsters: 双生精灵
        B set monsters: 圣精灵
        > A flips 维多利异虫 #1
        = 银牙狼 in A GY
        = 双生精灵 in B GY
        = 圣精灵 face-down defense
        = 林克斯异虫 in A monster zone
        = 维多利异虫 #2 in A GY
        = 维多利异虫 #1 ATK 500
        but: no A GY
        = 维多利异虫 #1 ATK 0
    """)
