"""What is wrong with a Deck or a saved duel, as details of a refusal."""

from segoc.app.protocol.base import Words
from segoc.app.protocol.replies import Detail
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.deck import BadLine, DeckError, DeckTextError, Fault
from segoc.savefile import SaveError


def deck_details(error: DeckError | DeckTextError, pool: Pool) -> tuple[Detail, ...]:
    """All that is wrong with a Deck, or with its text."""
    if isinstance(error, DeckTextError):
        return tuple(_line_detail(line) for line in error.problems)
    return tuple(_fault_detail(fault, pool) for fault in error.faults)


def save_detail(error: SaveError) -> Detail:
    if not error.found:
        return Detail(what=error.kind)
    return Detail(what=error.kind, values={"found": error.found, "known": error.known})


def _line_detail(line: BadLine) -> Detail:
    # Names are near in the language in which they are spelt.
    near = {"near": " / ".join(line.near)} if line.near else {}
    values: dict[str, int | str | Words] = {"line": line.line, "name": line.name, **near}
    return Detail(what=line.kind, values=values)


def _fault_detail(fault: Fault, pool: Pool) -> Detail:
    values: dict[str, int | str | Words] = {}
    if fault.most:
        values |= {"count": fault.count, "most": fault.most}
    if fault.fewest:
        values["fewest"] = fault.fewest
    if fault.kind == "unknown_passcode":
        values["code"] = fault.codes[0]
    elif fault.codes:
        values["card"] = _names(fault.codes, pool)
    return Detail(what=fault.kind, values=values, rule=fault.rule)


def _names(codes: tuple[int, ...], pool: Pool) -> Words:
    """What cards are called that count as one."""
    return Words(
        en=_called(codes, pool, "en"), zh=_called(codes, pool, "zh"), ja=_called(codes, pool, "ja")
    )


def _called(codes: tuple[int, ...], pool: Pool, language: Language) -> str:
    """A list can forbid cards that the pool lacks: they have only their passcodes."""
    tokens = {token.code for token in pool.tokens}
    return " / ".join(
        pool.name(code, language) if code in pool or code in tokens else str(code) for code in codes
    )
