"""The field: every zone, column and link marker against tables drawn by hand."""

import pytest

from segoc.kernel.table import geometry as geo
from segoc.kernel.table.geometry import LinkMonster, co_linked, extra_link, pointed_zones

pytestmark = pytest.mark.core

# In the order of their numbers. Nothing below asks the code for a zone's name.
ZONES = [
    *("A.m1", "A.m2", "A.m3", "A.m4", "A.m5", "A.s1", "A.s2", "A.s3", "A.s4", "A.s5", "A.field"),
    *("B.m1", "B.m2", "B.m3", "B.m4", "B.m5", "B.s1", "B.s2", "B.s3", "B.s4", "B.s5", "B.field"),
    *("x1", "x2"),
]
MONSTER_ZONES = {name for name in ZONES if name[0] == "x" or name[2] == "m"}

# The columns from A's left to A's right, from A's edge to B's (SEG-022, SEG-023).
COLUMNS = [
    "A.s1 A.m1     B.m5 B.s5",
    "A.s2 A.m2 x1  B.m4 B.s4",
    "A.s3 A.m3     B.m3 B.s3",
    "A.s4 A.m4 x2  B.m2 B.s2",
    "A.s5 A.m5     B.m1 B.s1",
]
# The rows from A's edge to B's, as they follow each other from A's left.
ROWS = [
    "A.s1 A.s2 A.s3 A.s4 A.s5",
    "A.m1 A.m2 A.m3 A.m4 A.m5",
    "x1",
    "x2",
    "B.m5 B.m4 B.m3 B.m2 B.m1",
    "B.s5 B.s4 B.s3 B.s2 B.s1",
]

MARKERS = {
    "↖": geo.TOP_LEFT,
    "↑": geo.TOP,
    "↗": geo.TOP_RIGHT,
    "←": geo.LEFT,
    "→": geo.RIGHT,
    "↙": geo.BOTTOM_LEFT,
    "↓": geo.BOTTOM,
    "↘": geo.BOTTOM_RIGHT,
}

# What the markers of a monster in each Monster Zone point at, first for a monster of A's
# (A sits below), then for one of B's, who sits opposite and has all left and right, top and
# bottom the other way round (CRD-036, CRD-041, SEG-024). A dash is nothing.
POINTED_FOR_A = """
         ↖     ↑     ↗     ←     →     ↙     ↓     ↘
  A.m1   -     -     x1    -     A.m2  -     -     -
  A.m2   -     x1    -     A.m1  A.m3  -     -     -
  A.m3   x1    -     x2    A.m2  A.m4  -     -     -
  A.m4   -     x2    -     A.m3  A.m5  -     -     -
  A.m5   x2    -     -     A.m4  -     -     -     -
  x1     B.m5  B.m4  B.m3  -     -     A.m1  A.m2  A.m3
  x2     B.m3  B.m2  B.m1  -     -     A.m3  A.m4  A.m5
  B.m1   -     -     -     B.m2  -     x2    -     -
  B.m2   -     -     -     B.m3  B.m1  -     x2    -
  B.m3   -     -     -     B.m4  B.m2  x1    -     x2
  B.m4   -     -     -     B.m5  B.m3  -     x1    -
  B.m5   -     -     -     -     B.m4  -     -     x1
"""
POINTED_FOR_B = """
         ↖     ↑     ↗     ←     →     ↙     ↓     ↘
  B.m1   -     -     x2    -     B.m2  -     -     -
  B.m2   -     x2    -     B.m1  B.m3  -     -     -
  B.m3   x2    -     x1    B.m2  B.m4  -     -     -
  B.m4   -     x1    -     B.m3  B.m5  -     -     -
  B.m5   x1    -     -     B.m4  -     -     -     -
  x2     A.m5  A.m4  A.m3  -     -     B.m1  B.m2  B.m3
  x1     A.m3  A.m2  A.m1  -     -     B.m3  B.m4  B.m5
  A.m1   -     -     -     A.m2  -     x1    -     -
  A.m2   -     -     -     A.m3  A.m1  -     x1    -
  A.m3   -     -     -     A.m4  A.m2  x2    -     x1
  A.m4   -     -     -     A.m5  A.m3  -     x2    -
  A.m5   -     -     -     -     A.m4  -     -     x2
"""


def zone(name: str) -> int:
    return ZONES.index(name)


def read_table(table: str) -> dict[tuple[str, str], str]:
    """(zone, arrow) to the zone pointed at, or a dash; whatever isn't drawn points at nothing."""
    head, *rows = [line.split() for line in table.strip().splitlines()]
    drawn = {
        (name, arrow): target
        for name, *targets in rows
        for arrow, target in zip(head, targets, strict=True)
    }
    return {(name, arrow): drawn.get((name, arrow), "-") for name in ZONES for arrow in MARKERS}


