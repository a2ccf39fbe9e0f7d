"""Effects in words: all of them, in every language, and what they come out as."""

import re
from typing import Any

import pytest
from hypothesis import given, settings

from segoc.cards.archetypes import archetype_name
from segoc.cards.definition import Definition
from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.effects import terms as tm
from segoc.effects.draws import Draw
from segoc.effects.json_form import load
from segoc.effects.lexicon.index import WORDS
from segoc.effects.lexicon.sorts import EFFECT_
from segoc.effects.naming import Named, OfSeries
from segoc.effects.put_on_card import parts
from segoc.explain import SPEAKERS, explain, explain_card, explain_materials
from segoc.explain.chinese import terms as chinese
from segoc.explain.english import terms as english
from segoc.explain.japanese import terms as japanese
from segoc.explain.speaker import NoPhrase
from segoc.kernel.language.node import Node
from tests.card_sample import CARDS
from tests.random_effects import of_base

LANGUAGES: list[Language] = list(SPEAKERS)
WITH_EFFECTS = [card for card in CARDS if card.printed.effects]
# What a text should never show: parts of the machine, or gaps.
STRAY = re.compile(r"None|\{\}|[{}<>]|  |\bsegoc\b|_|\(\)|\s[,.;:]|,,|\.\.|；。|，。|，，|。。")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "made", dict.fromkeys(word.made for word in WORDS), ids=lambda made: made.__name__
)
def test_every_value_has_a_phrase(language: Language, made: type[Node]) -> None:
    phrases = SPEAKERS[language].book.phrases
    assert made in phrases, f"add a phrase for {made.__name__} to segoc/explain ({language})"


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=of_base(EFFECT_, 4))
@settings(max_examples=150, deadline=None)
def test_random_effects_can_be_told(language: Language, data: Any) -> None:
    text = explain(load(data), language)
    assert text
    assert not STRAY.search(text.replace("D/D", "")), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.pool
@pytest.mark.parametrize("card", WITH_EFFECTS, ids=str)
def test_every_card_can_be_told(language: Language, card: Definition) -> None:
    for text in explain_card(card, language):
        assert not STRAY.search(text), text
        assert text[-1] in ".”)。）」"


@pytest.mark.parametrize("terms", [english, chinese, japanese])
def test_every_word_of_a_term_is_known(terms: Any) -> None:
    for verb in tm.VERB.of_value:
        assert terms.VERBS[verb]
    for way in tm.WAYS.words.values():
        assert terms.ways_of(way)
    for bits, names in ((tm.REASONS, terms.REASONS), (tm.KINDS, terms.KINDS)):
        for bit in bits.words.values():
            assert terms.names_of(bit, names)
    for place in tm.PLACE.of_value:
        assert terms.PLACES[place]
    for phase in tm.PHASE.of_value:
        assert terms.PHASES[phase]
    for bits, names in (
        (tm.TYPES, terms.TYPE_WORDS),
        (tm.ATTRIBUTES, terms.ATTRIBUTES),
        (tm.RACES, terms.RACES),
    ):
        assert len(set(names.values())) == len(bits.words)


def test_passives_are_known_in_japanese() -> None:
    assert set(japanese.PASSIVE) == set(tm.VERB.of_value)


@pytest.mark.pool
def test_archetypes_have_names_in_all_languages() -> None:
    used = {name for card in CARDS for name in card.printed.series}
    for card in CARDS:
        for effect in card.printed.effects:
            used |= {name for node in parts(effect) if isinstance(node, OfSeries)
                     for name in node.series}  # fmt: skip
    for name in used:
        assert archetype_name(name, "zh") == name
        assert archetype_name(name, "en").isascii(), name
        assert archetype_name(name, "ja")


def test_names_of_other_cards_are_translated() -> None:
    maiden = standard_pool().find("Maiden with Eyes of Blue")
    assert any(isinstance(node, Named) for e in maiden.printed.effects for node in parts(e))
    assert '"Blue-Eyes White Dragon"' in " ".join(explain_card(maiden))


ENGLISH = {
    "Solemn Judgment": [
        "When a Spell/Trap Card is activated: Pay half your LP; negate the activation, and if you"
        " do, destroy that card.",
        "When a monster would be Summoned: Pay half your LP; negate the Summon, and if you do,"
        " destroy that monster.",
    ],
    "Dark Hole": ["Destroy all monsters on the field."],
    "Graceful Charity": ["Draw 3 cards, then discard 2 cards."],
    "Raigeki Break": [
        "Discard 1 card and target 1 card on the field other than this card; destroy that target."
    ],
    "Book of Moon": [
        "Target 1 face-up monster on the field; change that target to face-down Defense Position."
    ],
    "Forbidden Lance": [
        "Target 1 face-up monster on the field; that target loses 800 ATK and is unaffected by"
        " the effects of Spells/Traps other than this card until the end of this turn."
    ],
    "Shaddoll Squamata": [
        "If this card is flipped face-up: You can target 1 monster on the field; destroy that"
        ' target. You can only use 1 of the effects of "Shaddoll Squamata" once per turn.',
        'If this card is sent to the GY by a card effect: You can send 1 "Shaddoll" card from your'
        ' Deck except "Shaddoll Squamata" to the GY. You can only use 1 of the effects of'
        ' "Shaddoll Squamata" once per turn.',
    ],
    "Doomcaliber Knight": [
        "This card cannot be Special Summoned. (This is not an effect.)",
        "When a monster effect is activated (Quick Effect): Tribute this card; negate the"
        " activation, and if you do, destroy that card.",
    ],
}


@pytest.mark.parametrize("name", ENGLISH)
def test_english(name: str) -> None:
    assert explain_card(standard_pool().find(name)) == ENGLISH[name]


OTHERS = {
    "zh": "魔法卡·陷阱卡发动时，支付一半基本分才能发动。那个发动无效，并且把那张卡破坏。",
    "ja": "魔法カード・罠カードが発動した時、LPを半分払い、発動できる。"
    "その発動を無効にし、そのカードを破壊する。",
}


@pytest.mark.parametrize("language", OTHERS)
def test_other_languages(language: Language) -> None:
    assert explain_card(standard_pool().find("Solemn Judgment"), language)[0] == OTHERS[language]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "3 Level 5 monsters"), ("zh", "5星怪兽×3"), ("ja", "レベル5モンスター×3")],
)
def test_materials(language: Language, text: str) -> None:
    card = standard_pool().find("Number C106: Giant Red Hand")
    assert [explain_materials(one, language) for one in card.printed.recipes] == [text]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "listed on 1 LIGHT Fusion Monster from your Extra Deck"),
        ("zh", "自己额外卡组1只光属性融合怪兽决定的"),
        ("ja", "自分のEXデッキの光属性融合モンスター1体によって決められた"),
    ],
)
def test_materials_of_one_monster(language: Language, text: str) -> None:
    """Not of all that there are."""
    card = standard_pool().find("The Light - Hex-Sealed Fusion")
    assert text in explain_card(card, language)[1]


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_a_missing_phrase_is_told_by_name(language: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the newcomer who has just added a word, and where its like are said."""
    card = standard_pool().find("Pot of Greed")
    phrases = SPEAKERS[language].book.phrases
    folder = SPEAKERS[language].__module__.rpartition(".")[0].replace(".", "/")
    monkeypatch.delitem(phrases, Draw)
    with pytest.raises(NoPhrase) as missing:
        explain(card.printed.effects[0], language, card)
    assert str(missing.value) == f"add a phrase to {folder}/actions.py: @says(Draw)"
