"""Numbers.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects.card_values import KindsOfTypes
from segoc.kernel.language.node import Cards, Number


def kinds_of_types(those: Cards, *words: int) -> Number:
    """How many of these words of the type line (`RITUAL`, `FUSION`, `SYNCHRO`, `XYZ`…) there are
    among these monsters, each counted once."""
    bits = 0
    for word in words:
        bits |= word
    return KindsOfTypes(those, bits)
