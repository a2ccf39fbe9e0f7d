"""English for what players announce and decide, and for chance."""

from segoc.effects import announcements as an
from segoc.effects.players import YOU
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import Noun, says
from segoc.explain.english.terms import listed, names_of
from segoc.explain.speaker import Speaker
from segoc.kernel import announcing


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> str:
    who, s = en.WHO[node.by]
    verb = "declare" if node.by == YOU else f"{who} declare{s}"
    if node.sort == announcing.NUMBER:
        return f"{verb} a number from {node.least} to {node.most}"
    if node.sort == announcing.ATTRIBUTE:
        return f"{verb} 1 Attribute"
    if node.sort == announcing.RACE:
        return f"{verb} 1 Monster Type"
    words = names_of(node.types, en.TYPE_WORDS)
    kinds = listed(names_of(node.kinds, en.KINDS)) or "card"
    kind = f"{listed(words)} {kinds}" if words else kinds
    return f"{verb} 1 {kind}{'' if kinds == 'card' else ' card'} name"


@says(an.AsAnnounced)
def _as_announced(speaker: Speaker, node: an.AsAnnounced, noun: Noun) -> None:
    words = {
        announcing.NUMBER: "with the declared Level",
        announcing.ATTRIBUTE: "of the declared Attribute",
        announcing.RACE: "of the declared Type",
        announcing.NAME: "with the declared name",
    }
    noun.after.append(words[node.sort])


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "the declared number"
