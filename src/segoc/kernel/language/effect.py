"""Effects, as the machine sees them: what a card's text does, and how it starts to do it.

They are made of `node`s, which answer questions, and of `action`s, which do something. The words
themselves are defined in `segoc.effects`.
"""

from typing import ClassVar, Final

from segoc.kernel.language.action import IF_DONE, Action, second_summon
from segoc.kernel.language.entry import (
    ATK,
    ATTACK_DUTY,
    DEFENSE,
    FIRST_PERMISSION,
    FORBIDDEN,
    NEGATED,
    SOME_PERMISSION,
    permission_bit,
)
from segoc.kernel.language.node import (
    BY_WORD,
    FIELD_PLACES,
    Cards,
    Clause,
    Condition,
    Happening,
    Node,
    Parts,
    Target,
    asks_for_targets,
    hangs_on_time,
)
from segoc.kernel.table.ints import Bits, Place
from segoc.kernel.table.native import ROOM, i64
from segoc.kernel.table.phases import MAIN_PHASES

# Kinds of effect that use the chain.
ACTIVATION: Final = 1  # the activation of a Spell or Trap Card (EFX-023)
IGNITION: Final = 2
TRIGGER: Final = 3
QUICK: Final = 4

KIND_NAMES: Final[list[str]] = ["", "activation", "ignition", "trigger", "quick"]

# When a trigger may go: at the very moment, or also afterwards (EFX-060, EFX-062).
WHEN: Final = 1
IF: Final = 2

# Limits of use.
UNLIMITED: Final = 0
ONCE_A_TURN: Final = 1  # this card, as the object it is
ONCE_A_TURN_BY_NAME: Final = 2  # all cards of that name together
ONCE_A_CHAIN: Final = 3
ONCE_A_DUEL_BY_NAME: Final = 6
TWICE_A_TURN: Final = 7  # this card
ONCE_FACE_UP: Final = 5  # this card, for as long as it is face-up on the field
ONE_A_TURN: Final = 4  # one card of that name: a negated activation doesn't count


class Effect(Node):
    """One effect, or one line of text, of a card.

    It works in some places (bits) and under a condition. What is only `text` is no effect:
    nothing negates it (TRM-404, TRM-433).
    """

    # The permission that it gives, if it does nothing else (see `entry`).
    PERMISSION: ClassVar[int] = 0

    def __init__(self, places: Bits, condition: Condition | None, text: bool = False) -> None:
        self.places: i64 = places
        self.condition = condition
        self.text = text
        self.program: list[Action] = []


class Activated(Effect):
    """An effect that is activated and put on a chain."""

    PARTS: ClassVar[Parts] = {
        "kind": BY_WORD,
        "places": "places",
        "happening": "happening",
        "timing": "timing",
        "mandatory": "yes_no",
        "condition": "condition",
        "limit": "limit",
        "shared": "yes_no",
        "cost": "program",
        "target": "target",
        "keeps": "yes_no",
        "program": "program",
        "all_turn": "clauses",
    }
    NAMED: ClassVar[Parts] = {
        "places": "in",
        "mandatory": "must",
        "condition": "only_if",
        "target": "targets",
        "keeps": "keeps_targets",
        "program": "do",
    }

    def __init__(
        self,
        kind: int,
        places: Bits,
        happening: Happening | None,
        timing: int,
        mandatory: bool,
        condition: Condition | None,
        limit: int,
        shared: bool,
        cost: list[Action],
        target: Target | None,
        keeps: bool,
        program: list[Action],
        all_turn: list[Clause],
    ) -> None:
        super().__init__(places, condition)
        self.kind = kind
        self.happening = happening
        self.timing = timing
        self.mandatory = mandatory
        self.limit = limit
        # One limit for all effects of the card that share it ("only 1 of …").
        self.shared = shared
        self.cost = cost
        self.target = target
        # The card keeps its target by its activation, whatever becomes of the effect
        # (TRM-067, TRM-070).
        self.keeps = keeps
        self.program = program
        # What holds for its player all this turn, before and after (CHG-011).
        self.all_turn = all_turn
        # Its card is turned face-up to activate it, and lies face-down until then.
        self.face_down = False
        for action in cost:
            action.is_paid = True
            self.face_down = self.face_down or action.turns_this_up()
        # Whether it could be that it changes nothing, or can't be done to its end.
        self.could_be_empty = False
        # Whether it turns its own card face-down, which doesn't make it usable anew.
        self.turns_this_down = False
        for action in program:
            self.turns_this_down = self.turns_this_down or action.turns_this_down()
            if not mandatory and (action.has_amount() or action.needs_afterwards()):
                self.could_be_empty = True
        # What its player is to choose later from the same cards, whatever is targeted.
        self.chosen_later: list[Action] = []
        if self.could_be_empty and target is not None and target.is_only_one():
            self.chosen_later = chosen_later(program)
        # Whether it must Special Summon twice, one after the other.
        self.summons_twice = False
        for index in range(len(program)):
            if second_summon(program, index) is not None:
                self.summons_twice = True
        # Its Spell Speed, when it is printed on a card (see `chain/spell_speed.py`).
        self.speed = 0
        # The kinds of event that it answers to, as bits, and whether it answers links.
        self.kinds: i64 = 0 if happening is None else happening.kinds()
        self.answers_links = happening is not None and happening.answers_links()
        # The phases that the text of a Spell names in place of the Main Phases, as bits.
        self.own_phases = 0
        if condition is not None and kind == ACTIVATION:
            said = condition.said_phases()
            self.own_phases = 0 if said & MAIN_PHASES else said
        # Whether it is bound to a phase or a step, and can be activated at any time in it.
        self.lasting = happening is not None and happening.lasts()
        # And the phases in which that can be, as bits.
        self.phases: i64 = 0 if happening is None else happening.phases()
        # Its limit. A trigger that is bound to a phase goes once in it, if the text sets no other.
        self.counted = limit
        if limit == UNLIMITED and self.lasting and kind == TRIGGER:
            self.counted = ONCE_A_TURN  # TRM-116, SEG-150


