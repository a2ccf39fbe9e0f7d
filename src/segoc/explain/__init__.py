"""What effects say, in words: rules text that is made from the values themselves.

    >>> from segoc.cards.standard import standard_pool
    >>> card = standard_pool().find("Mirror Force")
    >>> print(explain(card.printed.effects[0]))
    When a monster your opponent controls declares an attack: Destroy all Attack Position monsters \
your opponent controls.

So the text says just what the machine will do. A language is a package of phrases, one for
each class of value (see `speaker`).
"""

from typing import Final

from segoc.cards.definition import Definition
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.explain.chinese import Chinese
from segoc.explain.english import English
from segoc.explain.japanese import Japanese
from segoc.explain.speaker import Speaker
from segoc.kernel.language.action import Branch
from segoc.kernel.language.effect import Effect
from segoc.kernel.summoning.materials import Materials

SPEAKERS: Final[dict[Language, type[Speaker]]] = {
    "en": English,
    "zh": Chinese,
    "ja": Japanese,
}


def explain(
    effect: Effect,
    language: Language = "en",
    card: Definition | None = None,
    pool: Pool | None = None,
) -> str:
    """An effect in sentences; `card` is the one that it is on, `pool` knows other cards' names."""
    speaker = SPEAKERS.get(language, English)
    own = "this card" if card is None else card.name(speaker.language)
    return speaker(own, pool or standard_pool(), card).tell(effect)


def explain_part(
    part: Branch, effect: Effect, language: Language, card: Definition, pool: Pool
) -> str:
    """A part of what an effect does, as a phrase without a full stop."""
    speaker = SPEAKERS[language](card.name(language), pool, card)
    speaker.effects.append(effect)
    text = speaker.say(part)
    assert isinstance(text, str)
    return text


def explain_card(
    card: Definition, language: Language = "en", pool: Pool | None = None
) -> list[str]:
    """The effects of a card, each as a text, in their order."""
    printed = card.printed
    return [explain(one, language, card, pool) for one in printed.effects[: printed.written]]


def explain_materials(
    materials: Materials, language: Language = "en", pool: Pool | None = None
) -> str:
    """What a monster of the Extra Deck is made from."""
    speaker = SPEAKERS.get(language, English)
    text = speaker("this card", pool or standard_pool()).say(materials)
    assert isinstance(text, str)
    return text
