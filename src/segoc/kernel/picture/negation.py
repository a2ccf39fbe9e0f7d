"""Negation: whose effects are negated, by the rulebook's order of what negates and is immune.

Part of the picture; questions about it are asked of `layers`.
"""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import Cards
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.notes import NO_NUMBERS, Negator, Picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, holds, scope_of
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import ACTIVATED, BY_RULE, Event
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.places import FIELD_ZONE, MONSTER_ZONE, PENDULUM_ZONE, SPELL_ZONE, on_field
from segoc.kernel.table.state import State

# Stages of a negation at a summon (TRM-081): part of the summon, or applied once; then, after the
# monster's own immunity, a clause on a link (NEG-156); a standing effect.
APPLIED: Final = 1
CLAUSE: Final = 2
STANDING: Final = 3


def collect_applied(state: State, known: Picture) -> None:
    for entry in state.entries:
        if entry.layer == en.NEGATED:
            stage = CLAUSE if entry.always else APPLIED
            receivers = [entry.receiver]
            if entry.name:
                stage = STANDING
                receivers = _namesakes(state, entry.name)  # EFX-299
            elif entry.receiver < 0:
                # All cards of a description, whenever they came.
                receivers = clause_of(state, entry).meant(state, entry_scope(entry))
            negator = Negator(stage, entry.source.card, entry.code, entry.always, receivers)
            # What was applied once stays, whatever its receiver becomes immune to (RES-069).
            negator.settled = stage == APPLIED and entry.receiver >= 0
            negator.of_cards = entry.clause >= 0 and clause_of(state, entry).negates_cards()
            if entry.receiver < 0 and not entry.name:
                described = clause_of(state, entry).described()
                if described is not None:
                    scope = entry_scope(entry)
                    negator.links = _links_as_activated(state, scope, described, negator.of_cards)
            if entry.name:
                negator.by_name = True
                negator.muted = [
                    card
                    for card in _turned_spells(state)
                    if state.cards[card].printed.title == entry.name
                ]
            known.negators.append(negator)


def any_applied_once(state: State, card: CardNo) -> bool:
    """Whether an effect has negated this very card, for some time and whatever becomes of it."""
    for entry in state.entries:
        if entry.layer == en.NEGATED and entry.receiver == card:
            if not entry.always and not entry.name:
                return True
    return False


def _namesakes(state: State, name: str) -> list[int]:
    """All monsters that are originally called so; in other zones they are none."""
    found: list[int] = []
    for held in state.cards:
        # What takes no time to tell is asked first: there are many cards, and few such monsters.
        if held.printed.is_monster and held.printed.title == name:
            if held.place not in (SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE):
                found.append(held.id)
    return found


def _turned_spells(state: State) -> list[int]:
    """Cards whose effect as a monster is on the chain, and that are equip cards by now."""
    found: list[int] = []
    for link in state.chain:
        held = state.cards[link.source.card]
        if link.as_activated.kind == MONSTER and held.place == SPELL_ZONE:
            found.append(held.id)
    return found


def _links_as_activated(state: State, scope: Scope, receivers: Cards, all_cards: bool) -> list[int]:
    """What negates Spells and Traps on the field negates what they activate there, even when they
    have left it or lie face-down; what negates all cards on the field does so with monsters, too.
    What is about monsters is about these as they are."""
    found: list[int] = []
    for index in range(len(state.chain)):
        link = state.chain[index]
        record = link.as_activated
        if not on_field(record.place) or (record.kind == MONSTER and not all_cards):
            continue
        event = Event(ACTIVATED, link.player, [record], why=BY_RULE, rule="", moment=state.moment)
        if receivers.included(state, scope, event, 0):
            found.append(index)  # NEG-125, NEG-127, NEG-131, NEG-136
    return found


