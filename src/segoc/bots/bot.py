"""What a bot is, and how it is asked.

To write one, give a class this one method:

>>> class Hasty:
...     def choose(self, view: dict[str, Any], decision: Question) -> str:
...         return decision.options[-1]

`view` is what `Duel.view` tells the bot's seat: plain data, made anew for each question.
The bot gets nothing else, neither the duel nor its state. So it can't know what its
player couldn't, and whatever it does to what it was given changes nothing.

A bot that wants to look ahead says so (`imagines = True`), and is asked a question of which
it can have samples: duels of its own that its player can't tell from the real one.
"""

from typing import Any, NamedTuple, Protocol

from segoc.duel.duel import Duel


class Question(NamedTuple):
    """A decision as its player sees it.

    `kind` is its topic ("main phase", "tributes", "zone"…), `about` the spot of the card
    in question, if there is one, and `options` are the keys of all legal answers. Where the name
    of a card is asked for, these are only the names that its player has a reason for.
    """

    kind: str
    about: str | None
    options: tuple[str, ...]


class Imaginable(Question):
    """A decision of which samples can be had.

    It holds no real duel, but a sample, which a seed decided that nobody at the table knows;
    samples of that are as likely as those of the real one.
    """

    _sample: Duel

    @classmethod
    def of(cls, duel: Duel, question: Question) -> "Imaginable":
        assert duel.decision is not None
        made = cls(*question)
        chance = duel.state.random.copy()
        # Chance itself may not have been asked since the last question: with the same secret their
        # permutations would hang together, and what has come to light since tell of the others.
        secret = chance.word() << 32 | (chance.word() + duel.state.moment) & 0xFFFFFFFF
        made._sample = duel.sample(duel.decision.player, secret, reseed=0)
        return made

    def sample(self, seed: int) -> Duel:
        """A duel that is equal to the real one as far as the player who is asked can know."""
        decision = self._sample.decision
        assert decision is not None
        return self._sample.sample(decision.player, seed)


class Bot(Protocol):
    def choose(self, view: dict[str, Any], decision: Question) -> str:
        """The key of the wanted option, one of `decision.options`; or where a name is asked for,
        `announce` and any name that fits."""


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
    if getattr(bot, "imagines", False):
        question = Imaginable.of(duel, question)
    key = bot.choose(view, question)
    if key not in question.options and not _is_other_name(duel, key):
        raise BotError(f"{bot!r} answered {key!r}, which is not one of {question.options}")
    return key


def _is_other_name(duel: Duel, key: str) -> bool:
    """A name that fits, though it wasn't offered."""
    decision = duel.decision
    open_ = decision is not None and decision.names is not None
    return open_ and duel.answer_with_key(key) is not None
