"""Spoilt code is noticed: tags, mutants, and what the ledger remembers of them."""

import time
from collections.abc import Iterator
from textwrap import dedent

import pytest

from segoc.cli import main
from segoc.rulebook.check import check
from segoc.rulebook.definitions import definitions
from segoc.rulebook.mutation import ledger
from segoc.rulebook.mutation.campaign import (
    Broken,
    Campaign,
    Nursery,
    Outcome,
    Stuck,
    notices,
)
from segoc.rulebook.mutation.mutants import _mutants_at, mutants_of
from segoc.rulebook.mutation.tags import Module, modules, sites_of
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.standing import citations
from tests.rulebook.writing import scenario

SOURCE = dedent('''
    TABLE: Final = [
        1,
        2,  # SEG-001
        3,
    ]

    def rule(a, b):
        """What the function does (SEG-002)."""
        if a > b and deny(why, "SEG-003"):
            return False
        # The following (SEG-004).
        state.push(a)
        state.push(b)
        c = a + 1  # SEG-005
        return max(c, 1) if b else min(c, 2)
''')


def mutants(rule: str) -> list[tuple[str, str]]:
    module = Module("test", SOURCE)
    found = [mutant for site in module.sites[rule] for mutant in _mutants_at(module, site)]
    return [(mutant.statement, mutant.mutation) for mutant in found]


def test_an_element_of_a_table() -> None:
    assert mutants("SEG-001") == [("TABLE: Final = [1, 2, 3]", "delete the element 2")]


def test_a_docstring_tags_what_carries_no_tag_of_its_own() -> None:
    returned = "return max(c, 1) if b else min(c, 2)"
    assert mutants("SEG-002") == [
        ("return False", "delete"),
        ("return False", "swap False"),
        ("state.push(b)", "delete"),
        (returned, "delete"),
        (returned, "swap the branches of max(c, 1) if b else min(c, 2)"),
        (returned, "swap max and min"),
        (returned, "swap min and max"),
    ]


def test_a_reason_tags_its_condition() -> None:
    condition = "a > b and deny(why, 'SEG-003')"
    assert mutants("SEG-003") == [
        (f"if {condition}:", mutation)
        for mutation in (
            "delete",
            f"negate {condition}",
            "negate a > b",
            "negate deny(why, 'SEG-003')",
            f"swap the operator of {condition}",
            "swap the operator of a > b",
        )
    ]


def test_a_comment_tags_its_line_or_the_next() -> None:
    assert mutants("SEG-004") == [
        ("state.push(a)", "delete"),
        ("state.push(a)", "swap with state.push(b)"),
    ]
    assert mutants("SEG-005") == [
        ("c = a + 1", "delete"),
        ("c = a + 1", "swap the operator of a + 1"),
    ]


def test_equal_statements_are_told_apart() -> None:
    names = [mutant.name for mutant in mutants_of("SEG-051")]
    assert len(set(names)) == len(names)
    assert any("self.doom(self.target) (2): delete" in name for name in names)


def test_deck_rules_are_code_that_enforces_rules_too() -> None:
    """They lie outside of kernel and effects."""
    found = {mutant.module: mutant for mutant in mutants_of("SEG-001")}
    assert set(found) == {"segoc.decks.deck", "segoc.duel.duel"}
    texts = [one.text for one in all_scenarios().scenarios if "SEG-001" in one.ids]
    for mutant in found.values():
        assert notices(mutant.module, mutant.source, texts, 60.0)


def test_every_explanation_explains_a_survivor() -> None:
    survivors = {name for record in ledger.records().values() for name in record.survivors}
    assert set(ledger.explanations()) <= survivors
    assert all(one.why.endswith(".") for one in ledger.explanations().values())


def test_every_record_is_of_an_entry_with_tagged_code() -> None:
    assert ledger.records()
    for rule in ledger.records():
        assert sites_of(rule), rule


NORMAL_SUMMON = "segoc.kernel.summoning.normal_summon"

GOOD = """
CRD-087 · One a turn
A's turn, Main Phase 1
A hand: 双生精灵, 血腥魔兽人
> A summons 双生精灵
! A can not summon 血腥魔兽人, by CRD-087
but: without 双生精灵 in A hand
+ A can summon 血腥魔兽人
"""
WEAK = """
CRD-087 · It asserts something, but not the rule
A's turn, Main Phase 1
A hand: 双生精灵
> A summons 双生精灵
= 双生精灵 face-up attack in A monster zone
but: A monsters: 空白4星效果怪兽 ×5
! A can not summon 双生精灵, by CRD-088
"""


@pytest.fixture(scope="module")
def campaign() -> Iterator[Campaign]:
    with Campaign() as found:
        yield found


