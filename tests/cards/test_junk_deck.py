"""The cards of the starter Deck junk that were written for it: what each does and doesn't."""

from tests.cards.playing import check


def test_junk_converter() -> None:
    check("""
        EFX-155 · 废品转换者 is discarded with a Tuner for a Synchron
        A's turn, Main Phase 1
        A hand: 废品转换者, 喷气同调士, 双生精灵
        A deck only: 废品同调士, 同调士探索者, 圣精灵
        > A activates 废品转换者 choosing 同调士探索者
        = 废品转换者, 喷气同调士 in A GY
        = 同调士探索者, 双生精灵 in A hand
        = 废品同调士, 圣精灵 in A deck
        but: without 喷气同调士 in A hand
        ! A can not activate 废品转换者, by EFX-031

        CRD-206 · As Synchro Material 废品转换者 brings a Tuner back
        A's turn, Main Phase 1
        A monsters: 废品转换者, 废品同调士
        A GY: 喷气同调士, 双生精灵
        A extra deck: 废品增速者
        > A Synchro Summons 废品增速者 using 废品转换者, 废品同调士 in attack
        > A activates 废品转换者 (effect 2) targeting 喷气同调士
        = 喷气同调士 face-up defense
        = 废品同调士, 双生精灵 in A GY
        but: 空白2星效果怪兽 instead of 废品转换者 in A monsters
        > A Synchro Summons 废品增速者 using 空白2星效果怪兽, 废品同调士 in attack
        = 喷气同调士 in A GY
        """)


def test_what_converter_brings_is_silent() -> None:
    check("""
        EFX-051 · 光道暗杀者 莱登, brought back by 废品转换者, activates nothing this turn
        A's turn, Main Phase 1
        A hand: 死者苏生
        A monsters: 废品转换者, 废品同调士
        A GY: 光道暗杀者 莱登
        A extra deck: 废品战士
        > A Synchro Summons 废品战士 using 废品转换者, 废品同调士 in attack
        > A activates 废品转换者 (effect 2) targeting 光道暗杀者 莱登
        = 光道暗杀者 莱登 face-up defense
        ! A can not activate 光道暗杀者 莱登, by SEG-071
        but: 空白2星效果怪兽 instead of 废品转换者 in A monsters
        > A activates 死者苏生 targeting 光道暗杀者 莱登 in defense
        + A can activate 光道暗杀者 莱登
        """)


def test_doppelwarrior() -> None:
    check("""
        CRD-243 · 二重身战士 comes from the hand when a monster comes from your GY
        A's turn, Main Phase 1
        A hand: 死者苏生, 二重身战士
        A GY: 螺丝刺猬
        B GY: 双生精灵
        > A activates 死者苏生 targeting 螺丝刺猬 in attack
        > A activates 二重身战士 in attack
        = 二重身战士 face-up attack
        = 螺丝刺猬 in A monster zone
        = 双生精灵 in B GY
        but: without 螺丝刺猬 in A GY
        > A activates 死者苏生 targeting 双生精灵 in attack
        ! A can not activate 二重身战士, by EFX-051
        = 二重身战士 in A hand

        CRD-265 · As Synchro Material it leaves two Tokens
        A's turn, Main Phase 1
        A monsters: 二重身战士, 废品同调士
        A extra deck: 废品战士
        > A Synchro Summons 废品战士 using 废品同调士, 二重身战士 in attack
        > A activates 二重身战士 (effect 2)
        = A monsters 3
        = 废品战士 ATK 3100
        but: 空白2星效果怪兽 instead of 二重身战士 in A monsters
        > A Synchro Summons 废品战士 using 废品同调士, 空白2星效果怪兽 in attack
        = A monsters 1
        = 废品战士 ATK 2300
        """)


