"""Hidden faces dealt anew: each deal is as likely, whatever is really there."""

from collections import Counter
from collections.abc import Callable

import pytest

from segoc import Duel, starter
from segoc.bots import RandomBot, answer
from segoc.decks.starters import NAMES
from segoc.kernel.language.entry import ALSO_TRIBUTES_TO_SET
from segoc.kernel.samples.saving import to_data
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table.places import BANISHED, EXTRA_DECK, FIELD_ZONE, MONSTER_ZONE
from segoc.lab import B as SEAT_B, Lab

pytestmark = pytest.mark.core

A, B = 0, 1
SAMPLES = 200


def faces_at(duel: Duel, place: int) -> Counter[str]:
    """Which faces the cards of B at a place have in samples for A."""
    found = Counter[str]()
    for seed in range(SAMPLES):
        state = duel.sample(A, seed).state
        for card in state.cards:
            if card.owner == B and card.place == place:
                found[duel.pool.name(card.printed.code)] += 1
    return found


def is_fair(found: Counter[str], *shares: int) -> bool:
    """Each share is hit to within four standard errors."""
    total = sum(shares)
    counts = sorted(found.values())
    return len(counts) == len(shares) and all(
        abs(count - SAMPLES * share / total)
        < 4 * (SAMPLES * share * (total - share)) ** 0.5 / total
        for count, share in zip(counts, sorted(shares), strict=True)
    )


def assert_dealt_alike(board: Callable[[str], Lab], *cards: str) -> list[Duel]:
    """With the same chance, samples of boards that look the same are the same."""
    duels = [board(card).duel for card in cards]
    for seed in range(5):
        views = [duel.view(A) for duel in duels]
        samples = [to_data(duel.sample(A, seed).state) for duel in duels]
        assert all(view == views[0] for view in views)
        assert all(sample == samples[0] for sample in samples)
    return duels


class TestFair:
    def test_a_set_field_spell(self) -> None:
        """There are few that it could be, and so many other cards."""

        def board(name: str) -> Lab:
            lab = Lab()
            others = [one for one in ("Umi", "Lost World", "Mystic Plasma Zone") if one != name]
            lab.b.set_cards(name)
            lab.b.deck(*others, *["Mystical Elf"] * 30)
            return lab

        for duel in assert_dealt_alike(board, "Umi", "Lost World"):
            assert is_fair(faces_at(duel, FIELD_ZONE), 1, 1, 1)

    def test_a_set_monster(self) -> None:
        def board(name: str) -> Lab:
            lab = Lab()
            monsters = ["Battle Ox", "Gemini Elf", "Skull Servant", "Celtic Guardian"]
            lab.b.set_monsters(name)
            monsters.remove(name)
            lab.b.hand(*monsters)
            lab.b.deck(*["Monster Reborn", "Dark Magician", "Summoned Skull"] * 10)
            return lab

        for duel in assert_dealt_alike(board, "Battle Ox", "Celtic Guardian"):
            # What fills the Deck besides are Normal Monsters of Level 4, too.
            found = faces_at(duel, MONSTER_ZONE)
            for name in ("Battle Ox", "Gemini Elf", "Skull Servant", "Celtic Guardian"):
                assert 0 < found[name] < SAMPLES / 2

    def test_cards_of_the_extra_deck_that_were_banished_face_down(self) -> None:
        def board(name: str) -> Lab:
            lab = Lab()
            names = ["Junk Warrior", "Stardust Dragon", "Proxy F Magician"]
            names.remove(name)
            lab.b.extra_deck(*names)
            lab.b.banished(name, face_up=False)
            for held in lab.state.cards:
                if held.place == BANISHED:
                    lab.state.edit(held.id).previous_place = EXTRA_DECK
            return lab

        for duel in assert_dealt_alike(board, "Junk Warrior", "Proxy F Magician"):
            assert is_fair(faces_at(duel, BANISHED), 1, 1, 1)


class TestWhatASetMonsterTells:
    """Barbaros can be Set without Tributes, by its own text; Celtic Guardian by the rules."""

    def board(self, name: str) -> Lab:
        """B has just Set it, and A may answer: the Set is still under way."""
        lab = Lab(turn=SEAT_B)
        names = ["Beast King Barbaros", "Celtic Guardian"]
        names.remove(name)
        lab.a.set_cards("Dust Tornado")
        lab.b.hand(name)
        lab.b.set_cards("Umi")
        lab.b.deck(*names)
        lab.duel.push("set B.hand.1")
        lab.duel.push("zone B.m1")
        assert lab.duel.decision is not None
        assert lab.duel.decision.player == A
        return lab

    def test_how_it_was_set_goes_by_its_face(self) -> None:
        duels = assert_dealt_alike(self.board, "Beast King Barbaros", "Celtic Guardian")
        told = set()
        for seed in range(SAMPLES):
            state = duels[0].sample(A, seed).state
            [card] = [card for card in state.cards if card.place == MONSTER_ZONE]
            [summon] = [one for one in state.stack if isinstance(one, NormalSummon)]
            barbaros = card.printed.says(ALSO_TRIBUTES_TO_SET)
            told.add((barbaros, int(card.summoned_by), summon.tribute_counts, summon.way))
        assert told == {(True, 1, 5, 1), (False, 0, 1, 0)}


@pytest.mark.parametrize("deck", NAMES)
def test_a_sample_of_a_sample_is_dealt_as_the_duel_itself(deck: str) -> None:
    """Nothing is left of what was really there; own cards keep their numbers in both."""
    duel = Duel(starter(deck), starter("classic"), seed=7)
    bot = RandomBot(3)
    for number in range(60):
        if duel.decision is None:
            break
        player = duel.decision.player
        other = duel.sample(player, number)
        if not duel.state.mixed:
            one, two = (to_data(one.sample(player, 5).state) for one in (duel, other))
            assert one["cards"] == two["cards"]
            assert one["piles"] == two["piles"]
        answer(duel, bot)
