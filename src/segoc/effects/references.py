"""Ways to point at cards: this one, the targets, what was chosen or done, what is equipped."""

from typing import ClassVar

from segoc.effects.players import EITHER, YOU, means
from segoc.kernel.language import ties
from segoc.kernel.language.effect import Instead
from segoc.kernel.language.node import ANY_PLACE, Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.picture.matching import ANY_TWO, with_partners
from segoc.kernel.programs.program import effect_of, happening_of
from segoc.kernel.table.event import Event
from segoc.kernel.table.geometry import pointed_zones
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.state import NO_CARD, State


def still_there(state: State, refs: list[Ref]) -> list[int]:
    """The cards that are still the objects that were referred to (TRM-046)."""
    # EFX-102, TRM-046, TRM-047, TRM-052, TRM-053, TRM-056
    return [ref.card for ref in refs if ref.same_object(state.cards[ref.card])]


class This(Cards):
    """The card whose effect it is, as long as it is the same object."""

    WORD: ClassVar = "this"

    TIMELESS: ClassVar[bool] = True

    def only_this(self) -> bool:
        return True

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, [scope.source])

    def includes(self, state: State, scope: Scope, card: int) -> bool:
        return scope.source.card == card and scope.source.same_object(state.cards[card])

    def included(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return event.cards[index].card == scope.source.card


class Targets(Cards):
    """The cards that the effect targets, as long as they are the same objects."""

    WORD: ClassVar = "target"

    def has_targets(self) -> bool:
        return True

    def is_known(self, scope: Scope) -> bool:
        return len(scope.targets) > 0

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, scope.targets)  # EFX-069


class AllTargets(Targets):
    """Those so many targets: if fewer are left, nothing is done to any of them (TRM-055)."""

    WORD: ClassVar = "all_targets"
    PARTS: ClassVar[Parts] = {"number": "count"}

    def __init__(self, number: int) -> None:
        self.number = number

    def find(self, state: State, scope: Scope) -> list[int]:
        found = still_there(state, scope.targets)
        return found if len(found) >= self.number else []  # TRM-055


class Chosen(Cards):
    """What was chosen last."""

    WORD: ClassVar = "chosen"

    def reach(self) -> int:
        return ANY_PLACE

    def is_known(self, scope: Scope) -> bool:
        return False

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, scope.chosen)


class Choose(Cards):
    """So many of some cards, chosen when it is done: it doesn't target (EFX-076).

    It stands where other selectors do; what was chosen is in the scope.
    """

    WORD: ClassVar = "choose"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "least": "count_or_none",
        "most": "count",
        "by": "chooser",
        "different_names": "yes_no",
        "matching": "matching",
    }

    def __init__(
        self,
        cards: Cards,
        least: int = 1,
        most: int = 1,
        by: int = YOU,
        different_names: bool = False,
        matching: int = ANY_TWO,
    ) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.by = by
        # No two of them may have the same name.
        self.different_names = different_names
        # How any two of them must go together.
        self.matching = matching

    def asks_targets(self) -> bool:
        return self.cards.asks_targets()

    def fewest(self, state: State, scope: Scope) -> int:
        """How many must be chosen at least."""
        return self.least

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        """The number of cards, if it is worked out when they are chosen; else 0."""
        return 0

    def wants_none(self, state: State, scope: Scope) -> bool:
        """The number is worked out when they are chosen, and it is 0."""
        return False

    def is_exact(self) -> bool:
        """Whether that many must be chosen, and not fewer."""
        return True

    def picked(self, state: State, scope: Scope, cards: list[int]) -> list[int]:
        """What is meant by having picked these."""
        return cards

    def reach(self) -> int:
        return self.cards.reach()

    def searches(self, state: State, scope: Scope) -> int:
        return self.cards.searches(state, scope)

    def is_known(self, scope: Scope) -> bool:
        return False

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, scope.chosen)

    def kinds_said(self) -> int:
        return self.cards.kinds_said()

    def candidates(self, state: State, scope: Scope) -> list[int]:
        """What can be chosen."""
        return self.choosable(state, scope, self.cards.find(state, scope))

    def choosable(self, state: State, scope: Scope, cards: list[int]) -> list[int]:
        """What is determined to be destroyed already can't be what goes instead of another card; it
        can be chosen for anything else (BAT-380)."""
        found: list[int] = []
        for card in cards:
            if not state.cards[card].doomed:  # TRM-089
                found.append(card)
        # Mostly none is, and then it needn't be looked up what kind of effect it is.
        if len(found) == len(cards) or not isinstance(effect_of(state, scope), Instead):
            return cards
        return found

    def takes_any_one(self) -> bool:
        """One is enough, whichever it is."""
        return self.least == 1 and self.matching == ANY_TWO and not self.different_names

    def enough(self, state: State, candidates: list[int]) -> bool:
        """Whether there are as many to choose from as must be chosen."""
        if self.matching != ANY_TWO:
            # CRD-017
            return len(with_partners(state, self.matching, candidates, self.least)) > 0
        if not self.different_names:
            return len(candidates) >= self.least
        names: list[str] = []
        for card in candidates:
            name = identity.title(state, card)
            if name not in names:
                names.append(name)
        return len(names) >= self.least  # EFX-112


