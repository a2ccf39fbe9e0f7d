"""Ritual Spells."""

from typing import Final

from segoc.cards.definition import Definition, card, ritual_spell
from segoc.effects.words import (
    GY,
    HAND,
    ONCE_PER_TURN_BY_NAME,
    THIS,
    YOU,
    activation,
    and_,
    attribute,
    banish,
    came_before_this_turn,
    choose,
    ignition,
    monsters,
    named,
    of_series,
    of_types,
    ritual_summon,
    special_summon,
)
from segoc.kernel.kinds import DARK, LIGHT, RITUAL

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(55761792, ritual_spell("混沌的仪式", "カオスの儀式", "Black Luster Ritual"),
         activation(do=ritual_summon(named("混沌战士"), total=8)),
         series=("混沌",)),

    card(14094090, ritual_spell("超战士的仪式", "超戦士の儀式", "Super Soldier Ritual"),
         activation(do=ritual_summon(of_series("混沌战士"), exactly=True, total=8)),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, only_if=came_before_this_turn(),
                  cost=and_(and_(banish(THIS), banish(choose(monsters(YOU, GY, attribute(LIGHT))))),
                            banish(choose(monsters(YOU, GY, attribute(DARK))))),
                  do=special_summon(choose(monsters(YOU, HAND, of_types(RITUAL),
                                                    of_series("混沌战士"))),
                                    ignoring_conditions=True))),

    card(8198712, ritual_spell("世界末日", "エンド・オブ・ザ・ワールド", "End of the World"),
         activation(do=ritual_summon(named("破灭之女神 露茵", "终焉之王 迪米斯"), exactly=True)),
         series=("世界末日",)),
)
# fmt: on
