"""Harpies."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(80316585, monster("鹰身女郎 电子紧身装束", "ハーピィ・レディ・ＳＢ", "Cyber Harpie Lady",
                           WIND, WINGED_BEAST, level=4, atk=1800, defense=1300, effect=True),
         always_named=76812113, series=("电子", "鹰身")),

    card(12206212, monster("鹰身女郎三姐妹", "ハーピィ・レディ三姉妹", "Harpie Lady Sisters",
                           WIND, WINGED_BEAST, level=6, atk=1950, defense=2100, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(by_effect_of("万华镜-华丽的分身-")),
         series=("鹰身",)),
)
# fmt: on
