"""The layers: what is true of a card now, and what is forbidden to it.

Everybody who asks for a card's name, ATK, Level, kind or controller asks here, and so does
who wants to know whether something is forbidden. A card that no effect is about is what
is printed on it. Which effects there are is in `picture`; here their clauses are added up.
"""

from typing import Final

from segoc.kernel import entry as en
from segoc.kernel import verbs
from segoc.kernel.card import AGAIN, Card
from segoc.kernel.effect import Clause, Standing
from segoc.kernel.entry import Entry
from segoc.kernel.kinds import (
    EFFECT,
    EQUIP,
    GEMINI,
    LINK,
    MONSTER,
    NORMAL,
    QUESTION_MARK,
    SPELL,
    TRAP,
    XYZ,
)
from segoc.kernel.kinds import NONE as NO_VALUE
from segoc.kernel.only_one import is_second
from segoc.kernel.onset import Onset, onset
from segoc.kernel.picture import (
    Traits,
    applies,
    clause_of,
    entry_scope,
    had_by,
    immune_by_entry,
    immune_by_standing,
    picture,
    scope_of,
)
from segoc.kernel.places import (
    ATTACK,
    DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
    on_field,
)
from segoc.kernel.scope import Scope
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.tally import summoned_already
from segoc.kernel.texts import Had

# ATK and DEF, as bits.
STATS: Final = 1 << en.ATK | 1 << en.DEFENSE


def add(state: State, entry: Entry) -> None:
    entry.moment = state.moment
    state.layers.append(entry)
    state.changed()


def put_on(
    state: State,
    scope: Scope,
    card: int,
    clause: Clause,
    until: int,
    settled: bool = False,
    always: bool = False,
    counter: int = 0,
) -> None:
    """Apply a clause to a card, worked out now."""
    value = clause.value(state, scope)  # EFX-198
    entry = Entry(card, clause.layer, clause.op, value, until)
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.number = scope.number
    entry.name = clause.text(state, scope)
    entry.own = card == scope.source.card  # EFX-176, EFX-177
    entry.settled = settled
    entry.always = always
    entry.counter = counter
    entry.announced = scope.announced
    clauses = state.faces[scope.code].clauses
    for index in range(len(clauses)):
        if clauses[index] is clause:
            entry.clause = index
    add(state, entry)


def put_on_players(state: State, scope: Scope, whose: int, clause: Clause, until: int) -> None:
    """Apply a clause to players (bits), worked out now."""
    entry = Entry(-1, clause.layer, clause.op, clause.value(state, scope), until)
    entry.whose = whose
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.number = scope.number
    entry.name = clause.text(state, scope)
    entry.announced = scope.announced
    clauses = state.faces[scope.code].clauses
    for index in range(len(clauses)):
        if clauses[index] is clause:
            entry.clause = index
    add(state, entry)


def end_for(state: State, card: int) -> None:
    """A card has lost all effects that were applied to it; who controls it is no such thing."""
    kept = [e for e in state.layers if e.receiver != card or e.layer == en.CONTROL]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def end_claims(state: State, card: int) -> None:
    """Nobody has control of it any more by what was applied to it."""
    kept = [e for e in state.layers if e.receiver != card or e.layer != en.CONTROL]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def end_all(state: State, until: int) -> None:
    """What lasts until now has ended."""
    kept = [entry for entry in state.layers if entry.until != until]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def end_turn(state: State) -> None:
    """What lasts until the end of the turn has ended; the end of the next one is nearer now."""
    end_all(state, en.UNTIL_END_OF_TURN)
    for index in range(len(state.layers)):
        if state.layers[index].until == en.UNTIL_END_OF_NEXT_TURN:
            state.layers[index] = state.layers[index].lasting(en.UNTIL_END_OF_TURN)
        elif state.layers[index].until == en.UNTIL_END_OF_THIRD_TURN:
            state.layers[index] = state.layers[index].lasting(en.UNTIL_END_OF_NEXT_TURN)


def end_counter(state: State, card: int, kind: int) -> None:
    """What lasts for as long as a card has that kind of counter has ended."""
    kept = [
        entry
        for entry in state.layers
        if entry.receiver != card or entry.until != en.WITH_COUNTER or entry.counter != kind
    ]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def end_unlinked(state: State) -> None:
    """What lasts for as long as a card is linked, or hangs on the link, ends with it."""
    if not state.layers:
        return
    kept = [e for e in state.layers if not _by_link(e) or _still_tied(state, e)]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def _by_link(entry: Entry) -> bool:
    return entry.until == en.WHILE_LINKED or entry.always


