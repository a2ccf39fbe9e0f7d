"""Actions on cards: which ones they are done to, and whether they can be paid as a cost.

What is done to the cards is told by the subclasses, in the files by theme (`moving.py`,
`positions.py`, `placing.py`, …).
"""

from typing import Final

from segoc.effects.descriptions import Among, Both, Top, names_this
from segoc.effects.players import AT_RANDOM, YOU, player_of
from segoc.effects.references import Choose, Targets, This
from segoc.kernel.chain.may_activate import leaves_the_rest
from segoc.kernel.chain.targets import possible_targets
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.choosing.coins_and_dice import pick_at_random
from segoc.kernel.knowledge.knowledge import show
from segoc.kernel.language.action import IF_DONE, MANY, SAME_MOMENT, Action
from segoc.kernel.language.effect import Activated, OwnSummon
from segoc.kernel.language.node import ANY_PLACE, Cards
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers
from segoc.kernel.picture.matching import with_partners
from segoc.kernel.picture.spells_under_activation import is_about_others
from segoc.kernel.programs.program import Run, effect_of
from segoc.kernel.summoning.inherent_summon import leaves_room
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.decision import CARDS, COSTS
from segoc.kernel.table.event import BY_EFFECT, LOOKED
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.phases import AFTER_CALCULATION
from segoc.kernel.table.places import DECK, EXTRA_DECK, HAND
from segoc.kernel.table.state import State

SECRET_PLACES: Final = 1 << DECK | 1 << EXTRA_DECK | 1 << HAND


