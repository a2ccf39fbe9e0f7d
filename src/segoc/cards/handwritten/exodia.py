"""Exodia: five cards that win the duel together in a hand."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(33396948, monster("被封印的艾克佐迪亚", "封印されしエクゾディア",
                           "Exodia the Forbidden One",
                           DARK, SPELLCASTER, level=3, atk=1000, defense=1000, effect=True),
         wins_if(exists_each(cards(YOU, HAND), "被封印的艾克佐迪亚", "被封印者的右腕",
                             "被封印者的左腕", "被封印者的右足", "被封印者的左足"), in_=HAND),
         series=("被封印", "艾克佐迪亚")),
    card(70903634, monster("被封印者的右腕", "封印されし者の右腕", "Right Arm of the Forbidden One",
                           DARK, SPELLCASTER, level=1, atk=200, defense=300),
         series=("被封印",)),
    card(7902349, monster("被封印者的左腕", "封印されし者の左腕", "Left Arm of the Forbidden One",
                          DARK, SPELLCASTER, level=1, atk=200, defense=300),
         series=("被封印",)),
    card(8124921, monster("被封印者的右足", "封印されし者の右足", "Right Leg of the Forbidden One",
                          DARK, SPELLCASTER, level=1, atk=200, defense=300),
         series=("被封印",)),
    card(44519536, monster("被封印者的左足", "封印されし者の左足", "Left Leg of the Forbidden One",
                           DARK, SPELLCASTER, level=1, atk=200, defense=300),
         series=("被封印",)),
)
# fmt: on