def test_a_good_scenario_notices_every_mutant(campaign: Campaign) -> None:
    record, outcomes = campaign.try_rule("CRD-087", [scenario(GOOD)])
    assert record.mutants == len(outcomes)
    noticed = [one.noticed for one in outcomes if one.mutant.module == NORMAL_SUMMON]
    assert len(noticed) == 5
    assert all(noticed)


def test_a_weak_scenario_does_not(campaign: Campaign) -> None:
    record, _ = campaign.try_rule("CRD-087", [scenario(WEAK)])
    deleted = f"{NORMAL_SUMMON}:may_normal_summon: if rule and deny(why, rule, -1, used):"
    assert f"{deleted}: delete" in record.survivors


def test_scenarios_must_hold_without_any_mutant(campaign: Campaign) -> None:
    with pytest.raises(Broken, match=r"its scenarios fail as it is: .* it is 8000"):
        campaign.try_rule("CRD-087", [scenario(GOOD.replace("but:", "= A LP 7\nbut:"))])


def test_what_never_ends_is_noticed() -> None:
    endless = "while True:\n    pass\n"
    noticed = notices("segoc.kernel.moving.damage", endless, [scenario(GOOD).text], 1.0)
    assert noticed == "it never ends"


def test_what_only_waits_proves_nothing() -> None:
    """On a busy machine every mutant waits."""
    waits = "import time\ntime.sleep(60)\n"
    with pytest.raises(Stuck, match="too little of the processor to tell"):
        notices("segoc.kernel.moving.damage", waits, [scenario(GOOD).text], 20.0, patience=3.0)


def test_what_can_not_be_imported_is_noticed() -> None:
    source = "raise ImportError('spoilt')\n"
    told = notices("segoc.kernel.moving.damage", source, [scenario(GOOD).text], 20.0)
    assert told == "ImportError: spoilt"


SLEEPS_ONCE = """
    import sys, time
    if not hasattr(sys, "slept"):
        sys.slept = True
        time.sleep({})
"""


class TestForks:
    """Most mutants are tried in forks of an interpreter that has loaded everything already."""

    MODULE = NORMAL_SUMMON

    @pytest.fixture(scope="class")
    @staticmethod
    def nursery() -> Iterator[Nursery]:
        found = Nursery()
        yield found
        found.close()

    def spoilt(self, nursery: Nursery, source: str, limit: float = 60.0) -> str:
        return nursery.notices(self.MODULE, source, [scenario(GOOD).text], limit)[0]

    def beginning_with(self, statements: str) -> str:
        """The module, in which a function does something else first."""
        source = modules()[self.MODULE].source
        begins = source.index("def may_normal_summon")
        at = source.index('"""', source.index('"""', begins) + 3) + 3
        return f"{source[:at]}\n    {statements}\n{source[at:]}"

    def test_tell_of_each_mutant_what_a_fresh_interpreter_tells(self, nursery: Nursery) -> None:
        mutants = [one for one in mutants_of("CRD-087") if one.module == self.MODULE]
        for mutant in mutants:
            told = self.spoilt(nursery, mutant.source)
            assert told
            assert told == notices(mutant.module, mutant.source, [scenario(GOOD).text], 60.0)

    def test_leave_no_trace(self, nursery: Nursery) -> None:
        mutant = next(one for one in mutants_of("CRD-087") if one.module == self.MODULE)
        assert self.spoilt(nursery, mutant.source)
        assert not self.spoilt(nursery, modules()[self.MODULE].source)

    def test_have_an_end(self, nursery: Nursery) -> None:
        assert self.spoilt(nursery, self.beginning_with("while True: pass"), 1.0) == "it never ends"

    def test_are_given_time_of_the_processor(self, nursery: Nursery) -> None:
        """Not of the clock on the wall."""
        slow = self.beginning_with(SLEEPS_ONCE.format(1.5))
        texts = [scenario(GOOD).text]
        began = time.monotonic()
        noticed, seconds = nursery.notices(self.MODULE, slow, texts, 1.0)
        assert not noticed
        assert time.monotonic() - began > 1.5
        assert 0 < seconds < 1.5

    def test_come_to_no_end_if_they_have_none_of_it(self, nursery: Nursery) -> None:
        waits = self.beginning_with(SLEEPS_ONCE.format(60))
        with pytest.raises(Stuck):
            nursery.notices(self.MODULE, waits, [scenario(GOOD).text], 20.0, patience=0.5)
        # The next one has its turn.
        assert not self.spoilt(nursery, modules()[self.MODULE].source)

    def test_can_not_tell_of_tables(self, nursery: Nursery) -> None:
        spoilt = modules()[self.MODULE].source + "\nraise ImportError('spoilt')\n"
        assert not self.spoilt(nursery, spoilt)
        told = notices(self.MODULE, spoilt, [scenario(GOOD).text], 60.0)
        assert told == "ImportError: spoilt"


