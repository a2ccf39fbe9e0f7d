"""The rule-of-thumb bot: what it reads from effects, and what it makes of a board."""

import json
from typing import Any

import pytest

from segoc import Duel, standard_pool, starter
from segoc.bots import Bot, Question, RandomBot, Thumb, answer
from segoc.bots.bot import choice_of
from segoc.bots.thumb import library_of, of_view, worth
from segoc.bots.thumb.filters import WORDS
from segoc.bots.thumb.gist import (
    ANSWERED,
    BACK,
    CHOICES,
    FIELD,
    MAKINGS,
    REMOVALS,
    SUMMONS,
    THIS,
    Deed,
    Gist,
    Some,
    gist_of,
)
from segoc.bots.thumb.judging import NOTHING, Judge
from segoc.bots.thumb.viewed import Viewed
from segoc.cards.frozen import frozen_pool
from segoc.checking.fuzz import ENDLESS
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import NAMES
from segoc.effects.lexicon.index import BY_WORD
from segoc.kernel.language.effect import Activated
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.geometry import monster_zone
from segoc.kernel.table.places import GRAVEYARD, MONSTER_ZONE
from segoc.lab import BATTLE, A, B, Lab
from tests.card_sample import CARDS

BOT = Thumb()
# A's first Monster Zone.
FIRST = monster_zone(0, 1)


def asked(duel: Duel) -> tuple[dict[str, Any], Question]:
    """What a bot is given at this moment."""
    assert duel.decision is not None
    view = duel.view(duel.decision.player)
    data = view["decision"]
    return view, Question(data["kind"], data["about"], tuple(data["options"]))


def choice(lab: Lab) -> str:
    """What the bot chooses now, with the names of cards in place of their spots."""
    key = choice_of(lab.duel, BOT)
    view, _ = asked(lab.duel)
    for spot in key.split():
        code = view["zones"].get(spot, {}).get("code")
        if code is not None:
            key = key.replace(spot, lab.pool.name(code, "en"))
    return key


def play_on(lab: Lab, player: int) -> list[str]:
    """Let the bot make all choices of a player until the other one is asked, or the duel ends."""
    made: list[str] = []
    while lab.duel.decision is not None and lab.duel.decision.player == player:
        made.append(choice(lab))
        answer(lab.duel, BOT)
    return made


# It sees only what its seat knows.


@pytest.mark.parametrize("deck", NAMES)
def test_it_decides_by_what_it_knows(deck: str) -> None:
    """In every duel that its player can't tell from this one, it does the same."""
    duel = Duel(starter(deck), starter(deck), seed=11)
    other = RandomBot(5)
    for _ in range(60):
        if duel.decision is None:
            break
        player = duel.decision.player
        if player == 1:
            answer(duel, other)
            continue
        samples = [duel.sample(player, seed=seed) for seed in range(3)]
        answers = {choice_of(one, BOT) for one in (duel, *samples)}
        assert len(answers) == 1
        duel.push(answers.pop())


def test_it_needs_no_more_than_the_text_of_a_view() -> None:
    """The view written down as JSON and read again, by a bot that has met no duel."""
    duel = Duel(starter("classic"), starter("junk"), seed=4)
    for _ in range(80):
        if duel.decision is None:
            break
        view, question = asked(duel)
        kept = json.dumps([view, question])
        key = BOT.choose(view, question)
        again, (kind, about, options) = json.loads(kept)
        assert Thumb().choose(again, Question(kind, about, tuple(options))) == key
        # It leaves alone what it is given.
        assert json.dumps([view, question]) == kept
        duel.push(key)


# What it reads from effects.


def gist(name: str, number: int = 0) -> Gist:
    found = gist_of(standard_pool().find(name).printed.effects, number)
    assert found is not None
    return found


@pytest.mark.pool
def test_the_gist_of_all_effects_can_be_told() -> None:
    read = 0
    for card in CARDS:
        effects = card.printed.effects
        for number, effect in enumerate(effects):
            found = gist_of(effects, number)
            assert (found is not None) == isinstance(effect, Activated)
            if found is not None and isinstance(effect, Activated):
                assert bool(found.deeds) >= bool(effect.program)
                assert len(found.cost) >= bool(effect.cost)
                read += 1
    assert read > 1000


def test_the_words_that_are_looked_for_are_words_of_the_language() -> None:
    """Others would never be met: what isn't known is passed over in silence."""
    known = [*REMOVALS, *SUMMONS, *MAKINGS, *CHOICES, *BACK, *ANSWERED, *WORDS, *NOTHING]
    assert set(known) <= set(BY_WORD)


