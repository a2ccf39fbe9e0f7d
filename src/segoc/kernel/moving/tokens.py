"""Tokens: monsters that effects make, and that are nowhere but on the field (CRD-265).

What a Token is stands in the text of the card that makes it (`Printed.tokens`). A Token that
isn't on the field is nowhere: one of each kind lies there from the beginning for each player whose
card could make it, so that prohibitions can be asked about it, and those that have vanished are
used again. So a duel in which Tokens come and go for ever doesn't grow.
"""

from segoc.kernel.knowledge.knowledge import BOTH
from segoc.kernel.language.lingering import end_made
from segoc.kernel.picture.texts import NO_EFFECTS
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Code, Player
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import NOWHERE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.verbs import SEND_TO_GY, TO_DECK, TO_HAND


def introduce(state: State, printed: Printed, owner: Player) -> None:
    """A card has joined the duel: let there be the Tokens that it could make."""
    for face in printed.tokens:
        state.faces[face.code] = face
        if ready(state, face.code, owner) == NO_CARD:
            add(state, face, owner)


def ready(state: State, code: Code, owner: Player) -> int:
    """A Token of this kind that isn't on the field, or NO_CARD."""
    return _first(state, code, owner, [])


def _first(state: State, code: Code, owner: Player, taken: list[int]) -> int:
    """The first to be used again: by their handles, which are the same in a sample."""
    found = NO_CARD
    for card in state.cards:
        if card.place == NOWHERE and card.printed.code == code and card.owner == owner:
            if found == NO_CARD or card.handle < state.cards[found].handle:
                if card.id not in taken:
                    found = card.id
    return found


def add(state: State, face: Printed, owner: Player) -> int:
    number = len(state.cards)
    token = Card(number, face, owner, state.lease)
    token.place = NOWHERE
    token.seen = BOTH
    state.cards.append(token)
    # It has no effects. Copies of the duel keep the list that they share.
    state.texts = [*state.texts, NO_EFFECTS]
    return number


def make(state: State, faces: list[Printed], owner: Player) -> list[int]:
    """Tokens of these kinds, about to be summoned: those that lie ready, and new ones."""
    found: list[int] = []
    for face in faces:
        number = _first(state, face.code, owner, found)
        if number == NO_CARD:
            number = add(state, face, owner)
        elif state.entries:
            end_made(state, number)
        found.append(number)
    return found


def vanishes(state: State, card: CardNo, verb: int) -> bool:
    """Whether it would vanish on its way, since it is nowhere but on the field: a Token that is to
    be brought to the GY, a hand or a Deck. What is Tributed or banished need not come anywhere."""
    if not state.cards[card].printed.types & TOKEN:
        return False
    # TRM-287, TRM-289, TRM-290, TRM-291, TRM-292, TRM-295, TRM-297
    return verb in (SEND_TO_GY, TO_HAND, TO_DECK)


def tokens_named(printed: Printed, names: list[str]) -> list[Printed]:
    """The Tokens in a card's text that are called so, in this order."""
    found: list[Printed] = []
    for name in names:
        for face in printed.tokens:
            if face.title == name:
                found.append(face)
    return found


def names_token(state: State, title: str) -> bool:
    """Whether Tokens that cards of this duel can make are called so."""
    for face in state.faces.values():
        if face.types & TOKEN and face.title == title:
            return True
    return False
