"""Tindangles."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31759689, monster("廷达魔三角之猎犬", "ティンダングル・ハウンド", "Tindangle Hound",
                           DARK, FIEND, level=7, atk=2500, defense=0, words=FLIP),
         trigger(if_=flipped(THIS),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP, other_than(THIS))),
                 do=then(apply(THIS, plus_atk(atk_of(TARGET, original=True))),
                         turn_face_down(TARGET))),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP),
                  plus_atk(times(count(linked_with(EACH)), -1000))),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, to=GY),
                 targets=target(monsters(EITHER, MONSTERS, FACE_DOWN), still=(FACE_DOWN,)),
                 do=turn_face_up(TARGET, DEFENSE_POSITION)),
         series=("廷达魔三角",)),

    card(9547962, field_spell("欧拉回路", "オイラーサーキット", "Euler's Circuit"),
         activation(),
         standing(monsters(OPPONENT, MONSTERS), cannot(ATTACK),
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("廷达魔三角")), 3),
                  in_=FIELD_ZONE),
         trigger(if_=phase_began(YOU, STANDBY_PHASE), in_=FIELD_ZONE,
                 targets=target(monsters(YOU, MONSTERS, FACE_UP, series("廷达魔三角"))),
                 do=give_control(TARGET)),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                  cost=and_(banish(THIS), discard(choose(cards(YOU, HAND,
                                                               series("廷达魔三角"))))),
                  do=to_hand(choose(cards(YOU, DECK, named("欧拉回路")))))),
)
# fmt: on
