"""Passcodes of other artworks. No source lists them; programs number them beside the card's own."""

from typing import Final

# Two artworks of a card have passcodes that are nearer to each other than this.
ARTWORKS_WITHIN: Final = 20
# A card of its own although its passcode is as near to another as an artwork's.
NO_ARTWORK: Final = frozenset({5405695})
# Those that have a passcode elsewhere, printed on them.
ARTWORKS: Final = {36996508: 46986414, 27847700: 24094653}
