"""Japanese for Tokens, and for looking at the top of a Deck."""

from segoc.effects.looking import LookAt, PutBackAtBottom, PutBackOnTop
from segoc.effects.numbers import Fixed
from segoc.effects.original_values import OriginallyAs
from segoc.effects.references import Done
from segoc.effects.tokens import SummonTokens
from segoc.effects.tying import LinkWith
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import position
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> Said:
    fixed = isinstance(node.count, Fixed)
    count = f"{node.count.number}体" if isinstance(node.count, Fixed) else ""
    names = "と".join(f"「{speaker.title(name)}」{count}" for name in node.names)
    much = "" if fixed else f"{speaker.say(node.count)}の分だけ"
    where = f"{ja.WHO[node.to]}フィールドに"
    said = suru(f"{where}{names}を{much}{position(node.in_)}特殊召喚")
    if not node.with_:
        return said
    return about(speaker, Done(), node.with_, "そのトークン").after(f"{said.on}、")


@says(OriginallyAs)
def _originally_as(speaker: Speaker, node: OriginallyAs) -> Said:
    what = "属性" if node.sort == announcing.ATTRIBUTE else "種族"
    original = "元々の" if node.original else ""
    text = f"の元々の{what}は{those(speaker, node.cards)}の{original}{what}に"
    return Said(f"{text}なり", f"{text}なる")


@says(LinkWith)
def _link_with(speaker: Speaker, node: LinkWith) -> Said:
    text = f"{those(speaker, node.cards)}を{those(speaker, node.to)}と"
    return Said("結び付け", "結び付ける").after(text)


@says(LookAt)
def _look_at(speaker: Speaker, node: LookAt) -> Said:
    return suru(f"{those(speaker, node.cards)}を確認")


@says(PutBackAtBottom)
def _put_back_at_bottom(speaker: Speaker, node: PutBackAtBottom) -> Said:
    text = f"{those(speaker, node.cards)}を好きな順番でデッキの下に戻"
    return Said(f"{text}し", f"{text}す")


@says(PutBackOnTop)
def _put_back_on_top(speaker: Speaker, node: PutBackOnTop) -> Said:
    text = f"{those(speaker, node.cards)}を好きな順番でデッキの上に戻"
    return Said(f"{text}し", f"{text}す")
