"""What a bot is, and how it is asked.

To write one, give a class this one method:

>>> class Hasty:
...     def choose(self, view: dict[str, Any], decision: Question) -> str:
...         return decision.options[-1]

`view` is what `Duel.view` tells the bot's seat: plain data, made anew for each question.
The bot gets nothing else, neither the duel nor its state. So it can't know what its
player couldn't, and whatever it does to what it was given changes nothing.
"""

from typing import Any, NamedTuple, Protocol

from segoc.duel import Duel


class Question(NamedTuple):
    """A decision as its player sees it.

    `kind` is its topic ("main phase", "tributes", "zone"…), `about` the spot of the card
    in question, if there is one, and `options` are the keys of all legal answers.
    """

    kind: str
    about: str | None
    options: tuple[str, ...]


class Bot(Protocol):
    def choose(self, view: dict[str, Any], decision: Question) -> str:
        """The key of the wanted option, one of `decision.options`."""


class BotError(ValueError):
    """A bot gave an answer that it wasn't offered."""


def answer(duel: Duel, bot: Bot) -> None:
    """Let the bot make the choice that the duel waits for."""
    duel.push(choice_of(duel, bot))


def choice_of(duel: Duel, bot: Bot) -> str:
    """The key of what the bot chooses now."""
    decision = duel.decision
    if decision is None:
        raise ValueError("the duel is over: there is nothing to answer")
    view = duel.view(decision.player)
    asked = view["decision"]
    question = Question(asked["kind"], asked["about"], tuple(asked["options"]))
    key = bot.choose(view, question)
    if key not in question.options:
        raise BotError(f"{bot!r} answered {key!r}, which is not one of {question.options}")
    return key