def chosen_later(program: list[Action]) -> list[Action]:
    """The actions for which there must be enough outside of the field when the targets were taken
    from where they are, and which don't go by what these are (SPC-163)."""
    found: list[Action] = []
    fed = 0
    for index in range(len(program)):
        action = program[index]
        if index and action.joint & IF_DONE and not action.on_targets():
            needs = action.needs_afterwards()
            if needs and not needs & (fed | FIELD_PLACES) and not asks_for_targets(action):
                found.append(action)
        if not action.on_all_targets() or not action.takes_along():
            break
        fed |= action.feeds()
    return found


class Standing(Effect):
    """Applies to cards, or to a player, for as long as its card is in its place."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "text": BY_WORD,
        "receivers": "cards",
        "whose": "players",
        "clauses": "clauses",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "receivers": "to"}

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        text: bool,
        receivers: Cards | None,
        whose: int,
        clauses: list[Clause],
    ) -> None:
        super().__init__(places, condition, text)
        # Cards that it is about; without any it is about the players in `whose`.
        self.receivers = receivers
        self.whose = whose
        self.clauses = clauses
        # Whether it speaks about ATK or DEF of cards.
        self.about_stats = False
        # Whether it is about its own card and no other.
        self.only_this = receivers is not None and receivers.only_this()
        # Whether it goes by what cards are called.
        self.by_name = receivers is not None and receivers.asks_names()
        # Whether it goes by what a face-down card doesn't show.
        self.by_face = receivers is not None and receivers.asks_face()
        # The layers that it speaks about, as bits, the permissions, and the verbs that it forbids.
        self.says: i64 = 0
        self.permits: list[int] = []
        self.permit_bits: i64 = 0
        self.forbids: i64 = 0
        for clause in clauses:
            if clause.layer in (ATK, DEFENSE) and receivers is not None:
                self.about_stats = True
            if clause.layer >= FIRST_PERMISSION:
                self.says |= 1 << SOME_PERMISSION
                self.permits.append(clause.layer)
                self.permit_bits |= permission_bit(clause.layer)
            else:
                self.says |= 1 << clause.layer
            if clause.layer == FORBIDDEN and 0 <= clause.op < ROOM:
                self.forbids |= 1 << clause.op
            elif clause.layer == ATTACK_DUTY:
                self.program = clause.deeds()
                for action in self.program:
                    action.is_paid = True
        # Whether what it says can change while no card does.
        self.in_time = (
            hangs_on_time(condition) or hangs_on_time(receivers) or hangs_on_time(clauses)
        )
        if self.by_name and self.says >> NEGATED & 1:
            # What is so called is negated on the chain, too.
            self.in_time = True

    def speaks_of(self, layer: i64) -> bool:
        """Whether a clause is about this layer, or gives this permission."""
        if layer >= FIRST_PERMISSION:
            return self.permit_bits & permission_bit(layer) != 0 and layer in self.permits
        return self.says >> layer & 1 == 1


class Reaction(Effect):
    """Applies without a chain each time that something happens (EFX-211).

    An immediate one doesn't wait for the end of a resolution (TRM-085, TRM-088). A maintenance
    cost is only text.
    """

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "happening": "happening",
        "program": "program",
        "immediate": "yes_no",
        "limit": "limit",
        "text": "yes_no",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "program": "do"}

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        happening: Happening,
        program: list[Action],
        immediate: bool,
        limit: int = UNLIMITED,
        text: bool = False,
    ) -> None:
        super().__init__(places, condition, text)
        self.happening = happening
        # The kinds of event that it reacts to, as bits.
        self.kinds: i64 = happening.kinds()
        self.program = program
        self.immediate = immediate
        self.limit = limit


class Watch(Effect):
    """Applies without a chain as soon as its condition holds (TRM-128, TRM-250).

    As a text it decides the duel, before any effect applies (TRM-404, TRM-420).
    """

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "text": BY_WORD,
        "program": "program",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "program": "do"}

    def __init__(
        self, places: Bits, condition: Condition, text: bool, program: list[Action]
    ) -> None:
        super().__init__(places, condition, text)
        self.program = program


class Delayed(Effect):
    """A part of an effect that applies in a later phase, without a chain (EFX-145).

    `whose` is in whose turn (0 the player's, 1 the opponent's, 2 either's), `turns` how many
    turns it waits at least.
    """

    PARTS: ClassVar[Parts] = {
        "phase": "phase",
        "whose": "whose",
        "turns": "any_number",
        "program": "program",
    }
    NAMED: ClassVar[Parts] = {"program": "do"}

    def __init__(self, phase: int, whose: int, turns: int, program: list[Action]) -> None:
        super().__init__(0, None)
        self.phase = phase
        self.whose = whose
        self.turns = turns
        self.program = program


class Instead(Effect):
    """Replaces what would be done to a card by its program, if its player wants it: for each card,
    or once for all `together` to which it would be done at the same moment."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "verb": "verb",
        "cards": "cards",
        "whys": "reasons",
        "optional": "yes_no",
        "program": "program",
        "limit": "limit",
        "together": "yes_no",
    }
    NAMED: ClassVar[Parts] = {
        "places": "in",
        "condition": "only_if",
        "cards": "of",
        "whys": "why",
        "program": "do",
    }

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        verb: int,
        cards: Cards,
        whys: int,
        optional: bool,
        program: list[Action],
        limit: int = UNLIMITED,
        together: bool = False,
    ) -> None:
        super().__init__(places, condition)
        self.verb = verb
        self.cards = cards
        self.whys = whys
        self.optional = optional
        self.program = program
        self.limit = limit
        self.together = together
        for action in program:
            action.is_substitute = True


