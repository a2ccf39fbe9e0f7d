"""A whole card as plain data, and back: what a file of cards is written in.

    >>> from segoc.cards.standard import standard_pool
    >>> data = dump_card(standard_pool().find("Blue-Eyes White Dragon"))
    >>> data["race"], data["level"], data["atk"]
    ('dragon', 8, 3000)
    >>> load_card({**data, "atk": 3200}).printed.atk
    3200
    >>> load_card({**data, "rase": "dragon"})
    Traceback (most recent call last):
    ...
    segoc.cards.definition.DefinitionError: card 89631139 (Blue-Eyes White Dragon): a card has no \
'rase': did you mean 'race'?

Effects are written in the canonical form of `segoc.effects.json_form`. What is wrong is refused
with the card, the number of the effect and the place inside of it.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from segoc.cards.definition import (
    Definition,
    DefinitionError,
    Face,
    Form,
    Token,
    card,
    checked_card,
)
from segoc.cards.labels import MOST_LABELS, usual_labels
from segoc.effects import terms as tm
from segoc.effects.json_form import dump, load, load_node
from segoc.effects.terms import Malformed, Sort, like, shown
from segoc.kernel.language.effect import Effect
from segoc.kernel.summoning.materials import Materials
from segoc.kernel.table.kinds import EFFECT_MONSTER, LINK, MONSTER, NONE, TUNER, XYZ
from segoc.kernel.table.printed import Printed

GRADE: Final = tm.Whole(1, 13)
CODE: Final = tm.Whole(1, 9_999_999_999)

# The simple parts of a card, and of what it becomes, in the order in which they are written.
CARD_PARTS: Final[dict[str, Sort]] = {
    "code": CODE,
    "zh": tm.NAME,
    "ja": tm.NAME,
    "en": tm.NAME,
    "kind": tm.KIND,
    "property": tm.PROPERTY,
    "types": tm.TYPES,
    "attribute": tm.ATTRIBUTE,
    "race": tm.RACE,
    "level": GRADE,
    "rank": GRADE,
    "link": GRADE,
    "atk": tm.POINTS,
    "def": tm.POINTS,
    "arrows": tm.ARROWS,
    "scale": tm.Whole(0, 13),
    "series": tm.NAMES,
    "aliases": tm.NAMES,
    "always_named": CODE,
    "mentions": tm.NAMES,
    "filler": tm.YES_NO,
    "partial": tm.NAME,
}
NEEDED: Final = ("code", "zh", "ja", "en", "kind")
FORM_PARTS: Final[dict[str, Sort]] = {
    "attribute": tm.ATTRIBUTE,
    "race": tm.RACE,
    "level": GRADE,
    "atk": tm.POINTS,
    "def": tm.POINTS,
    "effect": tm.YES_NO,
    "also_trap": tm.YES_NO,
    "tuner": tm.YES_NO,
}
# Where a text leaves Attribute or Type to be declared, it has none of its own (TRM-346).
NEEDED_OF_FORM: Final = ("level", "atk", "def")
TOKEN_PARTS: Final[dict[str, Sort]] = {
    "zh": tm.NAME,
    "ja": tm.NAME,
    "en": tm.NAME,
    "attribute": tm.ATTRIBUTE,
    "race": tm.RACE,
    "level": GRADE,
    "atk": tm.POINTS,
    "def": tm.POINTS,
    "tuner": tm.YES_NO,
    "series": tm.NAMES,
    "aliases": tm.NAMES,
}
# What the effect that summons it finds elsewhere stands on no Token.
NEEDED_OF_TOKEN: Final = ("zh", "ja", "en", "atk", "def")
NESTED: Final = ("labels", "forms", "tokens", "materials", "effects")
LABEL: Final = tm.Whole(0, MOST_LABELS)


# Writing.


def dump_card(definition: Definition) -> dict[str, Any]:
    """A card as plain data; what it doesn't have is left out."""
    printed = definition.printed
    named = printed.name if printed.name != printed.code else None
    data = _write(
        CARD_PARTS,
        code=definition.code,
        zh=definition.zh,
        ja=definition.ja,
        en=definition.en,
        kind=printed.kind,
        property=printed.prop or None,
        **(_stats(printed) if printed.kind == MONSTER else {}),
        series=list(printed.series) or None,
        aliases=list(definition.aliases) or None,
        always_named=named,
        mentions=list(definition.mentions) or None,
        filler=definition.filler or None,
        partial=definition.partial or None,
    )
    if definition.labels != usual_labels(printed.effects[: printed.written]):
        data["labels"] = list(definition.labels)
    if printed.forms:
        data["forms"] = [_dump_form(form) for form in printed.forms]
    if definition.tokens:
        data["tokens"] = [_dump_token(token) for token in definition.tokens]
    if printed.recipes:
        data["materials"] = [dump(recipe) for recipe in printed.recipes]
    if printed.written:
        data["effects"] = [dump(effect) for effect in printed.effects[: printed.written]]
    return data