def _still_tied(state: State, entry: Entry) -> bool:
    for tie in state.ties:
        if tie.source.card == entry.source.card and tie.target.card == entry.receiver:
            return True
    return False


def end_own(state: State, card: int) -> None:
    """What a card did to its own ATK and DEF is gone when it is negated, and doesn't return."""
    kept = [
        entry
        for entry in state.layers
        # The name and the effects that it gave itself stay (TRM-430).
        if entry.receiver != card or not entry.own or entry.layer not in (en.ATK, en.DEFENSE)
    ]
    if len(kept) != len(state.layers):
        state.layers = kept
        state.changed()


def unasked(state: State) -> bool:
    """Nothing in this duel could make a card other than it is printed."""
    return not state.layers and not state.effect_cards


def untold(state: State, layer: int) -> bool:
    """Nothing says anything about this now: cards have it as it is printed."""
    return unasked(state) or not picture(state).tells_of(layer)


def unforbidden(state: State, verb: int) -> bool:
    """Nothing forbids this now, to nobody."""
    return unasked(state) or not picture(state).forbidden >> verb & 1


# Kinds and names.


def is_monster(state: State, card: int) -> bool:
    """A monster by where it lies: under a card or in other zones it is none."""
    held = state.cards[card]
    if held.place == UNDER:  # TRM-253
        return False
    if held.place in (SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE):  # CRD-082, EFX-219
        return False
    return held.shows().kind == MONSTER  # EFX-252, EFX-259, CRD-002


def is_spell(state: State, card: int) -> bool:
    """A monster among the Spells and Traps counts as a Spell there."""
    held = state.cards[card]
    if held.place in (SPELL_ZONE, PENDULUM_ZONE) and held.printed.kind == MONSTER:
        return True  # EFX-216, CRD-354, CRD-356
    return held.printed.kind == SPELL and held.place != UNDER


def property_of(state: State, card: int) -> int:
    """Continuous, Equip, Field…; 0 for what is no Spell or Trap where it lies."""
    held = state.cards[card]
    if held.printed.kind == MONSTER:
        if held.place != SPELL_ZONE:  # CRD-357
            return 0
        # A Set one is treated as a Spell and nothing more.
        return held.treated or (EQUIP if held.face_up else NORMAL)  # EFX-216
    return 0 if held.place == UNDER else held.printed.prop  # CRD-044


def is_trap(state: State, card: int) -> bool:
    """Some trap monsters are Traps as well (TRM-321)."""
    held = state.cards[card]
    if held.place == UNDER or held.printed.kind != TRAP:
        return False
    return held.form == 0 or held.shows().also_trap  # EFX-257


def title(state: State, card: int) -> str:
    """What a card is called now."""
    printed = state.cards[card].printed
    # What always counts as another card is called so everywhere.
    if unasked(state):
        return printed.title
    return picture(state).names.get(card, printed.title)  # CRD-004, CRD-005, CRD-008


def series(state: State, card: int) -> tuple[str, ...]:
    """The archetypes that it belongs to: those of the name that it has now."""
    printed = state.cards[card].printed
    name = title(state, card)
    if name != printed.title:
        for face in state.faces.values():
            if face.title == name:
                return face.series
    return printed.series


def types(state: State, card: int) -> int:
    """The words of its type line. On the field and in the GY a Gemini is a Normal Monster
    until it is summoned again, or that text is negated."""
    held = state.cards[card]
    words = held.shows().types  # EFX-249, EFX-250
    there = on_field(held.place) and held.face_up
    if held.place == GRAVEYARD:
        there = True  # EFX-237, EFX-238
    if words & GEMINI and there and held.summoned_by != AGAIN:  # EFX-232, EFX-236
        if not negated(state, card):  # EFX-235
            words &= ~EFFECT  # EFX-226, CRD-048
    if not words & EFFECT and not unasked(state) and gained_any(state, card):  # CRD-051, CRD-052
        words |= EFFECT  # CRD-051, CRD-052
    if not untold(state, en.TYPES):
        for change in changes(state, card, en.TYPES):
            words |= change.value
    return words


