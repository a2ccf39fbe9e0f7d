"""Materials through the duel: on random boards the sets that can be picked are exactly those that
trying all sets finds, no pick leads nowhere, and each has the zones that the rulebook gives it."""

import time
from itertools import combinations, product
from typing import Final

import pytest

from segoc.cards.definition import Definition, card, monster
from segoc.cards.handwritten import blanks
from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.effects.words import (
    OR_MORE,
    level,
    link_materials,
    part,
    synchro_materials,
    xyz_materials,
)
from segoc.kernel.choosing.gathering import OPEN_END, Gathering
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.decision import Option
from segoc.kernel.table.event import AS_MATERIAL, SUMMON_DECLARED
from segoc.kernel.table.geometry import EXTRA_LEFT, EXTRA_RIGHT, MARKERS, POINTED
from segoc.kernel.table.kinds import EARTH, LINK, ROCK, SYNCHRO, TUNER
from segoc.kernel.table.places import zone_name
from segoc.kernel.table.state import NO_CARD, State
from segoc.lab import A, Lab

pytestmark = pytest.mark.core

ARROWS: Final = (0b00000101, 0b01000010, 0b00011000, 0b10100000, 0b00010000, 0b11111111)


def _monster(code: int, name: str, **facts: object) -> Definition:
    materials = facts.pop("materials", ())
    face = monster(name, name, name, EARTH, ROCK, atk=0, **facts)  # type: ignore[arg-type]
    return card(code, face, materials=materials)  # type: ignore[arg-type]


def _link(code: int, arrows: int) -> Definition:
    rating = bin(arrows).count("1")
    return _monster(code, f"Link {code}", link=rating, arrows=arrows)


FIELD: Final = (
    *(_monster(level, f"Level {level}", level=level, defense=0) for level in range(1, 5)),
    _monster(5, "Tuner 1", level=1, defense=0, tuner=True),
    _monster(6, "Tuner 2", level=2, defense=0, tuner=True),
    _monster(7, "Rank 2", rank=2, defense=0),
    *(_link(10 + index, arrows) for index, arrows in enumerate(ARROWS)),
)
MADE: Final = (
    _monster(30, "Synchro 5", level=5, defense=0, words=SYNCHRO, materials=synchro_materials()),
    _monster(31, "Synchro 4", level=4, defense=0, words=SYNCHRO,
             materials=synchro_materials(others=(level(2, 3),))),
    _monster(32, "Xyz 2", rank=2, defense=0, materials=xyz_materials(2, 2, OR_MORE)),
    _monster(33, "Link of 2", link=2, arrows=0b11, materials=link_materials(part(2))),
    _monster(34, "Link of 3", link=3, arrows=0b111,
             materials=link_materials(part(2, most=OR_MORE))),
    _monster(35, "Link of all", link=4, arrows=0b11011000,
             materials=link_materials(part(1, level(1)), part(1, most=OR_MORE))),
)  # fmt: skip
POOL: Final = Pool([*blanks.CARDS, *FIELD, *MADE])


def some_board(random: Random) -> Lab:
    lab = Lab(A, pool=POOL)
    # On some boards there are Link Monsters with all markers: Extra Links can be formed there.
    many = random.below(3) == 0
    for side, zones in ((lab.a, ["m1", "m2", "m3", "m4", "m5"]), (lab.b, ["m2", "m3", "m4"])):
        for zone in zones:
            if random.below(4):
                one = FIELD[-1 if many and random.below(2) else random.below(len(FIELD))]
                side.monsters(one.printed.title, zone=zone)
    extra = ["x1", "x2"]
    for side in (lab.a, lab.b):
        if random.below(3):
            zone = extra.pop(random.below(len(extra)))
            side.monsters(FIELD[6 + random.below(len(FIELD) - 6)].printed.title, zone=zone)
    lab.a.extra_deck(MADE[random.below(len(MADE))].printed.title)
    return lab


# The same by trying everything, as the rulebook says it.


def points_to(held: Card, zone: int) -> bool:
    targets = POINTED[held.side][held.zone]
    arrows = held.printed.arrows
    return any(arrows >> index & 1 and targets[index] == zone for index in range(len(MARKERS)))


def joins_extra_zones(monsters: list[Card]) -> bool:
    """An Extra Link: pairs that point at each other, from one Extra Monster Zone to the other."""
    reached = [one for one in monsters if one.zone == EXTRA_LEFT]
    for one in reached:
        for other in monsters:
            if other not in reached and points_to(one, other.zone) and points_to(other, one.zone):
                reached.append(other)
    return any(one.zone == EXTRA_RIGHT for one in reached)


def open_zones(state: State, made: Card, leaving: tuple[int, ...]) -> set[str]:
    there = [state.cards[one] for one in state.zones if one != NO_CARD and one not in leaving]
    taken = {held.zone for held in there}
    links = [held for held in there if held.printed.types & LINK]
    found: set[str] = set()
    for zone in range(5):
        pointed = any(points_to(held, zone) for held in links)
        if zone not in taken and (pointed or not made.printed.types & LINK):
            found.add(zone_name(zone))
    for zone in (EXTRA_LEFT, EXTRA_RIGHT):
        if zone in taken:
            continue
        other = EXTRA_LEFT + EXTRA_RIGHT - zone
        own = any(held.zone == other and held.side == 0 for held in there)
        new = Card(made.id, made.printed, 0, made.lease)
        new.zone, new.side = zone, 0
        if not own or (made.printed.types & LINK and joins_extra_zones([*links, new])):
            found.add(zone_name(zone))
    return found


