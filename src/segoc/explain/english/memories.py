"""English for what cards were, what was revealed, and what becomes of them."""

from segoc.effects import announcements as an, card_history, filters as fl, references
from segoc.effects.draws import Drew
from segoc.effects.staying import Attach, StaysOnField
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import Noun, Those, says, those
from segoc.explain.english.terms import listed, names_of, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(card_history.SummonedAs)
def _summoned_as(speaker: Speaker, node: card_history.SummonedAs, noun: Noun) -> None:
    when = " this turn" if node.this_turn else ""
    noun.after.append(f"that was {ways_of(node.ways)}{when}")


@says(card_history.SpentThisTurn)
def _spent(speaker: Speaker, node: card_history.SpentThisTurn, noun: Noun) -> None:
    noun.after.append("sent there this turn to activate a monster effect")


@says(fl.AtkAtMost)
def _atk_at_most(speaker: Speaker, node: fl.AtkAtMost, noun: Noun) -> None:
    noun.after.append(f"with ATK less than or equal to {speaker.say(node.number)}")


@says(references.Revealed)
def _revealed(speaker: Speaker, node: references.Revealed, count: int, source: bool) -> Those:
    if count > 0:
        return Those(f"{count} of those cards", count > 1)
    return Those("the rest", True)


@says(Drew)
def _drew(speaker: Speaker, node: Drew) -> str:
    who, s = en.WHO[node.whose]
    if node.normal:
        return f"{who} conduct{s} a normal draw"
    return f"{who} draw{s} a card(s)"


@says(Attach)
def _attach(speaker: Speaker, node: Attach) -> str:
    found = those(speaker, node.cards).text
    return f"attach {found} to {those(speaker, node.to).text} as material"


@says(an.AttributeIs)
@says(an.RaceIs)
def _becomes(speaker: Speaker, node: an.Becomes, subject: Those) -> str:
    of_attribute = node.sort == announcing.ATTRIBUTE
    what = "Attribute" if of_attribute else "Type"
    names = names_of(node.bits, en.ATTRIBUTES if of_attribute else en.RACES)
    become = "become" if subject.many else "becomes"
    return f"{become} {listed(names, 'and')}" if names else f"{become} the declared {what}"


@says(StaysOnField)
def _stays(speaker: Speaker, node: StaysOnField, subject: Those) -> str:
    return f"remain{subject.s} on the field after its activation"