def _write(parts: dict[str, Sort], **values: object) -> dict[str, Any]:
    return {name: parts[name].write(value) for name, value in values.items() if value is not None}


def _stats(printed: Printed) -> dict[str, object]:
    grade = "rank" if printed.types & XYZ else "link" if printed.types & LINK else "level"
    return {
        "types": printed.types or None,
        "attribute": printed.attribute,
        "race": printed.race,
        grade: printed.level,
        "atk": printed.atk,
        "def": printed.defense if printed.defense != NONE else None,
        "arrows": printed.arrows or None,
        "scale": printed.scale if printed.scale != NONE else None,
    }


def _dump_form(form: Printed) -> dict[str, Any]:
    return _write(
        FORM_PARTS,
        attribute=form.attribute or None,
        race=form.race or None,
        level=form.level,
        atk=form.atk,
        # "def" is no name of Python's.
        **{"def": form.defense},
        effect=form.types & EFFECT_MONSTER != 0 or None,
        also_trap=form.also_trap or None,
        tuner=form.types & TUNER != 0 or None,
    )


def _dump_token(token: Definition) -> dict[str, Any]:
    printed = token.printed
    return _write(
        TOKEN_PARTS,
        zh=token.zh,
        ja=token.ja,
        en=token.en,
        attribute=printed.attribute or None,
        race=printed.race or None,
        level=printed.level or None,
        atk=printed.atk,
        **{"def": printed.defense},
        tuner=printed.types & TUNER != 0 or None,
        series=list(printed.series) or None,
        aliases=list(token.aliases) or None,
    )


# Reading.


def read_card(text: str) -> Definition:
    """The card in a JSON text."""
    return load_card(read_json(text))


