"""What has changed since a duel was saved: rules, or cards.

A saved duel is its choices: what comes of them depends on the rules and on what its cards do. Both
are corrected often, and most corrections concern nothing that happened in one duel. So what is
loaded is played again in any case. If it comes out as it was saved it is the same duel, and goes on
with rules and cards as they are now; whoever loads it can say which cards have changed. If not, the
rules or the cards are named as the reason.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from segoc.cards.fingerprints import changed_since, fingerprint_of
from segoc.cards.pool import Pool
from segoc.duel.savefile import RULES, Saved, SaveError, of_other_rules
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.state import State

# So many are named in a sentence.
MOST_NAMED: Final = 3


def cards_of(state: State, pool: Pool) -> dict[int, str]:
    """What each card of both Decks does, by passcode. Tokens come with the cards that make them."""
    codes = {card.printed.code for card in state.cards if not card.printed.types & TOKEN}
    return {code: fingerprint_of(pool[code]) for code in sorted(codes)}


@contextmanager
def blaming_changes(saved: Saved, pool: Pool) -> Iterator[tuple[int, ...]]:
    """Where a duel can't be played again in here, rules or cards that have changed are the reason.

    The cards are given also if it can.
    """
    changed = changed_since(saved.cards, pool)
    try:
        yield changed
    except SaveError as error:
        if saved.rules != RULES:
            raise of_other_rules(saved.rules, error) from None
        if not changed:
            raise
        text = f"{changed_text(changed, pool)}: {error}"
        raise SaveError(text, "cards_changed", cards=changed) from None


def changed_text(changed: tuple[int, ...], pool: Pool, then: str = "saved") -> str:
    """Say that they have changed, as the beginning of a sentence."""
    names = [pool.name(code) for code in changed[:MOST_NAMED]]
    if len(changed) > MOST_NAMED:
        names.append(f"{len(changed) - MOST_NAMED} more")
    listed = " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
    have = "has" if len(changed) == 1 else "have"
    return f"{listed} {have} changed since this duel was {then}"
