"""Elder Entities."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(17412721, monster("旧神 诺登", "旧神ノーデン", "Elder Entity Norden",
                           WATER, FAIRY, level=4, atk=2000, defense=2200, effect=True,
                           words=FUSION),
         trigger(when=summoned(THIS, SPECIAL), targets=target(monsters(YOU, GY, level(1, 4))),
                 do=and_(special_summon(TARGET, with_=(negated(),)), link_to(TARGET))),
         each_time(left_field(THIS), do=banish(LINKED), in_=FIELD),
         materials=fusion_materials(part(2, of_types(SYNCHRO, XYZ))), series=("旧神",),
         labels=(1, 1)),
)
# fmt: on
