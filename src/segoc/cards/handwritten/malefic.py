"""Malefics, 罪, Sin."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(9433350, monster("罪 青眼白龙", "Ｓｉｎ 青眼の白龍", "Malefic Blue-Eyes White Dragon",
                          DARK, DRAGON, level=8, atk=3000, defense=2500, effect=True,
                          words=SPECIAL_SUMMON_MONSTER),
         own_summon(by=banish(choose(monsters(YOU, DECK, named("青眼白龙"))))),
         only_one_of_series_face_up("罪", both=True),
         standing(monsters(YOU, MONSTERS, other_than(THIS)), cannot(DECLARE_ATTACK)),
         as_soon_as(none(cards(EITHER, FIELD_ZONE, FACE_UP)), do=destroy(THIS)),
         series=("罪", "青眼"),
         labels=(0, 1, 2, 3)),
)
# fmt: on
