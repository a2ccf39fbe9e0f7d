"""Chinese for descriptions of cards, and for choosing among them."""

from dataclasses import dataclass, field
from typing import Final

from segoc.effects import card_history, descriptions as sl, filters as fl, naming, references
from segoc.effects.numbers import Fixed
from segoc.effects.players import AT_RANDOM, EITHER, YOU
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.terms import names_of, numbered
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
    matching.SAME_LEVEL: "等级相同的",
    matching.EACH_PLAYERS: "双方各1张的",
    matching.EACH_CHOOSES: "双方各自选择的自己1张的",
    matching.FIELD_AND_GY: "场上1张和墓地1只的",
    matching.MENTIONED: "魔法卡和有那个卡名记述的怪兽的",
    matching.SAME_RACE: "种族相同的",
    matching.OTHER_PLACE: "各场所1张的",
    matching.OTHER_LEVEL: "等级不同的",
    matching.SAME_ATTRIBUTE: "属性相同的",
    matching.OTHER_RACE: "种族不同的",
    matching.OTHER_TITLE: "卡名不同的",
}


@dataclass
class Noun:
    """A noun that is being put together; `before` are words with their order."""

    noun: str = "卡"
    before: list[tuple[int, str]] = field(default_factory=list)
    measure: str = "张"

    def words(self) -> str:
        words = [word for _, word in sorted(self.before, key=lambda pair: pair[0])]
        return "".join([*words, self.noun])

    def text(self, count: int, place: str = "") -> str:
        if count == ALL:
            return f"{place}的全部{self.words()}" if place else f"全部{self.words()}"
        if count == ANY:
            return f"{place}的{self.words()}" if place else self.words()
        return f"{place}{count}{self.measure}{self.words()}"


