"""Numbers and histories of cards in samples: they tell nothing that the player doesn't know."""

from collections.abc import Callable

import pytest

from segoc.kernel.knowledge.knowledge import sees, shuffle
from segoc.kernel.language import entry, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.made_from import SummonMaterials
from segoc.kernel.language.scope import NOTHING
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.samples.renumbering import as_they_lie
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import ACTIVATE
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import ATTACK, DECK, GRAVEYARD, HAND, MONSTER_ZONE
from segoc.kernel.table.record import record_called, records
from segoc.kernel.table.state import State
from segoc.lab import Lab

pytestmark = pytest.mark.core

A, B = 0, 1
# Fields of whole numbers that hold no number of a card, by the class that says them. A field of the
# same name elsewhere may hold one: `CARD_NO` and `CARD_NOS` say so, and samples renumber it.
OTHER_NUMBERS = {
    "Activate": "answers code effect_no group",
    "ActivateOrElse": "destination",
    "Agreement": "player sorts",
    "Announcement": "except_ kinds least most sort types",
    "Attack": "met monsters_came_or_left player",
    "BanishForNow": "code effect_no player why",
    "BattleDamage": "amount asked_of player spared takers",
    "ChangeControl": "chooser zones",
    "ComeBack": "player position zones",
    "Counters": "count kind",
    "DamageStep": "damage loser player",
    "DelayedEffect": "phase turn whose",
    "DestructionGuard": "code effect_no player",
    "DetachForSummon": "count player",
    "Entry": "announced clause code counter effect_no layer moment op player until value whose",
    "EquipByEffect": "code effect_no",
    "Event": (
        "amounts announced effect_kind effect_no kind moment "
        "move_tags phase_begun player step_begun summon_way whose why"
    ),
    "Gathering": "borrowed enough goals kept kin least lenders most needed roles stand_ins worth",
    "KeepOne": "player",
    "KeepTogether": "matching players",
    "Link": (
        "amount announced announced_race answers code "
        "effect_no following outcome player resolved_at searched"
    ),
    "MixFaceDown": "player zones",
    "Mixed": "moment",
    "Move": "asked_about by offered owed",
    "MoveItem": "by destination effect_no goal instead tags why",
    "NameQuestion": "kinds types",
    "NormalSummon": "kinds position tribute_counts tributes way",
    "OfferToStay": "taken",
    "Onset": "code effect_no moment",
    "PendulumSummon": "origins player positions zones",
    "PickBranch": "branches",
    "PickCards": "about least matching most player topic",
    "PickMaterials": "about player topic",
    "PickOfEach": "about player",
    "PickPosition": "positions",
    "PickZone": "zones",
    "PlaceAsSpell": "own",
    "PlaceAsTrap": "own",
    "PlaceFaceUp": "own",
    "ResolveChain": "link",
    "Run": "counter link path",
    "Scope": "amount announced announced_race answers code effect_no outcome player searched",
    "Settle": "since watched",
    "ShareCounters": "kind kinds left player",
    "ShiftMonster": "zone",
    "ShuffleDeck": "player",
    "SummonByEffect": (
        "came_by chosen clauses code effect_no form player positions side summon_way within zones"
    ),
    "SummonItself": "code effect_no origins player positions zones",
    "SummonMaterials": "came_by summon_way",
    "SummonOfMaterials": "came_by code origins player positions recipe_no zones",
    "SummonWithMaterials": "came_by clauses code effect_no goal positions summon_way",
    "Tie": "code effect_no",
    "WaitingEffect": "code effect_no player",
    "WaitingTrigger": "answers code effect_no player rank",
    "Window": "answered asked filter passes",
}
# The same of what classes of procedures come of.
OF_BASES = {"step", "player"}

PLAIN = ("number", "numbers")
# These say by themselves which card they mean; options name cards by their spots.
ASIDE = {"Card", "CardSnapshot", "Ref", "Option", "Decision", "Random"}


@pytest.mark.parametrize("name", sorted(set(records()) - ASIDE))
def test_every_number_is_known_to_be_that_of_a_card_or_not(name: str) -> None:
    record = record_called(name)
    known = set(OTHER_NUMBERS.get(name, "").split())
    plain = {field for field, sort in record.FIELDS.items() if sort.form in PLAIN}
    asked = ", ".join(f"{name}.{field}" for field in sorted(plain - known))
    assert not asked, f"numbers of cards (CARD_NO, CARD_NOS), or others (OTHER_NUMBERS)? {asked}"
    assert known <= plain, f"{name} has no such fields any more: {sorted(known - plain)}"
    of_bases = {field for field, sort in record.BASE.items() if sort.form in PLAIN}
    assert of_bases <= OF_BASES


