"""Japanese for Tokens, and for looking at the top of a Deck."""

from segoc.effects.looking import ArrangeTop
from segoc.effects.numbers import Fixed
from segoc.effects.selectors import Done
from segoc.effects.tokens import SummonTokens
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import position
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import says
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> Said:
    fixed = isinstance(node.count, Fixed)
    count = f"{node.count.number}体" if isinstance(node.count, Fixed) else ""
    names = "と".join(f"「{speaker.title(name)}」{count}" for name in node.names)
    much = "" if fixed else f"{speaker.say(node.count)}の分だけ"
    where = f"{ja.WHO[node.whose]}フィールドに"
    said = suru(f"{where}{names}を{much}{position(node.positions)}特殊召喚")
    if not node.clauses:
        return said
    return about(speaker, Done(), node.clauses, "そのトークン").after(f"{said.on}、")


@says(ArrangeTop)
def _arrange_top(speaker: Speaker, node: ArrangeTop) -> Said:
    count = speaker.say(node.count)
    much = f"{count}枚" if isinstance(node.count, Fixed) else f"{count}の分だけ"
    text = f"自分のデッキの上からカードを{much}確認し、好きな順番でデッキの上に"
    return Said(f"{text}戻し", f"{text}戻す")
