"""The picture: which effects cards have now, which are negated, what cards are called.

It is worked out in the rulebook's order and kept until anything changes (`State.changed`,
`State.edit`). While it is being drawn, questions get the answers that stand so far: texts
and gained effects first, then negation that doesn't ask for names, then names, then
negation by name, which doesn't take a name back (EFX-301).
"""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Activated, Reaction, Standing, Watch
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.node import Clause
from segoc.kernel.picture.negation import (
    collect_applied,
    collect_standing,
    immune_by_entry,
    judge_negation,
)
from segoc.kernel.picture.notes import NO_TRAITS, Picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, holds, scope_of
from segoc.kernel.picture.texts import (
    CardEffect,
    Usable,
    add_usable,
    text_of,
    usable_by_text,
    with_one,
)
from segoc.kernel.table.card import DOOMED_BY_BATTLE, GUISE
from segoc.kernel.table.ints import CardNo, Code, Player
from segoc.kernel.table.kinds import TOKEN, TRAP
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import DECK, HAND, UNDER, on_field
from segoc.kernel.table.state import State

# Layers of which nothing is kept in the picture, nor hangs anything on them that is: whoever asks
# looks at what stands.
ASKED_ANEW: Final = (
    1 << en.SOME_PERMISSION | 1 << en.FORBIDDEN | 1 << en.LEAVES_FOR | 1 << en.TOGETHER
)

# Layers of which an entry about one card says something fixed, whatever happens.
PLAIN: Final = (
    1 << en.ATK
    | 1 << en.DEFENSE
    | 1 << en.LEVEL
    | 1 << en.NAME
    | 1 << en.ATTRIBUTE
    | 1 << en.RACE
    | 1 << en.NEGATED
)

# Layers of which something is worked out whenever a picture is drawn.
DRAWN: Final = (
    1 << en.GAINS
    | 1 << en.SUMMONED_AGAIN
    | 1 << en.NEGATED
    | 1 << en.NAME
    | 1 << en.SERIES
    | 1 << en.UNUSABLE
)


def picture(state: State) -> Picture:
    known = state.picture
    if known is not None and not state.picture_outdated:
        return known
    old = known
    known = Picture()
    state.picture = known
    state.picture_outdated = False
    if old is None:
        _gather(state, known)
        _find_places(state, known)
    else:
        known.keep_places(old)
    _draw(state, known)
    return known


def card_effects(state: State, card: CardNo) -> list[CardEffect]:
    """All effects that a card has now, in the order in which options number them."""
    known = picture(state)
    if known.unlike_text:
        return known.unlike_text.get(card, [])
    return text_of(state, card) if _is_read(state, card) else []


def _is_read(state: State, card: CardNo) -> bool:
    """Most cards lie in a Deck, where next to none has any effect."""
    held = state.cards[card]
    return held.place != DECK or held.printed.reach >> DECK & 1 == 1


def _draw(state: State, known: Picture) -> None:
    """Work out what hangs on more than the places of cards."""
    known.rooted = not known.unlike_text
    if known.spoken_of & DRAWN:
        _draw_layers(state, known)
    # What was asked meanwhile was answered from half a picture.
    known.traits = NO_TRAITS
    known.lasting = known.rooted and not known.spoken_of & ~ASKED_ANEW


def _draw_layers(state: State, known: Picture) -> None:
    gives = known.tells_of(en.GAINS) or known.tells_of(en.SUMMONED_AGAIN)
    known.rooted = not known.unlike_text and not gives
    if known.tells_of(en.GAINS):
        _give_by_text(state, known)
    if known.tells_of(en.NEGATED):
        known.negators = []
        known.negated = {}
        known.negated_by_name = {}
        known.negated_links = {}
        known.unmade = {}
        collect_applied(state, known)
        collect_standing(state, known, False)
        judge_negation(state, known)
    if known.tells_of(en.NAME):
        known.names = {}
        _name(state, known)  # EFX-301
    if known.tells_of(en.SERIES):
        known.besides = {}
        _note_series(state, known)
    if known.tells_of(en.NEGATED):
        if collect_standing(state, known, True):  # EFX-301
            judge_negation(state, known)
    if known.tells_of(en.UNUSABLE):
        known.unusable = {}
        _bar(state, known)
    if known.tells_of(en.GAINS):
        _give(state, known)
    if known.tells_of(en.SUMMONED_AGAIN):
        _count_as_summoned_again(state, known)


