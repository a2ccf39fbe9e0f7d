"""Effects that let a player Normal Summon monsters without Tributes."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.state import State


def needs_no_tributes(state: State, player: Player, card: CardNo) -> bool:
    """Whether a player can Normal Summon this monster without any Tribute by such an effect."""
    if nothing_tells_of(state, en.NO_TRIBUTES):
        return False
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.NO_TRIBUTES):
            continue
        scope = scope_of(state, had)
        if layers.whose_bits(effect.whose, scope.player) >> player & 1 and applies(state, had):
            for clause in effect.clauses:
                if clause.layer == en.NO_TRIBUTES and clause.concerns(state, scope, card):
                    return True
    return False
