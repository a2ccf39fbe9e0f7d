"""Every card of the pool: it loads, makes sense, can be told, and survives random duels.

Cards are dealt out to Decks in the order of the pool, three copies of each, so that every card
is in one of them; both players play the same Deck.
"""

import json

import pytest

from segoc.cards.card_data import dump_card, load_card, read_card
from segoc.cards.definition import Definition
from segoc.cards.effect_checks import faults
from segoc.cards.standard import standard_pool
from segoc.checking.invariants import Inspector
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.explain import SPEAKERS, explain_card
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import DECK

CARDS = [card for card in standard_pool() if not card.printed.types & TOKEN]
MAIN = [card for card in CARDS if not card.printed.in_extra_deck]
EXTRA = [card for card in CARDS if card.printed.in_extra_deck]
COPIES, MAIN_NAMES, EXTRA_NAMES = 3, 14, 5
# Most that a duel with all checks takes here; nearly all come to their end before.
LONGEST = 120


def decks() -> list[Deck]:
    found = []
    for number in range(-(-len(MAIN) // MAIN_NAMES)):
        main = [MAIN[(number * MAIN_NAMES + i) % len(MAIN)] for i in range(MAIN_NAMES)]
        extra = [EXTRA[(number * EXTRA_NAMES + i) % len(EXTRA)] for i in range(EXTRA_NAMES)]
        found.append(Deck(_copies(main), _copies(extra)))
    return found


def _copies(cards: list[Definition]) -> list[int]:
    return [card.code for card in cards for _ in range(COPIES)]


@pytest.mark.parametrize("card", standard_pool(), ids=str)
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
    dealt = {code for deck in decks() for code in (*deck.main, *deck.extra)}
    assert dealt == {card.code for card in CARDS}


@pytest.mark.parametrize("number", range(len(decks())))
def test_it_survives_a_random_duel(number: int) -> None:
    deck = decks()[number]
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
