"""冥府之使者 格斯 Gorz the Emissary of Darkness: its Token, or the same damage."""

from tests.cards.playing import check


def test_after_battle_damage() -> None:
    check("""
        CRD-265 · 冥府之使者 格斯 makes a Token with the battle damage as its ATK and DEF
        B's turn, Battle Phase
        A hand: 冥府之使者 格斯
        B monsters: 双生精灵
        > B attacks directly with 双生精灵
        > A activates 冥府之使者 格斯 in attack
        = 冥府之使者 格斯 face-up attack
        > A chooses attack
        = 冥府之使者 凯恩衍生物 ATK 1900
        = 冥府之使者 凯恩衍生物 DEF 1900
        = A LP 6100
        = B LP 8000
        but: A set: 空白通常陷阱
        > B attacks directly with 双生精灵
        = A LP 6100
        = 冥府之使者 格斯 in A hand
        """)


def test_after_effect_damage() -> None:
    check("""
        CRD-265 · After effect damage it does the same damage to the opponent, and makes no Token
        B's turn, Main Phase 1
        A hand: 冥府之使者 格斯
        B hand: 昼夜的大火灾
        > B activates 昼夜的大火灾
        = A LP 7200
        > A activates 冥府之使者 格斯 in attack
        = 冥府之使者 格斯 face-up attack
        = B LP 7200
        = A monsters 1
        but: A set: 空白通常陷阱
        > B activates 昼夜的大火灾
        = A LP 7200
        = 冥府之使者 格斯 in A hand
        = B LP 8000
        """)
