"""What was summoned in this turn: only successes count, a negated summon is none (CHG-013).

Noted only in duels with a text that asks for it (`State.binding`).
"""

from typing import Final

from segoc.kernel.language.effect import Standing
from segoc.kernel.language.entry import ONE_SUMMON
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.picture.picture import picture
from segoc.kernel.table import verbs
from segoc.kernel.table.event import SPECIAL_WAYS, WAY
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State

# In the list of uses, beside the limits of `effect`.
SUMMONED_BY_NAME: Final = 8
SUMMONED_ONCE: Final = 9
APPLIED: Final = 10
SUMMONED_BESIDE: Final = 11
OVERLAID: Final = 13
TRIBUTED: Final = 14
ACTIVATED: Final = 15


def coming_to(state: State, player: Player) -> list[CardNo]:
    """The monsters that this player is about to Special Summon without a chain: as long as that can
    be negated it counts as done, and if it is negated in the end, it doesn't."""
    for procedure in state.stack:
        if procedure.summons() and procedure.summoner() == player:
            return procedure.special_summoned()  # OTH-027, OTH-035
    return []


def note_summon(state: State, player: Player, special: bool = False) -> None:
    """A player has summoned: once, however many monsters came at the same time."""
    if not state.binding:
        return
    state.uses.append((SUMMONED_ONCE, player, 0, 0, 0))  # CHG-016
    if special:
        note_beside(state, player)


def note_beside(state: State, player: Player) -> None:
    """A player has Special Summoned beside cards that count that as long as they are face-up,
    negated or not. The summon of such a card itself isn't one beside it."""
    for had in picture(state).standing:  # FDN-172
        effect = had.effect
        if isinstance(effect, Standing) and effect.forbids >> verbs.SPECIAL_SUMMON & 1:
            for clause in effect.clauses:
                held = state.cards[had.card]
                if clause.counts_summons() and held.in_place_since < state.moment:
                    state.uses.append(_beside(player, refer(held)))


def summoned_beside(state: State, player: Player, source: Ref) -> bool:
    """A player has Special Summoned in this turn while this card counted it."""
    coming = coming_to(state, player)
    if coming and source.card not in coming:
        return True
    return _beside(player, source) in state.uses


def _beside(player: Player, source: Ref) -> tuple[int, int, int, int, int]:
    """How a summon beside that card is noted: turned face-down it forgets them (FDN-169)."""
    return (SUMMONED_BESIDE, player, source.card, source.life, source.face_life)  # FDN-169


def summons_of(state: State, player: Player) -> int:
    """How often this player has summoned in this turn, in whichever way."""
    under_way = 1 if coming_to(state, player) else 0
    return state.uses.count((SUMMONED_ONCE, player, 0, 0, 0)) + under_way


def ways_once_a_turn(printed: Printed) -> int:
    """The ways (bits) in which its player can summon monsters of its name only once a turn."""
    found = 0
    for said in printed.said(ONE_SUMMON):
        if said.clause is not None:
            found |= said.clause.op
    return found


def note_name(state: State, player: Player, card: CardNo) -> None:
    """A player has Special Summoned a monster; perhaps in a way that goes only once a turn."""
    printed = state.cards[card].printed
    if ways_once_a_turn(printed) >> state.cards[card].summon_way & 1:
        state.uses.append((SUMMONED_BY_NAME, player, printed.name, 0, 0))  # CHG-015, CHG-017


def summoned_already(state: State, player: Player, card: CardNo, why: int = 0) -> bool:
    """A monster of its name can be Special Summoned only once a turn, at least in this way (`WAY`
    and which), and was. That is no effect: whose text it is, and what is negated, is no matter."""
    printed = state.cards[card].printed
    once = ways_once_a_turn(printed)
    if not once:
        return False
    ways = 1 << why - WAY if why else SPECIAL_WAYS
    if ways & ~once:
        return False
    if (SUMMONED_BY_NAME, player, printed.name, 0, 0) in state.uses:  # CHG-015, CHG-017, OTH-039
        return True
    for coming in coming_to(state, player):
        if coming != card and state.cards[coming].printed.name == printed.name:
            return True
    return False


def note_overlaid(state: State, player: Player, card: CardNo, number: int) -> None:
    """A player has Xyz Summoned a monster in a way that goes only once a turn for its name."""
    name = state.cards[card].printed.name
    state.uses.append((OVERLAID, player, name, number, 0))


def overlaid_already(state: State, player: Player, card: CardNo, number: int) -> bool:
    return (OVERLAID, player, state.cards[card].printed.name, number, 0) in state.uses


def note_tributes(state: State, player: Player, number: int) -> None:
    """A player has Tribute Summoned with so many Tributes: those for a summon that was negated
    don't count."""
    if number and state.binding:
        state.uses.append((TRIBUTED, player, number, 0, 0))  # TRM-238


def tributes_of(state: State, player: Player) -> int:
    """How many monsters this player has Tributed for Tribute Summons in this turn."""
    total = 0
    for use in state.uses:
        if use[0] == TRIBUTED and use[1] == player:
            total += use[2]
    return total


def note_activation(state: State, link: Link) -> None:
    """An effect of this card is activated, whether it is its own or was gained."""
    if state.binding:
        state.uses.append(_activation_of(link.source))  # TRM-229, TRM-233


def take_back_activation(state: State, link: Link) -> None:
    """An activation that was negated is none."""
    use = _activation_of(link.source)
    if use in state.uses:
        state.uses.remove(use)


def was_activated(state: State, source: Ref) -> bool:
    """An effect of this card was activated in this turn, and it hasn't been face-down since."""
    return _activation_of(source) in state.uses


def _activation_of(source: Ref) -> tuple[int, int, int, int, int]:
    return (ACTIVATED, source.card, source.life, source.face_life, 0)  # FDN-129


def note_applied(state: State, link: Link) -> None:
    """An effect of a card that asks for it later is applied; the card is what it is by then."""
    source = link.source
    state.uses.append((APPLIED, source.card, source.life, link.code, link.effect_no))


def was_applied(state: State, scope: Scope, number: int) -> bool:
    """The effect with this number was applied this turn, and its card is the same object since."""
    source = scope.source
    return (APPLIED, source.card, source.life, scope.code, number) in state.uses


# The rule by which two monsters of such a name can't be Special Summoned, later or together.
ONCE: Final = "CHG-015"


def rule_against(state: State, player: Player, card: CardNo, why: int = 0) -> str:
    """The rule by which this player can't Special Summon what is forbidden to that player."""
    return ONCE if summoned_already(state, player, card, why) else "SEG-071"
