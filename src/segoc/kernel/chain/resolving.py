"""Resolving a chain: its links in reverse order, each in its own moment (EFX-099)."""

from typing import ClassVar, Final

from segoc.kernel.chain.forestalling import forestall, who_forestalls
from segoc.kernel.chain.targets import still_targets
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import layers
from segoc.kernel.picture.summons_this_turn import note_applied
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.once_per_turn import forget_uses
from segoc.kernel.programs.program import APPLYING, Run, activated_of
from segoc.kernel.table.decision import (
    NO,
    OPTIONAL,
    YES,
    Option,
    option,
)
from segoc.kernel.table.event import BY_RULE, CHAIN_ENDED, RESOLVED
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import FIELD_ZONE, GRAVEYARD, PENDULUM_ZONE, SPELL_ZONE, on_field
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import CARD_NOS, LARGEST, Fields, between, many
from segoc.kernel.table.state import State


@mypyc_attr(free_list_len=1)
class ResolveChain(Procedure):
    FIELDS: ClassVar[Fields] = {
        "link": between(-3, LARGEST),
        "behind": CARD_NOS,
        "spent": many(Ref),
    }

    # Steps.
    RESOLVE: Final = 0
    FINISH: Final = 1
    FOLLOW: Final = 2
    GO_ON: Final = 3
    CLEAR_AWAY: Final = 4

    def __init__(self, link: int) -> None:
        super().__init__()
        # The link that resolves next.
        self.link = link
        # The cards whose effects have forestalled it, or could have, and their players didn't want.
        self.behind: list[int] = []
        # The cards that don't stay, if they wait for a summon that follows the chain.
        self.spent: list[Ref] = []

    def copy(self) -> "ResolveChain":
        new = ResolveChain(self.link)
        new.step = self.step
        new.behind = self.behind.copy()
        new.spent = self.spent.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        if step == self.RESOLVE and self.is_forestalled(state):
            return
        self.step = step + 1
        if step == self.RESOLVE:
            self.resolve(state)
        elif step == self.FINISH:
            self.finish(state)
        elif step == self.FOLLOW:
            self.follow(state)
        elif step == self.GO_ON:
            if self.link >= 0:
                self.step = self.RESOLVE
        elif step == self.CLEAR_AWAY:
            self.clear_away(state)
        else:
            self.end(state)

    def is_forestalled(self, state: State) -> bool:
        """Something is done about the link first, or a player is asked whether it is."""
        had = self.forced(state)
        if had is not None:
            self.behind.append(had.card)
            forestall(state, self.link, had)
        elif self.forestaller(state) is not None:
            self.ask(state)
        else:
            return False
        return True

    def forced(self, state: State) -> CardEffect | None:
        """An effect that must forestall the link: first all of these, also where its effect is
        negated already, unless it isn't processed at all."""
        if state.chain[self.link].activation_negated:
            return None
        return who_forestalls(
            state, self.link, True, self.behind
        )  # TRM-358, NEG-238, NEG-247, NEG-260

    def forestaller(self, state: State) -> CardEffect | None:
        """An effect that a player can let forestall the link, as long as anything is left of it:
        one, if it negates it."""
        had = who_forestalls(state, self.link, False, self.behind)
        if had is None:
            return None
        link = state.chain[self.link]
        if link.activation_negated or is_gone(state, link):
            return None
        if link.effect_negated:  # NEG-227, NEG-228, NEG-231
            return None
        return None if is_negated(state, self.link) else had  # NEG-259

    def ask(self, state: State) -> None:
        had = self.forestaller(state)
        assert had is not None
        player = state.cards[had.card].side
        state.ask(player, OPTIONAL, [option(YES), option(NO)], state.spot(had.card))

    def answer(self, state: State, option: Option) -> None:
        had = self.forestaller(state)
        assert had is not None
        self.behind.append(had.card)
        if option.verb == YES:
            forestall(state, self.link, had)

    def resolve(self, state: State) -> None:
        """A link whose effect is negated, or does nothing, takes its time all the same; one whose
        activation was negated isn't processed, and takes none."""
        link = state.chain[self.link]
        if not link.activation_negated:  # NEG-078, TRG-114
            state.tick()  # EFX-013, EFX-173
        # EFX-165, EFX-172, CRD-152
        negated = link.activation_negated or link.effect_negated or is_negated(state, self.link)
        numbers = [self.link + 1]
        state.emit(
            RESOLVED,
            link.player,
            [link.as_activated],
            effect_was_negated=negated,
            why=BY_RULE,
            amounts=numbers,
            rule="EFX-099",
        )
        if negated or is_gone(state, link):
            return
        target = activated_of(state, link).target
        if target is not None:
            still_targets(state, link, target)
        if state.faces[link.code].recalls:
            note_applied(state, link)
        link.resolved_at = state.moment
        state.resolving_link = self.link
        state.push(Run(self.link, False))  # EFX-001, EFX-004

    def finish(self, state: State) -> None:
        """From here on a Continuous card applies; then the link below."""
        link = state.chain[self.link]
        if link.card_activation and link.source.same_object(state.cards[link.source.card]):
            # Later than what was applied before, and than what its chain has applied.
            state.edit(link.source.card).in_place_since = state.moment
        state.resolving_link = -1
        state.unresolved_links = self.link  # ACT-056
        state.progressed()
        state.settle()
        self.link -= 1
        self.behind = []
        if not link.following:
            self.step = self.GO_ON

    def follow(self, state: State) -> None:
        """What the link has let its player do comes when all that reacts to it is done: in the
        middle of the chain, or when that is over."""
        link = state.chain[self.link + 1]
        scope = Scope(link.player, link.source, link.code, link.effect_no)
        link.fill(scope)
        follow_up = Run(APPLYING, False)
        follow_up.path = link.following[:-1]
        follow_up.counter = link.following[-1]
        if self.link < 0:
            # Cards that don't stay lie there until the summon has succeeded (SSC-033, SSC-036).
            self.spent = self.find_spent(state)  # SSC-033
            self.close(state)
        state.applying.append(scope)
        state.push(follow_up)  # SSC-019, SSC-020, SSC-021, SSC-037

    def clear_away(self, state: State) -> None:
        """Cards that don't stay go to the GY after the whole chain."""
        spent = self.spent if not state.chain else self.find_spent(state)
        self.spent = []
        send_spent(state, spent)

    def find_spent(self, state: State) -> list[Ref]:
        spent: list[Ref] = []
        for link in state.chain:
            card = state.cards[link.source.card]
            # Only who was activated as a card leaves (EFX-166, EFX-167).
            if not link.card_activation or not link.source.same_object(card):
                continue
            # CRD-322, CRD-324, TRM-339
            stays = card.printed.stays or card.place == PENDULUM_ZONE
            stays = stays or card.treated_as == EQUIP  # CRD-377
            if link.found_no_zone:
                stays = False  # TM2-241
            lies_there = card.place in (SPELL_ZONE, FIELD_ZONE, PENDULUM_ZONE) and card.face_up
            # What was negated doesn't stay, whatever it is (EFX-166).
            if lies_there and not (stays and not link.activation_negated):  # EFX-101, CRD-370
                spent.append(link.source)  # CRD-323
        return spent

    def end(self, state: State) -> None:
        if state.chain:
            self.close(state)
        state.pop()

    def close(self, state: State) -> None:
        """The chain is over."""
        state.chain.clear()
        state.unresolved_links = 0
        state.progressed()
        forget_uses(state, True)
        state.emit(CHAIN_ENDED, state.turn_player, [], why=BY_RULE, rule="EFX-099")


