"""What an effect is called, in words: `effect ②`, `效果②`. By which number or sort is said once, in
`cards.effect_names`; here it is put into a language."""

from segoc.cards.definition import Definition
from segoc.cards.effect_names import EffectName, effect_names
from segoc.cards.labels import shown_label
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.ints import EffectNo
from segoc.kernel.table.state import State
from segoc.messages import catalogue


def effect_words(card: Definition, effect_no: EffectNo, language: Language = "en") -> str:
    """An effect of a card, without the card's name.

    >>> from segoc import standard_pool
    >>> effect_words(standard_pool().find("Shaddoll Squamata"), 1)
    'effect ②'
    """
    return in_words(effect_names(card)[effect_no], language)


def in_words(name: EffectName, language: Language) -> str:
    messages = catalogue(language)
    key = f"effect_name.{name.sort}" + ("" if name.number else ".unnumbered")
    words = messages[key].format(number=shown_label(name.number))
    if name.part:
        words = messages["effect_name.part"].format(effect=words, count=name.part)
    if name.gained:
        key = "effect_name.gained" + ("" if name.number else ".unnumbered")
        words = messages[key].format(effect=words)
    return words


def had_effect_words(state: State, pool: Pool, had: CardEffect, language: Language = "en") -> str:
    """An effect that a card has now; of one that it has from another card, with that one's name."""
    words = effect_words(pool[had.code], had.effect_no, language)
    if had.code == state.cards[had.card].printed.code:
        return words
    messages = catalogue(language)
    other = messages["card.named"].format(name=pool.name(had.code, language))
    return messages["effect_name.of"].format(effect=words, card=other)
