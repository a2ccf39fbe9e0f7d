"""Majespecter."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31991800, monster("威风妖怪·狸", "マジェスペクター・ラクーン",
                           "Majespecter Raccoon - Bunbuku",
                           WIND, SPELLCASTER, level=3, atk=1200, defense=900, effect=True,
                           scale=5),
         trigger(when=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(monsters(YOU, DECK, series("威风妖怪")))), in_=FIELD),
         standing(THIS, cannot(DESTROY, why=OPPONENTS_EFFECT)),
         standing(OPPONENT, cannot(BE_TARGETED, cards=THIS)),
         series=("威风妖怪",), aliases=("威风妖怪 狸",),
         labels=(1, 2, 2)),
)
# fmt: on
