"""Sealmaster Meisei, and the talismans that need him on the field."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_spell, continuous_trap, monster
from segoc.kernel.kinds import DARK, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(2468169, monster("封印师 明晴", "封印師 メイセイ", "Sealmaster Meisei",
                          DARK, SPELLCASTER, level=3, atk=1100, defense=900)),
    card(71983925, continuous_trap("魔法封印咒符", "魔法封印の呪符", "Talisman of Spell Sealing"),
         partial="its effects"),
    card(19312169, continuous_spell("陷阱封印咒符", "罠封印の呪符", "Talisman of Trap Sealing"),
         partial="its effects"),
)
# fmt: on
