"""Activating: the five steps (TRM-006), up to the declared link with its targets."""

from typing import ClassVar, Final

from segoc.kernel.chain.resolving import clear_last_chain
from segoc.kernel.chain.targets import matching_of, most_targets, possible_targets, targets_of
from segoc.kernel.choosing.choosing_cards import PickCards, PickZone
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.knowledge.masked_events import maybe_as_known
from segoc.kernel.language.effect import ACTIVATION, UNLIMITED, Activated
from segoc.kernel.language.scope import Link
from segoc.kernel.language.ties import tie
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate, turn_face_up
from segoc.kernel.picture.continuous_traps import is_card_activation
from segoc.kernel.picture.matching import EACH_CHOOSES
from segoc.kernel.picture.oaths import restrict_turn
from segoc.kernel.picture.set_this_turn import note_at_once
from segoc.kernel.picture.summons_this_turn import note_activation
from segoc.kernel.picture.traps_from_hand import note_from_hand
from segoc.kernel.programs.once_per_turn import use_of
from segoc.kernel.programs.program import ACTIVATING, Run, activated_of
from segoc.kernel.table.decision import TARGETS
from segoc.kernel.table.event import ACTIVATED, BY_RULE, PLACED, SHOWN, TARGETED, Event
from segoc.kernel.table.geometry import field_zone
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Player
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import (
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    NO_POSITION,
    PENDULUM_ZONE,
    SPELL_ZONE,
)
from segoc.kernel.table.procedure import AboutChosenCard
from segoc.kernel.table.record import (
    CARD_NOS,
    COUNT,
    LARGEST,
    TRUTH,
    Fields,
    between,
    maybe,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import free_pendulum_zones, free_spell_zones


@mypyc_attr(free_list_len=1)
class Activate(AboutChosenCard):
    """Place or flip it face-up, pay the cost, declare, choose targets (TRM-006)."""

    FIELDS: ClassVar[Fields] = {
        "code": COUNT,
        "effect_no": COUNT,
        "event": maybe(Event),
        "answers": between(-1, LARGEST),
        "aiming": TRUTH,
        "aimed": CARD_NOS,
        "group": COUNT,
    }

    # Steps.
    MAKE_ROOM: Final = 0
    TURN_UP: Final = 1
    PAY: Final = 2
    DECLARE: Final = 3
    AIM: Final = 4
    OPPONENT_AIMS: Final = 5
    AIM_FURTHER: Final = 6
    FIX_TARGETS: Final = 7

    def __init__(
        self,
        player: Player,
        card: CardNo,
        code: Code,
        effect_no: EffectNo,
        event: Event | None,
        answers: int,
    ) -> None:
        super().__init__(player, card)
        self.code = code
        self.effect_no = effect_no
        self.event = event
        self.answers = answers
        self.aiming = False
        # What was chosen, while the opponent chooses, too, or something else is chosen besides.
        self.aimed: list[int] = []
        # How many of the other descriptions were chosen of.
        self.group = 0

    def copy(self) -> "Activate":
        new = Activate(self.player, self.card, self.code, self.effect_no, self.event, self.answers)
        new.step = self.step
        new.aiming = self.aiming
        new.aimed = self.aimed.copy()
        new.group = self.group
        return new

    def renew(self, state: State, player: Player) -> bool:
        self.event = maybe_as_known(state, self.event, player)
        return True

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.MAKE_ROOM:
            self.make_room(state)
        elif step == self.TURN_UP:
            self.turn_up(state)
        elif step == self.PAY:
            # EFX-001, EFX-002, EFX-029, EFX-030, TRM-006, TRM-008, TRM-010, TRM-011, ACT-039
            state.push(Run(ACTIVATING, True))
        elif step == self.DECLARE:
            self.declare(state)
        elif step == self.AIM:
            self.aim(state)
        elif step == self.OPPONENT_AIMS:
            self.let_opponent_aim(state)
        elif step == self.AIM_FURTHER:
            self.aim_further(state)
        elif step == self.FIX_TARGETS:
            self.fix_targets(state)
        else:
            state.pop()

    @property
    def declared(self) -> bool:
        """Whether it is a link of the chain."""
        return self.step > self.DECLARE

    def effect(self, state: State) -> Activated:
        effect = state.face(self.code).effects[self.effect_no]
        assert isinstance(effect, Activated)
        return effect

    def make_room(self, state: State) -> None:
        """A Spell from the hand needs a zone to lie in, and so does a Trap."""
        held = state.cards[self.card]
        if held.place != HAND or not is_card_activation(held, self.effect(state)):
            return
        if held.printed.is_monster:
            zones = free_pendulum_zones(state, self.player)
            state.push(PickZone(self.player, zones, self.card))  # CRD-077
            return
        if not held.printed.is_field_spell:
            state.push(PickZone(self.player, free_spell_zones(state, self.player), self.card))
            return
        state.last_picks = [field_zone(self.player)]
        old = state.zones[state.last_picks[0]]
        if old != NO_CARD:
            state.push(Move.of([old], GRAVEYARD, 0, BY_RULE, self.player, "CRD-343"))

    def turn_up(self, state: State) -> None:
        held = state.cards[self.card]
        of_card = is_card_activation(held, self.effect(state))
        if of_card:
            note_at_once(state, self.player, held)  # CRD-367
            note_from_hand(state, self.player, held)  # CHG-029
        hidden = held.seen != BOTH
        record = state.snapshot(self.card)
        if of_card and held.place == HAND:
            zone = field_zone(self.player) if held.printed.is_field_spell else state.last_picks[0]
            place = FIELD_ZONE if held.printed.is_field_spell else SPELL_ZONE  # CRD-309
            if held.printed.is_monster:
                place = PENDULUM_ZONE  # CRD-077
            relocate(state, self.card, place, self.player, zone, True)  # CRD-309, CRD-315
        elif of_card and not held.face_up:
            turn_face_up(state, self.card, NO_POSITION)  # CRD-310
        show(state, state.edit(self.card), BOTH)
        if of_card or hidden:
            # No moment of its own: the activation comes when its cost is paid.
            kind = PLACED if of_card else SHOWN
            state.emit(kind, self.player, [state.note_arrival(record)], why=BY_RULE, rule="TRM-006")
        # A card is activated on the field (TRM-028), an effect where the card lies.
        then = state.snapshot(self.card)
        source = refer(state.cards[self.card])
        # TRM-026, TRM-027
        link = Link(self.player, source, self.code, self.effect_no, then, of_card)
        link.event = self.event
        link.answers = self.answers
        link.from_hand = of_card and record.place == HAND
        for one in state.ties:
            if one.equip and one.source.card == self.card:
                link.host = one.target
        state.activating = link

    def declare(self, state: State) -> None:
        link = state.activating
        assert link is not None
        state.activating = None
        link.left = state.cards[self.card].life != link.as_activated.life  # TRM-018
        effect = self.effect(state)
        if effect.counted != UNLIMITED:
            state.uses.append(use_of(state, link, effect))
        if not state.chain:
            clear_last_chain(state)
        state.chain.append(link)  # EFX-088, CHN-007
        state.unresolved_links = len(state.chain)
        state.progressed()
        restrict_turn(state, link, effect)
        note_activation(state, link)
        state.tick()
        numbers = [len(state.chain)]
        kind = ACTIVATION if link.card_activation else effect.kind  # CRD-383, CRD-384
        # To people: which of those that its card has printed.
        printed = link.effect_no if link.code == link.as_activated.code else -1
        state.emit(
            ACTIVATED,
            self.player,
            [link.as_activated],
            effect_kind=kind,
            why=BY_RULE,
            amounts=numbers,
            rule="TRM-006",
            effect_no=printed,
        )

    def aim(self, state: State) -> None:
        """Choose targets; a mandatory effect goes on without any."""
        link = state.chain[-1]
        effect = activated_of(state, link)
        if effect.target is None:  # TRM-043, TRM-091, TRM-095
            return
        candidates = possible_targets(state, link, effect)
        least = effect.target.fewest(state, link)
        if len(candidates) >= least:  # TRM-038
            self.aiming = True
            most = max(least, min(most_targets(state, link, effect), len(candidates)))
            spot = state.spot(self.card)
            if effect.target.matching == EACH_CHOOSES:
                own = [card for card in candidates if state.cards[card].side == self.player]
                state.push(PickCards(self.player, TARGETS, own, 1, 1, [], spot))
                return
            picking = PickCards(self.player, TARGETS, candidates, least, most, [], spot)
            picking.matching = matching_of(effect, effect.target)
            state.push(picking)

    def let_opponent_aim(self, state: State) -> None:
        """If each player chooses the own target: the opponent does, after the player."""
        link = state.chain[-1]
        effect = activated_of(state, link)
        if not self.aiming or effect.target is None or effect.target.matching != EACH_CHOOSES:
            return
        self.aimed = state.last_picks
        opponent = 1 - self.player
        theirs: list[int] = []
        for card in possible_targets(state, link, effect):
            if state.cards[card].side == opponent:
                theirs.append(card)
        state.push(PickCards(opponent, TARGETS, theirs, 1, 1, [], state.spot(self.card)))

    def aim_further(self, state: State) -> None:
        """Choose what is targeted besides, one description after the other."""
        link = state.chain[-1]
        effect = activated_of(state, link)
        if not self.aiming or effect.target is None or self.group == len(effect.target.also):
            return
        self.aimed = self.aimed + state.last_picks
        group = effect.target.also[self.group]
        self.group += 1
        self.step = self.AIM_FURTHER
        candidates: list[int] = []
        for card in targets_of(state, link, effect, group):
            if card not in self.aimed:
                candidates.append(card)
        most = min(group.highest(state, link), len(candidates))
        spot = state.spot(self.card)
        picking = PickCards(self.player, TARGETS, candidates, group.least, most, [], spot)
        picking.matching = matching_of(effect, group)
        state.push(picking)

    def fix_targets(self, state: State) -> None:
        if not self.aiming:
            return
        link = state.chain[-1]
        targets = self.aimed + state.last_picks
        # EFX-071, EFX-072
        link.aim_at([refer(state.cards[card]) for card in targets])
        records = [state.snapshot(card) for card in targets]
        numbers = [len(state.chain)]
        state.emit(TARGETED, self.player, records, why=BY_RULE, amounts=numbers, rule="EFX-064")
        if activated_of(state, link).keeps:
            for card in targets:
                # Whatever becomes of the effect, the card keeps this target.
                equip = state.cards[self.card].printed.prop == EQUIP
                # CRD-330, CRD-334, TRM-067, TRM-070, OLD-012
                tie(state, self.card, card, self.code, self.effect_no, self.card, equip)  # CRD-329