def gained_any(state: State, card: int) -> bool:
    """It was given an effect by another card: negated or not, that makes it an Effect Monster."""
    found = picture(state).unlike_text
    if not found or card not in found or not on_field(state.cards[card].place):
        return False
    for had in found[card]:
        if had.gained:
            return True
    return False


def has_level(state: State, card: int) -> bool:
    """Xyz and Link Monsters have none."""
    return not types(state, card) & (XYZ | LINK)  # CRD-019


def has_rank(state: State, card: int) -> bool:
    """Only Xyz Monsters have one."""
    return types(state, card) & XYZ != 0  # CRD-020


def has_atk(state: State, card: int) -> bool:
    """A "?" is no value in the Deck, in the GY or anywhere else off the field."""
    held = state.cards[card]
    unknown = held.printed.atk == QUESTION_MARK and not on_field(held.place)
    return not unknown  # CRD-031, CRD-032


def has_defense(state: State, card: int) -> bool:
    """The same for DEF, which a Link Monster doesn't have at all."""
    held = state.cards[card]
    value = held.shows().defense
    unknown = value == QUESTION_MARK and not on_field(held.place)
    return value != NO_VALUE and not unknown


def controller(card: Card) -> int:
    """Who controls a card on the field; elsewhere, whose place it lies in."""
    return card.side


def is_public(state: State, card: int) -> bool:
    """It lies open for everybody: in the hand only while an effect keeps it revealed, not if
    somebody has seen it once."""
    held = state.cards[card]
    if held.place == HAND:
        return open_hands(state) >> held.side & 1 == 1  # EFX-098
    return held.face_up and held.place != DECK


def open_hands(state: State) -> int:
    """The players (bits) whose hands effects keep revealed."""
    if untold(state, en.OPEN_HAND):
        return 0
    known = picture(state)
    if known.open_hands < 0:
        known.open_hands = 0
        for had in known.standing:
            effect = had.effect
            if isinstance(effect, Standing) and effect.receivers is None:
                for clause in effect.clauses:
                    if clause.layer == en.OPEN_HAND and applies(state, had):
                        known.open_hands |= whose_bits(effect.whose, state.cards[had.card].side)
    return known.open_hands


# What cards have and don't have.


def effects_of(state: State, card: int) -> list[Had]:
    """All effects that a card has now, in the order in which options number them: that a
    Pendulum Card can be activated comes last."""
    found = had_by(state, card)
    printed = state.cards[card].printed
    if printed.written == printed.own or not found or found[-1].number == printed.written:
        return found
    activation: list[Had] = []
    others: list[Had] = []
    for had in found:
        implied = had.code == printed.code and had.number == printed.written
        (activation if implied else others).append(had)
    return others + activation


def negated(state: State, card: int) -> bool:
    """Its effects are negated."""
    return not unasked(state) and card in picture(state).negated


def hushed(state: State, card: int) -> bool:
    """The effects that it activates are negated by its name, wherever it is (EFX-297)."""
    return not unasked(state) and card in picture(state).hushed


def unaffected(state: State, card: int, source: int) -> bool:
    """A card is unaffected by the effects of another one."""
    if card == source or untold(state, en.UNAFFECTED):
        return False
    return immune_by_entry(state, card, source) or immune_by_standing(state, card, source)


# Numbers.


def atk(state: State, card: int) -> int:
    if untold(state, en.ATK):
        return _value(state.cards[card].shows().atk)
    return _traits(state, card).atk


def defense(state: State, card: int) -> int:
    if untold(state, en.DEFENSE):
        return _value(state.cards[card].shows().defense)
    return _traits(state, card).defense


def level(state: State, card: int) -> int:
    if untold(state, en.LEVEL):
        return state.cards[card].shows().level
    return _traits(state, card).level


def rank(state: State, card: int) -> int:
    """The Rank of an Xyz Monster: what it has become, or what is printed."""
    value = state.cards[card].shows().level
    if untold(state, en.RANK):
        return value
    return _added(value, changes(state, card, en.RANK))  # CRD-021


def scale(state: State, card: int) -> int:
    """The Pendulum Scale of a card: printed, or what effects made it."""
    value = state.cards[card].printed.scale
    for change in changes(state, card, en.SCALE):
        value = max(0, change.value if change.op == en.SET_TO else value + change.value)
    return value


def attribute(state: State, card: int) -> int:
    if untold(state, en.ATTRIBUTE):
        return state.cards[card].shows().attribute
    return _traits(state, card).attribute


