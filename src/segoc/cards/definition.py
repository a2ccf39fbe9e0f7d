"""How a card is written down: its passcode, its three names and what it prints.

A card file is a list of calls that read like the card itself:

>>> from segoc.kernel.table.kinds import DRAGON, LIGHT
>>> blue_eyes = card(89631139, monster("青眼白龙", "青眼の白龍", "Blue-Eyes White Dragon",
...                                    LIGHT, DRAGON, level=8, atk=3000, defense=2500))
>>> blue_eyes.printed.atk
3000

What the rules say can't be printed on a card is refused here, with the card's
name, and so is an effect that can't work (see `effect_checks`): what is wrong and only found
in the middle of a duel is much harder to trace.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from segoc.cards.effect_checks import card_faults
from segoc.cards.labels import label_faults, usual_labels
from segoc.cards.names import Language
from segoc.effects.put_on_card import parts, print_on
from segoc.effects.tokens import SummonTokens
from segoc.kernel.language.effect import Effect
from segoc.kernel.summoning.materials import Materials
from segoc.kernel.table.kinds import (
    CONTINUOUS,
    COUNTER,
    EFFECT_MONSTER,
    EQUIP,
    FIELD_SPELL,
    FLIP,
    FUSION,
    GEMINI,
    LINK,
    MONSTER,
    NONE,
    NORMAL_CARD,
    PENDULUM,
    QUESTION_MARK,
    QUICK_PLAY,
    RITUAL,
    RITUAL_SPELL,
    SPELL,
    SPIRIT,
    SYNCHRO,
    TOKEN,
    TOON,
    TRAP,
    TUNER,
    UNION,
    XYZ,
)
from segoc.kernel.table.printed import Printed

# Abilities: only Effect Monsters have one (CRD-053).
ABILITIES: Final = FLIP | TOON | SPIRIT | UNION | GEMINI
# Frames: a monster has at most one of them (CRD-026).
FRAMES: Final = (FUSION, RITUAL, SYNCHRO, XYZ, LINK, TOKEN)

SPELL_PROPERTIES: Final = (
    NORMAL_CARD,
    RITUAL_SPELL,
    CONTINUOUS,
    EQUIP,
    FIELD_SPELL,
    QUICK_PLAY,
)  # CRD-044
TRAP_PROPERTIES: Final = (NORMAL_CARD, CONTINUOUS, COUNTER)  # CRD-046

# The largest that are printed on any card. The few monsters that print Level or
# Rank 0 say as which Level or Rank the rules treat them: that is what we write.
HIGHEST_LEVEL: Final = 12
HIGHEST_RANK: Final = 13
HIGHEST_SCALE: Final = 13


class DefinitionError(ValueError):
    """A card is written down in a way that no card can be."""


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """One card of a pool: what it prints, and what people call it.

    `filler` marks the cards that we made up for set-ups and tests; they
    aren't part of the game, and players' Decks may not hold them (SEG-006).
    `aliases` are other spellings that people find the card by. `partial` says what
    the definition still lacks of the card: set-ups may use it, Decks not (SEG-007).
    `tokens` are those that the card makes. `labels` has the printed number of each effect, 0 for
    what has none in print: people call effects by it, while addresses go by the order.
    """

    printed: Printed
    zh: str
    ja: str
    en: str
    filler: bool = False
    aliases: tuple[str, ...] = ()
    partial: str = ""
    mentions: tuple[str, ...] = ()
    tokens: tuple["Definition", ...] = ()
    labels: tuple[int, ...] = ()

    @property
    def code(self) -> int:
        return self.printed.code

    @property
    def names(self) -> tuple[str, str, str]:
        """The Chinese, the Japanese and the English name."""
        return self.zh, self.ja, self.en

    def name(self, language: Language = "en") -> str:
        names: dict[Language, str] = {"zh": self.zh, "ja": self.ja, "en": self.en}
        return names[language]

    def __repr__(self) -> str:
        return f"<Definition {self.code} {self.en}>"


@dataclass(frozen=True, slots=True)
class Face:
    """All that a card shows but its passcode: the part of `card` that says what it is.

    Nothing is checked yet, so that every complaint can name the whole card.
    """

    zh: str
    ja: str
    en: str
    kind: int
    prop: int = 0
    types: int = 0
    attribute: int = 0
    race: int = 0
    level: int | None = None
    rank: int | None = None
    link: int | None = None
    atk: int = NONE
    defense: int | None = None
    arrows: int = 0
    scale: int | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """The monster that a Spell or Trap becomes by its own text (TRM-344).

    `also_trap` says that it counts as a Trap as well (TRM-321).
    """

    attribute: int
    race: int
    level: int
    atk: int
    defense: int
    effect: bool = False
    also_trap: bool = False
    tuner: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """A Token that the card's effects make: what its text says of it, and its names.

    Without Attribute, Type and Level the effect that summons it says what it is like."""

    zh: str
    ja: str
    en: str
    attribute: int = 0
    race: int = 0
    level: int = 0
    atk: int = 0
    defense: int = 0
    tuner: bool = False
    series: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()


# Tokens have no passcodes: theirs are made from that of the card, out of the way of all others.
TOKEN_CODES: Final = 1_000_000_000
TOKENS_PER_CARD: Final = 10


def _token_of(printed: Printed, number: int, token: Token) -> "Definition":
    """A Normal Monster (CRD-269)."""
    face = Printed(
        TOKEN_CODES + printed.code * TOKENS_PER_CARD + number,
        MONSTER,
        types=TOKEN | (TUNER if token.tuner else 0),
        attribute=token.attribute,
        race=token.race,
        level=token.level,
        atk=token.atk,
        defense=token.defense,
        series=token.series,
        title=token.zh,
    )
    return Definition(face, token.zh, token.ja, token.en, aliases=token.aliases)


def _form_of(printed: Printed, form: Form) -> Printed:
    return Printed(
        printed.code,
        MONSTER,
        types=(EFFECT_MONSTER if form.effect else 0) | (TUNER if form.tuner else 0),
        attribute=form.attribute,
        race=form.race,
        level=form.level,
        atk=form.atk,
        defense=form.defense,
        series=printed.series,
        title=printed.title,
        also_trap=form.also_trap,
    )


def card(
    code: int,
    face: Face,
    *effects: Effect,
    always_named: int = 0,
    series: tuple[str, ...] = (),
    aliases: tuple[str, ...] = (),
    forms: tuple[Form, ...] = (),
    tokens: tuple[Token, ...] = (),
    materials: Materials | tuple[Materials, ...] = (),
    mentions: tuple[str, ...] = (),
    filler: bool = False,
    partial: str = "",
    labels: tuple[int, ...] | None = None,
) -> Definition:
    """The card `face` with the passcode `code`, and its effects in the order of its text.

    `forms` are the monsters that its text makes of it, `tokens` those that its effects make,
    `materials` what it is made from, in one way or several.

    `always_named` is the passcode of the card whose name it always counts as (CRD-008).
    `series` are its archetypes by their Chinese names: of a sub-archetype its parent, too.
    `mentions` are names of cards that stand in its text but in none of its effects as they are
    written here: the others are found in these (CRD-011).
    `labels` are the printed numbers of its effects, if they aren't as `usual_labels` counts them.
    """
    recipes = [materials] if isinstance(materials, Materials) else list(materials)
    faults = [*_faults(code, face), *_word_faults("archetype", series)]
    faults += [*_word_faults("alias", aliases), *_word_faults("mention", mentions)]
    faults += card_faults(face.kind, face.prop, face.types, list(effects), len(forms), recipes)
    faults += _token_faults(tokens, list(effects))
    faults += label_faults(labels, len(effects))
    if faults:
        raise DefinitionError(f"card {code} ({face.en or face.zh or face.ja}): {'; '.join(faults)}")
    return checked_card(
        code,
        face,
        *effects,
        always_named=always_named,
        series=series,
        aliases=aliases,
        forms=forms,
        tokens=tokens,
        materials=recipes,
        mentions=mentions,
        filler=filler,
        partial=partial,
        labels=labels,
    )


def checked_card(
    code: int,
    face: Face,
    *effects: Effect,
    always_named: int,
    series: tuple[str, ...],
    aliases: tuple[str, ...],
    forms: tuple[Form, ...],
    tokens: tuple[Token, ...],
    materials: Sequence[Materials],
    mentions: tuple[str, ...],
    filler: bool,
    partial: str,
    labels: tuple[int, ...] | None,
) -> Definition:
    """A `card` in which nothing is wrong: that has been looked at."""
    printed = Printed(
        code,
        face.kind,
        prop=face.prop,
        types=face.types,
        attribute=face.attribute,
        race=face.race,
        level=face.level or face.rank or face.link or 0,
        atk=face.atk,
        defense=NONE if face.defense is None else face.defense,
        arrows=face.arrows,
        scale=NONE if face.scale is None else face.scale,
        name=always_named,
        series=series,
        title=face.zh,
    )
    printed.forms = [_form_of(printed, form) for form in forms]
    printed.recipes = list(materials)
    made = tuple(_token_of(printed, number, tokens[number]) for number in range(len(tokens)))
    printed.tokens = [token.printed for token in made]
    print_on(printed, list(effects), mentions)
    return Definition(
        printed,
        face.zh,
        face.ja,
        face.en,
        filler=filler,
        aliases=aliases,
        partial=partial,
        mentions=mentions,
        tokens=made,
        labels=usual_labels(effects) if labels is None else labels,
    )


def always_call(card: Definition, title: str) -> None:
    """What always counts as another card has that one's Chinese name wherever it lies (CRD-008)."""
    card.printed.title = title
    for form in card.printed.forms:
        form.title = title


