"""Courses of play in which every procedure comes by, and a board in the middle of a chain."""

import functools
from collections.abc import Callable, Iterator
from typing import Any

from segoc.duel.option_text import Unclear
from segoc.kernel.samples.saving import from_data, to_data
from segoc.kernel.table.decision import PASS, PICK, WINDOW, Option
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.lab import BATTLE, B, Lab
from tests import effect_cards as cards
from tests.effect_cards import POOL


def without_effects() -> Lab:
    lab = Lab()
    lab.a.hand("Dark Magician", "Blank Field Spell", *["Skull Servant"] * 6)
    lab.a.monsters("Vorse Raider", "Luster Dragon", "Gemini Elf")
    lab.a.set_monsters("Mystical Elf")
    lab.b.set_monsters("Summoned Skull")
    return lab


def with_effects() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand(cards.BOLT, cards.CALLER, cards.LANTERN, cards.SCALE, cards.DUSK, cards.BLADE)
    lab.a.monsters("Gemini Elf", "Luster Dragon", cards.TWIN)
    lab.a.set_cards(cards.IDOL, cards.CHAINS, cards.TOLL)
    lab.a.extra_deck(cards.XYZ)
    lab.b.hand("Skull Servant", "Mokey Mokey")
    lab.b.monsters(cards.GUARDIAN, cards.WEEPER, cards.MAIDEN)
    lab.b.set_cards(cards.QUICK)
    return lab


def with_more_effects() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand(cards.STRIDE, cards.SHELF, cards.BARTER, cards.MIST, cards.FORK, cards.OATH)
    lab.a.hand(cards.LURE, cards.WALKER, cards.SPORES)
    lab.a.monsters("Gemini Elf", "Luster Dragon", cards.HARNESS)
    lab.a.graveyard("Skull Servant", "Mokey Mokey")
    lab.b.monsters("Vorse Raider", "Mystical Elf")
    return lab


def with_duties() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand(cards.WRIT, "Blank Level 8 Effect Monster")
    lab.a.monsters(cards.PORTER, "Gemini Elf")
    lab.b.hand("Skull Servant")
    lab.b.set_cards(cards.QUICK, cards.VETO)
    return lab


def with_summons() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand("Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix")
    lab.a.hand("Wisdom-Eye Magician", "Dragonpulse Magician", cards.BOLT)
    lab.a.set_cards("Artifact Ignition", zone="s3")
    lab.a.pendulum_zones("Stargazer Magician", "Timegazer Magician")
    lab.a.deck("Artifact Moralltach")
    lab.a.extra_deck("Elemental HERO Flame Wingman")
    lab.b.monsters("Crystal Beast Sapphire Pegasus")
    lab.b.set_cards(cards.QUICK)
    return lab


def with_other_places() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand("The Weather Painter Snow", "Umi")
    lab.a.monsters(cards.XYZ, "Gemini Elf", "Mystical Elf")
    lab.a.materials(cards.XYZ, "Skull Servant", "Mokey Mokey", "Luster Dragon")
    lab.a.set_cards("Sea Stealth Attack", "Battle of the Elements")
    lab.a.deck("The Weather Snowy Canvas", "The Weather Thundery Canvas")
    lab.a.extra_deck(cards.HEAP)
    return lab


def with_visions() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand("Vision HERO Faris", "Elemental HERO Avian")
    lab.a.deck("Vision HERO Multiply Guy")
    return lab


def with_hats() -> Lab:
    lab = Lab(phase=BATTLE, pool=POOL)
    lab.a.monsters("Gemini Elf")
    lab.b.monsters("Mystical Elf", "Vorse Raider")
    lab.b.set_cards("Magical Hats")
    lab.b.deck("Blank Normal Spell", "Blank Normal Trap", "Skull Servant")
    return lab


def with_namesakes() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand("Swords of Revealing Light")
    lab.b.set_monsters("Gagaga Magician", zone="m1")
    lab.b.set_monsters("Gagaga Magician", zone="m2")
    return lab


