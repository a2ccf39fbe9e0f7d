"""No card of the pool is activated for nothing: what targets has targets, and none of them is the
card itself, if that goes afterwards; where all is about amounts, one of them is another then.

Every card is laid on bare boards, on which what its text counts is 0, and asked.
"""

from collections.abc import Iterator

import pytest

from segoc.cards.definition import Definition
from segoc.cards.frozen import frozen_pool
from segoc.duel.duel import Duel
from segoc.effects.applying import Apply
from segoc.effects.clauses import Stat
from segoc.effects.numbers import Half
from segoc.kernel.language.effect import ACTIVATION, TRIGGER, Activated
from segoc.kernel.picture import layers, values
from segoc.kernel.table import decision as dc
from segoc.kernel.table.event import TARGETED
from segoc.kernel.table.kinds import MONSTER, XYZ
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import State
from segoc.lab import Lab

# A monster whose ATK and DEF are 0, and that does nothing on these boards.
NOBODY = "Chiwen, Light of the Yang Zing"
ENOUGH = 60


def activated(card: Definition) -> list[Activated]:
    """What a player can activate of one's own accord, with nothing that it answers to."""
    found = []
    for effect in card.printed.effects[: card.printed.own]:
        if isinstance(effect, Activated) and effect.kind != TRIGGER and effect.happening is None:
            found.append(effect)
    return found


ASKED = [card for card in frozen_pool() if activated(card) and not card.filler]


def boards(card: Definition) -> Iterator[Lab]:
    """The card alone, wherever it could be activated from; and with monsters that have no ATK."""
    for foes in (False, True):
        for place in ("field", "hand", "gy"):
            lab = Lab(pool=frozen_pool())
            name = card.en or card.zh
            if place == "gy":
                lab.a.graveyard(name)
            elif place == "hand":
                if card.printed.in_extra_deck:
                    continue
                lab.a.hand(name)
            elif card.printed.kind != MONSTER:
                lab.a.set_cards(name)
            else:
                lab.a.monsters(name)
                if card.printed.types & XYZ:
                    lab.a.materials(name, "Gemini Elf", "Gemini Elf", "Gemini Elf")
            if foes:
                lab.b.monsters(NOBODY)
                if card.en != NOBODY:
                    lab.a.monsters(NOBODY)
            yield lab


def ways(lab: Lab) -> Iterator[tuple[Duel, Activated, int]]:
    """Each effect of the card that can be activated now, begun in a duel of its own."""
    laid = lab.laid[0]
    duel = lab.duel
    assert duel.decision is not None
    for option in duel.decision.options:
        if option.verb != dc.ACTIVATE or duel.state.card_at(option.spot) != laid:
            continue
        effect = layers.effects_of(duel.state, laid)[option.number].effect
        assert isinstance(effect, Activated)
        fork = duel.fork()
        fork.push(option)
        yield fork, effect, laid


def play_out(duel: Duel) -> None:
    """Go on with what was begun, always in the first way, until the turn player can act again."""
    for _ in range(ENOUGH):
        decision = duel.decision
        if decision is None or decision.topic == dc.OPEN:
            return
        passing = [option for option in decision.options if option.verb == dc.PASS]
        duel.push((passing or decision.options)[0])


def amounts(state: State) -> list[tuple[int, ...]]:
    """LP, hands, and the ATK, DEF and counters of all monsters."""
    found: list[tuple[int, ...]] = [(*state.lp, len(state.counters))]
    for player in range(2):
        found.append((len(state.pile(player, HAND)), player))
        for card in state.monsters(player):
            found.append((card, values.atk(state, card), values.defense(state, card)))
    return found


def is_all_about_amounts(effect: Activated) -> bool:
    """Nothing else is done. What is halved can be 0 all the same (SPC-231)."""
    for action in effect.program:
        if not action.has_amount():
            return False
        if isinstance(action, Apply):
            for clause in action.clauses:
                if not isinstance(clause, Stat) or isinstance(clause.number, Half):
                    return False
    return bool(effect.program)


@pytest.mark.parametrize("card", ASKED, ids=lambda card: str(card.code))
def test_nothing_is_activated_for_nothing(card: Definition) -> None:
    for lab in boards(card):
        for duel, effect, laid in ways(lab):
            play_out(duel)
            if effect.target is not None and effect.target.least > 0:
                aimed = [event for event in duel.events if event.kind == TARGETED]
                assert aimed
                goes = effect.kind == ACTIVATION and not card.printed.stays
                assert not goes or all(record.card != laid for record in aimed[0].cards)
            if is_all_about_amounts(effect):
                assert amounts(duel.state) != amounts(lab.duel.state)