def monster(
    zh: str,
    ja: str,
    en: str,
    attribute: int,
    race: int,
    *,
    atk: int,
    defense: int | None = None,
    level: int | None = None,
    rank: int | None = None,
    link: int | None = None,
    arrows: int = 0,
    scale: int | None = None,
    effect: bool = False,
    tuner: bool = False,
    words: int = 0,
) -> Face:
    """A monster. A Rank makes it an Xyz, a Link Rating a Link, a Scale a Pendulum Monster.

    `words` are the other words of its type line (`FUSION`, `FLIP`, `TOON`…). An
    ability makes it an Effect Monster without saying so.
    """
    types = words
    if effect or words & ABILITIES:
        types |= EFFECT_MONSTER
    if tuner:
        types |= TUNER
    if rank is not None:
        types |= XYZ
    if link is not None:
        types |= LINK
    if scale is not None:
        types |= PENDULUM
    return Face(
        zh,
        ja,
        en,
        MONSTER,
        types=types,
        attribute=attribute,
        race=race,
        level=level,
        rank=rank,
        link=link,
        atk=atk,
        defense=defense,
        arrows=arrows,
        scale=scale,
    )


def spell(zh: str, ja: str, en: str, prop: int = NORMAL_CARD) -> Face:
    return Face(zh, ja, en, SPELL, prop)