def test_quillbolt_hedgehog() -> None:
    check("""
        EFX-051 · 螺丝刺猬 comes back beside a Tuner, and is banished when it leaves
        A's turn, Main Phase 1
        A GY: 螺丝刺猬
        A monsters: 废品同调士
        A extra deck: 废品战士
        > A activates 螺丝刺猬 in defense
        = 螺丝刺猬 face-up defense
        > A Synchro Summons 废品战士 using 废品同调士, 螺丝刺猬 in attack
        = 废品同调士 in A GY
        = 螺丝刺猬 banished
        but: 双生精灵 instead of 废品同调士 in A monsters
        ! A can not activate 螺丝刺猬, by EFX-051

        EFX-051 · If the Tuner is gone when it resolves, it stays where it is
        A's turn, Main Phase 1
        A GY: 螺丝刺猬
        A monsters: 废品同调士
        B set: 月之书
        > A activates 螺丝刺猬
        > B activates 月之书 targeting 废品同调士
        = 螺丝刺猬 in A GY
        but: with 喷气同调士 in A monsters
        > A activates 螺丝刺猬 in attack
        > B activates 月之书 targeting 废品同调士
        = 螺丝刺猬 in A monster zone
        """)


def test_jet_synchron() -> None:
    check("""
        SEG-070 · 喷气同调士 comes back for a card of the hand, and uses only one effect a turn
        A's turn, Main Phase 1
        A GY: 喷气同调士
        A hand: 双生精灵
        A deck only: 废品同调士, 圣精灵
        A monsters: 空白4星效果怪兽
        A extra deck: 科技属 超图书馆员
        > A activates 喷气同调士 (effect 2) in attack
        = 双生精灵 in A GY
        = 喷气同调士 face-up attack
        > A Synchro Summons 科技属 超图书馆员 using 喷气同调士, 空白4星效果怪兽 in attack
        = 喷气同调士 banished
        = 废品同调士, 圣精灵 in A deck
        but: no A hand
        ! A can not activate 喷气同调士 (effect 2), by EFX-031
        """)


def test_synchron_explorer() -> None:
    check("""
        CRD-243 · 同调士探索者 brings a Synchron back, negated
        A's turn, Main Phase 1
        A hand: 同调士探索者
        A GY: 废品同调士, 双生精灵
        > A summons 同调士探索者
        > A activates 同调士探索者 targeting 废品同调士 in attack
        = 废品同调士 face-up attack
        = 废品同调士 negated
        = 双生精灵 in A GY
        but: without 废品同调士 in A GY
        > A summons 同调士探索者
        = A monsters 1
        = 双生精灵 in A GY
        ! A can not activate 同调士探索者, by EFX-051
        """)


def test_synchron_carrier() -> None:
    check("""
        EFX-290 · Beside 同调士运送者 one more Synchron can be summoned, and no other monster
        A's turn, Main Phase 1
        A monsters: 同调士运送者
        A hand: 双生精灵, 圣精灵, 废品同调士
        > A summons 双生精灵
        ! A can not summon 圣精灵, by CRD-087
        > A summons 废品同调士
        = 废品同调士, 双生精灵 in A monster zone
        but: 空白2星效果怪兽 instead of 同调士运送者 in A monsters
        ! A can not summon 废品同调士, by CRD-087

        CRD-265 · 同调士运送者 makes a Token if another Synchron was used for a Warrior or a Machine
        A's turn, Main Phase 1
        A monsters: 同调士运送者, 废品同调士, 空白2星效果怪兽
        A extra deck: 废品战士
        > A Synchro Summons 废品战士 using 废品同调士, 空白2星效果怪兽 in attack
        > A activates 同调士运送者 (effect 2) in attack
        = A monsters 3
        = 废品战士 ATK 3300
        but: 科技属 超图书馆员 instead of 废品战士 in A extra deck
        > A Synchro Summons 科技属 超图书馆员 using 废品同调士, 空白2星效果怪兽 in attack
        = A monsters 2
        """)


