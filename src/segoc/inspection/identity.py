"""What a card counts as, where that is something else than is printed on it."""

from collections.abc import Callable, Iterator
from typing import Final

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.explain.chinese import terms as chinese
from segoc.explain.english import terms as english
from segoc.explain.japanese import terms as japanese
from segoc.inspection.fact import Fact
from segoc.inspection.sentences import Word, listed, say
from segoc.kernel.language import entry as en
from segoc.kernel.picture import identity, values
from segoc.kernel.table.kinds import EFFECT_MONSTER
from segoc.kernel.table.places import PENDULUM_ZONE, on_field
from segoc.kernel.table.state import State

# The layers of which this module tells what has come out.
LAYERS: Final = (en.NAME, en.ATTRIBUTE, en.RACE, en.TYPES, en.KIND, en.SCALE)

ATTRIBUTES: Final[dict[Language, dict[int, str]]] = {
    "en": english.ATTRIBUTES,
    "zh": chinese.ATTRIBUTES,
    "ja": japanese.ATTRIBUTES,
}
RACES: Final[dict[Language, dict[int, str]]] = {
    "en": english.RACES,
    "zh": chinese.RACES,
    "ja": japanese.RACES,
}
TYPE_WORDS: Final[dict[Language, dict[int, str]]] = {
    "en": english.TYPE_WORDS,
    "zh": chinese.TYPE_WORDS,
    "ja": japanese.TYPE_WORDS,
}
PROPERTIES: Final[dict[Language, dict[int, str]]] = {
    "en": english.PROPERTIES,
    "zh": chinese.PROPERTIES,
    "ja": japanese.PROPERTIES,
}


def otherwise_than_printed(
    state: State, pool: Pool, card: int, causes: Callable[[int], tuple[int, ...]]
) -> Iterator[Fact]:
    """`causes` tells the codes of the cards that say something about a layer."""
    held = state.cards[card]
    face = held.shows()
    title = identity.title(state, card)
    if title not in (held.printed.title, pool.name(held.printed.code, "zh")):
        yield Fact(say("called", name=_titled(pool, title)), causes(en.NAME))
    elif held.printed.name != held.printed.code:
        yield Fact(say("always called", name=_titled(pool, held.printed.title)))
    yield from _kind(state, card)
    if identity.is_monster(state, card):
        attribute = values.attribute(state, card)
        if attribute != face.attribute:
            yield Fact(say("attribute", words=_words(ATTRIBUTES, attribute)), causes(en.ATTRIBUTE))
        race = values.race(state, card)
        if race != face.race:
            yield Fact(say("race", words=_words(RACES, race)), causes(en.RACE))
        yield from _types(state, card, causes)
    if held.place == PENDULUM_ZONE and values.scale(state, card) != held.printed.scale:
        scale = values.scale(state, card)
        yield Fact(say("scale", number=scale, printed=held.printed.scale), causes(en.SCALE))


def _kind(state: State, card: int) -> Iterator[Fact]:
    """A monster card among the Spells, and a Trap that is a monster."""
    held = state.cards[card]
    if not on_field(held.place):
        return
    if held.printed.is_monster and held.place != PENDULUM_ZONE and identity.is_spell(state, card):
        prop = identity.property_of(state, card)
        yield Fact(say("as spell", property=_by_language(PROPERTIES, prop)))
    if held.form:
        yield Fact(say("as monster too" if identity.is_trap(state, card) else "as monster"))


def _types(state: State, card: int, causes: Callable[[int], tuple[int, ...]]) -> Iterator[Fact]:
    printed = state.cards[card].shows().types
    now = identity.types(state, card)
    if printed & EFFECT_MONSTER and not now & EFFECT_MONSTER:
        yield Fact(say("as normal monster"))
    if now & ~printed:
        words = _words(TYPE_WORDS, now & ~printed)
        yield Fact(say("also", words=words), causes(en.TYPES))


def _titled(pool: Pool, title: str) -> Word:
    """A name that cards call each other by is the Chinese one."""
    found = pool.get(title)
    return title if found is None else found.name


def _words(names: dict[Language, dict[int, str]], bits: int) -> Callable[[Language], str]:
    single = [1 << bit for bit in range(bits.bit_length()) if bits >> bit & 1]
    return listed([_by_language(names, bit) for bit in single])


def _by_language(names: dict[Language, dict[int, str]], key: int) -> Callable[[Language], str]:
    return lambda language: names[language][key]
