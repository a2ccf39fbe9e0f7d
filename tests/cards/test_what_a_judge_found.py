"""What somebody found who tried to break the summons: each with a twin that comes out otherwise."""

import json

import pytest

from segoc.effects import words as w
from segoc.effects.moving import MoveCards
from segoc.kernel.table.places import EXTRA_DECK
from segoc.lab import BATTLE, A, B, Lab
from tests.cards.playing import check


@pytest.mark.parametrize("hand", [("影依兽",), ()])
def test_a_monster_that_is_gone_as_its_own_cost_is_still_what_it_was(hand: tuple[str, ...]) -> None:
    """神影依·舍金纳迦 answers 连接栗子球, which has Tributed itself (TRM-026)."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("神影依·舍金纳迦", "空白4星效果怪兽")
    lab.a.hand(*hand)
    lab.b.monsters("连接栗子球")
    lab.duel.push("attack A.m2 -> B.m1")
    lab.duel.push("activate B.m1")
    assert lab.where("连接栗子球") == B.graveyard
    asked = lab.a.can("activate A.m1 #2")
    assert asked == (hand != ())
    if asked:
        lab.duel.push("activate A.m1 #2")
        lab.everyone_passes()
    assert lab.atk("空白4星效果怪兽") == (400 if asked else 0)


def test_a_face_down_magician_can_be_tributed() -> None:
    check("""
        CRD-261 · 魔术师的配合 Tributes a face-down 黑魔术师
        B's turn, Main Phase 1
        A face-up: 魔术师的配合
        A set monsters: 黑魔术师
        A GY: 黑魔术少女
        B hand: 强欲之壶
        > B activates 强欲之壶
        > A activates 魔术师的配合 (effect 1) tributing 黑魔术师 choosing 黑魔术少女 in attack
        = 黑魔术少女 in A monster zone
        = 强欲之壶 in B GY
        = B hand 0
        but: no A GY
        > B activates 强欲之壶
        = B hand 2
        """)


def test_what_came_from_the_extra_deck_earlier_in_the_turn() -> None:
    check("""
        CHG-011 · 废品增速者 ① can't be activated after a Link Summon in the same turn
        A's turn, Main Phase 1
        A monsters: 喷气同调士 (m1), 空白4星效果怪兽 ×2, 空白3星效果怪兽
        A extra deck: 废品增速者, LAN喙嘴龙
        A deck: 废品同调士
        > A Link Summons LAN喙嘴龙 using 空白4星效果怪兽 #2, 空白3星效果怪兽 in x1
        > A Synchro Summons 废品增速者 using 喷气同调士, 空白4星效果怪兽 #1 in attack in m1
        ! A can not activate 废品增速者 (effect 1), by CHG-011
        = LAN喙嘴龙 in x1
        = 废品同调士 in A deck
        but: without LAN喙嘴龙 in A extra deck
        > A Synchro Summons 废品增速者 using 喷气同调士, 空白4星效果怪兽 #1 in attack in m1
        + A can activate 废品增速者 (effect 1)
        """)


def test_only_one_scapegoat() -> None:
    """The second would summon by another effect than the first's (CHG-011)."""
    lab = Lab()
    lab.a.hand("替罪羊", "替罪羊")
    assert lab.a.can("activate A.hand.2")
    lab.a.activate("替罪羊")
    while lab.duel.decision is not None and lab.duel.decision.kind == "zone":
        lab.duel.push(lab.duel.decision.options[0])
    assert len(lab.cards("羊衍生物")) == 4
    assert "CHG-011" in lab.a.why_not("activate A.hand.1")


def test_a_set_card_from_the_deck_is_shown() -> None:
    """That it is what the text says the opponent can see."""
    lab = Lab()
    lab.a.hand("师徒的牵绊")
    lab.a.monsters("黑魔术师")
    lab.a.deck_top("黑魔术少女", "黑·魔·导", "黑·魔·导·爆·裂·破")
    lab.duel.push("activate A.hand.1")
    while (decision := lab.duel.decision) is not None and decision.kind != "main phase":
        lab.duel.push(decision.options[0])
    log = [line.text for line in lab.duel.log_lines(1)]
    (shown,) = [line for line in log if line.startswith("A shows ")]
    name = shown.removeprefix("A shows ").removesuffix(".")
    assert lab.spot(name).startswith("A.s")
    assert str(lab.card(name).printed.code) in json.dumps(lab.duel.view(1))


