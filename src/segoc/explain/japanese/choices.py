"""Japanese for what players announce and decide, and for chance."""

from segoc.effects import announcements as an
from segoc.effects.players import YOU
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import Noun, says
from segoc.explain.japanese.terms import Said, names_of, suru
from segoc.explain.speaker import Speaker
from segoc.kernel import announcing


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> Said:
    who = "" if node.by == YOU else f"{ja.WHO[node.by]}は"
    if node.sort == announcing.NUMBER:
        return suru(f"{who}{node.least}～{node.most}までの任意の数字を宣言")
    if node.sort == announcing.ATTRIBUTE:
        return suru(f"{who}属性を１つ宣言")
    if node.sort == announcing.RACE:
        return suru(f"{who}種族を１つ宣言")
    words = "・".join(names_of(node.types, ja.TYPE_WORDS))
    kinds = "・".join(names_of(node.kinds, ja.KINDS))
    return suru(f"{who}{words}{kinds}{'の' if words or kinds else ''}カード名を１つ宣言")


@says(an.AsAnnounced)
def _as_announced(speaker: Speaker, node: an.AsAnnounced, noun: Noun) -> None:
    words = {
        announcing.NUMBER: "宣言されたレベルの",
        announcing.ATTRIBUTE: "宣言された属性の",
        announcing.RACE: "宣言された種族の",
        announcing.NAME: "宣言されたカード名の",
    }
    noun.before.append((2, words[node.sort]))


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "宣言された数字"
