"""Japanese for link markers."""

from segoc.effects import linking as ln
from segoc.explain.japanese.actions import position
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import Noun, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(ln.InLinkState)
def _in_link_state(speaker: Speaker, node: ln.InLinkState, noun: Noun) -> None:
    noun.before.append((1, "相互リンク状態の" if node.mutual else "リンク状態の"))


@says(ln.InExtraLink)
def _in_extra_link(speaker: Speaker, node: ln.InExtraLink, noun: Noun) -> None:
    noun.before.append((1, "EXリンク状態の"))


@says(ln.PointedTo)
def _pointed_to(speaker: Speaker, node: ln.PointedTo, noun: Noun) -> None:
    noun.before.append((1, "リンクモンスターのリンク先の"))


@says(ln.RatingIs)
def _rating_is(speaker: Speaker, node: ln.RatingIs, noun: Noun) -> None:
    if node.least == node.most:
        noun.before.append((2, f"リンク{node.least}の"))
    elif node.least <= 1:
        noun.before.append((2, f"リンク{node.most}以下の"))
    else:
        noun.before.append((2, f"リンク{node.least}以上の"))


@says(ln.CoLinked)
def _co_linked(speaker: Speaker, node: ln.CoLinked, count: int) -> str:
    return Noun("モンスター", [(0, "このカードの相互リンク先の")], "体").text(count)


@says(ln.SummonWherePointed)
def _summon_where_pointed(speaker: Speaker, node: ln.SummonWherePointed) -> Said:
    where = "このカードのリンク先となる自分フィールドに"
    said = suru(f"{those(speaker, node.cards)}を{where}{position(node.in_)}特殊召喚")
    if not node.with_:
        return said
    return about(speaker, node.cards, node.with_, "そのモンスター").after(f"{said.on}、")
