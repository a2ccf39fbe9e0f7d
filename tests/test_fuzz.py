"""Random duels keep all invariants; those that don't are written down, and seen again."""

import json
from pathlib import Path

import pytest

from segoc import Duel, starter
from segoc.cards.frozen import frozen_pool
from segoc.checking import fuzz, invariants
from segoc.checking.fuzz import again, play, run
from segoc.checking.invariants import Inspector
from segoc.decks.random_deck import random_deck
from segoc.duel.savefile import SaveError, seal, start_from_data, unseal
from segoc.kernel.table import decision as dc
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.places import NOWHERE

pytestmark = pytest.mark.core

SEED = 1
DUELS = 15
# Victories that an effect gives, at any time: by a hand, or when a monster leaves the field.
AT_ONCE = {"TRM-403", "TRM-417"}


class TestRandomDuels:
    @pytest.mark.parametrize("number", range(DUELS))
    def test_no_fault(self, number: int) -> None:
        outcome = play(SEED, number, frozen=True)
        assert outcome.failure is None
        assert outcome.decisions > 20 or outcome.ending in AT_ONCE

    def test_every_check_at_every_step(self) -> None:
        duel = Duel(
            random_deck(frozen_pool(), seeded(1)), starter("normals_b"), seed=5, unofficial=True
        )
        chance = seeded(5)
        inspector = Inspector(duel, chance)
        for _ in range(12):
            assert inspector.inspect(thorough=True) == []
            assert duel.decision is not None
            duel.push(duel.offered[chance.below(len(duel.offered))])

    def test_they_come_to_all_places(self) -> None:
        """Duels in which nothing happens would prove nothing."""
        places: set[int] = set()
        topics: set[int] = set()
        endings: set[str] = set()
        for number in range(120):
            chance = seeded(number)
            decks = [random_deck(frozen_pool(), chance) for _ in range(2)]
            duel = Duel(*decks, seed=number, pool=frozen_pool(), unofficial=True)
            while duel.decision is not None:
                topics.add(duel.decision.topic)
                places |= {held.place for held in duel.state.cards}
                options = duel.offered
                duel.push(options[chance.below(len(options))])
            endings.add(duel.ending)
        # Tokens, which go nowhere, there are none.
        assert places >= {*range(NOWHERE)}
        assert topics == {*range(len(dc.TOPICS))}
        # That both lose at once happens, but not often; nor do victories by effects.
        assert endings - {"TRM-419"} - AT_ONCE == {"SEG-016", "SEG-017"}


class TestRun:
    def test_the_same_with_any_number_of_jobs(self, tmp_path: Path) -> None:
        done: list[int] = []
        one = run(2, 7, 1, tmp_path, done.append, frozen=True)
        two = run(2, 7, 2, tmp_path, done.append, frozen=True)
        assert one == two
        assert one.duels == 2
        assert one.decisions > 100
        assert one.failures == []
        assert done == [1, 2] * 2
        assert list(tmp_path.iterdir()) == []

    def test_a_duel_follows_from_seed_and_number(self) -> None:
        found = play(7, 1, frozen=True)
        assert play(7, 1, frozen=True) == found
        assert play(8, 1, frozen=True).decisions != found.decisions
        assert play(7, 0, frozen=True).decisions != found.decisions

    def test_a_failure_is_written_down_and_can_be_seen_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As if Main Phase 2 were forbidden: the first duel that comes to it fails."""
        with monkeypatch.context() as broken:
            broken.setattr(invariants, "CHECKS", ((no_main_phase_2, 1),))
            report = run(1, SEED, 1, tmp_path / "new", lambda _: None, frozen=True)
            assert len(report.failures) == 1
            assert "It still fails:" in again(report.failures[0])
        told = again(report.failures[0])
        assert "duel 0 of seed 1" in told
        assert "it is Main Phase 2" in told
        assert told.endswith("It doesn't fail any more.")

    def test_what_is_written_down(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(invariants, "CHECKS", ((no_main_phase_2, 1),))
        (path,) = run(1, SEED, 1, tmp_path, lambda _: None, frozen=True).failures
        body = unseal(fuzz.KIND, path.read_text("utf-8"))
        assert body["faults"] == ["it is Main Phase 2"]
        assert (body["seed"], body["number"]) == (SEED, 0)
        duel = Duel.again(start_from_data(body["start"]), body["choices"])
        assert duel.state.phase == 5

    def test_an_exception_is_a_failure(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def explode(*_: object) -> None:
            raise ZeroDivisionError("in the engine")

        with monkeypatch.context() as broken:
            broken.setattr(Duel, "push", explode)
            (path,) = run(1, SEED, 1, tmp_path, lambda _: None, frozen=True).failures
            assert "ZeroDivisionError: in the engine" in again(path)
        assert again(path).endswith("It doesn't fail any more.")

    @pytest.mark.parametrize("part", ["start", "choices", "chance", "faults", "seed", "number"])
    def test_a_file_that_lacks_something(
        self, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(invariants, "CHECKS", ((no_main_phase_2, 1),))
        (path,) = run(1, SEED, 1, tmp_path, lambda _: None, frozen=True).failures
        body = json.loads(path.read_text("utf-8"))
        for key in (part, "segoc", "format", "rules", "check"):
            del body[key]
        path.write_text(seal(fuzz.KIND, body), encoding="utf-8")
        with pytest.raises(SaveError):
            again(path)

    def test_another_file(self, tmp_path: Path) -> None:
        path = tmp_path / "duel.json"
        path.write_text(
            Duel(starter("normals_a"), starter("normals_b"), seed=1).save(), encoding="utf-8"
        )
        with pytest.raises(SaveError):
            again(path)


def no_main_phase_2(duel: Duel, _: Random) -> list[str]:
    return ["it is Main Phase 2"] if duel.state.phase == 5 else []
