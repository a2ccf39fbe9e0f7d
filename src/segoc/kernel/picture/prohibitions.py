"""Prohibitions: what effects forbid to be done, by or to a card, or by a player."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.entry import Entry
from segoc.kernel.picture.layers import (
    entry_applies,
    speaks_of,
    untouched,
    whose_bits,
)
from segoc.kernel.picture.must_match import in_the_way
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture, silent, unforbidden
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.picture.summons_this_turn import summoned_already
from segoc.kernel.picture.unique_face_up import is_second
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import PENDULUM_ZONE
from segoc.kernel.table.state import NO_CARD, State


def against_use(state: State, card: CardNo, as_spell: bool = False) -> str:
    """The rule by which a card can't be used, a Pendulum Monster perhaps as a Spell, or ""."""
    if nothing_tells_of(state, en.UNUSABLE) or card not in picture(state).unusable:
        return ""
    held = state.cards[card]
    if held.place == PENDULUM_ZONE or (as_spell and held.printed.is_monster):
        return "EFX-304"
    return "EFX-303" if held.printed.is_monster else "EFX-302"


def rule_of_use(state: State, card: CardNo, as_spell: bool = False) -> str:
    """The rule by which what is forbidden to be done with a card can't be done."""
    return against_use(state, card, as_spell) or "SEG-071"


def forbidden(
    state: State,
    card: CardNo,
    verb: int,
    why: int = 0,
    made: int = NO_CARD,
    by: int = NO_CARD,
) -> bool:
    """An effect forbids that this is done by or to the card; as a material, for this monster that
    is made. Where it is `by` another card, it is that one whom it binds."""
    if silent(state, verb, 1 << en.UNUSABLE):
        return False
    # EFX-307, EFX-308, RES-124
    if verbs.USES >> verb & 1 and against_use(state, card) != "":
        return True
    if unforbidden(state, verb):
        return False
    for entry in state.entries:
        if entry.layer != en.FORBIDDEN or entry.value != verb:
            continue
        if entry.receiver == card:
            about = entry.clause < 0 or clause_of(state, entry).forbids(verb, why)
            if by != NO_CARD and untouched(state, by, entry.source.card):
                continue
            if about and entry_applies(state, entry):
                if made == NO_CARD or not _lets_be_made(state, entry, made):
                    return True
        elif entry.receiver < 0 and _means_all(state, entry, card, verb, by):
            if clause_of(state, entry).forbids(verb, why):
                return True
    # What binds players who would do something with the card is no effect on it.
    even_unaffected = verbs.NO_EFFECT_ON_IT >> verb & 1 == 1  # RES-091
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.forbids >> verb & 1:
            if effect.receivers is None:
                continue
            for one in effect.clauses:
                if one.layer == en.FORBIDDEN and one.forbids(verb, why):
                    told = speaks_of(state, had, effect, card)
                    bound = card if by == NO_CARD else by  # RES-044
                    # RES-039, RES-091
                    if told and (even_unaffected or not untouched(state, bound, had.card)):
                        if made == NO_CARD or not one.lets(state, scope_of(state, had), made):
                            return True
    return False


def _lets_be_made(state: State, entry: Entry, made: int) -> bool:
    return entry.clause >= 0 and clause_of(state, entry).lets(state, entry_scope(entry), made)


def _means_all(state: State, entry: Entry, card: CardNo, verb: int, by: int) -> bool:
    """What was applied to players is about all cards of some sort, and this is one of them."""
    if card not in clause_of(state, entry).meant(state, entry_scope(entry)):
        return False
    if verbs.NO_EFFECT_ON_IT >> verb & 1:
        return True
    return not untouched(state, card if by == NO_CARD else by, entry.source.card)


def forbidden_to(
    state: State,
    player: Player,
    verb: int,
    card: CardNo,
    why: int = 0,
    as_spell: bool = False,
    field: int = -1,
) -> bool:
    """An effect forbids a player to do this with, or to, a card, in this way; or a text that is
    none. `as_spell`: a Pendulum Card is activated as a Spell, and what is said of monsters isn't
    about it. What is summoned may come to the `field` of the other player."""
    if verb == verbs.SPECIAL_SUMMON and summoned_already(state, player, card, why):
        return True  # CHG-015, CHG-017
    if not state.unique and silent(state, verb, 1 << en.TOGETHER):
        return False
    # Nor can what is in its way be used or Tributed for it. A Set is none of these.
    if verbs.SUMMONS >> verb & 1:  # ONE-015, ONE-044, ONE-049
        if cannot_appear(state, player if field < 0 else field, card):  # ONE-045
            return True  # CRD-305, TRM-455, ONE-013, ONE-014, ONE-022, ONE-023
    if unforbidden(state, verb):
        return False
    for entry in state.entries:
        if entry.layer == en.FORBIDDEN and entry.whose >> player & 1 and entry.value == verb:
            clause = clause_of(state, entry)
            scope = entry_scope(entry)
            if as_spell and clause.means_monsters():
                continue
            # OTH-012
            if clause.concerns(state, scope, card) and not clause.spares(state, scope, why):
                return True
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.forbids >> verb & 1:
            if effect.receivers is not None:
                continue
            scope = scope_of(state, had)
            if not whose_bits(effect.whose, scope.player) >> player & 1:
                continue
            for one in effect.clauses:
                if one.layer == en.FORBIDDEN and one.forbids(verb, why) and applies(state, had):
                    if one.spares(state, scope, why) or not one.binds(state, scope, player):
                        continue
                    if as_spell and one.means_monsters():
                        continue
                    if one.concerns(state, scope, card):
                        return True
    return False


def cannot_appear(state: State, player: Player, monster: CardNo) -> bool:
    """It can't be face-up on this player's field beside what is there."""
    if is_second(state, player, monster):
        return True  # ONE-091
    if nothing_tells_of(state, en.TOGETHER):
        return False
    return len(in_the_way(state, player, monster)) > 0  # ONE-024, ONE-039
