"""Scenarios that build chains: targets, costs, triggers, choices on resolution."""

import pytest

from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read
from tests.rulebook.chain_cards import POOL


def failure(text: str) -> str:
    found = read(text.strip(), "test.txt", POOL)
    for _, error in found.errors:
        raise error
    [one] = found.scenarios
    return str(try_scenario(one, POOL) or "")


CHAIN = """
EFX-099 · Links resolve in reverse order
A's turn, Main Phase 1
A hand: Test Bolt
B monsters: 圣精灵, 双生精灵
B set: Test Answer
B hand: 血腥魔兽人
> A activates Test Bolt targeting 圣精灵
= chain is Test Bolt
= B is asked about fast effects
> B chains Test Answer discarding 血腥魔兽人
= chain is Test Bolt, Test Answer
= chain is empty
= events: Test Answer resolved, Test Bolt resolved
= 圣精灵, 血腥魔兽人 in B GY
= A LP 7500
= 双生精灵 face-up
but: without Test Answer in B set
> A activates Test Bolt targeting 双生精灵
> everyone passes
= chain is Test Bolt
= 双生精灵 in B GY
= 血腥魔兽人 in B hand
"""


def test_a_chain() -> None:
    assert failure(CHAIN) == ""


def test_another_chain() -> None:
    text = CHAIN.replace("= chain is Test Bolt, Test Answer\n", "= chain is Test Answer\n")
    assert "test.txt:11: it doesn't hold: the chain is Test Bolt, Test Answer" in failure(text)


def test_everyone_passes_lets_the_chain_resolve() -> None:
    text = CHAIN[: CHAIN.index("= B is asked")] + "> everyone passes\n= 圣精灵 in B GY"
    text += "\n= Test Answer in B spell & trap zone\n= 血腥魔兽人 in B hand\n= 双生精灵 ATK 1900"
    text += "\nbut: no A hand\n= 圣精灵 in B monster zone"
    assert failure(text) == ""


def triggers(steps: str) -> str:
    board = "A hand: 空白7星效果怪兽\nA monsters: Test Mourner, Test Keener"
    summon = "> A summons 空白7星效果怪兽 tributing Test Mourner, Test Keener"
    twin = "but: Test Weeper instead of Test Keener in A monsters"
    twin += "\n> A summons 空白7星效果怪兽 tributing Test Mourner, Test Weeper\n> A declines"
    head = f"EFX-090 · Triggers\nA's turn, Main Phase 1\n{board}\n{summon}"
    return failure(f"{head}\n{steps}\n{twin}\n= B LP 7800")


def test_orders() -> None:
    order = "> A orders Test Keener, Test Mourner\n= chain is Test Keener, Test Mourner"
    assert triggers(f"{order}\n= B LP 7600") == ""
    order = "> A orders Test Mourner, Test Keener\n= chain is Test Mourner, Test Keener"
    assert triggers(f"{order}\n= B LP 7600") == ""


def test_everyone_passes_declines_nothing() -> None:
    assert "there is nothing to pass: A is asked about triggers" in triggers(
        "> everyone passes\n= B LP 8000"
    )
    assert triggers("> A declines\n= B LP 8000\n= Test Keener in A GY") == ""
    assert "nothing optional is asked" in triggers("> A accepts\n= B LP 8000")


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ("> A activates Test Choice choosing 双生精灵 in s2", ""),
        ("> A activates Test Choice\n= A is asked about cards\n> A chooses 双生精灵", ""),
        (
            "> A activates Test Choice choosing 双生精灵 targeting 圣精灵",
            "“targeting 圣精灵” was never",
        ),
        ("> A activates 圣精灵", "it is not legal now"),
    ],
)
def test_a_choice_on_resolution(step: str, wrong: str) -> None:
    text = f"""
EFX-001 · A choice
A's turn, Main Phase 1
A hand: Test Choice
B monsters: 圣精灵, 双生精灵
{step}
= 双生精灵 in B GY
= 圣精灵 in B m1
but: no A hand
> everyone passes
= 双生精灵 in B m2
"""
    found = failure(text)
    assert wrong in found if wrong else found == ""