def send_spent(state: State, spent: list[Ref]) -> None:
    """Those that still lie there go to the GY."""
    there = [ref.card for ref in spent if ref.same_object(state.cards[ref.card])]
    if there:
        # No moment of its own: what the chain did last is still the last thing.
        state.same_moment = True
        # CRD-167
        state.push(Move.of(there, GRAVEYARD, 0, BY_RULE, state.turn_player, "EFX-101"))


def clear_last_chain(state: State) -> None:
    """The summon that follows a chain is answered: what that chain has left lying goes at once."""
    for procedure in state.stack:
        if isinstance(procedure, ResolveChain) and procedure.spent:
            spent = procedure.spent
            procedure.spent = []
            send_spent(state, spent)  # SSC-034
            return


def is_gone(state: State, link: Link) -> bool:
    """A card that works while it lies among the Spells and Traps doesn't lie there any more:
    nothing is negated, but nothing is processed either. What had left when it was declared, as its
    cost or because of that, is no loss."""
    card = state.cards[link.source.card]
    if link.as_activated.place not in (SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE):
        return False  # CRD-281, EFX-253, TRM-352
    if not card.printed.stays and not card.printed.is_monster:
        return False  # NEG-002
    if link.left:  # TRM-018
        return False
    return not link.source.same_object(card) or not card.face_up  # CRD-328


def is_negated(state: State, index: int) -> bool:
    """Whether the effect of a link is negated without anybody's having answered it. Its card is
    negated, and still there face-up; or it was negated once, and has left; or the link is negated
    as what it was activated as, or by its name."""
    link = state.chain[index]
    card = state.cards[link.source.card]
    if link.left_negated:  # NEG-144
        return True
    if layers.link_negated(state, index):  # NEG-125, NEG-131
        return True
    if link.as_activated.place not in (
        SPELL_ZONE,
        PENDULUM_ZONE,
        FIELD_ZONE,
    ) and layers.negated_by_name(state, card.id):
        return True  # EFX-297, EFX-299
    if not link.source.same_object(card):
        return False
    if on_field(card.place) and not card.face_up:
        return False
    return layers.negated(state, card.id)  # EFX-173, EFX-174, TRM-071, OLD-012