def _gather(state: State, known: Picture) -> None:
    """What cards were given for a time, besides what they have by their own text."""
    for entry in state.entries:
        if entry.layer == en.GAINS:
            clause = clause_of(state, entry)
            lent = entry.until == en.WITH_COUNTER or is_token(state, entry.receiver)
            player = entry.player if clause.lends() else -1
            lent = lent or player >= 0
            # TRM-427, TRM-428, TRM-439
            _gain(state, known, entry.receiver, entry.code, clause, lent, player)
        elif entry.layer == en.COPIES:
            _copy(state, known, entry)  # TRM-425, TRM-429


def is_token(state: State, card: CardNo) -> bool:
    """What a Token was given is no effect of its own."""
    return state.cards[card].printed.types & TOKEN != 0


def _part_from_text(state: State, known: Picture) -> None:
    """From now on it is noted here what each card has."""
    if not known.unlike_text:
        known.unlike_text = {}
        for held in state.cards:
            if held.printed.effects and _is_read(state, held.id):
                known.unlike_text[held.id] = text_of(state, held.id)


def _gain(
    state: State,
    known: Picture,
    card: CardNo,
    code: Code,
    clause: Clause,
    lent: bool = False,
    player: Player = -1,
) -> None:
    _part_from_text(state, known)
    effects = state.faces[code].effects
    held = known.unlike_text.get(card, []).copy()
    for effect in clause.granted():
        for number in range(len(effects)):
            if effects[number] is effect:
                had = CardEffect(card, code, number, effect)
                had.gained = True
                had.lent = lent
                had.player = player
                held.append(had)  # TRM-424
    known.unlike_text[card] = held


def _copy(state: State, known: Picture, entry: Entry) -> None:
    """It has the other card's effects in place of the one that copies them (EFX-272)."""
    _part_from_text(state, known)
    card = entry.receiver
    own = [
        had
        for had in known.unlike_text.get(card, [])
        if had.code != entry.code or had.effect_no != entry.effect_no
    ]
    printed = state.faces[entry.value]
    for number in range(printed.own):
        effect = printed.effects[number]
        # Texts aren't effects; those by which a duel is won are copied all the same.
        if not effect.text or isinstance(effect, Watch):  # TM2-305
            had = CardEffect(card, printed.code, number, effect)  # EFX-271
            had.gained = True  # EFX-268
            own.append(had)
    known.unlike_text[card] = own


def _give_by_text(state: State, known: Picture) -> None:
    """That a card gains effects by its own text is not an effect itself."""
    _part_from_text(state, known)
    # The texts come before all that applies.
    known.clear_places()
    for card in list(known.unlike_text):
        for had in known.unlike_text[card]:
            effect = had.effect
            # TRM-433
            if effect.text and isinstance(effect, Standing) and _in_place(state, had):
                for clause in effect.clauses:
                    if clause.layer == en.GAINS and holds(state, had):  # TRM-434
                        _gain(state, known, card, had.code, clause)  # TRM-435, TRM-436
    _find_places(state, known)


def _give(state: State, known: Picture) -> None:
    """What standing effects give to other cards, while they apply."""
    for had in known.standing.copy():
        effect = had.effect
        if effect.text or not isinstance(effect, Standing):
            continue
        if not applies(state, had):  # TRM-437, TRM-443
            continue
        for clause in effect.clauses:
            if clause.layer == en.GAINS and effect.receivers is not None:
                for card in effect.receivers.find(state, scope_of(state, had)):
                    if not _is_immune(state, known, card, had.card):  # TRM-437, TRM-442
                        _gain(state, known, card, had.code, clause)
                _find_places(state, known)


def _is_immune(state: State, known: Picture, card: CardNo, source: int) -> bool:
    """It is unaffected by the standing effects of another card."""
    if card == source or not known.tells_of(en.UNAFFECTED):
        return False
    if immune_by_entry(state, card, source, False):
        return True
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.UNAFFECTED):
            continue
        if effect.receivers is None or not applies(state, had):
            continue
        scope = scope_of(state, had)
        for clause in effect.clauses:
            if clause.layer == en.UNAFFECTED and not clause.only_activated():
                meant = effect.receivers.includes_shown(state, scope, card)
                if meant and clause.concerns(state, scope, source):
                    return True
    return False


