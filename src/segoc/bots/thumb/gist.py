"""What an effect comes down to, read from its tree and from nothing else.

A `Gist` lists what is done, as a player would count it on the fingers: "destroy 1 card that the
opponent controls", "draw 2", and what is paid for it. It is read once from each effect, from its
canonical form (docs/effect-language.md), which anybody's bot can read as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from segoc.bots.thumb.filters import Filter, parts, read_filters
from segoc.effects import terms as tm
from segoc.effects.json_form import dump
from segoc.kernel.language.effect import Activated, Effect, Standing
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import (
    DECK,
    FIELD_ZONE,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    SPELL_ZONE,
)

# Places, as bits.
FIELD: Final = 1 << MONSTER_ZONE | 1 << SPELL_ZONE | 1 << PENDULUM_ZONE | 1 << FIELD_ZONE
# Words that choose among the cards that they are given.
CHOICES: Final = frozenset(
    ("choose", "choose_as_many", "choose_exactly", "choose_up_to", "choose_each_level", "highest")
)
# Words that point back at cards of an action before.
BACK: Final = frozenset(("done", "chosen", "paid", "revealed", "each"))
# Words for the other side of a battle or an activation, in the texts that answer one.
ANSWERED: Final = frozenset(("that", "attacker", "foe"))
PLAYERS: Final = frozenset(("you", "opponent", "turn_player", "other_player"))
MANY: Final = 60

# What taking a card from the field is worth to who does it, as a part of the card's worth.
REMOVALS: Final = {
    "destroy": 1.0,
    "banish": 1.1,
    "banish_face_down": 1.15,
    "send_to_gy": 1.05,
    "to_deck": 1.05,
    "to_hand": 0.7,
    "tribute": 1.0,
    "discard": 1.0,
    "turn_face_down": 0.35,
    "banish_until": 0.3,
    "must": 0.8,
    "to_extra_deck": 0.9,
}
SUMMONS: Final = frozenset(
    ("special_summon", "special_summon_where_pointed", "special_summon_to_either_field")
)
# Summons of a monster that is made from others: of the Extra Deck, mostly.
MAKINGS: Final = frozenset(
    (
        "fusion_summon",
        "fusion_summon_also_banishing",
        "fusion_summon_of_one",
        "fusion_summon_of_sent",
        "ritual_summon",
        "synchro_summon",
        "summon_with_listed",
        "overlay_summon",
    )
)
# By how much a clause changes ATK or DEF, if it has to be counted first: a guess.
RAISED: Final = 800.0
LOWERED: Final = -500.0
# It becomes something of another value: the half, mostly.
HALVED: Final = -1


class Some:
    """Which cards: of whom ("you", "opponent", "either", or "this" card itself), lying in which
    places (bits), that meet which filters; all of them, or `most` that are chosen, and by whom."""

    def __init__(
        self,
        whose: str,
        places: int,
        filters: Sequence[Filter] = (),
        most: int = MANY,
        chosen: bool = False,
        targeted: bool = False,
    ) -> None:
        self.whose = whose
        self.places: i64 = places
        self.filters = list(filters)
        self.most = most
        self.chosen = chosen
        self.targeted = targeted
        self.this = whose == "this"
        # Asked of each card of the table.
        self._either = whose == "either"
        self._theirs = whose == "opponent"

    def of_side(self, mine: bool) -> bool:
        return self._either or mine != self._theirs


THIS: Final = Some("this", 0)


class Clause:
    """What holds for a card by a clause: the word, and for a change of ATK or DEF by how much."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.word: str = data["is"]
        self.of_atk: bool = data.get("of") == "atk"
        self.adds: bool = data.get("change", "plus") == "plus"
        # What is added; or what it becomes.
        self.by = 0.0
        self.becomes = HALVED
        number = data.get("number", 0)
        if self.adds:
            self.by = float(number) if isinstance(number, int) else _guess(parts(number))
        elif isinstance(number, int):
            self.becomes = number
        self.harms = self.word in ("negated", "must_attack") or (
            self.word == "cannot" and data.get("verb") not in ("destroy", "target")
        )


def _guess(counted: dict[str, Any]) -> float:
    return LOWERED if counted["is"] == "times" and counted["factor"] < 0 else RAISED


class Deed:
    """One thing that is done: the word of its action, the cards that it is done to, the player
    ("you" or "opponent") and the amount that it speaks of, and the clauses that it applies.
    An `optional` one can be left undone when it comes to it."""

    def __init__(
        self,
        does: str,
        cards: Some | None,
        whose: str,
        amount: int,
        clauses: Sequence[Clause],
        optional: bool,
    ) -> None:
        self.does = does
        self.cards = cards
        self.whose = whose
        self.amount = amount
        self.clauses = list(clauses)
        self.optional = optional
        self.mine = whose in ("you", "turn_player", "either")
        self.theirs = whose == "opponent"
        self.summons = does in SUMMONS
        self.makes = does in MAKINGS
        # Which part of its worth it takes from who loses the card; 0 if none is lost.
        self.removes = REMOVALS.get(does, 0.0)