# The ledger.


def test_proven_until_code_or_scenarios_change(monkeypatch: pytest.MonkeyPatch) -> None:
    one = scenario(GOOD)
    record = ledger.record_of("CRD-087", [one], 6, [])
    monkeypatch.setattr(ledger, "records", lambda: {"CRD-087": record})
    assert ledger.is_proven("CRD-087", [one])
    assert not ledger.is_proven("CRD-087", [scenario(GOOD.replace("血腥魔兽人", "圣精灵"))])
    assert not ledger.is_proven("CRD-088", [one])
    monkeypatch.setattr(ledger, "code_of", lambda _: "other code")
    assert not ledger.is_proven("CRD-087", [one])


def test_survivors_must_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    one = scenario(GOOD)
    left = mutants_of("CRD-087")[:1]
    record = ledger.record_of("CRD-087", [one], 6, left)
    monkeypatch.setattr(ledger, "records", lambda: {"CRD-087": record})
    assert not ledger.is_proven("CRD-087", [one])
    mutant = left[0]
    why = ledger.Explanation(
        mutant.module, mutant.function, mutant.statement, mutant.mutation, "It is the same."
    )
    monkeypatch.setattr(ledger, "explanations", lambda: {why.name: why})
    assert ledger.is_proven("CRD-087", [one])
    # Code that isn't tagged proves nothing.
    nothing = ledger.record_of("CRD-087", [one], 0, [])
    monkeypatch.setattr(ledger, "records", lambda: {"CRD-087": nothing})
    assert not ledger.is_proven("CRD-087", [one])


def test_check_says_proven() -> None:
    scenarios = all_scenarios().scenarios
    proven = [rule for rule in ledger.records() if ledger.is_proven(rule, scenarios)]
    found = check(["CRD"])["CRD"]
    assert found.proven == [rule for rule in proven if rule.startswith("CRD")]
    assert not set(found.proven) & {*found.cited, *found.open_card, *found.open_rule}


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, ledger.Record] = {}
    monkeypatch.setattr("segoc.cli.rulebook.write", written.update)
    mutant = mutants_of("CRD-087")[0]
    found = ledger.Record("", "", 3, [mutant.name]), [Outcome(mutant, "")]
    monkeypatch.setattr(Campaign, "try_rule", lambda *_: found)
    assert main(["rulebook", "mutate", "CRD-087"]) == 1
    told = capsys.readouterr().out
    assert told == f"CRD-087: 3 mutants, 2 killed, 0 explained\n  survives: {mutant.name}\n"
    assert written == {"CRD-087": found[0]}
    uncited = next(rule for rule in definitions() if not citations()[rule])
    assert main(["rulebook", "mutate", uncited]) == 2
    assert f"no scenario cites {uncited}" in capsys.readouterr().err


def test_all_entries_changed_or_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, ledger.Record] = {}
    monkeypatch.setattr("segoc.cli.rulebook.write", written.update)
    kept = ledger.records()
    two = [rule for rule in kept if not kept[rule].survivors][:2]
    monkeypatch.setattr("segoc.cli.rulebook.sites_of", lambda rule: rule in two)
    mutant = mutants_of(two[1])[0]
    found = {two[0]: [], two[1]: [mutant]}

    def try_rule(_: object, rule: str, *__: object) -> tuple[ledger.Record, list[Outcome]]:
        left = found[rule]
        record = ledger.Record("", "", 2, [one.name for one in left])
        return record, [Outcome(one, "") for one in left]

    monkeypatch.setattr(Campaign, "try_rule", try_rule)
    assert main(["rulebook", "mutate", "--all"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"1/2 {two[0]}: 2 mutants, 2 killed, 0 explained"
    assert lines[-1] == f"To be looked at: {two[1]}"
    assert list(written) == two
    assert main(["rulebook", "mutate", "--all", two[0]]) == 2
    # Of a chapter there are only its own.
    chapter = two[0].partition("-")[0]
    assert main(["rulebook", "mutate", "--all", chapter]) == 1
    assert len(capsys.readouterr().out.splitlines()) == len(lines)
    assert main(["rulebook", "mutate", "--all", "FDN"]) == 0
    assert capsys.readouterr().out == ""


def test_what_proves_nothing_is_not_written_down(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, ledger.Record] = {}
    monkeypatch.setattr("segoc.cli.rulebook.write", written.update)

    def try_rule(*_: object) -> None:
        raise Stuck(2000)

    monkeypatch.setattr(Campaign, "try_rule", try_rule)
    assert main(["rulebook", "mutate", "CRD-087"]) == 2
    assert "a trial had 2000 s" in capsys.readouterr().err
    assert not written
