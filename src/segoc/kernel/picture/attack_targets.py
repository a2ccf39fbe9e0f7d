"""What a monster can attack, in ranks: what draws all attacks goes before what must be attacked,
and that before what can't be chosen, or alone can.

All this binds whoever attacks. A monster that is unaffected by the card that says it attacks what
it likes, and whether the monster spoken of is unaffected is no matter (RES-044).
"""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture import identity
from segoc.kernel.picture.attack_permissions import attacks_directly, only_on_monsters
from segoc.kernel.picture.layers import entry_applies, receives, speaks_of, untouched
from segoc.kernel.picture.picture import nothing_tells_of, picture
from segoc.kernel.picture.prohibitions import forbidden
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.state import NO_CARD, State


class Draw:
    """A monster draws attacks: in which way (`entry.MUST`…), and by the effect of which card."""

    def __init__(self, card: CardNo, way: int, source: CardNo) -> None:
        self.card = card
        self.way = way
        self.source = source


# What there is mostly: never written to.
NO_DRAWS: Final[list[Draw]] = []


def draws(state: State, attacker: CardNo) -> list[Draw]:
    """The monsters that draw the attacks of this one."""
    if nothing_tells_of(state, en.DRAWS_ATTACKS):
        return NO_DRAWS
    targets = state.monsters(1 - state.cards[attacker].side)
    found: list[Draw] = []
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.DRAWS_ATTACKS):
            continue
        if effect.receivers is None:
            continue
        free = untouched(state, attacker, had.card)
        for clause in effect.clauses:
            # What goes above all is no effect on who attacks.
            if clause.layer == en.DRAWS_ATTACKS and (not free or clause.op == en.ABOVE_ALL):
                for card in targets:
                    if speaks_of(state, had, effect, card):
                        found.append(Draw(card, clause.op, had.card))
    for entry in state.entries:
        if entry.layer == en.DRAWS_ATTACKS and entry.receiver in targets:
            if entry_applies(state, entry) and not untouched(state, attacker, entry.source.card):
                found.append(Draw(entry.receiver, entry.op, entry.source.card))
    return found


def drawn_by(found: list[Draw], ways: tuple[int, ...]) -> list[CardNo]:
    return [draw.card for draw in found if draw.way in ways]


def forces_attacks(state: State, attacker: CardNo) -> bool:
    """A monster that it must attack, if it can, is there."""
    return len(drawn_by(draws(state, attacker), (en.MUST,))) > 0


def against_target(state: State, attacker: CardNo, target: CardNo) -> str:
    """The rule by which it can't choose this monster, one of the opponent's, or ""."""
    found = draws(state, attacker)
    first = drawn_by(found, (en.ABOVE_ALL,))
    if first:
        return "" if target in first else "BAT-079"  # BAT-080, BAT-082, BAT-083
    must = drawn_by(found, (en.MUST, en.IF_IT_ATTACKS))
    if must:
        return "" if target in must else "BAT-077"  # BAT-078
    if target in shut_out(state, attacker):
        return "SEG-047"
    if forbidden(state, target, verbs.BE_ATTACKED, by=attacker):
        return "SEG-047"
    return "" if may_choose(state, attacker, target) else "SEG-086"


def shut_out(state: State, attacker: CardNo) -> list[CardNo]:
    """The opponent's monsters that it can't attack because only others can be: not only may it not
    choose them, the attack doesn't go on."""
    found = draws(state, attacker)
    if not found:
        return []
    targets = state.monsters(1 - state.cards[attacker].side)
    first = drawn_by(found, (en.ABOVE_ALL,))
    if first:
        return [card for card in targets if card not in first]
    out: list[CardNo] = []
    for draw in found:
        if draw.way == en.ONLY:
            # Of several such effects each holds (BAT-070).
            those = [d.card for d in found if d.way == en.ONLY and d.source == draw.source]
            out += [card for card in targets if card not in those and card not in out]
    return out


def may_choose(state: State, attacker: CardNo, target: CardNo) -> bool:
    """Whether what is said of this attacker lets it attack that monster."""
    if nothing_tells_of(state, en.ATTACKS_ONLY):
        return True
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.ATTACKS_ONLY):
            continue
        for clause in effect.clauses:
            if clause.layer == en.ATTACKS_ONLY and receives(state, had, effect, attacker):
                if not clause.concerns(state, scope_of(state, had), target):
                    return False  # SEG-086
    return True


def against_direct(state: State, attacker: CardNo) -> Reason | None:
    """The rule by which it can't attack the player, if there is one."""
    there = len(state.monsters(1 - state.cards[attacker].side))
    if there > 0:
        if not attacks_directly(state, attacker):  # BAT-089
            return Reason("SEG-043", [], [there])
    zone = [state.cards[attacker].zone]
    if forbidden(state, attacker, verbs.DIRECT_ATTACK):
        return Reason("SEG-047", zone, [])
    if only_on_monsters(state, attacker):
        return Reason("BAT-110", zone, [])
    ways = [draw.way for draw in draws(state, attacker)]
    if en.ABOVE_ALL in ways:
        return Reason("BAT-079", zone, [])  # BAT-081
    if en.ONLY in ways:
        return Reason("BAT-088", zone, [])  # BAT-088
    return Reason("BAT-077", zone, []) if ways else None  # BAT-008


def may_attack_target(
    state: State, player: Player, attacker: CardNo, target: CardNo, why: list[Reason] | None
) -> bool:
    """Whether this is something to attack: an opponent's monster, or NO_CARD for directly."""
    if target == NO_CARD:
        reason = against_direct(state, attacker)
        if reason is not None and why is not None:
            why.append(reason)
        return reason is None
    held = state.cards[target]
    if held.place != MONSTER_ZONE or identity.controller(held) == player:  # SEG-044
        deny(why, "SEG-044", held.zone)
        return False
    rule = against_target(state, attacker, target)
    if rule:
        deny(why, rule, held.zone)
    return rule == ""