@pytest.mark.parametrize("face_up", [True, False])
def test_a_face_down_target_does_not_show_what_it_is(face_up: bool) -> None:
    """白翼之魔术师 protects DARK Spellcasters, and nobody sees that this is one."""
    lab = Lab(turn=A)
    lab.a.set_cards("强制脱出装置")
    lab.b.pendulum_zones("白翼之魔术师")
    if face_up:
        lab.b.monsters("黑魔术师")
    else:
        lab.b.set_monsters("黑魔术师")
    lab.duel.push("activate A.s1")
    asked = lab.duel.decision is not None and lab.duel.decision.kind == "optional"
    assert asked == face_up
    assert (lab.where("黑魔术师") == B.hand) == (not face_up)


@pytest.mark.parametrize("face_up", [True, False])
def test_what_lies_face_down_is_not_protected_as_what_it_is(face_up: bool) -> None:
    """刻剑之魔术师 saves Pendulum Monsters once a turn; a Set monster is none to anybody."""
    lab = Lab(turn=A)
    lab.a.hand("黑洞")
    lab.b.pendulum_zones("刻剑之魔术师")
    if face_up:
        lab.b.monsters("星读之魔术师")
    else:
        lab.b.set_monsters("星读之魔术师")
    lab.a.activate("黑洞")
    lab.everyone_passes()
    assert (lab.where("星读之魔术师") == B.extra_deck) == (not face_up)


def test_whom_an_effect_waits_for_is_told_only_when_it_is_declared() -> None:
    """B has chosen the trigger and picks what to detach: A can't know that yet."""
    lab = Lab(turn=B, phase=BATTLE)
    lab.b.monsters("No.39 希望皇 霍普")
    lab.b.materials("No.39 希望皇 霍普", "空白4星效果怪兽", "双生精灵")
    lab.a.monsters("圣精灵")
    lab.duel.push("attack B.m1 -> A.m1")
    answers = []
    for choice in ("activate B.m1", "pick B.m1.under.1"):
        answers.append([reason.rule for reason in lab.duel.why_not("activate B.m1", 0)])
        lab.duel.push(choice)
    assert answers == [["EFX-091"], ["EFX-091"]]
    assert lab.duel.why_not("activate B.m1", 0)[0].rule != "EFX-091"


def test_a_token_that_is_still_to_be_made_knows_its_zones() -> None:
    """It lies at no spot: it isn't to be taken for the last card of the table, in an Extra Deck."""
    lab = Lab(turn=A)
    lab.a.hand("雷帝 扎博尔格")
    lab.a.monsters("幻兽机 猎户座飞狮")
    lab.duel.push("summon A.hand.1")
    while lab.duel.decision is not None and lab.duel.decision.kind != "zone":
        lab.duel.push(lab.duel.decision.options[0])
    lab.duel.push("zone A.m3")
    while lab.duel.decision is not None and lab.duel.decision.kind != "zone":
        lab.duel.push(lab.duel.decision.options[0])
    state = lab.duel.state
    state.edit(len(state.cards) - 1).place = EXTRA_DECK
    assert [reason.rule for reason in lab.duel.why_not("zone x1")] == ["SEG-022"]
    assert [reason.rule for reason in lab.duel.why_not("zone A.m3")] == ["SEG-020"]


def test_a_trap_from_the_hand_is_offered_once() -> None:
    """Also while a Token has an effect that was given to it (扰乱三人组)."""
    lab = Lab(turn=B, phase=BATTLE)
    lab.a.set_cards("扰乱三人组")
    lab.a.monsters("处刑人-摩休罗")
    lab.a.hand("王宫的铁壁")
    lab.b.monsters("青眼白龙")
    lab.a.activate("扰乱三人组")
    lab.everyone_passes()
    for _ in range(10):
        decision = lab.duel.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        assert len(keys) == len(set(keys))
        if "activate A.hand.1" in keys:
            break
        attack = "attack B.m1 -> A.m1"
        wanted = [key for key in keys if key == attack or decision.kind == "triggers"]
        lab.duel.push(wanted[0] if wanted else keys[-1])
    assert "activate A.hand.1" in keys


@pytest.mark.parametrize("hidden", ["星读之魔术师", "双生精灵"])
def test_nobody_knows_where_a_face_down_card_would_go(hidden: str) -> None:
    """A Pendulum Monster would go to the Extra Deck instead of the GY, and can be picked all the
    same: 时空之灵摆读阵 sends a card that is on the field."""
    lab = Lab(turn=A)
    lab.b.set_monsters(hidden)
    state = lab.state
    monster = next(card for card in state.cards if card.printed is lab.pool.find(hidden).printed)
    [sends] = w.send_to_gy(w.choose(w.cards(w.EITHER, w.FIELD)))
    assert isinstance(sends, MoveCards)
    sends.is_paid = True
    assert not sends.would_miss(state, 0, monster)
    assert sends.would_miss(state, 1, monster) == (hidden == "星读之魔术师")
