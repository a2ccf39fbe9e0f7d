"""What an effect comes down to, read from its tree and from nothing else.

A `Gist` lists what is done, as a player would count it on the fingers: "destroy 1 card that the
opponent controls", "draw 2", and what is paid for it. It is read once from each effect, from its
canonical form (docs/effect-language.md), which anybody's bot can read as well.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from segoc.effects.canon import dump
from segoc.kernel.effect import Activated, Effect, Standing

FIELD: Final = frozenset(("monster_zone", "spell_zone", "pendulum_zone", "field_zone"))
ELSEWHERE: Final = frozenset(("hand", "deck", "gy", "banished", "extra_deck"))
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


class Some(NamedTuple):
    """Which cards: of whom ("you", "opponent", "either", or "this" card itself), lying where,
    that meet which filters; all of them, or `most` that are chosen, and by whom."""

    whose: str
    places: frozenset[str]
    filters: tuple[Any, ...] = ()
    most: int = MANY
    chosen: bool = False
    targeted: bool = False


THIS: Final = Some("this", frozenset())


class Deed(NamedTuple):
    """One thing that is done: the word of its action, the cards that it is done to, the player
    ("you" or "opponent") and the amount that it speaks of, and the clauses that it applies.
    An `optional` one can be left undone when it comes to it."""

    does: str
    cards: Some | None
    whose: str
    amount: int
    clauses: tuple[Any, ...]
    optional: bool


class Gist(NamedTuple):
    """An activated effect: its kind, what it costs and what it does; `branches` are what can be
    done instead of each other, of which the first is among the deeds. `happening` is the word
    for what sets it off, and `on_this` whether that happens to the card itself."""

    kind: str
    cost: tuple[Deed, ...]
    deeds: tuple[Deed, ...]
    branches: tuple[tuple[Deed, ...], ...]
    happening: str
    on_this: bool


def gist_of(effects: tuple[Effect, ...], number: int) -> Gist | None:
    """The gist of an effect of a card, counted from 1; None if that isn't activated."""
    if not 0 < number <= len(effects) or not isinstance(effects[number - 1], Activated):
        return None
    data = parts(dump(effects[number - 1]))
    reader = _Reader(data)
    deeds = list(reader.deeds(data.get("do", [])))
    if not deeds and data.get("keeps_targets"):
        deeds.append(_equipping(effects, reader))
    happening = parts(data.get("happening", {}))
    return Gist(
        data["is"],
        tuple(reader.deeds(data.get("cost", []))),
        tuple(deeds),
        tuple(reader.branches),
        happening.get("is", ""),
        happening.get("cards") == "this",
    )


def parts(data: Any) -> dict[str, Any]:
    """A value of the canonical form with its word: what is only a word is written as that."""
    return {"is": data} if isinstance(data, str) else data


def _listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else [data]


def _equipping(effects: tuple[Effect, ...], reader: "_Reader") -> Deed:
    """An Equip Spell says what it does in a text of its own, about what is equipped."""
    clauses = [
        clause
        for effect in effects
        if isinstance(effect, Standing)
        for data in [parts(dump(effect))]
        if parts(data.get("to", "")).get("is") == "equipped"
        for clause in data["clauses"]
    ]
    return Deed("apply", reader.some("target"), "you", 0, tuple(clauses), False)


class _Reader:
    """Reads the programs of one effect."""

    def __init__(self, effect: dict[str, Any]) -> None:
        self.effect = effect
        self.branches: list[tuple[Deed, ...]] = []
        self.last: Some | None = None

    def deeds(self, program: list[Any]) -> Iterator[Deed]:
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
                branches = [tuple(self.deeds(_listed(one["do"]))) for one in data["of"]]
                self.branches += branches
                # To be counted on is what the first branch does.
                yield from branches[0]
            elif data["is"] == "later":
                yield from self.deeds(data["effect"]["do"])
            else:
                yield self._deed(data, optional)

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
            tuple(data.get("clauses", ())),
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
            return found._replace(most=target.get("most", 1), chosen=True, targeted=True)
        if word in CHOICES:
            found = self.some(data["cards"])
            most = data.get("most", 1 if word in ("choose", "highest") else 2)
            return found._replace(most=most, chosen=data.get("by", "you") == "you")
        if word in ("cards", "even_face_down"):
            return Some(
                data.get("whose", "either"),
                _places(data.get("in", [])),
                tuple(parts(one) for one in data.get("that", [])),
            )
        if word in ("among", "those_if"):
            found = self.some(data["cards"])
            more = tuple(parts(one) for one in data.get("that", []))
            return found._replace(filters=found.filters + more)
        if word == "all_of":
            return _together([self.some(one) for one in data["cards"]])
        if word == "one_of_each":
            groups = [self.some(one) for one in data["groups"]]
            return _together(groups)._replace(most=len(groups), chosen=True)
        if word == "top":
            return Some(data.get("whose", "you"), frozenset(("deck",)), most=1)
        if word in BACK and self.last is not None:
            return self.last
        if word in ANSWERED:
            return Some("opponent", FIELD, most=1)
        return THIS


def _places(places: Any) -> frozenset[str]:
    found: set[str] = set()
    for place in _listed(places):
        if place == "field":
            found |= FIELD
        elif place in ("anywhere", "everywhere"):
            found |= FIELD | ELSEWHERE
        else:
            found.add(place)
    return frozenset(found)


def _together(groups: list[Some]) -> Some:
    whose = {group.whose for group in groups}
    places = frozenset[str]().union(*(group.places for group in groups))
    # A filter counts if it is asked of all of them.
    filters = tuple(one for one in groups[0].filters if all(one in g.filters for g in groups))
    return Some(whose.pop() if len(whose) == 1 else "either", places, filters)
