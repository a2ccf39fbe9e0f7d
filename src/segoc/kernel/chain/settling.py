"""Settling: what the rules do by themselves after anything moved or changed.

Every move, cost and change of LP is followed by this procedure before anything else can
happen. One thing at a time, until nothing is left: who has lost; what is negated now; what
the rules take away; victory texts, where they may look; then effects that apply without a
chain, each with what follows from it (TRM-420, EFX-212).
"""

from typing import ClassVar, Final

from segoc.kernel.chain.duties import KeepOne, KeepTogether
from segoc.kernel.chain.end_of_duel import look_for_victory, more_at_once, note_losses
from segoc.kernel.knowledge import knowledge
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.language import lingering
from segoc.kernel.language.action import Program
from segoc.kernel.language.delayed_effects import bind_to_phase
from segoc.kernel.language.effect import ACTIVATION, UNLIMITED, Activated, Reaction, Watch
from segoc.kernel.language.ties import Tie, can_equip, was_worn, wear
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.moving.control import ChangeControl, contested, strays
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.placing import ReturnTrapMonster
from segoc.kernel.picture import layers
from segoc.kernel.picture.counters import drop_held
from segoc.kernel.picture.must_match import at_odds, how_of, note_agreements, orders
from segoc.kernel.picture.picture import applies, picture, unresolved
from segoc.kernel.picture.speakers import scope_of, speaker
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.picture.unique_face_up import came_later, crowd
from segoc.kernel.programs.once_per_turn import times_allowed, use_of_reaction
from segoc.kernel.programs.without_chain import apply_pending
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.event import (
    AS_MATERIAL,
    BY_EFFECT,
    BY_RULE,
    DESTROYED,
    FOR_SUMMON,
    MOVED,
    PHASE_BEGAN,
    SHOWN,
    Event,
)
from segoc.kernel.table.geometry import FIRST_SPELL_ZONE, ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import BATTLE_STEP, UNTIL_CALCULATED
from segoc.kernel.table.places import GRAVEYARD, HAND, MONSTER_ZONE, SPELL_ZONE
from segoc.kernel.table.procedure import Procedure, battles
from segoc.kernel.table.record import COUNTS, LARGEST, Fields, between
from segoc.kernel.table.state import NO_CARD, UNDECIDED, State
from segoc.kernel.table.verbs import CHANGE_POSITION

# What was applied is noted as one number, with room for a life and an effect beside the card.
WATCHED_OF: Final = 1_000_000
LIFE_OF: Final = 100
# Shared by all settlings, never written to.
NONE_WATCHED: Final[list[int]] = []