def test_gists_say_whose_cards_and_how_many() -> None:
    (storm,) = gist("Mirror Force").deeds
    assert storm.does == "destroy"
    assert storm.cards is not None
    assert (storm.cards.whose, storm.cards.chosen) == ("opponent", False)
    (reborn,) = gist("Monster Reborn").deeds
    assert reborn.does == "special_summon"
    assert reborn.cards is not None
    assert (reborn.cards.whose, reborn.cards.places) == ("either", 1 << GRAVEYARD)
    assert (reborn.cards.chosen, reborn.cards.targeted, reborn.cards.most) == (True, True, 1)


def test_gists_tell_costs_from_deeds() -> None:
    solemn = gist("Solemn Judgment")
    assert [deed.does for deed in solemn.cost] == ["pay_lp"]
    assert [deed.does for deed in solemn.deeds] == ["negate_activation", "destroy"]
    assert solemn.deeds[1].cards is not None
    assert (solemn.deeds[1].cards.whose, solemn.deeds[1].cards.places) == ("opponent", FIELD)
    converter = gist("Junk Converter")
    assert [deed.does for deed in converter.cost] == ["discard", "discard"]


def test_an_equip_spell_does_what_its_text_gives() -> None:
    (deed,) = gist("United We Stand").deeds
    assert deed.does == "apply"
    assert [clause.of_atk for clause in deed.clauses] == [True, False]


def test_all_effects_can_be_weighed() -> None:
    """On a board on which most of them would find something."""
    lab = Lab()
    lab.a.hand("Gemini Elf", "Dark Hole")
    lab.a.monsters("Junk Synchron", "Jinzo")
    lab.a.graveyard("Battle Ox", "Monster Reborn")
    lab.b.monsters("Blue-Eyes White Dragon")
    lab.b.set_cards("Mirror Force")
    lab.b.graveyard("Celtic Guardian")
    scene = Viewed(lab.duel.view(0), library_of(lab.pool))
    for card in CARDS:
        for number in range(len(card.printed.effects)):
            found = scene.gist(card.code, number)
            if found is not None:
                assert -2e6 < Judge(scene, 0, FIRST).effect(found) < 2e6
                for deed in (*found.cost, *found.deeds):
                    assert all(Judge(scene, 0, FIRST).on(deed, one) < 2e6 for one in scene.cards)


MINE = Some("you", 1 << MONSTER_ZONE, most=1, chosen=True)
THEIRS = Some("opponent", 1 << MONSTER_ZONE, most=1, chosen=True)
ANY = Some("either", 1 << MONSTER_ZONE, most=1, chosen=True)
ALL = Some("either", 1 << MONSTER_ZONE)
IN_GY = Some("either", 1 << GRAVEYARD, most=1, chosen=True)


@pytest.mark.parametrize(
    ("does", "cards", "whose", "amount", "is_good"),
    [
        ("destroy", MINE, "you", 0, False),
        ("destroy", THEIRS, "you", 0, True),
        ("destroy", ANY, "you", 0, True),
        # The own monsters are the stronger ones.
        ("destroy", ALL, "you", 0, False),
        ("destroy", THIS, "you", 0, False),
        ("take_control", THEIRS, "you", 0, True),
        ("take_control", MINE, "opponent", 0, False),
        ("special_summon", IN_GY, "you", 0, True),
        ("special_summon", IN_GY, "opponent", 0, False),
        ("draw", None, "you", 1, True),
        ("draw", None, "opponent", 1, False),
        ("damage", None, "opponent", 500, True),
        ("damage", None, "you", 500, False),
        ("pay_lp", None, "you", 500, False),
        ("gain_lp", None, "you", 500, True),
        ("win", None, "you", 0, True),
        ("special_summon_token", None, "opponent", 1, False),
    ],
)
def test_what_is_good_and_what_isn_t(
    does: str, cards: Some | None, whose: str, amount: int, *, is_good: bool
) -> None:
    lab = Lab()
    lab.a.monsters("Jinzo", "Gemini Elf")
    lab.b.monsters("Battle Ox")
    lab.b.graveyard("Celtic Guardian")
    judge = Judge(Viewed(lab.duel.view(0), library_of(lab.pool)), 0, FIRST)
    value = judge.deed(Deed(does, cards, whose, amount, (), optional=False))
    assert (value > 0) == is_good
    assert value != 0


