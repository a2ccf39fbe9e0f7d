"""Samples: another duel that a player can't tell from the one on the table."""

from collections import Counter

import pytest

from segoc import Duel, Option, starter
from segoc.kernel.knowledge.knowledge import sees, shuffle
from segoc.kernel.language import entry, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture import values
from segoc.kernel.samples.renumbering import as_they_lie
from segoc.kernel.samples.sampling import redistributed
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.places import DECK, EXTRA_DECK, GRAVEYARD, HAND
from segoc.kernel.table.state import State
from segoc.lab import BATTLE, A as SEAT_A, B as SEAT_B, Lab
from segoc.soundness.state import faults_of

pytestmark = pytest.mark.core

A, B = 0, 1
SEEDS = range(40)

# One card of every sort that matters to a sample, for B to hold.
SORTS = (
    "Mystical Elf",  # Level 4
    "Summoned Skull",  # Level 6: one Tribute
    "Dark Magician",  # Level 7: two
    "Blank Flip Monster",
    "Blank Normal Spell",
    "Blank Counter Trap",
    "Blank Field Spell",
)


def faces(state: State, player: int, place: int) -> list[int]:
    return [state.cards[number].printed.code for number in state.pile(player, place)]


def code(lab: Lab, name: str) -> int:
    return lab.pool.find(name).code


def samples(duel: Duel, player: int) -> list[Duel]:
    return [duel.sample(player, seed) for seed in SEEDS]


def at_zone(duel: Duel, zone: str) -> Card:
    option = next(number for number in range(24) if Option(dc.ZONE, number).key == f"zone {zone}")
    return duel.state.cards[duel.state.zones[option]]


