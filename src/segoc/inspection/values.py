"""ATK, DEF and Level or Rank of a monster on the field, and how they come about."""

from typing import Final, Literal, NamedTuple, TypeAlias

from segoc.duel.view import shows
from segoc.inspection.sentences import Sentence, say
from segoc.kernel.language import entry as en
from segoc.kernel.picture.identity import has_level, has_rank
from segoc.kernel.picture.values import Stage, account_of
from segoc.kernel.table.kinds import QUESTION_MARK
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.state import State

What: TypeAlias = Literal["atk", "def", "level", "rank"]

OPS: Final = {
    en.PLUS: "plus",
    en.SET_TO: "becomes",
    en.ORIGINAL: "original",
    en.LAST: "becomes",
}


class Part(NamedTuple):
    """What a value begins with, or what changes it; the value after it, and whose text it is."""

    text: Sentence
    value: int
    code: int | None


class Value(NamedTuple):
    what: What
    parts: tuple[Part, ...]

    @property
    def now(self) -> int:
        return self.parts[-1].value


def values_of(state: State, card: int, viewer: int) -> list[Value]:
    """The values of a monster on the field whose face the viewer sees."""
    held = state.cards[card]
    if held.place != MONSTER_ZONE or not shows(held.seen, viewer):
        return []
    # What is worked out here must not be kept by the duel: who asks first may get another answer.
    asked = state.copy()
    asked.changed()
    account = account_of(asked, card)
    face = held.shows()
    found = [_value("atk", account.atk, face.atk)]
    if account.defense:
        found.append(_value("def", account.defense, face.defense))
    if account.level and has_level(asked, card):
        found.append(_value("level", account.level, face.level))
    if has_rank(asked, card):
        found.append(_value("rank", account.rank, face.level))
    return found


def _value(what: What, stages: list[Stage], printed: int) -> Value:
    return Value(what, tuple(_part(what, stage, printed) for stage in stages))


def _part(what: What, stage: Stage, printed: int) -> Part:
    change = stage.change
    if change is None:
        unknown = "?" if printed == QUESTION_MARK else printed
        return Part(say(f"printed.{what}", number=unknown), stage.value, None)
    op = OPS[change.op]
    if change.op == en.PLUS and change.value < 0:
        op = "minus"
    return Part(say(f"value.{op}", number=abs(change.value)), stage.value, change.code)
