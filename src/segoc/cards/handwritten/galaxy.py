"""Galaxy and Photon, 银河, 光子."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(93717133, monster("银河眼光子龙", "銀河眼の光子竜", "Galaxy-Eyes Photon Dragon",
                           LIGHT, DRAGON, level=8, atk=3000, defense=2500, effect=True),
         own_summon(by=tribute(choose(monsters(YOU, MONSTERS, atk(2000)), 2))),
         quick(only_if=battling(THIS),
               targets=target(monsters(OPPONENT, MONSTERS, IN_BATTLE)),
               do=also(apply(YOU, noted(times(count(materials_of(TARGET)), 500)),
                             until=TURN_END),
                       banish_until_end_of_battle(all_of(TARGET, THIS),
                                                  apply(THIS, plus_atk(noted_number()))))),
         series=("银河", "银河眼", "光子"),
         labels=(1, 2)),
)
# fmt: on
