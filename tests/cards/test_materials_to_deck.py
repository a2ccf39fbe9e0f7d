"""A Fusion Summon whose materials return to the Deck."""

from segoc.cards.definition import card, normal_spell
from segoc.cards.standard import standard_pool
from segoc.effects.words import DECK, GY, YOU, activation as activating, fusion_summon, monsters
from segoc.kernel.table.event import MOVED, SHUFFLED, SUMMONED
from segoc.lab import A, Lab

RECALL = card(
    900100003,
    normal_spell("召回融合", "召還融合", "Recall Fusion"),
    activating(do=fusion_summon(using=monsters(YOU, GY), to=DECK)),
)


def test_the_deck_is_shuffled_before_the_monster_comes() -> None:
    lab = Lab(pool=standard_pool().extended([RECALL], {}))
    lab.a.hand("Recall Fusion")
    lab.a.graveyard("Shaddoll Squamata", "Summoned Skull")
    lab.a.extra_deck("El Shaddoll Winda")
    duel = lab.duel
    before = len(duel.events)
    lab.a.activate("Recall Fusion")
    while duel.decision is not None and not duel.state.monsters(0):
        duel.push(duel.decision.options[0])
    assert lab.where("Shaddoll Squamata") == A.deck
    assert lab.where("Summoned Skull") == A.deck
    kinds = [event.kind for event in duel.events[before:] if event.kind in (SHUFFLED, SUMMONED)]
    assert kinds == [SHUFFLED, SUMMONED]
    assert [event.player for event in duel.events[before:] if event.kind == SHUFFLED] == [0]
    assert MOVED in [event.kind for event in duel.events[before:]]
