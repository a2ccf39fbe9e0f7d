"""Terms: the words for what is a number or a set of bits inside of the values.

A term is a sort of part that is no value of the language itself: a number, a name, one of
some words, or several of them. Each can be written as plain data and read back; what it
doesn't know it refuses, with the words that are like it.
"""

import difflib
from typing import Final, TypeAlias

from segoc.kernel.language import effect as ef, entry as en
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT
from segoc.kernel.picture import matching
from segoc.kernel.table import counter_kinds, event as ev, geometry, kinds, phases, places, verbs

# Plain data, as in a JSON file.
Plain: TypeAlias = "str | int | bool | list[Plain] | dict[str, Plain]"

# No number on any card is larger.
LARGEST: Final = 1_000_000


class Malformed(ValueError):
    """Plain data that is no value of the language; `at` is where, from the outside in."""

    def __init__(self, at: str, message: str) -> None:
        super().__init__(f"{at}: {message}" if at else message)
        self.at = at
        self.message = message


class Sort:
    """A sort of part: what can stand in its place, and how it is written."""

    def write(self, value: object) -> Plain:
        """As plain data; a value that isn't of this sort is refused."""
        raise AssertionError("a sort can be written")

    def read(self, data: object, at: str) -> object:
        raise AssertionError("a sort can be read")

    def such(self) -> object:
        """Any value of this sort."""
        raise AssertionError("there is something of each sort")


class Flag(Sort):
    """Yes or no."""

    def write(self, value: object) -> Plain:
        if not isinstance(value, bool):
            raise Malformed("", f"true or false belongs here, not {shown(value)}")
        return value

    def read(self, data: object, at: str) -> object:
        if not isinstance(data, bool):
            raise Malformed(at, f"true or false belongs here, not {shown(data)}")
        return data

    def such(self) -> object:
        return False


