"""Rank-Up-Magic: Spells that overlay an Xyz Monster with one of a higher Rank."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(92365601, normal_spell("升阶魔法-限制型异晶人的魔力",
                                "ＲＵＭ－リミテッド・バリアンズ・フォース",
                                "Rank-Up-Magic Limited Barian's Force"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP, of_types(XYZ), rank(4, 4)),
                                   still=(controlled_by(YOU),)),
                    do=overlay_summon(choose(monsters(YOU, EXTRA, series("混沌No."),
                                                      rank_above(TARGET))), TARGET)),
         series=("升阶魔法", "异晶人的")),
)
# fmt: on
