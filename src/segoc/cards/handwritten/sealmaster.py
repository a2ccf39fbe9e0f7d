"""Sealmaster Meisei, and the talismans that need him on the field."""

from segoc.cards.vocabulary import *

MEISEI: Final = monsters(YOU, MONSTERS, FACE_UP, named("封印师 明晴"))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(2468169, monster("封印师 明晴", "封印師 メイセイ", "Sealmaster Meisei",
                          DARK, SPELLCASTER, level=3, atk=1100, defense=900)),
    card(71983925, continuous_trap("魔法封印咒符", "魔法封印の呪符", "Talisman of Spell Sealing"),
         activation(only_if=exists(MEISEI)),
         standing(EITHER, cannot(ACTIVATE, cards=spells(EITHER, HAND | FIELD)),
                  cannot(ACTIVATE_CARD, cards=cards(EITHER, HAND, of_types(PENDULUM))), in_=SPELLS),
         standing(spells(EITHER, FIELD, FACE_UP), negated(), in_=SPELLS),
         as_soon_as(none(MEISEI), destroy(THIS), in_=SPELLS)),

    card(19312169, continuous_spell("陷阱封印咒符", "罠封印の呪符", "Talisman of Trap Sealing"),
         activation(only_if=exists(MEISEI)),
         standing(EITHER, cannot(ACTIVATE, cards=traps(EITHER, HAND | FIELD)), in_=SPELLS),
         standing(traps(EITHER, FIELD, FACE_UP), negated(), in_=SPELLS),
         as_soon_as(none(MEISEI), destroy(THIS), in_=SPELLS)),
)
# fmt: on