def test_unknown_synchron() -> None:
    check("""
        CHG-020 · 未知同调士 comes if only the opponent has monsters, so only once in the duel
        A's turn, Main Phase 1
        A hand: 未知同调士, 未知同调士, 即神佛
        B monsters: 双生精灵
        > A Special Summons 未知同调士 #1 in attack
        = A monsters 1
        > A passes
        > A activates 即神佛
        = 未知同调士 #1 in A GY
        = 双生精灵 in B monster zone
        ! A can not Special Summon 未知同调士 #2, by SEG-070
        but: no B monsters
        > A sets 即神佛
        ! A can not Special Summon 未知同调士 #1, by CRD-124
        ! A can not Special Summon 未知同调士 #2, by CRD-124
        = A monsters 0
        """)


def test_tuning() -> None:
    check("""
        EFX-107 · 调律 adds a Synchron Tuner, then the top card goes to the GY
        A's turn, Main Phase 1
        A hand: 调律
        A deck only: 喷气同调士, 同调士探索者
        > A activates 调律
        = 喷气同调士 in A hand
        = 同调士探索者 in A GY
        but: A deck only: 双生精灵, 同调士探索者
        ! A can not activate 调律, by TRM-031
        """)


def test_one_for_one() -> None:
    check("""
        EFX-049 · 一对一 sends a monster for one of Level 1
        A's turn, Main Phase 1
        A hand: 一对一, 双生精灵
        A deck only: 喷气同调士, 圣精灵
        > A activates 一对一 in attack
        = 双生精灵 in A GY
        = 喷气同调士 face-up attack
        = 圣精灵 in A deck
        but: 死者苏生 instead of 双生精灵 in A hand
        ! A can not activate 一对一, by EFX-031
        = 圣精灵, 喷气同调士 in A deck
        """)


def test_reinforcement_of_the_army() -> None:
    check("""
        EFX-155 · 增援 adds a Warrior of at most Level 4
        A's turn, Main Phase 1
        A hand: 增援
        A deck only: 二重身战士, 暗黑骑士 盖亚, 双生精灵
        > A activates 增援
        = 二重身战士 in A hand
        = 暗黑骑士 盖亚, 双生精灵 in A deck
        but: without 二重身战士 in A deck only
        ! A can not activate 增援, by TRM-031
        """)


def test_machine_duplication() -> None:
    check("""
        TRM-370 · 机械复制术 brings up to two of the same name; without one there is no target
        A's turn, Main Phase 1
        A hand: 机械复制术
        A monsters: 喷气同调士, 同调士探索者, 双生精灵
        A deck only: 喷气同调士, 喷气同调士, 双生精灵, 圣精灵
        > A activates 机械复制术
        > A chooses 喷气同调士 #2, 喷气同调士 #3
        > A chooses attack
        > A chooses attack
        = 喷气同调士 #2, 喷气同调士 #3 in A monster zone
        = 喷气同调士 #1, 同调士探索者 in A monster zone
        = 双生精灵 #1 in A monster zone
        = 双生精灵 #2 in A deck
        = 圣精灵 in A deck
        but: A deck only: 双生精灵, 圣精灵
        ! A can not activate 机械复制术, by TRM-031
        """)


def test_effect_veiler() -> None:
    check("""
        EFX-172 · 效果遮蒙者 negates an Effect Monster until the end of the opponent's turn
        B's turn, Main Phase 1
        A hand: 效果遮蒙者
        B monsters: 加速同调士, 双生精灵
        B deck: 喷气同调士
        > B activates 加速同调士 (effect 1, part 1)
        > A activates 效果遮蒙者
        = 效果遮蒙者 in A GY
        = 喷气同调士 in B GY
        = 加速同调士 negated
        = 加速同调士 Level 5
        = 双生精灵 not negated
        but: no A hand
        > B activates 加速同调士 (effect 1, part 1)
        = 加速同调士 Level 6
        """)
