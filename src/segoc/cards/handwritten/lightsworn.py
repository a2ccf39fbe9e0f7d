"""Lightsworn: their effects and their End Phases send cards from the Deck to the GY."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(77558536, monster("光道暗杀者 莱登", "ライトロード・アサシン ライデン",
                           "Raiden, Hand of the Lightsworn",
                           LIGHT, WARRIOR, level=4, atk=1700, defense=1000, effect=True,
                           tuner=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  do=then(mill(YOU, 2),
                          provided(exists(among(DONE, of_kind(MONSTER), series("光道"))),
                                   apply(THIS, plus_atk(200), until=NEXT_TURN_END)))),
         trigger(when=phase_began(YOU, END_PHASE), must=True, do=mill(YOU, 2)),
         series=("光道",)),
)
# fmt: on
