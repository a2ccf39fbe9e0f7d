"""The words of a set-up, as its reader understands them: for whoever writes one, be it from a duel
or from a board of the lab."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from segoc.cards.counter_names import counter_name
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.kernel.table.card import Card
from segoc.kernel.table.counter_kinds import ANY_COUNTER
from segoc.kernel.table.kinds import RACE_NAMES
from segoc.rulebook.reading.board import SUMMON_USED
from segoc.rulebook.reading.counters import NAMED
from segoc.rulebook.scenario import A_OR_B

# In which reports are written; every other one can be read as well.
LANGUAGE: Final[Language] = "zh"


def turn_text(player: int, phase: str, turn: str, summon_used: bool) -> str:
    """The first line; `turn` is empty where it need not be said."""
    used = f", {SUMMON_USED}" if summon_used else ""
    return f"{A_OR_B[player]}'s turn, {phase}{turn and f', turn {turn}'}{used}"


def counted(names: Iterable[str]) -> list[str]:
    """What follows each other as one: `X`, `Y ×3`."""
    runs = [(name, len(list(group))) for name, group in groupby(names)]
    return [name if count == 1 else f"{name} ×{count}" for name, count in runs]


def lying(zone: str, defense: bool = False) -> str:
    """How a card lies, behind its name: ` (defense, m3)`."""
    words = ["defense"] if defense else []
    if zone:
        words.append(zone)
    return f" ({', '.join(words)})" if words else ""


def at_spot(name: str, spot: str, alone: bool) -> str:
    """A card on the field that something is equipped to, or lies under or on: by its name, and by
    its place if there are several of that name."""
    return name if alone else f"{name} at {spot}"


def announced_text(card: Card, pool: Pool, language: Language = LANGUAGE) -> str:
    """What was announced for a card; nothing if nothing was."""
    if card.announced_race:
        return RACE_NAMES[int(card.announced_race).bit_length() - 1]
    if pool.nameable.face(card.announced) is not None:
        return pool.nameable.name(card.announced, language)
    return str(card.announced) if card.announced else ""


def counters_text(
    count: int, kind: int, holder: int, pool: Pool, language: Language = LANGUAGE
) -> str:
    """So many of a kind; without a name they are the holder's own, or those of a card (TRM-194)."""
    ending = "" if count == 1 else "s"
    if kind in NAMED.values():
        return f"{count} {counter_name(kind, 'en')}{ending}"
    whose = "" if kind == holder else f" of {pool.name(kind, language)}"
    return f"{count} {counter_name(ANY_COUNTER, 'en')}{ending}{whose}"


def chance_text(result: int, pool: Pool, language: Language = LANGUAGE) -> str:
    """A side of a coin, what a die shows, or the card that is picked."""
    if result in pool:
        return pool.name(result, language)
    return str(result) if result > 1 else ("tails", "heads")[result]
