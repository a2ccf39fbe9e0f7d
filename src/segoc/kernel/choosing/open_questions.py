"""Questions about names: what is an answer, and which names are offered to who is asked.

A decision about a name lists no options (see `naming`). Whoever plays by itself, and whoever wants
to see a list, asks for `offered`: the options that are listed, or else the names that the player
has a reason for.
"""

from collections.abc import Sequence
from typing import Final

from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import ANNOUNCE, VERBS, Decision, Option
from segoc.kernel.table.ints import Player
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.naming import NameQuestion
from segoc.kernel.table.places import NO_SPOT
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import NO_CARD, State

# So many names are offered at most.
MOST_OFFERED: Final = 40

ANNOUNCES: Final = VERBS[ANNOUNCE] + " "

NO_OPTIONS: Final[tuple[Option, ...]] = ()

# Why a name is offered, the best reason first: the other player's card was seen, an own one lies
# somewhere or is in the Deck, a card is known to be among others.
THEIRS: Final = 0
OWN: Final = 1
AMONG: Final = 2


def named(face: Printed) -> Option:
    """The answer that announces the name of this card."""
    return Option(ANNOUNCE, NO_SPOT, NO_SPOT, face.code, face.title)


def is_answer(state: State, option: Option) -> bool:
    """Whether this is one of the legal answers to what is asked."""
    decision = state.decision
    if decision is None:
        return False
    names = decision.names
    return decision.lists(option) if names is None else against_name(state, names, option) == ""


def against_name(state: State, names: NameQuestion | None, option: Option) -> str:
    """The rule by which this doesn't announce a name that is asked for; nothing if it does."""
    face = state.nameable.face(option.number)
    # TRM-314, TRM-317
    if names is None or face is None or not option.same(named(face)):
        return "CRD-003"
    return "" if names.fits(face) else IMPOSSIBLE


def answer_with_key(state: State, key: str) -> Option | None:
    """The legal answer that has this key, if there is one."""
    decision = state.decision
    if decision is None:
        return None
    for option in decision.options:
        if option.key == key:
            return option
    names = decision.names
    if names is None or not key.startswith(ANNOUNCES):
        return None
    face = state.nameable.called(key[len(ANNOUNCES) :])
    return named(face) if face is not None and names.fits(face) else None


def offered(state: State) -> Sequence[Option]:
    """The legal answers among which a player chooses who doesn't think of others: all, unless a
    name is asked for."""
    decision = state.decision
    if decision is None:
        return NO_OPTIONS
    names = decision.names
    return decision.options if names is None else names_offered(state, decision, names)


def names_offered(state: State, decision: Decision, names: NameQuestion) -> list[Option]:
    """Names that the player has a reason for: those that stand on the card that asks, then those of
    cards that the player knows in this duel. They follow from what the player may know, and their
    order from the passcodes. If there are none, the first name that fits."""
    found: list[Option] = []
    asking = NO_CARD if decision.about == NO_SPOT else state.card_at(decision.about)
    if asking != NO_CARD and state.cards[asking].seen >> decision.player & 1:
        for title in state.cards[asking].printed.mentions:
            _offer(found, names, state.nameable.called(title))
    for reason in range(AMONG + 1):
        codes: list[int] = []
        for card in state.cards:
            if _reason(card, decision.player) == reason and card.printed.name not in codes:
                codes.append(card.printed.name)
        codes.sort()
        for code in codes:
            _offer(found, names, state.nameable.face(code))
    if not found:
        for face in state.nameable.faces():
            _offer(found, names, face)
            if found:
                break
    return found


def _reason(card: Card, player: Player) -> int:
    """Why its name is offered to this player; -1 for a Token, which has none, and for a card that
    the player doesn't know."""
    if card.printed.types & TOKEN:
        return -1
    if card.seen >> player & 1:
        return OWN if card.owner == player else THEIRS
    return AMONG if card.among >> player & 1 else -1


def _offer(found: list[Option], names: NameQuestion, face: Printed | None) -> None:
    """Offer this name, if it is there, fits, and isn't offered yet."""
    if face is None or len(found) == MOST_OFFERED or not names.fits(face):
        return
    option = named(face)
    for other in found:
        if other.number == option.number:
            return
    found.append(option)
