"""Every "no" names its rule, that rule alone, and nothing that is hidden."""

from collections.abc import Callable

import pytest

from segoc.duel.duel import IllegalMove
from segoc.duel.option_text import Unclear, read_spot
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.summoning.normal_summon import may_normal_summon
from segoc.kernel.table.decision import (
    ACTIVATE,
    ATTACK,
    FINISH,
    PASS,
    PICK,
    SUMMON,
    ZONE,
    Option,
)
from segoc.kernel.table.places import NO_SPOT
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.kernel.turn.battle_position import may_change_position, may_flip_summon
from segoc.kernel.turn.setting import may_set_spell_or_trap
from segoc.kernel.turn.why_not import reasons_against
from segoc.lab import BATTLE, MAIN1, MAIN2, A, B, Lab
from segoc.rulebook.entries import entry
from tests.rules.interference import bring
from tests.rules.known import known
from tests.rules.more_cards import POOL, RITUAL_NAME
from tests.rules.surgery import resume, run_to_window

pytestmark = pytest.mark.core

Check = Callable[[State, int, int, list[Reason] | None], bool]
FIVE = ["Mystical Elf", "Gemini Elf", "Celtic Guardian", "Battle Ox", "Harpie Lady"]


def rules(lab: Lab, player: int, option: Option) -> list[str]:
    return [reason.rule for reason in reasons_against(lab.state, player, option)]


# How reasons are collected.


def test_nobody_listens_so_the_check_stops() -> None:
    """SEG-019: without a list the first violation is enough."""
    assert deny(None, "CRD-087") is True


def test_somebody_listens_so_the_check_goes_on() -> None:
    """SEG-019: the reason holds the spots and numbers that there are."""
    why: list[Reason] = []
    assert deny(why, "CRD-087") is False
    assert deny(why, "CRD-098", 3, 2, 0) is False
    assert [(r.rule, r.spots, r.counts) for r in why] == [
        ("CRD-087", [], []),
        ("CRD-098", [3], [2, 0]),
    ]


def test_what_is_legal_has_no_reason_against_it() -> None:
    """SEG-019: each option of a decision, for the player who is asked."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Curse of Dragon", "Blank Normal Trap", "Blank Field Spell")
    lab.a.monsters("Battle Ox")
    lab.a.set_monsters("Mystical Elf")
    decision = lab.duel.decision
    assert decision is not None
    assert len(decision.options) == 10
    for option in decision.options:
        assert rules(lab, 0, option) == []
        assert lab.a.can(option.key)
        assert "SEG-019" in rules(lab, 1, option)


def test_an_illegal_choice_is_refused_with_its_reasons() -> None:
    """CRD-087: and changes nothing."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Skull Servant")
    lab.a.summon("Vorse Raider")
    before = lab.duel.hash
    with pytest.raises(IllegalMove) as refused:
        lab.duel.push("summon Skull Servant")
    assert [reason.rule for reason in refused.value.reasons] == ["CRD-087"]
    assert entry("CRD-087").statement in str(refused.value)
    assert lab.duel.hash == before


CHECKS = [may_normal_summon, may_set_spell_or_trap, may_change_position, may_flip_summon]


def crowded(phase: int, summons: int) -> Lab:
    """Cards of every kind in every place, for both players."""
    lab = Lab(phase=phase, pool=POOL)
    for side in (lab.a, lab.b):
        side.hand("Vorse Raider", "Curse of Dragon", "Blank Normal Trap", "Blank Field Spell")
        side.hand(RITUAL_NAME)
        side.graveyard("Skull Servant", "Blank Normal Spell")
        side.monsters("Battle Ox", "Gemini Elf")
        side.set_monsters("Mystical Elf")
        side.set_cards("Blank Quick-Play Spell")
        side.extra_deck("Blank Fusion Monster")
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.a.monsters("Celtic Guardian")
    state = lab.state
    state.normal_summons = summons
    monsters = state.monsters(0)
    state.edit(monsters[0]).declared_turn = state.turn
    state.edit(monsters[1]).position_changed_turn = state.turn
    return lab


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("phase", [MAIN1, BATTLE])
@pytest.mark.parametrize("summons", [0, 1])
def test_the_fast_path_and_the_explaining_path_agree(
    check: Check, phase: int, summons: int
) -> None:
    """SEG-019: for every card and player, what is forbidden has a reason, and no other."""
    lab = crowded(phase, summons)
    answers = set()
    for player in (0, 1):
        for card in lab.state.cards:
            why: list[Reason] = []
            legal = check(lab.state, player, card.id, None)
            assert legal == check(lab.state, player, card.id, why)
            assert legal == (not why)
            earlier = Reason("SEG-001", [], [])
            assert legal == check(lab.state, player, card.id, [earlier])
            answers.add(legal)
    only_no = phase == BATTLE or (check is may_normal_summon and summons == 1)
    assert answers == ({False} if only_no else {False, True})


