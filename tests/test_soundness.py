"""Every fault that a state can have is found, and a sound state has none."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from segoc import Option
from segoc.kernel.chain.activation_steps import Activate
from segoc.kernel.chain.resolving import ResolveChain
from segoc.kernel.chain.triggers import WaitingTrigger
from segoc.kernel.chain.windows import Window
from segoc.kernel.language import lingering
from segoc.kernel.language.entry import COPIES, FORBIDDEN, UNAFFECTED, WITH_COUNTER, Entry
from segoc.kernel.language.scope import Link
from segoc.kernel.language.ties import Tie
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.moving.moves import DestructionGuard, Move
from segoc.kernel.moving.relocating import attach
from segoc.kernel.programs.program import Run
from segoc.kernel.samples.saving import BadData, from_data, to_data
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.places import DECK, EXTRA_DECK, GRAVEYARD, HAND, NOWHERE, SPELL_ZONE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import fields_of, records
from segoc.kernel.table.state import State
from segoc.kernel.turn.turn import Turn
from segoc.lab import BATTLE, Lab
from segoc.soundness.state import faults_of
from tests import effect_cards as cards
from tests.breaking import a_lab, card, in_zone, offer, options
from tests.courses import between_steps, chain_state, courses
from tests.effect_cards import POOL

pytestmark = pytest.mark.core

THIS = Ref(0, 0, 0)


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


def give_effect(link: Link) -> None:
    """Let it be the second effect of the Equip Spell, which isn't activated."""
    link.code, link.effect_no = POOL.find(cards.BLADE).code, 1


def on_the_field(state: State) -> int:
    return state.monsters(0)[0]


def players_entry(whose: int, clause: int) -> Entry:
    entry = Entry(-1, FORBIDDEN, 0, 1, 1)
    entry.whose, entry.clause = whose, clause
    return entry


def run_of(counter: int) -> Run:
    run = Run(0, False)
    run.counter = counter
    return run


def guarded_move() -> Move:
    move = Move.of([0], 2, 0, 1, 0, "EFX-005")
    move.guards = [DestructionGuard(0, Ref(0, 0, 0), POOL.find(cards.BLADE).code, 0)]
    return move


def move_of_nothing() -> Move:
    return Move.of([], 2, 0, 1, 0, "EFX-005")


