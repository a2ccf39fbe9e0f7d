"""A board with something of everything, and ways to break it."""

from collections.abc import Iterable

from segoc import Decision, Option
from segoc.kernel.table.card import Card
from segoc.kernel.table.state import State
from segoc.lab import Lab


def a_lab() -> Lab:
    """Something of everything: A's Main Phase, with monsters and Set cards on both sides."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Dark Magician", "Blank Normal Trap")
    lab.a.monsters("Luster Dragon", zone="m1")
    lab.a.set_monsters("Mystical Elf", zone="m2")
    lab.a.set_cards("Blank Field Spell", "Blank Normal Spell")
    lab.a.graveyard("Gemini Elf")
    lab.a.extra_deck("Blank Link Monster")
    lab.b.hand("Summoned Skull", "Skull Servant")
    lab.b.set_monsters("Blue-Eyes White Dragon", zone="m1")
    lab.b.monsters("Mokey Mokey", zone="m2")
    return lab


def card(state: State, place: int, player: int = 0, index: int = 0) -> Card:
    """A card in a pile, to be broken."""
    return state.edit(state.pile(player, place)[index])


def in_zone(state: State, zone: int) -> Card:
    return state.edit(state.zones[zone])


def options(state: State) -> tuple[Option, ...]:
    assert state.decision is not None
    return state.decision.options


def offer(state: State, listed: Iterable[Option]) -> None:
    """Let the decision that stands list these options, whatever the rules say."""
    decision = state.decision
    assert decision is not None
    state.decision = Decision(decision.player, decision.topic, list(listed), decision.about)