def collect_standing(state: State, known: Picture, by_name: bool) -> bool:
    """Standing negation of what cards are, or of what they are called; whether there is any."""
    found = False
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.NEGATED):
            continue
        if effect.receivers is None or effect.by_name != by_name or not holds(state, had):
            continue
        for clause in effect.clauses:
            if clause.layer == en.NEGATED:
                receivers = effect.receivers.find(state, scope_of(state, had))
                negator = Negator(STANDING, had.card, had.code, True, receivers)
                negator.waits = state.mid_resolution and not by_name
                negator.of_cards = clause.negates_cards()
                scope = scope_of(state, had)
                negator.links = _links_as_activated(
                    state, scope, effect.receivers, negator.of_cards
                )
                if by_name:
                    negator.by_name = True
                    negator.muted = [
                        card
                        for card in _turned_spells(state)
                        if effect.receivers.calls(state, scope_of(state, had), card)
                    ]
                known.negators.append(negator)  # NEG-128
                found = True
    return found


def judge_negation(state: State, known: Picture) -> None:
    """Who is negated: of two that would negate each other the one that applied until now is not;
    the earlier one, if both did or have just come."""
    negators = in_turn(state, known.negators)
    known.negators = negators
    for negator in negators:
        negator.applies = negator.source not in state.negated  # SEG-161
    settled = False
    rounds = 0
    while not settled and rounds <= len(negators):
        settled = True
        rounds += 1
        known.circle = NO_NUMBERS
        for index in range(len(negators)):
            now = _negator_applies(state, known, index)
            if now != negators[index].applies:
                negators[index].applies = now
                known.circle = [*known.circle, negators[index].source]
                settled = False
    known.negated.clear()
    known.negated_by_name.clear()
    known.negated_links.clear()
    known.unmade.clear()
    for negator in negators:
        if negator.applies:
            for card in negator.muted:  # EFX-297
                known.negated_by_name[card] = True
            for link in negator.links:
                known.negated_links[link] = True
            for card in negator.receivers:
                if _reaches(state, known, negator, card):
                    if not negator.of_cards and is_trap_again(state, card):
                        # What is negated are effects of monsters.
                        continue  # TRM-325
                    if negator.by_name:  # EFX-297
                        known.negated_by_name[card] = True
                    if not negator.by_name or on_field(state.cards[card].place):  # EFX-297
                        known.negated[card] = True  # TRM-171, NEG-108
                    if negator.of_cards and is_trap_too(state, card):  # TRM-377, TRM-378, TRM-379
                        known.unmade[card] = True


def in_turn(state: State, negators: list[Negator]) -> list[Negator]:
    """As they are, but of standing effects that come to apply at the same moment the turn player's
    comes first."""
    found: list[Negator] = []
    for negator in negators:
        index = len(found)
        while index > 0 and _goes_before(state, negator, found[index - 1]):
            index -= 1
        found.insert(index, negator)
    return found


def _goes_before(state: State, negator: Negator, other: Negator) -> bool:
    if negator.stage != STANDING or other.stage != STANDING:
        return False
    card = state.cards[negator.source]
    beside = state.cards[other.source]
    if card.side == beside.side or card.side != state.turn_player:
        return False
    return at_once(state, card, beside)  # CLS-120


def at_once(state: State, card: Card, beside: Card) -> bool:
    """Whether the standing effects of both come to apply just now."""
    return is_new(state, card) and is_new(state, beside)  # CLS-118


def is_new(state: State, card: Card) -> bool:
    """Whether the standing effects of a card come to apply just now: it came at this moment, or in
    the resolution that is under way, or was negated until now."""
    if card.id in state.negated or card.in_place_since == state.moment:
        return True
    return has_just_come(state, card)


def has_just_come(state: State, card: Card) -> bool:
    """Whether it came to its place, or was turned up there, in the resolution under way."""
    link = state.resolving_link
    return link >= 0 and card.in_place_since >= state.chain[link].resolved_at


def is_too_early(state: State, card: CardNo) -> bool:
    """In the middle of a resolution it is too early for what a card says that has only come in
    it."""
    return state.mid_resolution and has_just_come(state, state.cards[card])  # CLS-054