# Boards, and what is played on each.
BOARDS: tuple[tuple[Callable[[], Lab], tuple[list[str], ...]], ...] = (
    (
        without_effects,
        (
            ["summon Dark Magician", "pick A.m1", "pick A.m2", "zone A.m1"],
            ["set Blank Field Spell"],
            ["flip Mystical Elf"],
            ["change Vorse Raider"],
            ["battle phase", "attack Gemini Elf -> B.m1", "main phase 2", "end phase"],
        ),
    ),
    (
        with_effects,
        (
            # A chain of two; a substitute; a trigger that must go.
            [
                f"activate {cards.BOLT}",
                "zone A.s4",
                "pick B.m1",
                "activate B.s1",
                "pick B.hand.1",
                "yes",
            ],
            [f"activate {cards.BOLT}", "zone A.s4", "pick B.m2"],
            # A search, a summon by effect, an optional part.
            [
                f"activate {cards.CALLER}",
                "zone A.s4",
                "pick A.deck.2",
                "in defense",
                "zone A.m4",
                "yes",
            ],
            [f"activate {cards.LANTERN}", "zone A.s4"],
            # A trap monster, and its way back.
            [
                "activate A.s1",
                "in attack",
                "zone A.m4",
                f"activate {cards.DUSK}",
                "zone A.s4",
                "pick A.m4",
                "zone A.s5",
            ],
            [f"special summon {cards.XYZ}", "pick A.m1", "pick A.m2", "in attack", "zone x1"],
            [f"summon {cards.TWIN}"],
            [f"activate {cards.BLADE}", "zone A.s4", "pick A.m1"],
            ["activate A.s2", "pick B.m3"],
            ["activate A.s3", f"activate {cards.BOLT}", "zone A.s4", "pick B.m2"],
        ),
    ),
    (
        with_more_effects,
        (
            # Other zones: of its row, among the Spells, of the other player for a time.
            [f"activate {cards.STRIDE}", "zone A.s1", "pick A.m1", "zone A.m4"],
            [f"activate {cards.SHELF}", "zone A.s1", "pick A.m1", "zone A.s2"],
            [f"activate {cards.BARTER}", "zone A.s1", "pick A.m1", "pick B.m2"],
            [f"activate {cards.LURE}", "zone A.s1", "pick B.m1", "zone A.m4", "end phase"],
            # Banished, and back in the End Phase.
            [f"activate {cards.MIST}", "zone A.s1", "pick B.m1", "end phase"],
            # One of two effects; something that is declared; counters, one by one.
            [f"activate {cards.FORK}", "zone A.s1", "decide 2"],
            [f"activate {cards.OATH}", "zone A.s1", "announce fire"],
            [f"activate {cards.SPORES}", "zone A.s1", "pick B.m1", "pick B.m2"],
            # An equip card from the GY; a monster that summons itself.
            ["activate A.m3", "pick A.gy.1", "zone A.s1"],
            # A battle that does damage.
            ["battle phase", "attack Gemini Elf -> B.m2"],
            [f"special summon {cards.WALKER}", "pick A.gy.1", "in attack", "zone A.m4"],
        ),
    ),
    (
        with_summons,
        (
            # A Fusion Summon by an effect; a Pendulum Summon of two; a card Set from the Deck.
            ["activate Polymerization", "zone A.s2", "pick A.hand.1", "in attack"],
            [
                "pendulum summon",
                "pick A.hand.4",
                "pick A.hand.5",
                "finish",
                "in attack",
                "zone A.m1",
                "in attack",
                "zone A.m2",
            ],
            ["activate A.s3", "pick B.s1", "zone A.s2"],
            # What stays on the field as a Spell when it is destroyed.
            [f"activate {cards.BOLT}", "zone A.s2", "yes"],
        ),
    ),
    (
        with_duties,
        (
            [f"activate {cards.WRIT}", "zone A.s1", "pick B.s2"],
            ["summon Blank Level 8 Effect Monster", "pick A.m1", "finish", "zone A.m1"],
        ),
    ),
    (
        with_other_places,
        (
            # Materials of its material; a Field Spell that an effect activates; what must go.
            [
                f"special summon {cards.HEAP}",
                "pick A.m1.under.2",
                "pick A.m1.under.3",
                "in attack",
                "zone A.m1",
            ],
            ["activate A.s1", "yes"],
            ["activate A.s2", "pick A.m2"],
            # A card that is placed from the Deck.
            [
                "summon The Weather Painter Snow",
                "zone A.m4",
                "activate A.m4",
                "pick A.deck.1",
                "zone A.s3",
            ],
        ),
    ),
    # A monster as a Continuous Trap.
    (
        with_visions,
        (
            [
                "activate A.hand.1",
                "in attack",
                "zone A.m1",
                "activate A.m1 #2",
                "zone A.s1",
            ],
        ),
    ),
    # Turned up together, though only one of them can be.
    (with_namesakes, (["activate Swords of Revealing Light", "zone A.s1", "pick B.m2"],)),
    # Hidden among the monsters.
    (
        with_hats,
        (
            [
                "attack Gemini Elf -> B.m1",
                "activate B.s1",
                "pick B.deck.2",
                "pick B.m1",
                "zone B.m3",
                "zone B.m4",
                "stop",
            ],
        ),
    ),
)