EXPECTED = [
    (player, name, arrow, target)
    for player, table in ((geo.A, POINTED_FOR_A), (geo.B, POINTED_FOR_B))
    for (name, arrow), target in read_table(table).items()
]


def monster(where: str, player: int, arrows: str) -> LinkMonster:
    return LinkMonster(zone(where), player, sum(MARKERS[arrow] for arrow in arrows))


class TestZones:
    def test_there_are_24(self) -> None:
        assert geo.ZONE_COUNT == len(ZONES) == 24

    @pytest.mark.parametrize("name", ZONES)
    def test_kind_and_side(self, name: str) -> None:
        """SEG-020, SEG-021: the end Spell & Trap Zones are also the Pendulum Zones."""
        number = zone(name)
        assert geo.is_extra_monster_zone(number) == (name in ("x1", "x2"))
        assert geo.is_main_monster_zone(number) == (name[1:3] == ".m")
        assert geo.is_monster_zone(number) == (name in MONSTER_ZONES)
        assert geo.is_spell_zone(number) == (name[1:3] == ".s")
        assert geo.is_pendulum_zone(number) == (name in ("A.s1", "A.s5", "B.s1", "B.s5"))
        assert geo.side_of(number) == {"A": 0, "B": 1, "x": -1}[name[0]]

    @pytest.mark.parametrize("player", [0, 1])
    def test_by_number(self, player: int) -> None:
        letter = "AB"[player]
        for number in range(1, 6):
            assert geo.monster_zone(player, number) == zone(f"{letter}.m{number}")
            assert geo.spell_zone(player, number) == zone(f"{letter}.s{number}")
        assert geo.field_zone(player) == zone(f"{letter}.field")

    def test_no_zone_is_of_no_kind(self) -> None:
        kinds = (
            geo.is_main_monster_zone,
            geo.is_monster_zone,
            geo.is_spell_zone,
            geo.is_pendulum_zone,
            geo.is_extra_monster_zone,
        )
        assert [kind for kind in kinds if kind(geo.NO_ZONE)] == []


class TestColumnsAndRows:
    @pytest.mark.parametrize("name", ZONES)
    def test_column(self, name: str) -> None:
        columns = [column.split() for column in COLUMNS]
        here = [index for index, column in enumerate(columns) if name in column]
        assert [geo.column_of(zone(name))] == (here or [-1])
        others = [other for index in here for other in columns[index] if other != name]
        assert geo.same_column(zone(name)) == [zone(other) for other in others]

    @pytest.mark.parametrize("name", ZONES)
    def test_neighbours(self, name: str) -> None:
        """The zones at its left and right; the Extra Monster Zones have none."""
        expected: list[str] = []
        for row in (line.split() for line in ROWS):
            if name in row:
                index = row.index(name)
                expected = row[max(0, index - 1) : index] + row[index + 1 : index + 2]
        assert geo.neighbours(zone(name)) == [zone(other) for other in expected]

    @pytest.mark.parametrize("name", ZONES)
    def test_a_zone_is_found_at_its_place_in_the_grid(self, name: str) -> None:
        number = zone(name)
        place = geo.column_of(number), geo.row_of(number)
        if name.endswith("field"):
            assert place == (-1, -1)
        else:
            assert geo.zone_at(*place) == number

    def test_the_table_is_bare_elsewhere(self) -> None:
        assert [column for column in range(5) if geo.zone_at(column, 2) == geo.NO_ZONE] == [0, 2, 4]
        assert geo.zone_at(-1, -1) == geo.zone_at(5, 1) == geo.zone_at(0, 5) == geo.NO_ZONE


class TestMarkers:
    def test_the_tables_are_complete(self) -> None:
        assert len(EXPECTED) == 2 * 24 * 8
        assert {name for _, name, _, target in EXPECTED if target != "-"} == MONSTER_ZONES

    @pytest.mark.parametrize(("player", "name", "arrow", "target"), EXPECTED, ids=str)
    def test_a_marker_points_at(self, player: int, name: str, arrow: str, target: str) -> None:
        expected = [] if target == "-" else [zone(target)]
        assert pointed_zones(zone(name), player, MARKERS[arrow]) == expected

    @pytest.mark.parametrize("player", [0, 1])
    @pytest.mark.parametrize("name", sorted(MONSTER_ZONES))
    def test_all_markers_together(self, player: int, name: str) -> None:
        expected = {
            zone(target)
            for whose, where, _, target in EXPECTED
            if (whose, where) == (player, name) and target != "-"
        }
        found = pointed_zones(zone(name), player, sum(MARKERS.values()))
        assert set(found) == expected
        assert len(found) == len(expected)

    def test_no_markers_point_at_nothing(self) -> None:
        assert pointed_zones(zone("x1"), geo.A, 0) == []

    def test_sitting_opposite_turns_the_field_by_half(self) -> None:
        """What A's marker does on A's side, B's does on B's side."""
        turned = str.maketrans({"A": "B", "B": "A", "1": "2", "2": "1"})

        def turn(name: str) -> str:
            return (
                name.translate(turned) if name[0] == "x" else "BA"["AB".index(name[0])] + name[1:]
            )

        tables = [
            {(name, arrow): target for whose, name, arrow, target in EXPECTED if whose == player}
            for player in (0, 1)
        ]
        for (name, arrow), target in tables[0].items():
            expected = target if target == "-" else turn(target)
            assert tables[1][turn(name), arrow] == expected


