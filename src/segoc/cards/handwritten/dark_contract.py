"""Dark Contract, 契约书, 契約書."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(9765723, continuous_trap("女武神的契约书", "戦乙女の契約書",
                                  "Dark Contract with the Witch"),
         activation(),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
               cost=send_to_gy(choose(cards(YOU, HAND, series("DD", "契约书")))),
               targets=target(cards(EITHER, FIELD)), do=destroy(TARGET)),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(FIEND)), plus_atk(1000),
                  only_if=turn_of(OPPONENT), in_=SPELLS),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE), in_=SPELLS, do=damage(YOU, 1000)),
         series=("契约书",)),

    card(9030160, continuous_trap("常暗的契约书", "常闇の契約書",
                                  "Dark Contract with the Eternal Darkness"),
         activation(),
         standing(OPPONENT,
                  cannot_target_with(of_kind(SPELL, TRAP), cards=monsters(EITHER, MONSTERS)),
                  cannot(TRIBUTE, FOR_TRIBUTE_SUMMON, cards=monsters(EITHER, MONSTERS)),
                  cannot_use_as_material(BY_FUSION | BY_SYNCHRO | BY_XYZ,
                                         cards=monsters(EITHER, MONSTERS)),
                  only_if=exists(cards(YOU, PENDULUM_ZONE, series("DD")), 2), in_=SPELLS),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE), in_=SPELLS, do=damage(YOU, 1000)),
         series=("契约书",)),
)
# fmt: on