class TestWhatStays:
    def test_what_the_player_sees(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        for sample in samples(duel, A):
            assert faces(sample.state, A, HAND) == faces(duel.state, A, HAND)
            assert sample.view(A) == duel.view(A)

    def test_all_cards_of_each_player(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        for sample in samples(duel, A):
            for owner in (A, B):
                counts = [
                    Counter(c.printed.code for c in state.cards if c.owner == owner)
                    for state in (duel.state, sample.state)
                ]
                assert counts[0] == counts[1]

    def test_the_duel_itself(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        before = to_data(duel.state)
        for sample in samples(duel, A):
            for option in sample.decision.options[:1] if sample.decision is not None else []:
                sample.push(option)
        assert to_data(duel.state) == before

    def test_the_same_seed_gives_the_same_sample(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        assert duel.sample(A, 5).hash == duel.sample(A, 5).hash
        assert duel.sample(A, 5).hash != duel.sample(A, 6).hash
        assert duel.sample(A, 5).hash != duel.sample(B, 5).hash


class TestWhatChanges:
    def test_the_opponents_hand_and_both_decks(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        for player, place in ((B, HAND), (B, DECK), (A, DECK)):
            found = {tuple(faces(sample.state, player, place)) for sample in samples(duel, A)}
            assert len(found) == len(SEEDS)

    def test_every_hidden_card_can_be_any(self) -> None:
        """Each card of B's hand is each of B's ten cards about as often as the others."""
        names = [f"Blank Level {level} Effect Monster" for level in range(1, 11)]
        lab = Lab()
        lab.b.deck(*names[:6])
        lab.b.hand(*names[6:])
        rounds = 600
        found = [Counter[int]() for _ in range(4)]
        for seed in range(rounds):
            for index, face in enumerate(faces(lab.duel.sample(A, seed).state, B, HAND)):
                found[index][face] += 1
        # 60 times each are expected; 3 standard deviations of 7.3 are 22.
        assert all(35 <= count[code(lab, name)] <= 85 for count in found for name in names)

    def test_the_future_of_chance(self) -> None:
        lab = Lab()
        words = {lab.duel.sample(A, seed).state.random.word() for seed in SEEDS}
        assert len(words) == len(SEEDS)
        assert lab.state.random.copy().word() not in words

    def test_no_event_tells_the_old_faces(self) -> None:
        """Neither what triggers would still look at, nor the log."""
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        while duel.state.turn < 3:
            assert duel.decision is not None
            duel.push(duel.decision.options[-1])
        for player in (A, B):
            sample = duel.sample(player, 3)
            assert sample.events == []
            for event in sample.state.events_since_window:
                for record in event.cards:
                    assert record.code == sample.state.cards[record.card].printed.code


class TestWithinKnowledge:
    """A hidden card becomes only what it can be for all that the player knows."""

    def test_a_set_monster_is_one_that_could_have_been_set_so(self) -> None:
        """CRD-114: how many Tributes it took was on show."""
        lab = Lab()
        lab.b.hand(*SORTS)
        lab.b.set_monsters("Vorse Raider", zone="m1")
        lab.b.set_monsters("Jack's Knight", zone="m2")
        lab.b.set_monsters("Blue-Eyes White Dragon", zone="m3")
        levels: dict[str, set[int]] = {"B.m1": set(), "B.m2": set(), "B.m3": set()}
        for sample in samples(lab.duel, A):
            for zone, found in levels.items():
                face = at_zone(sample, zone).printed
                assert face.is_monster
                found.add(face.level)
        assert levels["B.m1"] <= {1, 2, 3, 4}
        assert levels["B.m2"] <= {5, 6}
        assert levels["B.m3"] <= {7, 8}
        assert all(len(found) > 1 for found in (levels["B.m1"], levels["B.m3"]))

    def test_a_set_field_spell_is_known_to_be_one(self) -> None:
        """CRD-320."""
        lab = Lab()
        lab.b.hand(*SORTS)
        lab.b.set_cards("Blank Field Spell")
        for sample in samples(lab.duel, A):
            assert at_zone(sample, "B.field").printed.is_field_spell

    def test_a_set_spell_may_be_a_trap_but_nothing_else(self) -> None:
        """CRD-320."""
        lab = Lab()
        lab.b.hand(*SORTS)
        lab.b.set_cards("Blank Quick-Play Spell", zone="s3")
        found = set()
        for sample in samples(lab.duel, A):
            face = at_zone(sample, "B.s3").printed
            assert not face.is_monster
            assert not face.is_field_spell
            found.add(face.kind)
        assert len(found) == 2

    def test_the_extra_deck_stays_one(self) -> None:
        lab = Lab()
        lab.b.extra_deck("Blank Fusion Monster", "Blank Link Monster", "Blank Xyz Monster")
        orders = set()
        for sample in samples(lab.duel, A):
            assert all(sample.state.cards[n].printed.in_extra_deck for n in sample.state.pile(B, 4))
            orders.add(tuple(faces(sample.state, B, EXTRA_DECK)))
        assert len(orders) == 6

    def test_a_card_that_was_shown_stays(self) -> None:
        lab = Lab()
        lab.b.hand(*SORTS)
        shown = lab.card("Dark Magician")
        lab.state.edit(shown.id).seen = 3
        place = lab.state.pile(B, HAND).index(shown.id)
        for sample in samples(lab.duel, A):
            assert faces(sample.state, B, HAND)[place] == code(lab, "Dark Magician")

    def test_a_card_known_to_be_in_a_mix_stays_in_it(self) -> None:
        """Returned to the Deck before a draw it may have been drawn, but never is Set."""
        lab = Lab()
        lab.b.hand("Mystical Elf")
        lab.b.graveyard("Vorse Raider")
        lab.b.set_monsters("Luster Dragon", zone="m1")
        number = lab.card("Vorse Raider").id
        state = lab.state
        relocate(state, number, DECK, B)
        shuffle(state, B, DECK)
        relocate(state, state.pile(B, DECK)[-1], HAND, B)
        wanted = code(lab, "Vorse Raider")
        places = Counter[str]()
        for sample in samples(lab.duel, A):
            assert sample.view(A) == lab.duel.view(A)
            where = [card for card in sample.state.cards if card.printed.code == wanted]
            assert len(where) == 1
            places[f"{where[0].place} {where[0].zone}"] += 1
        assert set(places) <= {f"{DECK} -1", f"{HAND} -1"}

    def test_a_sample_is_sound_and_goes_on(self) -> None:
        lab = Lab()
        lab.a.monsters("Luster Dragon")
        lab.b.hand(*SORTS)
        lab.b.set_monsters("Vorse Raider", "Jack's Knight", "Dark Magician")
        lab.b.set_cards("Blank Field Spell", "Blank Normal Trap")
        for sample in samples(lab.duel, A):
            chance = seeded(7)
            while sample.decision is not None and sample.state.turn < 9:
                assert faults_of(sample.state) == []
                options = sample.offered
                sample.push(options[chance.below(len(options))])

    def test_answers_kept_for_the_old_faces_are_dropped(self) -> None:
        """As soon as any effect applies, the layers keep answers about every card asked for."""
        lab = Lab()
        lab.a.monsters("Luster Dragon")
        lab.b.hand("Blue-Eyes White Dragon", "Skull Servant", "Summoned Skull")
        applied = Entry(lab.card("Luster Dragon").id, entry.ATK, entry.PLUS, 1, 1)
        lingering.add(lab.state, applied)
        for number in lab.state.pile(B, HAND):
            assert values.level(lab.state, number) == lab.state.cards[number].printed.level
        for sample in samples(lab.duel, A):
            for number in sample.state.pile(B, HAND):
                printed = sample.state.cards[number].printed
                assert values.level(sample.state, number) == printed.level
                assert values.atk(sample.state, number) == printed.atk


class TestInTheMiddleOfAChoice:
    """What the opponent has begun and not shown is not begun in a sample."""

    def begun(self) -> Duel:
        """A has declared a Tribute Summon of the third card, and picked one Tribute of two."""
        lab = Lab()
        lab.a.hand("Blank Normal Spell", "Mystical Elf", "Dark Magician")
        lab.a.monsters("Vorse Raider", "Luster Dragon", "Gemini Elf")
        duel = lab.duel
        duel.push("summon A.hand.3")
        duel.push("pick A.m2")
        return duel

    def test_the_opponents_choice_is_not_begun(self) -> None:
        duel = self.begun()
        for sample in samples(duel, B):
            assert sample.decision is not None
            assert sample.decision.kind == "main phase"
            assert sample.state.normal_summons == 0
            assert sample.view(B) == duel.view(B)
            assert faults_of(sample.state) == []

    def test_the_own_choice_is(self) -> None:
        duel = self.begun()
        for sample in samples(duel, A):
            assert sample.decision is not None
            assert sample.decision.kind == "tributes"
            assert [o.key for o in sample.decision.options] == ["pick A.m1", "pick A.m3"]
            assert sample.view(A) == duel.view(A)

    def test_nor_if_the_future_was_changed_in_the_middle_of_it(self) -> None:
        for player in (A, B):
            lab = Lab(turn=(SEAT_A, SEAT_B)[player])
            side = lab.a if player == A else lab.b
            side.hand("Blank Normal Spell", "Dark Magician", "Mystical Elf")
            side.monsters("Vorse Raider", "Luster Dragon", "Gemini Elf")
            lab.duel.push(f"summon {'AB'[player]}.hand.2")
            fork = lab.duel.fork(reseed=9)
            for sample in samples(fork, 1 - player):
                assert sample.decision is not None
                assert sample.decision.kind == "main phase"
                assert faults_of(sample.state, fewest_options=1) == []

    def test_what_the_old_duel_told_is_not_told(self) -> None:
        """Going back makes choices again, which must leave nothing in the tray."""
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        duel.push("end phase")
        assert duel.decision is not None
        assert duel.decision.player == B
        duel.push(next(option for option in duel.decision.options if option.verb == dc.SUMMON))
        assert duel.decision.kind == "zone"
        assert duel.sample(A, 1).events == []

    def test_an_attack_under_way_is_shown_and_stays(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Vorse Raider")
        lab.b.monsters("Mystical Elf", defense=True)
        lab.a.attack("Vorse Raider", "Mystical Elf")
        for player in (A, B):
            sample = lab.duel.sample(player, 1)
            assert sample.view(player) == lab.duel.view(player)
            assert sample.state.lp == lab.state.lp


class TestSamplesOfSamples:
    def test_a_sample_can_be_played_saved_and_sampled(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        first = duel.sample(A, 1)
        second = first.sample(A, 2)
        assert second.view(A) == first.view(A) == duel.view(A)
        assert first.decision is not None
        first.push(first.decision.options[0])
        assert Duel.load(first.save()).hash == first.hash

    def test_the_other_player_is_not_told_of_a_choice_that_was_begun(self) -> None:
        """A sample for A in the middle of A's choice, and of that a sample for B."""
        lab = Lab()
        lab.a.hand("Blank Normal Spell", "Mystical Elf", "Dark Magician")
        lab.a.monsters("Vorse Raider", "Luster Dragon", "Gemini Elf")
        lab.duel.push("summon A.hand.3")
        for seed in SEEDS:
            sample = lab.duel.sample(A, seed).sample(B, seed)
            assert sample.decision is not None
            assert sample.decision.kind == "main phase"
            assert sample.view(B) == lab.duel.view(B)

    def test_of_a_duel_that_is_over(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
        duel.surrender(B)
        for player in (A, B):
            sample = duel.sample(player, 1)
            assert sample.over
            assert sample.view(player) == duel.view(player)


class TestRedistributed:
    def test_every_pass_leaves_what_is_seen(self) -> None:
        state = Duel(starter("normals_a"), starter("normals_b"), seed=1).state
        for player in (A, B):
            copy = redistributed(state, player, seeded(3))
            for before, after in zip(as_they_lie(state), as_they_lie(copy), strict=True):
                was, now = state.cards[before], copy.cards[after]
                if sees(was, player):
                    assert now.printed is was.printed
                assert now.seen == was.seen
                assert now.place == DECK or now.handle == was.handle

    def test_the_gy_is_untouched(self) -> None:
        lab = Lab()
        lab.a.graveyard("Vorse Raider", "Luster Dragon")
        lab.b.graveyard("Mystical Elf")
        copy = redistributed(lab.state, A, seeded(1))
        for player in (A, B):
            assert faces(copy, player, GRAVEYARD) == faces(lab.state, player, GRAVEYARD)


def test_counters_are_placed_when_all_are_shared_out() -> None:
    """Which cards get them shows to nobody while their player still chooses (EFX-260)."""
    lab = Lab()
    lab.a.monsters("Snowdust Giant")
    lab.a.materials("Snowdust Giant", "Blank Level 3 Effect Monster")
    lab.a.hand("Atlantean Dragoons", "Mermail Abyssmegalo")
    lab.b.monsters("Blue-Eyes White Dragon")
    lab.a.activate("Snowdust Giant", cost="Blank Level 3 Effect Monster")
    lab.resolve()
    for spot in ("A.hand.1", "A.hand.2"):
        lab.duel.push(f"pick {spot}")
    before = lab.duel.view(B)
    lab.duel.push("pick B.m1")
    assert lab.duel.view(B) == before == lab.duel.sample(B, 1).view(B)
    lab.duel.push("pick B.m1")
    assert lab.atk("Blue-Eyes White Dragon") == 2600


class TestMixedMonsters:
    """Face-down monsters that Magical Hats has mixed: one is the monster, two are not."""

    HATS = ("Monster Reborn", "Mystical Space Typhoon")

    def mixed(self) -> Lab:
        lab = Lab()
        lab.a.monsters("Gemini Elf")
        lab.b.set_monsters("Vorse Raider", "Mystical Elf")
        lab.b.deck(*self.HATS)
        lab.b.set_cards("Magical Hats")
        lab.a.battle_phase()
        lab.state.edit(lab.card("Vorse Raider").id).control_changed_turn = lab.state.turn
        lab.a.passes()
        lab.b.activate("Magical Hats")
        lab.everyone_passes()
        lab.b.chooses(self.HATS[0], "Vorse Raider")
        self.go_on(lab)
        return lab

    def go_on(self, lab: Lab) -> None:
        while not lab.state.mixed:
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])

    def test_only_what_was_mixed_can_be_one_of_them(self) -> None:
        lab = self.mixed()
        aside = lab.card("Mystical Elf").zone
        lies = {lab.state.cards[ref.card].zone for ref in lab.state.mixed[0].cards}
        zones = set()
        for sample in samples(lab.duel, A):
            assert not faults_of(sample.state)
            assert sample.state.cards[sample.state.zones[aside]].form == 0
            hats = [ref.card for ref in sample.state.mixed[0].cards]
            assert {sample.state.cards[card].zone for card in hats} == lies
            real = [card for card in hats if sample.state.cards[card].form == 0]
            assert len(real) == 1
            zones.add(sample.state.cards[real[0]].zone)
            # What will be destroyed are the others, and the monster is what was Set before.
            doomed = [ref.card for ref in sample.state.delayed_effects[0].what.acted_on]
            assert sorted([*doomed, *real]) == sorted(hats)
            assert (
                sample.state.cards[real[0]].summon_way != sample.state.cards[doomed[0]].summon_way
            )
            # It came back from the other side in this turn; the others have just come.
            assert sample.state.cards[real[0]].control_changed_turn == sample.state.turn
            assert [sample.state.cards[card].control_changed_turn for card in doomed] == [0, 0]
            assert sample.view(A) == lab.duel.view(A)
        assert len(zones) == 3

    def test_materials_tell_which_of_them_is_the_monster(self) -> None:
        """TRM-234: face-down it keeps them, and everybody sees in which zone they lie."""
        lab = Lab()
        lab.a.monsters("Gemini Elf")
        lab.b.monsters("Number 39: Utopia")
        lab.b.materials("Number 39: Utopia", "Vorse Raider")
        lab.b.deck(*self.HATS)
        lab.b.set_cards("Magical Hats")
        lab.a.battle_phase()
        lab.a.passes()
        lab.b.activate("Magical Hats")
        lab.everyone_passes()
        self.go_on(lab)
        host = lab.card("Number 39: Utopia")
        assert host.seen >> A & 1 == 0
        for sample in samples(lab.duel, A):
            assert sample.state.cards[sample.state.zones[host.zone]].printed is host.printed

    def test_a_trap_monster_stays_the_trap_that_everybody_has_seen(self) -> None:
        trap = "The Phantom Knights of Shade Brigandine"
        lab = Lab()
        lab.a.monsters("Gemini Elf")
        lab.b.hand("Gemini Elf", "Vorse Raider")
        lab.b.set_cards(trap, "Magical Hats")
        lab.b.deck(trap, self.HATS[0], "Vorse Raider")
        lab.a.battle_phase()
        lab.duel.push("activate B.s1")
        while not any(card.form for card in lab.state.cards):
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])
        [monster] = [card for card in lab.state.cards if card.form]
        lab.a.battle_phase()
        lab.b.activate("Magical Hats")
        self.go_on(lab)
        # The others are destroyed then, one of them such a Trap, and it lies there alone.
        lab.duel.push("main phase 2")
        assert len(lab.state.pile(B, GRAVEYARD)) == 3
        for sample in samples(lab.duel, A):
            assert not faults_of(sample.state)
            there = sample.state.zones[lab.state.cards[monster.id].zone]
            assert sample.state.cards[there].printed is monster.printed

    def test_their_player_knows_which_is_which(self) -> None:
        lab = self.mixed()
        for sample in samples(lab.duel, B):
            for ref in lab.state.mixed[0].cards:
                card = sample.state.cards[ref.card]
                assert card.printed is lab.state.cards[ref.card].printed

    def test_a_target_that_was_mixed_is_lost_to_the_other_player(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Gemini Elf")
        lab.a.hand("Blank Normal Spell", "Blank Normal Trap", "Blank Field Spell")
        lab.a.set_cards("雷破")
        lab.b.monsters("Vorse Raider")
        lab.b.hand("Blank Normal Spell", "Blank Normal Trap")
        lab.b.deck(*self.HATS, "Gemini Elf", "Gemini Elf")
        lab.b.set_cards("手札断杀", "Magical Hats")
        lab.a.activate("雷破", cost="Blank Field Spell", targets="Vorse Raider")
        lab.b.activate("手札断杀")
        lab.b.activate("Magical Hats")
        self.go_on(lab)
        target = lab.state.chain[0].targets[0].card
        [told] = lab.duel.view(A)["chain"][0]["targets"]
        assert told == {"at": None, "code": None, "handle": None}
        at = lab.duel.view(B)["chain"][0]["targets"][0]["at"]
        assert at == lab.spot("Vorse Raider")
        assert at in lab.duel.board(B).split("chain 1")[1]
        assert "->" not in lab.duel.board(A).split("chain 1")[1].split("chain")[0]
        places = set()
        for sample in samples(lab.duel, A):
            assert sample.view(A) == lab.duel.view(A)
            aimed = sample.state.cards[sample.state.chain[0].targets[0].card]
            assert aimed.form == 0
            places.add(aimed.zone)
        assert len(places) == 3
        assert target in [ref.card for ref in lab.state.mixed[0].cards]
