"""English for Tokens, and for looking at the top of a Deck."""

from segoc.effects.looking import LookAt, PutBackAtBottom, PutBackOnTop
from segoc.effects.numbers import Fixed
from segoc.effects.original_values import OriginallyAs
from segoc.effects.players import YOU
from segoc.effects.references import Done
from segoc.effects.tokens import SummonTokens
from segoc.effects.tying import LinkWith
from segoc.explain.english.actions import position
from segoc.explain.english.clauses import about
from segoc.explain.english.nouns import Those, says, those
from segoc.explain.english.terms import listed
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> str:
    count = str(node.count.number) if isinstance(node.count, Fixed) else "as many"
    names = listed([f'{count} "{speaker.title(name)}"' for name in node.names], "and")
    where = "" if node.to == YOU else " to your opponent's field"
    text = f"Special Summon {names}{where}{position(node.in_)}"
    if not isinstance(node.count, Fixed):
        text += f" (as many as {speaker.say(node.count)})"
    if node.with_:
        many = len(node.names) > 1 or node.count != Fixed(1)
        it = Those("they" if many else "it", many)
        text += f", but {about(speaker, Done(), node.with_, it)}"
    return text


@says(OriginallyAs)
def _originally_as(speaker: Speaker, node: OriginallyAs, subject: Those) -> str:
    what = "Attribute" if node.sort == announcing.ATTRIBUTE else "Type"
    found = those(speaker, node.cards)
    original = "original " if node.original else ""
    return f"{subject.have} the {original}{what} of {found.text} as {subject.their} original {what}"


@says(LinkWith)
def _link_with(speaker: Speaker, node: LinkWith) -> str:
    return f"link {those(speaker, node.cards).text} to {those(speaker, node.to).text}"


@says(LookAt)
def _look_at(speaker: Speaker, node: LookAt) -> str:
    return f"look at {those(speaker, node.cards).text}"


@says(PutBackAtBottom)
def _put_back_at_bottom(speaker: Speaker, node: PutBackAtBottom) -> str:
    return f"place {those(speaker, node.cards).text} on the bottom of the Deck in any order"


@says(PutBackOnTop)
def _put_back_on_top(speaker: Speaker, node: PutBackOnTop) -> str:
    return f"place {those(speaker, node.cards).text} on the top of the Deck in any order"