# Whose turn it is to decide.


def test_only_who_is_asked_decides() -> None:
    """SEG-019: A's legal choice isn't B's."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    assert lab.a.can("end phase")
    assert lab.b.why_not("end phase") == ["SEG-019", "SEG-060"]
    assert lab.b.why_not("pass") == ["SEG-019"]


def test_only_about_what_is_asked() -> None:
    """SEG-019: what was legal a moment ago has to wait."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Blank Normal Trap")
    lab.a.monsters("Battle Ox", zone="m1")
    assert lab.a.can("set Blank Normal Trap")
    assert lab.a.can("change Battle Ox")
    lab.duel.push("summon Vorse Raider")
    assert lab.a.why_not("set Blank Normal Trap") == ["SEG-019"]
    assert lab.a.why_not("change Battle Ox") == ["SEG-019"]
    assert lab.a.why_not("end phase") == ["SEG-019"]
    assert lab.a.why_not("battle phase") == ["SEG-019"]


def test_zones_and_picks_that_nobody_asks_for() -> None:
    """SEG-019: also for a zone that is taken; what it holds is another question."""
    lab = Lab()
    lab.a.monsters("Battle Ox", zone="m1")
    assert lab.a.why_not("zone A.m2") == ["SEG-019"]
    assert lab.a.why_not("zone x1") == ["SEG-019"]
    assert lab.a.why_not("zone A.m1") == ["SEG-019"]
    assert lab.a.why_not("tribute Battle Ox") == ["SEG-019"]
    assert lab.a.why_not("tribute A.m2") == ["SEG-033"]
    for verb in (PASS, FINISH):
        assert rules(lab, 0, Option(verb)) == ["SEG-019"]


def test_in_the_middle_of_a_window_everything_waits() -> None:
    """SEG-019: the duel isn't over, nobody is asked yet."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.monsters("Battle Ox", zone="m1")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m2")
    assert lab.a.why_not("change Battle Ox") == ["SEG-019"]
    assert lab.a.why_not("zone A.m2") == ["SEG-019"]
    assert lab.a.why_not("zone A.m3") == ["SEG-019"]
    assert lab.a.why_not("tribute Battle Ox") == ["SEG-019"]
    assert lab.a.can("surrender")


def test_the_decision_of_the_other_player_is_not_told() -> None:
    """SEG-019, SEG-033: B can't find out by asking what A is choosing."""
    answers = []
    for choice in ("set Vorse Raider", "set Blank Normal Trap", "set Curse of Dragon"):
        lab = Lab()
        lab.a.hand("Vorse Raider", "Blank Normal Trap", "Curse of Dragon")
        lab.a.monsters("Battle Ox", "Mystical Elf")
        lab.b.monsters("Harpie Lady")
        lab.duel.push(choice)
        asked = ["zone A.s1", "zone A.m4", "zone x1", "zone B.m5", "pick A.m1", "pick B.m1"]
        answers.append([lab.b.why_not(choice) for choice in asked])
    assert answers[0] == answers[1] == answers[2] == [["SEG-019"]] * 6


def test_the_duel_is_over() -> None:
    """TRM-420: for both players, surrendering included."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    assert lab.a.can("surrender")
    assert lab.b.can("surrender")
    lab.duel.surrender(1)
    for side in (lab.a, lab.b):
        assert side.why_not("surrender") == ["TRM-420"]
        assert side.why_not("pass") == ["TRM-420"]
        assert side.why_not("tribute Vorse Raider") == ["TRM-420"]
    with pytest.raises(IllegalMove) as refused:
        lab.duel.surrender(0)
    assert [reason.rule for reason in refused.value.reasons] == ["TRM-420"]


# Phases.


def test_the_battle_phase_comes_after_main_phase_1() -> None:
    """TRM-115: and once; B has no say in it."""
    lab = Lab(phase=MAIN2)
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("battle phase") == ["TRM-115"]
    lab = Lab()
    assert lab.a.can("battle phase")
    assert lab.b.why_not("battle phase") == ["SEG-019", "TRM-115"]


def test_main_phase_2_comes_after_the_battle_phase() -> None:
    """TRM-115"""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("main phase 2") == ["TRM-115"]
    lab.a.battle_phase()
    assert lab.a.can("main phase 2")
    assert lab.b.why_not("main phase 2") == ["SEG-019", "TRM-115"]


def test_the_end_phase_is_entered_from_a_main_phase() -> None:
    """SEG-060"""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("end phase") == ["SEG-060"]
    lab.a.main_phase_2()
    assert lab.a.can("end phase")


def test_an_attack_is_stopped_only_after_a_replay() -> None:
    """SEG-045: the twin is a replay, in which it can be."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.hand("Mystical Elf")
    assert lab.a.why_not("stop") == ["SEG-045"]
    run_to_window(lab.duel, "attack declared", "attack Vorse Raider")
    bring(lab, "Mystical Elf", "B.m1")
    resume(lab.state)
    assert lab.a.can("stop")
    assert lab.a.why_not("end phase") == ["SEG-060"]
    # It stands in the Battle Step and may end it, but not before the attack is aimed.
    assert lab.a.why_not("main phase 2") == ["SEG-019"]


