"""What is noted of effects, so that they needn't all be asked, is right and stays right."""

import pytest

import segoc
from segoc.checking.invariants import kept_wrongly
from segoc.effects import activations
from segoc.kernel.language import scope
from segoc.kernel.language.node import Happening
from segoc.kernel.picture import texts
from segoc.kernel.picture.notes import (
    NO_CARDS,
    NO_NAMES,
    NO_NEGATORS,
    NO_NUMBERS,
    NO_TEXTS,
    NO_TRAITS,
)
from segoc.kernel.table import event
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.places import DECK, GRAVEYARD, HAND, MONSTER_ZONE
from segoc.lab import Lab

pytestmark = pytest.mark.core


def test_the_picture_that_is_kept_is_the_one_that_would_be_drawn() -> None:
    chance = seeded(5)
    duel = segoc.Duel(segoc.starter("classic"), segoc.starter("classic"), seed=5)
    while duel.decision is not None:
        assert list(kept_wrongly(duel, chance)) == []
        options = duel.offered
        duel.push(options[chance.below(len(options))])


def test_what_could_work_where_it_lies_is_live() -> None:
    lab = Lab()
    lab.a.hand("死者苏生", "杀人番茄")
    lab.a.graveyard("杀人番茄")
    lab.a.monsters("食人虫")
    state = lab.state
    places = {state.cards[card].place for card in state.working_cards}
    assert places == {HAND, GRAVEYARD, MONSTER_ZONE}
    # In the hand only the Spell can be used.
    in_hand = [card for card in state.working_cards if state.cards[card].place == HAND]
    assert [state.cards[card].printed.title for card in in_hand] == ["死者苏生"]
    assert not any(state.cards[card].place == DECK for card in state.working_cards)


def test_what_pictures_and_scopes_share_stays_empty() -> None:
    duel = segoc.Duel(segoc.starter("classic"), segoc.starter("classic"), seed=9)
    chance = seeded(9)
    while duel.decision is not None:
        options = duel.offered
        duel.push(options[chance.below(len(options))])
    assert not texts.NO_EFFECTS
    assert not NO_NEGATORS
    assert not NO_CARDS
    assert not NO_NAMES
    assert not NO_TRAITS
    assert not NO_TEXTS
    assert not NO_NUMBERS
    assert not event.NO_AMOUNTS
    assert not scope.NO_REFS
    assert not scope.NO_CARD_NOS


def _all_below(sort: type[Happening]) -> list[type[Happening]]:
    return [sort, *(one for below in sort.__subclasses__() for one in _all_below(below))]


def test_what_fits_links_says_that_it_does() -> None:
    """Windows look only at what says that it answers links."""
    assert activations.Activation in _all_below(Happening)
    for sort in _all_below(Happening):
        assert ("fits_link" in vars(sort)) == ("answers_links" in vars(sort)), sort


def test_a_note_that_is_missing_is_found() -> None:
    lab = Lab()
    lab.a.monsters("食人虫")
    lab.a.set_cards("巨大化")
    duel = lab.duel
    chance = seeded(1)
    assert list(kept_wrongly(duel, chance)) == []
    state = duel.state
    state.may_have_equips = False
    assert len(list(kept_wrongly(duel, chance))) == 1
    monster = state.edit(state.monsters(0)[0])
    monster.side, state.may_have_switched_control = 1, False
    assert len(list(kept_wrongly(duel, chance))) >= 2
