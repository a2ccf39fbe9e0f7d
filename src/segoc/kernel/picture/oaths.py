"""What holds for a player all turn, before and after an activation (CHG-011).

"In the turn in which you activate this, you can't Special Summon other monsters": what was
done earlier in the turn is noted for every effect in this duel that would forbid it, as it
was when it was done; what comes later is forbidden by an entry in the layers.
"""

from typing import Final

from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.effect import Activated
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.summons_this_turn import coming_to, note_name
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.state import NO_CARD, State

# In the list of uses, beside the limits of `effect`.
BROKEN: Final = 4


def note_deed(state: State, player: Player, verb: int, card: CardNo) -> None:
    """A player has done this with a card: some effects can't be activated this turn."""
    if not state.binding:
        return
    if verb == verbs.SPECIAL_SUMMON:
        note_name(state, player, card)
    for face in state.binding:
        code = face.code
        effects = face.effects
        for number in range(len(effects)):
            effect = effects[number]
            if isinstance(effect, Activated) and effect.all_turn:
                scope = Scope(player, Ref(NO_CARD, 0, 0), code, number)
                for clause in effect.all_turn:
                    # CHG-011, OTH-013
                    if clause.op == verb and concerns(state, scope, clause, card):
                        note_broken(state, scope)  # OTH-020


def concerns(state: State, scope: Scope, clause: Clause, card: CardNo) -> bool:
    """Of what was summoned face-down nobody can tell name, Type or Attribute. What is said of the
    cards of a place is said of what was summoned from there."""
    held = state.cards[card]
    if not held.face_up:
        return clause.concerns_unseen(state, scope, card)  # CHG-012
    if clause.concerns(state, scope, card):
        return True
    return held.came_from >= 0 and clause.concerned(state, scope, card, held.came_from)


def note_broken(state: State, scope: Scope) -> None:
    if not broken_already(state, scope):
        state.uses.append((BROKEN, scope.player, scope.code, scope.effect_no, 0))


def broken_already(state: State, scope: Scope) -> bool:
    """What the effect forbids all turn was done earlier in it. A Special Summon without a chain
    that can still be negated counts as done."""
    if not state.binding:
        return False
    broken = (BROKEN, int(scope.player), int(scope.code), int(scope.effect_no), 0)
    for use in state.uses:
        # Compiled, this loop makes no tuples; `in` would.
        if use == broken:
            return True  # OTH-004
    coming = coming_to(state, scope.player)
    if coming:
        effect = state.faces[scope.code].effects[scope.effect_no]
        if isinstance(effect, Activated):
            for clause in effect.all_turn:
                if clause.op == verbs.SPECIAL_SUMMON:
                    for card in coming:
                        if concerns(state, scope, clause, card):  # OTH-042
                            return True
    return False


def release_turn(state: State, link: Scope, effect: Activated) -> None:
    """Its activation was negated: what it forbade isn't forbidden any more (OTH-016)."""
    for clause in effect.all_turn:
        lingering.take_from_players(state, link, clause)


def restrict_turn(state: State, scope: Scope, effect: Activated) -> None:
    """What an activation forbids its player for the rest of the turn is no effect."""
    for clause in effect.all_turn:
        # NEG-304, OTH-008, OTH-018, FDN-135
        lingering.put_on_players(state, scope, 1 << scope.player, clause, en.UNTIL_END_OF_TURN)
