"""The lines of the log that a page is sent: numbered, in all languages, for one viewer."""

import re
from collections.abc import Iterator
from copy import copy
from functools import cache

import pytest

from segoc import Duel
from segoc.app.protocol.table import Line
from segoc.app.story import Moment, story
from segoc.app.telling import Telling
from segoc.cards.frozen import frozen_pool
from segoc.decks.random_deck import random_deck
from segoc.duel.log import JUDGE, PUBLIC, Teller
from segoc.kernel.language.effect import TRIGGER
from segoc.kernel.table import event as ev
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.event import CardSnapshot, Event
from segoc.kernel.table.places import DECK, EXTRA_DECK
from segoc.lab import BATTLE, B, Lab

POOL = frozen_pool()
VIEWERS = (0, 1, PUBLIC, JUDGE)
# In two of these duels a trigger is not the first link.
DUELS = (0, 4, 5, 7, 16)


@cache
def random_moments(number: int) -> list[Moment]:
    """A random duel as a table tells it."""
    return list(play_at_random(number))


def play_at_random(number: int) -> Iterator[Moment]:
    chance = seeded(number)
    decks = [random_deck(POOL, chance) for _ in "AB"]
    duel = Duel(*decks, seed=number, pool=POOL, unofficial=True)
    yield Moment(duel.state, duel.events)
    while duel.decision is not None:
        option = duel.decision.options[chance.below(len(duel.decision.options))]
        yield from story(duel, option)


def told(moments: list[Moment], viewer: int) -> list[Line]:
    telling = Telling(POOL, viewer)
    return [line for one in moments for line in telling.lines(one.events, one.state.chain)]


def played(lab: Lab, *choices: str) -> list[Line]:
    """The lines of these choices, moment by moment."""
    moments: list[Moment] = []
    for choice in choices:
        decision = lab.duel.decision
        assert decision is not None
        (option,) = [option for option in decision.options if option.key == choice]
        moments += story(lab.duel, option)
    return told(moments, PUBLIC)


def line(lines: list[Line], event: str) -> Line:
    (found,) = [one for one in lines if one.event == event]
    return found


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_line_for_each_event_to_every_viewer(viewer: int) -> None:
    duel = random_moments(1)[0]
    lines = told([duel], viewer)
    assert [one.number for one in lines] == list(range(len(duel.events)))
    assert [one.event for one in lines] == [ev.KIND_NAMES[event.kind] for event in duel.events]
    for one, event in zip(lines, duel.events, strict=True):
        assert one.text.en == Teller(POOL, "en", viewer).tell(event)
        assert one.text.zh == Teller(POOL, "zh", viewer).tell(event)
        assert one.text.ja == Teller(POOL, "ja", viewer).tell(event)


def test_turns_players_and_rules() -> None:
    lab = Lab(number=5)
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider", zone="m2")
    lab.a.end_phase()
    lines = Telling(lab.pool, 0, turn=5).lines(lab.duel.events)
    summoned = line(lines, "summoned")
    assert (summoned.turn, summoned.player, summoned.rule) == (5, 0, "CRD-094")
    assert summoned.text.en == "Vorse Raider is summoned in A's Monster Zone 2."
    (card,) = summoned.cards
    assert card.to == "A.m2"
    began = line(lines, "turn began")
    assert (began.turn, began.player) == (6, 1)
    assert {one.turn for one in lines[began.number :]} == {6}


@pytest.mark.parametrize("number", DUELS)
def test_zones_are_told_in_words(number: int) -> None:
    for one in told(random_moments(number), JUDGE):
        for text in (one.text.en, one.text.zh, one.text.ja):
            assert not re.search(r"\b[AB]\.(m|s|field)|\bx[12]\b", text)


def test_a_draw_has_no_player() -> None:
    event = Event(ev.DUEL_ENDED, 2, [], why=ev.BY_RULE, rule="TRM-419", moment=1)
    (ended,) = Telling(POOL, 0).lines([event])
    assert ended.player is None
    assert ended.text.en == "The duel is a draw."


def test_some_events_at_a_time() -> None:
    first = random_moments(2)[0]
    whole = Telling(POOL, 0).lines(first.events)
    telling = Telling(POOL, 0)
    assert telling.lines(first.events[:4]) + telling.lines(first.events[4:]) == whole


@pytest.mark.parametrize("number", DUELS)
def test_a_copy_goes_on_by_itself(number: int) -> None:
    """Also in the middle of a chain; and whatever it is told, the other one isn't."""
    telling = Telling(POOL, 1)
    lines: list[Line] = []
    for moment in random_moments(number):
        copied = telling.copy()
        telling.lines(
            [Event(ev.TURN_BEGAN, 0, [], why=ev.BY_RULE, amounts=[99], rule="TRM-111", moment=0)]
        )
        lines += copied.lines(moment.events, moment.state.chain)
        telling = copied
    assert lines == told(random_moments(number), 1)


