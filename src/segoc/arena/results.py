"""How a match went, counted by Deck, by seat and by who met whom."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from segoc.arena.playing import Match, Played, score
from segoc.arena.statistics import Interval, judge, sequence, wilson

SEATS = ("going first", "going second")
ALL = "all"


class Row(NamedTuple):
    """Some duels of a match, counted for the first bot. A draw is no win."""

    name: str
    wins: int
    draws: int
    losses: int

    @property
    def duels(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        return self.wins / self.duels if self.duels else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.duels)

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "duels": self.duels,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rate": round(self.rate, 4),
            "wilson": [round(end, 4) for end in self.interval],
        }


class Results:
    """All duels of a match that were played."""

    def __init__(self, match: Match, played: list[Played], wanted: float | None = None) -> None:
        self.match = match
        self.played = played
        self.wanted = wanted

    @property
    def decks(self) -> list[Row]:
        """By the Deck of the first bot."""
        return self._rows(self.match.decks, lambda duel: duel.decks[0])

    @property
    def seats(self) -> list[Row]:
        return self._rows(SEATS, lambda duel: SEATS[duel.seat])

    @property
    def total(self) -> Row:
        return _row(ALL, self.played)

    @property
    def pairings(self) -> list[tuple[str, str, Row]]:
        """By the Decks of both."""
        met = sorted({duel.decks for duel in self.played})
        return [
            (*decks, _row(ALL, [duel for duel in self.played if duel.decks == decks]))
            for decks in met
        ]

    @property
    def always(self) -> Interval:
        """The interval for the whole match that holds however it was decided to stop."""
        return sequence(self._score, len(self.played) // 2)

    @property
    def verdict(self) -> str:
        """Whether the first bot wins more than the wanted part: above, below or open."""
        assert self.wanted is not None
        return judge(self._score, len(self.played) // 2, self.wanted).value

    def milliseconds(self, bot: int) -> float:
        """What a decision of a bot took, on average."""
        decisions = sum(duel.decisions[bot] for duel in self.played)
        return 1000 * sum(duel.seconds[bot] for duel in self.played) / max(1, decisions)

    def data(self) -> dict[str, Any]:
        """The match as `segoc arena --json` prints it: nothing of it hangs on the machine."""
        found: dict[str, Any] = {"bots": list(self.match.bots), "seed": self.match.seed}
        if self.match.same_deck:
            found["same_deck"] = True
        found |= {key: value for key, value in self.total.data().items() if key != "name"}
        found["always"] = [round(end, 4) for end in self.always]
        if self.wanted is not None:
            found["until"] = {"rate": self.wanted, "verdict": self.verdict}
        found["turns"] = round(sum(d.turns for d in self.played) / max(1, len(self.played)), 2)
        found["decks"] = [row.data() for row in self.decks]
        found["seats"] = [row.data() for row in self.seats]
        found["pairings"] = [
            {"decks": [mine, theirs], "duels": row.duels, "wins": row.wins, "draws": row.draws}
            for mine, theirs, row in self.pairings
        ]
        return found

    @property
    def _score(self) -> float:
        return sum(score(self.played[at : at + 2]) for at in range(0, len(self.played), 2))

    def _rows(self, names: Iterable[str], name_of: Callable[[Played], str]) -> list[Row]:
        rows = [
            _row(name, [duel for duel in self.played if name_of(duel) == name]) for name in names
        ]
        return [row for row in rows if row.duels]


def _row(name: str, duels: list[Played]) -> Row:
    wins = sum(duel.winner == 0 for duel in duels)
    draws = sum(duel.winner is None for duel in duels)
    return Row(name, wins, draws, len(duels) - wins - draws)
