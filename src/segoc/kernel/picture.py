"""The picture: which effects cards have now, which are negated, what cards are called.

It is worked out in the rulebook's order and kept until anything changes (`State.changed`,
`State.edit`). While it is being drawn, questions get the answers that stand so far: texts
and gained effects first, then negation that doesn't ask for names, then names, then
negation by name, which doesn't take a name back (EFX-301).
"""

from typing import Final

from segoc.kernel import entry as en
from segoc.kernel.effect import Activated, Reaction, Standing, Watch
from segoc.kernel.entry import Entry
from segoc.kernel.event import Event
from segoc.kernel.kinds import MONSTER, TOKEN
from segoc.kernel.lifetimes import refer
from segoc.kernel.node import Clause
from segoc.kernel.places import DECK, FIELD_ZONE, PENDULUM_ZONE, SPELL_ZONE, on_field
from segoc.kernel.scope import Scope
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.texts import NONE_HAD, Had, Usable, add_usable, usable_by_text, with_one

# Stages of a negation at a summon (TRM-081): part of the summon, or applied once; a clause
# on a link; a standing effect, which comes after the monster's own immunity.
APPLIED: Final = 1
CLAUSE: Final = 2
STANDING: Final = 3


# Layers of which nothing is kept in the picture: whoever asks looks at what stands.
ASKED_ANEW: Final = (
    1 << en.FORBIDDEN
    | 1 << en.LEAVES_FOR
    | 1 << en.ATTACKS
    | 1 << en.TRIBUTES
    | 1 << en.NEEDS_TRIBUTES
)


class Negator:
    """Something that negates cards' effects; of `source` itself it is known in `had`."""

    def __init__(self, stage: int, source: int, suspended: bool, receivers: list[int]) -> None:
        self.stage = stage
        self.source = source
        # Whether it stops applying while its source is negated.
        self.suspended = suspended
        self.receivers = receivers
        self.settled = False
        # By what cards are called: wherever they are, but off the field only what they activate
        # is negated.
        self.by_name = False
        # Cards so called that are no monsters any more, but whose effect as one is on the chain.
        self.muted: list[int] = []
        self.applies = False


class Traits:
    """The answers about one card's values, worked out when they are asked for."""

    def __init__(self) -> None:
        self.atk = 0
        self.defense = 0
        self.level = 0
        self.attribute = 0
        self.race = 0


# What a picture has none of. Most pictures have next to nothing to note, so they share these
# until there is something: whoever notes it makes a list or dict of its own first.
NO_NEGATORS: Final[list[Negator]] = []
NO_CARDS: Final[dict[int, bool]] = {}
NO_NAMES: Final[dict[int, str]] = {}
NO_TRAITS: Final[dict[int, Traits]] = {}
NO_TEXTS: Final[dict[int, list[Had]]] = {}
NO_NUMBERS: Final[list[int]] = []


