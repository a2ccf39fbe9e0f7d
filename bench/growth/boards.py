"""Boards of any size, and a course of play on each that is the same whatever the size.

Real cards, so that there is something to ask of each: effects that apply all the time, that react,
that could be activated.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.lab import A, B, Lab, LabError, Seat

Wish: TypeAlias = tuple[Seat, str]

# Main Phase, Battle Phase, the end of the turn, and as far as the opponent's first decision.
TURN: Final = (
    (A, "summon Gemini Elf"),
    (A, "activate Pot of Greed"),
    (A, "battle phase"),
    (A, "attack Gemini Elf -> Mystical Elf"),
    (A, "main phase 2"),
    (A, "end phase"),
)
LONGEST_CHAIN: Final = 24
MOST_LINGERING: Final = 24
LINGERING: Final = ("Rush Recklessly", "Forbidden Chalice")
BOOSTED: Final = ("Battle Ox", "Celtic Guardian", "Mystical Elf")
# An effect in the GY that could be activated; one that couldn't now; no effect there; none at all.
BURIED: Final = (
    "Plaguespreader Zombie",
    "Mecha Phantom Beast O-Lion",
    "Mystic Tomato",
    "Vorse Raider",
)


class Course(NamedTuple):
    """Choices that are made one after the other from a moment on. So many of them were wished for;
    the others, such as a zone that is asked for while there are several, come with these."""

    start: State
    choices: list[Option]
    decisions: int

    def play(self, state: State) -> None:
        """The choices, on a copy of the start."""
        for option in self.choices:
            machine.take(state, option)


class Axis(NamedTuple):
    """Something of which there may be more or less, and the course among so many of it."""

    name: str
    title: str
    unit: str
    sizes: tuple[int, ...]
    course: Callable[[int], Course]


def among_cards_on_the_field(count: int) -> Course:
    """By turns two monsters whose ATK is worked out and that could activate something, and two
    Traps that react to draws, one on each side."""
    lab = _table()
    for number in range(count // 2):
        for side in (lab.a, lab.b):
            if number % 2 == 0:
                side.monsters("Card Guard")
            else:
                side.face_up("Solemn Wishes")
    return recorded(lab, TURN)


def in_a_chain(links: int) -> Course:
    """The last of so many links is added, and the chain resolves. All but the first are the same
    player's, from the hand, where one such card is left; each banishes another card."""
    lab = _table()
    lab.a.graveyard(*["Vorse Raider"] * LONGEST_CHAIN)
    lab.b.hand(*["D.D. Crow"] * links)
    wishes = [(A, "activate Pot of Greed")]
    for number in range(1, links):
        wishes += [(B, "activate D.D. Crow"), (B, f"pick A.gy.{number}")]
    for wish in wishes[:-2]:
        _answered(lab, wish)
    return recorded(lab, [*wishes[-2:], (B, "pass")])


def among_lingering_effects(count: int) -> Course:
    """So many effects have resolved that last until the end of the turn, half of them negating:
    by turns on three monsters. The GY is as large whatever their number."""
    lab = _table()
    lab.a.monsters(*BOOSTED)
    spells = [LINGERING[number % len(LINGERING)] for number in range(MOST_LINGERING)]
    lab.a.hand(*spells[:count])
    lab.a.graveyard(*spells[count:])
    for number, name in enumerate(spells[:count]):
        _answered(lab, (A, f"activate {name}"))
        _answered(lab, (A, f"pick A.m{1 + number % len(BOOSTED)}"))
    return recorded(lab, TURN)


def with_cards_in_the_gy(count: int) -> Course:
    """The turn player's GY holds so many cards, of which one comes back."""
    lab = _table()
    lab.a.monsters("Battle Ox")
    lab.a.hand("Monster Reborn")
    lab.a.graveyard(*(BURIED[number % len(BURIED)] for number in range(count)))
    return recorded(lab, [(A, "activate Monster Reborn"), *TURN])


AXES: Final = (
    Axis(
        "field",
        "cards on the field",
        "cards on both sides",
        (2, 4, 6, 8, 10, 12, 14, 16),
        among_cards_on_the_field,
    ),
    Axis("chain", "length of the chain", "links", (4, 8, 12, 16, 20, 24), in_a_chain),
    Axis(
        "lingering",
        "lingering effects",
        "effects until the end of the turn",
        (4, 8, 12, 16, 20, 24),
        among_lingering_effects,
    ),
    Axis("gy", "size of the GY", "cards", (8, 16, 24, 32, 40), with_cards_in_the_gy),
)


def recorded(lab: Lab, wishes: Sequence[Wish]) -> Course:
    """The course in which these choices are made as soon as each is legal; besides, windows are
    passed, and the first option is taken of whatever else is asked."""
    start = lab.state.copy()
    before = len(lab.duel.choices)
    for wish in wishes:
        _answered(lab, wish)
    _until_open(lab)
    choices: list[Option] = []
    for _ in range(len(lab.duel.choices) - before):
        choices.append(lab.duel.pop())
    return Course(start, choices[::-1], len(wishes))


def _answered(lab: Lab, wish: Wish) -> None:
    seat, choice = wish
    while _asked(lab, choice).player != seat.player or lab.duel.why_not(choice):
        if lab.asks(dc.OPEN):
            raise LabError(f"{choice} doesn't come: {lab.duel.decision}")
        _go_on(lab)
    lab.duel.push(choice)


def _until_open(lab: Lab) -> None:
    while not lab.asks(dc.OPEN):
        _go_on(lab)


def _go_on(lab: Lab) -> None:
    decision = _asked(lab, "an open game state")
    lab.duel.push(Option(dc.PASS) if decision.topic == dc.WINDOW else decision.options[0])


def _asked(lab: Lab, awaited: str) -> Decision:
    decision = lab.duel.decision
    if decision is None:
        raise LabError(f"{awaited} doesn't come: the duel is over")
    return decision


def _table() -> Lab:
    """What all boards have: what the courses need."""
    lab = Lab()
    lab.a.hand("Gemini Elf", "Pot of Greed")
    lab.b.monsters("Mystical Elf", defense=True)
    return lab
