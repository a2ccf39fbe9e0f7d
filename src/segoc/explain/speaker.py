"""What all languages have in common: who speaks, about which card, with which phrases.

A language is a `Book` of phrases, one for each class of value, and a `Speaker` that puts
them together. A phrase is a function of the speaker and the value; what else it is given
and what it returns is the language's own affair.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from segoc.cards.definition import Definition
from segoc.cards.effect_names import effect_names
from segoc.cards.labels import shown_label
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.effects.clauses import Cannot
from segoc.effects.descriptions import Described
from segoc.effects.filters import OfKind
from segoc.effects.references import Choose, Targets
from segoc.kernel.language.effect import Activated, Effect
from segoc.kernel.language.node import FIELD_PLACES, Cards, Node
from segoc.kernel.table import verbs
from segoc.kernel.table.kinds import MONSTER

Phrase = TypeVar("Phrase", bound=Callable[..., Any])


def is_about_monster_effects(clause: Cannot) -> bool:
    """Whether what can't be activated are monsters: that is, their effects."""
    if clause.verb != verbs.ACTIVATE or not isinstance(clause.cards, Described):
        return False
    for one in clause.cards.that:
        if isinstance(one, OfKind) and one.kinds == 1 << MONSTER:
            return True
    return False


class NoPhrase(LookupError):
    """A language has no phrase for a class of value; the message says where to add it."""


class Book:
    """The phrases of a language, by the class of value that they are for."""

    def __init__(self) -> None:
        self.phrases: dict[type[Node], Callable[..., Any]] = {}

    def says(self, *classes: type[Node]) -> Callable[[Phrase], Phrase]:
        def note(phrase: Phrase) -> Phrase:
            for one in classes:
                assert one not in self.phrases, f"{one.__name__} has two phrases"
                self.phrases[one] = phrase
            return phrase

        return note


def _missing(kind: type[Node], speaker: "type[Speaker]") -> str:
    """Where the phrases are of what comes from the same class, there this one belongs."""
    base = kind.__mro__[1]
    alike = Counter(
        phrase.__module__ for one, phrase in speaker.book.phrases.items() if issubclass(one, base)
    )
    where = alike.most_common(1)[0][0] if alike else speaker.__module__
    return f"add a phrase to {where.replace('.', '/')}.py: @says({kind.__name__})"


class Speaker:
    """Speaks about the effects of one card, which is called `own` in this language."""

    language: ClassVar[Language]
    book: ClassVar[Book]

    def __init__(self, own: str, pool: Pool, card: Definition | None = None) -> None:
        self.own = own
        self.pool = pool
        # The card, if it is known which one it is: to its effects numbers refer.
        self.card = card
        # The effect that is being told; one inside of another comes on top.
        self.effects: list[Effect] = []
        # The cards that the sentence is about, so that it can say "its".
        self.subject: Cards | None = None

    def say(self, node: Node, *more: Any) -> Any:
        """The phrase for a value."""
        phrase = self.book.phrases.get(type(node))
        if phrase is None:
            raise NoPhrase(_missing(type(node), type(self)))
        return phrase(self, node, *more)

    def tell(self, effect: Effect) -> str:
        """An effect in sentences."""
        self.effects.append(effect)
        text = self.say(effect)
        self.effects.pop()
        assert isinstance(text, str)
        return text

    def printed_number(self, number: int) -> str:
        """An own effect, counted from 1, by its number in print: `②`; nothing if it has none. On no
        card in particular it keeps its place."""
        if self.card is None:
            return str(number)
        return shown_label(effect_names(self.card)[number - 1].number)

    def title(self, name: str) -> str:
        """A card that is called by its Chinese name, in this language."""
        return self.pool.translated(name, self.language)

    def on_field(self, cards: Cards) -> bool:
        """Whether cards lie on the field, so that they return to the hand and aren't added."""
        if isinstance(cards, Choose):
            return self.on_field(cards.cards)
        if isinstance(cards, Targets):
            effect = self.effects[-1]
            target = effect.target if isinstance(effect, Activated) else None
            return target is not None and self.on_field(target.cards)
        return isinstance(cards, Described) and cards.in_ & ~FIELD_PLACES == 0

    def archetype(self, name: str) -> str:
        return self.pool.archetype(name, self.language)