def waiting_window(state: State) -> Window:
    made = Window(0)
    code = POOL.find(cards.WEEPER).code
    made.waiting = [WaitingTrigger(0, 0, state.pile(1, HAND)[0], code, 0, None, -1)]
    return made


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
        ("under a Spell", lambda s: attach(s, s.pile(0, HAND)[0], s.zones[10])),
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
        # In the hand, it can lie (TRM-176).
        ("another's card in the Deck", lambda s: setattr(card(s, DECK), "owner", 1)),
        ("another's card in the GY", lambda s: setattr(card(s, GRAVEYARD), "owner", 1)),
        ("Link face-down", lambda s: give_face(in_zone(s, 1), card(s, EXTRA_DECK))),
        ("Link in the hand", lambda s: give_face(card(s, HAND), card(s, EXTRA_DECK))),
        ("Elf in the Extra Deck", lambda s: give_face(card(s, EXTRA_DECK), in_zone(s, 1))),
        ("Spell as a monster", lambda s: give_face(in_zone(s, 0), in_zone(s, 10))),
        ("flipped in the hand", lambda s: setattr(card(s, HAND), "acting", True)),
        ("flipped face-down", lambda s: setattr(in_zone(s, 1), "acting", True)),
        ("attacked tomorrow", lambda s: setattr(in_zone(s, 0), "declared_turn", 6)),
        ("battled tomorrow", lambda s: setattr(in_zone(s, 0), "battled_turn", 6)),
        ("passed tomorrow", lambda s: setattr(in_zone(s, 0), "control_changed_turn", 6)),
        ("felled before the duel", lambda s: setattr(in_zone(s, 0), "battle_victim_turn", -1)),
        ("felled less than nothing", lambda s: setattr(in_zone(s, 0), "battle_victim_level", -1)),
        ("Tributed less than nothing", lambda s: setattr(in_zone(s, 0), "tributed_kinds", -1)),
        ("arrived tomorrow", lambda s: setattr(in_zone(s, 0), "summoned_or_set_turn", 6)),
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
        ("effect on nothing", lambda s: lingering.add(s, Entry(999, 1, 1, 1, 1))),
        ("effect in the hand", lambda s: lingering.add(s, Entry(s.pile(0, HAND)[0], 1, 1, 1, 1))),
        # The machine.
        ("nothing under way", lambda s: s.stack.clear()),
        ("step below 0", lambda s: setattr(s.stack[-1], "step", -1)),
        ("priority of nobody", lambda s: s.stack.insert(0, window(asked=2))),
        ("passes without end", lambda s: s.stack.insert(0, window(passes=-1000))),
        ("asked by what asks nothing", lambda s: s.stack.append(Turn())),
        ("asked about no substitute", lambda s: s.stack.append(move_of_nothing())),
        ("picked nothing", lambda s: s.last_picks.append(-3)),
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

    BROKEN_CHAINS: tuple[tuple[str, Callable[[State], object]], ...] = (
        ("link of nobody", lambda s: setattr(s.chain[0], "player", 2)),
        ("link of no card", lambda s: setattr(s.chain[0], "code", 5)),
        ("link of no effect", lambda s: setattr(s.chain[0], "effect_no", 9)),
        ("link of a standing effect", lambda s: give_effect(s.chain[0])),
        ("target isn't there", lambda s: s.chain[0].targets.append(Ref(999, 0, 0))),
        ("cost isn't there", lambda s: s.chain[1].paid.append(Ref(-1, 0, 0))),
        ("answer to the future", lambda s: setattr(s.chain[0], "answers", 2)),
        ("looked through nobody's Deck", lambda s: setattr(s.chain[0], "searched", 4)),
        ("activated as no card", lambda s: setattr(s.chain[0].as_activated, "card", -7)),
        ("activated from nowhere", lambda s: setattr(s.chain[0].as_activated, "place", 40)),
        ("activated as another", lambda s: setattr(s.chain[0].as_activated, "code", 7)),
        ("more to resolve than there is", lambda s: setattr(s, "unresolved_links", 3)),
        ("resolving what isn't there", lambda s: setattr(s, "resolving_link", 2)),
        (
            "tie to nothing",
            lambda s: s.ties.append(Tie(THIS, Ref(999, 0, 0), 0, 0, 0, True)),
        ),
        ("tie by nothing", lambda s: s.ties.append(Tie(THIS, THIS, 5, 0, 0, True))),
        (
            "waits for nobody",
            lambda s: s.waiting_effects.append(WaitingEffect(2, THIS, 5, 0, None, True)),
        ),
        ("event of no kind", lambda s: setattr(s.events_since_window[0], "kind", 99)),
        ("event for no reason", lambda s: setattr(s.events_since_window[0], "why", 99)),
        ("event of a third player", lambda s: setattr(s.events_since_window[0], "player", 3)),
        ("moved what isn't there", lambda s: s.last_moved.append(999)),
        ("negated what isn't there", lambda s: s.negated.append(-4)),
        ("a form that it hasn't", lambda s: setattr(s.edit(0), "form", 7)),
        (
            "applied by no clause",
            lambda s: lingering.add(s, Entry(on_the_field(s), UNAFFECTED, 0, 0, 1)),
        ),
        (
            "by no counter",
            lambda s: lingering.add(s, Entry(on_the_field(s), FORBIDDEN, 0, 1, WITH_COUNTER)),
        ),
        ("applied to no player", lambda s: lingering.add(s, players_entry(4, 0))),
        ("forbidden by no clause", lambda s: lingering.add(s, players_entry(1, -1))),
        ("a copy of nothing", lambda s: lingering.add(s, Entry(on_the_field(s), COPIES, 0, 5, 1))),
        ("a program that isn't there", lambda s: s.stack.insert(0, Run(5, False))),
        ("a cost of nothing", lambda s: s.stack.insert(0, Run(-1, True))),
        ("an effect that isn't applied", lambda s: s.stack.insert(0, Run(-2, False))),
        ("a program beyond its end", lambda s: s.stack.insert(0, run_of(9))),
        ("a link beyond the chain", lambda s: s.stack.insert(0, ResolveChain(2))),
        ("asked about a link without reason", lambda s: s.stack.append(ResolveChain(0))),
        ("activation of nothing", lambda s: s.stack.insert(0, Activate(0, 0, 5, 0, None, -1))),
        ("a move of nothing", lambda s: s.stack.insert(0, Move.of([999], 2, 0, 1, 0, "EFX-005"))),
        ("a move to nowhere", lambda s: s.stack.insert(0, Move.of([0], 77, 0, 1, 0, "EFX-005"))),
        ("a substitute that isn't", lambda s: s.stack.insert(0, guarded_move())),
        ("a trigger that it hasn't", lambda s: s.stack.insert(0, waiting_window(s))),
    )

    @pytest.mark.parametrize(
        "change", [c for _, c in BROKEN_CHAINS], ids=[name for name, _ in BROKEN_CHAINS]
    )
    def test_what_is_broken_in_a_chain_is_found(self, change: Callable[[State], object]) -> None:
        state = chain_state()
        assert faults_of(state) == []
        change(state)
        assert faults_of(state) != []

    def test_between_decisions_of_all_courses(self) -> None:
        """Wherever a player is asked, the state is sound."""
        for lab, choices in courses():
            for state in between_steps(lab, choices):
                if state.decision is not None:
                    assert faults_of(state) == []

    def test_an_attack_during_an_attack(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Luster Dragon", "Vorse Raider")
        assert faults_of(lab.state) == []
        lab.state.battle_step = 5
        assert faults_of(lab.state) != []

    def test_the_zone_of_a_monster_that_is_overlaid_will_be_free(self) -> None:
        """CRD-133: an Xyz Monster that an effect overlays leaves its zone for the new one."""
        lab = Lab()
        lab.a.hand("Rank-Up-Magic Limited Barian's Force")
        lab.a.monsters("Ghostrick Angel of Mischief", zone="m5")
        lab.a.extra_deck("Number C106: Giant Red Hand")
        for choice in ("activate A.hand.1", "zone A.s1", "in attack"):
            lab.duel.push(choice)
        assert "zone A.m5" in [option.key for option in options(lab.state)]
        assert faults_of(lab.state) == []

    def test_every_field_of_every_procedure_has_a_range(self) -> None:
        procedures = [kind for kind in records().values() if issubclass(kind, Procedure)]
        assert procedures
        without = [
            f"{kind.__name__}.{field}"
            for kind in procedures
            for field, sort in fields_of(kind).items()
            if sort.form in ("number", "numbers") and not sort.most
        ]
        assert without == []


class TestWildNumbers:
    """A state from a stranger's file is judged, whatever it holds: never an exception."""

    VALUES = (-(10**9), -2, -1, 0, 1, 2, 7, 99, 15_000, 25_000, 10**20)

    @pytest.mark.parametrize("make", [lambda: a_lab().state, chain_state])
    def test_any_numbers_anywhere(self, make: Callable[[], State]) -> None:
        chance = seeded(3)
        data = to_data(make())
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
            unsound += is_unsound(changed)
        assert unsound > 200


def is_unsound(data: Any) -> bool:
    try:
        return faults_of(from_data(data, face)) != []
    except BadData:
        # A number that no card could hold.
        return True


def numbers_in(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to all whole numbers inside plain data."""
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in items:
            yield from numbers_in(value, (*path, key))
    elif type(data) is int:
        yield path


def face(code: int) -> Printed:
    return POOL[code].printed
