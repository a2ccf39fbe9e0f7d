"""More cards that did something else than their texts say: from the FIRE monsters to the Normal
Spells, file by file."""

import pytest

from segoc.cards.standard import standard_pool
from segoc.kernel.picture import values
from segoc.kernel.table.decision import WINDOW
from segoc.kernel.table.kinds import TRAP
from segoc.kernel.table.places import EXTRA_DECK
from segoc.lab import A, B, Lab
from tests.cards.playing import check


def _level(lab: Lab, name: str) -> int:
    return values.level(lab.state, lab.card(name).id)


def _finish(lab: Lab) -> None:
    """Choose the first of what is offered until the turn player is free to act."""
    while lab.state.chain or lab.asks(WINDOW):
        if lab.asks(WINDOW):
            lab.everyone_passes()
        else:
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])


def test_pendulum_reborn_is_a_trap() -> None:
    assert standard_pool().find("Pendulum Reborn").printed.kind == TRAP
    lab = Lab(turn=B)
    lab.a.set_cards("Pendulum Reborn")
    lab.a.graveyard("Dragonpit Magician")
    lab.b.hand("Pot of Greed")
    lab.b.activate("Pot of Greed")
    lab.a.activate("Pendulum Reborn")
    _finish(lab)
    assert str(lab.where("Dragonpit Magician")).startswith("A.m")


@pytest.mark.parametrize("taken", [True, False])
def test_effect_veiler_negates_what_the_opponent_still_controls(taken: bool) -> None:
    """TRM-048: “that opponent's monster” isn't the player's own."""
    lab = Lab(turn=B)
    lab.a.hand("Effect Veiler")
    lab.a.monsters("Beginning Knight")
    lab.a.set_cards("Enemy Controller")
    lab.b.monsters("The Accumulator", "Proxy Dragon")
    lab.b.hand("Pot of Greed")
    lab.b.activate("Pot of Greed")
    lab.a.activate("Effect Veiler", targets="The Accumulator")
    if taken:
        lab.a.activate(
            "Enemy Controller", effect=2, cost="Beginning Knight", targets="The Accumulator"
        )
    _finish(lab)
    assert lab.atk("The Accumulator") == (600 if taken else 0)


@pytest.mark.parametrize("gone", [True, False])
def test_galaxy_queens_light_needs_its_target(gone: bool) -> None:
    """No Level is that of a monster which isn't there any more."""
    lab = Lab(turn=A)
    lab.a.hand("Galaxy Queen's Light")
    lab.a.monsters("Dark Magician", "Gemini Elf")
    lab.b.set_cards("Compulsory Evacuation Device")
    lab.a.activate("Galaxy Queen's Light", targets="Dark Magician")
    if gone:
        lab.b.activate("Compulsory Evacuation Device", targets="Dark Magician")
    lab.resolve()
    assert _level(lab, "Gemini Elf") == (4 if gone else 7)


@pytest.mark.parametrize("hidden", [True, False])
def test_dark_panther_copies_what_is_face_up(hidden: bool) -> None:
    """TRM-142: a face-down monster has no name and no effect to gain."""
    lab = Lab(turn=A)
    lab.a.hand("Book of Moon")
    lab.a.monsters("Neo-Spacian Dark Panther")
    lab.b.monsters("Sand Gambler")
    lab.a.activate("Neo-Spacian Dark Panther", targets="Sand Gambler")
    if hidden:
        lab.a.activate("Book of Moon", targets="Sand Gambler")
    _finish(lab)
    assert lab.a.can("activate A.m1") == (not hidden)


def test_gungnir_does_not_target_itself() -> None:
    lab = Lab(turn=A)
    lab.a.monsters("Tanngrisnir of the Nordic Beasts")
    lab.a.set_cards("Nordic Relic Gungnir")
    assert not lab.a.can("activate Nordic Relic Gungnir")
    lab = Lab(turn=A)
    lab.a.monsters("Tanngrisnir of the Nordic Beasts")
    lab.a.set_cards("Nordic Relic Gungnir")
    lab.b.monsters("Gemini Elf")
    assert lab.a.can("activate Nordic Relic Gungnir")


