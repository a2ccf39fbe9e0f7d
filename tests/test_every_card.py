"""Every card that is looked at: it loads, makes sense, can be told, and survives random duels.

Cards are dealt out to Decks in the order of the pool, three copies of each, so that every card
is in one of them; both players play the same Deck. Those that aren't in the frozen pool have Decks
of their own, so that they change no other duel.
"""

import json
from itertools import cycle, islice

import pytest

from segoc.cards.card_data import dump_card, load_card, read_card
from segoc.cards.definition import Definition
from segoc.cards.effect_checks import faults
from segoc.checking.invariants import Inspector
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.explain import SPEAKERS, explain_card
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.places import DECK
from tests.card_sample import CARDS, FROZEN, OTHERS

pytestmark = pytest.mark.pool

COPIES, MAIN_NAMES, EXTRA_NAMES = 3, 14, 5
# Most that a duel with all checks takes here; nearly all come to their end before.
LONGEST = 120


def decks_of(cards: list[Definition]) -> list[Deck]:
    """Decks with all of these in them; where they are too few for whole ones, frozen cards fill
    the rest."""
    main, extra = _by_deck(cards, False), _by_deck(cards, True)
    count = max(-(-len(main) // MAIN_NAMES), -(-len(extra) // EXTRA_NAMES))
    mains = _dealt(main, _by_deck(FROZEN, False), count, MAIN_NAMES)
    extras = _dealt(extra, _by_deck(FROZEN, True), count, EXTRA_NAMES)
    return [Deck(*piles) for piles in zip(mains, extras, strict=True)]


def _by_deck(cards: list[Definition], extra: bool) -> list[Definition]:
    return [card for card in cards if card.printed.in_extra_deck == extra]


def _dealt(
    cards: list[Definition], fill: list[Definition], count: int, names: int
) -> list[list[int]]:
    dealt = [*cards, *islice(cycle(fill), count * names - len(cards))]
    piles = [dealt[number * names : (number + 1) * names] for number in range(count)]
    return [[card.code for card in pile for _ in range(COPIES)] for pile in piles]


def names_of(deck: Deck) -> str:
    """So that `-k PASSCODE` finds the duel in which a card is played."""
    return " ".join(map(str, dict.fromkeys([*deck.main, *deck.extra])))


DECKS = [*decks_of(FROZEN), *decks_of(OTHERS)]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_it_loads_makes_sense_and_can_be_told(card: Definition) -> None:
    data = dump_card(card)
    again = read_card(json.dumps(data, ensure_ascii=False))
    assert dump_card(again) == data
    assert load_card(data).printed.effects == card.printed.effects
    assert [fault for effect in card.printed.effects for fault in faults(effect)] == []
    # That a Pendulum Card can be activated is written nowhere.
    assert card.printed.own == card.printed.written + card.printed.is_pendulum()
    for language in SPEAKERS:
        texts = explain_card(card, language)
        assert len(texts) == card.printed.written
        assert all(texts)


def test_every_card_is_in_a_deck() -> None:
    dealt = {code for deck in DECKS for code in (*deck.main, *deck.extra)}
    assert dealt == {card.code for card in CARDS}


@pytest.mark.parametrize("number", range(len(DECKS)), ids=map(names_of, DECKS))
def test_it_survives_a_random_duel(number: int) -> None:
    deck = DECKS[number]
    chance = seeded(number)
    duel = Duel(deck, deck, seed=number, unofficial=True)
    inspector = Inspector(duel, chance)
    came_up: set[int] = set()
    for _ in range(LONGEST):
        assert inspector.inspect() == []
        came_up |= {held.printed.code for held in duel.state.cards if held.place != DECK}
        if duel.decision is None:
            break
        options = duel.offered
        duel.push(options[chance.below(len(options))])
    assert len(came_up & set(deck.main)) > MAIN_NAMES // 2
