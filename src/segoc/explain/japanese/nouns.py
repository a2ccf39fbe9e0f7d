"""Japanese for descriptions of cards, and for choosing among them."""

from dataclasses import dataclass, field
from typing import Final

from segoc.effects import card_history, descriptions as sl, filters as fl, naming, references
from segoc.effects.numbers import Fixed
from segoc.effects.players import AT_RANDOM, EITHER, YOU
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.terms import names_of, numbered
from segoc.explain.speaker import Book, Speaker
from segoc.kernel.language import entry
from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.picture import matching
from segoc.kernel.table import places

BOOK: Final = Book()
says: Final = BOOK.says

# How many are meant.
ALL: Final = 0  # all of them
ANY: Final = -1  # whichever
# How cards that are chosen together go together.
MATCHING: Final = {
    matching.ANY_TWO: "",
    matching.SAME_LEVEL: "同じレベルの",
    matching.EACH_PLAYERS: "お互いの１枚ずつの",
    matching.EACH_CHOOSES: "お互いのプレイヤーがそれぞれ選ぶ自分の１枚の",
    matching.FIELD_AND_GY: "フィールドの１枚と墓地の１体の",
    matching.MENTIONED: "魔法カードとそのカードにカード名が記されたモンスターの",
    matching.SAME_RACE: "同じ種族の",
    matching.OTHER_PLACE: "各場所から１枚の",
    matching.OTHER_LEVEL: "レベルが異なる",
    matching.SAME_ATTRIBUTE: "同じ属性の",
    matching.OTHER_RACE: "種族が異なる",
    matching.OTHER_TITLE: "カード名が異なる",
}


@dataclass
class Noun:
    """A noun that is being put together; `before` are words with their order."""

    noun: str = "カード"
    before: list[tuple[int, str]] = field(default_factory=list)
    measure: str = "枚"

    def words(self) -> str:
        words = [word for _, word in sorted(self.before, key=lambda pair: pair[0])]
        return "".join([*words, self.noun])

    def text(self, count: int, place: str = "") -> str:
        start = f"{place}の{self.words()}" if place else self.words()
        if count == ALL:
            return f"{start}全て"
        return start if count == ANY else f"{start}{count}{self.measure}"


