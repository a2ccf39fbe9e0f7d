"""Raidraptors."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DONE,
    EXTRA,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    OTHER_NAME,
    TARGET,
    THIS,
    TURN_END,
    YOU,
    and_,
    apply,
    atk_of,
    attach,
    cannot,
    cards,
    damage,
    damaged,
    destroy,
    destroyed,
    detach,
    exists,
    gains,
    ignition,
    materials,
    meanwhile,
    monsters,
    not_,
    of_series,
    of_types,
    special_summon,
    target,
    text,
    trigger,
    xyz_materials,
)
from segoc.kernel.kinds import (
    DARK,
    WINGED_BEAST,
    XYZ,
)
from segoc.kernel.verbs import (
    SPECIAL_SUMMON,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15092394, monster("急袭猛禽-异邦猎鹰", "ＲＲ－エトランゼ・ファルコン",
                           "Raidraptor - Stranger Falcon",
                           DARK, WINGED_BEAST, rank=5, atk=2000, defense=2000, effect=True),
         text(gains(ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=detach(),
                             targets=target(monsters(OPPONENT, MONSTERS)),
                             do=and_(destroy(TARGET),
                                     damage(OPPONENT, atk_of(DONE, original=True))))),
              only_if=exists(materials(of_types(XYZ))), in_=MONSTERS),
         trigger(if_=destroyed(THIS, to=GY, by=OPPONENT),
                 targets=target(monsters(YOU, GY, of_series("急袭猛禽"), of_types(XYZ),
                                         OTHER_NAME)),
                 do=and_(special_summon(TARGET), attach(THIS, DONE))),
         materials=xyz_materials(5, 2), series=("急袭猛禽",), aliases=("RR-异邦猎鹰",)),

    card(10194329, monster("急袭猛禽-复仇秃鹫", "ＲＲ－アベンジ・ヴァルチャー",
                           "Raidraptor - Avenge Vulture",
                           DARK, WINGED_BEAST, level=4, atk=1700, defense=100, effect=True),
         trigger(if_=damaged(YOU), in_=HAND,
                 do=meanwhile(special_summon(THIS),
                              apply(YOU, cannot(SPECIAL_SUMMON,
                                                what=cards(YOU, EXTRA,
                                                           not_(of_series("急袭猛禽")))),
                                    until=TURN_END))),
         series=("急袭猛禽",), aliases=("RR-复仇秃鹫",)),
)
# fmt: on
