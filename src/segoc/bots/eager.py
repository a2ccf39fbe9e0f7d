"""A bot that answers whenever it can, as soon as it can: the other side of a puzzle.

Everybody can foresee it, which is the point: it takes the first thing that it can activate, says
yes to what is optional, and else takes the first option.
"""

from typing import Any, Final

from segoc.bots.bot import Question
from segoc.kernel.table.decision import ACTIVATE, VERBS, YES

WANTED: Final = (VERBS[ACTIVATE], VERBS[YES])


class Eager:
    def choose(self, view: dict[str, Any], decision: Question) -> str:
        for option in decision.options:
            if option.split(" ")[0] in WANTED:
                return option
        return decision.options[0]