def noun_of(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    for one in filters:
        speaker.say(one, noun)
    return noun


# Filters: each adds its words to a noun.


@says(fl.OfKind)
def _kind(speaker: Speaker, node: fl.OfKind, noun: Noun) -> None:
    names = names_of(node.kinds, zh.KINDS)
    if names == ["怪兽"]:
        noun.noun, noun.measure = "怪兽", "只"
    else:
        noun.noun = f"{'·'.join(names)}卡"


@says(fl.MonsterCard)
def _monster_card(speaker: Speaker, node: fl.MonsterCard, noun: Noun) -> None:
    noun.noun = "怪兽卡"


@says(fl.Facing)
def _facing(speaker: Speaker, node: fl.Facing, noun: Noun) -> None:
    noun.before.append((3, "表侧表示" if node.up else "里侧表示"))


@says(fl.InPosition)
def _position(speaker: Speaker, node: fl.InPosition, noun: Noun) -> None:
    noun.before.append((4, zh.POSITIONS[node.position]))


@says(fl.OfTypes)
def _types(speaker: Speaker, node: fl.OfTypes, noun: Noun) -> None:
    noun.before.append((9, "·".join(names_of(node.types, zh.TYPE_WORDS))))


@says(fl.OfAttribute)
def _attribute(speaker: Speaker, node: fl.OfAttribute, noun: Noun) -> None:
    noun.before.append((5, f"{'·'.join(names_of(node.attributes, zh.ATTRIBUTES))}属性"))


@says(fl.OfRace)
def _race(speaker: Speaker, node: fl.OfRace, noun: Noun) -> None:
    races = f"{'·'.join(names_of(node.races, zh.RACES))}族"
    noun.before.append((1, f"原本种族是{races}的") if node.original else (7, races))


@says(naming.OfSeries)
def _series(speaker: Speaker, node: naming.OfSeries, noun: Noun) -> None:
    noun.before.append((8, "·".join(f"「{speaker.archetype(name)}」" for name in node.series)))


@says(naming.Mentions)
def _mentions(speaker: Speaker, node: naming.Mentions, noun: Noun) -> None:
    names = "或者".join(f"「{speaker.title(name)}」的卡名" for name in node.names)
    noun.before.append((1, f"有{names}记述的"))


@says(naming.Named)
def _named(speaker: Speaker, node: naming.Named, noun: Noun) -> None:
    names = "·".join(f"「{speaker.title(name)}」" for name in node.names)
    if node.original:
        noun.before.append((1, f"原本卡名是{names}的"))
    else:
        noun.noun = names


@says(naming.SameName)
def _same_name(speaker: Speaker, node: naming.SameName, noun: Noun) -> None:
    original = "原本卡名" if node.original else "卡名"
    noun.before.append((1, f"和{those(speaker, node.cards, ANY)}{original}相同的"))


@says(naming.HasNamesake)
def _has_namesake(speaker: Speaker, node: naming.HasNamesake, noun: Noun) -> None:
    noun.before.append((1, f"和其他的{those(speaker, node.cards, ANY)}卡名相同的"))


@says(fl.SameLevel)
def _same_level(speaker: Speaker, node: fl.SameLevel, noun: Noun) -> None:
    level = "原本等级" if node.original else "等级"
    noun.before.append((1, f"和{those(speaker, node.cards, ANY)}的{level}相同等级的"))


@says(fl.SameRace)
def _same_race(speaker: Speaker, node: fl.SameRace, noun: Noun) -> None:
    race = "原本种族相同的" if node.original else "相同种族的"
    noun.before.append((1, f"和{those(speaker, node.cards, ANY)}{race}"))


@says(fl.LevelIs)
def _level(speaker: Speaker, node: fl.LevelIs, noun: Noun) -> None:
    original = "原本等级" if node.original else "等级"
    if not isinstance(node.most, Fixed):
        least = f"{node.least}以上且" if node.least > 1 else ""
        noun.before.append((2, f"{original}{least}不超过{speaker.say(node.most)}的"))
        return
    most = node.most.number
    start = "原本" if node.original else ""
    if node.least == most:
        noun.before.append((6, f"{start}{most}星"))
    elif most >= 12:
        noun.before.append((6, f"{start}{node.least}星以上的"))
    elif node.least <= 1:
        noun.before.append((6, f"{start}{most}星以下的"))
    else:
        to = "·" if most == node.least + 1 else "至"
        noun.before.append((6, f"{start}{node.least}{to}{most}星"))


@says(fl.AtkIs)
def _atk(speaker: Speaker, node: fl.AtkIs, noun: Noun) -> None:
    if node.least == node.most:
        text = f"攻击力{node.most}的"
    elif node.most >= 1_000_000:
        text = f"攻击力{node.least}以上的"
    elif node.least == 0:
        text = f"攻击力{node.most}以下的"
    else:
        text = f"攻击力{node.least}至{node.most}的"
    noun.before.append((2, text))


@says(fl.OtherThan)
def _other_than(speaker: Speaker, node: fl.OtherThan, noun: Noun) -> None:
    noun.before.append((0, f"{those(speaker, node.cards, ANY)}以外的"))


@says(fl.IsThis)
def _is_this(speaker: Speaker, node: fl.IsThis, noun: Noun) -> None:
    noun.before.append((0, "作为这张卡的"))


def one_such(speaker: Speaker, filters: list[Filter]) -> str:
    """A card that passes these filters, which may be this very one."""
    return "这张卡" if filters == [fl.IsThis()] else noun_of(speaker, filters).words()


@says(naming.OtherName)
def _other_name(speaker: Speaker, node: naming.OtherName, noun: Noun) -> None:
    noun.before.append((0, f"「{speaker.own}」以外的"))


@says(fl.ControlledBy)
def _controlled_by(speaker: Speaker, node: fl.ControlledBy, noun: Noun) -> None:
    noun.before.append((0, f"{on_field(node.whose)}的"))


@says(fl.OfPlayer)
def _of_player(speaker: Speaker, node: fl.OfPlayer, noun: Noun) -> None:
    noun.before.append((0, f"{zh.WHO[node.whose]}的"))


@says(fl.OwnedBy)
def _owned_by(speaker: Speaker, node: fl.OwnedBy, noun: Noun) -> None:
    noun.before.append((0, f"原本持有者是{zh.WHO[node.whose]}的"))


@says(card_history.CameFrom)
def _came_from(speaker: Speaker, node: card_history.CameFrom, noun: Noun) -> None:
    noun.before.append((1, f"从{'·'.join(numbered(node.places, zh.PLACES))}召唤的"))


def by_own_effect(speaker: Speaker, effect: int) -> str:
    """By the own effect with this place on its card."""
    number = speaker.printed_number(effect)
    return f"用自身的效果{number}" if number else "用自身的方法"


@says(card_history.SummonedByOwn)
def _summoned_by_own(speaker: Speaker, node: card_history.SummonedByOwn, noun: Noun) -> None:
    noun.before.append((1, f"{by_own_effect(speaker, node.number)}特殊召唤的"))


@says(fl.OfProperty)
def _property(speaker: Speaker, node: fl.OfProperty, noun: Noun) -> None:
    noun.before.append((7, zh.PROPERTIES[node.property]))


@says(fl.NormalMonster)
def _normal_monster(speaker: Speaker, node: fl.NormalMonster, noun: Noun) -> None:
    noun.noun, noun.measure = "通常怪兽", "只"


@says(card_history.Doomed)
def _doomed(speaker: Speaker, node: card_history.Doomed, noun: Noun) -> None:
    noun.before.append((1, "被决定破坏的"))


@says(fl.Not)
def _not(speaker: Speaker, node: fl.Not, noun: Noun) -> None:
    noun.before.append((0, f"{noun_of(speaker, [node.filter]).words()}以外的"))


@says(fl.AnyOf)
def _any_of(speaker: Speaker, node: fl.AnyOf, noun: Noun) -> None:
    others = [noun_of(speaker, [one]).words() for one in node.filters]
    noun.before.append((0, f"属于{'或者'.join(others)}的"))


@says(fl.AllOf)
def _all_of(speaker: Speaker, node: fl.AllOf, noun: Noun) -> None:
    for one in node.filters:
        speaker.say(one, noun)


# Where cards are.


def on_field(whose: int) -> str:
    return "场上" if whose == EITHER else f"{zh.WHO[whose]}场上"


def where(whose: int, bits: int) -> str:
    if bits & zh.ANYWHERE == zh.ANYWHERE:
        return "" if whose == EITHER else zh.WHO[whose]
    field_bits = bits & zh.ON_FIELD
    whole = field_bits in (zh.ON_FIELD, 1 << places.MONSTER_ZONE)
    if whole and bits == field_bits:
        return on_field(whose)
    names = numbered(bits & ~field_bits, zh.PLACES)
    names += ["场上"] if whole else numbered(field_bits, zh.PLACES)
    start = "" if whose == EITHER else zh.WHO[whose]
    return f"{start}{'的' if start and len(names) > 1 else ''}{'·'.join(names)}"


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
    return f"{_described(speaker, node, count)}（表侧表示或者里侧表示）"


@says(sl.Among)
def _among(speaker: Speaker, node: sl.Among, count: int) -> str:
    group = those(speaker, node.cards, ANY)
    noun = noun_of(speaker, node.that)
    if isinstance(node.cards, references.Revealed):
        return f"那之中的{noun.text(count)}"
    if isinstance(node.cards, sl.Described | sl.Both | sl.Top | references.EquippedTo):
        return f"{group}之中{noun.text(count)}"
    return f"{group}（是{noun.text(ANY)}的场合）"


HIGHEST: Final = {
    entry.ATK: "攻击力",
    entry.DEFENSE: "守备力",
    entry.LEVEL: "等级",
    entry.RANK: "阶级",
    entry.SCALE: "灵摆刻度",
}


@says(sl.Highest)
def _highest(speaker: Speaker, node: sl.Highest, count: int) -> str:
    return f"{those(speaker, node.cards, ANY)}之中{HIGHEST[node.of]}最高的卡"


@says(sl.Both)
def _both(speaker: Speaker, node: sl.Both, count: int) -> str:
    # So many of all of them together: from one or the other.
    return ("或者" if count > 0 else "和").join(those(speaker, one, count) for one in node.cards)


@says(sl.Top)
def _top(speaker: Speaker, node: sl.Top, count: int) -> str:
    start = f"{zh.WHO[node.whose]}卡组最上面的"
    if isinstance(node.count, Fixed):
        return f"{start}{node.count.number}张卡"
    return f"{start}卡（数量是{speaker.say(node.count)}）"


@says(references.Choose)
def _choose(speaker: Speaker, node: references.Choose, count: int) -> str:
    text = MATCHING[node.matching] + so_many(speaker, node.cards, node.least, node.most)
    if node.different_names:
        text = f"{text}（卡名不同）"
    if node.by == AT_RANDOM:
        return f"{text}（随机选）"
    return text if node.by == YOU else f"{text}（由{zh.WHO[node.by]}选）"


def so_many(speaker: Speaker, cards: Cards, least: int, most: int) -> str:
    """From so many to so many cards."""
    if least == most:
        return those(speaker, cards, most)
    text = those(speaker, cards, ANY)
    measure = "只" if text.endswith("怪兽") else "张"
    if most >= 60:
        return f"任意数量的{text}" if least <= 1 else f"{least}{measure}以上的{text}"
    return f"最多{most}{measure}{text}" if least <= 1 else f"{least}至{most}{measure}{text}"
