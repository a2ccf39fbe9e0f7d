"""The state: everything there is to know about a duel, as plain data.

Nothing here decides a rule. `State` holds the facts, hands out cards for reading
(`cards[i]`) and for writing (`edit(i)`), keeps the stack of procedures, and can be
copied at any moment.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from segoc.kernel.table.card import AS_TRAP, Card, Lease
from segoc.kernel.table.chance import Random
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import NO_AMOUNTS, CardSnapshot, Event
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT, ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo, Place, Player, Spot, SummonWay
from segoc.kernel.table.kinds import SPELL, TRAP
from segoc.kernel.table.naming import NOTHING_NAMEABLE, NameQuestion
from segoc.kernel.table.native import i32, i64
from segoc.kernel.table.phases import NO_PHASE, NO_STEP
from segoc.kernel.table.places import (
    IN_THE_ACT,
    NO_SPOT,
    PENDULUM_ZONE,
    PILE_SPOTS,
    PILES_PER_PLAYER,
    SPELL_ZONE,
    UNDER,
    UNDER_SPOTS,
    on_field,
    pile_spot,
    under_spot,
)
from segoc.kernel.table.record import (
    CARD_NOS,
    INT,
    INTS,
    ROW,
    TEXT,
    TEXTS,
    TRUTH,
    Fields,
    many,
    maybe,
)

if TYPE_CHECKING:
    from segoc.kernel.knowledge.mixed_face_down import Mixed
    from segoc.kernel.language.agreement import Agreement
    from segoc.kernel.language.delayed_effects import DelayedEffect
    from segoc.kernel.language.entry import Entry
    from segoc.kernel.language.made_from import SummonMaterials
    from segoc.kernel.language.scope import Link, Scope
    from segoc.kernel.language.ties import Tie
    from segoc.kernel.language.waiting_effects import WaitingEffect
    from segoc.kernel.picture.counters import Counters
    from segoc.kernel.picture.notes import Picture
    from segoc.kernel.picture.texts import CardEffect, Usable
    from segoc.kernel.table.onset import Onset
    from segoc.kernel.table.printed import Printed
    from segoc.kernel.table.procedure import Procedure

UNDECIDED: Final = -1
DRAW: Final = 2
NO_CARD: Final = -1


class State:
    # What is saved as it is; beside it the generator, the cards, where they lie, and uses. All
    # else follows from these.
    FIELDS: ClassVar[Fields] = {
        "turn": INT,
        "turn_player": INT,
        "phase": INT,
        "battle_step": INT,
        "normal_summons": INT,
        "additional_summons": INT,
        "pendulum_summons": INT,
        "additional_pendulums": INT,
        "battle_phases": INT,
        "attacks": INT,
        "moment": INT,
        "window_moment": INT,
        "last_handle": INT,
        "last_mix": INT,
        "winner": INT,
        "unresolved_links": INT,
        "resolving_link": INT,
        "mid_resolution": TRUTH,
        "judging_waits": TRUTH,
        "phase_end_answered": TRUTH,
        "same_moment": TRUTH,
        "unsettled": TRUTH,
        "ending": TEXT,
        "loss": TEXTS,
        "lp": ROW,
        "monsters_came_or_left": ROW,
        "zones": ROW,
        "last_picks": INTS,
        "last_moved": CARD_NOS,
        "negated": CARD_NOS,
        "preset_results": INTS,
        "sequels": INTS,
        "entries": many("Entry"),
        "ties": many("Tie"),
        "agreements": many("Agreement"),
        "onsets": many("Onset"),
        "counters": many("Counters"),
        "summon_materials": many("SummonMaterials"),
        "mixed": many("Mixed"),
        "chain": many("Link"),
        "applying": many("Scope"),
        "waiting_effects": many("WaitingEffect"),
        "delayed_effects": many("DelayedEffect"),
        "events_since_window": many("Event"),
        "unsettled_events": many("Event"),
        "window_events": many("Event"),
        "stack": many("Procedure"),
        "activating": maybe("Link"),
        "decision": maybe("Decision"),
    }

    def __init__(self, random: Random) -> None:
        self.lease = Lease()
        self.random = random
        # What chance brings next, if a set-up decides it (see `coins_and_dice`).
        self.preset_results: list[int] = []

        # Cards and where they lie. A pile's last card is its top.
        self.cards: list[Card] = []
        self.zones: list[CardNo] = [NO_CARD] * ZONE_COUNT
        self.piles: list[list[CardNo]] = [[] for _ in range(2 * PILES_PER_PLAYER)]
        self.under: dict[CardNo, list[CardNo]] = {}

        # The players.
        self.lp: list[int] = [0, 0]
        # The rule by which a player has lost, to be judged when the duel settles.
        self.loss: list[str] = ["", ""]

        # The turn, and its book-keeping.
        self.turn = 0
        self.turn_player = 0
        self.phase = NO_PHASE
        self.battle_step = NO_STEP
        self.normal_summons = 0
        self.additional_summons = 0
        self.pendulum_summons = 0
        self.additional_pendulums = 0
        self.battle_phases = 0
        self.attacks = 0

        # Effects that were applied, in the order of time; which cards are tied to which; and
        # the picture that follows from them, until anything changes.
        self.entries: list[Entry] = []
        self.ties: list[Tie] = []
        # What went together where effects ask for that (see `must_match`).
        self.agreements: list[Agreement] = []
        self.counters: list[Counters] = []
        # Which monsters were made from what.
        self.summon_materials: list[SummonMaterials] = []
        self.picture: Picture | None = None
        # Only its first part is still right: which effects lie where.
        self.picture_outdated = False
        # Since when what stands has applied to ATK and DEF; noted only in duels in which some
        # effect lets these become a value, since only then their order matters.
        self.onsets: list[Onset] = []
        self.order_matters = False
        # The faces in this duel with an effect that holds for its player all turn (see `oaths`):
        # a list that is replaced, and never written to.
        self.binding: list[Printed] = []
        # Some monster Special Summons itself (see `inherent_summon`).
        self.summons_itself = False
        # Of some card only one can be face-up (see `unique_face_up`).
        self.unique = False
        # Cards whose effects were negated when the duel last settled.
        self.negated: list[CardNo] = []

        # The faces in this duel by code, and whether any of them has effects to ask.
        self.faces: dict[int, Printed] = {}
        # The one that was asked for last (see `face`).
        self.last_face: Printed | None = None
        self.has_effects = False
        # Of each card the effects in its own text, once somebody has asked for them, and the cards
        # of which any could work where they lie (see `texts`).
        self.texts: list[list[CardEffect]] = []
        self.working_cards: list[CardNo] = []
        # What of these could be activated, sorted out when it is asked for.
        self.usable: Usable | None = None
        # The cards whose names can be announced, in this duel or not: shared, no part of the state.
        self.nameable = NOTHING_NAMEABLE

        # The chain, how many of its links are not resolved yet, the one that is resolving,
        # and the activation that is not declared yet.
        self.chain: list[Link] = []
        self.unresolved_links = 0
        self.resolving_link = -1
        self.activating: Link | None = None
        # Effects that are being applied without a chain, the innermost last; those that wait.
        self.applying: list[Scope] = []
        self.waiting_effects: list[WaitingEffect] = []
        # Parts of effects that were put off, in the order in which they were.
        self.delayed_effects: list[DelayedEffect] = []
        # An effect is in the middle of its resolution: more is to come.
        self.mid_resolution = False
        # Effects without a chain are being processed, and nobody wins or loses before all are.
        self.judging_waits = False
        # What was used of what can be used only so often.
        self.uses: list[tuple[int, int, int, int, int]] = []
        # What settling needn't look for while there is none: a card that may be an equip card
        # among the Spells and Traps, a card on another side than the one it came to. Whoever
        # looks and finds none takes the note back.
        self.may_have_equips = True
        self.may_have_switched_control = True
        # How often a monster has come to or left each player's field: replays ask it.
        self.monsters_came_or_left: list[int] = [0, 0]
        # Something was activated since the phase wanted to end.
        self.phase_end_answered = False

        # Time: the number of the last moment, whether the next event shares it, what has
        # happened since the last window and since the duel last settled, and what this
        # window is about.
        self.moment = 0
        self.same_moment = False
        # Something has moved or changed: the machine settles before anything else.
        self.unsettled = False
        # What the last move has really moved.
        self.last_moved: list[CardNo] = []
        self.events_since_window: list[Event] = []
        self.unsettled_events: list[Event] = []
        self.window_events: list[Event] = []
        # When it opened: what is of that moment or later was the last thing to happen.
        self.window_moment = 0
        # What followed by itself from what happened then, until when: pairs of moments, of what
        # has happened since the last window.
        self.sequels: list[int] = []

        # Numbers given out so far.
        self.last_handle = 0
        self.last_mix = 0
        # Face-down monsters that were mixed.
        self.mixed: list[Mixed] = []

        # The machine: procedures under way, what is asked, and the last picks made.
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        self.last_picks: list[int] = []
        self.winner = UNDECIDED
        self.ending = ""

        # The tray of events since the last answer; for whoever watches, not for the rules.
        self.journal: list[Event] = []

    def copy(self) -> "State":
        """An equal state that shares nothing with this one that either could change."""
        # What is empty here is empty there already.
        new = State(self.random.copy())
        # From now on neither state may write to the cards that both hold.
        self.lease = Lease()
        new.cards = self.cards.copy()
        if self.preset_results:
            new.preset_results = self.preset_results.copy()
        new.zones = self.zones.copy()
        new.piles = [pile.copy() for pile in self.piles]
        if self.under:
            new.under = {host: materials.copy() for host, materials in self.under.items()}
        new.lp = self.lp.copy()
        new.loss = self.loss.copy()
        new.turn = self.turn
        new.turn_player = self.turn_player
        new.phase = self.phase
        new.battle_step = self.battle_step
        new.normal_summons = self.normal_summons
        new.additional_summons = self.additional_summons
        new.pendulum_summons = self.pendulum_summons
        new.additional_pendulums = self.additional_pendulums
        new.battle_phases = self.battle_phases
        new.attacks = self.attacks
        if self.entries:
            new.entries = self.entries.copy()
        if self.ties:
            new.ties = self.ties.copy()
        if self.agreements:
            new.agreements = self.agreements.copy()
        if self.summon_materials:
            new.summon_materials = self.summon_materials.copy()
        if self.counters:
            new.counters = self.counters.copy()
        new.picture = self.picture
        new.picture_outdated = self.picture_outdated
        if self.onsets:
            new.onsets = self.onsets.copy()
        new.order_matters = self.order_matters
        new.binding = self.binding
        new.summons_itself = self.summons_itself
        new.unique = self.unique
        if self.negated:
            new.negated = self.negated.copy()
        new.faces = self.faces
        new.has_effects = self.has_effects
        new.texts = self.texts
        new.working_cards = self.working_cards.copy()
        new.usable = self.usable
        new.nameable = self.nameable
        if self.chain:
            new.chain = [link.copy() for link in self.chain]
        new.unresolved_links = self.unresolved_links
        new.resolving_link = self.resolving_link
        new.activating = None if self.activating is None else self.activating.copy()
        if self.applying:
            new.applying = [scope.copy() for scope in self.applying]
        if self.waiting_effects:
            new.waiting_effects = self.waiting_effects.copy()
        if self.delayed_effects:
            new.delayed_effects = self.delayed_effects.copy()
        new.mid_resolution = self.mid_resolution
        new.judging_waits = self.judging_waits
        if self.uses:
            new.uses = self.uses.copy()
        new.may_have_equips = self.may_have_equips
        new.may_have_switched_control = self.may_have_switched_control
        new.monsters_came_or_left = self.monsters_came_or_left.copy()
        new.phase_end_answered = self.phase_end_answered
        new.moment = self.moment
        new.same_moment = self.same_moment
        new.unsettled = self.unsettled
        if self.last_moved:
            new.last_moved = self.last_moved.copy()
        if self.events_since_window:
            new.events_since_window = self.events_since_window.copy()
        if self.unsettled_events:
            new.unsettled_events = self.unsettled_events.copy()
        if self.window_events:
            new.window_events = self.window_events.copy()
        new.window_moment = self.window_moment
        if self.sequels:
            new.sequels = self.sequels.copy()
        new.last_handle = self.last_handle
        new.last_mix = self.last_mix
        if self.mixed:
            new.mixed = self.mixed.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.decision = self.decision
        if self.last_picks:
            new.last_picks = self.last_picks.copy()
        new.winner = self.winner
        new.ending = self.ending
        return new

    # Cards.

    def edit(self, card: CardNo) -> Card:
        """The card for writing: the only way to change one.

        What is known of the effects in place stays known if none of them is this card's.
        """
        held = self.cards[card]
        if held.printed.stands >> held.place & 1:
            self.picture = None
        else:
            self._outdate()
        if held.lease is not self.lease:
            held = held.copy(self.lease)
            self.cards[card] = held
        return held

    def face(self, code: i64) -> "Printed":
        """The face with this code. Much is asked of one in a row: the last one is at hand."""
        face = self.last_face
        if face is None or face.code != code:
            face = self.faces[code]
            self.last_face = face
        return face

    def pile(self, player: Player, place: Place) -> list[CardNo]:
        return self.piles[player * PILES_PER_PLAYER + place]

    def monsters(self, player: Player) -> list[CardNo]:
        """The monsters that a player controls, in the order of their zones."""
        found: list[CardNo] = []
        base = player * ZONES_PER_PLAYER
        zones = self.zones
        cards = self.cards
        for zone in range(base, base + 5):
            card = zones[zone]
            if card != NO_CARD:
                held = cards[card]
                if held.place != IN_THE_ACT and not held.acting:
                    found.append(card)
        for zone in range(2 * ZONES_PER_PLAYER, ZONE_COUNT):
            card = zones[zone]
            if card != NO_CARD:
                held = cards[card]
                if held.side == player and held.place != IN_THE_ACT and not held.acting:
                    found.append(card)
        return found

    def spot(self, card: CardNo) -> Spot:
        """Where a card is, as a spot; NO_SPOT for one that is nowhere."""
        held = self.cards[card]
        if on_field(held.place) or held.place == IN_THE_ACT:
            return held.zone
        if held.place < PILES_PER_PLAYER:
            return pile_spot(held.side, held.place, self.index_in_pile(card))
        if held.place == UNDER:
            host = self.host(card)
            return under_spot(self.cards[host].zone, self.under[host].index(card))
        return NO_SPOT

    def index_in_pile(self, card: CardNo) -> int:
        """Which card of its pile it is: nearly always one near the top."""
        held = self.cards[card]
        pile = self.pile(held.side, held.place)
        index = len(pile) - 1
        while pile[index] != card:
            index -= 1
        return index

    def host(self, card: CardNo) -> CardNo:
        """The card that it lies under, or NO_CARD."""
        for host, materials in self.under.items():
            if card in materials:
                return host
        return NO_CARD

    def card_at(self, spot: Spot) -> CardNo:
        """The card at a spot, or NO_CARD."""
        if spot >= UNDER_SPOTS:
            zone, index = divmod(spot - UNDER_SPOTS, PILE_SPOTS)
            if zone >= ZONE_COUNT:
                return NO_CARD
            cards = self.under.get(self.zones[zone], [])
        elif spot >= PILE_SPOTS:
            pile, index = divmod(spot - PILE_SPOTS, PILE_SPOTS)
            cards = self.piles[pile] if pile < len(self.piles) else []
        else:
            return self.zones[spot] if 0 <= spot < ZONE_COUNT else NO_CARD
        return cards[index] if index < len(cards) else NO_CARD

    # Events.

    def snapshot(self, card: CardNo) -> CardSnapshot:
        """The card as it is now, for an event about to happen."""
        held = self.cards[card]
        printed = held.shows()  # EFX-251, TRM-351
        index = -1
        if held.zone == NO_ZONE and held.place < PILES_PER_PLAYER:
            index = self.index_in_pile(card)
        place = IN_THE_ACT if held.acting else held.place  # CRD-093
        # A monster card among the Spells is one of them, and so are its effects.
        among_spells = held.place in (SPELL_ZONE, PENDULUM_ZONE)
        kind = SPELL if among_spells and printed.is_monster else printed.kind  # EFX-218
        if held.treated_as & AS_TRAP:
            kind = TRAP
        record = CardSnapshot(
            card,
            held.life,
            held.printed.code,
            held.handle,
            held.owner,
            kind,
            place,
            held.side,
            held.zone,
            index,
            held.face_up,
            held.position,
            held.seen,
            held.form,
            held.summon_way,
            held.summoned_by,
        )
        record.flipped_turn = held.flipped_turn
        for one in self.counters:
            if one.card == card:
                record.counters = [*record.counters, one.kind, one.count]
        return record

    def note_arrival(self, record: CardSnapshot) -> CardSnapshot:
        """Complete the record with where the card is now."""
        held = self.cards[record.card]
        record.to_place = held.place
        record.to_side = held.side
        record.to_zone = held.zone
        record.to_face_up = held.face_up
        record.to_position = held.position
        record.to_life = held.life
        record.handle = held.handle
        record.seen = record.seen | held.seen
        return record

    def begin(self, cards: list[CardNo]) -> list[CardSnapshot]:
        """The moment begins in which something happens to these cards: as they are before it."""
        self.tick()
        return [self.snapshot(card) for card in cards]

    def tell(
        self,
        kind: int,
        player: Player,
        records: list[CardSnapshot],
        *,
        why: int,
        rule: str,
        summon_way: SummonWay = 0,
    ) -> None:
        """It has been done to them: where they are now and what it was; then the duel settles."""
        for record in records:
            self.note_arrival(record)
        self.emit(kind, player, records, why=why, rule=rule, summon_way=summon_way)
        self.settle()

    def tick(self) -> None:
        """The next event happens later than all before, unless it shares their moment."""
        if self.same_moment:
            self.same_moment = False
        else:
            self.moment += 1

    def emit(
        self,
        kind: int,
        player: Player,
        cards: list[CardSnapshot],
        *,
        why: i32,
        rule: str,
        amounts: list[int] = NO_AMOUNTS,
        source: CardSnapshot | None = None,
        effect_no: i32 = -1,
        move_tags: i32 = 0,
        summon_way: i32 = 0,
        phase_begun: i32 = 0,
        step_begun: i32 = 0,
        effect_kind: i32 = 0,
        effect_was_negated: bool = False,
        announced: i32 = 0,
        whose: i32 = 0,
        level_rose: bool = False,
        of_field: bool = False,
    ) -> None:
        """Let it have happened, now; what the keywords mean is said in `Event`."""
        if source is None and effect_no < 0 and self.has_effects:
            source, effect_no = self.cause()
        event = Event(
            kind,
            player,
            cards,
            why=why,
            rule=rule,
            moment=self.moment,
            amounts=amounts,
            source=source,
            effect_no=effect_no,
            move_tags=move_tags,
            summon_way=summon_way,
            phase_begun=phase_begun,
            step_begun=step_begun,
            effect_kind=effect_kind,
            effect_was_negated=effect_was_negated,
            announced=announced,
            whose=whose,
            level_rose=level_rose,
            of_field=of_field,
        )
        if self.has_effects:
            self.unsettled_events.append(event)
        self.events_since_window.append(event)
        self.journal.append(event)

    def cause(self) -> tuple[CardSnapshot | None, int]:
        """The card whose cost or effect is under way, and which of its effects it is."""
        if self.applying:
            scope = self.applying[-1]
            return self.snapshot(scope.source.card), scope.effect_no
        link = self.activating
        if link is None and self.resolving_link >= 0:
            link = self.chain[self.resolving_link]
        if link is None:
            return None, -1
        return link.as_activated, link.effect_no

    def settle(self) -> None:
        """Let the machine settle before the next step of any procedure."""
        self.unsettled = True

    def changed(self) -> None:
        """Something that effects may ask about is different now, or which effects there are."""
        self.picture = None

    def progressed(self) -> None:
        """A phase, a step, the chain or LP are different now, which effects may ask about; but
        there are the same effects in the same places."""
        known = self.picture
        if known is not None and known.in_time:
            self._outdate()

    def _outdate(self) -> None:
        known = self.picture
        if known is not None and not known.lasting:
            if known.rooted:
                self.picture_outdated = True
            else:
                self.picture = None

    # The machine.

    def push(self, procedure: "Procedure") -> None:
        self.stack.append(procedure)

    def pop(self) -> None:
        self.stack.pop()

    def ask(self, player: Player, topic: int, options: list[Option], about: int = NO_SPOT) -> None:
        self.decision = Decision(player, topic, options, about)

    def ask_for_name(
        self, player: Player, topic: int, names: NameQuestion, about: int = NO_SPOT
    ) -> None:
        self.decision = Decision(player, topic, [], about, names)
