"""What is told at once of how the entries stand is what `check` finds out."""

from segoc.rulebook.check import check
from segoc.rulebook.entries import entries, entry
from segoc.rulebook.mutation import ledger
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.standing import citations, standing_of, standings


def test_the_ledger_is_of_the_code_as_it_is() -> None:
    """If this fails, `segoc rulebook mutate` tries the mutants of these rules anew."""
    scenarios = all_scenarios().scenarios
    cited = citations()
    # What only repeats another entry has no mutants of its own.
    proven = [rule for rule, how in standings().items() if how == "proven" and cited[rule]]
    assert [rule for rule in proven if not ledger.is_proven(rule, scenarios)] == []


def test_all_stand_as_check_says() -> None:
    found = {one.id: "" for one in entries()}
    for chapter in check().values():
        found |= dict.fromkeys(chapter.proven, "proven")
        found |= dict.fromkeys(chapter.played, "played")
        found |= dict.fromkeys(chapter.definitions, "definition")
        found |= dict.fromkeys(chapter.cited, "cited")
        found |= dict.fromkeys(chapter.open_card, "open_card")
        found |= dict.fromkeys(chapter.open_rule, "open_rule")
    for one in entries():
        if one.superseded or one.informational:
            assert found[one.id] == ""
            found[one.id] = "superseded" if one.superseded else "information"
    assert found == standings()


def test_citations() -> None:
    scenarios = all_scenarios().scenarios
    for rule, numbers in citations().items():
        assert [scenarios[number] for number in numbers] == ledger.citing(rule, scenarios)


def test_without_scenarios_nothing_is_proven() -> None:
    assert standings()["CRD-087"] == "proven"
    assert standing_of(entry("CRD-087"), []) == "open_rule"
    assert standing_of(entry("CRD-066"), []) == "definition"