class Picture:
    """What is worked out here hangs on more and more: first which effects lie where, then what
    is negated and how cards are called. The first part is kept as long as no card with effects
    moves or turns, if it can be (`rooted`); all of it, if there is no more to it (`lasting`)."""

    def __init__(self) -> None:
        # What each card has, if any has something else than its own text; otherwise empty.
        self.unlike_text = NO_TEXTS
        # Standing effects, reactions and the like that are in their places, oldest first; and
        # of these the standing ones, those that react, and those that watch.
        self.in_place = NONE_HAD
        self.standing = NONE_HAD
        self.reactions = NONE_HAD
        self.watches = NONE_HAD
        # The kinds of event that any reacts to, as bits.
        self.reacts = 0
        # What could be activated, if it is something else, sorted out when it is asked for.
        self.usable: Usable | None = None
        # The layers that anything speaks about now, and the verbs that anything forbids, as
        # bits: most questions are answered by what isn't among them.
        self.spoken_of = 0
        self.forbidden = 0
        # Which effects lie where hangs on nothing but the places of cards with effects; and
        # nothing else is kept here that asks for conditions, values or names.
        self.rooted = False
        self.lasting = False
        self.negators = NO_NEGATORS
        self.negated = NO_CARDS
        # Cards whose activated effects are negated by their name, wherever they are.
        self.hushed = NO_CARDS
        # Cards that can't be used: their effects don't apply, either.
        self.unusable = NO_CARDS
        self.names = NO_NAMES
        self.traits = NO_TRAITS
        # Cards whose original values are being worked out.
        self.asked = NO_NUMBERS
        # The players (bits) whose hands are kept revealed; -1 until that is asked for.
        self.open_hands = -1

    def clear_places(self) -> None:
        self.in_place = NONE_HAD
        self.standing = NONE_HAD
        self.reactions = NONE_HAD
        self.watches = NONE_HAD
        self.reacts = 0
        self.usable = None
        self.spoken_of = 0
        self.forbidden = 0

    def keep_places(self, old: "Picture") -> None:
        """The same effects lie in the same places as in an older picture."""
        self.in_place = old.in_place
        self.standing = old.standing
        self.reactions = old.reactions
        self.watches = old.watches
        self.reacts = old.reacts
        self.usable = old.usable
        self.spoken_of = old.spoken_of
        self.forbidden = old.forbidden

    def reacts_to_any(self, events: list[Event]) -> bool:
        """Whether anything reacts to events of one of these kinds."""
        if self.reacts:
            for event in events:
                if self.reacts >> event.kind & 1:
                    return True
        return False

    def tells_of(self, layer: int) -> bool:
        """Whether anything that applies to cards or players could be about this."""
        return self.spoken_of >> layer & 1 == 1


def picture(state: State) -> Picture:
    known = state.picture
    if known is not None and not state.outdated:
        return known
    old = known
    known = Picture()
    state.picture = known
    state.outdated = False
    if old is None:
        _gather(state, known)
        _find_places(state, known)
    else:
        known.keep_places(old)
    _draw(state, known)
    return known


def had_by(state: State, card: int) -> list[Had]:
    """All effects that a card has now, in the order in which options number them."""
    known = picture(state)
    if known.unlike_text:
        return known.unlike_text.get(card, [])
    return state.texts[card] if _is_read(state, card) else []


def _is_read(state: State, card: int) -> bool:
    """Most cards lie in a Deck, where next to none has any effect."""
    held = state.cards[card]
    return held.place != DECK or held.printed.reach >> DECK & 1 == 1


def scope_of(state: State, had: Had) -> Scope:
    """From where an effect speaks that a card has: its controller is "you"."""
    held = state.cards[had.card]
    return Scope(held.side, refer(held), had.code, had.number)


def entry_scope(entry: Entry) -> Scope:
    scope = Scope(entry.player, entry.source, entry.code, entry.number)
    scope.announced = entry.announced
    return scope


def clause_of(state: State, entry: Entry) -> Clause:
    return state.faces[entry.code].clauses[entry.clause]


def _draw(state: State, known: Picture) -> None:
    """Work out what hangs on more than the places of cards."""
    known.rooted = not known.unlike_text and not known.tells_of(en.GAINS)
    if known.tells_of(en.GAINS):
        _give_by_text(state, known)
    if known.tells_of(en.NEGATED):
        known.negators = []
        known.negated = {}
        known.hushed = {}
        _collect_applied(state, known)
        _collect_standing(state, known, False)
        _judge_negation(state, known)
    if known.tells_of(en.NAME):
        known.names = {}
        _name(state, known)  # EFX-301
    if known.tells_of(en.NEGATED):
        if _collect_standing(state, known, True):  # EFX-301
            _judge_negation(state, known)
    if known.tells_of(en.UNUSABLE):
        known.unusable = {}
        _bar(state, known)
    if known.tells_of(en.GAINS):
        _give(state, known)
    # What was asked meanwhile was answered from half a picture.
    known.traits = NO_TRAITS
    known.lasting = known.rooted and not known.spoken_of & ~ASKED_ANEW


