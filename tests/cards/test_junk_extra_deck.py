"""Extra Deck monsters that were written for the starter Deck junk: what each does and doesn't."""

from tests.cards.playing import check


def test_halqifibrax() -> None:
    check("""
        CRD-206 · 喷气同调士 that 水晶机巧-继承玻纤 brought activates in the GY all the same
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白1星效果怪兽, 空白4星效果怪兽
        A deck only: 喷气同调士, 废品转换者, 双生精灵
        A extra deck: 水晶机巧-继承玻纤, 科技属 超图书馆员
        > A Link Summons 水晶机巧-继承玻纤 using 废品同调士, 空白1星效果怪兽 in x1
        > A activates 水晶机巧-继承玻纤 choosing 喷气同调士
        = 喷气同调士 face-up defense
        > A Synchro Summons 科技属 超图书馆员 using 喷气同调士, 空白4星效果怪兽 in attack
        > A activates 喷气同调士 choosing 废品转换者
        = 废品转换者 in A hand
        = 双生精灵 in A deck
        but: 空白3星效果怪兽 instead of 废品同调士 in A monsters
        ! A can not Link Summon 水晶机巧-继承玻纤, by CRD-236
        = 废品转换者 in A deck

        CRD-198 · In the opponent's turn it is banished for a Synchro Tuner
        B's turn, Main Phase 1
        A monsters: 水晶机巧-继承玻纤
        A extra deck: 方程式同调士, 废品战士
        B hand: 双生精灵
        > B summons 双生精灵
        + A can activate 水晶机巧-继承玻纤 (effect 2)
        > A activates 水晶机巧-继承玻纤 (effect 2) in defense
        = 水晶机巧-继承玻纤 banished
        = 方程式同调士 face-up defense
        = 废品战士 in A extra deck
        > A activates 方程式同调士
        = A hand 1
        but: A extra deck: 废品战士
        > B summons 双生精灵
        ! A can not activate 水晶机巧-继承玻纤 (effect 2), by TRM-031
        """)


def test_junk_speeder() -> None:
    check("""
        CRD-206 · 废品增速者 brings Synchron Tuners, one of each Level; no Link comes this turn
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白2星效果怪兽, 空白1星效果怪兽
        A deck only: 喷气同调士, 未知同调士, 废品同调士, 同调士探索者, 双生精灵
        A extra deck: 废品增速者, 连接栗子球
        + A can Link Summon 连接栗子球
        > A Synchro Summons 废品增速者 using A's 废品同调士 at m1, 空白2星效果怪兽 in attack
        > A activates 废品增速者
        > A chooses 喷气同调士
        = 喷气同调士 face-up defense
        = 废品同调士 #2 face-up defense
        = 未知同调士 in A deck
        = 同调士探索者, 双生精灵 in A deck
        ! A can not Link Summon 连接栗子球, by SEG-071
        but: A deck only: 未知同调士, 同调士探索者, 双生精灵
        > A Synchro Summons 废品增速者 using 废品同调士, 空白2星效果怪兽 in attack
        > A activates 废品增速者
        = 未知同调士 in A monster zone
        = 同调士探索者, 双生精灵 in A deck
        """)


def test_junk_speeder_in_battle() -> None:
    check("""
        EFX-181 · 废品增速者 doubles its original ATK only in the turn of its Synchro Summon
        A's turn, Main Phase 1
        A hand: 团结之力
        A monsters: 喷气同调士, 空白4星效果怪兽
        A extra deck: 废品增速者
        B monsters: 青眼白龙
        > A Synchro Summons 废品增速者 using 喷气同调士, 空白4星效果怪兽 in attack
        > A activates 团结之力 targeting 废品增速者
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 废品增速者
        > A activates 废品增速者 (effect 2)
        = 青眼白龙 in B GY
        = B LP 7400
        but: A monsters: 废品增速者
        > A activates 团结之力 targeting 废品增速者
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 废品增速者
        = 青眼白龙 in B monster zone
        = B LP 8000
        """)


