"""Loops that no player can leave end by rule (SEG-083)."""

from segoc.cards.definition import Definition, card, monster
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects.words import (
    ATTACK_POSITION,
    BANISHED,
    DEFENSE_POSITION,
    GY,
    THIS,
    YOU,
    and_,
    banish,
    change_position,
    each_time,
    gain_lp,
    one_of,
    position_changed,
    send_to_gy,
    sent_to_gy,
    trigger,
    was_banished,
)
from segoc.kernel.language.effect import Effect
from segoc.kernel.table.kinds import LIGHT, WARRIOR
from segoc.kernel.table.state import DRAW, UNDECIDED
from segoc.lab import A, Lab

TURNED = one_of(position_changed(THIS, ATTACK_POSITION), position_changed(THIS, DEFENSE_POSITION))


def spinning_top(*effects: Effect) -> Definition:
    name = "Spinning Top"
    face = monster(name, name, name, LIGHT, WARRIOR, level=4, atk=1000, defense=0, effect=True)
    return card(900_001, face, *effects)


def spun(*effects: Effect) -> Lab:
    """A duel in which its position was just changed."""
    lab = Lab(pool=Pool([*standard_pool(), spinning_top(*effects)]))
    lab.a.monsters("Mystical Elf", "Spinning Top")
    lab.a.change("Spinning Top")
    return lab


def test_a_mandatory_trigger_that_sets_itself_off() -> None:
    lab = spun(trigger(if_=TURNED, must=True, do=change_position(THIS)))
    assert lab.where("Spinning Top") == A.graveyard
    assert lab.spot("Mystical Elf") == "A.m1"
    assert [event.rule for event in lab.duel.events].count("SEG-083") == 1
    assert lab.state.winner == UNDECIDED
    assert lab.a.can("battle phase")


def test_effects_without_a_chain() -> None:
    lab = spun(each_time(TURNED, do=change_position(THIS)))
    assert lab.where("Spinning Top") == A.graveyard
    assert lab.a.can("battle phase")


def test_a_loop_in_which_something_grows() -> None:
    lab = spun(trigger(if_=TURNED, must=True, do=and_(change_position(THIS), gain_lp(YOU, 1))))
    assert lab.where("Spinning Top") == A.graveyard
    assert lab.state.lp[0] > 8000


def test_without_a_card_on_the_field_nobody_wins() -> None:
    lab = spun(
        each_time(TURNED, do=send_to_gy(THIS)),
        trigger(if_=sent_to_gy(THIS), in_=GY, must=True, do=banish(THIS)),
        trigger(if_=was_banished(THIS), in_=BANISHED, must=True, do=send_to_gy(THIS)),
    )
    assert lab.state.winner == DRAW
    assert lab.state.ending == "SEG-083"


def test_a_player_with_a_choice_is_asked() -> None:
    """Who could do something about it may let it go on for as long as they like."""
    lab = Lab(
        pool=Pool(
            [
                *standard_pool(),
                spinning_top(trigger(if_=TURNED, must=True, do=change_position(THIS))),
            ]
        )
    )
    lab.a.monsters("Spinning Top")
    lab.b.set_cards("强制脱出装置")
    lab.a.change("Spinning Top")
    for _ in range(20):
        lab.b.passes()
    assert lab.spot("Spinning Top") == "A.m1"
    lab.b.activate("强制脱出装置", targets="Spinning Top")
    assert lab.where("Spinning Top") == A.hand
