"""A player that is a program."""

import asyncio
import random
import time
from typing import Any, Final, Literal, TypeAlias

from tests.load.figures import Figures
from tests.load.page import Fault, Page

# A choice is sent for the first time, again because the line broke, or twice on the same line.
Sending: TypeAlias = Literal["first", "again", "twice"]
# The share of the choices that are sent twice.
TWICE: Final = 0.1
# What is refused because it was carried out before the line broke: who goes first, or to give up.
LATE: Final = ("game_on", "no_game")


class Seat(Page):
    """A player who takes any option that is offered, each as likely as the others, after `thinks`
    seconds on average; and gives up after so many answers (`patience`), if that is wanted.

    `answers` are the keys that were sent, by the numbers of their questions: what isn't known to
    have arrived is sent again, and must not be taken twice.
    """

    def __init__(
        self,
        player: int,
        patience: int | None,
        thinks: float,
        server: str,
        source: str,
        hello: dict[str, Any],
        figures: Figures,
        dice: random.Random,
        cuts: float,
    ) -> None:
        super().__init__(server, source, hello, figures, dice, cuts)
        self.player = player
        self.answers: dict[int, str] = {}
        self.gave_up = False
        # The invitation to the other seat, as soon as this one has been told it.
        self.invitation: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        # The duel as the server gives it out when it is over; only the first seat asks for it.
        self.save = ""
        self._patience = patience
        self._thinks = thinks
        self._number = 0
        # The question that is to be answered, and the one that was answered on this connection.
        self._question: dict[str, Any] | None = None
        self._sent_at = -1
        self._asked_for: set[str] = set()
        # Choices that wait for their reply: when they were sent, and which time it was.
        self._waiting: dict[int, tuple[float, Sending]] = {}
        self._room: dict[str, Any] = {}
        # When the last choice was sent, as long as nothing is asked after it.
        self._since: float | None = None

    @property
    def finished(self) -> bool:
        return super().finished and (self.player != 0 or self.save != "")

    @property
    def _name(self) -> str:
        return f"player {self.player}"

    def _anew(self) -> None:
        self._question = None
        self._sent_at = -1
        self._asked_for.clear()
        self._waiting.clear()
        self._since = None

    def _welcomed(self, message: dict[str, Any]) -> None:
        # From now on the key to the seat opens the door.
        self.hello = {"room": self.hello["room"], "token": message["token"]}
        if not self.invitation.done():
            self.invitation.set_result(message["invitation"] or "")

    def _updated(self, message: dict[str, Any]) -> None:
        super()._updated(message)
        self._question = message["question"]
        if self._since is not None and (self._question is not None or super().finished):
            self._figures.waited(time.perf_counter() - self._since)
            self._since = None

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        kind = message["type"]
        if kind == "room":
            self._room = message["room"]
        elif kind == "exported":
            self.save = message["text"]
        elif kind == "done":
            self._done(message)
        elif kind == "refused":
            self._refused(message)

    def _done(self, message: dict[str, Any]) -> None:
        if message["request"] not in self._waiting:
            return
        sent, sending = self._waiting.pop(message["request"])
        if sending == "twice":
            raise Fault(f"{self._name}: one choice was taken twice")
        self._figures.answered(time.perf_counter() - sent)
        self._figures.counts["answers"] += 1

    def _refused(self, message: dict[str, Any]) -> None:
        """A choice that had arrived after all is taken once, and refused when it is repeated."""
        _, sending = self._waiting.pop(message["request"] or -1, (0.0, "first"))
        if message["error"] == "not_asked" and sending != "first":
            self._figures.counts["repeated"] += 1
        elif not message["details"] or message["details"][0]["what"] not in LATE:
            raise Fault(f"{self._name} is refused: {message}")

    @property
    def _is_asked(self) -> bool:
        return self._question is not None and self._question["at"] != self._sent_at

    async def _think(self) -> None:
        if self._thinks and self._is_asked:
            await asyncio.sleep(self._dice.uniform(0, 2 * self._thinks))

    def _wanted(self) -> list[dict[str, Any]]:
        if super().finished:
            return self._once("export", what="save") if self.player == 0 else []
        if self._question is not None and self._is_asked:
            return self._answers(self._question)
        if self._room and self._is_mine_to_begin(self._room):
            return self._once("go_first", me=self._dice.random() < 0.5)
        return []

    def _is_mine_to_begin(self, room: dict[str, Any]) -> bool:
        match = room["match"]
        ready = all(chair["taken"] for chair in room["chairs"])
        return bool(ready and match["game"] == 0 and match["choosing"] == self.player)

    def _answers(self, question: dict[str, Any]) -> list[dict[str, Any]]:
        """The answer; now and then twice, as by who clicks too often."""
        at: int = question["at"]
        self._sent_at = at
        if at in self.answers:
            self._figures.counts["sent again"] += 1
            return [self._choose(at, "again")]
        if self._patience is not None and len(self.answers) >= self._patience:
            self.gave_up = True
            return [self._request("surrender")]
        self.answers[at] = self._dice.choice(question["options"])["key"]
        if self._dice.random() >= TWICE:
            return [self._choose(at, "first")]
        self._figures.counts["sent twice"] += 1
        return [self._choose(at, "first"), self._choose(at, "twice")]

    def _choose(self, at: int, sending: Sending) -> dict[str, Any]:
        request = self._request("choose", at=at, key=self.answers[at])
        self._since = time.perf_counter()
        self._waiting[self._number] = (self._since, sending)
        return request

    def _once(self, kind: str, **more: Any) -> list[dict[str, Any]]:
        """To be asked for once a connection."""
        if kind in self._asked_for:
            return []
        self._asked_for.add(kind)
        return [self._request(kind, **more)]

    def _request(self, kind: str, **more: Any) -> dict[str, Any]:
        self._number += 1
        return {"type": kind, "request": self._number, **more}
