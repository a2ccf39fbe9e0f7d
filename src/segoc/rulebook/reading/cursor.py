"""A place in a line of a scenario, from which words, numbers and cards are read.

Whatever was tried and didn't stand there is remembered: the error lists it.
"""

import re
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Final, NamedTuple, NoReturn, TypeVar

from segoc.cards.effect_names import WRITTEN, EffectName, written_name
from segoc.cards.finding import UnknownCard
from segoc.cards.names import exact_key
from segoc.cards.outline import outline_of
from segoc.cards.pool import Pool
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.rulebook.chapters import RULE_ID
from segoc.rulebook.entries import entry
from segoc.rulebook.scenario import A_OR_B, NOT_SAID, CardRef

ZONE: Final = re.compile(r"(?:[ab]\.)?(?:m[1-5]|s[1-5]|field)|x[12]", re.IGNORECASE)
NUMBER: Final = re.compile(r"\d+")
OTHERS: Final = re.compile(r"(\d+) others\b")
RULE: Final = re.compile(rf"{RULE_ID}\b")
# Behind a list of cards, this comma isn't one of the list's.
BY_A_RULE: Final = re.compile(rf", *by {RULE_ID}")
# A name can go on behind these, and can also end there.
MARKS: Final = ",(:×"
BOUNDARIES: Final = f" ){MARKS}"

# What a name stands for.
Found = TypeVar("Found")


