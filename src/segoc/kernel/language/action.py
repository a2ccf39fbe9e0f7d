"""Actions: the steps of a program, and what an activation asks of them beforehand."""

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from segoc.kernel.language.node import Node, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.ints import CardNo

if TYPE_CHECKING:
    from segoc.kernel.programs.program import Run
    from segoc.kernel.table.state import State

# Joints between the actions of a program. Time: an action shares the moment of the one
# before it, or comes afterwards. Need: it is done only if that one was, or regardless.
SAME_MOMENT: Final = 1 << 0
IF_DONE: Final = 1 << 1

# More cards than any effect is done to at once.
MANY: Final = 1000


class Action(Node):
    """One step of a program. `joint` ties it to the step before it."""

    def __init__(self) -> None:
        self.joint = 0
        # It is paid, or done for a summon by its own text: no effect does it.
        self.is_paid = False
        # It is done in place of something else: only to what it can be done to.
        self.is_substitute = False

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and isinstance(other, Action) and self.joint == other.joint

    def __hash__(self) -> int:
        return super().__hash__()

    def possible(self, state: "State", scope: Scope) -> bool:
        """Whether something could be done now; a cost must be payable in full."""
        return True

    def on_targets(self) -> bool:
        """Whether it is done to cards that are targeted."""
        return False

    def asks_targets(self) -> bool:
        """Whether it hangs on the targets to which cards it is done."""
        return False

    def on_all_targets(self) -> bool:
        """Whether it is done to all that are targeted, and to nothing else."""
        return False

    def on_itself(self) -> bool:
        """Whether it is done to the card whose effect it is."""
        return False

    def foretells(self, state: "State", scope: Scope) -> bool:
        """Whether what follows can be judged as if it had been done: what it notes is noted in this
        scope, which is only a trial."""
        return False

    def has_amount(self) -> bool:
        """Whether it is about an amount, which could be 0."""
        return False

    def is_vain(self, state: "State", scope: Scope) -> bool:
        """Whether it would change nothing, though there is something to do it to: the amount is 0,
        or what should become 0 is 0."""
        return False

    def changes_by_nothing(self, state: "State", scope: Scope) -> bool:
        """Whether the amount by which it changes something is 0 for certain."""
        return self.is_vain(state, scope)

    def goes_by_change(self) -> bool:
        """Whether all that it does is as much as the action before it has changed."""
        return False

    def equips_this_to_target(self) -> bool:
        """Whether it makes the effect's own card an Equip Card of what was targeted."""
        return False

    def refuses(self, state: "State", scope: Scope, target: int) -> str:
        """The rule by which it couldn't be done to this card if that were targeted, or ""."""
        return ""

    def against_choosing(self, state: "State", scope: Scope, card: int) -> str:
        """The rule by which a card that fits can't be chosen when it is done, or ""."""
        return ""

    def hangs_on_secrets(self) -> bool:
        """Whether it is done to cards in a Deck or a hand, where not everybody may look."""
        return False

    def payable(self, state: "State", scope: Scope) -> bool:
        """As a cost: whether it can be paid in full."""
        return self.possible(state, scope)

    def why_unpayable(self, state: "State", scope: Scope) -> str:
        """As a cost: the rule by which it can't be paid."""
        return "EFX-031"

    def pays_with(self, state: "State", scope: Scope) -> list[int]:
        """As a cost: the cards that it takes, or of which its player chooses."""
        return []

    def leaves_in_place(self) -> bool:
        """As a cost: whether the cards that pay it stay where they are."""
        return False

    def couples(self) -> int:
        """How any two cards must go together that are targeted for it (see `matching`)."""
        return 0

    def pays_to(self, state: "State", card: CardNo) -> int:
        """As a cost: the place where this card would lie that is paid; -1 if it takes none away."""
        return -1

    def capacity(self, state: "State", scope: Scope) -> int:
        """To how many cards at once it could be done, at most."""
        return MANY

    def needs(self) -> int:
        """Coming after other actions: the places (bits) where there must be enough for it, or
        the effect can't be activated; 0 if only the resolution asks."""
        return 0

    def needs_afterwards(self) -> int:
        """The same, where it can be told what the actions before it will have done."""
        return self.needs()

    def feeds(self) -> int:
        """The places (bits) where there may be more cards, or more room, after it."""
        return 0

    def holds_now(self, state: "State", scope: Scope) -> bool:
        """Whether it is a condition of what follows, and holds."""
        return False

    def asks_first(self) -> bool:
        """Whether it decides about what follows it: that need not be possible beforehand."""
        return False

    def takes(self, state: "State", scope: Scope) -> list[int]:
        """The cards that it would take from where they are."""
        return []

    def takes_along(self) -> bool:
        """Whether it takes cards away, at the same moment as what it hangs on."""
        return False

    def destination(self) -> int:
        """Where it takes them."""
        raise AssertionError("this action takes no cards away")

    def tags(self) -> int:
        """As what it takes them there (see `event`)."""
        return 0

    def may_do_in(self, verb: int) -> int:
        """The places (bits) in which it may do a thing to cards; 0 if it does no such thing."""
        return 0

    def does(self, state: "State", scope: Scope, verb: int) -> list[int] | None:
        """The cards to which it does a thing, or can choose to; None if it does no such thing."""
        return None

    def does_to_all(self) -> bool:
        """Whether what it does, it does to all of those cards."""
        return False

    def follows_link(self) -> bool:
        """Whether it is done only when the link that says it has been processed: a summon that goes
        by the rules, at another time."""
        return False

    def candidates(self, state: "State", run: "Run") -> list[int]:
        """The cards among which a player is asked to choose, if that is asked at all."""
        return []

    def prepare(self, state: "State", run: "Run") -> None:
        """Ask what has to be chosen first; the answer comes in `State.last_picks`."""

    def perform(self, state: "State", run: "Run") -> None:
        """Do it; `run.done` tells whether anything was done."""
        raise AssertionError("an action does something")

    def conclude(self, state: "State", run: "Run") -> None:
        """Look at what came of it, when it and all that follows from it is over."""

    def negates_activation(self) -> bool:
        return False

    def special_summons(self) -> bool:
        """Whether its player Special Summons by it."""
        return False

    def counter_on_this(self) -> int:
        """The kind of counter that it places on the effect's own card, or 0."""
        return 0

    def brings_this_to(self) -> int:
        """The place (a bit) on the field to which it brings the effect's own card, or 0."""
        return 0

    def equips_to_this(self) -> bool:
        """Whether it equips cards to the effect's own card, and could do so to no other."""
        return False

    def turns_this_down(self) -> bool:
        """Whether it turns the effect's own card face-down."""
        return False

    def turns_this_up(self) -> bool:
        """Whether it turns the effect's own card face-up."""
        return False

    def counters_on_others(self) -> bool:
        """Whether it places counters on cards that need not say anything of them."""
        return False

    def most_counters(self) -> int:
        """How many of them the card can have, or 0 if its text says nothing of that."""
        return 0

    def changes_stats(self) -> bool:
        """Whether it changes ATK or DEF."""
        return False

    def why_impossible(self, state: "State", scope: Scope) -> str:
        """The rule by which there is nothing for it to do."""
        return "TRM-031"

    def branches(self) -> "list[Branch]":
        """The programs of which it does one."""
        return []

    def lp_paid(self) -> int:
        """The LP that its player pays."""
        return 0

    def winner(self, scope: Scope) -> int:
        """The player who wins the duel by it."""
        raise AssertionError("only a victory has a winner")


def second_summon(program: list[Action], first: int) -> Action | None:
    """The Special Summon that must follow the one at this index, at another moment; None if
    there is none, or if it is left to a player."""
    if not program[first].special_summons():
        return None
    for action in program[first + 1 :]:
        if action.asks_first():
            return None
        if action.special_summons() and not action.joint & SAME_MOMENT:
            return action
    return None


class Branch(Node):
    """One of several programs that could be done: for outcomes from `least` to `most`, where
    chance decides between them."""

    PARTS: ClassVar[Parts] = {
        "program": "program",
        "least": "count_or_none",
        "most": "count_or_none",
    }
    NAMED: ClassVar[Parts] = {"program": "do"}

    def __init__(self, program: list[Action], least: int = 0, most: int = 0) -> None:
        self.program = program
        self.least = least
        self.most = most


# What an effect does, action by action.
Program: TypeAlias = list[Action]
# One action is a program of its own.
Steps: TypeAlias = Action | list[Action]


def program_of(steps: Steps | None) -> Program:
    if steps is None:
        return []
    return [steps] if isinstance(steps, Action) else steps
