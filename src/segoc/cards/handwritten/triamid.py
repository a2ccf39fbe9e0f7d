"""Triamid, 三形金字塔, トラミッド."""

from segoc.cards.vocabulary import *

SPHINX: Final = "三形金字塔的斯芬克斯"
OTHERS: Final = exists(cards(YOU, FIELD, FACE_UP, series("三形金字塔"), other_than(THIS)))
FIELD_SPELLS: Final = times(kinds_of_names(spells(YOU, GY, property_(FIELD_SPELL))), 500)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(68406755, monster(SPHINX, "トラミッド・スフィンクス", "Triamid Sphinx",
                           EARTH, ROCK, level=10, atk=2500, defense=2500, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of(series=("三形金字塔",))),
         trigger(if_=destroyed(cards(YOU, FIELD, FACE_UP, series("三形金字塔"),
                                     not_(named(SPHINX))), why=BATTLE | EFFECT),
                 in_=HAND, do=special_summon(THIS)),
         standing(THIS, plus_atk(FIELD_SPELLS), plus_def(FIELD_SPELLS), only_if=OTHERS),
         standing(monsters(YOU, MONSTERS, FACE_UP, named(SPHINX)), draws_attacks(ONLY),
                  only_if=OTHERS),
         series=("三形金字塔", "斯芬克斯"),
         labels=(0, 1, 2, 2)),

    card(72772445, field_spell("三形金字塔·巨人王", "トラミッド・キングゴレム", "Triamid Kingolem"),
         activation(),
         standing(monsters(EITHER, MONSTERS, FACE_UP, race(ROCK)), plus_atk(500), in_=FIELD_ZONE),
         standing(OPPONENT, cannot(ACTIVATE), in_=FIELD_ZONE,
                  only_if=battling(monsters(YOU, MONSTERS, series("三形金字塔")), to_end=True)),
         trigger(if_=sent_to_gy(among(THIS, FACE_UP), from_=FIELD_ZONE), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon(choose(monsters(YOU, HAND, series("三形金字塔"))))),
         series=("三形金字塔",)),
)
# fmt: on
