"""The board of a twin: the same but for one line."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from segoc.rulebook.scenario import BoardLine, CardRef, Change, Laid, Line

Said = TypeVar("Said")


class Impossible(ValueError):
    """A twin's change doesn't fit the board."""


def changed(board: tuple[BoardLine, ...], change: Change) -> tuple[BoardLine, ...]:
    """The board of a twin."""
    old = next((line for line in board if line.key == change.key), None)
    if change.old is None and change.new is None:
        new = change.new_line
        if new is None and old is None:
            raise Impossible("there is no such line to leave out")
        if new is not None and old is not None and replace(new, line=old.line) == old:
            raise Impossible("it changes nothing: the line is the same")
    else:
        new = _with_other_card(old, change)
    lines = [new if line is old else line for line in board]
    if old is None:
        lines.append(new)
    return tuple(line for line in lines if line is not None)


def _with_other_card(old: BoardLine | None, change: Change) -> BoardLine | None:
    if old is None:
        if change.old is not None or change.new is None or change.new_line is None:
            raise Impossible("there is no such line to change")
        return replace(change.new_line, cards=(change.new,))
    cards = list(old.cards)
    if change.old is None:
        assert change.new is not None
        cards.append(change.new)
    else:
        _exchange(cards, change.old, change.new)
    return replace(old, cards=tuple(cards)) if cards else None


def _exchange(cards: list[Laid], old: CardRef, new: Laid | None) -> None:
    """Take one card out, and put another in its place, if there is one."""
    places = [index for index, laid in enumerate(cards) if laid.card.code == old.code]
    nth = old.nth or 1
    if nth > len(places):
        raise Impossible(f"{old} is not in that line")
    index = places[nth - 1]
    laid = cards[index]
    if new is not None and new.card.code == old.code:
        raise Impossible("it changes nothing: the card is the same")
    rest = [replace(laid, count=laid.count - 1)] if laid.count > 1 else []
    # What takes its place lies as it lay.
    put = [] if new is None else [replace(laid, card=new.card, count=1)]
    cards[index : index + 1] = rest + put


def retold(
    body: tuple[Line, ...], board: tuple[BoardLine, ...], change: Change
) -> tuple[Line, ...]:
    """The scenario's lines as a twin reads them: of a card that was replaced they say the new."""
    if change.old is None or change.new is None:
        return body
    if any(laid.card.code == change.old.code for line in board for laid in line.cards):
        return body
    old, new = change.old, change.new.card
    return tuple(_substituted(line, old, new) for line in body)


def _substituted(said: Said, old: CardRef, new: CardRef) -> Said:
    value: Any = said
    if isinstance(value, CardRef):
        meant = value.code == old.code
        value = replace(value, name=new.name, code=new.code) if meant else value
    elif isinstance(value, tuple):
        value = tuple(_substituted(item, old, new) for item in value)
    elif is_dataclass(value) and not isinstance(value, type):
        parts = {part.name: getattr(value, part.name) for part in fields(value)}
        value = replace(
            value, **{name: _substituted(part, old, new) for name, part in parts.items()}
        )
    result: Said = value
    return result
