"""English for descriptions of cards, and for choosing among them."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from segoc.effects import card_history, descriptions as sl, filters as fl, naming, references
from segoc.effects.numbers import Fixed
from segoc.effects.players import AT_RANDOM, EITHER, OPPONENT, YOU
from segoc.explain.english import terms as en
from segoc.explain.english.terms import article, listed, names_of, numbered, plural
from segoc.explain.speaker import Book, Speaker
from segoc.kernel.language import entry
from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.picture import matching
from segoc.kernel.table import places

BOOK: Final = Book()
says: Final = BOOK.says

# How many are meant.
ALL: Final = 0  # all of them
ANY: Final = -1  # one or more, whichever
BARE: Final = -2  # of that description in general
# How cards that are chosen together go together.
MATCHING: Final = {
    matching.ANY_TWO: "",
    matching.SAME_LEVEL: " with the same Level",
    matching.EACH_PLAYERS: ", 1 of each player's",
    matching.EACH_CHOOSES: ", 1 of each player's, which that player chooses",
    matching.FIELD_AND_GY: ", 1 on the field and 1 in the GY",
    matching.MENTIONED: " (a Spell, and a monster whose name is in its text)",
    matching.SAME_RACE: " of the same Type",
    matching.OTHER_LEVEL: ", of different Levels",
    matching.OTHER_PLACE: ", 1 of each place",
    matching.SAME_ATTRIBUTE: " of the same Attribute",
    matching.OTHER_RACE: " of different Types",
    matching.OTHER_TITLE: " with different names",
}


class Those(NamedTuple):
    """Cards in words, and whether there can be several."""

    text: str
    many: bool

    @property
    def s(self) -> str:
        """The ending of a verb that they are the subject of."""
        return "" if self.many else "s"

    @property
    def are(self) -> str:
        return "are" if self.many else "is"

    @property
    def have(self) -> str:
        return "have" if self.many else "has"

    @property
    def their(self) -> str:
        return "their" if self.many else "its"


@dataclass
class Noun:
    """A noun that is being put together; `before` are words with their order."""

    noun: str = "card"
    before: list[tuple[int, str]] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def words(self, many: bool) -> str:
        words = [word for _, word in sorted(self.before, key=lambda pair: pair[0])]
        noun = plural(self.noun) if many and not self.noun.startswith('"') else self.noun
        if noun.startswith("monster") and words and words[-1] in en.TYPE_WORDS.values():
            noun = noun.capitalize()
        return " ".join([*words, noun])

    def being(self) -> str:
        """As what something is that was spoken of: `face-up`, or `one you control`."""
        if self.noun != "card":
            return self.text(ANY)
        if not self.after:
            return self.words(False).removesuffix(" card")
        return self.text(ANY) if self.before else " ".join(["one", *self.after])

    def text(self, count: int, place: str = "") -> str:
        """With its number: that many, or one of ALL, ANY and BARE."""
        tail = " ".join(["", *([place] if place else []), *self.after])
        if count == ALL:
            return f"all {self.words(True)}{tail}"
        if count == ANY:
            return f"{article(self.words(False))}{tail}"
        if count == BARE:
            return f"{self.words(True)}{tail}"
        return f"{count} {self.words(count != 1)}{tail}"


def noun_of(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    for one in filters:
        speaker.say(one, noun)
    return noun


# Filters: each adds its words to a noun.


@says(fl.OfKind)
def _kind(speaker: Speaker, node: fl.OfKind, noun: Noun) -> None:
    noun.noun = "/".join(names_of(node.kinds, en.KINDS))


@says(fl.MonsterCard)
def _monster_card(speaker: Speaker, node: fl.MonsterCard, noun: Noun) -> None:
    noun.noun = "Monster Card"


@says(fl.Facing)
def _facing(speaker: Speaker, node: fl.Facing, noun: Noun) -> None:
    noun.before.append((1, "face-up" if node.up else "face-down"))


@says(fl.InPosition)
def _position(speaker: Speaker, node: fl.InPosition, noun: Noun) -> None:
    noun.before.append((2, en.POSITIONS[node.position]))


@says(fl.OfTypes)
def _types(speaker: Speaker, node: fl.OfTypes, noun: Noun) -> None:
    noun.before.append((7, listed(names_of(node.types, en.TYPE_WORDS))))


@says(fl.OfAttribute)
def _attribute(speaker: Speaker, node: fl.OfAttribute, noun: Noun) -> None:
    noun.before.append((3, listed(names_of(node.attributes, en.ATTRIBUTES))))


@says(fl.OfRace)
def _race(speaker: Speaker, node: fl.OfRace, noun: Noun) -> None:
    races = listed(names_of(node.races, en.RACES))
    if node.original:
        noun.after.append(f"whose original Type is {races}")
    else:
        noun.before.append((5, races))


@says(naming.OfSeries)
def _series(speaker: Speaker, node: naming.OfSeries, noun: Noun) -> None:
    noun.before.append((6, listed([f'"{speaker.archetype(name)}"' for name in node.series])))


@says(naming.Mentions)
def _mentions(speaker: Speaker, node: naming.Mentions, noun: Noun) -> None:
    names = listed([f'"{speaker.title(name)}"' for name in node.names])
    noun.after.append(f"that mentions {names}")


@says(naming.Named)
def _named(speaker: Speaker, node: naming.Named, noun: Noun) -> None:
    names = listed([f'"{speaker.title(name)}"' for name in node.names])
    if node.original:
        noun.after.append(f"whose original name is {names}")
    else:
        noun.noun = names


@says(naming.SameName)
def _same_name(speaker: Speaker, node: naming.SameName, noun: Noun) -> None:
    original = "original " if node.original else ""
    noun.after.append(f"with the same {original}name as {those(speaker, node.cards, ANY).text}")


@says(naming.HasNamesake)
def _has_namesake(speaker: Speaker, node: naming.HasNamesake, noun: Noun) -> None:
    noun.after.append(f"with the same name as another of {those(speaker, node.cards, ALL).text}")


@says(fl.SameLevel)
def _same_level(speaker: Speaker, node: fl.SameLevel, noun: Noun) -> None:
    whose = f"{those(speaker, node.cards, ANY).text}{' originally' if node.original else ''}"
    noun.after.append(f"with the same Level as {whose}")


@says(fl.SameRace)
def _same_race(speaker: Speaker, node: fl.SameRace, noun: Noun) -> None:
    original = "original " if node.original else ""
    noun.after.append(f"with the same {original}Type as {those(speaker, node.cards, ANY).text}")


@says(fl.LevelIs)
def _level(speaker: Speaker, node: fl.LevelIs, noun: Noun) -> None:
    level = "original Level" if node.original else "Level"
    if not isinstance(node.most, Fixed):
        least = f"at least {node.least} and " if node.least > 1 else ""
        noun.after.append(f"whose {level} is {least}at most {speaker.say(node.most)}")
        return
    most = node.most.number
    if node.least == most:
        noun.before.append((4, f"{level} {most}"))
    elif most >= 12:
        noun.before.append((4, f"{level} {node.least} or higher"))
    elif node.least <= 1:
        noun.before.append((4, f"{level} {most} or lower"))
    else:
        to = "or" if most == node.least + 1 else "to"
        noun.before.append((4, f"{level} {node.least} {to} {most}"))


@says(fl.AtkIs)
def _atk(speaker: Speaker, node: fl.AtkIs, noun: Noun) -> None:
    noun.after.append(f"with {between(node.least, node.most)} ATK")


def between(least: int, most: int) -> str:
    if least == most:
        return str(most)
    if most >= 1_000_000:
        return f"{least} or more"
    return f"{most} or less" if least == 0 else f"{least} to {most}"


@says(fl.OtherThan)
def _other_than(speaker: Speaker, node: fl.OtherThan, noun: Noun) -> None:
    noun.after.append(f"other than {those(speaker, node.cards).text}")


@says(fl.IsThis)
def _is_this(speaker: Speaker, node: fl.IsThis, noun: Noun) -> None:
    noun.after.append("that is this card")


def one_such(speaker: Speaker, filters: list[Filter]) -> str:
    """One card that passes these filters, which may be this very one."""
    return "this card" if filters == [fl.IsThis()] else noun_of(speaker, filters).text(1)


@says(naming.OtherName)
def _other_name(speaker: Speaker, node: naming.OtherName, noun: Noun) -> None:
    noun.after.append(f'except "{speaker.own}"')


@says(fl.ControlledBy)
def _controlled_by(speaker: Speaker, node: fl.ControlledBy, noun: Noun) -> None:
    noun.after.append(controls(node.whose))


@says(fl.OfPlayer)
def _of_player(speaker: Speaker, node: fl.OfPlayer, noun: Noun) -> None:
    whose = "either player's" if node.whose == EITHER else en.YOUR[node.whose]
    noun.before.append((0, whose))


@says(fl.OwnedBy)
def _owned_by(speaker: Speaker, node: fl.OwnedBy, noun: Noun) -> None:
    who, s = en.WHO[node.whose]
    noun.after.append(f"that {who} own{s}")


@says(card_history.CameFrom)
def _came_from(speaker: Speaker, node: card_history.CameFrom, noun: Noun) -> None:
    noun.after.append(f"Summoned from the {listed(numbered(node.places, en.PLACES))}")


@says(card_history.SummonedByOwn)
def _summoned_by_own(speaker: Speaker, node: card_history.SummonedByOwn, noun: Noun) -> None:
    number = speaker.printed_number(node.number)
    way = f"effect {number}" if number else "text"
    noun.after.append(f"Special Summoned by its own {way}")


@says(fl.OfProperty)
def _property(speaker: Speaker, node: fl.OfProperty, noun: Noun) -> None:
    noun.before.append((7, en.PROPERTIES[node.property]))


@says(fl.NormalMonster)
def _normal_monster(speaker: Speaker, node: fl.NormalMonster, noun: Noun) -> None:
    noun.noun = "Normal Monster"


@says(card_history.Doomed)
def _doomed(speaker: Speaker, node: card_history.Doomed, noun: Noun) -> None:
    noun.after.append("that will be destroyed")


@says(fl.Not)
def _not(speaker: Speaker, node: fl.Not, noun: Noun) -> None:
    other = noun_of(speaker, [node.filter])
    if len(other.before) == 1 and other.noun == "card" and not other.after:
        order, word = other.before[0]
        noun.before.append((order, f"non-{word}"))
    else:
        noun.after.append(f"other than {other.text(ANY)}")


@says(fl.AnyOf)
def _any_of(speaker: Speaker, node: fl.AnyOf, noun: Noun) -> None:
    others = [noun_of(speaker, [one]) for one in node.filters]
    if all(len(one.before) == 1 and one.noun == "card" and not one.after for one in others):
        order = min(one.before[0][0] for one in others)
        noun.before.append((order, listed([one.before[0][1] for one in others])))
    else:
        noun.after.append(f"({listed([one.text(ANY) for one in others])})")


@says(fl.AllOf)
def _all_of(speaker: Speaker, node: fl.AllOf, noun: Noun) -> None:
    for one in node.filters:
        speaker.say(one, noun)


# Where cards are.


def controls(whose: int) -> str:
    who, s = en.WHO[whose]
    return "on the field" if whose == EITHER else f"{who} control{s}"


def where(whose: int, bits: int, noun: Noun, source: bool) -> str:
    """The place of cards; `source` if they are taken from there."""
    if bits & en.ANYWHERE == en.ANYWHERE:
        return "" if whose == EITHER else f"of {en.YOUR[whose]}"
    on_field = bits & en.ON_FIELD
    controlled = on_field == en.ON_FIELD or on_field == 1 << places.MONSTER_ZONE
    if controlled and bits == on_field:
        return controls(whose)
    if bits == 1 << places.BANISHED:
        noun.before.insert(0, (0, "banished"))
        return {YOU: "of yours", OPPONENT: "of your opponent's"}.get(whose, "")
    names = numbered(bits & ~on_field, en.PLACES)
    names += ["field"] if controlled else numbered(on_field, en.PLACES)
    owner = "either" if whose == EITHER and names == ["GY"] else en.YOUR[whose]
    return f"{'from' if source else 'in'} {owner} {listed(names)}"


# Cards. What can be several is given how many of them are meant, and whether they are taken
# from where they are.


def those(speaker: Speaker, cards: Cards, count: int = ALL, source: bool = False) -> Those:
    found = speaker.say(cards, count, source)
    assert isinstance(found, Those)
    return found


def from_among(speaker: Speaker, cards: Cards) -> str:
    """Cards of which some are taken: `monsters you control`."""
    return those(speaker, cards, ALL, True).text.removeprefix("all ")


@says(sl.Described)
def _described(speaker: Speaker, node: sl.Described, count: int, source: bool) -> Those:
    noun = noun_of(speaker, node.that)
    place = where(node.whose, node.in_, noun, source)
    return Those(noun.text(count, place), count not in (1, ANY))


@says(sl.EvenFaceDown)
def _even_face_down(speaker: Speaker, node: sl.EvenFaceDown, count: int, source: bool) -> Those:
    found = _described(speaker, node, count, source)
    return Those(f"{found.text} (face-up or face-down)", found.many)


@says(sl.Among)
def _among(speaker: Speaker, node: sl.Among, count: int, source: bool) -> Those:
    noun = noun_of(speaker, node.that)
    group = those(speaker, node.cards, ALL if count > 0 else count, source)
    if not group.many:
        return Those(f"{group.text} (if it is {noun.being()})", False)
    which = "those cards" if isinstance(node.cards, references.Revealed) else group.text
    if count == ALL:
        return Those(f"each {noun.text(1).removeprefix('1 ')} among {which}", False)
    return Those(f"{noun.text(count)} among {which}", count not in (1, ANY))


HIGHEST: Final = {
    entry.ATK: "ATK",
    entry.DEFENSE: "DEF",
    entry.LEVEL: "Level",
    entry.RANK: "Rank",
    entry.SCALE: "Pendulum Scale",
}


@says(sl.Highest)
def _highest(speaker: Speaker, node: sl.Highest, count: int, source: bool) -> Those:
    group = those(speaker, node.cards, BARE if count == ALL else count, source)
    return Those(f"{group.text} with the highest {HIGHEST[node.of]}", group.many)


@says(sl.Both)
def _both(speaker: Speaker, node: sl.Both, count: int, source: bool) -> Those:
    texts = [those(speaker, one, count, source).text for one in node.cards]
    # So many of all of them together: from one or the other.
    return Those(listed(texts, "or" if count > 0 else "and"), count != 1)


@says(sl.Top)
def _top(speaker: Speaker, node: sl.Top, count: int, source: bool) -> Those:
    deck = f"of {en.YOUR[node.whose]} Deck"
    if node.count == Fixed(1):
        return Those(f"the top card {deck}", False)
    if isinstance(node.count, Fixed):
        return Those(f"the top {node.count.number} cards {deck}", True)
    return Those(f"as many cards from the top {deck} as {speaker.say(node.count)}", True)


@says(references.Choose)
def _choose(speaker: Speaker, node: references.Choose, count: int, source: bool) -> Those:
    found = so_many(speaker, node.cards, node.least, node.most, source)
    if node.different_names:
        found = Those(f"{found.text} with different names", found.many)
    found = Those(found.text + MATCHING[node.matching], found.many)
    if node.by == YOU:
        return found
    if node.by == AT_RANDOM:
        return Those(f"{found.text} at random", found.many)
    return Those(f"{found.text} (chosen by {en.WHO[node.by][0]})", found.many)


def so_many(speaker: Speaker, cards: Cards, least: int, most: int, source: bool = False) -> Those:
    """From so many to so many cards."""
    text, many = those(speaker, cards, most, source)
    if not text.startswith(f"{most} "):
        text = f"{most} of {text}" if many else text
    if least == most:
        return Those(text, most > 1)
    if least <= 1:
        bare = text.removeprefix(f"{most} ").removeprefix("of ")
        return Those(f"up to {text}" if most < 60 else f"any number of {bare}", True)
    if most >= 60:
        return Those(f"{least} or more {text.removeprefix(f'{most} ')}", True)
    return Those(f"{least} to {text}", True)
