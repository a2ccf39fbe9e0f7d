"""`make bench-growth`: what it counts and fits, and that nothing grows worse than linearly."""

from xml.etree import ElementTree

import pytest

from bench.growth.boards import AXES, Axis, Course
from bench.growth.drawing import in_svg
from bench.growth.fitting import growth, line
from bench.growth.measuring import bytecodes, microseconds
from segoc.kernel.table.places import GRAVEYARD

SIZES = (4, 8, 12, 16, 20, 24)
NAMES = [axis.name for axis in AXES]


@pytest.mark.parametrize("power", [0.5, 1, 1.5, 2, 3])
def test_the_power_is_found_whatever_doesn_t_grow(power: float) -> None:
    found = growth(SIZES, [50 + 2 * size**power for size in SIZES])
    assert found.power == pytest.approx(power)
    assert found.is_worse_than_linear == (power > 1)


def test_what_hardly_grows_has_no_power() -> None:
    found = growth(SIZES, [1000 + size**2 / 10 for size in SIZES])
    assert not found.is_worse_than_linear
    assert str(found) == "none"


def test_a_quarter_of_quadratic_growth_is_noticed() -> None:
    found = growth(SIZES, [100 + 3 * size + size**2 / 24 for size in SIZES])
    assert found.is_worse_than_linear
    assert str(found) == f"× 1.74, by the power of {found.power:.2f}"


def test_a_straight_line() -> None:
    assert line([0, 1, 2], [1, 3, 5]) == pytest.approx((1, 2, 0))
    assert line([0, 1, 2], [0, 3, 0]) == pytest.approx((1, 0, 6))


@pytest.fixture(scope="module")
def courses() -> dict[str, list[Course]]:
    """Each board as small, middling and large as it gets."""
    return {axis.name: [axis.course(size) for size in _three(axis)] for axis in AXES}


def _three(axis: Axis) -> tuple[int, int, int]:
    return axis.sizes[0], axis.sizes[len(axis.sizes) // 2], axis.sizes[-1]


def test_boards_are_as_large_as_they_say(courses: dict[str, list[Course]]) -> None:
    small, _, large = (course.start for course in courses["field"])
    cards = [sum(zone >= 0 for zone in state.zones) for state in (small, large)]
    assert cards == [1 + 2, 1 + 16]
    assert [len(course.start.chain) for course in courses["chain"]] == [3, 15, 23]
    # Every other of them is two entries: ATK, and that it is negated.
    assert [len(course.start.entries) for course in courses["lingering"]] == [6, 24, 36]
    assert [len(course.start.pile(0, GRAVEYARD)) for course in courses["gy"]] == [8, 24, 40]


def test_courses_are_the_same_whatever_the_size(courses: dict[str, list[Course]]) -> None:
    for ways in courses.values():
        assert len({course.decisions for course in ways}) == 1
        for course in ways:
            state = course.start.copy()
            course.play(state)
            assert state.decision is not None


def test_a_count_can_be_counted_again(courses: dict[str, list[Course]]) -> None:
    course = courses["gy"][0]
    assert bytecodes(course) == bytecodes(course) > 1000


@pytest.mark.parametrize("axis", AXES, ids=NAMES)
def test_nothing_grows_worse_than_linearly(courses: dict[str, list[Course]], axis: Axis) -> None:
    found = growth(_three(axis), [bytecodes(course) for course in courses[axis.name]])
    assert not found.is_worse_than_linear, found


def test_the_picture() -> None:
    axis = AXES[1]._replace(sizes=(4, 8))
    micros = microseconds(axis, 1)
    assert len(micros) == 2
    assert min(micros) > 0
    root = ElementTree.fromstring(in_svg(axis, [2.0, 3.0], [1000, 1700]))
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{space}circle")) == 4
    texts = [element.text for element in root.iter(f"{space}text")]
    assert "Cost of a decision by length of the chain" in texts
    assert "● CPU time, compiled: 2.0 to 3.0 µs" in texts
    assert texts[-2:] == ["4", "8"]
    assert "× 2.0" in texts
    assert "× 2.5" not in texts
