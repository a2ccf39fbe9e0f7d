"""Lunalight."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(11193246, normal_trap("月光轮回舞踊", "月光輪廻舞踊", "Lunalight Reincarnation Dance"),
         activation(if_=destroyed(monsters(YOU, MONSTERS), BATTLE | EFFECT),
                    limit=ONE_PER_TURN,
                    do=to_hand(choose(monsters(YOU, DECK, series("月光")), 1, 2))),
         series=("月光",)),

    card(48427163, monster("月光紫蝶", "月光紫蝶", "Lunalight Purple Butterfly",
                           DARK, BEAST_WARRIOR, level=3, atk=1000, defense=1000, effect=True),
         ignition(in_=HAND | MONSTERS, cost=send_to_gy(THIS),
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, series("月光"))),
                  do=apply(TARGET, plus_atk(1000), until=TURN_END)),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, cost=banish(THIS),
                  do=special_summon(choose(monsters(YOU, HAND, series("月光"))))),
         series=("月光",)),

    card(94919024, monster("月光红狐", "月光紅狐", "Lunalight Crimson Fox",
                           DARK, BEAST_WARRIOR, level=4, atk=1800, defense=600, effect=True),
         trigger(if_=sent_to_gy(THIS, EFFECT),
                 targets=target(monsters(OPPONENT, MONSTERS, FACE_UP)),
                 do=apply(TARGET, set_atk(0), until=TURN_END)),
         quick(in_=GY,
               when=activated(ANY_ACTIVATION,
                              targeting=monsters(YOU, MONSTERS, FACE_UP, series("月光"))),
               cost=banish(THIS), do=and_(negate_activation(), gain_lp(EITHER, 1000))),
         series=("月光",)),
)
# fmt: on
