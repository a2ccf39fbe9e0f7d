"""Hex-Sealed Fusion, 融合咒印生物, 融合呪印生物."""

from segoc.cards.vocabulary import *


def _fuses(kind: int) -> tuple[Effect, Effect]:
    """A substitute, which also brings a Fusion Monster of that Attribute for its materials."""
    return (
        stands_in(),
        ignition(in_=MONSTERS,
                 cost=tribute_listed(for_=monsters(YOU, EXTRA, of_types(FUSION), attribute(kind)),
                                     using=monsters(YOU, MONSTERS), including=(IS_THIS,)),
                 do=special_summon(choose(monsters(YOU, EXTRA, of_types(FUSION), attribute(kind),
                                                   MADE_OF_PAID)))),
    )  # fmt: skip


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15717011, monster("融合咒印生物-光", "融合呪印生物－光", "The Light - Hex-Sealed Fusion",
                           LIGHT, ROCK, level=3, atk=1000, defense=1600, effect=True),
         *_fuses(LIGHT), series=("融合",), aliases=("融合咒印生物",)),

    card(52101615, monster("融合咒印生物-暗", "融合呪印生物－闇", "The Dark - Hex-Sealed Fusion",
                           DARK, ROCK, level=3, atk=1000, defense=1600, effect=True),
         *_fuses(DARK), series=("融合",)),

    card(88696724, monster("融合咒印生物-地", "融合呪印生物－地", "The Earth - Hex-Sealed Fusion",
                           EARTH, ROCK, level=3, atk=1000, defense=1600, effect=True),
         *_fuses(EARTH), series=("融合",)),
)
# fmt: on