def came_first(state: State, card: Card, beside: Card) -> bool:
    """Whether the standing effects of the one came to apply before those of the other; of two that
    come to apply at the same moment the turn player's do."""
    if at_once(state, card, beside):
        return card.side == state.turn_player  # CLS-123
    return not is_new(state, card)  # CLS-118


def is_trap_again(state: State, card: CardNo) -> bool:
    """A Spell or Trap that is no monster, or no longer: all its effects are those of a Trap."""
    held = state.cards[card]
    return not held.printed.is_monster and held.form == 0  # TRM-325


def is_trap_too(state: State, card: CardNo) -> bool:
    """A monster by its effect as a Trap, which it still is."""
    held = state.cards[card]
    return held.place == MONSTER_ZONE and held.shows().also_trap  # TRM-401


def negators_of(state: State, known: Picture, card: CardNo) -> list[Negator]:
    """What negates the effects of this card, or those that it activates."""
    found: list[Negator] = []
    for negator in known.negators:
        muted = card in negator.muted
        if negator.applies and (muted or _covers(state, known, negator, card)):
            found.append(negator)
    return found


def _negator_applies(state: State, known: Picture, index: int) -> bool:
    negator = known.negators[index]
    if not negator.suspended:  # TRM-072, TRM-077
        return True
    for other_index in range(len(known.negators)):
        other = known.negators[other_index]
        if not other.applies or not _covers(state, known, other, negator.source):
            continue
        mutual = _covers(state, known, negator, other.source)
        if mutual and negator.applies and other_index >= index:  # SEG-161
            # Nor does it stop itself, if it is its own card that it negates.
            continue
        return False  # TRM-079
    return True


def _covers(state: State, known: Picture, negator: Negator, card: CardNo) -> bool:
    return card in negator.receivers and _reaches(state, known, negator, card)


def _reaches(state: State, known: Picture, negator: Negator, card: CardNo) -> bool:
    """It negates this one of the cards that it is about."""
    if negator.settled:  # TRM-080, TRM-081
        return True
    if negator.waits and card not in state.negated:
        # What stands negates nothing more until the resolution is over.
        return False  # CLS-070, CLS-074
    return not _immune(state, known, card, negator)


def _immune(state: State, known: Picture, card: CardNo, negator: Negator) -> bool:
    """Immune by what was applied to it; by a standing effect of its own to all but what was part of
    its summon or applied once, which comes before it."""
    if negator.source == card or not known.tells_of(en.UNAFFECTED):
        return False
    if immune_by_entry(state, card, negator.source, negator.stage != STANDING):
        return True
    return _immune_by_standing(state, known, card, negator)  # TRM-081, TRM-082, NEG-156


def immune_by_entry(state: State, card: CardNo, source: int, activated: bool) -> bool:
    """Immune by what was applied to it, to what the source activates or to its other effects."""
    for entry in state.entries:
        if entry.layer == en.UNAFFECTED and entry.receiver in (card, -1):
            clause = clause_of(state, entry)
            if entry.receiver < 0 and not clause.concerns(state, entry_scope(entry), card):
                continue
            clause = clause.of_each()  # TRM-345
            if clause.only_activated() and not activated:
                continue
            if clause.concerns(state, entry_scope(entry), source):
                return True
    return False


def _immune_by_standing(state: State, known: Picture, card: CardNo, negator: Negator) -> bool:
    """Immune by a standing effect; one that a standing effect negates must have come before it."""
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            # What stands isn't activated.
            if clause.layer == en.UNAFFECTED and not clause.only_activated():
                scope = scope_of(state, had)
                if (
                    not is_too_early(state, had.card)
                    and effect.receivers.includes_shown(state, scope, card)
                    and holds(state, had)
                    and clause.concerns(state, scope, negator.source)
                ):
                    if negator.stage != STANDING or had.card not in negator.receivers:
                        return True
                    if came_first(state, state.cards[had.card], state.cards[negator.source]):
                        return True  # CLS-118
    return False