def courses() -> Iterator[tuple[Lab, list[str]]]:
    """Each course with a board of its own."""
    for board, played in BOARDS:
        for choices in played:
            yield board(), choices


def between_steps(lab: Lab, choices: list[str]) -> Iterator[State]:
    """The state before every step of a course, and where somebody is asked. Windows that it
    doesn't speak of go by."""
    state = lab.state
    for choice in [*choices, "surrender"]:
        while asks(state, WINDOW) and not listed(lab, choice):
            yield from one_answer(state, Option(PASS))
        if choice != "surrender":
            yield from one_answer(state, lab.duel.fork()._option(choice))


def asks(state: State, topic: int) -> bool:
    return state.decision is not None and state.decision.topic == topic


def listed(lab: Lab, choice: str) -> bool:
    try:
        option = lab.duel.fork()._option(choice)
    except Unclear:
        return False
    return lab.state.decision is not None and lab.state.decision.lists(option)


def one_answer(state: State, option: Option) -> Iterator[State]:
    assert state.decision is not None
    assert state.decision.lists(option), (option, state.decision.options)
    state.decision = None
    state.stack[-1].answer(state, option)
    while state.decision is None:
        yield state
        machine.advance(state)
    yield state


def chain_state() -> State:
    """The board below, made anew: a copy would share the values that tests break."""
    return from_data(_chain_data(), lambda code: POOL[code].printed)


@functools.cache
def _chain_data() -> dict[str, Any]:
    """A chain of two links with a target and a cost, one of them about an event; a tie, a limit
    that is used up, and a monster that a Trap has become."""
    lab = Lab(turn=B, pool=POOL)
    lab.a.hand("Skull Servant", "Mokey Mokey")
    lab.a.set_cards(cards.QUICK, cards.IDOL)
    lab.a.monsters("Gemini Elf", cards.WEEPER)
    lab.b.hand(cards.BOLT, cards.BLADE, cards.SEARCHER)
    lab.b.monsters("Vorse Raider")
    lab.b.set_cards(cards.VETO)
    # Small Decks, as above.
    lab.a.deck("Skull Servant")
    lab.b.deck("Luster Dragon", "Luster Dragon")
    courses = [
        [f"activate {cards.SEARCHER}", "zone B.s4", "pick B.deck.1"],
        [f"activate {cards.BLADE}", "zone B.s2", "pick B.m1", "activate A.s2"],
        ["in attack", "zone A.m4"],
        [f"activate {cards.BOLT}", "zone B.s3", "pick A.m1", "activate A.s1"],
    ]
    for course in courses:
        for _ in between_steps(lab, course):
            pass
    for _ in one_answer(lab.state, Option(PICK, lab.state.spot(lab.card("Mokey Mokey").id))):
        pass
    return to_data(lab.state)
