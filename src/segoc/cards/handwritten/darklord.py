"""Darklord, 堕天使, 堕天使."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(85771019, monster("堕天使 阿斯蒙蒂斯", "堕天使アスモディウス", "Darklord Asmodeus",
                           DARK, FAIRY, level=8, atk=3000, defense=2500, effect=True),
         text(cannot(SPECIAL_SUMMON), in_=DECK | GY),
         ignition(limit=ONCE_PER_TURN,
                  do=send_to_gy(choose(monsters(YOU, DECK, race(FAIRY))))),
         trigger(must=True, if_=destroyed(among(THIS, controlled_by(YOU)), from_=FIELD, to=GY),
                 in_=GY,
                 do=and_(special_summon_token("阿斯蒙衍生物", "蒂斯衍生物"),
                         and_(apply(among(DONE, named("阿斯蒙衍生物")), cannot(DESTROY, EFFECT)),
                              apply(among(DONE, named("蒂斯衍生物")), cannot(DESTROY, BATTLE))))),
         series=("堕天使",),
         tokens=(Token("阿斯蒙衍生物", "アスモトークン", "Asmo Token",
                       DARK, FAIRY, level=5, atk=1800, defense=1300),
                 Token("蒂斯衍生物", "ディウストークン", "Deus Token",
                       DARK, FAIRY, level=3, atk=1200, defense=1200))),
)
# fmt: on