class ScenarioError(ValueError):
    """A line that can't be read, or that doesn't hold."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = file
        self.line = line
        self.message = message


class Source(NamedTuple):
    """One line of a file."""

    file: str
    number: int
    text: str

    def wrong(self, message: str) -> ScenarioError:
        return ScenarioError(self.file, self.number, message)


@cache
def exact_names(pool: Pool) -> dict[str, int]:
    """Every name as it is written, and its card.

    Not the pool's own search: that one is kind, and would take `Harpie Lady #2` for Harpie Lady 2.
    """
    cards = chain(pool.outlines(), map(outline_of, pool.tokens))
    names = ((name, card) for card in cards for name in (*card.names, *card.aliases))
    return {exact_key(name): card.code for name, card in names}


@cache
def most_marks(pool: Pool) -> int:
    """How many of the marks at which a name can end are inside of a name, at most. Spaces don't
    count: how many there are makes no difference to a name."""
    return max(sum(char in MARKS for char in name) for name in exact_names(pool))


class Cursor:
    def __init__(self, source: Source, pool: Pool, start: int = 0) -> None:
        self.source = source
        self.text = source.text
        self.pool = pool
        self.at = start
        # In the order in which they were tried.
        self._expected: dict[str, None] = {}
        self._expected_at = start
        self._skip()

    # Plain words.

    def take(self, *words: str) -> str:
        """The longest of these words that stands here, or nothing."""
        # Usually none stands here: most lines could begin with many.
        if self.text.startswith(words, self.at):
            for word in sorted(words, key=len, reverse=True):
                end = self.at + len(word)
                if self.text.startswith(word, self.at) and not self._goes_on(word, end):
                    self._advance(end)
                    return word
        self.expect(*[f"“{word}”" for word in words])
        return ""

    def must(self, *words: str) -> str:
        return self.take(*words) or self.fail()

    def comes(self, word: str) -> bool:
        """Whether the word stands here; it stays there."""
        end = self.at + len(word)
        return self.text.startswith(word, self.at) and not self._goes_on(word, end)

    def number(self, what: str = "a number") -> int:
        match = NUMBER.match(self.text, self.at)
        if match is None:
            self.expect(what)
            self.fail()
        self._advance(match.end())
        return int(match.group())

    def take_others(self) -> int:
        """How many cards that nobody names: `37 others`."""
        match = OTHERS.match(self.text, self.at)
        if match is None:
            self.expect("“37 others”")
            return 0
        self._advance(match.end())
        return int(match.group(1))

    def take_zone(self) -> str:
        match = ZONE.match(self.text, self.at)
        if match is None or self._goes_on("m", match.end()):
            self.expect("a zone such as m3 or x1")
            return ""
        self._advance(match.end())
        return match.group()

    def rule(self) -> str:
        match = RULE.match(self.text, self.at)
        if match is None:
            self.expect("the id of a rule")
            self.fail()
        try:
            entry(match.group())
        except LookupError as unknown:
            raise self.source.wrong(f"{unknown}") from None
        self._advance(match.end())
        return match.group()

    def take_effect_name(self) -> EffectName | None:
        """What an effect is called: `effect 2`, `Pendulum effect 1, part 2`."""
        match = WRITTEN.match(self.text, self.at)
        if match is None:
            self.expect("what the effect is called, such as “effect 2”")
            return None
        self._advance(match.end())
        return written_name(match)

    def player(self) -> int:
        return A_OR_B.index(self.must("A's", "B's", "A", "B")[0])

    def end(self) -> None:
        if self.at < len(self.text):
            self.expect("the end of the line")
            self.fail()

    # Cards.

    def card(self) -> CardRef:
        """A card: `A's 灰流丽 #2`, `Dark Magician at m3`."""
        start = self.at
        owner = NOT_SAID
        if any(self.text.startswith(f"{player}'s ", start) for player in A_OR_B):
            owner = A_OR_B.index(self.text[start])
            self.at += len("A's ")
        name, code = self._name()
        nth = 0
        if self.take("#"):
            nth = self.number("the number of the card, such as #2")
        zone = ""
        if self.take("at"):
            zone = self.take_zone() or self.fail()
        return CardRef(name, code, owner, nth, zone)

    def _name(self) -> tuple[str, int]:
        """The longest name that begins here: a name can hold commas and any word of ours."""
        known = exact_names(self.pool)
        return self._longest(lambda name: known.get(exact_key(name)))

    def _longest(self, known: Callable[[str], Found | None]) -> tuple[str, Found]:
        text, start = self.text, self.at
        for end in reversed(self._ends_of_names()):
            name = text[start:end]
            found = known(name) if name == name.strip() else None
            if found is not None:
                self._advance(end)
                return name, found
        self.expect("the name of a card")
        raise self.source.wrong(self._unknown())

    def _ends_of_names(self) -> list[int]:
        """Where a name that begins here could end; in a list, not behind many others."""
        text = self.text
        marks = most_marks(self.pool)
        ends: list[int] = []
        for i in range(self.at + 1, len(text)):
            if text[i] in BOUNDARIES:
                ends.append(i)
            if text[i] in MARKS:
                if marks == 0:
                    return ends
                marks -= 1
        return [*ends, len(text)]

    def _unknown(self) -> str:
        said = re.split(r"[,(:]", self.text[self.at :])[0].strip()
        near: tuple[str, ...]
        try:
            near = (self.pool.name(self.pool.code_of(said)),)
        except UnknownCard as unknown:
            near = unknown.near
        hint = f" Is it {' or '.join(near)}?" if near else ""
        return f"{self._complaint()}{hint}"

    def cards(self) -> tuple[CardRef, ...]:
        found = [self.card()]
        while not BY_A_RULE.match(self.text, self.at) and self.take(","):
            found.append(self.card())
        return tuple(found)

    def announced(self) -> str:
        """A number, an Attribute, a Type, or the name of any card, as its option says it."""
        match = NUMBER.match(self.text, self.at)
        if match is not None and not self._goes_on("1", match.end()):
            self._advance(match.end())
            return match.group()
        word = self.take("heads", "tails", *ATTRIBUTE_NAMES, *RACE_NAMES)
        return word or self._longest(self.pool.nameable.spelt)[1].title

    # Errors.

    def expect(self, *what: str) -> None:
        if self.at > self._expected_at:
            self._expected = {}
            self._expected_at = self.at
        for one in what:
            self._expected[one] = None

    def fail(self) -> NoReturn:
        raise self.source.wrong(self._complaint())

    def _complaint(self) -> str:
        rest = self.text[self.at :].strip()
        here = f"“{rest}”" if rest else "the end of the line"
        return f"{here} can't stand here: expected {' or '.join(self._expected)}."

    def _goes_on(self, word: str, end: int) -> bool:
        """The word is only the beginning of another one."""
        return word[-1].isalnum() and self.text[end : end + 1].isalnum()

    def _advance(self, end: int) -> None:
        self.at = end
        self._skip()

    def _skip(self) -> None:
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1
