"""What was done from the moment of rest on, as statements of the grammar.

A statement stands for a choice and the ones that belong to it: the cards that it targets, the
zone it goes to. What one player can't know of the other's choices (that they were asked at all,
and passed) is left out here: `following` finds it out from what happened.
"""

from dataclasses import dataclass, field
from typing import Final

from segoc.duel.option_text import effect_text
from segoc.kernel.table import decision as dc
from segoc.kernel.table.event import SUMMON_DECLARED
from segoc.kernel.table.places import ATTACK, NO_SPOT, zone_name
from segoc.kernel.table.state import NO_CARD
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.cast import Cast
from segoc.rulebook.writing.course import PHASE_VERBS, Choice, Course
from segoc.rulebook.writing.phrases import LANGUAGE

WITH_CARD: Final = {
    dc.SUMMON: "summons",
    dc.SET: "sets",
    dc.SET_AS_SPELL: "sets",
    dc.FLIP: "flips",
    dc.ACTIVATE: "activates",
    dc.APPLY: "applies",
    dc.SPECIAL: "Special Summons",
}
PHASES: Final = {
    dc.BATTLE_PHASE: "the Battle Phase",
    dc.MAIN_PHASE_2: "Main Phase 2",
    dc.END_PHASE: "the End Phase",
}
ANSWERS: Final = {
    dc.YES: "accepts",
    dc.NO: "declines",
    dc.STOP: "stops the attack",
    dc.SURRENDER: "surrenders",
    dc.IN_ATTACK: "chooses attack",
    dc.IN_DEFENSE: "chooses defense",
    dc.IN_FACE_DOWN: "chooses face-down defense",
}
# Picks that a clause of the statement before can say.
CLAUSES: Final = {
    dc.TARGETS: "targeting",
    dc.TRIBUTES: "tributing",
    dc.MATERIALS: "using",
}
# What the opponent of the viewer does that shows only by what follows, or not at all.
NOT_SHOWN: Final = (dc.PASS, dc.NO, dc.PICK, dc.FINISH, *PHASE_VERBS)


@dataclass
class Statement:
    player: int
    topic: int
    text: str
    # How many events of the course came before it.
    at: int
    # It answers something, which need not be asked when it is forced.
    answers: bool = False
    # Clauses can stand behind it.
    open: bool = False
    clauses: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return " ".join([f"> {A_OR_B[self.player]} {self.text}", *self.clauses])


class Unsayable(Exception):
    """A choice for which the grammar has no words; the steps end before it."""


def statements_of(course: Course, cast: Cast) -> tuple[list[Statement], str]:
    """The statements, and why they end early if they do."""
    writer = _Writer(course, cast)
    try:
        writer.write()
    except Unsayable as unsayable:
        return writer.found, str(unsayable)
    return writer.found, ""


