"""Cards without effects, which can be played as they are known: only their materials are read.

Whoever reads them must be sure, since a wrong card is worse than none. So a card has no effects
only if nothing says that it has any, and materials are read from the Japanese text and from the
Chinese one: each word for word, and both must say the same.
"""

import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from segoc.cards.card_data import load_card
from segoc.cards.catalogue import catalogue, proper_names
from segoc.cards.definition import Definition
from segoc.cards.normal_card import normalise_card
from segoc.cards.stored.reading import face_of
from segoc.effects import terms as tm
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.table.kinds import FUSION, LINK, RITUAL, SYNCHRO, XYZ
from tools.catalogue.sources import Source, read, shared

Tree = dict[str, Any]


class Unread(ValueError):
    """What somebody would have to read."""


@dataclass
class Found:
    cards: list[Definition] = field(default_factory=list)
    # Why the others can't be played, by passcode.
    refused: dict[int, str] = field(default_factory=dict)


def without_effects() -> Found:
    found = Found()
    for source in read()[0]:
        if has_no_effects(source):
            try:
                found.cards.append(card_of(source))
            except Unread as fault:
                found.refused[source.code] = str(fault)
    return found


def has_no_effects(source: Source) -> bool:
    """A Normal Monster, or one that has only materials or its Ritual Spell: what else its text says
    would be an effect, of a Pendulum Card also."""
    return (
        source.row["kind"] == "monster"
        and "Effect" not in source.row["types"].split()
        and not any(source.row[f"pendulum_{language}"] for language in ("zh", "ja", "en"))
        and source.code not in with_effects()
    )


@cache
def with_effects() -> frozenset[int]:
    """Those that somebody else has written effects for."""
    lines = (shared() / "cards" / "effect-facts.jsonl").read_text(encoding="utf-8").splitlines()
    return frozenset(one["passcode"] for one in map(json.loads, lines) if one["effects"])


def card_of(source: Source) -> Definition:
    known = catalogue()[source.code]
    data: Tree = face_of(known)
    types = known.printed.types
    if types & (FUSION | SYNCHRO | XYZ | LINK):
        data["materials"] = [materials(source, types)]
    elif types & RITUAL:
        data["mentions"] = [ritual_spell(source)]
    return normalise_card(load_card(data))


def materials(source: Source, types: int) -> Tree:
    zh, ja = (
        Reader(language).materials(source.row[f"text_{language}"], types) for language in LANGUAGES
    )
    if zh != ja:
        raise Unread("the Chinese text says it otherwise than the Japanese one")
    return ja


LANGUAGES: Final = ("zh", "ja")
RITUAL_TEXT: Final = re.compile(
    "「([^」]+)」により降臨(?:。(?:場|フィールド)か手札から、(?:星の数が合計|レベルが)[0-9]+(?:個)?以上になるようカードを"
    "生け贄に捧げなければならない)?。?"
)  # fmt: skip


def ritual_spell(source: Source) -> str:
    """The Chinese name of the card by which it is summoned, which is all that its text says. Which
    Levels are enough that card says, too."""
    match = RITUAL_TEXT.fullmatch(folded(source.row["text_ja"]))
    if match is None:
        raise Unread("its text says more than by which card it is summoned")
    return name_of(match[1])


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip()


def name_of(name: str) -> str:
    """The Chinese name of the card that is called just so."""
    codes = catalogue().codes_meant(name)
    if len(codes) != 1 or folded(name) not in map(folded, catalogue()[codes[0]].names):
        raise Unread(f"{name} is no card")
    return catalogue()[codes[0]].names[0]