def read_json(text: str) -> Any:
    """What a JSON text holds. Nothing in it is overlooked: no name may be there twice."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise DefinitionError(f"no JSON (line {error.lineno}): {error.msg}") from None
    except RecursionError:
        raise DefinitionError("nothing on a card is that deep") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise DefinitionError(f"{twice!r} is there twice, in an object with {', '.join(found)}")
    return found


def _no_constant(text: str) -> object:
    raise DefinitionError(f"{text} is no number")


def load_card(data: object) -> Definition:
    """The card that plain data stand for; raises `DefinitionError` if they stand for none."""
    title = _title(data)
    try:
        return _load(data, card)
    except Malformed as error:
        raise DefinitionError(f"{title}: {error}") from None


def restore_card(data: object) -> Definition:
    """The card that was checked when somebody wrote these data: whether its effects can work isn't
    asked again."""
    return _load(data, checked_card)


def _title(data: object) -> str:
    """What to call the card in a complaint, as far as that can be told."""
    if not isinstance(data, dict):
        return "a card"
    names = [data[name] for name in ("en", "zh", "ja") if isinstance(data.get(name), str)]
    code = data.get("code")
    numbered = f"card {code}" if isinstance(code, int) else "a card without passcode"
    return f"{numbered} ({names[0]})" if names else numbered


def _load(data: object, make: Callable[..., Definition]) -> Definition:
    known = [*CARD_PARTS, *NESTED]
    parts = _read(data, CARD_PARTS, NEEDED, known, "a card", "")
    assert isinstance(data, dict)
    if parts["kind"] != MONSTER and "property" not in data:
        raise Malformed("", "'property' is missing: Spells and Traps have one, if only 'normal'")
    forms = _listed(data, "forms")
    tokens = _listed(data, "tokens")
    effects = _listed(data, "effects")
    return make(
        parts["code"],
        _face(parts),
        *(_effect(effects[i], f"effect {i + 1}") for i in range(len(effects))),
        always_named=parts.get("always_named", 0),
        mentions=tuple(parts.get("mentions", ())),
        series=tuple(parts.get("series", ())),
        aliases=tuple(parts.get("aliases", ())),
        forms=tuple(_form(forms[i], f"forms.{i + 1}") for i in range(len(forms))),
        tokens=tuple(_token(tokens[i], f"tokens.{i + 1}") for i in range(len(tokens))),
        materials=_recipes(data.get("materials", [])),
        filler=parts.get("filler", False),
        partial=parts.get("partial", ""),
        labels=_labels(data["labels"]) if "labels" in data else None,
    )


def _read(
    data: object,
    parts: dict[str, Sort],
    needed: tuple[str, ...],
    known: list[str],
    what: str,
    at: str,
) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise Malformed(at, f"{what} is an object, not {shown(data)}")
    for name in data:
        if name not in known:
            raise Malformed(at, f"{what} has no {name!r}{like(str(name), known)}")
    for name in needed:
        if name not in data:
            raise Malformed(at, f"{name!r} is missing")
    prefix = f"{at}." if at else ""
    return {
        name: sort.read(data[name], prefix + name) for name, sort in parts.items() if name in data
    }


def _listed(data: dict[str, Any], name: str) -> list[object]:
    found = data.get(name, [])
    if not isinstance(found, list):
        raise Malformed(name, f"a list belongs here, not {shown(found)}")
    return found


def _face(parts: dict[str, Any]) -> Face:
    return Face(
        parts["zh"],
        parts["ja"],
        parts["en"],
        parts["kind"],
        prop=parts.get("property", 0),
        types=parts.get("types", 0),
        attribute=parts.get("attribute", 0),
        race=parts.get("race", 0),
        level=parts.get("level"),
        rank=parts.get("rank"),
        link=parts.get("link"),
        atk=parts.get("atk", NONE),
        defense=parts.get("def"),
        arrows=parts.get("arrows", 0),
        scale=parts.get("scale"),
    )


def _labels(data: object) -> tuple[int, ...]:
    if not isinstance(data, list):
        raise Malformed("labels", f"a list belongs here, not {shown(data)}")
    read = [LABEL.read(data[i], f"labels.{i + 1}") for i in range(len(data))]
    return tuple(label for label in read if isinstance(label, int))


def _token(data: object, at: str) -> Token:
    parts = _read(data, TOKEN_PARTS, NEEDED_OF_TOKEN, list(TOKEN_PARTS), "a Token", at)
    return Token(
        parts["zh"],
        parts["ja"],
        parts["en"],
        parts.get("attribute", 0),
        parts.get("race", 0),
        level=parts.get("level", 0),
        atk=parts["atk"],
        defense=parts["def"],
        tuner=parts.get("tuner", False),
        series=tuple(parts.get("series", ())),
        aliases=tuple(parts.get("aliases", ())),
    )


def _form(data: object, at: str) -> Form:
    parts = _read(data, FORM_PARTS, NEEDED_OF_FORM, list(FORM_PARTS), "a form", at)
    return Form(
        parts.get("attribute", 0),
        parts.get("race", 0),
        parts["level"],
        parts["atk"],
        parts["def"],
        effect=parts.get("effect", False),
        also_trap=parts.get("also_trap", False),
        tuner=parts.get("tuner", False),
    )


def _recipes(data: object) -> tuple[Materials, ...]:
    if not isinstance(data, list):
        raise Malformed("materials", "expected a list")
    return tuple(_materials(one, f"materials {number}") for number, one in enumerate(data, 1))


def _materials(data: object, at: str) -> Materials:
    node = load_node(data, Materials, at)
    assert isinstance(node, Materials)
    return node


def _effect(data: object, which: str) -> Effect:
    try:
        return load(data)
    except Malformed as error:
        place = f"{which}, {error.at}" if error.at else which
        raise Malformed(place, error.message) from None