# Cards.


def test_there_must_be_a_card() -> None:
    """SEG-033: an empty zone, a spot beyond the hand, no spot at all."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    (reason,) = lab.duel.why_not("flip A.m3")
    assert (reason.rule, reason.spots) == ("SEG-033", [read_spot("A.m3")])
    assert lab.a.why_not("summon A.hand.2") == ["SEG-033"]
    for verb in (SUMMON, PICK):
        (reason,) = reasons_against(lab.state, 0, Option(verb, NO_SPOT))
        assert (reason.rule, reason.spots) == ("SEG-033", [])


@pytest.mark.parametrize("verb", ["summon", "set", "flip", "change", "attack", "activate"])
@pytest.mark.parametrize("spot", ["B.hand.1", "B.m1", "B.s1", "A.deck.1", "B.deck.1", "B.extra.1"])
def test_the_player_must_see_the_card(verb: str, spot: str) -> None:
    """SEG-033: of what is hidden nothing else is said."""
    lab = Lab()
    lab.a.monsters("Battle Ox")
    lab.b.hand("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    lab.b.set_cards("Blank Normal Trap")
    lab.b.extra_deck("Blank Fusion Monster")
    assert lab.a.why_not(f"{verb} {spot}")[0] == "SEG-033"
    if verb != "attack":
        assert lab.a.why_not(f"{verb} {spot}") == ["SEG-033"]


def test_a_card_that_was_shown_has_other_reasons() -> None:
    """SEG-033: the twin."""
    lab = Lab()
    lab.b.set_monsters("Mystical Elf")
    assert lab.a.why_not("flip B.m1") == ["SEG-033"]
    show(lab.state, lab.state.edit(lab.card("Mystical Elf").id), BOTH)
    assert lab.a.why_not("flip B.m1") == ["TRM-150"]


def test_a_hidden_card_has_no_name() -> None:
    """SEG-033: asked by name, it isn't there to be asked about, be it in hand or Deck."""
    lab = Lab()
    lab.b.hand("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    for name in ("Vorse Raider", "Mystical Elf", "Dark Magician"):
        with pytest.raises(Unclear) as unclear:
            lab.duel.why_not(f"summon {name}")
        assert str(unclear.value) == f"{name!r} is not among the cards that A can see"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Vorse Raider", "Curse of Dragon"),
        ("Vorse Raider", "Blank Normal Trap"),
        ("Blank Field Spell", "Dark Magician"),
    ],
)
def test_nothing_tells_one_card_in_hand_from_another(one: str, other: str) -> None:
    """SEG-033: view, log and every reason are the same for the opponent."""
    labs = []
    for name in (one, other):
        lab = Lab()
        lab.a.hand("Skull Servant", name)
        lab.b.monsters("Battle Ox")
        lab.a.end_phase()
        labs.append(lab)
    assert known(labs[0], B) == known(labs[1], B)
    assert known(labs[0], A) != known(labs[1], A)


def test_nothing_to_activate() -> None:
    """SEG-034: cards have no effects yet."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    (reason,) = lab.duel.why_not("activate Vorse Raider")
    assert (reason.rule, reason.spots) == ("SEG-034", [read_spot("A.m1")])
    assert rules(lab, 0, Option(ACTIVATE, read_spot("A.m2"))) == ["SEG-033"]


def test_every_verb_asks_its_own_rules() -> None:
    """CRD-086, CRD-317, TRM-150, SEG-041: the same card, the same moment, other reasons."""
    lab = Lab()
    lab.a.graveyard("Vorse Raider", "Blank Normal Trap")
    lab.b.monsters("Battle Ox")
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-086"]
    assert lab.a.why_not("set Vorse Raider") == ["CRD-086"]
    assert lab.a.why_not("set Blank Normal Trap") == ["CRD-317"]
    assert lab.a.why_not("summon Blank Normal Trap") == ["CRD-086", "SEG-030"]
    assert lab.a.why_not("flip Vorse Raider") == ["TRM-150"]
    assert lab.a.why_not("change Vorse Raider") == ["TRM-150"]
    assert lab.a.why_not("attack Vorse Raider -> Battle Ox") == ["SEG-041", "SEG-041"]


# Attacks, as far as their reasons go.


def test_an_attack_needs_a_target_that_is_there() -> None:
    """SEG-044, SEG-043"""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Gemini Elf")
    lab.b.monsters("Battle Ox", zone="m1")
    lab.b.set_monsters("Mystical Elf", zone="m2")
    assert lab.a.can("attack Vorse Raider -> Battle Ox")
    assert lab.a.can("attack Vorse Raider -> B.m2")
    (empty,) = lab.duel.why_not("attack Vorse Raider -> B.m3")
    assert (empty.rule, empty.spots) == ("SEG-044", [read_spot("B.m3")])
    assert lab.a.why_not("attack Vorse Raider -> Gemini Elf") == ["SEG-044"]
    (direct,) = lab.duel.why_not("attack directly Vorse Raider")
    assert (direct.rule, direct.counts) == ("SEG-043", [2])
    attack_nothing = Option(ATTACK, read_spot("A.m1"), NO_SPOT)
    assert rules(lab, 0, attack_nothing) == ["SEG-044"]


def test_a_direct_attack_on_an_empty_field() -> None:
    """SEG-043: the twin."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    assert lab.a.can("attack directly Vorse Raider")