def test_junk_destroyer() -> None:
    check("""
        EFX-129 · 废品破坏王 destroys at most as many cards as non-Tuners were used
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白4星效果怪兽, 空白1星效果怪兽
        A extra deck: 废品破坏王
        B monsters: 双生精灵, 圣精灵, 青眼白龙
        > A Synchro Summons 废品破坏王 using 废品同调士, 空白4星效果怪兽, 空白1星效果怪兽 in attack
        > A activates 废品破坏王 targeting 双生精灵, 圣精灵
        = 双生精灵 in B GY
        = 圣精灵 in B GY
        = 青眼白龙 in B monster zone
        but: A monsters: 废品同调士, 空白5星效果怪兽
        > A Synchro Summons 废品破坏王 using 废品同调士, 空白5星效果怪兽 in attack
        > A activates 废品破坏王 targeting 双生精灵
        = 双生精灵 in B GY
        = 圣精灵 in B monster zone
        = 青眼白龙 in B monster zone
        """)


def test_junk_archer() -> None:
    check("""
        EFX-141 · 废品弓手 takes a monster away until the End Phase, once a turn
        A's turn, Main Phase 1
        A monsters: 废品弓手
        B monsters: 双生精灵 (defense), 圣精灵
        + A can activate 废品弓手
        > A activates 废品弓手 targeting 双生精灵
        = 双生精灵 banished
        ! A can not activate 废品弓手, by SEG-070
        > A enters the End Phase
        = 双生精灵 face-up defense
        = 圣精灵 face-up attack
        but: no B monsters
        > A changes 废品弓手 to defense
        ! A can not activate 废品弓手, by EFX-051
        """)


def test_formula_synchron() -> None:
    check("""
        CRD-203 · 方程式同调士 is made from just one monster besides the Tuner, and draws
        A's turn, Main Phase 1
        A monsters: 喷气同调士, 空白1星效果怪兽
        A extra deck: 方程式同调士
        > A Synchro Summons 方程式同调士 using 喷气同调士, 空白1星效果怪兽 in defense
        > A activates 方程式同调士
        = A hand 1
        = 喷气同调士 in A GY
        but: 空白2星效果怪兽 instead of 空白1星效果怪兽 in A monsters
        ! A can not Synchro Summon 方程式同调士, by CRD-201

        CRD-201 · In the opponent's Main Phase it Synchro Summons with itself
        B's turn, Main Phase 1
        A monsters: 方程式同调士, 废品同调士, 空白3星效果怪兽
        A extra deck: 科技属 超图书馆员, 瑚之龙
        B hand: 双生精灵
        > B summons 双生精灵
        > A activates 方程式同调士 (effect 2) using 方程式同调士, 空白3星效果怪兽 in attack
        = 科技属 超图书馆员 in A monster zone
        = 方程式同调士, 空白3星效果怪兽 in A GY
        = 废品同调士 in A monster zone
        = 瑚之龙 in A extra deck
        but: without 空白3星效果怪兽 in A monsters
        > B summons 双生精灵
        ! A can not activate 方程式同调士 (effect 2), by CRD-201
        """)