def told(state: State, player: int) -> list[tuple[object, ...]]:
    """All that a sample tells of the cards, but for faces: as they lie, with their numbers."""
    data = []
    for number in as_they_lie(state):
        card = state.cards[number]
        face = card.printed.code if sees(card, player) else None
        facts = [getattr(card, field) for field in Card.FIELDS if field != "among"]
        data.append((number, face, *facts))
    return data


def samples_tell(board: Callable[[int], Lab], player: int = A) -> list[list[tuple[object, ...]]]:
    """What samples tell of two boards that look the same to the player."""
    labs = [board(0), board(1)]
    assert labs[0].duel.view(player) == labs[1].duel.view(player)
    # What is really there differs: else there would be nothing to hide.
    assert told(labs[0].state, player) != told(labs[1].state, player)
    return [told(lab.duel.sample(player, 5).state, player) for lab in labs]


class TestWhatCanNotBeFollowed:
    def test_a_card_that_was_shuffled_into_the_deck_and_drawn(self) -> None:
        def board(which: int) -> Lab:
            lab = Lab()
            lab.b.graveyard("Vorse Raider")
            lab.b.deck("Mystical Elf", "Battle Ox", "Gemini Elf")
            raider = lab.card("Vorse Raider").id
            relocate(lab.state, raider, DECK, B)
            shuffle(lab.state, B, DECK)
            other = next(number for number in lab.state.pile(B, DECK) if number != raider)
            relocate(lab.state, (raider, other)[which], HAND, B)
            return lab

        one, other = samples_tell(board)
        assert one == other

    def test_which_of_two_equal_cards_comes_back(self) -> None:
        def board(which: int) -> Lab:
            lab = Lab()
            lab.b.graveyard("Vorse Raider")
            lab.b.deck("Vorse Raider", "Mystical Elf", "Battle Ox")
            [first] = lab.state.pile(B, GRAVEYARD)
            face = lab.state.cards[first].printed
            deck = lab.state.pile(B, DECK)
            [second] = [number for number in deck if lab.state.cards[number].printed is face]
            relocate(lab.state, first, DECK, B)
            shuffle(lab.state, B, DECK)
            back = (first, second)[which]
            relocate(lab.state, back, HAND, B)
            relocate(lab.state, back, MONSTER_ZONE, B, 9, True, ATTACK)
            lab.state.edit(back).seen = 3
            return lab

        one, other = samples_tell(board)
        assert one == other

    def test_which_card_of_a_shuffled_hand_came_last(self) -> None:
        def board(which: int) -> Lab:
            lab = Lab()
            lab.b.hand("Mystical Elf", "Battle Ox")
            lab.b.monsters("Vorse Raider")
            lab.state.moment += 5
            relocate(lab.state, lab.card("Vorse Raider").id, HAND, B)
            while lab.state.pile(B, HAND)[which] != lab.card("Vorse Raider").id:
                shuffle(lab.state, B, HAND)
            # However often it was shuffled.
            for place, number in enumerate(lab.state.pile(B, HAND), 1):
                lab.state.edit(number).handle = 90 + place
            lab.state.last_handle = 99
            lab.state.last_mix = 9
            for held in lab.state.cards:
                if held.mix_a:
                    lab.state.edit(held.id).mix_a = 9
            return lab

        one, other = samples_tell(board)
        assert one == other

    def test_a_shuffled_hand_with_cards_of_both_players(self) -> None:
        """Whose a card is can be seen by its back."""
        lab = Lab()
        lab.b.hand("Mystical Elf", "Battle Ox", "Gemini Elf")
        lab.a.graveyard("Vorse Raider")
        raider = lab.card("Vorse Raider").id
        relocate(lab.state, raider, HAND, B)
        lab.state.edit(raider).seen = 1 << B
        shuffle(lab.state, B, HAND)
        hand = [lab.state.cards[number].owner for number in lab.state.pile(B, HAND)]
        for seed in range(10):
            state = lab.duel.sample(A, seed).state
            assert [state.cards[number].owner for number in state.pile(B, HAND)] == hand

    def test_what_the_opponent_knows_of_the_own_deck(self) -> None:
        """That a card is in there: not where it lies."""
        lab = Lab()
        lab.a.graveyard("Vorse Raider")
        lab.a.deck("Mystical Elf", "Battle Ox", "Gemini Elf")
        raider = lab.card("Vorse Raider")
        relocate(lab.state, raider.id, DECK, A)
        shuffle(lab.state, A, DECK)
        places = set()
        for seed in range(40):
            state = lab.duel.sample(A, seed).state
            [known] = [card for card in state.cards if card.among & 1 << B and card.owner == A]
            assert known.printed is raider.printed
            places.add(state.pile(A, DECK).index(known.id))
        assert places == {0, 1, 2, 3}

    @pytest.mark.parametrize("which", [0, 1])
    def test_nor_which_of_two_equal_own_cards_it_is(self, which: int) -> None:
        """A draws one of them, and B knows that one was shuffled into the Deck."""
        lab = Lab()
        lab.a.graveyard("Vorse Raider")
        lab.a.deck("Vorse Raider", "Mystical Elf", "Battle Ox")
        [first] = lab.state.pile(A, GRAVEYARD)
        face = lab.state.cards[first].printed
        deck = lab.state.pile(A, DECK)
        [second] = [number for number in deck if lab.state.cards[number].printed is face]
        relocate(lab.state, first, DECK, A)
        shuffle(lab.state, A, DECK)
        relocate(lab.state, (first, second)[which], HAND, A)
        state = lab.duel.sample(A, 5).state
        [known] = [card for card in state.cards if card.among & 1 << B and card.owner == A]
        # The first of them, as they lie.
        assert (known.printed, known.place) == (face, DECK)


