"""Gathering finds a set of materials exactly when trying all sets does."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from segoc.kernel.choosing.gathering import OPEN_END, Gathering
from segoc.kernel.table.chance import Random, seeded

pytestmark = pytest.mark.core


def will_do(gathering: Gathering, chosen: int) -> bool:
    """The same by trying everything: who fills what, who counts for what."""
    taken = [i for i in range(len(gathering.cards)) if chosen >> i & 1]
    kins = [gathering.kin[i] for i in taken if gathering.kin[i]]
    if len(set(kins)) < len(kins):
        return False
    ways = zip(gathering.needed, gathering.kept, strict=True)
    if not any(needed & ~chosen == 0 and kept & chosen == 0 for needed, kept in ways):
        return False
    return _filled(gathering, taken) and _adds_up(gathering, taken)


def _filled(gathering: Gathering, taken: list[int]) -> bool:
    parts = range(len(gathering.least))
    for roles in product(parts, repeat=len(taken)):
        stood_in = 0
        fits = True
        for index, role in zip(taken, roles, strict=True):
            if not gathering.roles[index] >> role & 1:
                stood_in += 1
                fits = fits and gathering.stand_ins[index] >> role & 1 == 1
        counts = [roles.count(part) for part in parts]
        full = all(
            gathering.least[part] <= counts[part]
            and (counts[part] <= gathering.most[part] or gathering.most[part] >= OPEN_END)
            for part in parts
        )
        if fits and full and stood_in <= 1:
            return True
    return False


def _adds_up(gathering: Gathering, taken: list[int]) -> bool:
    choices = [_values(gathering.worth[index]) for index in taken]
    for values in product(*choices):
        total = sum(values)
        if gathering.enough:
            if total >= gathering.enough and all(total - v < gathering.enough for v in values):
                return True
        elif gathering.goals >> total & 1:
            return True
    return False


def _values(worth: int) -> list[int]:
    return [value for value in range(worth.bit_length()) if worth >> value & 1]


def all_sets(count: int) -> Iterator[int]:
    for size in range(count + 1):
        for taken in combinations(range(count), size):
            yield sum(1 << index for index in taken)


def some_gathering(random: Random) -> Gathering:
    parts = 1 + random.below(3)
    least = [random.below(3) for _ in range(parts)]
    most = [OPEN_END if random.below(3) == 0 else n + random.below(2) for n in least]
    gathering = Gathering(least, most)
    count = 1 + random.below(5)
    total = random.below(4)
    for index in range(count):
        worth = 1
        if total:
            worth = 1 << 1 + random.below(6)
            if random.below(3) == 0:
                worth |= 1 << 1 + random.below(6)
        stand_ins = random.below(1 << parts) if random.below(3) == 0 else 0
        kin = random.below(3) if random.below(4) == 0 else 0
        gathering.add(index, random.below(1 << parts), worth, stand_ins, kin)
    if total == 1:
        gathering.enough = 1 + random.below(9)
    elif total:
        gathering.goals = 1 << 2 + random.below(9)
    if random.below(3) == 0:
        gathering.needed = []
        gathering.kept = []
        for _ in range(random.below(3)):
            gathering.allow(random.below(1 << count), random.below(1 << count))
    return gathering


@pytest.mark.parametrize("seed", range(150))
def test_it_finds_what_trying_all_sets_finds(seed: int) -> None:
    gathering = some_gathering(seeded(seed))
    good = [chosen for chosen in all_sets(len(gathering.cards)) if will_do(gathering, chosen)]
    for chosen in all_sets(len(gathering.cards)):
        assert gathering.complete(chosen) == (chosen in good)
        assert gathering.possible(chosen) == any(chosen & ~one == 0 for one in good)


@pytest.mark.parametrize("seed", range(150))
def test_those_that_are_alike_are_as_good(seed: int) -> None:
    gathering = some_gathering(seeded(seed))
    for chosen in all_sets(len(gathering.cards)):
        for index in range(len(gathering.cards)):
            if not chosen >> index & 1:
                like = gathering.like(index, chosen)
                assert not chosen >> like & 1
                assert gathering.possible(chosen | 1 << index) == gathering.possible(
                    chosen | 1 << like
                )