class Whole(Sort):
    """A whole number from least to most."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def write(self, value: object) -> Plain:
        if not isinstance(value, int) or isinstance(value, bool):
            raise Malformed("", f"a whole number belongs here, not {shown(value)}")
        return value

    def read(self, data: object, at: str) -> object:
        if not isinstance(data, int) or isinstance(data, bool):
            raise Malformed(at, f"a whole number belongs here, not {shown(data)}")
        if not self.least <= data <= self.most:
            raise Malformed(at, f"a number from {self.least} to {self.most} belongs here: {data}")
        return data

    def such(self) -> object:
        return self.least


class Points(Whole):
    """An ATK or DEF, as it is printed: a number, or "?"."""

    def write(self, value: object) -> Plain:
        return "?" if value == kinds.QUESTION_MARK else super().write(value)

    def read(self, data: object, at: str) -> object:
        return kinds.QUESTION_MARK if data == "?" else super().read(data, at)


class Name(Sort):
    """A name of a card or of an archetype, as they call each other."""

    def write(self, value: object) -> Plain:
        return read_name(value, "")

    def read(self, data: object, at: str) -> object:
        return read_name(data, at)

    def such(self) -> object:
        return "?"


class Names(Sort):
    """Several names, one at least."""

    def write(self, value: object) -> Plain:
        assert isinstance(value, list)
        return [read_name(name, "") for name in value]

    def read(self, data: object, at: str) -> object:
        if not isinstance(data, list):
            raise Malformed(at, f"a list of names belongs here, not {shown(data)}")
        if not data:
            raise Malformed(at, "a name at least belongs here")
        return [read_name(data[index], f"{at}.{index + 1}") for index in range(len(data))]

    def such(self) -> object:
        return ["?"]


def read_name(data: object, at: str) -> str:
    if not isinstance(data, str):
        raise Malformed(at, f"a name belongs here, not {shown(data)}")
    if not data or data != data.strip() or not data.isprintable():
        raise Malformed(at, f"{data!r} is no name: it is empty, or has stray spaces")
    return data


class Choice(Sort):
    """One of some words."""

    def __init__(self, what: str, words: dict[str, int]) -> None:
        self.what = what
        self.words = words
        self.of_value: dict[int, str] = {number: word for word, number in words.items()}

    def write(self, value: object) -> Plain:
        if not isinstance(value, int) or value not in self.of_value:
            raise Malformed("", f"{self.what} belongs here, and {shown(value)} is none")
        return self.of_value[value]

    def read(self, data: object, at: str) -> object:
        return self.look_up(data, at)

    def look_up(self, data: object, at: str) -> int:
        if not isinstance(data, str):
            raise Malformed(at, f"{self.what} belongs here as a word, not {shown(data)}")
        if data not in self.words:
            raise Malformed(at, f"no {self.what} is {data!r}{like(data, list(self.words))}")
        return self.words[data]

    def such(self) -> object:
        return list(self.words.values())[-1]


class Bits(Choice):
    """Some of several words, as bits: a single one alone, several as a list.

    A word can stand for several bits; it is written where all of them are there, so the
    wider words come first.
    """

    def everything(self) -> int:
        all_bits = 0
        for bits in self.words.values():
            all_bits |= bits
        return all_bits

    def write(self, value: object) -> Plain:
        left = value if isinstance(value, int) else 0
        found: list[Plain] = []
        for word, bits in self.words.items():
            if bits & ~left == 0:
                found.append(word)
                left &= ~bits
        if not found and not left:
            raise Malformed("", f"{self.what} belongs here, one at least")
        if left:
            hint = "a name of another module, such as `EFFECT` of `kinds`?"
            raise Malformed("", f"{self.what} belongs here, and bits {left:b} are none: {hint}")
        return found[0] if len(found) == 1 else found

    def read(self, data: object, at: str) -> object:
        if not isinstance(data, list):
            return self.look_up(data, at)
        if not data:
            raise Malformed(at, f"{self.what} belongs here, one at least")
        bits = 0
        for index in range(len(data)):
            spot = f"{at}.{index + 1}"
            more = self.look_up(data[index], spot)
            if bits & more:
                raise Malformed(spot, f"{data[index]!r} is there already")
            bits |= more
        return bits


def like(word: str, known: list[str]) -> str:
    """A hint at what might have been meant; all that there is, if that is little."""
    near = difflib.get_close_matches(word, known, n=3, cutoff=0.6)
    if near:
        return f": did you mean {' or '.join(repr(one) for one in near)}?"
    if len(known) <= 12:
        return f": there are {', '.join(known)}"
    return ""


def shown(data: object) -> str:
    """What a person wrote, in an error: short."""
    if isinstance(data, dict):
        word = data.get("is")
        return f"an object ({word})" if isinstance(word, str) else "an object"
    if isinstance(data, list):
        return "a list"
    text = repr(data)
    return text if len(text) <= 40 else f"{text[:37]}…"


def _words(names: list[str], first: int = 1) -> dict[str, int]:
    """The words of a list of names of the kernel, from the `first` on."""
    return {names[i].lower().replace(" ", "_"): i for i in range(first, len(names)) if names[i]}


def _as_bits(words: dict[str, int]) -> dict[str, int]:
    return {word: 1 << number for word, number in words.items()}


# What a word stands for. A number of which several words exist is written with the last.

_PLACES: Final[dict[str, int]] = {
    "deck": places.DECK,
    "hand": places.HAND,
    "gy": places.GRAVEYARD,
    "banished": places.BANISHED,
    "extra_deck": places.EXTRA_DECK,
    "monster_zone": places.MONSTER_ZONE,
    "spell_zone": places.SPELL_ZONE,
    "pendulum_zone": places.PENDULUM_ZONE,
    "field_zone": places.FIELD_ZONE,
    "under": places.UNDER,
    "in_the_act": places.IN_THE_ACT,
}
_ON_FIELD: Final = (
    1 << places.MONSTER_ZONE
    | 1 << places.SPELL_ZONE
    | 1 << places.PENDULUM_ZONE
    | 1 << places.FIELD_ZONE
)
_ANYWHERE: Final = _ON_FIELD | (1 << places.PILES_PER_PLAYER) - 1
# Also as material, and in the act of being summoned or activated.
_EVERYWHERE: Final = _ANYWHERE | 1 << places.UNDER | 1 << places.IN_THE_ACT

_WAYS: Final = _as_bits(_words(ev.WAY_NAMES))
_SETS: Final = 1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET
_PLAIN: Final = 1 << ev.NORMAL_SUMMON | 1 << ev.TRIBUTE_SUMMON | 1 << ev.GEMINI_SUMMON
_ALL_WAYS: Final = ((1 << len(ev.WAY_NAMES)) - 2) & ~_SETS
_SPECIAL: Final = _ALL_WAYS & ~_PLAIN & ~(1 << ev.FLIP_SUMMON)

_PHASES: Final = _words(phases.PHASE_NAMES)
_MAIN_PHASES: Final = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2

YES_NO: Final = Flag()
NAME: Final = Name()
NAMES: Final = Names()
POINTS: Final = Points(0, LARGEST)

PLACE: Final = Choice("place", _PLACES)
PLACES: Final = Bits(
    "place",
    {"everywhere": _EVERYWHERE, "anywhere": _ANYWHERE, "field": _ON_FIELD, **_as_bits(_PLACES)},
)
POSITION: Final = Choice("position", {"attack": places.ATTACK, "defense": places.DEFENSE})
POSITIONS: Final = Bits("position", _as_bits(POSITION.words))
SUMMON_POSITIONS: Final = Bits(
    "position",
    _as_bits({**POSITION.words, "face_down_defense": places.FACE_DOWN_DEFENSE}),
)
VERB: Final = Choice("verb", _words(verbs.VERB_NAMES))
REASONS: Final = Bits("reason", _as_bits(_words(ev.WHY_NAMES)))
TAGS: Final = Bits("tag of a move", _as_bits(_words(ev.TAG_NAMES, 0)))
WAYS: Final = Bits(
    "way to be summoned",
    {"any_way": _ALL_WAYS, "special": _SPECIAL, "normal": _PLAIN, **_WAYS},
)
PHASE: Final = Choice("phase", _PHASES)
DAMAGE_PART: Final = Choice(
    "part of the Damage Step",
    {
        word: step
        for word, step in _words(phases.STEP_NAMES).items()
        if phases.DAMAGE_STEP_START <= step <= phases.DAMAGE_STEP_END
    },
)
PHASES: Final = Bits("phase", {"main_phase": _MAIN_PHASES, **_as_bits(_PHASES)})
TIMING: Final = Choice("timing", {"when": ef.WHEN, "if": ef.IF})
LIMIT: Final = Choice(
    "limit",
    {
        "once_per_turn": ef.ONCE_A_TURN,
        "once_per_turn_by_name": ef.ONCE_A_TURN_BY_NAME,
        "once_per_chain": ef.ONCE_A_CHAIN,
        "one_per_turn": ef.ONE_A_TURN,
        "once_while_face_up": ef.ONCE_FACE_UP,
        "once_per_duel_by_name": ef.ONCE_A_DUEL_BY_NAME,
        "twice_per_turn": ef.TWICE_A_TURN,
    },
)
JOINT: Final = Choice(
    "joint",
    {
        "also": 0,
        "then": IF_DONE,
        "and": SAME_MOMENT | IF_DONE,
        "meanwhile": SAME_MOMENT,
    },
)
LAYER: Final = Choice(
    "value",
    {"atk": en.ATK, "def": en.DEFENSE, "level": en.LEVEL, "rank": en.RANK, "scale": en.SCALE},
)
OP: Final = Choice(
    "change", {"plus": en.PLUS, "set": en.SET_TO, "original": en.ORIGINAL, "last": en.LAST}
)
DAMAGE_CHANGE: Final = Choice(
    "change of damage",
    {"zero": en.ZERO, "halved": en.HALVED, "doubled": en.DOUBLED, "healed": en.HEALED},
)
DRAWING: Final = Choice(
    "way to draw attacks",
    {
        "only": en.ONLY,
        "must": en.MUST,
        "if_it_attacks": en.IF_IT_ATTACKS,
        "above_all": en.ABOVE_ALL,
    },
)
IN_DECK: Final = Choice("place in the Deck", {"anywhere": 0, "top": 1, "bottom": 2})
UNTIL: Final = Choice(
    "duration",
    {
        "while_face_up": en.WHILE_FACE_UP,
        "end_of_turn": en.UNTIL_END_OF_TURN,
        "end_of_next_turn": en.UNTIL_END_OF_NEXT_TURN,
        "next_battle_phase": en.UNTIL_BATTLE_PHASE_IS_OVER,
        "end_of_damage_step": en.UNTIL_DAMAGE_STEP,
        "end_of_damage_calculation": en.UNTIL_CALCULATION,
        "next_own_turn": en.UNTIL_OWN_TURN_IS_OVER,
        "end_phase": en.UNTIL_END_PHASE,
        "next_standby_phase": en.UNTIL_STANDBY_PHASE,
        "third_own_turn": en.UNTIL_THIRD_OWN_TURN,
        "own_end_phase": en.UNTIL_OWN_END_PHASE,
        "while_linked": en.WHILE_LINKED,
        "for_good": en.FOR_GOOD,
        "with_counter": en.WITH_COUNTER,
    },
)
MATCHING: Final = Choice("way to go together", _words(matching.MATCHING_NAMES))
COUNTER: Final = Choice(
    "kind of counter",
    {
        "own_counter": counter_kinds.OWN_COUNTER,
        "its_counter": counter_kinds.ITS_COUNTER,
        **_words(counter_kinds.COUNTER_NAMES, 0),
    },
)

KIND: Final = Choice(
    "kind of card", {"monster": kinds.MONSTER, "spell": kinds.SPELL, "trap": kinds.TRAP}
)
KINDS: Final = Bits("kind of card", _as_bits(KIND.words))
PROPERTY: Final = Choice(
    "property",
    {
        "normal": kinds.NORMAL_CARD,
        "continuous": kinds.CONTINUOUS,
        "equip": kinds.EQUIP,
        "field": kinds.FIELD_SPELL,
        "quick_play": kinds.QUICK_PLAY,
        "ritual": kinds.RITUAL_SPELL,
        "counter": kinds.COUNTER,
    },
)
TYPES: Final = Bits(
    "word of a type line",
    {
        "effect": kinds.EFFECT_MONSTER,
        "fusion": kinds.FUSION,
        "ritual": kinds.RITUAL,
        "synchro": kinds.SYNCHRO,
        "xyz": kinds.XYZ,
        "link": kinds.LINK,
        "pendulum": kinds.PENDULUM,
        "tuner": kinds.TUNER,
        "flip": kinds.FLIP,
        "toon": kinds.TOON,
        "spirit": kinds.SPIRIT,
        "union": kinds.UNION,
        "gemini": kinds.GEMINI,
        "special_summon": kinds.SPECIAL_SUMMON_MONSTER,
        "token": kinds.TOKEN,
    },
)
ATTRIBUTES: Final = Bits(
    "Attribute",
    {
        "light": kinds.LIGHT,
        "dark": kinds.DARK,
        "earth": kinds.EARTH,
        "water": kinds.WATER,
        "fire": kinds.FIRE,
        "wind": kinds.WIND,
        "divine": kinds.DIVINE,
    },
)
ATTRIBUTE: Final = Choice("Attribute", ATTRIBUTES.words)
RACES: Final = Bits(
    "Type of monster",
    {
        "warrior": kinds.WARRIOR,
        "spellcaster": kinds.SPELLCASTER,
        "fairy": kinds.FAIRY,
        "fiend": kinds.FIEND,
        "zombie": kinds.ZOMBIE,
        "machine": kinds.MACHINE,
        "aqua": kinds.AQUA,
        "pyro": kinds.PYRO,
        "rock": kinds.ROCK,
        "winged_beast": kinds.WINGED_BEAST,
        "plant": kinds.PLANT,
        "insect": kinds.INSECT,
        "thunder": kinds.THUNDER,
        "dragon": kinds.DRAGON,
        "beast": kinds.BEAST,
        "beast_warrior": kinds.BEAST_WARRIOR,
        "dinosaur": kinds.DINOSAUR,
        "fish": kinds.FISH,
        "sea_serpent": kinds.SEA_SERPENT,
        "reptile": kinds.REPTILE,
        "psychic": kinds.PSYCHIC,
        "divine_beast": kinds.DIVINE_BEAST,
        "creator_god": kinds.CREATOR_GOD,
        "wyrm": kinds.WYRM,
        "cyberse": kinds.CYBERSE,
        "illusion": kinds.ILLUSION,
    },
)
RACE: Final = Choice("Type of monster", RACES.words)
ARROWS: Final = Bits(
    "link marker",
    {
        "bottom_left": geometry.BOTTOM_LEFT,
        "bottom": geometry.BOTTOM,
        "bottom_right": geometry.BOTTOM_RIGHT,
        "left": geometry.LEFT,
        "right": geometry.RIGHT,
        "top_left": geometry.TOP_LEFT,
        "top": geometry.TOP,
        "top_right": geometry.TOP_RIGHT,
    },
)