class OnCards(Action):
    """An action on cards that are described, pointed at, or chosen when it is done."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def against(self, state: State, scope: Scope, card: int) -> str:
        """The rule by which it can't be done to this card, or ""."""
        return ""

    def against_doomed(self) -> str:
        """The rule by which it can't be done to a monster that a battle has determined to be
        destroyed, or ""."""
        return ""

    def can(self, state: State, scope: Scope, card: int) -> bool:
        return self.why_not(state, scope, card) == ""

    def why_not(self, state: State, scope: Scope, card: int) -> str:
        """The same, also by what the card itself is to the effect, and by what becomes of it."""
        if state.cards[card].doomed == DOOMED_BY_BATTLE and self.against_doomed():
            return self.against_doomed()
        if card == scope.source.card and not names_this(self.cards):
            if is_about_others(state, scope, card):
                return "ACT-133"
        return self.against(state, scope, card)

    def against_choosing(self, state: State, scope: Scope, card: int) -> str:
        if isinstance(self.cards, Choose) and self.cards.cards.includes(state, scope, card):
            return self.why_not(state, scope, card)
        return ""

    def possible(self, state: State, scope: Scope) -> bool:
        fewest = self.fewest(state, scope)
        if self.capacity(state, scope) < fewest:
            return False
        if isinstance(self.cards, Choose) and self.cards.takes_any_one():
            # Most often the first one will do.
            first = self.cards.cards.first(state, scope, 1)
            if not first:
                return False
            if self.fit(state, scope, self.cards.choosable(state, scope, first)):
                return True
        found = self.within_reach(state, scope)
        if isinstance(self.cards, Choose) and not self.cards.enough(state, found):
            return False
        return len(found) >= fewest

    def fewest(self, state: State, scope: Scope) -> int:
        """To how many cards it must be done."""
        if isinstance(self.cards, Choose):
            return self.cards.fewest(state, scope)
        if self.cards.is_one_set():
            return max(1, len(self.cards.find(state, scope)))
        if isinstance(self.cards, Top):
            return self.cards.count.value(state, scope)
        # A cost that speaks of all is paid with all others, or not at all.
        if self.is_paid:  # TM2-064
            there = self.cards.find(state, scope)
            return max(1, len(there) - (scope.source.card in there))
        return 1

    def needs(self) -> int:
        """Cards of the Deck, and what is to be chosen at the same moment."""
        if isinstance(self.cards, Top):
            return 1 << DECK
        together = isinstance(self.cards, Choose) and self.joint & SAME_MOMENT
        return self.cards.reach() if together else 0

    def needs_afterwards(self) -> int:
        """What who has activated it is to choose (SPC-163). What is done to all that there are is
        done to however many there are (SPC-174)."""
        if self.needs():
            return self.needs()
        if not isinstance(self.cards, Choose) or self.cards.by != YOU or self.cards.least == 0:
            return 0
        places = self.cards.reach()
        return 0 if places == ANY_PLACE else places

    def within_reach(self, state: State, scope: Scope) -> list[int]:
        """All cards to which it could be done, before anything is chosen."""
        if isinstance(self.cards, Choose):
            return self.fit(state, scope, self.cards.candidates(state, scope))
        return self.fit(state, scope, self.cards.find(state, scope))

    def fit(self, state: State, scope: Scope, found: list[int]) -> list[int]:
        """Those of these cards to which it could be done."""
        there = [card for card in found if self.can(state, scope, card)]
        if self.is_substitute:  # RES-148, RES-149
            source = scope.source.card
            there = [card for card in there if not layers.untouched(state, card, source)]
        if scope.spending:
            there = [card for card in there if not self.is_spent(scope, card)]
        return there

    def is_spent(self, scope: Scope, card: int) -> bool:
        """It would be gone as a cost. A card from the hand that names itself will be there, on the
        field."""
        if card not in scope.spending:
            return False
        if card != scope.source.card or card in [ref.card for ref in scope.paid]:
            return True
        if isinstance(self.cards, Both):
            return not self.cards.names_itself()
        return not isinstance(self.cards, This)

    def on_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_targets(self) -> bool:
        return self.cards.asks_targets()

    def on_all_targets(self) -> bool:
        return isinstance(self.cards, Targets)

    def on_itself(self) -> bool:
        return isinstance(self.cards, This)

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if self.cards.asks_targets():
            return self.lacks_with(state, scope, target)
        if isinstance(self.cards, Both) and self.cards.has_targets():
            return self.against(state, scope, target) or self.lacks(
                state, scope, self.cards, target
            )
        if isinstance(self.cards, Among) and self.cards.has_targets():
            fits = self.cards.passes(state, scope, target)
            return self.against(state, scope, target) if fits else ""
        return self.against(state, scope, target) if isinstance(self.cards, Targets) else ""

    def hangs_on_secrets(self) -> bool:
        return self.cards.reach() & SECRET_PLACES != 0

    def lacks_with(self, state: State, scope: Scope, target: int) -> str:
        """The rule by which there is nothing to do it to if that card is targeted, or ""."""
        if self.joint & IF_DONE and not self.joint & SAME_MOMENT:
            return ""
        trial = scope.copy()
        trial.targets = [refer(state.cards[target])]
        return "" if self.possible(state, trial) else self.why_impossible(state, trial)

    def lacks(self, state: State, scope: Scope, both: Both, target: int) -> str:
        """The rule by which it can't be done to the target and something else, or ""."""
        for group in both.cards:
            if group.has_targets():
                continue
            others = [card for card in group.find(state, scope) if card != target]
            if not self.any_can(state, scope, others):
                return self.why_impossible(state, scope)
        return ""

    def any_can(self, state: State, scope: Scope, cards: list[int]) -> bool:
        for card in cards:
            if card not in scope.spending and self.can(state, scope, card):
                return True
        return False

    def does_to_all(self) -> bool:
        return not isinstance(self.cards, Choose)

    def candidates(self, state: State, run: Run) -> list[int]:
        scope = run.scope(state)
        if not run.cost:
            return self.within_reach(state, scope)
        single = isinstance(self.cards, Choose) and self.cards.most == 1
        return self.spends(state, scope) if single else self.pays_with(state, scope)

    def prepare(self, state: State, run: Run) -> None:
        if isinstance(self.cards, Choose):
            scope = run.scope(state)
            scope.chosen = []
            candidates = self.candidates(state, run)
            if self.cards.by != AT_RANDOM:
                look_through(state, scope, player_of(state, scope, self.cards.by), self.cards)
            if self.cards.wants_none(state, scope):
                state.last_picks = []
            elif self.cards.enough(state, candidates):
                # EFX-073, EFX-076, CHG-026, TRM-045, TRM-092, TRM-093, TRM-098
                self.choose(state, scope, run, self.cards, candidates)

    def payable(self, state: State, scope: Scope) -> bool:
        found = self.pays_with(state, scope)
        if self.does_to_all() and self.any_kept_back(state, scope):
            return False
        if isinstance(self.cards, Choose) and not self.cards.enough(state, found):
            return False
        return len(found) >= self.fewest(state, scope)  # EFX-031

    def pays_with(self, state: State, scope: Scope) -> list[int]:
        """Cards of the player, whatever lies about; what is mandatory even with what is determined
        to be destroyed (BAT-391)."""
        found: list[int] = []
        for card in self.within_reach(state, scope):
            held = state.cards[card]
            if held.doomed and not is_mandatory(state, scope):
                continue  # BAT-388
            if held.side == scope.player:  # EFX-033
                found.append(card)
        return found

    def any_kept_back(self, state: State, scope: Scope) -> bool:
        """What a battle has determined to be destroyed can't be paid with for what is optional."""
        if state.battle_step < AFTER_CALCULATION or is_mandatory(state, scope):
            return False
        for card in self.within_reach(state, scope):
            if state.cards[card].doomed and state.cards[card].side == scope.player:
                return True  # BAT-388
        return False

    def why_unpayable(self, state: State, scope: Scope) -> str:
        return (
            "BAT-388" if self.any_kept_back(state, scope) else super().why_unpayable(state, scope)
        )

    def spends(self, state: State, scope: Scope) -> list[int]:
        """What can be chosen to pay with: only what leaves something to target and to do."""
        found = self.pays_with(state, scope)
        effect = effect_of(state, scope)
        if isinstance(effect, OwnSummon):
            return [card for card in found if leaves_room(state, scope, effect, self, card)]
        if not isinstance(effect, Activated) or effect.mandatory:
            return found
        return [card for card in found if leaves_the_rest(state, scope, effect, self, card)]

    def choose(
        self, state: State, scope: Scope, run: Run, choice: Choose, candidates: list[int]
    ) -> None:
        if choice.by == AT_RANDOM:
            state.last_picks = pick_at_random(state, candidates, choice.most)  # EFX-075
            return
        player = player_of(state, scope, choice.by)
        topic = COSTS if run.cost else CARDS
        most = min(choice.most, self.at_most(state, candidates), self.capacity(state, scope))
        if run.cost:
            most = min(most, most_paid(state, scope))
        spot = state.spot(scope.source.card)
        # Of several that are paid one must make room, if there is none.
        one_of = self.spends(state, scope) if run.cost and choice.most > 1 else []
        least = choice.least
        wanted = choice.how_many(state, scope, candidates)
        if wanted:
            most = min(most, wanted)
            least = most if choice.is_exact() else min(least, most)
        matching = self.matching(choice)
        candidates = with_partners(state, matching, candidates, least)
        picking = PickCards(player, topic, candidates, least, most, one_of, spot)
        picking.distinct = choice.different_names
        picking.matching = matching
        state.push(picking)

    def at_most(self, state: State, candidates: list[int]) -> int:
        """To how many of these it could be done at once, if there is room."""
        return len(candidates)

    def matching(self, choice: Choose) -> int:
        """How any two cards that are chosen must go together."""
        return choice.matching

    def affected(self, state: State, run: Run) -> list[int]:
        """The cards that it is done to; a cost is no effect, and nothing is immune to it."""
        source = run.scope(state).source.card
        activated = not state.applying
        found: list[int] = []
        for card in self.meant(state, run):
            # EFX-032, OLD-021, TRM-361, TRM-457, SEG-154
            if run.cost or not layers.unaffected(state, card, source, activated):
                found.append(card)
        return found

    def meant(self, state: State, run: Run) -> list[int]:
        """The cards to which it can be done, immune or not."""
        scope = run.scope(state)
        if isinstance(self.cards, Choose):
            picked = self.cards.picked(state, scope, state.last_picks)
            scope.chosen = [refer(state.cards[card]) for card in picked]
        if self.cards.is_one_set() and not self.possible(state, scope):
            return []
        # EFX-074, TRM-092, TRM-097
        return [card for card in self.cards.find(state, scope) if self.can(state, scope, card)]


