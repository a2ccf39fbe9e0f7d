"""The reference as text: what `segoc word` prints and `make reference` writes."""

from segoc.explain import explain
from segoc.reference.pages import Example, Form, Page, Row, brief, page, title
from segoc.reference.words import SORTS, Entry, entries


def page_text(word: Entry) -> str:
    """A word's page, in Markdown."""
    shown = page(word)
    lines = [f"# {word.name}", "", f"{shown.sort}.", ""]
    lines += [word.text, "", "## In Python", "", "```python", word.signature, "```", ""]
    lines += ["## As data", "", *_as_data(shown), "## Example", ""]
    if shown.example is None:
        lines += ["No card of the pool is written with it."]
    else:
        lines += _example(shown.example)
    return "\n".join(lines).rstrip() + "\n"


def _as_data(shown: Page) -> list[str]:
    if not shown.forms:
        return ["It is a way to write others; see the example.", ""]
    return [line for form in shown.forms for line in _form(form)]


def _form(form: Form) -> list[str]:
    lines = [f"`{form.written}`", ""]
    if form.parts:
        lines += ["| part | what | otherwise |", "|---|---|---|", *map(_row, form.parts), ""]
    return lines


def _row(row: Row) -> str:
    return f"| `{row.name}` | {row.what} | {row.otherwise or 'needed'} |"


def _example(example: Example) -> list[str]:
    card = example.card
    lines = [f"**{card.en}** ({card.zh}, {card.ja})", "", "```python", example.source, "```", ""]
    for shown in example.effects:
        lines += [f"- {explain(shown.effect, 'en', card)}", ""]
        lines += ["  ```json", *(f"  {line}" for line in shown.data), "  ```", ""]
    if example.also:
        also = ", ".join(other.en for other in example.also)
        lines += [f"Also: {also}{f' and {example.more} more' if example.more else ''}."]
    return lines


def index_text() -> str:
    """The page that leads to all others."""
    lines = [
        "# The words of the effect language",
        "",
        "Made from their docstrings. How the words go together is told in docs/effect-language.md,",
        "the form of the data in docs/card-data.md.",
    ]
    for sort in SORTS:
        lines += ["", f"## {title(sort)}", ""]
        lines += [
            f"- [`{word.name}`]({file_name(word.name)}): {brief(word)}"
            for word in entries().values()
            if word.sort == sort
        ]
    return "\n".join(lines) + "\n"


def file_name(name: str) -> str:
    """Names that differ only in case are one file on some systems."""
    return f"{name}.md" if name.islower() else f"{name.lower()}-constant.md"


def texts() -> dict[str, str]:
    """All pages, by the names of their files."""
    words = {file_name(word.name): page_text(word) for word in entries().values()}
    return {"index.md": index_text(), **words}
