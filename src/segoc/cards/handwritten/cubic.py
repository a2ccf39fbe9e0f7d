"""The Cubics: fiends that leave counters behind."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15610297, monster("方界胤 毗贾姆", "方界胤ヴィジャム", "Vijam the Cubic Seed",
                           DARK, FIEND, level=1, atk=0, defense=0, effect=True),
         standing(THIS, cannot(DESTROY, why=BATTLE)),
         trigger(if_=battles(DAMAGE_STEP_END, THIS, monsters(OPPONENT)),
                 do=and_(place_as_continuous_spell(THIS),
                         place_counters(foe(THIS), CUBIC_COUNTER,
                                        with_=(negated(), cannot(ATTACK))))),
         ignition(in_=SPELLS, only_if=is_continuous_spell(), do=special_summon(THIS)),
         series=("方界",)),
)
# fmt: on
