"""Raidraptors."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DONE,
    GY,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    OTHER_NAME,
    TARGET,
    THIS,
    YOU,
    and_,
    atk_of,
    attach,
    damage,
    destroy,
    destroyed,
    detach,
    exists,
    gains,
    ignition,
    materials,
    monsters,
    of_series,
    of_types,
    special_summon,
    target,
    text,
    trigger,
    xyz_materials,
)
from segoc.kernel.kinds import DARK, WINGED_BEAST, XYZ

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
)
# fmt: on
