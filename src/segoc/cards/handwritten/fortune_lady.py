"""Fortune Ladies: Spellcasters that are as strong as their Level is high."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(82971335, monster("命运女郎·厄希", "フォーチュンレディ・アーシー", "Fortune Lady Earth",
                           EARTH, SPELLCASTER, level=6, atk=QUESTION_MARK, defense=QUESTION_MARK,
                           effect=True),
         standing(THIS, set_atk(times(level_of(THIS), 400)), set_def(times(level_of(THIS), 400))),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE),
                 do=provided(exists(among(THIS, level(1, 11))), apply(THIS, plus_level(1)))),
         trigger(must=True, if_=level_rose(THIS), do=damage(OPPONENT, 400)),
         series=("命运女郎",)),
)
# fmt: on
