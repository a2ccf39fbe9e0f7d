"""What a text says of a card, in all languages: its clauses, with that card as their subject."""

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.effects.clauses import AllAre
from segoc.explain import SPEAKERS
from segoc.explain.chinese.clauses import about_player as about_player_in_chinese
from segoc.explain.english.clauses import about_player as about_player_in_english
from segoc.explain.english.nouns import Those
from segoc.explain.english.terms import sentence
from segoc.explain.japanese.clauses import about_player as about_player_in_japanese
from segoc.explain.japanese.terms import Said
from segoc.inspection.sentences import Sentence, in_all, phrase
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Clause


def clause_about(
    clause: Clause, pool: Pool, subject: int | None, code: int, effect: Effect
) -> Sentence:
    """A clause about one card (`subject` is its code, if the viewer knows it), out of this effect
    of the card with that code: `Blue-Eyes White Dragon cannot attack.`"""
    # All cards of a description, one of which this is.
    inner = clause.clause if isinstance(clause, AllAre) else clause

    def say(language: Language) -> str:
        speaker = SPEAKERS[language](pool.name(code, language), pool, pool[code])
        speaker.effects.append(effect)
        name = phrase(language, "this card")
        if subject is not None:
            name = phrase(language, "quoted", card=pool.name(subject, language))
        if language == "en":
            text = str(speaker.say(inner, Those(name, False)))
            return sentence(f"{name} {text}")
        said = speaker.say(inner)
        text = said.end if isinstance(said, Said) else str(said)
        return f"{name}{text}。"

    return in_all(say)


def clause_about_players(
    clause: Clause, pool: Pool, whose: int, code: int, effect: Effect
) -> Sentence:
    """A clause about players, out of this effect of the card with that code, to whose player it
    says "you": `neither player can Special Summon monsters.`"""

    def say(language: Language) -> str:
        speaker = SPEAKERS[language](pool.name(code, language), pool, pool[code])
        speaker.effects.append(effect)
        if language == "en":
            return sentence(about_player_in_english(speaker, whose, [clause]))
        if language == "zh":
            return f"{about_player_in_chinese(speaker, whose, [clause])}。"
        return f"{about_player_in_japanese(speaker, whose, [clause]).end}。"

    return in_all(say)


def effect_told(effect: Effect, pool: Pool, code: int) -> Sentence:
    """A whole effect of the card with this code."""
    card = pool[code]
    return in_all(lambda language: SPEAKERS[language](card.name(language), pool, card).tell(effect))
