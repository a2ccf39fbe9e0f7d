"""Chinese for Tokens."""

from segoc.effects.numbers import Fixed
from segoc.effects.selectors import Done
from segoc.effects.tokens import SummonTokens
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import position
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import says
from segoc.explain.speaker import Speaker


@says(SummonTokens)
def _summon_tokens(speaker: Speaker, node: SummonTokens) -> str:
    count = f"{node.count.number}只" if isinstance(node.count, Fixed) else ""
    names = "和".join(f"{count}「{speaker.title(name)}」" for name in node.names)
    text = f"在{zh.WHO[node.whose]}场上把{names}{position(node.positions)}特殊召唤"
    if not isinstance(node.count, Fixed):
        text += f"，数量是{speaker.say(node.count)}"
    if node.clauses:
        text += f"，{about(speaker, Done(), node.clauses, '那衍生物')}"
    return text