# The hand limit.


def test_only_cards_in_hand_are_discarded() -> None:
    """SEG-014"""
    lab = Lab(phase=6)
    lab.a.hand("Vorse Raider", *FIVE, "Skull Servant")
    lab.a.monsters("Mokey Mokey")
    lab.b.monsters("Curse of Dragon")
    assert lab.a.can("discard Skull Servant")
    (reason,) = lab.duel.why_not("discard Mokey Mokey")
    assert (reason.rule, reason.spots) == ("SEG-014", [read_spot("A.m1")])
    assert lab.a.why_not("discard Curse of Dragon") == ["SEG-014"]
    assert lab.a.why_not("discard A.hand.8") == ["SEG-033"]
    assert lab.b.why_not("discard Curse of Dragon") == ["SEG-019"]


def test_a_card_is_picked_once() -> None:
    """SEG-019, SEG-014: the second of two discards is another card."""
    lab = Lab(phase=6)
    lab.a.hand("Vorse Raider", *FIVE, "Skull Servant", "Mokey Mokey")
    lab.duel.push("discard Skull Servant")
    assert lab.a.why_not("discard Skull Servant") == ["SEG-019"]
    lab.duel.push("discard Mokey Mokey")
    assert lab.where("Skull Servant") == lab.where("Mokey Mokey") == A.graveyard


# In three languages.


@pytest.mark.parametrize("name", ["Curse of Dragon", "诅咒之龙", "カース・オブ・ドラゴン"])
def test_cards_are_named_in_three_languages(name: str) -> None:
    """CRD-098: the same reason, and the same summon."""
    lab = Lab()
    lab.a.hand(name)
    assert lab.a.why_not(f"summon {name}") == ["CRD-098"]
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("圣精灵")
    lab.a.summon(name, tributes="ホーリー・エルフ")
    assert lab.where(name) == A.monster_zone


def test_options_are_said_in_words_or_by_spot() -> None:
    """SEG-019: `normal summon`, `tribute`, `flip summon` and the keys mean the same options."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Battle Ox", "Gemini Elf")
    lab.a.set_monsters("Mystical Elf")
    for words in ("tribute summon Curse of Dragon", "summon A.hand.1", "normal set A.hand.1"):
        assert lab.a.can(words)
    assert lab.a.can("flip summon Mystical Elf")
    assert lab.a.can("change the position of Battle Ox")
    lab.duel.push("normal summon Curse of Dragon")
    assert lab.a.can("tribute Battle Ox")
    assert lab.a.can("pick A.m2")


def test_every_rule_that_says_no_is_in_the_rulebook() -> None:
    """SEG-019: a reason without an entry couldn't be explained."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Blank Normal Trap", "Dark Magician")
    lab.a.monsters("Battle Ox")
    lab.a.set_monsters("Mystical Elf", zone="m2")
    lab.a.set_cards("Blank Normal Spell")
    lab.b.monsters("Gemini Elf")
    told = {rule for found in known(lab, A)["reasons"].values() for rule in found}
    expected = {"CRD-086", "CRD-317", "SEG-033", "SEG-034", "TRM-150", "TRM-151", "TRM-163"}
    assert expected <= told
    assert all(entry(rule).statement for rule in told)


def test_what_is_not_listed_is_not_taken() -> None:
    """SEG-019: by the machine itself."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.duel.push("summon Vorse Raider")
    before = lab.duel.hash
    with pytest.raises(machine.IllegalOption):
        machine.apply(lab.state, Option(ZONE, read_spot("x1")))
    assert lab.duel.hash == before
