"""The reference of the effect language by HTTP.

A page is made when somebody asks for it, and kept: it is the same for everybody until the server
is started anew. The first one takes longest, since all cards are read for those that use the word.
"""

from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from segoc.app.kept import Kept, answer, kept
from segoc.app.protocol.base import Words
from segoc.app.protocol.pages import NamedCard
from segoc.app.protocol.reference import (
    ReferenceIndex,
    WordBrief,
    WordEffect,
    WordExample,
    WordForm,
    WordPage,
    WordPart,
    WordSort,
)
from segoc.app.refusal import Refusal
from segoc.cards.definition import Definition
from segoc.explain import explain
from segoc.kernel.language.effect import Effect
from segoc.reference import pages
from segoc.reference.words import SORTS, UnknownWord, entries, word_named

router = APIRouter(prefix="/api/reference")


@router.get("", response_model=ReferenceIndex)
def get_index(request: Request) -> Response:
    return answer(request, _index())


@router.get("/{name}", response_model=WordPage)
def get_word(request: Request, name: str) -> Response:
    """The page of a word, whose name may be written in any case."""
    try:
        word = word_named(name)
    except UnknownWord as error:
        reply = Refusal("not_found", str(error), None).reply(None)
        return JSONResponse(reply.model_dump(), 404, {"Cache-Control": "no-store"})
    return answer(request, _word(word.name))


@cache
def _index() -> Kept:
    return kept(index())


@cache
def _word(name: str) -> Kept:
    return kept(word_page(name))


def index() -> ReferenceIndex:
    """All words, sort by sort."""
    return ReferenceIndex(sorts=tuple(_sort(key) for key in SORTS))


def _sort(key: str) -> WordSort:
    words = [word for word in entries().values() if word.sort == key]
    return WordSort(
        key=key,
        title=pages.title(key),
        words=tuple(WordBrief(name=word.name, text=pages.brief(word)) for word in words),
    )


def word_page(name: str) -> WordPage:
    page = pages.page(entries()[name])
    return WordPage(
        name=name,
        sort=page.sort,
        text=page.word.text,
        signature=page.word.signature,
        forms=tuple(_form(form) for form in page.forms),
        example=None if page.example is None else _example(page.example),
    )


def _form(form: pages.Form) -> WordForm:
    parts = (WordPart(name=row.name, what=row.what, otherwise=row.otherwise) for row in form.parts)
    return WordForm(written=form.written, parts=tuple(parts))


def _example(example: pages.Example) -> WordExample:
    card = example.card
    return WordExample(
        card=_named(card),
        source=example.source,
        effects=tuple(
            WordEffect(text=_told(shown.effect, card), data=shown.data) for shown in example.effects
        ),
        also=tuple(_named(other) for other in example.also),
        more=example.more,
    )


def _named(card: Definition) -> NamedCard:
    return NamedCard(code=card.code, name=Words(en=card.en, zh=card.zh, ja=card.ja))


def _told(effect: Effect, card: Definition) -> Words:
    return Words(
        en=explain(effect, "en", card),
        zh=explain(effect, "zh", card),
        ja=explain(effect, "ja", card),
    )
