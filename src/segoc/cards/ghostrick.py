"""Ghostrick: monsters that turn face-down."""

from typing import Final

from segoc.cards.definition import Definition, card, monster, normal_trap
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    EITHER,
    FACE_DOWN,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FIELD,
    GY,
    MONSTERS,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    TARGET,
    THAT,
    THIS,
    TURN_END,
    YOU,
    activation,
    apply,
    cannot,
    cards,
    count,
    damage,
    destroyed,
    flipped,
    ignition,
    monsters,
    none,
    not_,
    of_series,
    owned_by,
    same_name_as,
    special_summon,
    target,
    text,
    times,
    trigger,
    turn_face_down,
)
from segoc.kernel.kinds import DARK, SPELLCASTER, ZOMBIE
from segoc.kernel.verbs import DESTROY, NORMAL_SUMMON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(80802524, normal_trap("鬼计心碎", "ゴーストリック・ブレイク", "Ghostrick Break"),
         activation(when=destroyed(monsters(YOU, MONSTERS, of_series("鬼计"), owned_by(YOU)),
                                   BATTLE | EFFECT, MONSTERS, GY, by=OPPONENT, exactly=1),
                    targets=target(monsters(YOU, GY, of_series("鬼计"),
                                            not_(same_name_as(THAT))), 2),
                    do=special_summon(TARGET, FACE_DOWN_DEFENSE)),
         series=("鬼计",)),

    card(27491571, monster("鬼计魔女", "ゴーストリックの魔女", "Ghostrick Witch",
                           DARK, SPELLCASTER, level=2, atk=1200, defense=200, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           of_series("鬼计")))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP)),
                  do=turn_face_down(TARGET)),
         series=("鬼计",)),

    card(84472026, monster("鬼计雪人", "ゴーストリック・イエティ", "Ghostrick Yeti",
                           DARK, ZOMBIE, level=3, atk=300, defense=2000, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           of_series("鬼计")))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         trigger(when=flipped(THIS), targets=target(monsters(EITHER, MONSTERS, FACE_UP,
                                                             of_series("鬼计"))),
                 do=apply(TARGET, cannot(DESTROY, BATTLE | EFFECT), until=TURN_END)),
         series=("鬼计",)),

    card(72913666, monster("鬼计狼人", "ゴーストリック・ワーウルフ", "Ghostrick Warwolf",
                           DARK, ZOMBIE, level=3, atk=1400, defense=1500, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           of_series("鬼计")))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         trigger(when=flipped(THIS), must=True, limit=ONCE_PER_TURN_BY_NAME,
                 do=damage(OPPONENT, times(count(cards(EITHER, FIELD, FACE_DOWN)), 100))),
         series=("鬼计",)),
)
# fmt: on
