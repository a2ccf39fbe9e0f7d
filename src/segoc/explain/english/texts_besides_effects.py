"""English for what cards say of themselves, and on what they can be equipped."""

from segoc.effects import texts_besides_effects as un
from segoc.effects.each import Each, LinkedWith
from segoc.effects.setting import SetAsSpell
from segoc.explain.english.nouns import ANY, Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(un.CanBeSetAsSpell)
def _set_as_spell(speaker: Speaker, node: un.CanBeSetAsSpell, subject: Those) -> str:
    return "can be Set from the hand in the Spell & Trap Zone, as a Spell"


@says(un.CanStayAsSpell)
def _stay_as_spell(speaker: Speaker, node: un.CanStayAsSpell, subject: Those) -> str:
    place = "placed face-up in the Spell & Trap Zone as a Continuous Spell"
    return f"can be {place}, instead of being sent to the GY, if destroyed in the Monster Zone"


@says(un.OnlyOne)
def _only_one(speaker: Speaker, node: un.OnlyOne, subject: Those) -> str:
    return f"can only be face-up on your field if there is no other “{speaker.title(node.name)}”"


@says(un.OnlyOneOfSeries)
def _only_one_of_series(speaker: Speaker, node: un.OnlyOneOfSeries, subject: Those) -> str:
    field = "the field" if node.both else "your field"
    return (
        f"can only be face-up on {field} if there is no other "
        f"“{speaker.archetype(node.series)}” monster"
    )


@says(un.EquipsOnly)
def _equips_only(speaker: Speaker, node: un.EquipsOnly, subject: Those) -> str:
    noun = Noun()
    noun.noun = "monster"
    for one in node.that:
        speaker.say(one, noun)
    return f"can only be equipped to {noun.text(1)}"


@says(SetAsSpell)
def _set_by_effect(speaker: Speaker, node: SetAsSpell) -> str:
    return f"Set {those(speaker, node.cards).text} in your Spell & Trap Zone as a Spell"


@says(un.NoTributes)
def _no_tributes(speaker: Speaker, node: un.NoTributes, subject: Those) -> str:
    noun = Noun()
    noun.noun = "monster"
    for one in node.that:
        speaker.say(one, noun)
    return f"{subject.text} can Normal Summon {noun.text(1)} without Tributing"


@says(Each)
def _each(speaker: Speaker, node: Each, count: int, source: bool) -> Those:
    return Those("that monster", False)


@says(LinkedWith)
def _linked_with(speaker: Speaker, node: LinkedWith, count: int, source: bool) -> Those:
    noun = Noun("monster", after=[f"linked to {those(speaker, node.cards).text}"])
    return Those(noun.text(count), count not in (1, ANY))