class Paid(Cards):
    """What was spent as cost, wherever it is now."""

    WORD: ClassVar = "paid"

    def is_known(self, scope: Scope) -> bool:
        return len(scope.paid) > 0

    def find(self, state: State, scope: Scope) -> list[int]:
        return [ref.card for ref in scope.paid]


class Done(Cards):
    """What the last action was really done to: a program follows its cards (TRM-368)."""

    WORD: ClassVar = "done"

    def reach(self) -> int:
        return ANY_PLACE

    def is_known(self, scope: Scope) -> bool:
        return False

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, scope.done)  # TRM-368


class Revealed(Cards):
    """What was revealed or excavated last, as far as it still lies there: the rest."""

    WORD: ClassVar = "revealed"

    def reach(self) -> int:
        return ANY_PLACE

    def is_known(self, scope: Scope) -> bool:
        return False

    def find(self, state: State, scope: Scope) -> list[int]:
        return still_there(state, scope.revealed)


class That(Cards):
    """What the effect is about: the card of the answered link, or those of the event."""

    WORD: ClassVar = "that"

    def find(self, state: State, scope: Scope) -> list[int]:
        if scope.answers >= 0:
            return still_there(state, [state.chain[scope.answers].source])  # NEG-097
        event = scope.event
        if event is None:
            return []
        found: list[int] = []
        happening = happening_of(state, scope)
        for index in range(len(event.cards)):
            record = event.cards[index]
            if state.cards[record.card].life != record.to_life:
                continue
            if happening is None or happening.is_about(state, scope, event, index):
                found.append(record.card)
        return found


class Attacker(Cards):
    """The monster that attacks, in an effect about an attack."""

    WORD: ClassVar = "attacker"

    def find(self, state: State, scope: Scope) -> list[int]:
        return in_battle(state, scope, 0)


class Attacked(Cards):
    """The monster that is attacked, in an effect about an attack; none if it is direct."""

    WORD: ClassVar = "attacked"

    def find(self, state: State, scope: Scope) -> list[int]:
        return in_battle(state, scope, 1)


def in_battle(state: State, scope: Scope, index: int) -> list[int]:
    event = scope.event
    if event is None or index >= len(event.cards):
        return []
    record = event.cards[index]
    return [record.card] if state.cards[record.card].life == record.to_life else []


class Linked(Cards):
    """The cards that this card is linked to (TRM-061)."""

    WORD: ClassVar = "linked"

    TIMELESS: ClassVar[bool] = True

    def find(self, state: State, scope: Scope) -> list[int]:
        return ties.linked(state, scope.source.card)


class Equipped(Cards):
    """The monster that this card is equipped to; or only if its own effect did that."""

    WORD: ClassVar = "equipped"
    PARTS: ClassVar[Parts] = {"by_own_effect": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, by_own_effect: bool = False) -> None:
        self.by_own_effect = by_own_effect

    def only_equipped(self) -> bool:
        return True

    def find(self, state: State, scope: Scope) -> list[int]:
        card = scope.source.card
        found: list[int] = []
        for tie in state.ties:
            if tie.equip and tie.source.card == card:
                if not self.by_own_effect or tie.maker == card:  # EQP-075
                    found.append(tie.target.card)  # CRD-331, CRD-333
        return found


class EquippedTo(Cards):
    """The cards that its own effect has equipped to this card; or all that are."""

    WORD: ClassVar = "equipped_to_this"
    PARTS: ClassVar[Parts] = {"by_own_effect": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, by_own_effect: bool = True) -> None:
        self.by_own_effect = by_own_effect

    def equipped_by_its_effect(self) -> bool:
        return self.by_own_effect

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for tie in ties.equips_of(state, scope.source.card):
            if not self.by_own_effect or tie.maker == scope.source.card:
                found.append(tie.source.card)
        return found


class Materials(Cards):
    """The materials under this card."""

    WORD: ClassVar = "materials"
    PARTS: ClassVar[Parts] = {"that": "filters"}

    def __init__(self, *that: Filter) -> None:
        self.that = list(that)

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in state.under.get(scope.source.card, []):
            fits = True
            for one in self.that:
                fits = fits and one.passes(state, scope, card)
            if fits:
                found.append(card)
        return found


class Pointed(Cards):
    """The monsters in the zones that this card points to.

    The monsters of a player in the zones that this card points to (CRD-037).
    """

    WORD: ClassVar = "pointed"
    PARTS: ClassVar[Parts] = {"whose": "whose"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, whose: int = EITHER) -> None:
        self.whose = whose

    def find(self, state: State, scope: Scope) -> list[int]:
        held = state.cards[scope.source.card]
        found: list[int] = []
        for zone in pointed_zones(held.zone, held.side, held.printed.arrows):
            card = state.zones[zone]
            if card != NO_CARD and means(state, scope, self.whose, state.cards[card].side):
                found.append(card)
        return found
