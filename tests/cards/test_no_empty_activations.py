"""What can be activated, and what would come to nothing: cards of which another engine differed."""

from tests.cards.playing import check


def test_an_amount_of_0() -> None:
    check("""
        TRM-031 · There are no cards in the opponent's hand to gain LP for
        A's turn, Main Phase 1
        A monsters: 新空间侠·天空蜂鸟
        ! A can not activate 新空间侠·天空蜂鸟, by TRM-031
        but: B hand: 空白1星效果怪兽
        > A activates 新空间侠·天空蜂鸟
        = A LP 8500
        """)


def test_what_has_no_atk_loses_none() -> None:
    check("""
        TRM-031 · What has 0 ATK can't be halved, since nothing could be gained by it
        A's turn, Main Phase 1
        A monsters: 暗叛逆超量龙
        A materials of 暗叛逆超量龙: 空白4星效果怪兽, 圣精灵
        B monsters: 光龙星-螭吻
        ! A can not activate 暗叛逆超量龙, by TRM-031
        = 圣精灵 under 暗叛逆超量龙
        = 光龙星-螭吻 ATK 0
        but: 双生精灵 instead of 光龙星-螭吻 in B monsters
        > A activates 暗叛逆超量龙 detaching 空白4星效果怪兽, 圣精灵
        = 双生精灵 ATK 950
        = 暗叛逆超量龙 ATK 3450
        = 圣精灵 in A GY
        """)


def test_what_comes_after_must_be_possible() -> None:
    check("""
        TRM-031 · 龙之转生 needs a Dragon to be Special Summoned besides the one that is banished
        A's turn, Main Phase 1
        A monsters: 青眼白龙
        A set: 龙之转生
        ! A can not activate 龙之转生, by TRM-031
        but: A hand: 真红眼黑龙
        > A activates 龙之转生 targeting 青眼白龙
        > A chooses attack
        = 青眼白龙 banished
        = 真红眼黑龙 in A monster zone
        """)
    check("""
        TRM-031 · 假面变化 needs a Masked HERO of the same Attribute
        A's turn, Main Phase 1
        A hand: 假面变化
        A monsters: 元素英雄 羽翼侠
        A extra deck: 假面英雄 暗鬼
        ! A can not activate 假面变化, by TRM-031
        = 假面英雄 暗鬼 in A extra deck
        but: 命运英雄 防御人 instead of 元素英雄 羽翼侠 in A monsters
        > A activates 假面变化 targeting 命运英雄 防御人
        > A chooses attack
        = 假面英雄 暗鬼 in A monster zone
        """)


def test_the_cost_can_be_the_target() -> None:
    check("""
        CRD-284 · What is discarded for 死者转生 can be its only target
        A's turn, Main Phase 1
        A hand: 死者转生, 圣精灵
        > A activates 死者转生
        = 圣精灵 in A hand
        = 死者转生 in A GY
        but: 旋风 instead of 圣精灵 in A hand
        ! A can not activate 死者转生, by EFX-051
        """)
    check("""
        CRD-284 · What is Tributed for RAM云雄羊 can be its only target, also itself
        A's turn, Main Phase 1
        A monsters: RAM云雄羊
        > A activates RAM云雄羊
        = events: RAM云雄羊 tributed
        > A chooses attack
        = RAM云雄羊 in A monster zone
        but: 圣精灵 instead of RAM云雄羊 in A monsters
        ! A can not activate 圣精灵, by SEG-034
        """)
    check("""
        CRD-284 · What is sent for 僵尸之主 can be its only target
        A's turn, Main Phase 1
        A monsters: 僵尸之主
        A hand: 白骨
        > A activates 僵尸之主
        > A chooses attack
        = 白骨 in A monster zone
        but: 圣精灵 instead of 白骨 in A hand
        ! A can not activate 僵尸之主, by EFX-051
        """)


