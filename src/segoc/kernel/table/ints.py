"""What whole numbers mean: names for signatures, as plain ints to whoever reads or compares them.

Where there are many of them the compiled build keeps machine integers (see `native`); these names
say of an int what it stands for, and cost nothing.
"""

from typing import TypeAlias

# A card, by its number in `State.cards`; NO_CARD for none.
CardNo: TypeAlias = int
# 0 or 1: A or B.
Player: TypeAlias = int
# A field of the board, from 0 to 23 (see `geometry`); NO_ZONE for none.
Zone: TypeAlias = int
# A kind of place: DECK, HAND… (see `places`).
Place: TypeAlias = int
# How an option names a card or a zone (see `places`); NO_SPOT for none.
Spot: TypeAlias = int
# ATTACK, DEFENSE… (see `places`).
Position: TypeAlias = int
# A point in time: what has the same moment happened simultaneously.
Moment: TypeAlias = int
# The passcode of a card.
Code: TypeAlias = int
# An effect, by its number among those printed on the card with that code.
EffectNo: TypeAlias = int
# A set of small numbers as one: bit 3 is set if 3 is in it.
Bits: TypeAlias = int
# NORMAL_SUMMON, FUSION_SUMMON… (see `event`).
SummonWay: TypeAlias = int