def test_accel_synchron() -> None:
    check("""
        CHG-015 · 加速同调士 is Synchro Summoned once a turn
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白2星效果怪兽, 喷气同调士, 空白4星效果怪兽
        A extra deck: 加速同调士, 加速同调士
        > A Synchro Summons 加速同调士 #1 using 废品同调士, 空白2星效果怪兽 in attack
        ! A can not Synchro Summon 加速同调士 #2, by CHG-015
        = 喷气同调士, 空白4星效果怪兽 in A monster zone
        but: A extra deck: 科技属 超图书馆员, 加速同调士
        > A Synchro Summons 科技属 超图书馆员 using 废品同调士, 空白2星效果怪兽 in attack
        > A Synchro Summons 加速同调士 using 喷气同调士, 空白4星效果怪兽 in attack
        = 喷气同调士, 空白4星效果怪兽 in A GY

        EFX-179 · Its Level rises or falls by that of a Synchron from the Deck, once a turn
        A's turn, Main Phase 1
        A monsters: 加速同调士
        A deck only: 同调士探索者, 双生精灵, 未知同调士
        > A activates 加速同调士 (effect 1, part 1) sending 同调士探索者
        = 加速同调士 Level 7
        = 双生精灵, 未知同调士 in A deck
        ! A can not activate 加速同调士 (effect 1, part 2), by SEG-070
        but: A deck only: 同调士探索者, 双生精灵
        > A activates 加速同调士 (effect 1, part 2)
        = 加速同调士 Level 3
        """)


def test_hyper_librarian() -> None:
    check("""
        EFX-113 · 科技属 超图书馆员 draws for each other Synchro Summon, not for its own
        A's turn, Main Phase 1
        A monsters: 科技属 超图书馆员, 废品同调士, 空白2星效果怪兽
        A extra deck: 正义盟军 灾亡虫
        > A Synchro Summons 正义盟军 灾亡虫 using 废品同调士, 空白2星效果怪兽 in attack
        = 科技属 超图书馆员 in A monster zone
        = A hand 1
        but: A monsters: 废品同调士, 空白2星效果怪兽
        > A Synchro Summons 正义盟军 灾亡虫 using 废品同调士, 空白2星效果怪兽 in attack
        = A hand 0

        EFX-113 · Its own summon is none of them
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白2星效果怪兽, 科技属 超图书馆员
        A extra deck: 科技属 超图书馆员
        > A Synchro Summons 科技属 超图书馆员 #2 using 废品同调士, 空白2星效果怪兽 in attack
        = 科技属 超图书馆员 #1 in A monster zone
        = A hand 1
        but: without 科技属 超图书馆员 in A monsters
        > A Synchro Summons 科技属 超图书馆员 using 废品同调士, 空白2星效果怪兽 in attack
        = A hand 0
        """)


def test_catastor() -> None:
    check("""
        CRD-275 · 正义盟军 灾亡虫 destroys what isn't DARK before it comes to blows
        A's turn, Battle Phase
        A monsters: 正义盟军 灾亡虫
        B monsters: 青眼白龙
        > A attacks 青眼白龙 with 正义盟军 灾亡虫
        = 青眼白龙 in B GY
        = A LP 8000
        but: 黑魔术师 instead of 青眼白龙 in B monsters
        = 黑魔术师 in B monster zone
        = A LP 7700
        """)


def test_black_rose_dragon() -> None:
    check("""
        EFX-129 · 黑蔷薇龙 destroys all cards, itself included, if it is Synchro Summoned
        A's turn, Main Phase 1
        A monsters: 废品同调士, 空白4星效果怪兽
        A extra deck: 黑蔷薇龙
        B monsters: 青眼白龙
        B set: 空白通常陷阱
        > A Synchro Summons 黑蔷薇龙 using 废品同调士, 空白4星效果怪兽 in attack
        > A activates 黑蔷薇龙
        = 黑蔷薇龙 in A GY
        = 青眼白龙 in B GY
        = 空白通常陷阱 in B GY
        but: without 青眼白龙 in B monsters
        > A Synchro Summons 黑蔷薇龙 using 废品同调士, 空白4星效果怪兽 in attack
        > A declines
        = 黑蔷薇龙 in A monster zone
        = 空白通常陷阱 in B spell & trap zone

        EFX-181 · It turns a monster to Attack Position with no ATK, for a Plant of your GY
        A's turn, Main Phase 1
        A monsters: 黑蔷薇龙
        A GY: 曼陀罗天使号手
        B monsters: 青眼白龙 (defense)
        > A activates 黑蔷薇龙 (effect 2)
        = 曼陀罗天使号手 banished
        = 青眼白龙 face-up attack
        = 青眼白龙 ATK 0
        but: 双生精灵 instead of 曼陀罗天使号手 in A GY
        ! A can not activate 黑蔷薇龙 (effect 2), by EFX-031
        = 青眼白龙 face-up defense

        CRD-260 · A face-down one is turned face-up by that
        A's turn, Main Phase 1
        A monsters: 黑蔷薇龙
        A GY: 曼陀罗天使号手
        B set monsters: 圣精灵
        > A activates 黑蔷薇龙 (effect 2)
        = 曼陀罗天使号手 banished
        = 圣精灵 face-up attack
        = 圣精灵 ATK 0
        but: no A GY
        > A enters the Battle Phase
        = 圣精灵 face-down defense
        """)


