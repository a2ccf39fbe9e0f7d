"""The other engine, in a process of its own, which works only while it is asked."""

import json
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from bench.peers.cards import PeerCard
from segoc.decks.deck import Deck
from segoc.measuring.bench import DUELS, SEED

HERE: Final = Path(__file__).parent


class PeerFailed(Exception):
    """The other process has ended before its time."""


@dataclass(frozen=True)
class PeerRound:
    """One round on ocgcore; times in seconds of CPU time, shares of the time of playing."""

    # Real decisions by kind, as segoc counts; and ocgcore's own questions with a choice.
    decisions: dict[str, int]
    questions: int
    turns: int
    creating: float
    playing: float
    core: float
    decoding: float
    driver: float


class Peer:
    """ocgcore under Node."""

    def __init__(self, cards: Iterable[PeerCard]) -> None:
        self.process = subprocess.Popen(
            ["node", str(HERE / "peer.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self._ask({"cards": [card.data() for card in cards]})
        self.version: str = told["version"]
        self.node: str = told["node"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def round(self, decks: tuple[Deck, Deck]) -> PeerRound:
        lists = [list(deck.main) for deck in decks]
        return PeerRound(**self._ask({"decks": lists, "seed": SEED, "duels": DUELS}))

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        to, answers = self.process.stdin, self.process.stdout
        assert to is not None
        assert answers is not None
        to.write(json.dumps(request) + "\n")
        to.flush()
        line = answers.readline()
        if not line:
            raise PeerFailed("ocgcore's process has ended; it says above why")
        answer: dict[str, Any] = json.loads(line)
        return answer
