"""诱饵龙 Decoy Dragon: an attack that is turned to another monster."""

from tests.cards.playing import check


def test_attack_goes_on_what_it_summons() -> None:
    check("""
        SEG-044 · 诱饵龙: the attack goes on the Dragon that it summons, without a replay
        B's turn, Battle Phase
        A monsters: 诱饵龙
        A GY: 青眼白龙, 真红眼黑龙
        B monsters: 双生精灵
        > B attacks 诱饵龙 with 双生精灵
        > A chooses 青眼白龙
        > A chooses attack
        = events: 双生精灵 + 青眼白龙 attack aimed, 双生精灵 + 青眼白龙 battled
        = events: B damage 1100, 双生精灵 destroyed
        = no events: replay
        = 真红眼黑龙 in A GY
        = 诱饵龙 in A monster zone
        but: no A GY
        > B attacks 诱饵龙 with 双生精灵
        = events: 双生精灵 + 诱饵龙 attack declared, 双生精灵 + 诱饵龙 battled
        = events: A damage 1600, 诱饵龙 destroyed
        = 诱饵龙 in A GY
        """)


def test_replay_chooses_it_too() -> None:
    check("""
        SEG-045 · 诱饵龙: what a replay aims at is chosen, too
        B's turn, Battle Phase
        A monsters: 诱饵龙, 圣精灵
        A set: 活死人的呼声
        A GY: 青眼白龙, 恶魔召唤
        B monsters: 双生精灵
        > A passes
        > B attacks 圣精灵 with 双生精灵
        > A activates 活死人的呼声 targeting 恶魔召唤
        > B attacks 诱饵龙 with 双生精灵
        = events: 双生精灵 + 诱饵龙 attack aimed
        > A chooses attack
        = events: 青眼白龙 summoned, 双生精灵 + 青眼白龙 attack aimed, 双生精灵 + 青眼白龙 battled
        = 诱饵龙 in A monster zone
        but: without 青眼白龙 in A GY
        > A passes
        > B attacks 圣精灵 with 双生精灵
        > A activates 活死人的呼声 targeting 恶魔召唤
        > B attacks 诱饵龙 with 双生精灵
        = 诱饵龙 in A GY
        """)