def trap(zh: str, ja: str, en: str, prop: int = NORMAL_CARD) -> Face:
    return Face(zh, ja, en, TRAP, prop)


def normal_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, NORMAL_CARD)


def ritual_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, RITUAL_SPELL)


def continuous_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, CONTINUOUS)


def equip_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, EQUIP)


def field_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, FIELD_SPELL)


def quick_play_spell(zh: str, ja: str, en: str) -> Face:
    return spell(zh, ja, en, QUICK_PLAY)


def normal_trap(zh: str, ja: str, en: str) -> Face:
    return trap(zh, ja, en, NORMAL_CARD)


def continuous_trap(zh: str, ja: str, en: str) -> Face:
    return trap(zh, ja, en, CONTINUOUS)


def counter_trap(zh: str, ja: str, en: str) -> Face:
    return trap(zh, ja, en, COUNTER)


def _faults(code: int, face: Face) -> Iterator[str]:
    """All that is wrong with a card, in words."""
    if code < 1:
        yield f"a passcode is positive, not {code}"
    for language, name in (("Chinese", face.zh), ("Japanese", face.ja), ("English", face.en)):
        if not name.strip():
            yield f"the {language} name is missing"
        elif not _is_clean(name):
            yield f"the {language} name {name!r} has stray spaces or control characters"
    if face.kind == MONSTER:
        yield from _type_line_faults(face)
        yield from _grade_faults(face)
        yield from _value_faults(face)
    elif face.kind == SPELL and face.prop not in SPELL_PROPERTIES:
        yield f"a Spell has no property {face.prop}"
    elif face.kind == TRAP and face.prop not in TRAP_PROPERTIES:
        yield f"a Trap has no property {face.prop}"


