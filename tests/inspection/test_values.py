"""Values, and how they come about."""

import pytest

from segoc.duel.view import JUDGE, PUBLIC
from segoc.inspection.values import Value, values_of
from segoc.kernel.picture import values
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.lab import Lab
from tests.inspection.positions import POOL, positions

pytestmark = pytest.mark.core


def value(lab: Lab, name: str, what: str) -> Value:
    found = values_of(lab.state, lab.card(name).id, JUDGE)
    return next(one for one in found if one.what == what)


def parts(lab: Lab, name: str, what: str = "atk") -> list[tuple[str, int]]:
    return [(part.text.en, part.value) for part in value(lab, name, what).parts]


class TestValues:
    def test_what_is_printed(self) -> None:
        lab = Lab()
        lab.a.monsters("Vorse Raider")
        assert parts(lab, "Vorse Raider") == [("Printed ATK 1900", 1900)]
        assert parts(lab, "Vorse Raider", "def") == [("Printed DEF 1200", 1200)]
        assert parts(lab, "Vorse Raider", "level") == [("Printed Level 4", 4)]

    def test_each_change_with_its_cause_in_the_order_in_which_it_counts(self) -> None:
        """A new original value comes before plus and minus, however late it was made."""
        lab = Lab()
        lab.a.hand("Rush Recklessly", "Shrink")
        lab.a.monsters("Vorse Raider")
        for spell in ("Rush Recklessly", "Shrink"):
            lab.a.activate(spell, targets="Vorse Raider")
            lab.everyone_passes()
        assert parts(lab, "Vorse Raider") == [
            ("Printed ATK 1900", 1900),
            ("originally 950", 950),
            ("+700", 1650),
        ]
        codes = [part.code for part in value(lab, "Vorse Raider", "atk").parts]
        assert codes == [None, POOL.find("Shrink").code, POOL.find("Rush Recklessly").code]

    def test_what_no_longer_counts_is_left_out(self) -> None:
        """EFX-181: "becomes" has fixed the value, and nothing earlier counts."""
        lab = Lab()
        lab.a.hand("Rush Recklessly")
        lab.a.monsters("Blackwing - Gale the Whirlwind", zone="A.m1")
        lab.b.monsters("Gemini Elf")
        lab.a.activate("Rush Recklessly", targets="Gemini Elf")
        lab.everyone_passes()
        lab.a.activate("Blackwing - Gale the Whirlwind", targets="Gemini Elf")
        lab.everyone_passes()
        assert parts(lab, "Gemini Elf") == [
            ("Printed ATK 1900", 1900),
            ("becomes 1300", 1300),
        ]

    def test_a_loss_ends_at_0(self) -> None:
        lab = Lab()
        lab.a.hand("Forbidden Lance")
        lab.a.monsters("Mokey Mokey")
        lab.a.activate("Forbidden Lance", targets="Mokey Mokey")
        lab.everyone_passes()
        assert parts(lab, "Mokey Mokey")[1:] == [("-800", 0)]

    def test_a_question_mark_counts_as_0(self) -> None:
        lab = Lab()
        lab.a.monsters("Slifer the Sky Dragon")
        assert parts(lab, "Slifer the Sky Dragon")[0] == ("Printed ATK ?", 0)

    def test_a_rank_in_place_of_a_level(self) -> None:
        lab = Lab()
        lab.a.monsters("Number 39: Utopia")
        found = values_of(lab.state, lab.card("Number 39: Utopia").id, JUDGE)
        assert [one.what for one in found] == ["atk", "def", "rank"]
        assert parts(lab, "Number 39: Utopia", "rank") == [("Printed Rank 4", 4)]

    def test_a_link_monster_has_neither_def_nor_level(self) -> None:
        lab = Lab()
        lab.a.monsters("Linkuriboh")
        found = values_of(lab.state, lab.card("Linkuriboh").id, JUDGE)
        assert [one.what for one in found] == ["atk"]

    def test_only_of_monsters_that_the_viewer_sees(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Mystical Elf")
        lab.a.hand("Gemini Elf")
        number = lab.card("Mystical Elf").id
        asked = {viewer: values_of(lab.state, number, viewer) for viewer in (0, 1, PUBLIC)}
        assert asked[0]
        assert not asked[1]
        assert not asked[PUBLIC]
        assert not values_of(lab.state, lab.card("Gemini Elf").id, 0)

    def test_the_last_part_is_the_value(self) -> None:
        """What is told comes from the code that works the values out."""
        changed = 0
        for duel, _ in positions(range(24), 5):
            state = duel.state
            for held in state.cards:
                if held.place != MONSTER_ZONE or not held.face_up:
                    continue
                found = {one.what: one for one in values_of(state, held.id, JUDGE)}
                changed += sum(len(one.parts) > 1 for one in found.values())
                assert found["atk"].now == values.atk(state, held.id)
                if "def" in found:
                    assert found["def"].now == values.defense(state, held.id)
                if "level" in found:
                    assert found["level"].now == values.level(state, held.id)
                if "rank" in found:
                    assert found["rank"].now == values.rank(state, held.id)
        assert changed > 100

    def test_asking_leaves_the_duel_as_it_was(self) -> None:
        for duel, _ in positions(range(3), 10):
            before = duel.hash
            for held in duel.state.cards:
                values_of(duel.state, held.id, JUDGE)
            assert duel.hash == before
