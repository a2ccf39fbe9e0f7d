"""Additional Normal Summons: "in addition to your Normal Summon, once".

Such a permission is a clause about a player, standing or applied for this turn, and tells
which monsters it is for. However many there are, one use a turn is all that they give
(EFX-290, EFX-292).
"""

from segoc.kernel.choosing.choosing_cards import AskPlayer
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import Clause
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.state import State


def allowed(state: State, player: Player, card: CardNo, tributes: int) -> bool:
    """An effect lets the player summon this monster in addition, used up or not."""
    if nothing_tells_of(state, en.ADDITIONAL_SUMMON):
        return False
    for entry in state.entries:
        if entry.layer == en.ADDITIONAL_SUMMON and entry.whose >> player & 1:
            if clause_of(state, entry).lets_summon(state, entry_scope(entry), card, tributes):
                return True  # EFX-298
    for had in picture(state).in_place:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is None:
            scope = scope_of(state, had)
            for clause in effect.clauses:
                if clause.layer == en.ADDITIONAL_SUMMON and applies(state, had):
                    mine = layers.whose_bits(effect.whose, scope.player) >> player & 1
                    if mine and clause.lets_summon(state, scope, card, tributes):
                        return True
    return False


def numbers_in_addition(state: State, player: Player, card: CardNo, numbers: int) -> int:
    """Of some numbers of Tributes (bits), those with which it can be summoned in addition."""
    found = 0
    for count in range(numbers.bit_length()):
        if numbers >> count & 1 and allowed(state, player, card, count):
            found |= 1 << count
    return found


def against_another(state: State, player: Player, card: CardNo, numbers: int, face_up: bool) -> str:
    """The rule by which this can't be a Normal Summon beyond the turn's first, or ""."""
    if not face_up or not numbers_in_addition(state, player, card, numbers):
        return "CRD-087"
    return "EFX-290" if state.additional_summons > 0 else ""  # EFX-291, EFX-292


def ask_which(state: State, player: Player, card: CardNo, numbers: int, face_up: bool) -> None:
    """The turn's Normal Summon or the additional one: who has both chooses. The answer is left
    in `State.last_picks`: 1 for the additional one."""
    if state.normal_summons > 0:
        state.last_picks = [1]
        return
    state.last_picks = [0]
    if against_another(state, player, card, numbers, face_up) == "":
        state.push(AskPlayer(player, card))


def use_up(state: State) -> None:
    """One of the two is used, negated or not."""
    if state.last_picks[0] == 1:
        state.additional_summons += 1  # EFX-290, EFX-294
        state.changed()
    else:
        state.normal_summons += 1  # CRD-092


def against_permission(state: State, player: Player, clause: Clause) -> str:
    """The rule by which an effect that would give this permission can't be activated, or ""."""
    if clause.layer != en.ADDITIONAL_SUMMON:
        return ""
    if state.additional_summons > 0:  # EFX-293
        return "EFX-292"
    for entry in state.entries:
        if entry.layer == en.ADDITIONAL_SUMMON and entry.whose >> player & 1:
            if clause_of(state, entry) == clause:  # EFX-294, EFX-296
                return "EFX-295"
    return ""
