"""Ties: a card that stays linked to its target, and an equip card to its monster (TRM-061).

A tie is cut when either end becomes another object or turns face-down (EFX-241); that
table is in `lifetimes`, and `cut` is called by whoever applies it.
"""

from typing import ClassVar, Final

from segoc.kernel.language.effect import Activated
from segoc.kernel.language.entry import EQUIPS_ONLY
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.ints import CardNo, Code, EffectNo
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.record import CARD_NO, INT, TRUTH, Fields, Record, always
from segoc.kernel.table.state import State

# In the list of uses: an equip card whose monster has become another object, or face-down.
BEREFT: Final = 12


class Tie(Record):
    """A value: who is tied to whom, by which effect, and whether as an equip card. What is being
    activated is tied to its target, and not `worn` before it has resolved."""

    FIELDS: ClassVar[Fields] = {
        "source": always(Ref),
        "target": always(Ref),
        "code": INT,
        "effect_no": INT,
        "maker": CARD_NO,
        "equip": TRUTH,
        "worn": TRUTH,
    }

    def __init__(
        self,
        source: Ref,
        target: Ref,
        code: Code,
        effect_no: EffectNo,
        maker: int,
        equip: bool,
        worn: bool = False,
    ) -> None:
        self.source = source
        self.target = target
        # The effect that made it, and the card whose effect that was.
        self.code = code
        self.effect_no = effect_no
        self.maker = maker
        self.equip = equip
        self.worn = worn


def tie(
    state: State, source: int, target: int, code: Code, number: int, maker: int, equip: bool = False
) -> None:
    made = Tie(refer(state.cards[source]), refer(state.cards[target]), code, number, maker, equip)
    state.ties.append(made)
    state.changed()


def wear(state: State, card: CardNo) -> None:
    """The card is equipped now to the monster that it is tied to."""
    for index in range(len(state.ties)):
        one = state.ties[index]
        if one.equip and one.source.card == card and not one.worn:
            state.ties[index] = Tie(
                one.source, one.target, one.code, one.effect_no, one.maker, True, True
            )


def cut(state: State, card: CardNo) -> None:
    """The card has become another object to its links, or turned face-down."""
    # EQP-026, FDN-086, FDN-140
    kept = [one for one in state.ties if card not in (one.source.card, one.target.card)]
    begin = [_still_to_begin(state, one, card) for one in state.ties]
    kept += [one for one in begin if one is not None]
    if len(kept) != len(state.ties):
        for one in state.ties:
            if one.worn and one.target.card == card:
                source = one.source
                state.uses.append((BEREFT, source.card, source.life, card, one.target.life))
        state.ties = kept
        state.changed()


def _still_to_begin(state: State, one: Tie, card: CardNo) -> Tie | None:
    """What was targeted has only been turned face-down, before the effect that keeps it as its
    target is processed: that begins then, unless its text asks for it face-up."""
    held = state.cards[card]
    if one.target.card != card or one.equip or not one.target.same_object(held):
        return None
    effect = state.faces[one.code].effects[one.effect_no]
    if not isinstance(effect, Activated) or effect.target is None:
        return None
    if effect.target.still or not _is_under_way(state, one.source):
        return None
    # FDN-138
    return Tie(one.source, refer(held), one.code, one.effect_no, one.maker, one.equip)


def untie(state: State, card: CardNo) -> None:
    """The card keeps nothing as its target: its activation was negated, or is to have another."""
    kept = [one for one in state.ties if one.source.card != card]
    if len(kept) != len(state.ties):
        state.ties = kept
        state.changed()


def lost_monster(state: State, equip: Ref) -> int:
    """The monster that this equip card has lost, if that has moved only once since; or -1."""
    for use in state.uses:
        if use[0] == BEREFT and use[1] == equip.card and use[2] == equip.life:
            # What was used for an Xyz Summon that was negated has moved on (TRM-241).
            if state.cards[use[3]].life == use[4] + 1:  # TRM-241
                return use[3]
    return -1


def was_worn(state: State, card: CardNo) -> bool:
    """It is equipped to a monster, or was, and has lost it."""
    held = state.cards[card]
    for one in state.ties:
        if one.worn and one.source.card == card:
            return True
    for use in state.uses:
        if use[0] == BEREFT and use[1] == card and use[2] == held.life:
            return True
    return False


def linked(state: State, card: CardNo) -> list[int]:
    """The cards that this card is tied to."""
    found: list[int] = []
    for one in state.ties:
        # Two of its effects may have linked it to the same card.
        if one.source.card == card and one.target.card not in found:
            found.append(one.target.card)  # TRM-061
    return found


def keepers(state: State, card: CardNo) -> list[int]:
    """The cards that keep this one as their target: not those of which an effect is still to be
    processed, or is under way."""
    found: list[int] = []
    for one in state.ties:
        if one.target.card == card and not _is_under_way(state, one.source):
            found.append(one.source.card)  # TRM-064
    return found


def _is_under_way(state: State, source: Ref) -> bool:
    for index in range(state.unresolved_links):
        link = state.chain[index]
        if link.source.card == source.card and link.source.life == source.life:
            return True  # TRM-083
    return False


def equipped(state: State, card: CardNo) -> int:
    """The monster that this card is equipped to, or -1."""
    for one in state.ties:
        if one.equip and one.source.card == card:
            return one.target.card
    return -1


def can_equip(state: State, card: CardNo, monster: int) -> bool:
    """Whether the text of an equip card lets this monster be equipped with it. That is no effect:
    nothing negates it."""
    held = state.cards[card]
    wanted = held.printed.clause(EQUIPS_ONLY)
    if wanted is None:
        return True
    scope = Scope(held.side, refer(held), held.printed.code, 0)
    return wanted.concerns(state, scope, monster)  # CRD-330, CRD-335, CRD-337, CRD-338


def equips_of(state: State, card: CardNo) -> list[Tie]:
    """The equips of a monster."""
    return [one for one in state.ties if one.equip and one.target.card == card]