def test_who_has_hardly_a_deck_left_does_not_draw() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
    view = duel.view(0)
    draw = Deed("draw", None, "you", 2, (), optional=False)
    assert Judge(Viewed(view, library_of(duel.pool)), 0, FIRST).deed(draw) > 0
    view["players"][0]["deck"] = 3
    assert Judge(Viewed(view, library_of(duel.pool)), 0, FIRST).deed(draw) < 0


@pytest.mark.parametrize("seed", range(12))
def test_it_plays_any_deck(seed: int) -> None:
    """Of any cards, to the end, with answers that were offered."""
    chance = seeded(seed)
    pool = frozen_pool()
    decks = [random_deck(pool, chance) for _ in range(2)]
    duel = Duel(*decks, seed=seed, pool=pool, unofficial=True)
    for _ in range(ENDLESS):
        if duel.decision is None:
            break
        answer(duel, BOT)
    assert duel.over


# What it does.


def test_it_attacks_when_that_wins() -> None:
    lab = Lab()
    lab.a.hand("Gemini Elf", "Dark Hole")
    lab.a.monsters("Battle Ox")
    lab.b.lp(1700)
    assert play_on(lab, 0)[0] == "battle phase"
    assert lab.duel.winner == 0


def test_it_does_not_attack_what_it_cannot_beat() -> None:
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Battle Ox")
    lab.b.monsters("Gemini Elf")
    assert not choice(lab).startswith("attack")


def test_it_sends_the_weakest_that_will_do() -> None:
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Gemini Elf", "Battle Ox")
    lab.b.monsters("Celtic Guardian", "Vorse Raider", defense=False)
    # Gemini Elf and Vorse Raider are equal, and would both go.
    assert choice(lab) == "attack Battle Ox -> Celtic Guardian"


@pytest.mark.parametrize(
    ("mine", "theirs", "played"),
    [("Blue-Eyes White Dragon", "Battle Ox", False), ("Battle Ox", "Blue-Eyes White Dragon", True)],
)
def test_it_clears_the_field_when_the_opponent_loses_more(
    mine: str, theirs: str, *, played: bool
) -> None:
    lab = Lab()
    lab.a.hand("Dark Hole")
    lab.a.monsters(mine)
    lab.b.monsters(theirs)
    assert (choice(lab) == "activate A.hand.1") == played