class TestCoLinked:
    """CRD-040: the markers of both point at each other."""

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            (("A.m2", 0, "→"), ("A.m3", 0, "←")),
            (("x1", 0, "↓"), ("A.m2", 0, "↑")),
            (("x1", 0, "↘"), ("A.m3", 0, "↖")),
            (("x2", 1, "↓"), ("B.m2", 1, "↑")),
            # Across the table: B's top marker points towards A.
            (("x1", 0, "↑"), ("B.m4", 1, "↑")),
            (("x2", 0, "↗"), ("B.m1", 1, "↗")),
            (("x1", 1, "↗"), ("A.m1", 0, "↗")),
        ],
    )
    def test_both_point(self, one: tuple[str, int, str], other: tuple[str, int, str]) -> None:
        assert co_linked(monster(*one), monster(*other))
        assert co_linked(monster(*other), monster(*one))

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            (("A.m2", 0, "→"), ("A.m3", 0, "→")),
            (("A.m2", 0, "→"), ("A.m4", 0, "←")),
            (("x1", 0, "↓"), ("A.m2", 0, "↓")),
            # It would, if B sat at A's side.
            (("x1", 0, "↑"), ("B.m4", 1, "↓")),
            (("x1", 0, "→"), ("x2", 0, "←")),
            (("A.m1", 0, "↓"), ("A.m2", 0, "←")),
        ],
    )
    def test_not_both_point(self, one: tuple[str, int, str], other: tuple[str, int, str]) -> None:
        assert not co_linked(monster(*one), monster(*other))
        assert not co_linked(monster(*other), monster(*one))


class TestExtraLink:
    """CRD-042: both Extra Monster Zones, joined by a chain of co-linked Link Monsters."""

    U_SHAPE = (
        ("x1", 0, "↓"),
        ("A.m2", 0, "↑→"),
        ("A.m3", 0, "←→"),
        ("A.m4", 0, "←↑"),
        ("x2", 0, "↓"),
    )
    SHORTEST = (("x1", 0, "↘"), ("A.m3", 0, "↖↗"), ("x2", 0, "↙"))
    OVER_THERE = (
        ("x1", 0, "↑"),
        ("B.m4", 1, "↑←"),
        ("B.m3", 1, "→←"),
        ("B.m2", 1, "→↑"),
        ("x2", 0, "↑"),
    )
    OF_BOTH = (("x1", 0, "↘"), ("A.m3", 0, "↖↗"), ("x2", 1, "↗"))

    @pytest.mark.parametrize("chain", [U_SHAPE, SHORTEST, OVER_THERE, OF_BOTH])
    def test_a_chain(self, chain: tuple[tuple[str, int, str], ...]) -> None:
        monsters = [monster(*link) for link in chain]
        assert extra_link(monsters)
        assert extra_link(monsters[::-1])

    @pytest.mark.parametrize("chain", [U_SHAPE, SHORTEST, OVER_THERE, OF_BOTH])
    def test_a_chain_without_any_one_of_its_links(
        self, chain: tuple[tuple[str, int, str], ...]
    ) -> None:
        for missing in range(len(chain)):
            rest = [monster(*link) for index, link in enumerate(chain) if index != missing]
            assert not extra_link(rest)

    @pytest.mark.parametrize("chain", [U_SHAPE, SHORTEST, OVER_THERE, OF_BOTH])
    def test_a_chain_without_any_one_of_its_markers(
        self, chain: tuple[tuple[str, int, str], ...]
    ) -> None:
        """A link that only one side points along is none."""
        for index, (where, player, arrows) in enumerate(chain):
            for arrow in arrows:
                broken = [monster(*link) for link in chain]
                broken[index] = monster(where, player, arrows.replace(arrow, ""))
                assert not extra_link(broken)

    def test_others_beside_the_chain_do_not_matter(self) -> None:
        beside = [monster("A.m1", 0, "→"), monster("B.m1", 1, "↑↓←→")]
        chain = [monster(*link) for link in self.U_SHAPE]
        assert extra_link([*beside, *chain])
        assert not extra_link([*beside, chain[0], chain[-1]])

    def test_no_monsters(self) -> None:
        assert not extra_link([])
