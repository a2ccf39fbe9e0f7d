"""A request that isn't carried out, and why."""

from segoc.app.protocol.base import Cause, Words
from segoc.app.protocol.replies import Detail, DetailKey, ErrorCode, Refused
from segoc.kernel.table.places import spot_name
from segoc.kernel.table.reason import Reason
from segoc.rulebook.statements import told


class Refusal(Exception):
    """Raised before anything has changed.

    The message is English, for logs and programs. A page says in its own language what the error
    means, and then the details: one without values by its key, or several; None if the error says
    everything.
    """

    def __init__(
        self,
        error: ErrorCode,
        message: str,
        details: DetailKey | tuple[Detail, ...] | None,
        causes: tuple[Cause, ...] = (),
    ) -> None:
        super().__init__(message)
        self.error: ErrorCode = error
        self.message = message
        self.details = (Detail(what=details),) if isinstance(details, str) else details or ()
        self.causes = causes

    def reply(self, request: int | None) -> Refused:
        return Refused(
            request=request,
            error=self.error,
            message=self.message,
            details=self.details,
            causes=self.causes,
        )


def causes_of(reasons: list[Reason]) -> tuple[Cause, ...]:
    """The rules that forbid something, each once."""
    found: dict[str, Cause] = {}
    for reason in reasons:
        spot = spot_name(reason.spots[0]) if reason.spots else None
        said = rule_words(reason.rule)
        found.setdefault(reason.rule, Cause(rule=reason.rule, statement=said, spot=spot))
    return tuple(found.values())


def rule_words(rule: str) -> Words:
    """What a rule says, in all languages."""
    return Words(en=told(rule, "en"), zh=told(rule, "zh"), ja=told(rule, "ja"))