@pytest.mark.parametrize(("own", "theirs", "target"), [
    ("Blue-Eyes White Dragon", "Battle Ox", "Battle Ox"),
    ("Battle Ox", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"),
])  # fmt: skip
def test_it_does_not_destroy_its_own_monsters(own: str, theirs: str, target: str) -> None:
    lab = Lab()
    lab.a.monsters(own)
    lab.a.set_monsters("Man-Eater Bug")
    lab.b.monsters(theirs)
    lab.a.flip("Man-Eater Bug")
    while lab.duel.view(0)["decision"]["kind"] != "targets":
        answer(lab.duel, BOT)
    assert choice(lab) == f"pick {target}"


def test_it_answers_what_hurts_with_a_negation() -> None:
    lab = Lab(turn=B)
    lab.a.monsters("Blue-Eyes White Dragon")
    lab.a.set_cards("Solemn Judgment")
    lab.b.hand("Dark Hole")
    lab.b.activate("Dark Hole")
    assert choice(lab) == "activate Solemn Judgment"


def test_it_does_not_answer_its_own_effects() -> None:
    lab = Lab()
    lab.a.hand("Dark Hole")
    lab.a.set_cards("Solemn Judgment")
    lab.b.monsters("Blue-Eyes White Dragon")
    lab.a.activate("Dark Hole")
    assert choice(lab) == "pass"


def test_it_springs_a_trap_on_attackers() -> None:
    lab = Lab(turn=B, phase=BATTLE)
    lab.a.monsters("Mystical Elf", defense=True)
    lab.a.set_cards("Mirror Force")
    lab.b.monsters("Blue-Eyes White Dragon")
    lab.b.attack("Blue-Eyes White Dragon", "Mystical Elf")
    assert choice(lab) == "activate Mirror Force"


def test_it_brings_the_best_back() -> None:
    lab = Lab()
    lab.a.hand("Monster Reborn")
    lab.a.graveyard("Battle Ox")
    lab.b.graveyard("Blue-Eyes White Dragon", "Celtic Guardian")
    play_on(lab, 0)
    assert lab.where("Blue-Eyes White Dragon") == A.monster_zone


def test_it_tributes_the_weaker_for_the_stronger_and_never_the_other_way_round() -> None:
    lab = Lab()
    lab.a.hand("Summoned Skull")
    lab.a.monsters("Skull Servant", "Gemini Elf")
    play_on(lab, 0)
    assert lab.where("Summoned Skull") == A.monster_zone
    assert lab.where("Skull Servant") == A.graveyard
    lab = Lab()
    lab.a.hand("Summoned Skull")
    lab.a.monsters("Blue-Eyes White Dragon")
    play_on(lab, 0)
    assert lab.where("Blue-Eyes White Dragon") == A.monster_zone


def test_it_summons_with_materials_what_is_stronger() -> None:
    lab = Lab()
    lab.a.monsters("Junk Synchron", "Doppelwarrior")
    lab.a.extra_deck("Junk Warrior")
    lab.b.monsters("Gemini Elf")
    lab.normal_summon_used()
    assert choice(lab) == "special summon A.extra.1"


@pytest.mark.parametrize(
    ("extra", "summoned"), [("Junk Warrior", "Junk Synchron"), ("Stardust Dragon", "Luster Dragon")]
)
def test_it_summons_what_makes_a_stronger_one_possible(extra: str, summoned: str) -> None:
    lab = Lab()
    lab.a.hand("Junk Synchron", "Luster Dragon")
    lab.a.monsters("Doppelwarrior")
    lab.a.extra_deck(extra)
    # It surpasses Luster Dragon, and nothing but Junk Warrior beats it.
    lab.b.monsters("Phantom Gryphon")
    assert choice(lab) == f"summon {lab.spot(summoned)}"


def test_it_does_not_waste_strong_materials() -> None:
    lab = Lab()
    lab.a.monsters("Jinzo", "Zaborg the Thunder Monarch")
    lab.a.extra_deck("Proxy F Magician")
    lab.normal_summon_used()
    assert "special summon A.extra.1" in asked(lab.duel)[1].options
    assert choice(lab) != "special summon A.extra.1"


def test_it_sets_traps_and_does_not_expose_the_feeble() -> None:
    lab = Lab()
    lab.a.hand("Mirror Force", "Skull Servant")
    lab.b.monsters("Gemini Elf")
    made = play_on(lab, 0)
    assert "set A.hand.1" in made
    assert "summon A.hand.2" not in made


def test_it_turns_to_defense_what_would_be_run_over() -> None:
    lab = Lab()
    lab.a.monsters("Battle Ox")
    lab.b.monsters("Blue-Eyes White Dragon")
    assert choice(lab) == "change Battle Ox"


@pytest.mark.parametrize("deck", NAMES)
def test_it_beats_random(deck: str) -> None:
    """How often is the arena's to measure (docs/bots.md); here nothing may be quite wrong."""
    wins = 0
    for seed in range(6):
        duel = Duel(starter(deck), starter(deck), seed=seed)
        bots: list[Bot] = [BOT, RandomBot(seed)] if seed % 2 else [RandomBot(seed), BOT]
        while duel.decision is not None:
            answer(duel, bots[duel.decision.player])
        wins += duel.winner == bots.index(BOT)
    assert wins >= 5


# What a view is worth.


def test_what_one_player_gains_the_other_loses() -> None:
    lab = Lab()
    lab.a.monsters("Gemini Elf")
    lab.b.monsters("Battle Ox", "Celtic Guardian")
    lab.b.lp(3000)
    a, b = (of_view(lab.duel.view(player), lab.pool) for player in (0, 1))
    assert a == -b


def test_more_is_worth_more() -> None:
    def value(*monsters: str, lp: int = 8000) -> float:
        lab = Lab()
        lab.a.monsters(*monsters)
        lab.a.lp(lp)
        return of_view(lab.duel.view(0), lab.pool)

    assert value() < value("Skull Servant") < value("Gemini Elf")
    assert value("Gemini Elf") < value("Gemini Elf", "Skull Servant")
    assert value(lp=1000) < value(lp=8000)
    # The last LP are the dearest.
    assert value(lp=8000) - value(lp=7000) < value(lp=2000) - value(lp=1000)


def test_winning_is_worth_more_than_anything() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
    duel.surrender(1)
    assert of_view(duel.view(0), duel.pool) == worth.VICTORY
    assert of_view(duel.view(1), duel.pool) == -worth.VICTORY