class Withstands(Effect):
    """These cards aren't destroyed, for one of these reasons, so often a turn: the first time
    that they would be, whether their player likes it or not."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "cards": "cards",
        "whys": "reasons",
        "limit": "limit",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "cards": "of", "whys": "why"}

    def __init__(
        self, places: Bits, condition: Condition | None, cards: Cards, whys: int, limit: int
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.whys = whys
        self.limit = limit


class Spares(Effect):
    """Its player can let the battle damage that the battles of these monsters would do to that
    player be 0, or the half, without a chain."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "cards": "cards",
        "limit": "limit",
        "halves": BY_WORD,
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "cards": "of"}

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        cards: Cards,
        limit: int = UNLIMITED,
        halves: bool = False,
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.limit = limit
        self.halves = halves


class Forestalls(Effect):
    """When a link of the chain that fits comes to be processed, its player can let its program be
    done first, without a chain; or it is done in any case."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "happening": "happening",
        "program": "program",
        "limit": "limit",
        "mandatory": "yes_no",
    }
    NAMED: ClassVar[Parts] = {
        "places": "in",
        "condition": "only_if",
        "program": "do",
        "mandatory": "must",
    }

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        happening: Happening,
        program: list[Action],
        limit: int = UNLIMITED,
        mandatory: bool = False,
    ) -> None:
        super().__init__(places, condition)
        self.happening = happening
        self.program = program
        self.limit = limit
        self.mandatory = mandatory


class OwnSummon(Effect):
    """How the monster Special Summons itself by its own text, from some places (bits), in one of
    these positions (bits): the program is what its player does for it (CRD-124). No effect.

    A limit counts successes: a summon that was negated doesn't use it up (CHG-024)."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "program": "program",
        "positions": "positions",
        "clauses": "clauses",
        "limit": "limit",
    }
    NAMED: ClassVar[Parts] = {
        "places": "from",
        "condition": "only_if",
        "program": "by",
        "positions": "in",
        "clauses": "with",
    }

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        program: list[Action],
        positions: Bits,
        clauses: list[Clause],
        limit: int = UNLIMITED,
    ) -> None:
        super().__init__(places, condition, True)
        self.program = program
        for action in program:
            action.is_paid = True
        self.positions = positions
        self.limit = limit
        # What applies to the monster by that summon, worked out from what was done for it.
        self.clauses = clauses


class Redirect(Effect):
    """Cards on their way to one place go to another (EFX-040)."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "cards": "cards",
        "destination": "place",
        "instead": "place",
    }
    NAMED: ClassVar[Parts] = {
        "places": "in",
        "condition": "only_if",
        "destination": "from",
        "instead": "to",
    }

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        cards: Cards,
        destination: Place,
        instead: int,
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.destination = destination
        self.instead = instead