def _token_faults(tokens: tuple[Token, ...], effects: list[Effect]) -> Iterator[str]:
    """What is wrong with the Tokens of a card."""
    known = [token.zh for token in tokens]
    if len(known) > TOKENS_PER_CARD or len(set(known)) < len(known):
        yield "its Tokens have names of their own, and are few"
    for token in tokens:
        if not all(name.strip() and _is_clean(name) for name in (token.zh, token.ja, token.en)):
            yield f"the Token {token.zh!r} needs three clean names"
        if token.attribute == token.race == token.level == 0:
            continue
        if not 1 <= token.level <= HIGHEST_LEVEL:
            yield f"the Level must be 1–{HIGHEST_LEVEL}, not {token.level}"
    for effect in effects:
        for node in parts(effect):
            if isinstance(node, SummonTokens):
                for name in node.names:
                    if name not in known:
                        yield f"it has no Token {name!r}"


def _word_faults(what: str, words: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with the archetypes or the aliases of a card."""
    for word in words:
        if not word or not _is_clean(word):
            yield f"the {what} {word!r} is empty or has stray spaces or control characters"
        elif words.count(word) > 1:
            yield f"the {what} {word!r} is there twice"


def _is_clean(text: str) -> bool:
    return text == text.strip() and text.isprintable()


def _type_line_faults(face: Face) -> Iterator[str]:
    if face.attribute.bit_count() != 1:
        yield "a monster prints exactly one Attribute"
    if face.race.bit_count() != 1:
        yield "a monster prints exactly one Type"
    if sum(face.types & frame != 0 for frame in FRAMES) > 1:
        yield "at most one of Fusion, Ritual, Synchro, Xyz, Link and Token"
    if face.types & PENDULUM and face.scale is None:
        yield "a Pendulum Monster needs a Pendulum Scale"


def _grade_faults(face: Face) -> Iterator[str]:
    """Level, Rank or Link Rating: which one goes by the frame (CRD-019, CRD-020, CRD-022)."""
    if face.types & XYZ:
        grade, value, others, highest = "Rank", face.rank, (face.level, face.link), HIGHEST_RANK
    elif face.types & LINK:
        # As many as there are markers (CRD-036).
        highest = face.arrows.bit_count()
        grade, value, others = "Link Rating", face.link, (face.level, face.rank)
    else:
        grade, value, others, highest = "Level", face.level, (face.rank, face.link), HIGHEST_LEVEL
    if value is None:
        yield f"the {grade} is missing"
    elif grade == "Link Rating" and (value < 1 or value != highest):
        yield f"a Link Rating of {value} needs {value} markers, not {highest}"
    elif not 1 <= value <= highest:
        yield f"the {grade} must be 1–{highest}, not {value}"
    if any(other is not None for other in others):
        yield "a monster has one of Level, Rank and Link Rating"
    if face.arrows and not face.types & LINK:
        yield "only Link Monsters have link markers"


def _value_faults(face: Face) -> Iterator[str]:
    if face.atk < 0 and face.atk != QUESTION_MARK:
        yield f"ATK can't be {face.atk}"
    if face.types & LINK:
        if face.defense is not None:
            yield "a Link Monster has no DEF"  # CRD-029
    elif face.defense is None:
        yield "the DEF is missing"
    elif face.defense < 0 and face.defense != QUESTION_MARK:
        yield f"DEF can't be {face.defense}"
    if face.scale is not None and not 0 <= face.scale <= HIGHEST_SCALE:
        yield f"the Pendulum Scale must be 0–{HIGHEST_SCALE}, not {face.scale}"
