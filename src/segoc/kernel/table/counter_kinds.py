"""The kinds of counters that have a name, and how a text speaks of the others.

Plain ints. A kind without a name belongs to the card whose text uses it (TRM-194): it is that
card's code.
"""

from typing import Final

# In a text: any kind; the one without a name that is this card's own; and that of the card on
# which it is placed, which uses it by an effect of its own.
ANY_COUNTER: Final = 0
OWN_COUNTER: Final = -1
ITS_COUNTER: Final = -2

SPELL_COUNTER: Final = 1
BUSHIDO_COUNTER: Final = 2
A_COUNTER: Final = 3
PREDATOR_COUNTER: Final = 4
FOG_COUNTER: Final = 5
KAIJU_COUNTER: Final = 6
RESONANCE_COUNTER: Final = 7
VENOM_COUNTER: Final = 8
ICE_COUNTER: Final = 9
CUBIC_COUNTER: Final = 10
BLACK_FEATHER_COUNTER: Final = 11
SYMPHONIC_COUNTER: Final = 12
MORPH_COUNTER: Final = 13
SIGNAL_COUNTER: Final = 14
WEDGE_COUNTER: Final = 15
SPELLSTONE_COUNTER: Final = 16
CLOCK_COUNTER: Final = 17
YOSEN_COUNTER: Final = 18
HALLUCINATION_COUNTER: Final = 19
SHINE_COUNTER: Final = 20
SUMMON_COUNTER: Final = 21
WORM_COUNTER: Final = 22
STRING_COUNTER: Final = 23
CHRONICLE_COUNTER: Final = 24
GUARD_COUNTER: Final = 25
GREED_COUNTER: Final = 26
GENEX_COUNTER: Final = 27
PSYCHIC_COUNTER: Final = 28
MAIDEN_COUNTER: Final = 29
CRYSTAL_COUNTER: Final = 30

# Of a card that uses none: no card can have it.
NO_COUNTER: Final = -3

COUNTER_NAMES: Final[list[str]] = [
    "any counter",
    "spell counter",
    "bushido counter",
    "a counter",
    "predator counter",
    "fog counter",
    "kaiju counter",
    "resonance counter",
    "venom counter",
    "ice counter",
    "cubic counter",
    "black feather counter",
    "symphonic counter",
    "morph counter",
    "signal counter",
    "wedge counter",
    "spellstone counter",
    "clock counter",
    "yosen counter",
    "hallucination counter",
    "shine counter",
    "summon counter",
    "worm counter",
    "string counter",
    "chronicle counter",
    "guard counter",
    "greed counter",
    "genex counter",
    "psychic counter",
    "maiden counter",
    "crystal counter",
]
