"""Elder Entities."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    GY,
    LINKED,
    SPECIAL,
    TARGET,
    THIS,
    YOU,
    and_,
    banish,
    each_time,
    fusion_materials,
    left_field,
    level,
    link,
    monsters,
    negated,
    of_types,
    part,
    special_summon,
    summoned,
    target,
    trigger,
)
from segoc.kernel.kinds import (
    FAIRY,
    FUSION,
    SYNCHRO,
    WATER,
    XYZ,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(17412721, monster("旧神 诺登", "旧神ノーデン", "Elder Entity Norden",
                           WATER, FAIRY, level=4, atk=2000, defense=2200, effect=True,
                           words=FUSION),
         trigger(when=summoned(THIS, SPECIAL), targets=target(monsters(YOU, GY, level(1, 4))),
                 do=and_(special_summon(TARGET, with_=(negated(),)), link(TARGET))),
         each_time(left_field(THIS), do=banish(LINKED)),
         materials=fusion_materials(part(2, of_types(SYNCHRO, XYZ))), series=("旧神",)),
)
# fmt: on
