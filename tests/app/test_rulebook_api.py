"""The rulebook as the pages ask for it."""

import asyncio
import json
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient, Response

from segoc.app import rulebook_api
from segoc.app.protocol.pages import (
    Contradiction,
    Course,
    EntryPage,
    Played,
    PlayedScenario,
    RulebookIndex,
    Successor,
)
from segoc.app.protocol.replies import Refused
from segoc.app.rulebook_api import entry_page, index, played_scenario, router
from segoc.app.table import table_of
from segoc.duel.log import JUDGE
from segoc.rulebook.chapters import chapters, volumes
from segoc.rulebook.course import courses
from segoc.rulebook.entries import Entry, entries, entry
from segoc.rulebook.reading.files import all_scenarios
from tests.rulebook.writing import reading, scenario

ROOT = Path(__file__).parents[2]
ALL = all_scenarios().scenarios
SAMPLE = range(0, len(ALL), len(ALL) // 60)

CHAIN = """
EFX-099 · A chain of two
A's turn, Main Phase 1
A hand: 死者苏生
A GY: 圣精灵
B set: 旋风
> A activates 死者苏生 targeting 圣精灵
> B activates 旋风 targeting 死者苏生
> A chooses attack
= 圣精灵 in A monster zone
= B LP 8000
but: without 旋风 in B set
> A activates 死者苏生 targeting 圣精灵
> A chooses attack
= 圣精灵 in A monster zone
= B LP 7000
"""


def get(path: str, known: str = "", packing: str = "gzip") -> Response:
    """What the server answers; `known` is the tag of what the browser has already, `packing` how
    it may be packed."""

    async def ask() -> Response:
        app = FastAPI()
        app.include_router(router)
        async with AsyncClient(transport=ASGITransport(app), base_url="http://segoc") as client:
            headers = {"Accept-Encoding": packing, **({"If-None-Match": known} if known else {})}
            return await client.get(f"/api/rulebook{path}", headers=headers)

    return asyncio.run(ask())


# The index.


def test_every_entry_is_listed_once() -> None:
    briefs = [brief for volume in volumes() for brief in index("en", volume).entries]
    assert [brief.id for brief in briefs] == [one.id for one in entries()]
    assert len({brief.id for brief in briefs}) == len(briefs)


def test_every_tag_has_words_in_every_language() -> None:
    words = json.loads((ROOT / "web/src/rulebook/tags.json").read_text())
    assert set(words) == {tag for one in entries() for tag in one.tags}
    for language in ("en", "zh", "ja"):
        # Two tags of one name couldn't be told apart.
        assert len({of[language] for of in words.values()}) == len(words)


def test_every_chapter_has_a_title_and_counts_its_entries() -> None:
    found = index()
    assert [chapter.key for chapter in found.chapters] == chapters()
    for chapter in found.chapters:
        assert all(chapter.title.model_dump().values())
        listed = index("en", chapter.volume).entries
        standings = [one.standing for one in listed if one.chapter == chapter.key]
        told = chapter.model_dump() | {"definition": chapter.definitions}
        words = ("proven", "played", "definition", "cited", "open_card", "open_rule")
        assert [told[word] for word in words] == [standings.count(word) for word in words]  # type: ignore[arg-type]
        counted = [standing for standing in standings if standing in words]
        assert sum(told[word] for word in words) == len(counted)


def test_superseded_and_informational_entries_are_marked_as_such() -> None:
    found = {one.id: one.standing for one in index().entries}
    for one in entries(1):
        assert (found[one.id] == "superseded") == one.superseded
        assert (found[one.id] == "information") == (one.informational and not one.superseded)


def test_the_index_by_http() -> None:
    answer = get("")
    assert answer.status_code == 200
    assert RulebookIndex.model_validate_json(answer.content) == index()
    second = RulebookIndex.model_validate_json(get("?volume=2&language=zh").content)
    assert second == index("zh", 2)
    assert second.chapters == index().chapters
    assert get("?volume=3").status_code == 404


def test_what_the_browser_has_is_not_sent_again() -> None:
    for path in ("", "/entries/CRD-087", "/scenarios/0"):
        first = get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = get(path, first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        other = get(path, '"other"')
        assert other.content == first.content


def test_who_can_not_unpack_gets_the_same() -> None:
    for path in ("", "/entries/CRD-087", "/scenarios/0"):
        packed, plain = get(path), get(path, packing="identity")
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert packed.content == plain.content


# Entries.


def test_an_entry_with_its_scenarios() -> None:
    page = EntryPage.model_validate_json(get("/entries/CRD-087").content)
    assert page.entry.statement == "One Normal Summon (or Set) per turn."
    assert page.entry.standing == "proven"
    citing = [number for number, one in enumerate(ALL) if "CRD-087" in one.ids]
    assert [one.number for one in page.scenarios] == citing
    assert page.entry.scenarios == len(citing) > 0
    first = ALL[citing[0]]
    assert page.scenarios[0].title == first.title
    assert "\n".join(page.scenarios[0].text) == first.text
    assert page.scenarios[0].twins == len(first.twins)
    assert all(one.failure == "" for one in page.scenarios)


def test_official_sources_and_passcodes() -> None:
    asked = next(one for one in entries() if len(one.official) > 1)
    assert entry_page(asked).entry.official == tuple(asked.official)
    assert entry_page(entry("CRD-087")).entry.official == ()
    assert entry_page(entry("CRD-087")).difficulty == "1"
    assert entry_page(entry("EFX-018")).codes == {"神之宣告": 41420027}


def test_what_an_entry_has_to_do_with_others() -> None:
    data = {"id": "FDN-012", "kind": "ruling", "statement": "It is so.", "difficulty": 4}
    by = {"by": ["FDN-013"], "date": "2026-01-31", "source": "fid 7"}
    more = {"same_as": ["EFX-151"], "superseded_by": by, "conflict": "It isn't."}
    plain, one = entry_page(Entry(data)), entry_page(Entry({**data, **more}))
    assert (plain.same_as, plain.superseded_by, plain.contradiction) == ((), None, None)
    assert one.same_as == ("EFX-151",)
    assert one.superseded_by == Successor(by=("FDN-013",), date="2026-01-31", source="fid 7")
    assert one.contradiction == Contradiction(rules=(), what="It isn't.")
    assert one.entry.standing == "superseded"
    settled = {"right": "SEG-156", "why": "The later document says so."}
    given = {**data, "conflict": "It isn't.", "conflicts_with": ["SEG-156"], "settled": settled}
    assert entry_page(Entry(given)).contradiction == Contradiction(
        rules=("SEG-156",), what="It isn't.", **settled
    )


def test_what_an_entry_lacks() -> None:
    page = EntryPage.model_validate_json(get("/entries/FDN-012").content)
    assert page.entry.standing == "open_card"
    assert page.entry.title == "It resolves while its card is face-down"
    assert page.lacks == ("飞行象",)
    assert page.codes == {"飞行象": None}
    named = index("en", 2).cards
    # It has its names all the same, and so has an archetype.
    assert (named["飞行象"].code, named["飞行象"].name.en) == (None, "Flying Elephant")
    assert (named["进化虫"].code, named["进化虫"].name.en) == (None, "Evoltile")
    assert named["旋风"].code == 5318639


def test_an_entry_whose_scenario_fails_now_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = scenario(CHAIN)
    found = reading("")
    found.scenarios = [broken]
    monkeypatch.setattr(rulebook_api, "all_scenarios", lambda: found)
    monkeypatch.setattr(rulebook_api, "citations", lambda: {"CRD-087": (0,)})
    page = entry_page(entry("CRD-087"))
    assert page.entry.standing == "open_rule"
    assert page.scenarios[0].failure == "= B LP 7000: it doesn't hold: it is 8000"


@pytest.mark.parametrize(
    "path", ["entries/CRD-999", "entries/crd-087", "scenarios/-1", f"scenarios/{len(ALL)}"]
)
def test_what_there_is_not(path: str) -> None:
    answer = get(f"/{path}")
    assert answer.status_code == 404
    said = Refused.model_validate_json(answer.text)
    assert said.error == "not_found"
    assert "the rulebook has no such" in said.message


def test_a_scenario_has_a_number() -> None:
    for number in ("one", "9" * 5000, "1.5"):
        answer = get(f"/scenarios/{number}")
        assert answer.status_code in (404, 422)
        assert answer.headers["content-type"] == "application/json"


# Scenarios.


def steps(course: Course, kind: str) -> list[Played]:
    return [step for step in course.steps if step.kind == kind]


def test_a_scenario_by_http() -> None:
    answer = get("/scenarios/0")
    found = PlayedScenario.model_validate_json(answer.content)
    assert found.scenario.title == ALL[0].title
    assert len(found.courses) == 1 + len(ALL[0].twins)
    assert found.milliseconds > 0


def test_courses_and_what_holds_in_them() -> None:
    base, twin = played_scenario(7, scenario(CHAIN)).courses
    assert (base.title, base.change) == ("A chain of two", "")
    assert (twin.title, twin.change) == ("A chain of two", "but: without 旋风 in B set")
    assert all(step.holds and step.message == "" for step in base.steps)
    assert [(one.text, one.holds, one.message) for one in steps(twin, "outcome")] == [
        ("= 圣精灵 in A monster zone", True, ""),
        ("= B LP 7000", False, "it is 8000"),
    ]


def test_a_chain_is_shown_as_it_is_built_and_resolves() -> None:
    base, _ = played_scenario(7, scenario(CHAIN)).courses
    assert [len(step.frames) > 0 for step in steps(base, "board")] == [False, False, False, True]
    _, answer, choice = steps(base, "step")
    chains = [
        [(link.number, link.resolving) for link in frame.table.chain] for frame in answer.frames
    ]
    assert [(1, False), (2, False)] in chains
    assert [(1, False), (2, True)] in chains
    assert chains.index([(1, False), (2, False)]) < chains.index([(1, False), (2, True)])
    assert "A.m1" not in answer.frames[-1].table.zones
    assert choice.frames[-1].table.zones["A.m1"].code is not None
    assert choice.frames[-1].table.chain == ()


def test_the_log_goes_on_from_frame_to_frame() -> None:
    base, _ = played_scenario(7, scenario(CHAIN)).courses
    lines = [line for step in base.steps for frame in step.frames for line in frame.lines]
    assert [line.number for line in lines] == list(range(len(lines)))
    assert {line.turn for line in lines} == {base.steps[3].frames[0].table.turn}
    first, second = (line for line in lines if line.event == "activated")
    assert (first.answers, second.answers) == (None, first.number)
    assert (first.effect, second.effect) == (1, 1)


def test_a_step_that_does_nothing_shows_the_table_as_it_is() -> None:
    text = CHAIN.replace("= 圣精灵 in A", "> B passes\n= 圣精灵 in A", 1)
    base, _ = played_scenario(7, scenario(text)).courses
    before, nothing = steps(base, "step")[-2:]
    assert nothing.text == "> B passes"
    [frame] = nothing.frames
    assert frame.lines == ()
    assert frame.table == before.frames[-1].table


def test_a_surrender_is_shown() -> None:
    text = "SEG-018 · Giving up\nA's turn, Main Phase 1\n> B surrenders\n= A wins\n"
    base, _ = played_scenario(7, scenario(f"{text}but: B LP: 500\n= nobody has won")).courses
    [frame] = steps(base, "step")[0].frames
    assert frame.table.result is not None
    assert (frame.table.result.winner, frame.table.result.rule) == (0, "SEG-018")
    assert [line.event for line in frame.lines] == ["surrendered", "duel ended"]


@pytest.mark.parametrize("number", SAMPLE)
def test_scenarios_are_shown_as_they_were_played(number: int) -> None:
    """No event is lost, and each line ends where its play has ended."""
    one = ALL[number]
    shown = played_scenario(number, one)
    assert shown.scenario.failure == ""
    for was, course in zip(courses(one), shown.courses, strict=True):
        for line, step in zip(was.lines, course.steps, strict=True):
            assert (step.line, step.text, step.kind) == (line.line, line.text, line.kind)
            assert step.holds
            rules = [event.rule for event in line.events]
            assert [told.rule for frame in step.frames for told in frame.lines] == rules
            assert len(step.frames) < 2 or all(frame.lines for frame in step.frames)
            if line.after is None:
                assert step.frames == ()
            else:
                assert step.frames[-1].table == table_of(line.after, JUDGE)