def _gather(state: State, known: Picture) -> None:
    """What cards were given for a time, besides what they have by their own text."""
    for entry in state.layers:
        if entry.layer == en.GAINS:
            lent = entry.until == en.WITH_COUNTER or is_token(state, entry.receiver)
            _gain(state, known, entry.receiver, entry.code, clause_of(state, entry), lent)
        elif entry.layer == en.COPIES:
            _copy(state, known, entry)  # TRM-425


def is_token(state: State, card: int) -> bool:
    """What a Token was given is no effect of its own."""
    return state.cards[card].printed.types & TOKEN != 0


def _part_from_text(state: State, known: Picture) -> None:
    """From now on it is noted here what each card has."""
    if not known.unlike_text:
        known.unlike_text = {}
        for card in state.effect_cards:
            if _is_read(state, card):
                known.unlike_text[card] = state.texts[card]


def _gain(
    state: State, known: Picture, card: int, code: int, clause: Clause, lent: bool = False
) -> None:
    _part_from_text(state, known)
    effects = state.faces[code].effects
    held = known.unlike_text.get(card, []).copy()
    for effect in clause.granted():
        for number in range(len(effects)):
            if effects[number] is effect:
                had = Had(card, code, number, effect)
                had.gained = True
                had.lent = lent
                held.append(had)
    known.unlike_text[card] = held


def _copy(state: State, known: Picture, entry: Entry) -> None:
    """It has the other card's effects in place of the one that copies them (EFX-272)."""
    _part_from_text(state, known)
    card = entry.receiver
    own = [
        had
        for had in known.unlike_text.get(card, [])
        if had.code != entry.code or had.number != entry.number
    ]
    printed = state.faces[entry.value]
    for number in range(printed.own):
        effect = printed.effects[number]
        if not effect.text:  # TRM-404
            had = Had(card, printed.code, number, effect)  # EFX-271
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
                        _gain(state, known, card, had.code, clause)
    _find_places(state, known)


def _give(state: State, known: Picture) -> None:
    """What standing effects give to other cards, while they apply (TRM-437)."""
    for had in known.standing.copy():
        effect = had.effect
        if effect.text or not isinstance(effect, Standing) or not applies(state, had):
            continue
        for clause in effect.clauses:
            if clause.layer == en.GAINS and effect.receivers is not None:
                for card in effect.receivers.find(state, scope_of(state, had)):
                    _gain(state, known, card, had.code, clause)
                _find_places(state, known)


def _find_places(state: State, known: Picture) -> None:
    """Sort out what is in its place, and what that is about."""
    known.clear_places()
    if known.unlike_text:
        for card in known.unlike_text:
            _sort_out(state, known, card, known.unlike_text[card])
    else:
        for card in state.live:
            held = state.cards[card]
            if held.printed.stands >> held.place & 1:
                _sort_out(state, known, card, state.texts[card])
    for had in known.in_place:
        effect = had.effect
        if isinstance(effect, Standing):
            known.standing = with_one(known.standing, had)
            known.spoken_of |= effect.says
            known.forbidden |= effect.forbids
        elif isinstance(effect, Reaction):
            known.reactions = with_one(known.reactions, had)
            known.reacts |= effect.kinds
        elif isinstance(effect, Watch):
            known.watches = with_one(known.watches, had)
    for entry in state.layers:
        known.spoken_of |= 1 << entry.layer
        if entry.layer == en.FORBIDDEN:
            known.forbidden |= 1 << entry.value


def _sort_out(state: State, known: Picture, card: int, effects: list[Had]) -> None:
    """What of this card is in its place; who was face-up first comes first."""
    since = state.cards[card].since
    for had in effects:
        if not isinstance(had.effect, Activated) and _in_place(state, had):
            known.in_place = _in_time(state, known.in_place, had, since)  # CRD-274, CRD-300


def usable(state: State) -> Usable:
    """What could be activated from where its card lies."""
    known = picture(state)
    if not known.unlike_text:
        return usable_by_text(state)
    found = known.usable
    if found is None:
        found = Usable()
        known.usable = found
        for card in known.unlike_text:
            add_usable(found, state.cards[card], known.unlike_text[card])
    return found