class _Writer:
    def __init__(self, course: Course, cast: Cast) -> None:
        self.course = course
        self.cast = cast
        self.found: list[Statement] = []
        self.at = 0

    def write(self) -> None:
        choices = self.course.choices
        while self.at < len(choices):
            choice = choices[self.at]
            hidden = self.course.opponent_of_viewer(choice.player)
            if hidden and choice.option.verb in NOT_SHOWN:
                self.at += 1
            elif choice.option.verb in (dc.PICK, dc.FINISH):
                self._picks(choice)
            else:
                self.at += 1
                self._one(choice)

    def _one(self, choice: Choice) -> None:
        verb = choice.option.verb
        if verb == dc.ZONE:
            self._zone(choice)
        elif verb in WITH_CARD:
            self._say(choice, self._with_card(choice))
        elif verb == dc.PENDULUM:
            self._say(choice, f"Pendulum Summons {self._swung(choice)}")
        else:
            self._say(choice, self._without_card(choice))

    def _swung(self, choice: Choice) -> str:
        """The monsters that were Pendulum Summoned: the picks, and what was forced."""
        picks = self._run(choice.player, dc.SUMMONED)
        cards = [pick.card for pick in picks]
        for event in self.course.events[choice.at :]:
            if event.kind == SUMMON_DECLARED:
                cards += [record.card for record in event.cards if record.card not in cards]
                break
        named = [self.cast.reference(card, NO_SPOT, self.course.now) for card in cards]
        if not named or not all(named):
            raise Unsayable("which monsters were Pendulum Summoned")
        return ", ".join(named)

    def _with_card(self, choice: Choice) -> str:
        option = choice.option
        text = f"{WITH_CARD[option.verb]} {self._name(choice)}"
        if option.verb == dc.SET_AS_SPELL:
            text += " as a Spell"
        alike = [
            other
            for other in choice.decision.options
            if (other.verb, other.spot) == (option.verb, option.spot)
        ]
        if len(alike) > 1:
            text += f" ({self._which(choice)})"
        return text

    def _which(self, choice: Choice) -> str:
        if choice.effect is None:
            return f"way {choice.option.number + 1}"
        return effect_text(self.course.now, self.cast.pool, choice.effect, LANGUAGE)

    def _without_card(self, choice: Choice) -> str:
        option = choice.option
        verb = option.verb
        if verb in PHASES:
            return f"enters {PHASES[verb]}"
        if verb in ANSWERS:
            return ANSWERS[verb]
        if verb == dc.PASS:
            return "declines" if choice.decision.topic == dc.TRIGGERS else "passes"
        if verb == dc.CHANGE:
            to = "defense" if choice.position == ATTACK else "attack"
            return f"changes {self._name(choice)} to {to}"
        if verb == dc.DIRECT:
            return f"attacks directly with {self._name(choice)}"
        if verb == dc.ATTACK:
            aim = self.cast.reference(choice.aim, choice.zones[1], self.course.now)
            return f"attacks {aim or self._cannot()} with {self._name(choice)}"
        if verb == dc.ANNOUNCE:
            return f"announces {option.word}"
        if verb == dc.DECIDE:
            return f"chooses effect {option.word}"
        raise Unsayable(f"the choice “{option.key}”")

    def _say(self, choice: Choice, text: str) -> None:
        verb, topic = choice.option.verb, choice.decision.topic
        answers = verb in (*ANSWERS, dc.PASS, dc.PICK, dc.FINISH, dc.ANNOUNCE, dc.DECIDE)
        takes_clauses = verb in (*WITH_CARD, dc.PENDULUM)
        if not answers and self._begun_only(choice):
            raise Unsayable("the opponent is in the middle of something")
        self.found.append(Statement(choice.player, topic, text, choice.at, answers, takes_clauses))

    def _begun_only(self, choice: Choice) -> bool:
        """What the opponent of the viewer does is told by nothing that has happened yet."""
        if not self.course.opponent_of_viewer(choice.player) or choice.card == NO_CARD:
            return False
        events = self.course.events[choice.at :]
        return all(record.card != choice.card for event in events for record in event.cards)

    def _name(self, choice: Choice) -> str:
        named = self.cast.reference(choice.card, choice.zones[0], self.course.now)
        return named or self._cannot()

    def _cannot(self) -> str:
        raise Unsayable("what was done with a card that isn't laid")

    def _zone(self, choice: Choice) -> None:
        """A zone is said with what led to it; the first one needs no words."""
        if choice.option.same(choice.decision.options[0]):
            return
        acts = [one for one in self.found if one.player == choice.player and one.open]
        if not acts:
            raise Unsayable(f"that a card went to {zone_name(choice.option.spot)}")
        acts[-1].clauses.append(f"in {zone_name(choice.option.spot)}")

    # Picks.

    def _run(self, player: int, topic: int) -> list[Choice]:
        """The picks that come now, as far as they belong together."""
        picks: list[Choice] = []
        choices = self.course.choices
        while self.at < len(choices):
            choice = choices[self.at]
            verb = choice.option.verb
            if (choice.player, choice.decision.topic) != (player, topic):
                break
            if verb not in (dc.PICK, dc.FINISH):
                break
            self.at += 1
            if verb == dc.FINISH:
                break
            picks.append(choice)
        return picks

    def _picks(self, first: Choice) -> None:
        topic = first.decision.topic
        picks = self._run(first.player, topic)
        names = ", ".join(self._name(choice) for choice in picks)
        before = self.found[-1] if self.found else None
        clause = CLAUSES.get(topic)
        if not picks:
            self._say(first, "chooses nothing")
        elif clause and before and before.player == first.player and before.open:
            before.clauses.append(f"{clause} {names}")
        else:
            self._say(first, f"{'discards' if topic == dc.HAND_LIMIT else 'chooses'} {names}")
