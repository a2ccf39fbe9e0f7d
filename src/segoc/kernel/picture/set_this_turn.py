"""Traps and Quick-Play Spells can't be activated in the turn in which they were Set (CRD-352,
CRD-367), unless a text lets them."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import ONCE_A_TURN_BY_NAME, Standing
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import holds
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.kinds import QUICK_PLAY, TRAP
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State


def was_set_now(state: State, held: Card) -> bool:
    """It was Set in this turn."""
    return on_field(held.place) and not held.face_up and held.summoned_or_set_turn == state.turn


def against_at_once(state: State, player: Player, card: CardNo) -> str:
    """The rule by which this player can't activate a card that was Set in this turn, or ""."""
    printed = state.cards[card].printed
    if by_its_text(state, card):
        return ""
    if printed.kind == TRAP:
        return "" if permission(state, player) is not None else "CRD-367"
    return "CRD-352" if printed.prop == QUICK_PLAY else ""  # CRD-319


def by_its_text(state: State, card: CardNo) -> bool:
    """Its own text lets it be activated in the turn in which it was Set."""
    for had in layers.effects_of(state, card):
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.AT_ONCE):
            # The card is face-down: no other text of it applies, but this one is about that.
            return holds(state, had)
    return False


def permission(state: State, player: Player) -> CardEffect | None:
    """What lets this player activate a Trap at once, once a turn."""
    if nothing_tells_of(state, en.TRAPS_AT_ONCE):
        return None
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is not None:
            continue
        whose = layers.whose_bits(effect.whose, state.cards[had.card].side)
        for clause in effect.clauses:
            if clause.layer == en.TRAPS_AT_ONCE and whose >> player & 1 and applies(state, had):
                if use_of_permission(state, player, had) not in state.uses:
                    return had
    return None


def use_of_permission(
    state: State, player: Player, had: CardEffect
) -> tuple[int, int, int, int, int]:
    return (ONCE_A_TURN_BY_NAME, player, state.faces[had.code].name, had.code, had.effect_no)


def note_at_once(state: State, player: Player, held: Card) -> None:
    """A Trap that was Set in this turn is activated: that was the one."""
    if held.printed.kind == TRAP and was_set_now(state, held):
        if by_its_text(state, state.card_at(held.zone)):
            return
        had = permission(state, player)
        if had is not None:
            state.uses.append(use_of_permission(state, player, had))
