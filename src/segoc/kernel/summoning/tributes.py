"""What Tributes count for: a monster can be as many of them as its text says.

Such a text is a clause about the monster that is Tributed, and tells for the summons of which
monsters it counts. It counts for that many or for one, as its player likes.
"""

from typing import Final

from segoc.kernel.choosing.gathering import OPEN_END, Gathering
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.summoning.summon_zones import find_zones
from segoc.kernel.table import verbs
from segoc.kernel.table.event import FOR_SUMMON
from segoc.kernel.table.ints import CardNo, EffectNo, Player, SummonWay
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import any_monster_zone_free


def tributes_for(level: int) -> int:
    """One for Level 5 and 6, two from Level 7 on (CRD-098)."""
    return 0 if level <= 4 else 1 if level <= 6 else 2


class TributeWay:
    """A value: a monster can also be Normal Summoned with so many Tributes, by the text with this
    number; perhaps also Set."""

    def __init__(self, count: int, effect_no: EffectNo, even_set: bool) -> None:
        self.count = count
        self.effect_no = effect_no
        self.even_set = even_set


NO_WAYS: Final[list[TributeWay]] = []


def tribute_ways(face: Printed) -> list[TributeWay]:
    """With how many Tributes it can be summoned besides."""
    if not face.permissions:
        return NO_WAYS
    found: list[TributeWay] = []
    for permission in (en.ALSO_TRIBUTES, en.ALSO_TRIBUTES_TO_SET):
        for said in face.said(permission):
            if said.clause is not None:
                even_set = permission == en.ALSO_TRIBUTES_TO_SET
                found.append(TributeWay(said.clause.op, said.effect_no, even_set))
    return sorted(found, key=_number_of)


def _number_of(way: TributeWay) -> int:
    return way.effect_no


def _usual_number(face: Printed, level: int) -> int:
    """As its Level asks for, unless its text does."""
    needs = face.clause(en.NEEDS_TRIBUTES)
    return tributes_for(level) if needs is None else needs.op


def numbers_for(face: Printed, level: int, face_up: bool) -> int:
    """With how many Tributes a monster of this Level can be Normal Summoned or Set, as bits: so
    many as its Level asks for, or its text; and in other ways by its text."""
    found = 1 << _usual_number(face, level)
    for way in tribute_ways(face):
        if face_up or way.even_set:
            found |= 1 << way.count
    return found


def numbers_now(state: State, card: CardNo, level: int, face_up: bool) -> int:
    """The same for a card as things are: some texts have conditions."""
    face = state.cards[card].printed
    found = 1 << _usual_number(face, level)  # CRD-100
    for way in tribute_ways(face):
        if (face_up or way.even_set) and is_open(state, card, way):
            found |= 1 << way.count  # CRD-100
    return found


def is_open(state: State, card: CardNo, way: TributeWay) -> bool:
    """Whether the condition of the text by which it could be summoned so holds."""
    held = state.cards[card]
    condition = held.printed.effects[way.effect_no].condition
    if condition is None:
        return True
    return condition.holds(state, Scope(held.side, refer(held), held.printed.code, way.effect_no))


def numbers_of(face: Printed, face_up: bool) -> int:
    """With how many by what is printed on it, as bits."""
    return numbers_for(face, face.level, face_up)


def way_of(face: Printed, level: int, count: int) -> SummonWay:
    """The text of its own by which it is summoned with so many Tributes, from 1; 0 if that is
    what the rules ask for."""
    for way in tribute_ways(face):
        if way.count == count and count != tributes_for(level):
            return way.effect_no + 1  # CRD-302
    return 0


def suits(state: State, player: Player, card: CardNo, summoned: CardNo) -> bool:
    """Whether the text of the monster that is to be summoned asks for such Tributes."""
    held = state.cards[summoned]
    needs = held.printed.clause(en.NEEDS_TRIBUTES)
    if needs is None:
        return True
    return needs.concerns(state, Scope(player, refer(held), held.printed.code, 0), card)


