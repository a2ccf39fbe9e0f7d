"""Chinese for Tokens, and for looking at the top of a Deck."""

from segoc.effects.looking import LookAt, PutBackAtBottom, PutBackOnTop
from segoc.effects.numbers import Fixed
from segoc.effects.original_values import OriginallyAs
from segoc.effects.references import Done
from segoc.effects.tokens import SummonTokens
from segoc.effects.tying import LinkWith
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import position
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> str:
    count = f"{node.count.number}只" if isinstance(node.count, Fixed) else ""
    names = "和".join(f"{count}「{speaker.title(name)}」" for name in node.names)
    text = f"在{zh.WHO[node.to]}场上把{names}{position(node.in_)}特殊召唤"
    if not isinstance(node.count, Fixed):
        text += f"，数量是{speaker.say(node.count)}"
    if node.with_:
        text += f"，{about(speaker, Done(), node.with_, '那衍生物')}"
    return text


@says(OriginallyAs)
def _originally_as(speaker: Speaker, node: OriginallyAs) -> str:
    what = "属性" if node.sort == announcing.ATTRIBUTE else "种族"
    original = "原本" if node.original else ""
    return f"的原本{what}是{those(speaker, node.cards)}的{original}{what}"


@says(LinkWith)
def _link_with(speaker: Speaker, node: LinkWith) -> str:
    return f"让{those(speaker, node.cards)}和{those(speaker, node.to)}联系"


@says(LookAt)
def _look_at(speaker: Speaker, node: LookAt) -> str:
    return f"把{those(speaker, node.cards)}确认"


@says(PutBackAtBottom)
def _put_back_at_bottom(speaker: Speaker, node: PutBackAtBottom) -> str:
    return f"把{those(speaker, node.cards)}用喜欢的顺序回到卡组下面"


@says(PutBackOnTop)
def _put_back_on_top(speaker: Speaker, node: PutBackOnTop) -> str:
    return f"把{those(speaker, node.cards)}用喜欢的顺序回到卡组上面"
