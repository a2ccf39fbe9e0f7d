"""Nordic cards."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15394083, monster("极星兽 坦格里斯尼尔", "極星獣タングリスニ",
                           "Tanngrisnir of the Nordic Beasts",
                           EARTH, BEAST, level=3, atk=1200, defense=800, effect=True),
         trigger(if_=destroyed(THIS, BATTLE, to=GY), must=True,
                 do=special_summon_token("极星兽衍生物", how_many=2)),
         series=("极星", "极星兽"),
         tokens=(Token("极星兽衍生物", "極星獣トークン", "Nordic Beast Token",
                       EARTH, BEAST, level=3, series=("极星", "极星兽")),)),

    # In the own second End Phase: the first one that is two turns away, whoever's turn this is.
    card(15286412, normal_trap("极星宝 冈格尼尔", "極星宝グングニル", "Nordic Relic Gungnir"),
         activation(cost=banish_until_end_phase(
                        choose(monsters(YOU, MONSTERS, FACE_UP, series("极星", "极神"))),
                        whose=YOU, turns=2, position=ATTACK_POSITION),
                    targets=target(cards(EITHER, FIELD, other_than(THIS))),
                    do=destroy(TARGET)),
         series=("极星", "极星宝")),
)
# fmt: on
