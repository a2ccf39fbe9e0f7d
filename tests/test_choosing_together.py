"""Targets that must go together, and choices that both players see when they are made."""

import pytest

from segoc.cards.definition import card, monster, normal_spell
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.picture.matching import OTHER_PLACE, SAME_LEVEL, match
from segoc.kernel.table.kinds import EARTH, ROCK
from segoc.kernel.table.places import DECK
from segoc.lab import A, Lab

pytestmark = pytest.mark.core

PAIR = "Test Pair"
RANKED = "Test Ranked"
POOL = Pool([
    *standard_pool(),
    card(990000501, normal_spell("测试对", "テスト対", PAIR),
         w.activation(targets=w.target(w.monsters(w.YOU, w.GY), 2, matching=SAME_LEVEL),
                      do=w.banish(w.TARGET))),
    card(990000502, monster("测试阶", "テスト階", RANKED, EARTH, ROCK, rank=4,
                            atk=0, defense=0, effect=True)),
])  # fmt: skip


def lab_with(*names: str) -> Lab:
    lab = Lab(turn=A, pool=POOL)
    lab.a.hand(PAIR)
    lab.a.graveyard(*names)
    return lab


def test_only_monsters_of_one_level_are_targets_together() -> None:
    lab = lab_with("Mystical Elf", "Gemini Elf", "Dark Magician", RANKED)
    lab.duel.push(f"activate {PAIR}")
    while lab.duel.decision is not None and lab.duel.decision.kind == "zone":
        lab.duel.push(lab.duel.decision.options[0])
    # What has no partner of its Level, or no Level at all, is never offered.
    assert lab.duel.decision is not None
    offered = [option.key for option in lab.duel.decision.options]
    assert offered == [f"pick {lab.spot(name)}" for name in ("Mystical Elf", "Gemini Elf")]
    lab.duel.push("pick Gemini Elf")
    assert lab.where("Mystical Elf") == lab.where("Gemini Elf") == A.banished
    assert lab.where("Dark Magician") == lab.where(RANKED) == A.graveyard


def test_a_second_target_is_of_the_level_of_the_first() -> None:
    names = ("Mystical Elf", "Gemini Elf", "Dark Magician", "Gaia The Fierce Knight")
    lab = lab_with(*names)
    lab.duel.push(f"activate {PAIR}")
    while lab.duel.decision is not None and lab.duel.decision.kind == "zone":
        lab.duel.push(lab.duel.decision.options[0])
    lab.duel.push("pick Dark Magician")
    assert lab.where("Dark Magician") == lab.where("Gaia The Fierce Knight") == A.banished
    assert lab.where("Mystical Elf") == lab.where("Gemini Elf") == A.graveyard


@pytest.mark.parametrize("other", ["Dark Magician", RANKED])
def test_without_such_a_pair_there_are_no_targets(other: str) -> None:
    assert lab_with("Mystical Elf", other).a.why_not(f"activate {PAIR}") == ["EFX-051"]


def test_what_is_chosen_on_the_field_is_told_before_anything_is_done() -> None:
    lab = Lab(turn=A)
    lab.a.hand("Creature Swap")
    lab.a.monsters("Gemini Elf", "Mystical Elf")
    lab.b.monsters("Vorse Raider", "Battle Ox")
    lab.duel.push("activate Creature Swap")
    while lab.duel.decision is not None and lab.duel.decision.kind == "zone":
        lab.duel.push(lab.duel.decision.options[0])
    lab.duel.push("pick Gemini Elf")
    assert lab.log()[-1] == "A chooses Gemini Elf."
    lab.duel.push("pick Battle Ox")
    assert lab.log()[-1] == "B chooses Battle Ox."
    assert lab.where("Gemini Elf").player == 0


def test_one_of_each_place() -> None:
    """Up to one card of the hand, the field and the GY, never two of a place."""
    lab = Lab(turn=A)
    lab.a.hand("强欲之壶")
    lab.a.monsters("双生精灵", "圣精灵")
    lab.a.graveyard("青眼白龙", "黑魔术师")
    state = lab.state
    cards = {card.printed.title: card.id for card in state.cards if card.place != DECK}
    hand, one, other = cards["强欲之壶"], cards["双生精灵"], cards["圣精灵"]
    dead, gone = cards["青眼白龙"], cards["黑魔术师"]
    assert match(state, OTHER_PLACE, hand, one)
    assert match(state, OTHER_PLACE, one, dead)
    assert not match(state, OTHER_PLACE, one, other)
    assert not match(state, OTHER_PLACE, dead, gone)
