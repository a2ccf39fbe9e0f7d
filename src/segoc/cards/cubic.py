"""The Cubics: fiends that leave counters behind."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BATTLE,
    MONSTERS,
    OPPONENT,
    SPELLS,
    THIS,
    and_,
    battles,
    cannot,
    foe,
    ignition,
    is_continuous_spell,
    monsters,
    negated,
    place_as_continuous_spell,
    place_counters,
    special_summon,
    standing,
    trigger,
)
from segoc.kernel.counters import CUBIC_COUNTER
from segoc.kernel.kinds import DARK, FIEND
from segoc.kernel.phases import DAMAGE_STEP_END
from segoc.kernel.verbs import ATTACK, DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15610297, monster("方界胤 毗贾姆", "方界胤ヴィジャム", "Vijam the Cubic Seed",
                           DARK, FIEND, level=1, atk=0, defense=0, effect=True),
         standing(THIS, cannot(DESTROY, why=BATTLE), in_=MONSTERS),
         trigger(if_=battles(DAMAGE_STEP_END, THIS, monsters(OPPONENT)), in_=MONSTERS,
                 do=and_(place_as_continuous_spell(THIS),
                         place_counters(foe(THIS), CUBIC_COUNTER,
                                        with_=(cannot(ATTACK), negated())))),
         ignition(in_=SPELLS, only_if=is_continuous_spell(), do=special_summon(THIS)),
         series=("方界",)),
)
# fmt: on