def worth(state: State, card: CardNo, summoned: CardNo) -> int:
    """As how many Tributes a monster can count for the summon of another."""
    most = 1
    if nothing_tells_of(state, en.TRIBUTES):
        return most
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.TRIBUTES):
            if layers.receives(state, had, effect, card):
                scope = scope_of(state, had)
                for clause in effect.clauses:
                    most = max(most, _counts(state, scope, clause, summoned))
    for entry in state.entries:
        if entry.layer == en.TRIBUTES and entry.receiver == card:
            if layers.entry_applies(state, entry):
                scope = entry_scope(entry)
                most = max(most, _counts(state, scope, clause_of(state, entry), summoned))
    return most


def _counts(state: State, scope: Scope, clause: Clause, summoned: CardNo) -> int:
    if clause.layer != en.TRIBUTES:
        return 0
    if not clause.concerns(state, scope, summoned):
        return 0
    return clause.op


# Which of a player's monsters will do.


def tributable(state: State, player: Player, summoned: CardNo) -> list[int]:
    """The monsters that a player can Tribute: the own ones, face-down ones, Traps that are
    monsters and one in the Extra Monster Zone included."""
    found: list[int] = []
    for card in state.monsters(player):  # CRD-104, CRD-106, CRD-108, CRD-110
        if not against_tribute(state, player, card) and suits(state, player, card, summoned):
            found.append(card)
    return found


def against_tribute(state: State, player: Player, card: CardNo) -> bool:
    """An effect forbids that it is Tributed for a Tribute Summon, or by this player at all."""
    if prohibitions.forbidden(state, card, verbs.TRIBUTE, FOR_SUMMON):
        return True  # CRD-109
    return prohibitions.forbidden_to(state, player, verbs.TRIBUTE, card, FOR_SUMMON)  # CRD-109


def has_tributes(
    state: State, player: Player, summoned: CardNo, numbers: int, face_up: bool = True
) -> bool:
    """Whether one of these numbers of Tributes (bits) can be found."""
    plain = nothing_tells_of(state, en.TRIBUTES) and nothing_tells_of(state, en.STANDS_FOR_TRIBUTES)
    if state.cards[summoned].printed.says(en.TRIBUTES_FROM):
        plain = False
    if plain and any_monster_zone_free(state, player):
        # Each counts for one, and any of them will do.
        return numbers & ((2 << len(tributable(state, player, summoned))) - 1) != 0  # CRD-098
    return gather_tributes(state, player, summoned, numbers, face_up).possible(0)


def gather_tributes(
    state: State, player: Player, summoned: CardNo, numbers: int, face_up: bool = True
) -> Gathering:
    """The sets that are one of these numbers of Tributes (bits), and no more than that; what a
    monster counts for is its player's choice. One of them must free a zone, if none is free."""
    gathering = Gathering([0], [OPEN_END])
    gathering.goals = numbers  # CRD-098
    for card in tributable(state, player, summoned):
        gathering.add(card, 1, 1 << 1 | 1 << worth(state, card, summoned))
    if face_up and state.cards[summoned].printed.says(en.TRIBUTES_FROM):
        _add_others(state, player, summoned, gathering)
    if face_up and not nothing_tells_of(state, en.STANDS_FOR_TRIBUTES):
        _add_stand_ins(state, player, summoned, gathering)
    find_zones(state, player, summoned, gathering)  # CRD-099
    return gathering


def _add_others(state: State, player: Player, summoned: CardNo, gathering: Gathering) -> None:
    """What the text of the monster lets be Tributed for it, as monsters can."""
    held = state.cards[summoned]
    clause = held.printed.clause(en.TRIBUTES_FROM)
    assert clause is not None
    scope = Scope(player, refer(held), held.printed.code, 0)
    for card in clause.meant(state, scope):
        if card not in gathering.cards and not against_tribute(state, player, card):
            gathering.add(card, 1, 1 << 1)  # TRM-015


def _add_stand_ins(state: State, player: Player, summoned: CardNo, gathering: Gathering) -> None:
    """Cards that can be Tributed in place of all Tributes, by an effect of their own."""
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.STANDS_FOR_TRIBUTES):
            continue
        scope = scope_of(state, had)
        if scope.player != player or not applies(state, had):
            continue
        for clause in effect.clauses:
            if clause.layer == en.STANDS_FOR_TRIBUTES and clause.concerns(state, scope, summoned):
                if against_tribute(state, player, had.card):
                    continue
                enough = gathering.goals & (2 << clause.value(state, scope)) - 2
                if enough:  # TRM-196
                    gathering.add(had.card, 1, enough)
