"""The reference of the effect language by HTTP."""

import asyncio
import subprocess
import sys

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient, Response

from segoc.app.protocol.reference import ReferenceIndex, WordPage
from segoc.app.protocol.replies import Refused
from segoc.app.reference_api import index, router, word_page
from segoc.explain import explain
from segoc.reference.words import entries, used_by


def get(path: str, known: str = "") -> Response:
    """What the server answers; `known` is the tag of what the browser has already."""

    async def ask() -> Response:
        app = FastAPI()
        app.include_router(router)
        async with AsyncClient(transport=ASGITransport(app), base_url="http://segoc") as client:
            headers = {"If-None-Match": known} if known else {}
            return await client.get(f"/api/reference{path}", headers=headers)

    return asyncio.run(ask())


def test_every_word_is_listed_once_and_says_what_it_means() -> None:
    found = ReferenceIndex.model_validate_json(get("").content)
    assert found == index()
    briefs = [word for sort in found.sorts for word in sort.words]
    assert [brief.name for brief in briefs] == list(entries())
    assert all(brief.text and "\n" not in brief.text for brief in briefs)
    assert all(sort.words for sort in found.sorts)


def test_a_word_with_the_card_that_shows_it() -> None:
    page = WordPage.model_validate_json(get("/destroy").content)
    assert (page.name, page.sort) == ("destroy", "An action: a program of one step")
    assert page.signature.startswith("destroy(")
    [form] = page.forms
    assert form.written == '{"is": "destroy", …}'
    needed = [part.name for part in form.parts if part.otherwise is None]
    assert needed == ["cards"]
    example = page.example
    assert example is not None
    card = used_by("destroy")[0].card
    assert (example.card.code, example.card.name.zh) == (card.code, card.zh)
    assert example.source.startswith(f"card({card.code}, ")
    assert example.effects[0].text.ja == explain(card.printed.effects[0], "ja", card)
    assert example.also
    assert 1 + len(example.also) + example.more == len(used_by("destroy"))


def test_every_word_has_a_page() -> None:
    for name, word in entries().items():
        assert word_page(name).text == word.text


def test_a_word_without_a_card_has_no_example() -> None:
    assert word_page("HEADS").example is None


@pytest.mark.parametrize(
    ("asked", "name"),
    [("Destroy", "destroy"), ("this", "THIS"), ("TARGET", "TARGET"), ("target", "target")],
)
def test_names_in_any_case(asked: str, name: str) -> None:
    assert WordPage.model_validate_json(get(f"/{asked}").content).name == name


@pytest.mark.parametrize("asked", ["destory", "%00", "%FF", "😀", "a" * 5000])
def test_a_word_that_there_is_not(asked: str) -> None:
    answer = get(f"/{asked}")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"
    said = Refused.model_validate_json(answer.text)
    assert said.error == "not_found"
    assert "the language has no word" in said.message


def test_near_words_are_offered() -> None:
    assert "did you mean destroy" in Refused.model_validate_json(get("/destory").text).message


def test_what_the_browser_has_is_not_sent_again() -> None:
    for path in ("", "/destroy"):
        first = get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = get(path, first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


def test_nothing_is_worked_out_before_somebody_asks() -> None:
    """Reading all cards for their words takes as long as the rest of the start."""
    program = (
        "from pathlib import Path; from tempfile import TemporaryDirectory\n"
        "from segoc.app.server import create_app; from segoc.app.storage import Storage\n"
        "from segoc.reference import words\n"
        "with TemporaryDirectory() as folder:\n"
        "    create_app(Storage(Path(folder) / 'kept'), ['*'])\n"
        "print(words.entries.cache_info().currsize, words.uses.cache_info().currsize)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "0 0\n"
