"""English for Tokens, and for looking at the top of a Deck."""

from segoc.effects.looking import ArrangeTop
from segoc.effects.numbers import Fixed
from segoc.effects.players import YOU
from segoc.effects.selectors import Done
from segoc.effects.tokens import SummonTokens
from segoc.explain.english.actions import position
from segoc.explain.english.clauses import about
from segoc.explain.english.nouns import Those, says
from segoc.explain.english.terms import listed
from segoc.explain.speaker import Speaker


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> str:
    count = str(node.count.number) if isinstance(node.count, Fixed) else "as many"
    names = listed([f'{count} "{speaker.title(name)}"' for name in node.names], "and")
    where = "" if node.whose == YOU else " to your opponent's field"
    text = f"Special Summon {names}{where}{position(node.positions)}"
    if not isinstance(node.count, Fixed):
        text += f" (as many as {speaker.say(node.count)})"
    if node.clauses:
        many = len(node.names) > 1 or node.count != Fixed(1)
        it = Those("they" if many else "it", many)
        text += f", but {about(speaker, Done(), node.clauses, it)}"
    return text


@says(ArrangeTop)
def _arrange_top(speaker: Speaker, node: ArrangeTop) -> str:
    count = f"the top {speaker.say(node.count)} cards of your Deck"
    if not isinstance(node.count, Fixed):
        count = f"as many cards from the top of your Deck as {speaker.say(node.count)}"
    return f"look at {count}, then place them on the top of the Deck in any order"
