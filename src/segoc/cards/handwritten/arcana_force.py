"""Arcana Force: 秘仪之力."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(97452817, monster("秘仪之力18-月亮", "アルカナフォースⅩⅧ－ＴＨＥ ＭＯＯＮ",
                           "Arcana Force XVIII - The Moon",
                           LIGHT, FAIRY, level=7, atk=2800, defense=2800, effect=True),
         trigger(must=True, when=summoned(THIS),
                 do=toss_coin(
                     apply(THIS, gains(trigger(if_=phase_began(YOU, STANDBY_PHASE),
                                               do=special_summon_token("月衍生物")))),
                     apply(THIS, gains(trigger(must=True,
                                               if_=phase_began(YOU, END_PHASE),
                                               limit=ONCE_PER_TURN,
                                               targets=target(monsters(YOU, MONSTERS)),
                                               do=give_control(TARGET)))))),
         series=("秘仪之力",),
         tokens=(Token("月衍生物", "ムーントークン", "Moon Token",
                       LIGHT, FAIRY, level=1, atk=0, defense=0),)),
)
# fmt: on
