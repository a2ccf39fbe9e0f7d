"""Chinese for what players announce and decide, and for chance."""

from segoc.effects import announcements as an
from segoc.effects.players import YOU
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import Noun, says
from segoc.explain.chinese.terms import names_of
from segoc.explain.speaker import Speaker
from segoc.kernel import announcing


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> str:
    who = "" if node.by == YOU else zh.WHO[node.by]
    if node.sort == announcing.NUMBER:
        return f"{who}宣言{node.least}～{node.most}的任意数字"
    if node.sort == announcing.ATTRIBUTE:
        return f"{who}宣言1个属性"
    if node.sort == announcing.RACE:
        return f"{who}宣言1个种族"
    words = "·".join(names_of(node.types, zh.TYPE_WORDS))
    kinds = "·".join(names_of(node.kinds, zh.KINDS))
    return f"{who}宣言1个{words}{kinds}{'的' if words or kinds else ''}卡名"


@says(an.AsAnnounced)
def _as_announced(speaker: Speaker, node: an.AsAnnounced, noun: Noun) -> None:
    words = {
        announcing.NUMBER: "宣言的等级的",
        announcing.ATTRIBUTE: "宣言的属性的",
        announcing.RACE: "宣言的种族的",
        announcing.NAME: "宣言的卡名的",
    }
    noun.before.append((2, words[node.sort]))


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "宣言的数字"
