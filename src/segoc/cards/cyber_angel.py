"""Cyber Angels: 电子化天使."""

from typing import Final

from segoc.cards.definition import Definition, card, monster, ritual_spell
from segoc.effects.words import (
    BY_RITUAL,
    FACE_UP,
    GY,
    MONSTERS,
    OPPONENT,
    TARGET,
    THIS,
    YOU,
    activation,
    any_of,
    attribute,
    banish,
    both_of,
    cards,
    choose,
    instead,
    monsters,
    must,
    named,
    of_kind,
    of_series,
    of_types,
    phase,
    pierces,
    ritual_summon,
    send_to_gy,
    standing,
    summoned,
    target,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import FAIRY, LIGHT, MONSTER, RITUAL
from segoc.kernel.phases import END_PHASE
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(39618799, monster("电子化天使-荼吉尼-", "サイバー・エンジェル－荼吉尼－",
                           "Cyber Angel Dakini",
                           LIGHT, FAIRY, level=8, atk=2700, defense=2400, effect=True,
                           words=RITUAL),
         trigger(if_=summoned(THIS, BY_RITUAL),
                 do=must(OPPONENT, send_to_gy(choose(monsters(OPPONENT, MONSTERS),
                                                     by=OPPONENT)))),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_types(RITUAL)), pierces(), in_=MONSTERS),
         trigger(if_=phase(YOU, END_PHASE), in_=MONSTERS,
                 targets=target(cards(YOU, GY, any_of(both_of(of_kind(MONSTER), of_types(RITUAL)),
                                                      named("机械天使的仪式")))),
                 do=to_hand(TARGET)),
         series=("电子", "电子化天使")),

    card(39996157, ritual_spell("机械天使的仪式", "機械天使の儀式", "Machine Angel Ritual"),
         activation(do=ritual_summon(of_series("电子化天使"))),
         instead(DESTROY, monsters(YOU, MONSTERS, FACE_UP, attribute(LIGHT)), banish(THIS),
                 together=True, in_=GY),
         series=("机械天使",)),
)
# fmt: on
