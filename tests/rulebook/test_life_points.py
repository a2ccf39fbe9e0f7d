"""LP and damage, where no card of the pool shows it in a scenario."""

from segoc.cards.definition import card, monster, normal_spell
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.table.kinds import EARTH, ROCK
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read

# fmt: off
POOL = Pool([
    *standard_pool(),
    card(990000301, normal_spell("测试基本分", "テストＬＰ", "Test Level LP"),
         w.activation(do=w.set_lp(w.EITHER, 3000))),
    card(990000302, monster("测试加倍", "テスト倍", "Test Doubler", EARTH, ROCK, level=4, atk=100,
                            defense=100, effect=True),
         w.standing(w.EITHER, w.damage_taken(w.BATTLE | w.EFFECT, w.DOUBLED), in_=w.MONSTERS)),
    card(990000303, monster("测试减半", "テスト半", "Test Halver", EARTH, ROCK, level=4, atk=1901,
                            defense=100, effect=True),
         w.standing(w.THIS, w.battle_damage_to(w.EITHER, w.HALVED), in_=w.MONSTERS)),
])
# fmt: on


def failure(text: str) -> str:
    [one] = read(text.strip(), "test.txt", POOL).scenarios
    return str(try_scenario(one, POOL) or "")


def test_lp_that_become_a_number_are_neither_gained_nor_damage() -> None:
    assert not failure("""
EFX-206 · LP become a number
A's turn, Main Phase 1
A LP: 1000
A hand: Test Level LP
> A activates Test Level LP
= events: A lp set 3000, B lp set 3000
= no events: damage, lp gained, lp lost
= A LP 3000
= B LP 3000
but: A LP: 3000
= events: B lp set 3000
""")


def test_damage_is_doubled() -> None:
    assert not failure("""
EFX-205 · Doubled
A's turn, Main Phase 1
A hand: 昼夜的大火灾
B monsters: Test Doubler
> A activates 昼夜的大火灾
= B LP 6400
= Test Doubler in B monster zone
but: no B monsters
= B LP 7200
""")


def test_battle_damage_is_halved_and_rounded_up() -> None:
    assert not failure("""
EFX-208 · Halved
A's turn, Battle Phase
A monsters: Test Halver
> A attacks directly with Test Halver
= B LP 7049
but: B face-up: 技能抽取
= B LP 6099
""")


def test_a_monster_of_a_player_who_takes_double_does_half() -> None:
    assert not failure("""
BAT-316 · Doubled and halved: as if neither
A's turn, Battle Phase
A monsters: Test Halver, Test Doubler
> A attacks directly with Test Halver
= B LP 6099
= Test Doubler in A monster zone
but: A monsters: Test Halver
= B LP 7049
""")
