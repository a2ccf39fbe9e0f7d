"""A situation as the text of a scenario: it can be read and laid, what it says holds when it is
played, and it tells a player nothing that the table doesn't show."""

from collections.abc import Iterator
from typing import Any

import pytest

from segoc.cards.frozen import frozen_pool
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import NAMES, starter
from segoc.duel.duel import Duel
from segoc.duel.log import JUDGE, Teller
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.counter_kinds import PREDATOR_COUNTER, SPELL_COUNTER
from segoc.kernel.table.decision import Option
from segoc.lab import B, Lab
from segoc.lab.board import OnField
from segoc.rulebook.playing.judging import judge
from segoc.rulebook.playing.play import Play
from segoc.rulebook.scenario import STEPS, Scenario
from segoc.rulebook.writing import DIFFERS, UNSAID, situation_text
from segoc.rulebook.writing.course import courses_of
from tests.rulebook.writing import scenario

POOL = frozen_pool()
# What a text lacks to be read as a scenario.
TWIN = "but: A LP: 1\n= A LP 1\n"


def lines_of(text: str, mark: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(mark)]


def read_back(text: str) -> Scenario:
    return scenario(text + TWIN)


def play_back(text: str) -> None:
    """Play the text: every step can be done, and every outcome holds."""
    read = read_back(text)
    play = Play(read.board, POOL)
    for line in read.body:
        if isinstance(line, STEPS):
            play.do(line)
        else:
            assert judge(play, line) == "", f"{read.lines[line.line]}\n{text}"
    play.finish()


def begun(chance: Random) -> Duel:
    """A duel of random Decks, or of those that come with segoc."""
    decks = [
        starter(NAMES[chance.below(len(NAMES))]) if chance.below(2) else random_deck(POOL, chance)
        for _ in "AB"
    ]
    return Duel(*decks, seed=chance.word(), pool=POOL, unofficial=True)


def positions(seed: int, choices: int, one_in: int) -> Iterator[Duel]:
    """Moments of a random duel, of all sorts."""
    chance = seeded(seed)
    duel = begun(chance)
    for _ in range(choices):
        if duel.decision is None:
            return
        options = duel.decision.options
        duel.push(options[chance.below(len(options))])
        if chance.below(one_in) == 0:
            yield duel


# Examples.