def race(state: State, card: int) -> int:
    """Its Type: what it has become, or what is printed."""
    if unasked(state):
        return state.cards[card].shows().race
    return _traits(state, card).race


def original_atk(state: State, card: int) -> int:
    return _original(state, card, en.ATK, _value(state.cards[card].shows().atk))


def original_defense(state: State, card: int) -> int:
    return _original(state, card, en.DEFENSE, _value(state.cards[card].shows().defense))


def _value(printed: int) -> int:
    return 0 if printed == QUESTION_MARK else printed  # CRD-030, EFX-196, EFX-197


def _traits(state: State, card: int) -> Traits:
    known = picture(state)
    traits = known.traits.get(card)
    if traits is not None:
        return traits
    traits = Traits()
    # Who asks meanwhile is told what is worked out so far: ATK may hang on the Type, and not
    # the other way round.
    if not known.traits:
        known.traits = {}
    known.traits[card] = traits
    face = state.cards[card].shows()
    traits.attribute = face.attribute
    traits.race = face.race
    traits.level = face.level
    if face.level and has_level(state, card):
        traits.level = _added(face.level, changes(state, card, en.LEVEL))  # CRD-021
    for change in changes(state, card, en.ATTRIBUTE):
        kept = 0 if change.op == en.SET_TO else traits.attribute  # CRD-023, CRD-024
        traits.attribute = kept | change.value  # CRD-023, CRD-024
    for change in changes(state, card, en.RACE):
        traits.race = change.value  # CRD-025
    traits.atk = _stat(_value(face.atk), changes(state, card, en.ATK))
    traits.defense = face.defense
    if _value(face.defense) >= 0:  # a Link Monster has no DEF to change: CRD-029, CRD-072
        traits.defense = _stat(_value(face.defense), changes(state, card, en.DEFENSE))  # CRD-073
    return traits


class Change:
    """A clause about a number of one card, applied once or standing."""

    def __init__(self, op: int, value: int, moment: int, standing: bool) -> None:
        self.op = op
        self.value = value
        self.moment = moment
        self.standing = standing


def _added(value: int, found: list[Change]) -> int:
    """A Level, which is never below 1."""
    for change in found:
        value = max(1, change.value if change.op == en.SET_TO else value + change.value)
    return value


def changes(state: State, card: int, layer: int, op: int = 0) -> list[Change]:
    """All that is said about one number of a card, oldest first; of one sort, or of all."""
    found: list[Change] = []
    if untold(state, layer):
        return found
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is not None:
            for clause in effect.clauses:
                if clause.layer != layer or (op and clause.op != op):
                    continue
                if layer == en.LEAVES_FOR and had.gained and had.card == card:
                    # What it gained, it has lost when it leaves.
                    continue  # EFX-268
                if receives(state, had, effect, card):
                    scope = scope_of(state, had)
                    scope.receiver = card
                    value = clause.value(state, scope)
                    since = _since(state, had, effect, card)
                    found.append(Change(clause.op, value, since, True))  # EFX-187
    for entry in state.layers:
        if entry.layer == layer and _is_about(state, entry, card) and (not op or entry.op == op):
            if entry_applies(state, entry):
                since = _entry_since(state, entry)
                # What hangs on a link stands, too.
                found.append(Change(entry.op, entry.value, since, entry.always))  # EFX-180, EFX-187
    found.sort(key=lambda change: change.moment)
    return found


def _since(state: State, had: Had, effect: Standing, card: int) -> int:
    if state.orders and effect.about_stats:
        return onset(state, had.card, had.code, had.number, card).moment
    return state.cards[had.card].since


def _is_about(state: State, entry: Entry, card: int) -> bool:
    """It was applied to this card, or to all cards of a description that this one is one of."""
    if entry.receiver >= 0:
        return entry.receiver == card
    if not clause_of(state, entry).concerns(state, entry_scope(entry), card):
        return False
    return not unaffected(state, card, entry.source.card)


def _entry_since(state: State, entry: Entry) -> int:
    """What a link suspends counts from when it applies again."""
    if state.orders and entry.always and entry.layer in (en.ATK, en.DEFENSE):
        return onset(state, entry.source.card, entry.code, entry.number, entry.receiver).moment
    return entry.moment


