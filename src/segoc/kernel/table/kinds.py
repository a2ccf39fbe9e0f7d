"""The kinds of card, and the words of a monster's type line.

Plain ints, because compiled code compares them in two nanoseconds. The names
are those of the rulebook; text for people is made above the kernel.
"""

from typing import Final

# Kind of card.
MONSTER: Final = 1
SPELL: Final = 2
TRAP: Final = 3

# Property of a Spell or Trap (CRD-317 onwards); 0 for monsters.
NORMAL_CARD: Final = 1
CONTINUOUS: Final = 2
EQUIP: Final = 3
FIELD_SPELL: Final = 4
QUICK_PLAY: Final = 5
RITUAL_SPELL: Final = 6
COUNTER: Final = 7

# Words of the type line: a set of bits.
EFFECT_MONSTER: Final = 1 << 0
FUSION: Final = 1 << 1
RITUAL: Final = 1 << 2
SYNCHRO: Final = 1 << 3
XYZ: Final = 1 << 4
LINK: Final = 1 << 5
PENDULUM: Final = 1 << 6
TUNER: Final = 1 << 7
FLIP: Final = 1 << 8
TOON: Final = 1 << 9
SPIRIT: Final = 1 << 10
UNION: Final = 1 << 11
GEMINI: Final = 1 << 12
SPECIAL_SUMMON_MONSTER: Final = 1 << 13
TOKEN: Final = 1 << 14

EXTRA_DECK_KINDS: Final = FUSION | SYNCHRO | XYZ | LINK
# Monsters that can't be Normal Summoned: they carry the revive limit (CRD-140…CRD-145).
SPECIAL_KINDS: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_MONSTER

# Attributes: bits, because a monster can count as several.
LIGHT: Final = 1 << 0
DARK: Final = 1 << 1
EARTH: Final = 1 << 2
WATER: Final = 1 << 3
FIRE: Final = 1 << 4
WIND: Final = 1 << 5
DIVINE: Final = 1 << 6

ATTRIBUTE_NAMES: Final[list[str]] = ["LIGHT", "DARK", "EARTH", "WATER", "FIRE", "WIND", "DIVINE"]

# Types of monster: bits for the same reason.
WARRIOR: Final = 1 << 0
SPELLCASTER: Final = 1 << 1
FAIRY: Final = 1 << 2
FIEND: Final = 1 << 3
ZOMBIE: Final = 1 << 4
MACHINE: Final = 1 << 5
AQUA: Final = 1 << 6
PYRO: Final = 1 << 7
ROCK: Final = 1 << 8
WINGED_BEAST: Final = 1 << 9
PLANT: Final = 1 << 10
INSECT: Final = 1 << 11
THUNDER: Final = 1 << 12
DRAGON: Final = 1 << 13
BEAST: Final = 1 << 14
BEAST_WARRIOR: Final = 1 << 15
DINOSAUR: Final = 1 << 16
FISH: Final = 1 << 17
SEA_SERPENT: Final = 1 << 18
REPTILE: Final = 1 << 19
PSYCHIC: Final = 1 << 20
DIVINE_BEAST: Final = 1 << 21
CREATOR_GOD: Final = 1 << 22
WYRM: Final = 1 << 23
CYBERSE: Final = 1 << 24
ILLUSION: Final = 1 << 25

RACE_NAMES: Final[list[str]] = [
    "Warrior",
    "Spellcaster",
    "Fairy",
    "Fiend",
    "Zombie",
    "Machine",
    "Aqua",
    "Pyro",
    "Rock",
    "Winged Beast",
    "Plant",
    "Insect",
    "Thunder",
    "Dragon",
    "Beast",
    "Beast-Warrior",
    "Dinosaur",
    "Fish",
    "Sea Serpent",
    "Reptile",
    "Psychic",
    "Divine-Beast",
    "Creator God",
    "Wyrm",
    "Cyberse",
    "Illusion",
]

# Value of an ATK or DEF that is printed as "?", and of one
# that a card doesn't have (a Link Monster's DEF, a Spell's ATK).
QUESTION_MARK: Final = -1
NONE: Final = -2