def test_transmodify_asks_what_it_is_in_the_gy() -> None:
    check("""
        TRM-031 · 升级转变: a Level 4 that is Level 1 on the field lies in the GY as a Level 4
        A's turn, Main Phase 1
        A hand: 下降潮流, 升级转变
        A monsters: 空白4星效果怪兽
        A deck: 空白2星效果怪兽
        > A activates 下降潮流 announcing 1 targeting 空白4星效果怪兽
        ! A can not activate 升级转变, by TRM-031
        = 空白2星效果怪兽 in A deck
        but: 空白5星效果怪兽 instead of 空白2星效果怪兽 in A deck
        + A can activate 升级转变
    """)


@pytest.mark.parametrize("banished", [True, False])
def test_transmodify_needs_it_in_the_gy(banished: bool) -> None:
    four, five = "Blank Level 4 Effect Monster", "Blank Level 5 Effect Monster"
    lab = Lab(turn=A)
    lab.a.hand("Transmodify")
    lab.a.monsters(four)
    lab.a.deck(five)
    lab.b.hand("D.D. Crow")
    lab.a.activate("Transmodify", cost=four)
    if banished:
        lab.b.activate("D.D. Crow", targets=four)
    _finish(lab)
    assert (str(lab.where(five)) == "A.deck") == banished


def test_metamorphosis_asks_for_the_level_on_the_field() -> None:
    """A Trap Monster has none in the GY."""
    lab = Lab(turn=A)
    lab.a.hand("Metamorphosis")
    lab.a.set_cards("Metal Reflect Slime")
    lab.a.extra_deck("Cyber End Dragon")
    lab.a.activate("Metal Reflect Slime")
    _finish(lab)
    lab.a.activate("Metamorphosis", cost="Metal Reflect Slime")
    _finish(lab)
    assert str(lab.where("Cyber End Dragon")).startswith("A.m")


def test_synchro_change_asks_for_the_level_on_the_field() -> None:
    check("""
        EFX-051 · 同调变化: the Level that it had on the field
        A's turn, Main Phase 1
        A hand: 下降潮流, 同调变化
        A monsters: 星尘龙
        A extra deck: 龙子
        > A activates 下降潮流 announcing 3 targeting 星尘龙
        > A activates 同调变化 in attack
        = 龙子 in A monster zone
        but: without 下降潮流 in A hand
        ! A can not activate 同调变化, by TRM-031
    """)


@pytest.mark.parametrize("hidden", [True, False])
def test_de_synchro_returns_a_synchro_monster(hidden: bool) -> None:
    """Face-down it is none, as for De-Fusion."""
    lab = Lab(turn=A)
    lab.a.hand("De-Synchro", "Book of Moon")
    lab.b.monsters("Stardust Dragon")
    lab.a.activate("De-Synchro", targets="Stardust Dragon")
    if hidden:
        lab.a.activate("Book of Moon", targets="Stardust Dragon")
    _finish(lab)
    assert (lab.card("Stardust Dragon").place == EXTRA_DECK) == (not hidden)


def test_a_wild_monster_is_unaffected_by_what_lies_in_the_gy() -> None:
    """“Your cards” are not only those on the field: Honest is sent from the hand."""
    wild = "Cyber Angel Dakini"
    lab = Lab(turn=A)
    lab.a.hand("A Wild Monster Appears!", wild, "Honest")
    lab.b.monsters("Gemini Elf")
    lab.a.activate("A Wild Monster Appears!")
    _finish(lab)
    lab.a.battle_phase()
    lab.a.attack(wild, "Gemini Elf")
    while not lab.a.can("activate Honest"):
        lab.a.passes()
    lab.a.activate("Honest")
    _finish(lab)
    assert "Cyber Angel Dakini (2700 ATK) battles Gemini Elf (1900 ATK)." in lab.log()


def test_names_make_members_of_archetypes() -> None:
    pool = standard_pool()
    assert "守护者" in pool.find("Guardian of Felgrand").printed.series
    assert "同调" in pool.find("De-Synchro").printed.series
    assert "反击" in pool.find("Counter Cleaner").printed.series