def suits(made: Card, used: list[Card]) -> bool:
    name = POOL.name(made.printed.code)
    grades = [held.printed.level for held in used]
    has_level = all(held.printed.code <= 6 for held in used)
    tuners = sum(1 for held in used if held.printed.types & TUNER)
    others = [held.printed.level for held in used if not held.printed.types & TUNER]
    if name.startswith("Synchro"):
        fits = name != "Synchro 4" or all(2 <= grade <= 3 for grade in others)
        total = made.printed.level
        return has_level and tuners == 1 and len(others) > 0 and fits and sum(grades) == total
    if name.startswith("Xyz"):
        return has_level and len(used) >= 2 and all(grade == 2 for grade in grades)
    values = [{1, h.printed.level} if h.printed.types & LINK else {1} for h in used]
    adds_up = any(sum(one) == made.printed.level for one in product(*values))
    if name == "Link of 2":
        return len(used) == 2 and adds_up
    if name == "Link of all" and not any(held.printed.code <= 6 for held in used):
        return False
    return len(used) >= 2 and adds_up


def legal_sets(state: State, made: Card) -> dict[frozenset[int], set[str]]:
    own = state.monsters(0)
    found: dict[frozenset[int], set[str]] = {}
    for size in range(1, len(own) + 1):
        for chosen in combinations(own, size):
            zones = open_zones(state, made, chosen)
            if zones and suits(made, [state.cards[one] for one in chosen]):
                found[frozenset(chosen)] = zones
    return found


# What the duel offers.


def finished(duel: Duel, since: int) -> tuple[frozenset[int], set[str]]:
    """The materials that were chosen, and the zones that are offered for the monster."""
    zones: set[str] = set()
    while SUMMON_DECLARED not in [event.kind for event in duel.events[since:]]:
        decision = duel.decision
        assert decision is not None
        if decision.topic == dc.PLACEMENT:
            zones = {zone_name(option.spot) for option in decision.options}
        duel.push(decision.options[0])
    used = [event for event in duel.events[since:] if event.why == AS_MATERIAL]
    return frozenset(record.card for event in used for record in event.cards), zones


def picked_sets(duel: Duel) -> dict[frozenset[int], set[str]]:
    """All that can come out of choosing, in whatever order."""
    since = len(duel.events)
    found: dict[frozenset[int], set[str]] = {}
    seen: set[frozenset[int]] = set()

    def choose(duel: Duel, picks: frozenset[int]) -> None:
        decision = duel.decision
        if decision is None or decision.topic != dc.MATERIALS:
            used, zones = finished(duel, since)
            assert picks <= used
            found[used] = zones
            return
        if picks in seen:
            return
        seen.add(picks)
        assert decision.options
        for option in decision.options:
            fork = duel.fork()
            fork.push(option)
            card = fork.state.card_at(option.spot) if option.verb == dc.PICK else NO_CARD
            choose(fork, picks if card == NO_CARD else picks | {duel.state.card_at(option.spot)})

    choose(duel, frozenset())
    return found


@pytest.mark.parametrize("seed", range(120))
def test_what_can_be_picked_is_what_trying_all_sets_finds(seed: int) -> None:
    lab = some_board(seeded(seed))
    duel = lab.duel
    made = next(held for held in lab.state.cards if held.printed.code >= 30 and held.owner == 0
                and held.printed.code < 100)  # fmt: skip
    expected = legal_sets(lab.state, made)
    option = Option(dc.SPECIAL, lab.state.spot(made.id))
    assert duel.decision is not None
    assert duel.decision.lists(option) == bool(expected)
    if not expected:
        return
    duel.push(option)
    found = picked_sets(duel)
    assert set(found) == set(expected)
    for chosen, zones in found.items():
        if zones:
            assert zones == expected[chosen]
        else:
            assert len(expected[chosen]) == 1


def test_the_boards_are_of_all_sorts() -> None:
    """Some can be made, some only in one way, some form an Extra Link."""
    counts: list[int] = []
    extra_links = 0
    for seed in range(120):
        lab = some_board(seeded(seed))
        lab.duel  # noqa: B018
        made = next(held for held in lab.state.cards if 30 <= held.printed.code < 100)
        found = legal_sets(lab.state, made)
        counts.append(len(found))
        own = [one for one in lab.state.monsters(0) if lab.state.cards[one].zone >= EXTRA_LEFT]
        for chosen, zones in found.items():
            if own and own[0] not in chosen and zones & {"x1", "x2"}:
                extra_links += 1
    assert extra_links >= 5
    assert counts.count(0) >= 10
    assert sum(1 for count in counts if count > 3) >= 30


def test_a_gathering_of_twelve_is_quick() -> None:
    """Some 100 µs in plain Python; with room for a slow machine."""
    gathering = Gathering([1, 1], [1, OPEN_END])
    gathering.goals = 1 << 8
    for index in range(12):
        gathering.add(index, 1 if index < 4 else 2, 1 << (1 + index % 6))
    gathering.needed = []
    gathering.kept = []
    for index in range(7):
        gathering.allow(1 << index, 1 << 11)
    best = 1.0
    for _ in range(20):
        begun = time.perf_counter()
        for _ in range(20):
            gathering.possible(0)
        best = min(best, (time.perf_counter() - begun) / 20)
    assert best < 0.001
