"""What questions mean, where their options alone don't tell."""

from segoc.app.protocol.table import Question
from segoc.app.table import question_of
from segoc.cards.standard import standard_pool
from segoc.kernel.table.decision import ANNOUNCE, NO, YES, Option
from segoc.lab import BATTLE, MAIN1, A, B, Lab

DRAGON = "Blue-Eyes White Dragon"


def asked(lab: Lab) -> Question:
    assert lab.duel.decision is not None
    return question_of(lab.duel.decision, 1, standard_pool(), lab.state)


def test_what_a_yes_would_do() -> None:
    lab = Lab(turn=B, phase=BATTLE)
    lab.a.monsters("Maiden with Eyes of Blue")
    lab.a.deck(DRAGON)
    lab.b.monsters("Vorse Raider")
    lab.b.attack("Vorse Raider", "Maiden with Eyes of Blue")
    lab.a.activate("Maiden with Eyes of Blue")
    question = asked(lab)
    assert (question.kind, question.sort) == ("optional", None)
    assert question.words is not None
    assert question.words.en == f'Special Summon 1 "{DRAGON}" from your hand, Deck, or GY'
    assert question.words.zh == "把自己的手卡·卡组·墓地1只「青眼白龙」特殊召唤"
    assert question.words.ja == "自分の手札・デッキ・墓地の「青眼の白龍」1体を特殊召喚する"
    # It is asked about nothing else.
    lab.duel.push("no")
    assert asked(lab).words is None


def test_what_there_is_to_decide_between() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.monsters("Armored Kappa")
    lab.a.materials("Armored Kappa", "Swap Frog", "Swap Frog")
    lab.duel.push("activate A.m1")
    lab.duel.push("pick A.m1.under.1")
    question = asked(lab)
    assert question.kind == "branches"
    words = [option.words.en for option in question.options if option.words]
    assert words == ["This card gains 1000 ATK", "This card gains 1000 DEF"]


def test_which_of_two_summons_it_is() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.monsters("Atlantean Heavy Infantry")
    lab.a.hand("Atlantean Pikeman")
    lab.duel.push("summon A.hand.1")
    question = asked(lab)
    assert (question.kind, question.sort, question.words) == ("optional", "additional_summon", None)


def test_whether_a_destroyed_monster_stays() -> None:
    lab = Lab(turn=B, phase=BATTLE)
    lab.a.monsters("Crystal Beast Cobalt Eagle")
    lab.b.monsters("Vorse Raider")
    lab.b.attack("Vorse Raider", "Crystal Beast Cobalt Eagle")
    question = asked(lab)
    assert [option.key for option in question.options] == [Option(YES).key, Option(NO).key]
    assert (question.sort, question.words) == ("stay", None)


def test_a_name_that_is_announced_has_its_own_words() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.monsters("Psi-Blocker")
    lab.a.set_cards("Mirror Force")
    lab.duel.push("activate A.m1")
    question = asked(lab)
    assert question.names
    assert {option.verb for option in question.options} == {"announce"}
    force = next(one for one in question.options if one.words and one.words.en == "Mirror Force")
    assert force.words is not None
    assert force.words.ja == "聖なるバリア －ミラーフォース－"
    assert force.key == Option(ANNOUNCE, word=force.words.zh).key
