"""What Tributes count for: a monster can be as many of them as its text says.

Such a text is a clause about the monster that is Tributed, and tells for the summons of which
monsters it counts. It counts for that many or for one, as its player likes.
"""

from typing import ClassVar

from segoc.kernel import entry as en
from segoc.kernel import layers
from segoc.kernel.choose import PickCards
from segoc.kernel.decision import FINISH, PICK, Option
from segoc.kernel.effect import Clause, Standing
from segoc.kernel.lifetimes import refer
from segoc.kernel.picture import clause_of, entry_scope, picture, scope_of
from segoc.kernel.printed import Printed
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


def tributes_for(level: int) -> int:
    """One for Level 5 and 6, two from Level 7 on (CRD-098)."""
    return 0 if level <= 4 else 1 if level <= 6 else 2


def tributes_of(face: Printed) -> int:
    """How many a monster needs by what is printed on it."""
    return tributes_for(face.level) if face.needs is None else face.needs.op


def suits(state: State, player: int, card: int, summoned: int) -> bool:
    """Whether the text of the monster that is to be summoned asks for such Tributes."""
    held = state.cards[summoned]
    needs = held.printed.needs
    if needs is None:
        return True
    return needs.concerns(state, Scope(player, refer(held), held.printed.code, 0), card)


def worth(state: State, card: int, summoned: int) -> int:
    """As how many Tributes a monster can count for the summon of another."""
    most = 1
    if layers.untold(state, en.TRIBUTES):
        return most
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.says >> en.TRIBUTES & 1:
            if layers.receives(state, had, effect, card):
                scope = scope_of(state, had)
                for clause in effect.clauses:
                    most = max(most, _counts(state, scope, clause, summoned))
    for entry in state.layers:
        if entry.layer == en.TRIBUTES and entry.receiver == card:
            if layers.entry_applies(state, entry):
                scope = entry_scope(entry)
                most = max(most, _counts(state, scope, clause_of(state, entry), summoned))
    return most


def _counts(state: State, scope: Scope, clause: Clause, summoned: int) -> int:
    if clause.layer != en.TRIBUTES:
        return 0
    if not clause.concerns(state, scope, summoned):
        return 0
    return clause.op


def worths(state: State, cards: list[int], summoned: int) -> list[int]:
    """What each of these counts for; nothing, if each counts once."""
    if layers.untold(state, en.TRIBUTES):
        return []
    found = [worth(state, card, summoned) for card in cards]
    return found if found and max(found) > 1 else []


def adds_up(found: list[int], needed: int) -> bool:
    """Whether Tributes that count for one or for so many can be as many as are needed: no more
    are Tributed than that."""
    if not found:
        return needed == 0
    rest = found[1:]
    return adds_up(rest, needed - 1) or (found[0] > 1 and adds_up(rest, needed - found[0]))


class PickTributes(PickCards):
    """Pick Tributes of which some count for several: as many as are needed, not more."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PickCards.FIELDS, "worths")

    def __init__(
        self,
        player: int,
        topic: int,
        candidates: list[int],
        least: int,
        most: int,
        one_of: list[int],
        worths: list[int],
    ) -> None:
        super().__init__(player, topic, candidates, least, most, one_of)
        # What each of the candidates counts for.
        self.worths = worths

    def copy(self) -> "PickTributes":
        new = PickTributes(
            self.player,
            self.topic,
            self.candidates.copy(),
            self.least,
            self.most,
            self.one_of.copy(),
            self.worths.copy(),
        )
        new.step = self.step
        new.about = self.about
        new.picks = self.picks.copy()
        new.distinct = self.distinct
        new.matching = self.matching
        return new

    def ask(self, state: State) -> None:
        options: list[Option] = []
        for card in self.candidates:
            if card not in self.picks and self.leads_on([*self.picks, card]):
                options.append(Option(PICK, state.spot(card)))
        if self.is_enough(self.picks):
            options.append(Option(FINISH))
        state.ask(self.player, self.topic, options, self.about)

    def is_enough(self, picks: list[int]) -> bool:
        if self.one_of and not shares(picks, self.one_of):
            return False
        found = [self.worths[self.candidates.index(card)] for card in picks]
        return adds_up(found, self.least)

    def leads_on(self, picks: list[int]) -> bool:
        """Whether these are enough, or can be with more of the candidates."""
        if self.is_enough(picks):
            return True
        if len(picks) >= self.least:
            return False
        for card in self.candidates:
            if card not in picks and self.leads_on([*picks, card]):
                return True
        return False


def shares(picks: list[int], those: list[int]) -> bool:
    for card in picks:
        if card in those:
            return True
    return False


def picking(
    state: State,
    player: int,
    topic: int,
    candidates: list[int],
    needed: int,
    one_of: list[int],
    summoned: int,
) -> PickCards:
    """How so many Tributes are picked for a monster; if `one_of` holds cards, one of them."""
    found = worths(state, candidates, summoned)
    if found:
        return PickTributes(player, topic, candidates, needed, needed, one_of, found)
    return PickCards(player, topic, candidates, needed, needed, one_of)


def can_be_made_up(
    state: State, candidates: list[int], needed: int, one_of: list[int], summoned: int
) -> bool:
    """Whether so many Tributes can be made up of these."""
    found = worths(state, candidates, summoned)
    if not found:
        return len(candidates) >= needed
    return PickTributes(0, 0, candidates, needed, needed, one_of, found).leads_on([])
