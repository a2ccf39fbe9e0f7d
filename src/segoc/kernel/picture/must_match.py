"""Face-up monsters of a player of which any two must go together, by effects that say so."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.picture.matching import match
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.state import State


def orders(state: State, player: Player) -> list[CardEffect]:
    """What says so of the monsters of this player now."""
    found: list[CardEffect] = []
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.TOGETHER):
            if whose_bits(effect.whose, state.cards[had.card].side) >> player & 1:
                if applies(state, had):  # TRM-447
                    found.append(had)
    return found


def how_of(state: State, had: CardEffect) -> int:
    """How any two must go together (see `matching`)."""
    effect = had.effect
    assert isinstance(effect, Standing)
    for clause in effect.clauses:
        if clause.layer == en.TOGETHER:
            return clause.value(state, scope_of(state, had))
    return 0


def at_odds(state: State, player: Player, matching: int, gone: list[int]) -> list[int]:
    """The face-up monsters of this player that don't go together with another one of them; what
    will be gone doesn't count."""
    there: list[int] = []
    for card in state.monsters(player):
        if state.cards[card].face_up and card not in gone:
            there.append(card)
    return [card for card in there if is_at_odds(state, matching, card, there)]


def is_at_odds(state: State, matching: int, card: CardNo, others: list[int]) -> bool:
    for other in others:
        if other != card and not match(state, matching, card, other):
            return True
    return False


def came_first(state: State, cards: list[CardNo], began: int) -> list[int]:
    """Those of these monsters that were there first. What was there when the order began came
    together; what has come over from the other side came after the others."""
    found: list[int] = []
    for card in cards:
        if not found or _came(state, card, began) < _came(state, found[0], began):
            found = [card]
        elif _came(state, card, began) == _came(state, found[0], began):
            found.append(card)
    return found


def _came(state: State, card: CardNo, began: int) -> tuple[bool, int]:
    held = state.cards[card]
    return (held.side != held.holder, max(held.in_place_since, began))  # SEG-151


def rivals_of(state: State, player: Player, card: CardNo, others: list[int]) -> list[int]:
    """Those of the others that can't be face-up together with this one on this player's field."""
    found: list[int] = []
    for had in orders(state, player):
        how = how_of(state, had)
        found += [other for other in others if is_at_odds(state, how, other, [card])]
    return found


def in_the_way(state: State, player: Player, card: CardNo) -> list[int]:
    """The monsters of this player beside which this one can't be face-up."""
    there = [one for one in state.monsters(player) if state.cards[one].face_up]
    return rivals_of(state, player, card, there)
