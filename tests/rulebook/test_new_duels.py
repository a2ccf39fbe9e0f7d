"""Scenarios that begin a duel: the Decks that they give, and what is refused."""

import pytest

from segoc.app.rulebook_api import played_scenario
from segoc.cards.standard import standard_pool
from segoc.duel.duel import Duel
from segoc.kernel.table.places import HAND
from segoc.rulebook.course import courses
from segoc.rulebook.playing.beginning import Beginning
from segoc.rulebook.scenario import Begins, Can, Laid, Sees
from tests.rulebook.writing import error, failure, scenario

GOOD = """
SEG-004, SEG-001 · Title
a new duel, B goes first, seed 7
A main deck: 双生精灵 ×3, 7 Colored Fish, 36 others
A extra deck: 代理龙, 14 others
A side deck: 2 others
B main deck: 60 others
card pool: without 圣精灵
= A sees 双生精灵 #1
> the duel begins
= A deck 35
but: card pool: 双生精灵 in part
! the duel can not begin, by SEG-007
but: a new duel, A goes first, seed 7
= A does not see 代理龙
"""
NEW = "SEG-001 · Title\na new duel, A goes first\n"
REST = "\n> the duel begins\n= A deck 35\nbut: A main deck: 41 others\n= A deck 36"


def test_a_whole_scenario() -> None:
    one = scenario(GOOD)
    first, main, extra, side, other, pool = one.board
    assert (first.kind, first.player, first.number) == ("new duel", 1, 7)
    assert [(laid.card.name, laid.count) for laid in main.cards] == [
        ("双生精灵", 3),
        ("7 Colored Fish", 1),
    ]
    assert [line.number for line in (main, extra, side, other)] == [36, 14, 2, 60]
    assert [line.kind for line in (main, extra, side)] == ["main deck", "extra deck", "side deck"]
    assert [(laid.card.name, laid.said) for laid in pool.cards] == [("圣精灵", "without")]
    sees, begins, _ = one.body
    assert isinstance(sees, Sees)
    assert (sees.player, str(sees.card), sees.yes) == (0, "双生精灵 #1", True)
    assert isinstance(begins, Begins)
    in_part, seat = one.twins
    assert in_part.change.new_line is not None
    assert in_part.change.new_line.cards == (Laid(main.cards[0].card, said="in part"),)
    [refused] = in_part.body
    assert isinstance(refused, Can)
    assert (refused.act.question, refused.rules) == (begins.question, ("SEG-007",))
    assert seat.change.key == first.key


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a new duel, C goes first", "expected “A goes first” or “B goes first”"),
        ("a new duel, A goes first, seed x", "expected a seed"),
        ("a new duel, A goes first\nA main deck: others", "“37 others” or the name of a card"),
        ("a new duel, A goes first\nA main deck: 39 others, 双生精灵", "the end of the line"),
        ("a new duel, A goes first\nA hand: 3 others", "“3 others” can't stand here"),
        ("a new duel, A goes first\ncard pool: 双生精灵", "expected “#” or “at” or “in part”"),
        ("a new duel, A goes first\n! the duel can not summon, by SEG-001", "expected “begin”"),
        ("card pool: without 双生精灵", "a set-up begins with “A's turn"),
    ],
)
def test_what_can_not_be_read(text: str, wrong: str) -> None:
    assert wrong in error(f"SEG-001 · Title\n{text}{REST}")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f"{NEW}A hand: 双生精灵{REST}", "test.txt:3: an impossible board: a new duel has Decks"),
        (f"{NEW}A LP: 500{REST}", "test.txt:3: an impossible board: a new duel has Decks"),
        (f"{NEW}> A surrenders{REST}", "test.txt:3: the duel hasn't begun"),
        (f"{NEW}> everyone passes{REST}", "test.txt:3: the duel hasn't begun"),
        (f"{NEW}A main deck: 39 others{REST}", "SEG-001: the Main Deck has 39 cards"),
        (f"{NEW}> the duel begins{REST}", "test.txt:4: the duel has begun already"),
        (f"{NEW}= A deck 40\n= A hand 0\n= B sees 双生精灵{REST}", "there is no 双生精灵"),
        (f"{NEW}! the duel can not begin, by SEG-001{REST}", "it is legal. the duel hasn't begun"),
        (
            f"{NEW}A main deck: 双生精灵 ×4\n! the duel can not begin, by SEG-004{REST}",
            "SEG-004 isn't the only reason: there is also SEG-001",
        ),
    ],
)
def test_what_does_not_hold(text: str, wrong: str) -> None:
    assert wrong in failure(text)


