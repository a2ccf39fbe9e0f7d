"""Decks of all sorts, for properties; and those that are written in other people's programs."""

from hypothesis import strategies as st

from segoc.cards.frozen import frozen_pool
from segoc.decks.deck import Deck

PASSCODES = st.integers(1, (1 << 32) - 1)
# What fits into 27 bits, as all real ones do.
REAL_PASSCODES = st.integers(1, (1 << 27) - 1)
# A name is one line, and nothing surrounds it.
NAMES = st.text(st.characters(exclude_categories=("C", "Z")), max_size=20)

POOL = frozen_pool()
MAIN_CARDS = [card.code for card in POOL if not card.printed.in_extra_deck]
EXTRA_CARDS = [card.code for card in POOL if card.printed.in_extra_deck]


def any_deck(codes: st.SearchStrategy[int] = PASSCODES, side: int = 60) -> st.SearchStrategy[Deck]:
    part = st.lists(codes, max_size=side)
    return st.builds(Deck, st.lists(codes, max_size=60), part, part)


# With all cards where they belong; what nobody knows is in the Side Deck.
AT_HOME = st.builds(
    Deck,
    st.lists(st.sampled_from(MAIN_CARDS), max_size=60),
    st.lists(st.sampled_from(EXTRA_CARDS), max_size=15),
    st.lists(st.one_of(st.sampled_from(MAIN_CARDS), PASSCODES), max_size=15),
)
