"""Cards that the effects of some cards can't target, by effects that stand."""

from segoc.kernel import entry as en
from segoc.kernel.effect import Standing
from segoc.kernel.picture import applies, picture
from segoc.kernel.speaking import scope_of
from segoc.kernel.state import State


def is_untargeted_by(state: State, card: int, source: int) -> bool:
    """Effects of this source can't target the card."""
    known = picture(state)
    if not known.tells_of(en.UNTARGETED):
        return False
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.UNTARGETED and applies(state, had):
                scope = scope_of(state, had)
                if effect.receivers.includes(state, scope, card):
                    if clause.concerns(state, scope, source):
                        return True
    return False
