"""Gives ids to the cards that have none yet: `make ids`.

They are added at the end of `segoc/env/ids.txt`, in this order: cards of the catalogue, what the
pool has besides (cards that we made up), Tokens; each by passcode. Nothing in the file is changed.
"""

from pathlib import Path
from typing import Final

from segoc.cards.catalogue import catalogue
from segoc.cards.definition import TOKEN_CODES, TOKENS_PER_CARD
from segoc.cards.standard import standard_pool
from segoc.env import vocabulary

FILE: Final = Path(vocabulary.__file__).parent / vocabulary.LIST


def wanted() -> list[int]:
    """All that should have an id."""
    pool = standard_pool()
    known = list(catalogue().codes())
    # A card makes the Tokens that its text names, as far as anybody knows before it is written.
    tokens = {
        TOKEN_CODES + card.code * TOKENS_PER_CARD + number
        for card in catalogue()
        for number in range(len(card.tokens_mentioned))
    }
    tokens |= {token.code for token in pool.tokens}
    return [*known, *(card.code for card in pool if card.code not in catalogue()), *sorted(tokens)]


def lacking() -> list[int]:
    """What has no id yet, in the order in which it is to be added."""
    given = set(vocabulary.given_codes()) if FILE.exists() else set()
    return [code for code in dict.fromkeys(wanted()) if code not in given]


def main() -> None:
    added = lacking()
    with FILE.open("a", encoding="ascii") as file:
        file.writelines(f"{code}\n" for code in added)
    print(f"{len(added)} ids are new, {len(vocabulary.given_codes())} in all")


if __name__ == "__main__":
    main()