@mypyc_attr(free_list_len=1)
class Settle(Procedure):
    FIELDS: ClassVar[Fields] = {"watched": COUNTS, "since": between(-1, LARGEST)}

    def __init__(self) -> None:
        super().__init__()
        # What was applied "as soon as" in this settling, so that it isn't tried again: a list that
        # is put in whole, since nearly every settling has none.
        self.watched = NONE_WATCHED
        # The moment of what is settled.
        self.since = -1

    def copy(self) -> "Settle":
        new = Settle()
        new.step = self.step
        if self.watched:
            new.watched = self.watched.copy()
        new.since = self.since
        return new

    def run(self, state: State) -> None:
        if self.since < 0:
            self.since = state.moment
        if not state.judging_waits:
            # Before victory texts are asked: LP and Deck go first.
            note_losses(state)  # TM2-322
            if state.winner != UNDECIDED:
                return
        if not self.goes_on(state):
            if state.moment != self.since:
                # What follows by itself lets nobody miss the time for what it follows.
                state.sequels += [self.since, state.moment]  # EFX-062
            state.pop()

    def goes_on(self, state: State) -> bool:
        """Do the next thing, if there is one."""
        if state.battle_step == BATTLE_STEP:
            for battle in battles(state):
                battle.watch(state)  # BAT-094, BAT-194
        self.reveal_hands(state)
        # What is done to both players is done before anything follows from it.
        at_once = more_at_once(state)  # TRM-419
        if not at_once:
            self.react(state)
            if state.judging_waits and not may_apply_now(state):
                # All have applied, and what followed from them: now it is judged.
                state.judging_waits = False  # TM2-313, TM2-315
                return True
        # Before anything is asked about what is negated: links may have been what negated it.
        lingering.end_unlinked(state)  # TRM-447
        if state.order_matters:
            layers.note_onsets(state)  # EFX-201
        if state.counters and drop_held(state):  # EFX-264, EFX-265, TRM-204
            return True
        if self.notice_negation(state) or self.clear_equips(state):
            return True
        if not state.mid_resolution and self.clear_copiers(state):
            return True
        # What an attack has turned up may be too many only once damage was calculated.
        calculated = state.battle_step not in UNTIL_CALCULATED
        if state.unique and calculated and self.clear_seconds(state):
            return True
        # What changes Types is already so.
        if self.keep_together(state):  # CLS-113
            return True
        # In the middle of a link control doesn't end, but when that has been processed.
        resolving = state.mid_resolution and state.resolving_link >= 0
        if not resolving and contested(state):  # CLS-045
            lost = strays(state)
            if lost:
                state.push(ChangeControl(lost))
                return True
        if at_once:
            return False
        # Not in the middle of a resolution, but when it is finished (TRM-408, TRM-415), and
        # before effects without a chain, of which none applies then (TRM-412, TRM-420, TRM-422,
        # TRM-423). A cost is no resolution (TRM-409, TRM-411), nor is what is done for a summon
        # (TRM-410, TRM-413, TRM-414), nor is anything between two links (TRM-416).
        if not state.judging_waits and not state.mid_resolution and look_for_victory(state):
            return True
        return self.apply_watch(state) or self.apply_next(state)  # TRM-128

    def reveal_hands(self, state: State) -> None:
        """What an effect keeps revealed is shown as soon as it is in the hand."""
        opened = knowledge.open_hands(state)
        if opened == 0:
            return
        for player in range(2):
            if opened >> player & 1:
                unseen = [c for c in state.pile(player, HAND) if state.cards[c].seen != BOTH]
                for card in unseen:
                    show(state, state.edit(card), BOTH)
                if unseen:
                    records = [state.snapshot(card) for card in unseen]
                    state.emit(SHOWN, player, records, why=BY_EFFECT, rule="EFX-098")

    # Effects that react.

    def react(self, state: State) -> None:
        """Note which effects react to what has just happened, before any that still wait."""
        if not state.unsettled_events:
            return
        known = picture(state)
        if not known.reacts_to_any(state.unsettled_events):
            state.unsettled_events.clear()
            return
        events = together(state.unsettled_events)
        state.unsettled_events = []
        found: list[WaitingEffect] = []
        for player in (state.turn_player, 1 - state.turn_player):
            for had in known.reactions:
                if speaker(state, had) == player and isinstance(had.effect, Reaction):
                    self.add_reactions(state, had, had.effect, events, found)
        # What follows from one of them goes before the next of them (EFX-214, EFX-215).
        state.waiting_effects = found + state.waiting_effects

    def add_reactions(
        self,
        state: State,
        had: CardEffect,
        effect: Reaction,
        events: list[Event],
        found: list[WaitingEffect],
    ) -> None:
        about = [event for event in events if effect.kinds >> event.kind & 1]
        if not about or not applies(state, had):
            return
        scope = scope_of(state, had)
        fitting: list[Event] = []
        for event in about:
            scope.event = event
            if effect.happening.fits(state, scope, event):
                fitting.append(event)
        for event in at_one_moment(fitting):
            if effect.limit != UNLIMITED:
                use = use_of_reaction(state, scope, effect)
                if state.uses.count(use) >= times_allowed(effect.limit):
                    return
                state.uses.append(use)
            what = WaitingEffect(
                scope.player, scope.source, had.code, had.effect_no, event, effect.immediate
            )
            if event.kind == PHASE_BEGAN:
                bind_to_phase(state, what)  # TRG-013
            else:
                found.append(what)

    def apply_next(self, state: State) -> bool:
        """The first that may apply now; some wait for the end of a resolution."""
        for index in range(len(state.waiting_effects)):
            pending = state.waiting_effects[index]
            if waits_for_summon(state, pending):
                continue
            if pending.immediate or not state.mid_resolution:  # TRM-088
                state.waiting_effects.pop(index)
                state.judging_waits = True  # TM2-313, TM2-315
                if pending.immediate or still_applies(state, pending):
                    apply_pending(state, pending)  # EFX-022, EFX-024, EFX-211, TRM-127
                # The others wait until it has settled (EFX-212, EFX-213, EFX-214, EFX-215).
                return True
        return False

    def apply_watch(self, state: State) -> bool:
        """What applies as soon as a state of things is there; what does away with its own card, in
        a battle not before its damage is calculated."""
        for had in picture(state).watches:
            effect = had.effect
            if not isinstance(effect, Watch) or effect.text or not applies(state, had):
                continue
            if state.battle_step in UNTIL_CALCULATED and effect.program[0].on_itself():
                continue  # BAT-421, BAT-422
            if state.mid_resolution and self.waits(state, had.card, effect):
                continue
            life = int(state.cards[had.card].life)
            key = had.card * WATCHED_OF + life * LIFE_OF + had.effect_no
            if watched(state, key):
                continue
            self.watched = [*self.watched, key]
            scope = scope_of(state, had)
            apply_pending(
                state,
                WaitingEffect(scope.player, scope.source, had.code, had.effect_no, None, True),
            )
            return True
        return False

    def waits(self, state: State, card: CardNo, effect: Watch) -> bool:
        """In the middle of a resolution positions don't change by what stands, and no monster does
        away with itself."""
        for action in effect.program:
            if action.may_do_in(CHANGE_POSITION):
                return True  # CLS-070, CLS-071
        return state.cards[card].place == MONSTER_ZONE and effect.program[0].on_itself()  # CLS-084

    # Negation and equips.

    def notice_negation(self, state: State) -> bool:
        """Being negated is an event: some things are gone then for good."""
        known = picture(state).negated
        before = state.negated
        if not known and not before:
            return False
        circle = picture(state).circle
        if circle:
            # None of them applies without being negated by that: the last to come goes.
            last = max(circle, key=lambda card: state.cards[card].in_place_since)
            state.push(
                Move.of([last], GRAVEYARD, 0, BY_RULE, state.turn_player, "SEG-083")
            )  # SEG-083
            return True
        state.negated = sorted(known)
        lost: list[int] = []
        for card in state.negated:
            if card not in before:
                lingering.end_own(state, card)  # EFX-176, EFX-177, TRM-430, TRM-441
                lost += [
                    tie.source.card for tie in state.ties if _made_by(state, tie, card)
                ]  # EFX-220, EFX-221
        if lost:
            take_away(state, lost, BY_RULE, "EFX-220")
            return True
        for card in sorted(picture(state).unmade):
            if state.cards[card].doomed == DOOMED_BY_BATTLE:
                continue  # BAT-413
            # It is no monster any more, and won't be one when the negation ends.
            # TRM-377, TRM-380, TRM-378, TRM-381, TRM-382
            state.push(ReturnTrapMonster(state.turn_player, card, True))
            return True
        return False

    def clear_equips(self, state: State) -> bool:
        """An equip card that has lost its monster is destroyed by rule, at once; one that never got
        it is sent to the GY."""
        if not state.may_have_equips:
            return False
        state.may_have_equips = False
        lost: list[int] = []
        unworn: list[int] = []
        for player in range(2):
            first = player * ZONES_PER_PLAYER + FIRST_SPELL_ZONE
            for zone in range(first, first + 5):
                card = state.zones[zone]
                if card == NO_CARD:
                    continue
                held = state.cards[card]
                state.may_have_equips = (
                    state.may_have_equips or held.printed.may_equip or held.treated_as == EQUIP
                )
                if not is_equip_card(state, card):
                    continue
                if _has_monster(state, card):
                    wear(state, card)
                elif was_worn(state, card):
                    lost.append(card)  # CRD-335, EFX-222, TRM-085
                else:
                    unworn.append(card)  # EQP-012, EQP-024
        if lost:
            take_away(state, lost, BY_RULE, "TRM-086")
        elif unworn:
            # It never was equipped, and isn't destroyed.
            state.push(Move.of(unworn, GRAVEYARD, 0, BY_RULE, state.turn_player, "EQP-024"))
        return bool(lost or unworn)

    def clear_copiers(self, state: State) -> bool:
        """Who has become an equip card by its own effect must still have that effect when the
        resolution is over; what it had gained is lost as soon as it moves."""
        if not state.ties:
            return False
        lost: list[int] = []
        for tie in state.ties:
            own = tie.equip and tie.maker == tie.source.card
            if own and state.cards[tie.maker].printed.code != tie.code:  # EFX-270
                lost.append(tie.maker)
        if lost:
            take_away(state, lost, BY_RULE, "EFX-270")
        return len(lost) > 0

    def clear_seconds(self, state: State) -> bool:
        """A second one of what can be face-up only once is destroyed by rule."""
        for player in (state.turn_player, 1 - state.turn_player):
            crowded = crowd(state, player)
            if crowded:
                lost = came_later(state, crowded)
                if lost:
                    take_away(state, lost, BY_RULE, "SEG-090")  # CLS-053
                else:
                    state.push(KeepOne(player, crowded))  # ONE-129
                return True
        return False

    def keep_together(self, state: State) -> bool:
        """Who has monsters that can't be face-up together must send some to the GY: not in the
        middle of a resolution, and what an attack has turned up only once damage was calculated."""
        if not note_agreements(state):
            return False
        if state.mid_resolution:
            return False  # ONE-079
        if state.battle_step in UNTIL_CALCULATED:
            return False  # SEG-151, ONE-068
        for procedure in state.stack:
            if isinstance(procedure, KeepTogether):
                # The other player still has to send what was chosen.
                return False
        for player in (state.turn_player, 1 - state.turn_player):
            for had in orders(state, player):
                how = how_of(state, had)
                if at_odds(state, player, how, []):
                    players = [player]
                    # Both choose, and then send.
                    if player == state.turn_player and at_odds(state, 1 - player, how, []):
                        players.append(1 - player)  # SEG-151
                    state.push(KeepTogether(players, how, had.card))  # TRM-455
                    return True
        return False


