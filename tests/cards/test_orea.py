"""森罗的镇神 山精 Orea: what it excavates."""

from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.table.places import DECK
from segoc.lab import Lab
from tests.cards.playing import check


def test_plants_among_them() -> None:
    check("""
        EFX-076 · 森罗的镇神 山精 excavates, sends Plants to the GY and returns up to as many cards
        A's turn, Main Phase 1
        A deck only: 软糖豆人, 死者苏生, 曼陀罗天使号手, 青眼白龙
        A monsters: 森罗的镇神 山精
        A materials of 森罗的镇神 山精: 圣精灵
        B monsters: 双生精灵, 恶魔召唤
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 3
        ! A can not choose 森罗的镇神 山精, by EFX-051
        > A chooses 双生精灵, 恶魔召唤
        = 软糖豆人, 曼陀罗天使号手 in A GY
        = 双生精灵 in B hand
        = 恶魔召唤 in B hand
        = 死者苏生, 青眼白龙 in A deck
        = 森罗的镇神 山精 in A monster zone
        but: 融合 instead of 曼陀罗天使号手 in A deck only
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 3
        > A chooses 恶魔召唤
        > A chooses 融合
        = 软糖豆人 in A GY
        = 恶魔召唤 in B hand
        = 双生精灵 in B monster zone
        = 融合, 死者苏生, 青眼白龙 in A deck
        = 森罗的镇神 山精 in A monster zone
        """)


def test_none_among_them() -> None:
    check("""
        EFX-076 · Without a Plant among them nothing is sent or returned
        A's turn, Main Phase 1
        A deck only: 死者苏生, 软糖豆人
        A monsters: 森罗的镇神 山精
        A materials of 森罗的镇神 山精: 圣精灵
        B monsters: 双生精灵
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 1
        = 双生精灵 in B monster zone
        = 死者苏生, 软糖豆人 in A deck
        = 森罗的镇神 山精 in A monster zone
        but: A LP: 7000
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 2
        = 双生精灵 in B hand
        = 软糖豆人 in A GY
        = 死者苏生 in A deck
        = 森罗的镇神 山精 in A monster zone
        """)


def test_in_which_order_they_are_put_back_only_their_player_knows() -> None:
    """Both have seen them; the opponent knows only that they lie there."""
    lab = Lab()
    lab.a.monsters("Orea, the Sylvan High Arbiter")
    lab.a.materials("Orea, the Sylvan High Arbiter", "Mystical Elf")
    lab.a.deck_top("Monster Reborn", "Polymerization")
    lab.a.activate("Orea, the Sylvan High Arbiter", effect=2, cost="Mystical Elf")
    lab.everyone_passes()
    lab.duel.push("announce 2")
    lab.duel.push("pick Monster Reborn")
    cards = [lab.card(name) for name in ("Monster Reborn", "Polymerization")]
    assert {card.id for card in cards} == set(lab.state.pile(0, DECK)[:2])
    assert all(sees(card, 0) and not sees(card, 1) for card in cards)
    orders = set()
    for seed in range(20):
        sample = lab.duel.sample(1, seed).state
        orders.add(tuple(sample.cards[card].printed.code for card in sample.pile(0, DECK)[:2]))
    codes = tuple(card.printed.code for card in cards)
    assert orders == {codes, codes[::-1]}
