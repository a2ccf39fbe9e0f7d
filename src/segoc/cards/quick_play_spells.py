"""Quick-Play Spells that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, quick_play_spell
from segoc.effects.words import (
    DONE,
    EFFECT,
    EITHER,
    END_PHASE,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    IN_MAIN_ZONE,
    MONSTER_EFFECT,
    MONSTERS,
    NEXT_TURN_END,
    OPPONENT,
    OTHER_PLAYER,
    ROLLED,
    SPELL_CARD,
    TARGET,
    THAT,
    THIS,
    TRAP_CARD,
    TURN_END,
    TURN_PLAYER,
    YOU,
    activated,
    activation,
    and_,
    apply,
    atk_of,
    banish,
    cannot,
    cards,
    change_position,
    choose,
    controlled_by,
    count,
    destroy,
    draw,
    half,
    meanwhile,
    monsters,
    move_to_other_zone,
    namesakes_negated,
    negate_activation,
    negated,
    of_kind,
    original_atk,
    other_than,
    outcome,
    pay,
    plus_atk,
    plus_def,
    roll_die,
    send_to_gy,
    spells_and_traps,
    take_control,
    target,
    then,
    times,
    to_deck,
    tribute,
    turn_face_down,
    unaffected_by,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import SPELL, TRAP
from segoc.kernel.verbs import (
    DESTROY,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5318639, quick_play_spell("旋风", "サイクロン", "Mystical Space Typhoon"),
         activation(targets=target(spells_and_traps(EITHER, FIELD, other_than(THIS))),
                    do=destroy(TARGET))),

    card(14087893, quick_play_spell("月之书", "月の書", "Book of Moon"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=turn_face_down(TARGET))),

    card(25789292, quick_play_spell("禁忌的圣杯", "禁じられた聖杯", "Forbidden Chalice"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(400), negated(), until=TURN_END)),
         series=("禁忌的",)),

    card(27243130, quick_play_spell("禁忌的圣枪", "禁じられた聖槍", "Forbidden Lance"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(-800),
                             unaffected_by(of_kind(SPELL, TRAP), other_than(THIS)),
                             until=TURN_END)),
         series=("禁忌的",)),

    card(69279219, quick_play_spell("我身作盾", "我が身を盾に", "My Body as a Shield"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD, by=OPPONENT,
                                   includes=DESTROY, to=monsters(), certain=True),
                    cost=pay(1500), do=and_(negate_activation(), destroy(THAT)))),

    card(70046172, quick_play_spell("突进", "突進", "Rush Recklessly"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(700), until=TURN_END))),

    card(55713623, quick_play_spell("收缩", "収縮", "Shrink"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, original_atk(half(atk_of(TARGET, original=True))),
                             until=TURN_END))),

    card(98045062, quick_play_spell("敌人操纵器", "エネミーコントローラー", "Enemy Controller"),
         activation(targets=target(monsters(OPPONENT, MONSTERS, FACE_UP),
                                   still=(FACE_UP, controlled_by(OPPONENT))),
                    do=change_position(TARGET)),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS))),
                    targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                    do=take_control(TARGET, until=END_PHASE))),

    card(74519184, quick_play_spell("手札断杀", "手札断殺", "Hand Destruction"),
         activation(do=then(
             meanwhile(send_to_gy(choose(cards(TURN_PLAYER, HAND), 2, by=TURN_PLAYER)),
                       send_to_gy(choose(cards(OTHER_PLAYER, HAND), 2, by=OTHER_PLAYER))),
             meanwhile(draw(TURN_PLAYER, 2), draw(OTHER_PLAYER, 2))))),

    card(37480144, quick_play_spell("物体消失", "アスポート", "Column Switch"),
         activation(targets=target(monsters(YOU, MONSTERS, IN_MAIN_ZONE),
                                   still=(IN_MAIN_ZONE, controlled_by(YOU))),
                    do=move_to_other_zone(TARGET))),

    card(24224830, quick_play_spell("墓穴的指名者", "墓穴の指名者", "Called by the Grave"),
         activation(targets=target(monsters(OPPONENT, GY)),
                    do=then(banish(TARGET),
                            apply(EITHER, namesakes_negated(DONE), until=NEXT_TURN_END)))),

    card(96864811, quick_play_spell("禁忌的圣衣", "禁じられた聖衣", "Forbidden Dress"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(-600), cannot(DESTROY, why=EFFECT),
                             cannot(verbs.TARGET), until=TURN_END)),
         series=("禁忌的",)),

    card(22589918, quick_play_spell("上膛", "リロード", "Reload"),
         activation(do=then(to_deck(cards(YOU, HAND)), draw(YOU, count(DONE))))),

    card(74137509, quick_play_spell("天使的骰子", "天使のサイコロ", "Graceful Dice"),
         activation(do=roll_die(outcome(1, apply(monsters(YOU, MONSTERS, FACE_UP),
                                                 plus_atk(times(ROLLED, 100)),
                                                 plus_def(times(ROLLED, 100)), until=TURN_END),
                                        most=6)))),

    card(15103313, quick_play_spell("即神佛", "即神仏", "Self-Mummification"),
         activation(do=send_to_gy(choose(monsters(YOU, MONSTERS))))),
)
# fmt: on
