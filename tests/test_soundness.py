"""Every fault that a state can have is found, and a sound state has none."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from segoc import Option, standard_pool
from segoc.kernel import decision as dc
from segoc.kernel import layers
from segoc.kernel.card import Card
from segoc.kernel.chance import Random, seeded
from segoc.kernel.entry import Entry
from segoc.kernel.places import DECK, EXTRA_DECK, GRAVEYARD, HAND, NOWHERE, SPELL_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.saving import BLANKS, from_data, to_data
from segoc.kernel.state import State
from segoc.kernel.windows import Window
from segoc.lab import BATTLE, Lab
from segoc.soundness import CARDS, CARDS_OR_NONE, RANGES, UNRANGED, faults_of
from tests.breaking import a_lab, card, in_zone, offer, options

pytestmark = pytest.mark.core


def window(asked: int = 0, passes: int = 0) -> Window:
    made = Window(0)
    made.asked, made.passes = asked, passes
    return made


def won_and_asked_nonsense(state: State) -> None:
    """So wrong that it can't even be told in words."""
    assert state.decision is not None
    state.winner = 1
    state.decision.topic = 99


def give_face(to: Card, other: Card) -> None:
    to.printed = other.printed


class TestSoundness:
    def test_a_sound_state(self) -> None:
        assert faults_of(a_lab().state) == []

    def test_a_state_that_is_over(self) -> None:
        lab = a_lab()
        lab.duel.surrender(0)
        assert faults_of(lab.state) == []

    BROKEN: tuple[tuple[str, Callable[[State], object]], ...] = (
        # Places.
        ("in two piles", lambda s: s.pile(0, GRAVEYARD).append(s.pile(0, HAND)[0])),
        ("twice in a pile", lambda s: s.pile(0, HAND).append(s.pile(0, HAND)[0])),
        ("in no pile", lambda s: s.pile(0, HAND).pop()),
        ("in a zone and a pile", lambda s: s.zones.__setitem__(3, s.pile(0, HAND)[0])),
        ("zone emptied", lambda s: s.zones.__setitem__(0, -1)),
        ("zones exchanged", lambda s: s.zones.__setitem__(slice(0, 2), [s.zones[1], s.zones[0]])),
        ("no such card", lambda s: s.pile(0, HAND).append(10_000)),
        ("negative card", lambda s: s.zones.__setitem__(4, -2)),
        ("place is another", lambda s: setattr(card(s, HAND), "place", DECK)),
        ("place doesn't exist", lambda s: setattr(card(s, HAND), "place", 99)),
        ("side is the other", lambda s: setattr(card(s, HAND), "side", 1)),
        ("side is none", lambda s: setattr(card(s, HAND), "side", 2)),
        ("owner is none", lambda s: setattr(card(s, HAND), "owner", -1)),
        ("has a zone in the hand", lambda s: setattr(card(s, HAND), "zone", 4)),
        ("left the game", lambda s: setattr(card(s, HAND), "place", NOWHERE)),
        ("under nothing", lambda s: s.under.__setitem__(s.zones[0], [s.pile(0, HAND)[0]])),
        ("under a card in hand", lambda s: s.under.__setitem__(s.pile(0, HAND)[0], [0])),
        ("another's number", lambda s: setattr(card(s, HAND), "id", 1)),
        # Cards.
        ("monster as a Spell", lambda s: setattr(in_zone(s, 0), "place", SPELL_ZONE)),
        ("no position", lambda s: setattr(in_zone(s, 0), "position", 0)),
        ("face-down Attack", lambda s: setattr(in_zone(s, 0), "face_up", False)),
        ("Spell in a position", lambda s: setattr(in_zone(s, 10), "position", 1)),
        ("hand in a position", lambda s: setattr(card(s, HAND), "position", 1)),
        ("face-up in the hand", lambda s: setattr(card(s, HAND), "face_up", True)),
        ("face-up in the Deck", lambda s: setattr(card(s, DECK), "face_up", True)),
        ("face-down in the GY", lambda s: setattr(card(s, GRAVEYARD), "face_up", False)),
        ("another's card", lambda s: setattr(card(s, HAND), "owner", 1)),
        ("Link face-down", lambda s: give_face(in_zone(s, 1), card(s, EXTRA_DECK))),
        ("Link in the hand", lambda s: give_face(card(s, HAND), card(s, EXTRA_DECK))),
        ("Elf in the Extra Deck", lambda s: give_face(card(s, EXTRA_DECK), in_zone(s, 1))),
        ("Spell as a monster", lambda s: give_face(in_zone(s, 0), in_zone(s, 10))),
        ("flipped in the hand", lambda s: setattr(card(s, HAND), "acting", True)),
        ("flipped face-down", lambda s: setattr(in_zone(s, 1), "acting", True)),
        ("attacked tomorrow", lambda s: setattr(in_zone(s, 0), "attacked", 6)),
        ("arrived tomorrow", lambda s: setattr(in_zone(s, 0), "arrived", 6)),
        ("Tributes", lambda s: setattr(in_zone(s, 0), "tributes", -1)),
        # Knowledge.
        ("own hand unseen", lambda s: setattr(card(s, HAND), "seen", 0)),
        ("face-up unseen", lambda s: setattr(in_zone(s, 0), "seen", 1)),
        ("GY unseen", lambda s: setattr(card(s, GRAVEYARD), "seen", 2)),
        ("seen by nobody who plays", lambda s: setattr(card(s, HAND), "seen", 5)),
        ("seen and mixed", lambda s: setattr(card(s, HAND), "among", 1)),
        ("seen and in a mix", lambda s: setattr(card(s, HAND), "mix_a", 1)),
        ("known in no mix", lambda s: setattr(card(s, DECK), "mix_a", 0)),
        ("no such mix", lambda s: setattr(card(s, DECK), "mix_b", 99)),
        ("no handle", lambda s: setattr(card(s, HAND), "handle", 0)),
        ("another's handle", lambda s: setattr(card(s, HAND), "handle", in_zone(s, 0).handle)),
        ("handle not given out", lambda s: setattr(card(s, HAND), "handle", 9999)),
        # The course of the duel.
        ("LP below 0", lambda s: s.lp.__setitem__(0, -1)),
        ("LP 0 and nobody lost", lambda s: s.lp.__setitem__(1, 0)),
        ("lost and going on", lambda s: s.loss.__setitem__(0, "SEG-018")),
        ("won and going on", lambda s: setattr(s, "winner", 0)),
        ("won by nobody", lambda s: setattr(s, "winner", 3)),
        ("ended and going on", lambda s: setattr(s, "ending", "SEG-018")),
        ("ended by no rule", lambda s: s.loss.__setitem__(0, "SEG-999")),
        ("nobody's turn", lambda s: setattr(s, "turn_player", 2)),
        ("no such phase", lambda s: setattr(s, "phase", 42)),
        ("no such step", lambda s: setattr(s, "battle_step", 42)),
        ("Battle Step in Main Phase", lambda s: setattr(s, "battle_step", 2)),
        ("minus one summon", lambda s: setattr(s, "normal_summons", -1)),
        ("effect on nothing", lambda s: layers.add(s, Entry(999, 1, 1, 1, 1))),
        ("effect in the hand", lambda s: layers.add(s, Entry(s.pile(0, HAND)[0], 1, 1, 1, 1))),
        # The machine.
        ("nothing under way", lambda s: s.stack.clear()),
        ("step below 0", lambda s: setattr(s.stack[-1], "step", -1)),
        ("priority of nobody", lambda s: s.stack.insert(0, window(asked=2))),
        ("passes without end", lambda s: s.stack.insert(0, window(passes=-1000))),
        ("picked nothing", lambda s: s.picked.append(-3)),
        ("chance", lambda s: setattr(s, "random", Random(1 << 32, 0, 0, 0))),
        # Decisions.
        ("nothing asked", lambda s: setattr(s, "decision", None)),
        ("won and asked nonsense", won_and_asked_nonsense),
        ("nobody asked", lambda s: setattr(s.decision, "player", 2)),
        ("no such topic", lambda s: setattr(s.decision, "topic", -1)),
        ("one option", lambda s: offer(s, options(s)[:1])),
        ("an option twice", lambda s: offer(s, [*options(s), options(s)[0]])),
        ("summon of nothing", lambda s: offer(s, [*options(s), Option(dc.SUMMON, 999)])),
        ("summon of the unseen", lambda s: offer(s, [*options(s), Option(dc.SUMMON, 11)])),
        ("summon with an aim", lambda s: offer(s, [*options(s), Option(dc.SUMMON, 0, 11)])),
        ("attack on nothing", lambda s: offer(s, [*options(s), Option(dc.ATTACK, 0, 20)])),
        ("attack without an aim", lambda s: offer(s, [*options(s), Option(dc.ATTACK, 0)])),
        ("zone that is taken", lambda s: offer(s, [*options(s), Option(dc.ZONE, 0)])),
        ("zone that isn't there", lambda s: offer(s, [*options(s), Option(dc.ZONE, 24)])),
        ("end of something", lambda s: offer(s, [*options(s), Option(dc.END_PHASE, 0)])),
        ("no such verb", lambda s: offer(s, [*options(s), Option(77)])),
        ("about nothing", lambda s: setattr(s.decision, "about", 4)),
    )

    @pytest.mark.parametrize("change", [c for _, c in BROKEN], ids=[name for name, _ in BROKEN])
    def test_what_is_broken_is_found(self, change: Callable[[State], object]) -> None:
        state = a_lab().state
        change(state)
        assert faults_of(state) != []

    def test_an_attack_during_an_attack(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Luster Dragon", "Vorse Raider")
        assert faults_of(lab.state) == []
        lab.state.battle_step = 5
        assert faults_of(lab.state) != []

    def test_every_field_of_every_procedure_has_a_range(self) -> None:
        blanks = [blank() for blank in BLANKS.values()]
        fields = {f for blank in blanks if isinstance(blank, Procedure) for f in blank.FIELDS}
        assert fields <= {*RANGES, *CARDS, *CARDS_OR_NONE, *UNRANGED}


class TestWildNumbers:
    """A state from a stranger's file is judged, whatever it holds: never an exception."""

    VALUES = (-(10**9), -2, -1, 0, 1, 2, 7, 99, 15_000, 25_000, 10**20)

    def test_any_numbers_anywhere(self) -> None:
        chance = seeded(3)
        data = to_data(a_lab().state)
        places = [path for path in numbers_in(data) if path[-1] != "code"]
        unsound = 0
        for _ in range(400):
            changed = copy.deepcopy(data)
            for _ in range(1 + chance.below(3)):
                *way, last = places[chance.below(len(places))]
                held: Any = changed
                for key in way:
                    held = held[key]
                held[last] = self.VALUES[chance.below(len(self.VALUES))]
            unsound += faults_of(from_data(changed, face)) != []
        assert unsound > 200


def numbers_in(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to all whole numbers inside plain data."""
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in items:
            yield from numbers_in(value, (*path, key))
    elif type(data) is int:
        yield path


def face(code: int) -> Printed:
    return standard_pool()[code].printed