def _in_time(state: State, those: list[Had], had: Had, since: int) -> list[Had]:
    """One more, after all that is as old."""
    index = len(those)
    while index > 0 and state.cards[those[index - 1].card].since > since:
        index -= 1
    if index == len(those):
        return with_one(those, had)
    those.insert(index, had)
    return those


def _in_place(state: State, had: Had) -> bool:
    """Face-up on the field, and neither in the act nor determined to leave."""
    held = state.cards[had.card]
    if not had.effect.places >> held.place & 1:  # CRD-275
        return False
    if not on_field(held.place):
        return True
    if held.doomed:  # CRD-275, CRD-276, CRD-277
        return False
    # CRD-272, CRD-273, CRD-275
    return held.face_up and not held.acting and not unresolved(state, had.card)


def unresolved(state: State, card: int) -> bool:
    """It is being activated, or its own activation is still on the chain: it doesn't apply yet."""
    link = state.activating
    if link is not None and link.source.card == card and link.card_activation:
        return True
    for index in range(state.unresolved):
        link = state.chain[index]
        if link.source.card == card and link.card_activation:
            return link.source.same_object(state.cards[card])
    return False


def holds(state: State, had: Had) -> bool:
    condition = had.effect.condition
    return condition is None or condition.holds(state, scope_of(state, had))


def applies(state: State, had: Had) -> bool:
    """Whether an effect that is in its place applies: not negated, its condition fulfilled."""
    effect = had.effect
    negatable = not effect.text  # EFX-309
    if had.lent:
        negatable = False  # EFX-261
    known = picture(state) if state.outdated else state.picture
    if negatable and known is not None:
        if had.card in known.negated or had.card in known.unusable:  # EFX-302, EFX-304
            return False
    return holds(state, had)


# Negation.


def _collect_applied(state: State, known: Picture) -> None:
    for entry in state.layers:
        if entry.layer == en.NEGATED:
            stage = CLAUSE if entry.always else APPLIED
            receivers = [entry.receiver]
            if entry.name:
                stage = STANDING
                receivers = _namesakes(state, entry.name)  # EFX-299
            elif entry.receiver < 0:
                # All cards of a description, whenever they came.
                receivers = clause_of(state, entry).meant(state, entry_scope(entry))
            negator = Negator(stage, entry.source.card, entry.always, receivers)
            negator.settled = entry.settled
            if entry.name:
                negator.by_name = True
                negator.muted = [
                    card
                    for card in _turned_spells(state)
                    if state.cards[card].printed.title == entry.name
                ]
            known.negators.append(negator)


def _namesakes(state: State, name: str) -> list[int]:
    """All monsters that are originally called so; in other zones they are none."""
    found: list[int] = []
    for held in state.cards:
        if held.printed.title == name and held.printed.is_monster:
            if held.place not in (SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE):
                found.append(held.id)
    return found


def _turned_spells(state: State) -> list[int]:
    """Cards whose effect as a monster is on the chain, and that are equip cards by now."""
    found: list[int] = []
    for link in state.chain:
        held = state.cards[link.source.card]
        if link.then.kind == MONSTER and held.place == SPELL_ZONE:
            found.append(held.id)
    return found


def _collect_standing(state: State, known: Picture, by_name: bool) -> bool:
    """Standing negation of what cards are, or of what they are called; whether there is any."""
    found = False
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.says >> en.NEGATED & 1:
            continue
        if effect.receivers is None or effect.by_name != by_name or not holds(state, had):
            continue
        for clause in effect.clauses:
            if clause.layer == en.NEGATED:
                receivers = effect.receivers.find(state, scope_of(state, had))
                negator = Negator(STANDING, had.card, True, receivers)
                if by_name:
                    negator.by_name = True
                    negator.muted = [
                        card
                        for card in _turned_spells(state)
                        if effect.receivers.calls(state, scope_of(state, had), card)
                    ]
                known.negators.append(negator)
                found = True
    return found


