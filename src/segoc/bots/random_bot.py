"""A bot that takes any legal option, each as likely as the others."""

from typing import Any

from segoc.bots.bot import Question
from segoc.kernel.table.chance import seeded


class RandomBot:
    """Equal seeds make equal choices, in the same duel."""

    def __init__(self, seed: int) -> None:
        self._random = seeded(seed)

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        return decision.options[self._random.below(len(decision.options))]