def test_a_pendulum_card_is_activated_as_a_spell() -> None:
    check("""
        CRD-077 · What forbids the effects of monsters doesn't forbid to activate a Pendulum Card
        A's turn, Main Phase 1
        A monsters: 威光魔人
        A hand: 龙脉之魔术师, 增殖的G
        A pendulum zones: 慧眼之魔术师
        A deck: 贱龙之魔术师
        ! A can not activate 增殖的G, by SEG-071
        > A activates 龙脉之魔术师 (activation)
        > everyone passes
        = 龙脉之魔术师 in A pendulum zone
        > A activates 慧眼之魔术师
        > everyone passes
        = 贱龙之魔术师 in A pendulum zone
        but: without 威光魔人 in A monsters
        > A activates 龙脉之魔术师 (activation)
        + A can activate 增殖的G
        """)


def test_its_own_activation_is_no_trigger_of_its_own() -> None:
    check("""
        CRD-315 · 魔力诱导者 counts no Spell Card but those that are activated after it
        A's turn, Main Phase 1
        A hand: 魔力诱导者, 强欲之壶
        > A activates 魔力诱导者 (activation)
        = 魔力诱导者 has 0 Spell Counters
        > A activates 强欲之壶
        = 魔力诱导者 has 1 Spell Counter
        but: A monsters: 熟练的黑魔术师
        > A activates 魔力诱导者 (activation)
        = 熟练的黑魔术师 has 1 Spell Counter
        > A activates 强欲之壶
        = 魔力诱导者 has 1 Spell Counter
        = 熟练的黑魔术师 has 2 Spell Counters
        """)


def test_its_own_destruction_is_no_trigger_of_its_second_effect() -> None:
    check("""
        EFX-154 · 光龙星-螭吻 is Special Summoned when another one is destroyed, not itself
        A's turn, Main Phase 1
        A monsters: 光龙星-螭吻
        A hand: 黑洞
        A deck: 秘龙星-神数囚牛
        > A activates 黑洞
        = A is asked about triggers
        ! A can not activate 光龙星-螭吻 (effect 2), by TRG-135
        > A activates 光龙星-螭吻 (effect 1)
        > A chooses attack
        = 秘龙星-神数囚牛 in A monster zone
        but: no A deck
        ! A can not activate 光龙星-螭吻 (effect 1), by EFX-051
        """)


def test_a_counter_placed_by_its_own_activation() -> None:
    check("""
        TRM-194 · 隐居者的大釜 has room for its counter when it is processed
        A's turn, Main Phase 1
        A hand: 隐居者的大釜
        > A activates 隐居者的大釜
        = 隐居者的大釜 counters 1
        > A activates 隐居者的大釜 (effect 3, part 1)
        = A LP 8500
        but: B set: 旋风
        > A activates 隐居者的大釜
        > B chains 旋风
        = 隐居者的大釜 in A GY
        = A LP 8000
        """)


def test_an_effect_sends_what_goes_elsewhere() -> None:
    check("""
        EFX-049 · 即神佛 sends a Pendulum Monster elsewhere: only a cost must arrive
        A's turn, Main Phase 1
        A hand: 即神佛
        A monsters: 慧眼之魔术师
        > A activates 即神佛
        = 慧眼之魔术师 face-up in A extra deck
        but: 圣精灵 instead of 慧眼之魔术师 in A monsters
        = 圣精灵 in A GY
        """)


def test_what_is_shown_can_be_shown_once_in_a_chain() -> None:
    check("""
        EFX-031 · 淘气仙星·曼珠诗华 is shown to be activated, and not again before it is processed
        A's turn, Main Phase 1
        A hand: 淘气仙星·曼珠诗华
        A monsters: 淘气仙星·坎迪娜, 淘气仙星·坎迪娜
        B set: 强欲之瓶
        > A activates 淘气仙星·曼珠诗华 targeting 淘气仙星·坎迪娜 #1
        > B chains 强欲之瓶
        > A chooses attack
        = 淘气仙星·坎迪娜 #1 in A hand
        = 淘气仙星·坎迪娜 #2 in A monster zone
        = 淘气仙星·曼珠诗华 in A monster zone
        but: with 淘气仙星·曼珠诗华 in A hand
        > A activates 淘气仙星·曼珠诗华 targeting 淘气仙星·坎迪娜 #1
        > B chains 强欲之瓶
        > A chains 淘气仙星·曼珠诗华 targeting 淘气仙星·坎迪娜 #2 in attack
        > A chooses attack
        = 淘气仙星·坎迪娜 #2 in A hand
        """)
