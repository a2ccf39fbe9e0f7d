"""How often effects can be used, where no card of the pool shows it in a scenario."""

from segoc.cards.definition import card, monster
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.table.kinds import EARTH, ROCK
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read

# fmt: off
POOL = Pool([
    *standard_pool(),
    card(990000201, monster("测试两次", "テスト二度", "Test Twice", EARTH, ROCK, level=4, atk=100,
                            defense=100, effect=True),
         w.ignition(in_=w.MONSTERS, limit=w.TWICE_PER_TURN, do=w.damage(w.OPPONENT, 100))),
    card(990000202, monster("测试一次", "テスト一度", "Test Once a Duel", EARTH, ROCK, level=4,
                            atk=100, defense=100, effect=True),
         w.ignition(in_=w.MONSTERS, limit=w.ONCE_PER_DUEL_BY_NAME, do=w.damage(w.OPPONENT, 100))),
])
# fmt: on


def failure(text: str) -> str:
    [one] = read(text.strip(), "test.txt", POOL).scenarios
    return str(try_scenario(one, POOL) or "")


def test_twice_a_turn_is_not_thrice() -> None:
    assert not failure("""
SEG-070 · Twice a turn
A's turn, Main Phase 1
A monsters: Test Twice
> A activates Test Twice
> A activates Test Twice
= B LP 7800
! A can not activate Test Twice, by SEG-070
but: A's turn, Main Phase 2
> A activates Test Twice
+ A can activate Test Twice
= B LP 7900
""")


def test_once_a_duel_is_once_in_all_turns_and_by_all_of_that_name() -> None:
    assert not failure("""
SEG-070 · Once a duel
A's turn, Main Phase 1
A monsters: Test Once a Duel (m1), Test Once a Duel (m2)
B hand: 双生精灵
> A activates Test Once a Duel #1
! A can not activate Test Once a Duel #2, by SEG-070
> A enters the End Phase
> B enters the End Phase
= A's turn, Main Phase 1
! A can not activate Test Once a Duel #1, by SEG-070
= B LP 7900
= 双生精灵 in B hand
but: no B hand
> A changes Test Once a Duel #1 to defense
+ A can activate Test Once a Duel #2
""")