def note_onsets(state: State) -> None:
    """Note since when what stands applies to which monster's ATK and DEF."""
    if not state.onsets and not picture(state).spoken_of & STATS:
        return
    found: list[Onset] = []
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.about_stats or not applies(state, had):
            continue
        assert effect.receivers is not None
        for card in effect.receivers.find(state, scope_of(state, had)):
            if not unaffected(state, card, had.card):
                found.append(onset(state, had.card, had.code, had.number, card))  # EFX-201
    for entry in state.layers:
        if entry.always and entry.layer in (en.ATK, en.DEFENSE) and entry_applies(state, entry):
            source = entry.source.card
            found.append(onset(state, source, entry.code, entry.number, entry.receiver))  # EFX-187
    same = len(found) == len(state.onsets)
    for index in range(len(found)):
        same = same and found[index] is state.onsets[index]
    if not same:
        state.onsets = found
        state.changed()


def receives(state: State, had: Had, effect: Standing, card: int) -> bool:
    if effect.receivers is None or (effect.only_this and card != had.card):
        return False
    if not applies(state, had):
        return False
    scope = scope_of(state, had)
    if not effect.receivers.includes(state, scope, card):
        return False
    return not unaffected(state, card, had.card)  # TRM-080


def entry_applies(state: State, entry: Entry) -> bool:
    """An applied effect pauses while its receiver is immune to its source, unless it was part
    of a summon; one that hangs on a link also while its source is negated."""
    source = entry.source.card
    if entry.always and negated(state, source):  # TRM-079
        return False
    if entry.settled or source == NO_CARD or entry.receiver < 0:
        return True
    return not unaffected(state, entry.receiver, source)


def _stat(printed: int, found: list[Change]) -> int:
    """ATK or DEF: the last "becomes X" decides, and then what still counts besides.

    One that was applied once has fixed the value, and nothing earlier counts any more. One
    that stands lets the standing plus and minus be worked out again on top of it, but not
    what was applied before it. A new original value is what all plus and minus count on; it
    takes the place of a value that was fixed before, while what stands is worked out from it.
    """
    value = printed
    stands = False
    counted: list[Change] = []
    for change in found:
        if change.op == en.ORIGINAL:
            if not stands:  # EFX-197
                value = max(0, change.value)  # EFX-183, EFX-184, EFX-191, EFX-195, EFX-204
        elif change.op == en.SET_TO:
            value = max(0, change.value)  # EFX-198, EFX-199
            stands = change.standing
            if stands:  # EFX-192, EFX-193
                counted = [one for one in counted if one.standing]  # EFX-201, EFX-202
            else:
                counted.clear()  # EFX-181, EFX-182, EFX-188, EFX-189
        elif change.op == en.PLUS:
            counted.append(change)  # EFX-185, EFX-186, EFX-190, EFX-191, EFX-200, EFX-204
    for change in counted:
        # No more is lost than there is: what comes later counts from 0.
        value = max(0, value + change.value)  # EFX-019, EFX-179
    return value


def _original(state: State, card: int, layer: int, printed: int) -> int:
    """The original value: printed, or what effects made it."""
    if unasked(state):
        return printed
    known = picture(state)
    if card in known.asked:
        # What makes it depends on it: that is the value before.
        return printed
    if not known.asked:
        known.asked = []
    known.asked.append(card)
    value = printed
    for change in changes(state, card, layer, en.ORIGINAL):  # EFX-178, EFX-194, CRD-027
        value = max(0, change.value)  # EFX-175, EFX-195, CRD-027
    known.asked.pop()
    return value


def attacks_allowed(state: State, card: int) -> int:
    """How often a monster can attack in this Battle Phase."""
    allowed = 1  # SEG-042
    for change in changes(state, card, en.ATTACKS):  # SEG-042
        allowed = max(allowed, change.value)  # EFX-003
    return allowed


def attacks_directly(state: State, card: int) -> bool:
    """It can attack directly, although there are monsters to attack."""
    if untold(state, en.ATTACKS_DIRECTLY):
        return False
    return len(changes(state, card, en.ATTACKS_DIRECTLY)) > 0


def can_attack_as_it_is(state: State, card: int) -> bool:
    """Face-up in Attack Position; or in Defense Position, if it can attack so."""
    held = state.cards[card]
    if not held.face_up:
        return False
    if held.position == ATTACK:
        return True
    if untold(state, en.ATTACKS_IN_DEFENSE):
        return False
    return len(changes(state, card, en.ATTACKS_IN_DEFENSE)) > 0


