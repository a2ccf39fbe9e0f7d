"""Field Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell
from segoc.effects.words import (
    EFFECT,
    EITHER,
    FACE_UP,
    FIELD_ZONE,
    HAND,
    MONSTERS,
    NORMAL,
    ONCE_PER_TURN,
    ONE_PER_TURN,
    SPECIAL,
    THAT,
    YOU,
    activation,
    apply,
    destroy,
    draw,
    exists,
    gains,
    highest_level,
    monsters,
    of_types,
    phase,
    plus_level,
    sent_to_gy,
    summoned,
    text,
    trigger,
)
from segoc.kernel.kinds import FUSION, SYNCHRO, XYZ
from segoc.kernel.phases import END_PHASE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(26920296, field_spell("幻梦境", "幻夢境", "Dreamland"),
         activation(limit=ONE_PER_TURN),
         text(gains(trigger(if_=sent_to_gy(monsters(YOU, HAND | MONSTERS), EFFECT,
                                           from_=HAND | MONSTERS),
                            limit=ONCE_PER_TURN, in_=FIELD_ZONE, do=draw(YOU, 1))),
              only_if=exists(monsters(EITHER, MONSTERS, FACE_UP, of_types(FUSION))),
              in_=FIELD_ZONE),
         text(gains(trigger(when=summoned(monsters(), NORMAL | SPECIAL), in_=FIELD_ZONE,
                            do=apply(THAT, plus_level(1)))),
              only_if=exists(monsters(EITHER, MONSTERS, FACE_UP, of_types(SYNCHRO))),
              in_=FIELD_ZONE),
         text(gains(trigger(must=True, when=phase(YOU, END_PHASE), in_=FIELD_ZONE,
                            do=destroy(highest_level(monsters(EITHER, MONSTERS, FACE_UP))))),
              only_if=exists(monsters(EITHER, MONSTERS, FACE_UP, of_types(XYZ))),
              in_=FIELD_ZONE)),
)
# fmt: on