def _count_as_summoned_again(state: State, known: Picture) -> None:
    """What Geminis have by an effect as if they were summoned again, while that applies."""
    for had in known.standing.copy():
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.SUMMONED_AGAIN):
            continue
        if effect.receivers is None or not applies(state, had):
            continue
        _part_from_text(state, known)
        for card in effect.receivers.find(state, scope_of(state, had)):
            for own in known.unlike_text.get(card, []):
                if own.effect.text and isinstance(own.effect, Standing) and not holds(state, own):
                    for clause in own.effect.clauses:
                        if clause.layer == en.GAINS:
                            _gain(state, known, card, own.code, clause)  # TRM-213, CLS-102
        _find_places(state, known)


def _find_places(state: State, known: Picture) -> None:
    """Sort out what is in its place, and what that is about."""
    known.clear_places()
    if known.unlike_text:
        for card in known.unlike_text:
            _sort_out(state, known, card, known.unlike_text[card])
    else:
        for card in state.working_cards:
            held = state.cards[card]
            if held.printed.stands >> held.place & 1:
                _sort_out(state, known, card, text_of(state, card))
    for had in known.in_place:
        effect = had.effect
        if isinstance(effect, Standing):
            known.standing = with_one(known.standing, had)
            known.spoken_of |= effect.says
            for permission in effect.permits:
                known.note_layer(permission)
            known.forbidden |= effect.forbids
            if effect.in_time and effect.says & ~ASKED_ANEW:
                known.in_time = True
        elif isinstance(effect, Reaction):
            known.reactions = with_one(known.reactions, had)
            known.reacts |= effect.kinds
        elif isinstance(effect, Watch):
            known.watches = with_one(known.watches, had)
    for entry in state.entries:
        known.note_layer(entry.layer)
        if entry.layer < en.FIRST_PERMISSION and not ASKED_ANEW >> entry.layer & 1:
            if entry.receiver < 0 or not PLAIN >> entry.layer & 1:
                # It is asked again and again which cards it is about.
                known.in_time = True
        if entry.layer == en.FORBIDDEN:
            known.forbidden |= 1 << entry.value
        elif entry.layer == en.REACTS:
            _let_react(state, known, entry)


def _let_react(state: State, known: Picture, entry: Entry) -> None:
    """What was applied and reacts for a time: its card can be anywhere, and negated."""
    effects = state.faces[entry.code].effects
    for effect in clause_of(state, entry).granted():
        for number in range(len(effects)):
            if effects[number] is effect and isinstance(effect, Reaction):
                had = CardEffect(entry.source.card, entry.code, number, effect)
                had.lent = True
                had.player = entry.player
                known.reactions = with_one(known.reactions, had)
                known.reacts |= effect.kinds


def _sort_out(state: State, known: Picture, card: CardNo, effects: list[CardEffect]) -> None:
    """What of this card is in its place; who was face-up first comes first."""
    since = state.cards[card].in_place_since
    for had in effects:
        if not isinstance(had.effect, Activated) and _in_place(state, had):
            known.in_place = _in_time(state, known.in_place, had, since)  # CRD-274, CRD-300


def usable(state: State) -> Usable:
    """What could be activated from where its card lies."""
    known = state.picture
    if known is None or state.picture_outdated:
        known = picture(state)
    if not known.unlike_text:
        by_text = state.usable
        return usable_by_text(state) if by_text is None else by_text
    found = known.usable
    if found is None:
        found = Usable()
        known.usable = found
        for card in known.unlike_text:
            held = state.cards[card]
            if (
                held.place == HAND
                and held.printed.kind == TRAP
                and not held.printed.uses >> HAND & 1
            ):
                # A Trap for the field: only where an effect lets it be activated (`traps_at_hand`).
                continue
            add_usable(found, held, known.unlike_text[card])
    return found


def _in_time(
    state: State, those: list[CardEffect], had: CardEffect, since: int
) -> list[CardEffect]:
    """One more, after all that is as old."""
    index = len(those)
    while index > 0 and state.cards[those[index - 1].card].in_place_since > since:
        index -= 1
    if index == len(those):
        return with_one(those, had)
    those.insert(index, had)
    return those


def _in_place(state: State, had: CardEffect) -> bool:
    """Face-up on the field, and neither in the act, nor being summoned there, nor determined to
    leave."""
    held = state.cards[had.card]
    if not had.effect.places >> held.place & 1:  # CRD-275
        return False
    if held.place == UNDER:
        # What lies under a monster in the act hasn't become its material yet.
        return on_field(state.cards[state.host(had.card)].place)  # TRM-240
    if not on_field(held.place):
        return True
    if held.form == GUISE:
        return False
    if held.doomed:  # CRD-275, CRD-276, CRD-277, BAT-356
        return False
    if held.summoning and not had.effect.text:  # NEG-023, NEG-057
        return False
    # CRD-272, CRD-273, CRD-275
    return held.face_up and not held.acting and not unresolved(state, had.card)


