"""Ancient Gears."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(83104731, monster("古代的机械巨人", "古代の機械巨人", "Ancient Gear Golem",
                           EARTH, MACHINE, level=8, atk=3000, defense=3000, effect=True),
         text(cannot(SPECIAL_SUMMON)),
         standing(OPPONENT, cannot(ACTIVATE_CARD, cards=spells_and_traps(OPPONENT, HAND | FIELD)),
                  only_if=exists(among(THIS, ATTACKING))),
         standing(THIS, pierces()),
         series=("古代的机械",)),

    card(92001300, continuous_spell("古代的机械城", "古代の機械城", "Ancient Gear Castle"),
         activation(),
         standing(monsters(EITHER, MONSTERS, FACE_UP, series("古代的机械")), plus_atk(300),
                  in_=SPELLS),
         each_time(summoned(monsters(), NORMAL | NORMAL_SET), place_counters(THIS, OWN_COUNTER),
                   in_=SPELLS),
         standing(THIS, stands_for_tributes(counters_on(THIS, OWN_COUNTER),
                                            series("古代的机械")), in_=SPELLS),
         series=("古代的机械",)),
)
# fmt: on