def test_stardust_dragon() -> None:
    check("""
        EFX-165 · 星尘龙 negates what destroys, and comes back in the End Phase
        B's turn, Main Phase 1
        A monsters: 星尘龙
        B hand: 黑洞
        > B activates 黑洞
        > A activates 星尘龙
        = 星尘龙 in A GY
        = 黑洞 in B GY
        > B enters the End Phase
        > A activates 星尘龙 (effect 2) in attack
        = 星尘龙 face-up attack
        but: 强欲之壶 instead of 黑洞 in B hand
        > B activates 强欲之壶
        = 星尘龙 in A monster zone
        = B hand 2

        EFX-165 · It doesn't come back if its own activation was negated
        B's turn, Main Phase 1
        A monsters: 星尘龙
        B hand: 黑洞
        B set: 神之通告
        > B activates 黑洞
        > A activates 星尘龙
        > B activates 神之通告
        > B enters the End Phase
        = 黑洞, 神之通告 in B GY
        = 星尘龙 in A GY
        = A is asked about main phase
        but: no B set
        > B activates 黑洞
        > A activates 星尘龙
        > B enters the End Phase
        = A is asked about triggers
        """)


def test_linkuriboh() -> None:
    check("""
        EFX-181 · 连接栗子球 is Tributed, and the attacker has no ATK left
        B's turn, Battle Phase
        A monsters: 连接栗子球 (EMZ), 双生精灵
        B monsters: 青眼白龙
        > B attacks 双生精灵 with 青眼白龙
        > A activates 连接栗子球
        = 连接栗子球 in A GY
        > B attacks 双生精灵 with 青眼白龙
        = 青眼白龙 in B GY
        = B LP 6100
        but: without 连接栗子球 in A monsters
        > B attacks 双生精灵 with 青眼白龙
        = 双生精灵 in A GY
        = 青眼白龙 in B monster zone
        = B LP 8000

        EFX-035 · It comes back from the GY in either turn, for a Level 1 monster
        B's turn, Battle Phase
        A monsters: 连接栗子球 (EMZ), 双生精灵, 喷气同调士
        B monsters: 青眼白龙
        > B attacks 双生精灵 with 青眼白龙
        > A activates 连接栗子球
        > A activates 连接栗子球 (effect 2)
        = 喷气同调士 in A GY
        = 连接栗子球 in A monster zone
        = 双生精灵 in A monster zone
        = 青眼白龙 ATK 0
        but: without 喷气同调士 in A monsters
        > B attacks 双生精灵 with 青眼白龙
        > A activates 连接栗子球
        ! A can not activate 连接栗子球 (effect 2), by EFX-031
        = 连接栗子球 in A GY

        CRD-236 · It is made from one Level 1 monster
        A's turn, Main Phase 1
        A monsters: 喷气同调士
        A extra deck: 连接栗子球
        > A Link Summons 连接栗子球 using 喷气同调士 in x1
        = 喷气同调士 in A GY
        but: 空白2星效果怪兽 instead of 喷气同调士 in A monsters
        ! A can not Link Summon 连接栗子球, by CRD-236
        """)