def _judge_negation(state: State, known: Picture) -> None:
    """Who is negated: of two that would negate each other the earlier one does."""
    negators = known.negators
    settled = False
    rounds = 0
    while not settled and rounds <= len(negators):
        settled = True
        rounds += 1
        for index in range(len(negators)):
            now = _negator_applies(state, known, index)
            if now != negators[index].applies:
                negators[index].applies = now
                settled = False
    known.negated.clear()
    known.hushed.clear()
    for negator in negators:
        if negator.applies:
            for card in negator.muted:  # EFX-297
                known.hushed[card] = True
            for card in negator.receivers:
                if _covers(state, known, negator, card):
                    if negator.by_name:  # EFX-297
                        known.hushed[card] = True
                    if not negator.by_name or on_field(state.cards[card].place):  # EFX-297
                        known.negated[card] = True


def _negator_applies(state: State, known: Picture, index: int) -> bool:
    negator = known.negators[index]
    if not negator.suspended:  # TRM-072, TRM-077
        return True
    for other_index in range(len(known.negators)):
        other = known.negators[other_index]
        if not other.applies or not _covers(state, known, other, negator.source):
            continue
        if other_index > index and _covers(state, known, negator, other.source):
            continue
        return False  # TRM-079
    return True


def _covers(state: State, known: Picture, negator: Negator, card: int) -> bool:
    if card not in negator.receivers:
        return False
    if negator.settled:  # TRM-080, TRM-081
        return True
    return not _immune(state, known, card, negator)


def _immune(state: State, known: Picture, card: int, negator: Negator) -> bool:
    """Immune by what was applied to it; by a standing effect only to what comes after it."""
    if negator.source == card:
        return False
    if immune_by_entry(state, card, negator.source):
        return True
    if negator.stage != STANDING:  # TRM-081, TRM-084
        return False
    return _immune_by_standing(state, known, card, negator.source)  # TRM-081, TRM-082


def immune_by_entry(state: State, card: int, source: int) -> bool:
    for entry in state.layers:
        if entry.layer == en.UNAFFECTED and entry.receiver == card:
            if clause_of(state, entry).concerns(state, entry_scope(entry), source):
                return True
    return False


def _immune_by_standing(state: State, known: Picture, card: int, source: int) -> bool:
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.UNAFFECTED:
                scope = scope_of(state, had)
                if (
                    effect.receivers.includes(state, scope, card)
                    and holds(state, had)
                    and clause.concerns(state, scope, source)
                ):
                    return True
    return False


def immune_by_standing(state: State, card: int, source: int) -> bool:
    """Immune by a standing effect that applies."""
    known = picture(state)
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.UNAFFECTED and applies(state, had):
                scope = scope_of(state, had)
                if effect.receivers.includes(state, scope, card) and clause.concerns(
                    state, scope, source
                ):
                    return True
    return False


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
    for entry in state.layers:
        if entry.layer == en.UNUSABLE:
            clause = clause_of(state, entry)
            for held in state.cards:
                if clause.concerns(state, entry_scope(entry), held.id):  # EFX-303
                    known.unusable[held.id] = True


# Names.


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
                    known.names[card] = clause.text(state, scope)
    for entry in state.layers:
        if entry.layer == en.NAME:
            known.names[entry.receiver] = entry.name  # TRM-430


def is_there(state: State, card: int) -> bool:
    return card != NO_CARD and on_field(state.cards[card].place)


def unasked(state: State) -> bool:
    """Nothing in this duel could make a card other than it is printed."""
    return not state.layers and not state.effect_cards


def untold(state: State, layer: int) -> bool:
    """Nothing says anything about this now: cards have it as it is printed."""
    return unasked(state) or not picture(state).tells_of(layer)


def unforbidden(state: State, verb: int) -> bool:
    """Nothing forbids this now, to nobody."""
    return unasked(state) or not picture(state).forbidden >> verb & 1