# Prohibitions.


def against_use(state: State, card: int, as_spell: bool = False) -> str:
    """The rule by which a card can't be used, a Pendulum Monster perhaps as a Spell, or ""."""
    if untold(state, en.UNUSABLE) or card not in picture(state).unusable:
        return ""
    held = state.cards[card]
    if held.place == PENDULUM_ZONE or (as_spell and held.printed.is_monster):
        return "EFX-304"
    return "EFX-303" if held.printed.is_monster else "EFX-302"


def _leaves_alone(state: State, verb: int) -> bool:
    """No effect forbids this, or that any card is used."""
    return unforbidden(state, verb) and untold(state, en.UNUSABLE)


def forbidden(state: State, card: int, verb: int, why: int = 0, made: int = NO_CARD) -> bool:
    """An effect forbids that this is done by or to the card; as a material, for this monster that
    is made."""
    if _leaves_alone(state, verb):
        return False
    if verb in verbs.USES and against_use(state, card) != "":  # EFX-307, EFX-308
        return True
    if unforbidden(state, verb):
        return False
    for entry in state.layers:
        if entry.layer != en.FORBIDDEN or entry.value != verb:
            continue
        if entry.receiver == card:
            about = entry.clause < 0 or clause_of(state, entry).forbids(verb, why)
            if about and entry_applies(state, entry):
                if made == NO_CARD or not _lets_be_made(state, entry, made):
                    return True
        elif entry.receiver < 0 and _means_all(state, entry, card):
            if clause_of(state, entry).forbids(verb, why):
                return True
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is not None:
            for one in effect.clauses:
                if one.layer == en.FORBIDDEN and one.forbids(verb, why):
                    if receives(state, had, effect, card):
                        if made == NO_CARD or not one.lets(state, scope_of(state, had), made):
                            return True
    return False


def _lets_be_made(state: State, entry: Entry, made: int) -> bool:
    return entry.clause >= 0 and clause_of(state, entry).lets(state, entry_scope(entry), made)


def _means_all(state: State, entry: Entry, card: int) -> bool:
    """What was applied to players is about all cards of some sort, and this is one of them."""
    if card not in clause_of(state, entry).meant(state, entry_scope(entry)):
        return False
    return not unaffected(state, card, entry.source.card)


def forbidden_to(state: State, player: int, verb: int, card: int) -> bool:
    """An effect forbids a player to do this with, or to, a card; or a text that is none."""
    if verb == verbs.SPECIAL_SUMMON and summoned_already(state, player, card):  # CHG-015, CHG-017
        return True
    if state.unique and verb in verbs.SUMMONS and is_second(state, player, card):
        return True  # CRD-305
    if unforbidden(state, verb):
        return False
    for entry in state.layers:
        if entry.layer == en.FORBIDDEN and entry.whose >> player & 1 and entry.value == verb:
            clause = clause_of(state, entry)
            if clause.concerns(state, entry_scope(entry), card):
                return True
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is None:
            scope = scope_of(state, had)
            if not whose_bits(effect.whose, scope.player) >> player & 1:
                continue
            for one in effect.clauses:
                if one.layer == en.FORBIDDEN and one.forbids(verb, 0) and applies(state, had):
                    if one.concerns(state, scope, card):
                        return True
    return False


def whose_bits(whose: int, player: int) -> int:
    """Players as bits, from "you", "the opponent", "either" (0, 1, 2)."""
    return 3 if whose == 2 else 1 << (player if whose == 0 else 1 - player)


def leaves_for(state: State, card: int, destination: int) -> int:
    """Where a card goes when it leaves the field, if an effect says so."""
    for change in changes(state, card, en.LEAVES_FOR):
        destination = change.value
    held = state.cards[card]
    if held.doomed and held.face_up and not negated(state, card):  # CRD-297, CRD-298
        # What its own text says of that is no Continuous Effect: it doesn't stop before.
        for had in effects_of(state, card):
            effect = had.effect
            if had.gained or not effect.places >> held.place & 1:
                continue  # EFX-268, EFX-269
            if isinstance(effect, Standing):
                for clause in effect.clauses:
                    if clause.layer == en.LEAVES_FOR:
                        destination = clause.value(state, scope_of(state, had))  # CRD-301
    return destination