@pytest.mark.parametrize(
    "line", ["A main deck: 40 others", "A extra deck: 3 others", "card pool: without 双生精灵"]
)
def test_decks_belong_to_a_new_duel(line: str) -> None:
    text = f"SEG-001 · Title\nA's turn, Main Phase 1\n{line}\n= A LP 8000\n"
    told = failure(f"{text}but: A LP: 500\n= A LP 500")
    assert told == "test.txt:3: an impossible board: that belongs to a new duel"


def test_several_reasons_are_all_of_them() -> None:
    text = f"{NEW}A main deck: 双生精灵 ×4\n! the duel can not begin, by SEG-001 and SEG-004\n"
    twin = "but: A main deck: 40 others\n+ the duel can begin"
    assert failure(text + twin) == ""
    assert "it is refused by SEG-001, SEG-004" in failure(
        text.replace("by SEG-001 and SEG-004", "by SEG-001 and SEG-002") + twin
    )


def test_which_cards_are_meant() -> None:
    """The cards that are named, before and after the duel has begun."""
    one = scenario(GOOD)
    beginning = Beginning(one.board, standard_pool())
    names = ["双生精灵", "双生精灵", "双生精灵", "7 Colored Fish", "代理龙"]
    begun = beginning.begin()
    for duel, laid in ((beginning.table(), beginning.laid), (begun, beginning.laid_in(begun))):
        assert len(set(laid)) == len(names)
        named = [duel.state.cards[number] for number in laid]
        assert [card.printed.code for card in named] == [
            standard_pool().find(name).code for name in names
        ]
        assert {card.owner for card in named} == {0}


def test_what_is_named_first_lies_on_top() -> None:
    beginning = Beginning(scenario(GOOD).board, standard_pool())
    top = beginning.table().state.cards[beginning.laid[0]]
    assert beginning.table().state.spot(top.id) == beginning.table().state.spot(beginning.laid[0])
    assert beginning.decks[0].main[-1] == top.printed.code


def test_the_others_may_be_played_by_anybody() -> None:
    beginning = Beginning(scenario(GOOD).board, standard_pool())
    pool = standard_pool()
    assert [deck.check(pool) for deck in beginning.decks] == [[], []]
    assert len(beginning.decks[1].main) == 60


def test_every_card_of_a_deck_can_be_in_the_opening_hand() -> None:
    """SEG-012: of a hundred duels, a shuffle that leaves a card where it was is none."""
    beginning = Beginning(scenario(GOOD).board, standard_pool())
    seen: set[int] = set()
    hands: set[tuple[int, ...]] = set()
    for seed in range(120):
        state = Duel(*beginning.decks, seed=seed, pool=beginning.pool).state
        hand = tuple(state.cards[number].printed.code for number in state.pile(0, HAND))
        hands.add(hand)
        seen.update(hand)
    assert seen == set(beginning.decks[0].main)
    assert len(hands) == 120


# The page.


def test_the_decks_are_shown_before_the_duel_begins_and_then_how_it_does() -> None:
    base, in_part, _ = played_scenario(0, scenario(GOOD)).courses
    brought = next(step for step in base.steps if step.frames)
    assert brought.kind == "board"
    [before] = brought.frames
    assert (before.table.turn, before.table.phase) == (0, "before the first turn")
    assert (before.table.sides[0].deck, before.table.sides[1].deck) == (40, 60)
    assert len(before.table.sides[0].deck_seen) == 40
    [begins] = [step for step in base.steps if step.kind == "step"]
    hands = [tuple(len(side.hand) for side in frame.table.sides) for frame in begins.frames]
    assert list(dict.fromkeys(hands)) == [(0, 0), (0, 5), (5, 5)]
    assert begins.frames[0].lines[0].rule == "SEG-010"
    assert begins.frames[-1].table.phase == "Main Phase 1"
    # Where it can't begin, the Decks are all that there is to see.
    assert [len(step.frames) for step in in_part.steps if step.frames] == [1]
    assert in_part.steps[-1].text == "! the duel can not begin, by SEG-007"


def test_the_course_of_a_beginning() -> None:
    base, *_ = courses(scenario(GOOD))
    begins = next(line for line in base.lines if line.kind == "step")
    assert begins.choices == []
    assert begins.after is not None
    assert begins.after.decision is not None
    assert base.holds