def may_apply_now(state: State) -> bool:
    """Whether an effect without a chain waits for nothing more than its turn."""
    for pending in state.waiting_effects:
        if (pending.immediate or not state.mid_resolution) and not waits_for_summon(state, pending):
            return True
    return False


def waits_for_summon(state: State, pending: WaitingEffect) -> bool:
    """What reacts to what is done for a summon waits until that has succeeded, or failed."""
    if pending.event is None or pending.event.why not in (FOR_SUMMON, AS_MATERIAL):
        return False
    for procedure in state.stack:
        if procedure.prepares_summon():
            return True  # CLS-022
    return False


def still_applies(state: State, pending: WaitingEffect) -> bool:
    """Of what has waited for the end of a resolution: its card wasn't negated or turned face-down
    by that. What a card says of its own leaving isn't asked of it any more."""
    held = state.cards[pending.source.card]
    if not pending.source.same_object(held):
        return True
    for had in picture(state).reactions:
        if (had.card, had.code, had.effect_no) == (held.id, pending.code, pending.effect_no):
            return applies(state, had)
    return False


def watched(state: State, key: int) -> bool:
    for procedure in state.stack:
        if isinstance(procedure, Settle) and key in procedure.watched:
            return True
    return False


def _made_by(state: State, tie: Tie, card: CardNo) -> bool:
    """An equip by that monster's own effect, which hangs on it. What a Trap did when it was
    activated is done, and no effect of the monster that it became."""
    if not tie.equip or tie.maker != card or tie.target.card != card:
        return False  # EFX-220
    effect = state.faces[tie.code].effects[tie.effect_no]
    if isinstance(effect, Activated) and effect.kind == ACTIVATION:
        return False  # TRM-383
    # An effect that could equip other monsters as well keeps nothing.
    return _equips_to_this(effect.program)  # EQP-093