class Gist:
    """An activated effect: its kind, what it costs and what it does; `branches` are what can be
    done instead of each other, of which the first is among the deeds. `happening` is the word
    for what sets it off, and `on_this` whether that happens to the card itself."""

    def __init__(
        self,
        kind: str,
        cost: list[Deed],
        deeds: list[Deed],
        branches: list[list[Deed]],
        happening: str,
        on_this: bool,
    ) -> None:
        self.kind = kind
        self.cost = cost
        self.deeds = deeds
        self.branches = branches
        self.happening = happening
        self.on_this = on_this
        # Cards of the Deck may come to the GY by it, and be brought back.
        self.feeds = False
        for one in cost:
            if one.cards is not None and one.cards.places >> DECK & 1:
                self.feeds = True


def gist_of(effects: Sequence[Effect], number: int) -> Gist | None:
    """The gist of an effect of a card, counted from 0; None if that isn't activated."""
    if not 0 <= number < len(effects) or not isinstance(effects[number], Activated):
        return None
    data = parts(dump(effects[number]))
    reader = _Reader(data)
    deeds = reader.deeds(data.get("do", []))
    if not deeds and data.get("keeps_targets"):
        deeds.append(_equipping(effects, reader))
    happening = parts(data.get("happening", {}))
    return Gist(
        data["is"],
        reader.deeds(data.get("cost", [])),
        deeds,
        reader.branches,
        happening.get("is", ""),
        happening.get("cards") == "this",
    )


def _listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else [data]


def _equipping(effects: Sequence[Effect], reader: "_Reader") -> Deed:
    """An Equip Spell says what it does in a text of its own, about what is equipped."""
    clauses: list[Clause] = []
    for effect in effects:
        if isinstance(effect, Standing):
            data = parts(dump(effect))
            if parts(data.get("to", "")).get("is") == "equipped":
                clauses += [Clause(parts(one)) for one in data["clauses"]]
    return Deed("apply", reader.some("target"), "you", 0, clauses, False)


class _Reader:
    """Reads the programs of one effect."""

    def __init__(self, effect: dict[str, Any]) -> None:
        self.effect = effect
        self.branches: list[list[Deed]] = []
        self.last: Some | None = None

    def deeds(self, program: list[Any]) -> list[Deed]:
        found: list[Deed] = []
        optional = False
        for action in program:
            data = parts(action)
            if data["is"] == "may_go_on":
                optional = True
                continue
            if data.get("joint") == "also":
                # It hangs on nothing that came before, and so isn't left out with it.
                optional = False
            if data["is"] in ("choose_one", "if_so"):
                branches = [self.deeds(_listed(one["do"])) for one in data["of"]]
                self.branches += branches
                # To be counted on is what the first branch does.
                found += branches[0]
            elif data["is"] == "later":
                found += self.deeds(data["effect"]["do"])
            else:
                found.append(self._deed(data, optional))
        return found

    def _deed(self, data: dict[str, Any], optional: bool) -> Deed:
        cards = self.some(data["cards"]) if "cards" in data else None
        if cards is not None:
            self.last = cards
        amount = data.get("amount", data.get("count", 0))
        # Also the word for a place, or for cards.
        to = data.get("to") if isinstance(data.get("to"), str) else None
        return Deed(
            data["is"],
            cards,
            data.get("whose", data.get("by", to if to in PLAYERS else "you")),
            # What has to be counted first is taken for one, or for a thousand LP.
            amount if isinstance(amount, int) else (1 if "count" in data else 1000),
            [Clause(parts(one)) for one in data.get("clauses", ())],
            optional,
        )

    def some(self, cards: Any) -> Some:
        """Which cards a description means."""
        data = parts(cards)
        word = data["is"]
        if word in ("target", "all_targets", "proper_targets"):
            target = self.effect.get("targets")
            if target is None:
                return Some("opponent", FIELD, most=1)
            found = self.some(target["cards"])
            most = target.get("most", 1)
            return Some(found.whose, found.places, found.filters, most, True, True)
        if word in CHOICES:
            found = self.some(data["cards"])
            most = data.get("most", 1 if word in ("choose", "highest") else 2)
            chosen = data.get("by", "you") == "you"
            return Some(found.whose, found.places, found.filters, most, chosen, found.targeted)
        if word in ("cards", "even_face_down"):
            return Some(
                data.get("whose", "either"),
                _places(data.get("in", [])),
                read_filters(data.get("that", [])),
            )
        if word in ("among", "those_if"):
            found = self.some(data["cards"])
            more = found.filters + read_filters(data.get("that", []))
            return Some(found.whose, found.places, more, found.most, found.chosen, found.targeted)
        if word == "all_of":
            return _together([self.some(one) for one in data["cards"]], MANY, False)
        if word == "one_of_each":
            groups = [self.some(one) for one in data["groups"]]
            return _together(groups, len(groups), True)
        if word == "top":
            return Some(data.get("whose", "you"), 1 << DECK, most=1)
        if word in BACK and self.last is not None:
            return self.last
        if word in ANSWERED:
            return Some("opponent", FIELD, most=1)
        # What isn't understood is taken for the card itself, too.
        return THIS


def _places(places: Any) -> int:
    found = 0
    for place in _listed(places):
        found |= tm.PLACES.words[place]
    return found


def _together(groups: list[Some], most: int, chosen: bool) -> Some:
    whose = {group.whose for group in groups}
    places = 0
    for group in groups:
        places |= group.places
    # A filter counts if it is asked of all of them.
    filters = [
        one
        for one in groups[0].filters
        if all(any(one.said == other.said for other in g.filters) for g in groups)
    ]
    return Some(whose.pop() if len(whose) == 1 else "either", places, filters, most, chosen)