def is_mandatory(state: State, scope: Scope) -> bool:
    effect = effect_of(state, scope)
    return isinstance(effect, Activated) and effect.mandatory


def follow(state: State, scope: Scope) -> None:
    """The program follows the card that it was done to, though that is a new object now."""
    card = state.cards[scope.done[0].card]
    scope.done = [refer(card)]
    if scope.source.card == card.id:
        scope.source = refer(card)


def most_paid(state: State, scope: Scope) -> int:
    """How many cards can be paid with, if there must be as many targets."""
    effect = effect_of(state, scope)
    if isinstance(effect, Activated) and effect.target is not None and effect.target.exactly:
        return len(possible_targets(state, scope, effect))
    return MANY


def look_through(state: State, scope: Scope, player: int, cards: Cards) -> None:
    """Who chooses from a Deck sees all of it, and it is shuffled afterwards.

    That is so even if nothing can be found there: the opponent isn't told.
    """
    owners = cards.searches(state, scope)
    if owners == 0:
        return
    for owner in range(2):
        deck = state.pile(owner, DECK)
        if owners >> owner & 1 and deck:
            for card in deck:
                show(state, state.edit(card), 1 << player)
            scope.searched |= 1 << owner
            state.emit(LOOKED, player, [], whose=owner, why=BY_EFFECT, rule="SEG-072")