# Chains.


def test_a_chain_is_a_row_of_answers() -> None:
    lab = Lab()
    lab.a.hand("Mystical Space Typhoon")
    lab.a.set_cards("Solemn Judgment")
    lab.b.set_cards("Mirror Force", "Solemn Judgment")
    choices = ("activate A.hand.1", "zone A.s3", "pick B.s1", "activate B.s2", "activate A.s1")
    lines = played(lab, *choices)
    first, second, third = [one for one in lines if one.event == "activated"]
    assert (first.link, first.effect, first.answers) == (1, 1, None)
    assert (second.link, second.effect, second.answers) == (2, 1, first.number)
    assert (third.link, third.effect, third.answers) == (3, 1, second.number)
    targeted = line(lines, "targeted")
    assert (targeted.link, targeted.effect, targeted.source) == (1, 1, first.cards[0])
    paid = next(one for one in lines if one.event == "paid")
    assert paid.source is not None
    assert (paid.source.code, paid.effect) == (second.cards[0].code, 1)


def test_what_begins_a_chain_answers_what_has_happened() -> None:
    lab = Lab(B, BATTLE)
    lab.b.monsters("Vorse Raider")
    lab.a.set_cards("Mirror Force")
    lines = played(lab, "attack directly B.m1", "activate A.s1")
    assert line(lines, "activated").answers == line(lines, "attack declared").number


@pytest.mark.parametrize("number", DUELS)
def test_every_trigger_answers_what_it_triggered_by(number: int) -> None:
    telling = Telling(POOL, PUBLIC)
    lines: list[Line] = []
    events: list[Event] = []
    for moment in random_moments(number):
        chain = moment.state.chain
        lines += telling.lines(moment.events, chain)
        events += moment.events
        for event in moment.events:
            if event.kind != ev.ACTIVATED or event.effect_kind != TRIGGER:
                continue
            meant = chain[event.amounts[0] - 1].event
            answers = lines[events.index(event)].answers
            assert meant is not None
            assert answers is not None
            assert events[answers].kind == meant.kind
            cards = {card.card for card in events[answers].cards}
            assert cards <= {card.card for card in meant.cards} or not cards


def test_without_the_chain_nothing_is_made_up() -> None:
    lab = Lab(B, BATTLE)
    lab.b.monsters("Vorse Raider")
    lab.a.set_cards("Mirror Force")
    lab.b.attack("Vorse Raider")
    lab.a.activate("Mirror Force")
    activated = line(Telling(lab.pool, 0).lines(lab.duel.events), "activated")
    assert (activated.link, activated.effect, activated.answers) == (1, None, None)


# Secrets.


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
@pytest.mark.parametrize("number", DUELS)
def test_what_the_viewer_does_not_see_makes_no_difference(number: int, viewer: int) -> None:
    """Another card where it is hidden, another order of the Decks, another numbering of cards and
    moments: the lines are the same."""
    one, other = Telling(POOL, viewer), Telling(POOL, viewer)
    for moment in random_moments(number):
        others = [disguise(event, viewer) for event in moment.events]
        assert one.lines(moment.events) == other.lines(others)


def disguise(event: Event, viewer: int) -> Event:
    new = copy(event)
    new.moment = 100_000 - event.moment
    new.cards = [disguised(card, viewer) for card in event.cards]
    if event.source is not None:
        new.source = disguised(event.source, viewer)
        if not Teller(POOL, "en", viewer).sees(event.source):
            new.effect_no = 7
    return new


def disguised(card: CardSnapshot, viewer: int) -> CardSnapshot:
    new = copy(card)
    new.card = 1000 - card.card
    if card.place in (DECK, EXTRA_DECK) and card.index >= 0:
        new.index = 0
        if card.to_place == card.place and not card.to_face_up:
            new.handle = 999
    if not Teller(POOL, "en", viewer).sees(card):
        new.code = 46986414
        new.kind = 4 - card.kind
        new.form = 3
        new.summon_way = 0
    return new


def test_a_page_is_not_sent_more_than_a_line_has() -> None:
    moment = random_moments(4)[0]
    sent = "".join(one.model_dump_json(by_alias=True) for one in told([moment], PUBLIC))
    assert set(re.findall(r'"(\w+)":', sent)) == {
        *("number", "event", "turn", "player", "text", "en", "zh", "ja", "rule"),
        *("cards", "source", "effect", "link", "answers", "handle", "code", "from", "to"),
    }
