"""What is known of effects is kept while time passes, if nothing of it hangs on time."""

import ast
from pathlib import Path

import pytest

import segoc
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import hangs_on_time
from segoc.kernel.moving.damage import gain_lp, inflict_damage, lose_lp, set_lp
from segoc.kernel.picture import values
from segoc.kernel.picture.picture import picture
from segoc.kernel.table.phases import BATTLE_PHASE
from segoc.lab import Lab

pytestmark = pytest.mark.core

# What is otherwise at another time, though no card has changed.
OF_TIME = {
    "lp",
    "turn",
    "turn_player",
    "phase",
    "battle_step",
    "chain",
    "resolving_link",
    "activating",
    "applying",
    "uses",
    "window_events",
    "events_since_window",
    "moment",
    "stack",
    "event",
}


def timeless_words() -> list[ast.ClassDef]:
    found = []
    for file in sorted((Path(segoc.__file__).parent / "effects").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "TIMELESS" in [
                part.target.id
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            ]:
                found.append(node)
    return found


def asks_of_time(word: ast.ClassDef) -> set[str]:
    """What a word asks of the state about time, for a card as it is now."""
    asked: set[str] = set()
    for method in word.body:
        # What a card was just before an event is told by that event.
        if isinstance(method, ast.FunctionDef) and method.name not in ("passes_then", "included"):
            asked |= {one.attr for one in ast.walk(method) if isinstance(one, ast.Attribute)}
    return asked & OF_TIME


def test_no_timeless_word_asks_for_the_time() -> None:
    words = timeless_words()
    assert len(words) > 40
    assert {word.name: asks_of_time(word) for word in words if asks_of_time(word)} == {}


def standing(name: str) -> list[bool]:
    """Of each standing effect of a card, whether it hangs on time."""
    effects = Lab().pool.find(name).printed.effects
    return [one.in_time for one in effects if isinstance(one, Standing)]


def test_what_hangs_on_time() -> None:
    assert standing("Jinzo") == [False, False]
    # It doubles or halves ATK by who has fewer LP; another one has its ATK in one's own turn only.
    assert standing("Megamorph") == [True, True]
    assert any(standing("Armityle the Chaos Phantasm"))


def test_a_word_hangs_on_time_with_its_parts() -> None:
    by_turn = next(
        one
        for one in Lab().pool.find("Armityle the Chaos Phantasm").printed.effects
        if isinstance(one, Standing) and one.in_time
    )
    assert hangs_on_time([by_turn.condition])
    assert not hangs_on_time(by_turn.receivers)
    assert not hangs_on_time(None)
    assert not hangs_on_time([])


def test_a_picture_is_kept_while_phases_pass() -> None:
    lab = Lab()
    lab.a.monsters("Jinzo")
    before = picture(lab.state)
    assert before.negators
    lab.duel.push("battle phase")
    assert lab.state.phase == BATTLE_PHASE
    assert picture(lab.state) is before


def test_what_hangs_on_lp_follows_them() -> None:
    lab = Lab()
    lab.a.monsters("Luster Dragon", zone="m1")
    lab.a.equip("Megamorph", "Luster Dragon")
    state = lab.state
    dragon = state.zones[0]
    assert values.atk(state, dragon) == 1900
    # LP change, and nothing else: in play cards are written to as well, after which everything is
    # worked out anew in any case.
    inflict_damage(state, 1, 1000, "EFX-205")
    assert values.atk(state, dragon) == 950
    lose_lp(state, 0, 2000)
    assert values.atk(state, dragon) == 3800
    gain_lp(state, 0, 1000)
    assert values.atk(state, dragon) == 1900
    set_lp(state, 0, 8000)
    assert values.atk(state, dragon) == 950