class Reader:
    """Reads materials in one language: what is no word of its is refused."""

    def __init__(self, language: str) -> None:
        self.words = WORDS[language]
        self.filters = plain_filters(language)

    def materials(self, text: str, types: int) -> Tree:
        parts = folded(text).removesuffix("。").split("+")
        if types & FUSION:
            if len(parts) == 1 and "×" not in text:
                raise Unread("a Fusion Monster of one material")
            return {"is": "fusion_materials", "parts": [self.part(one) for one in parts]}
        if types & SYNCHRO and len(parts) == 2:
            tuner, others = self.part(parts[0]), self.counted(parts[1])
            return {"is": "synchro_materials", "tuners": tuner, "others": others}
        if types & XYZ and len(parts) == 1:
            match = re.fullmatch(self.words["xyz"], parts[0])
            if match is not None:
                number = int(match["number"])
                level = int(match["level"])
                return {"is": "xyz_materials", "level": level, "least": number, "most": number}
        if types & LINK and len(parts) == 1:
            return {"is": "link_materials", "parts": list(self.linked(parts[0]))}
        raise Unread(f"materials: {text}")

    def part(self, text: str) -> Tree:
        """`「A」`, `通常モンスター×2`."""
        match = re.fullmatch("(?P<what>.+?)(?:×(?P<number>[0-9]+))?", text)
        if match is None:
            raise Unread("a material is missing")
        count = int(match["number"] or 1)
        return {"least": count, "most": count, "that": self.those(match["what"])}

    def counted(self, text: str) -> Tree:
        """`モンスター2体以上`."""
        match = re.fullmatch(self.words["counted"], text)
        if match is None:
            raise Unread(f"how many: {text}")
        least = int(match["number"])
        return {
            "least": least,
            "most": OPEN_END if match["more"] else least,
            "that": self.those(match["what"]),
        }

    def linked(self, text: str) -> Iterator[Tree]:
        match = re.fullmatch(self.words["including"], text)
        if match is None:
            yield self.counted(text)
            return
        whole = self.counted(match["whole"])
        yield {"least": 1, "most": 1, "that": self.those(match["one"])}
        yield {**whole, "least": whole["least"] - 1}

    def those(self, text: str) -> list[Any]:
        """Filters: each word of the text is one of them."""
        found: list[Any] = []
        match = re.fullmatch(self.words["except"], text)
        if match is not None:
            found += [{"is": "not", "filter": one} for one in self.those(match["those"])]
            text = match["what"]
        match = re.fullmatch(self.words["points"], text)
        if match is not None:
            found.append({"is": "atk", "most": int(match["number"])})
            text = self.words["monster"]
        match = re.fullmatch("「(?P<name>.+)」" + self.words["monster"], text)
        if match is not None:
            archetype = proper_names().get("archetype", match["name"])
            if archetype is None:
                raise Unread(f"{match['name']} is no archetype")
            return [*found, {"is": "series", "series": [archetype.zh]}]
        if text in self.filters:
            return [*found, *self.filters[text]]
        quoted = re.fullmatch("「(.+)」", text)
        return [*found, {"is": "named", "names": [name_of(quoted[1] if quoted else text)]}]


WORDS: Final[dict[str, dict[str, str]]] = {
    "ja": {
        "monster": "モンスター",
        "xyz": "レベル(?P<level>[0-9]+)モンスター×(?P<number>[0-9]+)",
        "counted": "(?P<what>.+?)(?P<number>[0-9]+)体(?P<more>以上)?",
        "including": "(?P<one>.+)を含む(?P<whole>.+)",
        "except": "(?P<those>.+)以外の(?P<what>.+)",
        "points": "攻撃力(?P<number>[0-9]+)以下のモンスター",
    },
    "zh": {
        "monster": "怪兽",
        "xyz": "(?P<level>[0-9]+)星怪兽×(?P<number>[0-9]+)",
        "counted": "(?P<what>.+?)(?P<number>[0-9]+)只(?P<more>以上)?",
        "including": "包含(?P<one>.+)的(?P<whole>怪兽.+)",
        "except": "(?P<those>.+)以外的(?P<what>.+)",
        "points": "攻击力(?P<number>[0-9]+)以下的怪兽",
    },
}
NORMAL: Final = {"ja": "通常モンスター", "zh": "通常怪兽"}
TUNER: Final = {"ja": "チューナー", "zh": "调整"}
LINKED: Final = {"ja": "リンクモンスター", "zh": "连接怪兽"}


@cache
def plain_filters(language: str) -> dict[str, list[Any]]:
    """What monsters are called by what they are."""
    monster = WORDS[language]["monster"]
    found: dict[str, list[Any]] = {
        monster: [],
        NORMAL[language]: ["normal_monster"],
        TUNER[language]: [{"is": "types", "types": "tuner"}],
        LINKED[language]: [{"is": "types", "types": "link"}],
    }
    messages = json.loads((files("segoc.messages") / f"{language}.json").read_text("utf-8"))
    for word in tm.ATTRIBUTE.words:
        attribute = {"is": "attribute", "attributes": word}
        name = messages[f"attribute.{word.upper()}"]
        found[name + monster] = [attribute]
        found[name + TUNER[language]] = [attribute, *found[TUNER[language]]]
    for key, name in messages.items():
        word = key.removeprefix("race.").lower().replace(" ", "_").replace("-", "_")
        if key.startswith("race.") and word in tm.RACE.words:
            found[name + monster] = [{"is": "race", "races": word}]
    return found