class TestWhatSpeaksOfCards:
    def made(self, which: int) -> Lab:
        """A monster whose material is in the Deck, shuffled, at some place."""
        lab = Lab()
        lab.b.monsters("Mystical Elf")
        lab.b.graveyard("Vorse Raider")
        lab.b.deck("Battle Ox", "Gemini Elf", "Skull Servant")
        raider = lab.card("Vorse Raider").id
        relocate(lab.state, raider, DECK, B)
        shuffle(lab.state, B, DECK)
        deck = lab.state.pile(B, DECK)
        deck.remove(raider)
        deck.insert(which, raider)
        monster = refer(lab.card("Mystical Elf"))
        lab.state.summon_materials = [
            SummonMaterials(monster, [refer(lab.state.cards[raider])], 0, [raider], [0], NOTHING)
        ]
        return lab

    def places(self, lab: Lab) -> list[int]:
        """Where in the Deck the material lies in some samples."""
        found = []
        for seed in range(40):
            state = lab.duel.sample(A, seed).state
            [made] = state.summon_materials
            assert made.monster.same_object(state.cards[state.monsters(B)[0]])
            [material] = made.materials
            # A draw since would have been unseen: it isn't told that there was none of this card.
            assert not material.same_object(state.cards[material.card])
            assert made.tuners == [material.card]
            found.append(state.pile(B, DECK).index(material.card))
        return found

    def test_of_what_lies_shuffled_in_a_deck_nobody_can_say_where(self) -> None:
        one, other = (self.places(self.made(which)) for which in (0, 3))
        assert one == other
        assert set(one) == {0, 1, 2, 3}

    def test_what_is_gone_is_not_followed(self) -> None:
        """Its material was drawn since: any hidden card stands for it."""
        lab = self.made(0)
        relocate(lab.state, lab.card("Vorse Raider").id, HAND, B)
        places = set()
        for seed in range(40):
            state = lab.duel.sample(A, seed).state
            [material] = state.summon_materials[0].materials
            assert not material.same_object(state.cards[material.card])
            places.add(state.cards[material.card].place)
        assert places == {DECK, HAND}

    def test_nor_is_told_whether_it_is_gone(self) -> None:
        """A card was drawn since: perhaps the material, which was a Tuner, perhaps another one."""

        def board(which: int) -> Lab:
            lab = self.made(1)
            lab.state.moment += 1
            raider = lab.card("Vorse Raider").id
            other = lab.card("Battle Ox").id
            relocate(lab.state, (raider, other)[which], HAND, B)
            # Else the Decks would be in another order: nobody sees that either.
            deck = lab.state.pile(B, DECK)
            deck.sort()
            return lab

        one, other = samples_tell(board)
        assert one == other
        for seed in range(10):
            samples = [board(which).duel.sample(A, seed).state for which in (0, 1)]
            assert (
                to_data(samples[0])["summon_materials"] == to_data(samples[1])["summon_materials"]
            )

    def test_a_tuner_is_the_card_that_its_material_is(self) -> None:
        """Also if any card stands for it: the number of the real one would tell where that is."""
        lab = self.made(0)
        relocate(lab.state, lab.card("Vorse Raider").id, HAND, B)
        for seed in range(20):
            [made] = lab.duel.sample(A, seed).state.summon_materials
            assert made.tuners == [made.materials[0].card]

    def test_in_which_order_own_triggers_were_found_is_not_told(self) -> None:
        """They were found by the numbers of their cards: which of two equal ones came first."""

        def waiting(*zones: str) -> list[int]:
            lab = Lab()
            for zone in zones:
                lab.a.monsters("Hinezumi Hanabi", zone=zone)
            lab.a.end_phase()
            decision = lab.duel.sample(A, 1).decision
            assert decision is not None
            return [one.spot for one in decision.options if one.verb == ACTIVATE]

        assert waiting("m1", "m2") == waiting("m2", "m1") == [0, 1]

    def test_but_the_effect_of_a_card_remains_that_of_such_a_card(self) -> None:
        """What has applied it is told, wherever that card is by now."""
        lab = Lab()
        lab.a.monsters("Mystical Elf")
        lab.b.graveyard("Forbidden Lance")
        lab.b.deck("Battle Ox", "Gemini Elf", "Skull Servant")
        lance = lab.card("Forbidden Lance")
        applied = Entry(lab.card("Mystical Elf").id, entry.ATK, entry.PLUS, -800, 2)
        applied.source = refer(lance)
        applied.code = lance.printed.code
        lingering.add(lab.state, applied)
        relocate(lab.state, lance.id, DECK, B)
        shuffle(lab.state, B, DECK)
        places = set()
        for seed in range(40):
            state = lab.duel.sample(A, seed).state
            source = state.cards[state.entries[0].source.card]
            assert source.printed is lance.printed
            places.add(state.pile(B, DECK).index(source.id))
        assert places == {0, 1, 2, 3}

    def test_whether_two_of_them_were_the_same_card_is_not_told(self) -> None:
        """Each was lost sight of by itself."""

        def board(which: int) -> Lab:
            lab = Lab()
            lab.b.monsters("Mystical Elf")
            lab.b.graveyard("Vorse Raider", "Vorse Raider")
            lab.b.deck("Battle Ox", "Gemini Elf")
            one, other = lab.state.pile(B, GRAVEYARD)
            refs = []
            for number in (one, (one, other)[which]):
                refs.append(refer(lab.state.cards[number]))
                for moved in (one, other):
                    relocate(lab.state, moved, DECK, B)
                shuffle(lab.state, B, DECK)
                for moved in (one, other):
                    relocate(lab.state, moved, GRAVEYARD, B, face_up=True)
            lab.state.summon_materials = [
                SummonMaterials(refer(lab.card("Mystical Elf")), refs, 0, [], [0, 0], NOTHING)
            ]
            return lab

        def equal(lab: Lab) -> list[bool]:
            made = [
                lab.duel.sample(A, seed).state.summon_materials[0].materials for seed in range(20)
            ]
            return [one.card == other.card for one, other in made]

        assert equal(board(0)) == equal(board(1))

    def test_what_has_just_gone_before_all_eyes_is(self) -> None:
        lab = Lab()
        lab.b.monsters("Mystical Elf", "Vorse Raider")
        raider = lab.card("Vorse Raider")
        before = refer(raider)
        relocate(lab.state, raider.id, GRAVEYARD, B, face_up=True)
        lab.state.summon_materials = [
            SummonMaterials(refer(lab.card("Mystical Elf")), [before], 0, [], [0], NOTHING)
        ]
        state = lab.duel.sample(A, 1).state
        [material] = state.summon_materials[0].materials
        held = state.cards[material.card]
        assert (held.place, held.life) == (GRAVEYARD, material.life + 1)
        assert held.printed is raider.printed

    def test_which_hidden_cards_are_negated_goes_by_their_faces(self) -> None:
        """Royal Command negates the effects of all FLIP monsters: who holds one isn't told."""
        lab = Lab()
        lab.a.face_up("Royal Command")
        lab.b.hand("Man-Eater Bug", "Mystical Elf", "Battle Ox")
        lab.b.deck("Gemini Elf", "Skull Servant")
        lab.a.end_phase()
        flip = lab.card("Man-Eater Bug")
        assert flip.id in lab.state.negated
        places = set()
        for seed in range(30):
            state = lab.duel.sample(A, seed).state
            [card] = [card for card in state.negated if not sees(state.cards[card], A)]
            assert state.cards[card].printed is flip.printed
            places.add(state.cards[card].place)
        assert places == {DECK, HAND}


def test_own_cards_that_are_seen_keep_their_numbers() -> None:
    lab = Lab()
    lab.a.hand("Mystical Elf", "Battle Ox")
    lab.a.monsters("Vorse Raider")
    sample = lab.duel.sample(A, 1).state
    assert sample.pile(A, HAND) == lab.state.pile(A, HAND)
    raider = lab.card("Vorse Raider")
    assert sample.monsters(A) == [raider.id]
    assert Ref(raider.id, raider.life, raider.face_life).still_linked(sample.cards[raider.id])