def noun_of(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    for one in filters:
        speaker.say(one, noun)
    return noun


# Filters: each adds its words to a noun.


@says(fl.OfKind)
def _kind(speaker: Speaker, node: fl.OfKind, noun: Noun) -> None:
    names = names_of(node.kinds, ja.KINDS)
    if names == ["モンスター"]:
        noun.noun, noun.measure = "モンスター", "体"
    else:
        noun.noun = f"{'・'.join(names)}カード"


@says(fl.MonsterCard)
def _monster_card(speaker: Speaker, node: fl.MonsterCard, noun: Noun) -> None:
    noun.noun = "モンスターカード"


@says(fl.Facing)
def _facing(speaker: Speaker, node: fl.Facing, noun: Noun) -> None:
    noun.before.append((3, "表側表示の" if node.up else "裏側表示の"))


@says(fl.InPosition)
def _position(speaker: Speaker, node: fl.InPosition, noun: Noun) -> None:
    noun.before.append((4, f"{ja.POSITIONS[node.position]}の"))


@says(fl.OfTypes)
def _types(speaker: Speaker, node: fl.OfTypes, noun: Noun) -> None:
    noun.before.append((9, "・".join(names_of(node.types, ja.TYPE_WORDS))))


@says(fl.OfAttribute)
def _attribute(speaker: Speaker, node: fl.OfAttribute, noun: Noun) -> None:
    noun.before.append((5, f"{'・'.join(names_of(node.attributes, ja.ATTRIBUTES))}属性"))


@says(fl.OfRace)
def _race(speaker: Speaker, node: fl.OfRace, noun: Noun) -> None:
    races = f"{'・'.join(names_of(node.races, ja.RACES))}族"
    noun.before.append((1, f"元々の種族が{races}の") if node.original else (7, races))


@says(naming.OfSeries)
def _series(speaker: Speaker, node: naming.OfSeries, noun: Noun) -> None:
    noun.before.append((8, "・".join(f"「{speaker.archetype(name)}」" for name in node.series)))


@says(naming.Mentions)
def _mentions(speaker: Speaker, node: naming.Mentions, noun: Noun) -> None:
    names = "または".join(f"「{speaker.title(name)}」のカード名" for name in node.names)
    noun.before.append((1, f"{names}が記された"))


@says(naming.Named)
def _named(speaker: Speaker, node: naming.Named, noun: Noun) -> None:
    names = "・".join(f"「{speaker.title(name)}」" for name in node.names)
    if node.original:
        noun.before.append((1, f"元々のカード名が{names}の"))
    else:
        noun.noun = names


@says(naming.SameName)
def _same_name(speaker: Speaker, node: naming.SameName, noun: Noun) -> None:
    original = "元々のカード名" if node.original else "カード名"
    noun.before.append((1, f"{those(speaker, node.cards, ANY)}と{original}が同じ"))


@says(naming.HasNamesake)
def _has_namesake(speaker: Speaker, node: naming.HasNamesake, noun: Noun) -> None:
    noun.before.append((1, f"他の{those(speaker, node.cards, ANY)}とカード名が同じ"))


@says(fl.SameLevel)
def _same_level(speaker: Speaker, node: fl.SameLevel, noun: Noun) -> None:
    level = "元々のレベル" if node.original else "レベル"
    noun.before.append((1, f"{those(speaker, node.cards, ANY)}の{level}と同じレベルの"))


@says(fl.SameRace)
def _same_race(speaker: Speaker, node: fl.SameRace, noun: Noun) -> None:
    race = "元々の種族が同じ" if node.original else "同じ種族の"
    noun.before.append((1, f"{those(speaker, node.cards, ANY)}と{race}"))


@says(fl.LevelIs)
def _level(speaker: Speaker, node: fl.LevelIs, noun: Noun) -> None:
    level = "元々のレベル" if node.original else "レベル"
    if not isinstance(node.most, Fixed):
        least = f"{node.least}以上で" if node.least > 1 else ""
        noun.before.append((2, f"{level}が{least}{speaker.say(node.most)}以下の"))
        return
    most = node.most.number
    if node.least == most:
        text = f"{level}{most}の"
    elif most >= 12:
        text = f"{level}{node.least}以上の"
    elif node.least <= 1:
        text = f"{level}{most}以下の"
    else:
        text = f"{level}{node.least}～{most}の"
    noun.before.append((6, text))


@says(fl.AtkIs)
def _atk(speaker: Speaker, node: fl.AtkIs, noun: Noun) -> None:
    if node.least == node.most:
        text = f"攻撃力{node.most}の"
    elif node.most >= 1_000_000:
        text = f"攻撃力{node.least}以上の"
    elif node.least == 0:
        text = f"攻撃力{node.most}以下の"
    else:
        text = f"攻撃力{node.least}～{node.most}の"
    noun.before.append((2, text))


@says(fl.OtherThan)
def _other_than(speaker: Speaker, node: fl.OtherThan, noun: Noun) -> None:
    noun.before.append((0, f"{those(speaker, node.cards, ANY)}以外の"))


@says(fl.IsThis)
def _is_this(speaker: Speaker, node: fl.IsThis, noun: Noun) -> None:
    noun.before.append((0, "このカードである"))


def one_such(speaker: Speaker, filters: list[Filter]) -> str:
    """A card that passes these filters, which may be this very one."""
    return "このカード" if filters == [fl.IsThis()] else noun_of(speaker, filters).words()


@says(naming.OtherName)
def _other_name(speaker: Speaker, node: naming.OtherName, noun: Noun) -> None:
    noun.before.append((0, f"「{speaker.own}」以外の"))


@says(fl.ControlledBy)
def _controlled_by(speaker: Speaker, node: fl.ControlledBy, noun: Noun) -> None:
    noun.before.append((0, f"{on_field(node.whose)}の"))


@says(fl.OfPlayer)
def _of_player(speaker: Speaker, node: fl.OfPlayer, noun: Noun) -> None:
    noun.before.append((0, f"{ja.WHO[node.whose]}の"))


@says(fl.OwnedBy)
def _owned_by(speaker: Speaker, node: fl.OwnedBy, noun: Noun) -> None:
    noun.before.append((0, f"元々の持ち主が{ja.WHO[node.whose]}の"))


@says(card_history.CameFrom)
def _came_from(speaker: Speaker, node: card_history.CameFrom, noun: Noun) -> None:
    noun.before.append((1, f"{'・'.join(numbered(node.places, ja.PLACES))}から召喚された"))


def by_own_effect(speaker: Speaker, effect: int) -> str:
    """By the own effect with this place on its card."""
    number = speaker.printed_number(effect)
    return f"自身の効果{number}で" if number else "自身の方法で"


@says(card_history.SummonedByOwn)
def _summoned_by_own(speaker: Speaker, node: card_history.SummonedByOwn, noun: Noun) -> None:
    noun.before.append((1, f"{by_own_effect(speaker, node.number)}特殊召喚した"))


@says(fl.OfProperty)
def _property(speaker: Speaker, node: fl.OfProperty, noun: Noun) -> None:
    noun.before.append((7, ja.PROPERTIES[node.property]))


@says(fl.NormalMonster)
def _normal_monster(speaker: Speaker, node: fl.NormalMonster, noun: Noun) -> None:
    noun.noun = "通常モンスター"


@says(card_history.Doomed)
def _doomed(speaker: Speaker, node: card_history.Doomed, noun: Noun) -> None:
    noun.before.append((1, "破壊が確定している"))


@says(fl.Not)
def _not(speaker: Speaker, node: fl.Not, noun: Noun) -> None:
    noun.before.append((0, f"{noun_of(speaker, [node.filter]).words()}以外の"))


@says(fl.AnyOf)
def _any_of(speaker: Speaker, node: fl.AnyOf, noun: Noun) -> None:
    others = [noun_of(speaker, [one]).words() for one in node.filters]
    noun.before.append((0, f"{'または'.join(others)}である"))


@says(fl.AllOf)
def _all_of(speaker: Speaker, node: fl.AllOf, noun: Noun) -> None:
    for one in node.filters:
        speaker.say(one, noun)


# Where cards are.


def on_field(whose: int) -> str:
    return "フィールド" if whose == EITHER else f"{ja.WHO[whose]}フィールド"


def where(whose: int, bits: int) -> str:
    if bits & ja.ANYWHERE == ja.ANYWHERE:
        return "" if whose == EITHER else ja.WHO[whose]
    field_bits = bits & ja.ON_FIELD
    whole = field_bits in (ja.ON_FIELD, 1 << places.MONSTER_ZONE)
    if whole and bits == field_bits:
        return on_field(whose)
    names = numbered(bits & ~field_bits, ja.PLACES)
    names += ["フィールド"] if whole else numbered(field_bits, ja.PLACES)
    start = "" if whose == EITHER else f"{ja.WHO[whose]}の"
    return f"{start}{'・'.join(names)}"


# Cards.


def those(speaker: Speaker, cards: Cards, count: int = ALL) -> str:
    text = speaker.say(cards, count)
    assert isinstance(text, str)
    return text


@says(sl.Described)
def _described(speaker: Speaker, node: sl.Described, count: int) -> str:
    return noun_of(speaker, node.that).text(count, where(node.whose, node.in_))


@says(sl.EvenFaceDown)
def _even_face_down(speaker: Speaker, node: sl.EvenFaceDown, count: int) -> str:
    return f"{_described(speaker, node, count)}（表側表示・裏側表示）"


@says(sl.Among)
def _among(speaker: Speaker, node: sl.Among, count: int) -> str:
    group = those(speaker, node.cards, ANY)
    noun = noun_of(speaker, node.that)
    if isinstance(node.cards, references.Revealed):
        return f"その中の{noun.text(count)}"
    if isinstance(node.cards, sl.Described | sl.Both | sl.Top | references.EquippedTo):
        return f"{group}の内の{noun.text(count)}"
    return f"{group}（{noun.text(ANY)}の場合）"


HIGHEST: Final = {
    entry.ATK: "攻撃力",
    entry.DEFENSE: "守備力",
    entry.LEVEL: "レベル",
    entry.RANK: "ランク",
    entry.SCALE: "Pスケール",
}


@says(sl.Highest)
def _highest(speaker: Speaker, node: sl.Highest, count: int) -> str:
    return f"{those(speaker, node.cards, ANY)}の内{HIGHEST[node.of]}が一番高いカード"


@says(sl.Both)
def _both(speaker: Speaker, node: sl.Both, count: int) -> str:
    # So many of all of them together: from one or the other.
    return ("または" if count > 0 else "と").join(those(speaker, one, count) for one in node.cards)


@says(sl.Top)
def _top(speaker: Speaker, node: sl.Top, count: int) -> str:
    start = f"{ja.WHO[node.whose]}のデッキの上からカード"
    if isinstance(node.count, Fixed):
        return f"{start}{node.count.number}枚"
    return f"{start}（枚数は{speaker.say(node.count)}）"


@says(references.Choose)
def _choose(speaker: Speaker, node: references.Choose, count: int) -> str:
    text = MATCHING[node.matching] + so_many(speaker, node.cards, node.least, node.most)
    if node.different_names:
        text = f"{text}（カード名が異なる）"
    if node.by == AT_RANDOM:
        return f"{text}（ランダムに選ぶ）"
    return text if node.by == YOU else f"{text}（{ja.WHO[node.by]}が選ぶ）"


def so_many(speaker: Speaker, cards: Cards, least: int, most: int) -> str:
    """From so many to so many cards."""
    if least == most:
        return those(speaker, cards, most)
    text = those(speaker, cards, ANY)
    measure = "体" if text.endswith("モンスター") else "枚"
    if most >= 60:
        return f"{text}を任意の数だけ" if least <= 1 else f"{text}{least}{measure}以上"
    return f"{text}{most}{measure}まで" if least <= 1 else f"{text}{least}～{most}{measure}"