def attacked() -> Duel:
    """B is asked whether to answer an attack."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters("Gemini Elf", zone="m3")
    lab.b.monsters("Mystical Elf", defense=True)
    lab.b.set_cards("Mirror Force", zone="s2")
    lab.b.lp(300)
    lab.a.battle_phase()
    lab.b.passes()
    lab.a.attack("Gemini Elf", "Mystical Elf")
    return lab.duel


def test_board_steps_and_outcomes() -> None:
    text = situation_text(attacked(), JUDGE)
    assert [line for line in text.splitlines() if line[0] not in "#"] == [
        "SEG-041 · Reported from turn 5",
        "A's turn, Battle Phase, turn 5",
        "A hand: 黑魔术师",
        "A deck only: 空白1星效果怪兽 ×30",
        "A monsters: 双生精灵 (m3)",
        "B LP: 300",
        "B deck only: 空白1星效果怪兽 ×30",
        "B monsters: 圣精灵 (defense, m1)",
        "B set: 神圣防护罩 -反射镜力- (s2)",
        "> A attacks 圣精灵 with 双生精灵",
        "= A's turn, Battle Phase",
        "= B is asked about fast effects",
        "= A LP 8000",
        "= B LP 300",
        "= 双生精灵 ATK 1900",
        "= 圣精灵 ATK 800",
    ]
    assert DIFFERS not in text
    assert UNSAID not in text
    play_back(text)


def test_a_player_gets_blanks_for_what_is_hidden() -> None:
    text = situation_text(attacked(), 0)
    assert "B set: 空白通常陷阱 (s2)" in text.splitlines()
    assert "神圣防护罩" not in text
    # That B is asked would tell what is Set.
    assert "B is asked" not in text
    assert "A hand: 黑魔术师" in text
    assert "A hand: 空白4星效果怪兽" in situation_text(attacked(), 1)


def test_it_goes_back_to_where_the_turn_can_be_told() -> None:
    lab = Lab()
    lab.a.hand("Gemini Elf", "Mystical Elf", "Pot of Greed")
    lab.a.summon("Gemini Elf", zone="m4")
    lab.a.activate("Pot of Greed")
    text = situation_text(lab.duel, JUDGE)
    # From the last moment of rest on it would lack the Normal Summon, and that it came this turn.
    assert lines_of(text, ">") == ["> A summons 双生精灵 in A.m4", "> A activates 强欲之壶"]
    assert UNSAID not in text
    play_back(text)


def test_what_cannot_be_said_is_told() -> None:
    lab = Lab()
    lab.a.hand("Gemini Elf")
    lab.a.summon("Gemini Elf")
    # Nothing is known of what was before.
    text = situation_text(Duel.from_state(lab.duel.state.copy()), JUDGE)
    assert UNSAID in text
    assert "A's turn, Main Phase 1, turn 5, Normal Summon used" in text.splitlines()
    assert "# - 双生精灵 in A.m1 came there this turn." in text


def test_counters() -> None:
    """Of a kind with a name, a card's own and another card's."""
    lab = Lab()
    lab.a.monsters("Breaker the Magical Warrior", "Seraphim Papillion")
    lab.a.counters("Breaker the Magical Warrior", SPELL_COUNTER, 1)
    lab.a.counters("Seraphim Papillion", POOL.find("炽天蝶").code, 2)
    lab.a.counters("Seraphim Papillion", PREDATOR_COUNTER, 1)
    lab.b.monsters("Breaker the Magical Warrior")
    lab.b.set_cards("Mirror Force")
    lab.b.face_up("隐居者的大釜")
    lab.b.graveyard("魔法防护器")
    lab.b.counters("隐居者的大釜", POOL.find("魔法防护器").code, 1)
    lab.a.activate("A.m1", effect=3, targets="Mirror Force")
    text = situation_text(lab.duel, JUDGE)
    assert [line for line in text.splitlines() if "counters on" in line] == [
        "A counters on 魔导战士 破坏者: 1 Spell Counter",
        "A counters on 炽天蝶: 2 counters, 1 Predator Counter",
        "B counters on 隐居者的大釜: 1 counter of 魔法防护器",
    ]
    assert "= A's 魔导战士 破坏者 has 0 Spell Counters" in text
    assert "= 炽天蝶 has 2 counters" in text
    assert UNSAID not in text
    play_back(text)


def test_of_several_cards_of_a_name_the_zone_tells_which_one_is_meant() -> None:
    """What has counters, materials or an Equip Card."""
    lab = Lab()
    lab.a.monsters("Breaker the Magical Warrior")
    lab.a.counters("Breaker the Magical Warrior", SPELL_COUNTER, 1)
    lab.a.monsters("Breaker the Magical Warrior", zone="m2")
    lab.b.monsters("Gemini Elf", zone="m1")
    lab.b.monsters("Gemini Elf", zone="m2")
    lab.a.equip("Megamorph", OnField("Gemini Elf", "B.m2"))
    lab.b.monsters("Blank Xyz Monster", zone="m3")
    lab.b.monsters("Blank Xyz Monster", zone="m4")
    lab.b.materials(OnField("Blank Xyz Monster", "B.m4"), "Gemini Elf")
    lab.a.materials(OnField("Blank Xyz Monster", "B.m4"), "Mystical Elf")
    text = situation_text(lab.duel, JUDGE)
    lines = text.splitlines()
    assert "A counters on 魔导战士 破坏者 at A.m1: 1 Spell Counter" in lines
    assert "A face-up: 巨大化 (s1) equipped to 双生精灵 at B.m2" in lines
    assert "A materials of 空白超量怪兽 at B.m4: 圣精灵" in lines
    assert "B materials of 空白超量怪兽 at B.m4: 双生精灵" in lines
    assert UNSAID not in text
    play_back(text)


def test_a_pendulum_card_in_the_right_zone() -> None:
    lab = Lab()
    lab.a.pendulum_zone("Odd-Eyes Arc Pendulum Dragon", "s5")
    text = situation_text(lab.duel, JUDGE)
    assert "A pendulum zones: 异色眼霸弧灵摆龙 (s5)" in text.splitlines()
    assert UNSAID not in text
    play_back(text)


def test_more_tokens_than_a_deck_could_hold_copies() -> None:
    lab = Lab()
    lab.a.monsters(*["Sheep Token"] * 4, defense=True)
    text = situation_text(lab.duel, JUDGE)
    assert text.count("羊衍生物 (defense") == 4
    assert UNSAID not in text
    play_back(text)


def test_a_card_that_can_not_be_laid_is_told_and_the_others_lie() -> None:
    """A set-up lays what belongs to the player: a fourth copy, which is B's, can't be said."""
    lab = Lab()
    lab.a.hand("Change of Heart")
    lab.a.graveyard(*["Gemini Elf"] * 3)
    lab.b.monsters("Gemini Elf", zone="m2")
    lab.a.monsters("Mystical Elf")
    lab.a.activate("Change of Heart", targets="B.m2")
    lab.duel.push("zone A.m2")
    text = situation_text(Duel.from_state(lab.duel.state.copy()), JUDGE)
    assert "A monsters: 圣精灵 (m1)" in text.splitlines()
    assert "# - A monsters: 双生精灵 (m2) (an impossible board: A has more than 3 copies" in text
    assert "A GY: 双生精灵 ×3, 心变" in text.splitlines()


def test_chance_that_is_still_to_come() -> None:
    lab = Lab()
    lab.chance(1, 0, 5, POOL.find("Gemini Elf").code)
    assert "chance: heads, tails, 5, 双生精灵" in situation_text(lab.duel, JUDGE).splitlines()
    assert "chance" not in situation_text(lab.duel, 0)


def test_a_monster_that_stays_as_a_spell() -> None:
    lab = Lab()
    lab.a.face_up("宝玉兽 青玉飞马")
    text = situation_text(lab.duel, JUDGE)
    assert "A face-up: 宝玉兽 青玉飞马 (s1)" in text
    assert UNSAID not in text
    play_back(text)


def test_a_choice_that_is_only_begun_is_not_a_step() -> None:
    lab = Lab()
    lab.a.hand("Gemini Elf")
    lab.duel.push("summon Gemini Elf")
    text = situation_text(lab.duel, JUDGE)
    assert lines_of(text, ">") == []
    assert "summon A.hand.1" in text
    play_back(text)


# Secrets.


def equipped_beside(hidden: str) -> Duel:
    lab = Lab()
    lab.b.monsters("Gemini Elf")
    lab.b.equip("Blank Equip Spell", "Gemini Elf")
    lab.b.set_monsters(hidden)
    return lab.duel


def summoned_with_set(hidden: str) -> Duel:
    lab = Lab(turn=B)
    lab.b.hand("Gemini Elf")
    lab.b.set_cards(hidden)
    lab.b.summon("Gemini Elf")
    return lab.duel


def returned_and_drawn(drawn: str) -> Duel:
    """A monster of B goes from the GY to the Deck, and B draws from there."""
    lab = Lab()
    lab.a.set_cards("Fiend Griefing")
    lab.b.deck(drawn)
    lab.b.graveyard("Gemini Elf")
    lab.a.end_phase()
    lab.a.passes()
    lab.a.activate("Fiend Griefing", targets="B.gy.1")
    return lab.duel


def test_a_hidden_card_of_the_same_name_changes_nothing() -> None:
    texts = {situation_text(equipped_beside(name), 0) for name in ("Gemini Elf", "Mystical Elf")}
    assert len(texts) == 1
    assert "B face-up: 空白装备魔法 (s1) equipped to 双生精灵" in texts.pop()


def test_whether_the_opponent_is_asked_changes_nothing() -> None:
    """With the one B could answer the own summon, and is asked; with the other it is over."""
    duels = [summoned_with_set(name) for name in ("Torrential Tribute", "Blank Normal Trap")]
    kinds = [duel.decision and duel.decision.kind for duel in duels]
    assert kinds == ["fast effects", "main phase"]
    texts = {situation_text(duel, 0) for duel in duels}
    assert len(texts) == 1
    assert lines_of(texts.pop(), ">") == ["> B summons 双生精灵"]
    # Neither begins with the present, which only B can tell from a question.
    assert [len(next(courses_of(duel, 0)).choices) for duel in duels] == [2, 2]


def test_what_the_opponent_begins_changes_nothing() -> None:
    texts: set[str] = set()
    for hidden in ("Gemini Elf", "Mirror Force"):
        lab = Lab(turn=B)
        lab.b.hand(hidden)
        texts.add(situation_text(lab.duel, 0))
        lab.duel.push(f"set {hidden}")
        texts.add(situation_text(lab.duel, 0))
    assert len(texts) == 1


def test_a_card_that_was_known_could_be_any_that_comes_out_of_the_deck() -> None:
    texts: set[str] = set()
    for drawn in ("Summoned Skull", "Mystical Elf"):
        text = situation_text(returned_and_drawn(drawn), 0)
        assert "could be one that was seen before" in text
        texts.add(text)
    assert len(texts) == 1


# Random duels.


def test_what_it_says_holds_when_it_is_played() -> None:
    written = differing = 0
    for seed in range(6):
        for duel in positions(seed, 60, 6):
            text = situation_text(duel, (JUDGE, 0, 1)[written % 3])
            written += 1
            if DIFFERS in text:
                differing += 1
                Play(read_back(text).board, POOL)
            else:
                play_back(text)
    assert written > 40
    assert differing <= written // 4


def told(duel: Duel, player: int) -> list[dict[str, Any]]:
    teller = Teller(duel.pool, viewer=player)
    return [teller.data(event) for event in duel.events]


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_same_in_duels_that_a_player_cannot_tell_apart(seed: int) -> None:
    """The same is played in a duel and in a sample of it: as long as the player is shown the same,
    the texts are the same."""
    chance = seeded(seed)
    compared = 0
    for duel in positions(seed + 100, 60, 8):
        player = chance.below(2)
        one, other = Duel.from_state(duel.state.copy(), POOL), duel.sample(player, chance.word())
        one._node.events.clear()
        # Nobody has begun something of which nothing shows: the sample would be from before it.
        if other.choices or not same_question(one, other):
            continue
        for _ in range(5):
            if one.view(player) != other.view(player) or told(one, player) != told(other, player):
                break
            assert situation_text(one, player) == situation_text(other, player)
            compared += 1
            options = common_options(one, other)
            if not options:
                break
            option = options[chance.below(len(options))]
            one.push(option)
            other.push(option)
    assert compared > 8


def same_question(one: Duel, other: Duel) -> bool:
    if one.decision is None or other.decision is None:
        return False
    asked = (one.decision.player, one.decision.topic)
    return asked == (other.decision.player, other.decision.topic)


def common_options(one: Duel, other: Duel) -> list[Option]:
    if one.decision is None or other.decision is None or not same_question(one, other):
        return []
    return [option for option in one.decision.options if other.decision.lists(option)]
