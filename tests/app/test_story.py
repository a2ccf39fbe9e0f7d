"""A story ends where the duel itself does, and tells everything on the way once."""

import pytest

from segoc import Duel, starter
from segoc.app.story import story
from segoc.app.table import table_of
from segoc.duel.view import JUDGE
from segoc.kernel.samples.saving import event_to_data, to_data
from segoc.kernel.table.chance import seeded
from segoc.lab import A, Lab


@pytest.mark.parametrize("seed", range(6))
def test_a_story_is_the_duel(seed: int) -> None:
    decks = ("dark_magician", "odd_eyes", "junk", "shaddoll", "classic", "normals_a")
    duel = Duel(starter(decks[seed]), starter(decks[seed - 1]), seed=seed)
    chance = seeded(seed)
    for _ in range(120):
        if duel.decision is None:
            break
        option = duel.offered[chance.below(len(duel.offered))]
        before = len(duel.events)
        beside = duel.fork()
        moments = story(beside, option)
        duel.push(option)
        assert to_data(moments[-1].state) == to_data(duel.state) == to_data(beside.state)
        told = [event_to_data(event) for moment in moments for event in moment.events]
        assert told == [event_to_data(event) for event in duel.events[before:]]


def responses(*set_cards: str) -> list[tuple[tuple[int, ...], list[int]]]:
    """Who may respond, and what has happened, as A summons a monster and B has these cards Set."""
    lab = Lab(turn=A)
    lab.a.hand("双生精灵", "圣精灵")
    lab.b.set_cards(*set_cards)
    lab.duel.push("summon A.hand.1")
    duel = lab.duel
    found: list[tuple[tuple[int, ...], list[int]]] = []
    while duel.decision is not None and duel.decision.kind != "main phase":
        key = "pass" if duel.decision.kind == "fast effects" else "zone A.m1"
        option = next(one for one in duel.decision.options if one.key == key)
        for moment in story(duel, option):
            found.append((moment.responds, [event.kind for event in moment.events]))
    return [one for one in found if one != ((), [])]


def test_who_may_respond_does_not_hang_on_what_they_hold() -> None:
    silent = responses("空白通常陷阱")
    assert ((1,), []) in silent
    # 激流葬 can answer the summon; B passes.
    assert responses("激流葬") == silent


def test_who_has_no_hidden_card_cannot_respond_unseen() -> None:
    assert all(1 not in responds for responds, _ in responses())


def test_a_chain_resolves_link_by_link() -> None:
    """Each link has a moment of its own, in which it is the one that resolves."""
    lab = Lab(turn=A)
    lab.a.hand("旋风")
    lab.a.monsters("双生精灵")
    lab.b.set_cards("空白通常陷阱", "突进")
    lab.b.monsters("圣精灵")
    story_of(lab, "activate A.hand.1", "zone A.s1", "pick B.s1")
    decision = lab.duel.decision
    assert decision is not None
    moments = story(lab.duel, decision.options[0])
    if moments[-1].state.decision is not None and moments[-1].state.decision.kind == "targets":
        target = lab.duel.decision
        assert target is not None
        moments = story(lab.duel, target.options[0])
    resolving = [
        moment.state.resolving_link for moment in moments if moment.state.resolving_link >= 0
    ]
    assert list(dict.fromkeys(resolving)) == [1, 0]


def story_of(lab: Lab, *keys: str) -> list[list[int]]:
    found: list[list[int]] = []
    for key in keys:
        decision = lab.duel.decision
        assert decision is not None
        option = next(one for one in decision.options if one.key == key)
        found += [[e.kind for e in moment.events] for moment in story(lab.duel, option)]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_without_an_event_nothing_changes_on_the_table(seed: int) -> None:
    """What is told to a viewer hangs on events alone."""
    decks = ("dark_magician", "shaddoll", "junk")
    duel = Duel(starter(decks[seed]), starter(decks[seed - 1]), seed=seed)
    chance = seeded(seed)
    table = table_of(duel.state, JUDGE)
    silent = 0
    while duel.decision is not None and silent < 200:
        option = duel.offered[chance.below(len(duel.offered))]
        for moment in story(duel, option):
            before, table = table, table_of(moment.state, JUDGE)
            if not moment.events:
                assert table == before
                silent += 1
    assert silent > 100