def _equips_to_this(program: Program) -> bool:
    for action in program:
        if action.equips_to_this():
            return True
        for branch in action.branches():
            if _equips_to_this(branch.program):
                return True
    return False


def is_equip_card(state: State, card: CardNo) -> bool:
    """An Equip Spell, or any monster card that lies among the Spells and Traps; none that is a
    Continuous Spell there."""
    held = state.cards[card]
    if held.place != SPELL_ZONE or held.acting:
        return False
    if not held.face_up:
        return held.printed.is_monster and was_worn(state, card)  # EQP-081
    equips = held.printed.prop == EQUIP or (held.printed.is_monster and held.treated_as == 0)
    equips = equips or held.treated_as == EQUIP  # CRD-377
    return equips and not unresolved(state, card)


def take_away(state: State, cards: list[CardNo], why: int, rule: str) -> None:
    state.push(Move.of(cards, GRAVEYARD, DESTROYED, why, state.turn_player, rule))


def _has_monster(state: State, card: CardNo) -> bool:
    for tie in state.ties:
        if tie.equip and tie.source.card == card:
            if state.cards[tie.target.card].place != MONSTER_ZONE:
                return False  # TRM-377
            if not can_equip(state, card, tie.target.card):
                return False  # CRD-335, CRD-337
            return True  # CRD-336, EFX-223, EFX-224, TRM-062, TRM-063
    return False


def together(events: list[Event]) -> list[Event]:
    """What one effect moves at one moment has moved together, whoever chose the cards."""
    found: list[Event] = []
    for event in events:
        if found and _same_move(found[-1], event):
            found[-1] = _joined(found[-1], event)  # TRM-419
        else:
            found.append(event)
    return found


def at_one_moment(events: list[Event]) -> list[Event]:
    """What has moved in the same way at one moment, for whom all of it is meant: also what linked
    cards have taken along."""
    if len(events) < 2:
        return events
    found: list[Event] = []
    for event in events:
        if found and _moved_alike(found[-1], event):
            found[-1] = _joined(found[-1], event)
        else:
            found.append(event)
    return found


def _joined(one: Event, other: Event) -> Event:
    return one.about(one.cards + other.cards, one.source)


def _moved_alike(one: Event, other: Event) -> bool:
    if one.kind != MOVED or other.kind != MOVED or one.moment != other.moment:
        return False
    return one.move_tags == other.move_tags and one.why == other.why


def _same_move(one: Event, other: Event) -> bool:
    if not _moved_alike(one, other):
        return False
    if one.source is None or other.source is None or one.source.card != other.source.card:
        return False
    return one.effect_no == other.effect_no and one.player == other.player