def unresolved(state: State, card: CardNo) -> bool:
    """It is being activated, or its own activation is still on the chain: it doesn't apply yet."""
    link = state.activating
    if link is not None and link.source.card == card and link.card_activation:
        return True
    for index in range(state.unresolved_links):
        link = state.chain[index]
        if link.source.card == card and link.card_activation:
            return link.source.same_object(state.cards[card])
    return False


def applies(state: State, had: CardEffect) -> bool:
    """Whether an effect that is in its place applies: not negated, its condition fulfilled."""
    return is_valid(state, had) and holds(state, had)


def is_valid(state: State, had: CardEffect) -> bool:
    """Whether an effect that is in its place isn't negated."""
    effect = had.effect
    # EFX-309, TRM-404, TRM-405, TRM-406, TRM-407
    negatable = not effect.text
    if had.lent:
        negatable = False  # EFX-261
    known = picture(state) if state.picture_outdated else state.picture
    if negatable and known is not None:
        # EFX-302, EFX-304, TRM-067, OLD-013
        if had.card in known.negated or had.card in known.unusable:  # TRM-354
            return False
    return True


def _bar(state: State, known: Picture) -> None:
    """Which cards can't be used, face-down ones too, by standing effects and by what was
    applied."""
    for had in known.standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is not None:
            for clause in effect.clauses:
                if clause.layer == en.UNUSABLE and applies(state, had):
                    scope = scope_of(state, had)
                    for held in state.cards:
                        if effect.receivers.includes(state, scope, held.id):  # EFX-302
                            known.unusable[held.id] = True
    for entry in state.entries:
        if entry.layer == en.UNUSABLE:
            clause = clause_of(state, entry)
            for held in state.cards:
                if clause.concerns(state, entry_scope(entry), held.id):  # EFX-303
                    known.unusable[held.id] = True


def _name(state: State, known: Picture) -> None:
    """Names that standing effects give, then those that were applied; the last decides."""
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.NAME and applies(state, had):
                scope = scope_of(state, had)
                for card in effect.receivers.find(state, scope):
                    if not stays_as_it_is(state, card):
                        known.names[card] = clause.text(state, scope)
    for entry in state.entries:
        if entry.layer == en.NAME:
            if entry.until == en.AS_DETERMINED or not stays_as_it_is(state, entry.receiver):
                known.names[entry.receiver] = entry.name  # TRM-429, TRM-430


def stays_as_it_is(state: State, card: CardNo) -> bool:
    """A battle has determined that it is destroyed: what it is called is noted."""
    return state.cards[card].doomed == DOOMED_BY_BATTLE


def _note_series(state: State, known: Picture) -> None:
    """The archetypes of which standing effects say that cards are of them besides."""
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.SERIES and applies(state, had):
                scope = scope_of(state, had)
                for card in effect.receivers.find(state, scope):
                    if not stays_as_it_is(state, card):
                        _add_series(known, card, clause.text(state, scope))
    for entry in state.entries:
        if entry.layer == en.SERIES and entry.until == en.AS_DETERMINED:
            _add_series(known, entry.receiver, entry.name)


def _add_series(known: Picture, card: CardNo, archetype: str) -> None:
    known.besides[card] = (*known.besides.get(card, ()), archetype)


def all_as_printed(state: State) -> bool:
    """Nothing in this duel could make a card other than it is printed."""
    return not state.entries and not state.has_effects


def nothing_tells_of(state: State, layer: i64) -> bool:
    """Nothing says anything about this now: cards have it as it is printed."""
    known = state.picture
    if known is None or state.picture_outdated:
        if all_as_printed(state):
            return True
        known = picture(state)
    if layer < en.FIRST_PERMISSION:
        return known.spoken_of >> layer & 1 == 0
    return not known.tells_of(layer)


def silent(state: State, verb: i64, layers: i64) -> bool:
    """Nothing forbids this now, and nothing says anything about any of these layers (bits)."""
    known = state.picture
    if known is None or state.picture_outdated:
        if all_as_printed(state):
            return True
        known = picture(state)
    return known.forbidden >> verb & 1 == 0 and known.spoken_of & layers == 0


def unforbidden(state: State, verb: i64) -> bool:
    """Nothing forbids this now, to nobody."""
    known = state.picture
    if known is None or state.picture_outdated:
        if all_as_printed(state):
            return True
        known = picture(state)
    return known.forbidden >> verb & 1 == 0
