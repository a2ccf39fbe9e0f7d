"""English for link markers."""

from segoc.effects import linking as ln
from segoc.explain.english.actions import position
from segoc.explain.english.clauses import about
from segoc.explain.english.nouns import ALL, ANY, Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(ln.InLinkState)
def _in_link_state(speaker: Speaker, node: ln.InLinkState, noun: Noun) -> None:
    noun.before.append((1, "co-linked" if node.mutual else "linked"))


@says(ln.InExtraLink)
def _in_extra_link(speaker: Speaker, node: ln.InExtraLink, noun: Noun) -> None:
    noun.before.append((1, "Extra Linked"))


@says(ln.PointedTo)
def _pointed_to(speaker: Speaker, node: ln.PointedTo, noun: Noun) -> None:
    noun.after.append("in a zone that a Link Monster points to")


@says(ln.RatingIs)
def _rating_is(speaker: Speaker, node: ln.RatingIs, noun: Noun) -> None:
    if node.least == node.most:
        noun.before.append((4, f"Link-{node.least}"))
    elif node.least <= 1:
        noun.before.append((4, f"Link-{node.most} or lower"))
    else:
        noun.before.append((4, f"Link-{node.least} or higher"))


@says(ln.CoLinked)
def _co_linked(speaker: Speaker, node: ln.CoLinked, count: int, source: bool) -> Those:
    noun = Noun("monster", after=["co-linked to this card"])
    return Those(noun.text(count), count not in (1, ANY))


@says(ln.SummonWherePointed)
def _summon_where_pointed(speaker: Speaker, node: ln.SummonWherePointed) -> str:
    found = those(speaker, node.cards, ALL, True)
    text = f"Special Summon {found.text}{position(node.in_)} to your zone this card points to"
    if node.with_:
        it = Those("they" if found.many else "it", found.many)
        text += f", but {about(speaker, node.cards, node.with_, it)}"
    return text
