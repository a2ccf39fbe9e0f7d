"""English for Fusion Materials: what stands in for them, and what was used."""

from segoc.effects import fusing_later as fl, fusion_materials as fm, fusion_tributes as ft
from segoc.effects.conditional import ThoseIf
from segoc.effects.other_names import MaterialName, SeriesAlso
from segoc.explain.english import terms as en
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import (
    ALL,
    ANY,
    BARE,
    Noun,
    Those,
    from_among,
    noun_of,
    one_such,
    says,
    those,
)
from segoc.explain.english.terms import listed, numbered, sentence
from segoc.explain.speaker import Speaker
from segoc.kernel.picture.material_texts import StandsIn
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: "banish", DECK: "return to the Deck"}


def used_up(goal: int) -> str:
    """What is done with materials that go there: to the GY, unless an effect says otherwise."""
    return WAYS.get(goal, "send to the GY")


@says(StandsIn)
def _stands_in(speaker: Speaker, node: StandsIn) -> str:
    noun = noun_of(speaker, node.filters)
    noun.noun = "Fusion Monster"
    places = listed(numbered(node.places & ~en.ON_FIELD, en.PLACES))
    field = "face-up on the field" if node.continuous else "on the field"
    where = f"{field} or in your {places}" if places else field
    by = "whose Attribute is" if node.by_attribute else "whose name is"
    text = f"while {where}, this card can be used as a substitute for any 1 Fusion Material {by} "
    text += f"specifically listed on the {noun.words(False)}, "
    return sentence(text + "but the other Fusion Material(s) must be correct")


@says(fm.MadeOf)
def _made_of(speaker: Speaker, node: fm.MadeOf, noun: Noun) -> None:
    names = listed([f'"{speaker.title(name)}"' for name in node.names])
    noun.after.append(f"that lists {names} as Fusion Material")


@says(fm.UsedForFusion)
def _used_for_fusion(speaker: Speaker, node: fm.UsedForFusion, count: int, source: bool) -> Those:
    monster = those(speaker, node.cards).text
    text = f"all the Fusion Materials used for the Fusion Summon of {monster}"
    return Those(f"{text}, if all of them are in your GY", True)


@says(fm.HowManyUsed)
def _how_many_used(speaker: Speaker, node: fm.HowManyUsed) -> str:
    monster = those(speaker, node.cards).text
    return f"the number of materials used for the Summon of {monster}"


@says(ThoseIf)
def _those_if(speaker: Speaker, node: ThoseIf, count: int, source: bool) -> Those:
    group = those(speaker, node.cards, BARE if count in (ALL, ANY) else count, source)
    return Those(f"{group.text} (if {condition(speaker, node.only_if)})", group.many)


@says(fm.UseListed)
def _use_listed(speaker: Speaker, node: fm.UseListed) -> str:
    used = from_among(speaker, node.using)
    doing = used_up(node.to)
    return f"{doing} the cards listed above, among {used}"


@says(ft.TributeListed)
def _tribute_listed(speaker: Speaker, node: ft.TributeListed) -> str:
    used = from_among(speaker, node.using)
    made = those(speaker, node.for_, 1, True).text
    with_ = f" (including {one_such(speaker, node.including)})" if node.including else ""
    return f"Tribute, among {used}, the Fusion Materials{with_} listed on {made}"


@says(ft.MadeOfPaid)
def _made_of_paid(speaker: Speaker, node: ft.MadeOfPaid, noun: Noun) -> None:
    noun.after.append("that lists the Tributed monsters as Fusion Materials")


@says(MaterialName)
def _material_name(speaker: Speaker, node: MaterialName, subject: Those) -> str:
    name = f"the name of {those(speaker, node.cards).text}"
    return f"can be treated as having {name} if used as Fusion Material"


@says(SeriesAlso)
def _series_also(speaker: Speaker, node: SeriesAlso, subject: Those) -> str:
    return f'{subject.are} also treated as a "{speaker.archetype(node.series)}" card'


@says(fl.MadeFrom)
def _made_from(speaker: Speaker, node: fl.MadeFrom, noun: Noun) -> None:
    used = from_among(speaker, node.cards)
    noun.after.append(f"whose listed Fusion Materials are all among {used}")


@says(fl.Foreseen)
def _foreseen(speaker: Speaker, node: fl.Foreseen, noun: Noun) -> None:
    noun.after.append("with the same name as the monster revealed by this card's effect")


@says(fl.SendMaterials)
def _send_materials(speaker: Speaker, node: fl.SendMaterials) -> str:
    used = from_among(speaker, node.using)
    monster = those(speaker, node.of).text
    return f"send the Fusion Materials listed on {monster} to the GY, among {used}"


@says(fl.FusionSummonOfSent)
def _fusion_summon_of_sent(speaker: Speaker, node: fl.FusionSummonOfSent) -> str:
    made = those(speaker, node.cards, ALL, True).text
    return f"Fusion Summon {made}, treating the cards sent by this card's effect as its materials"


@says(fl.OwnTurnSince)
def _own_turn_since(speaker: Speaker, node: fl.OwnTurnSince, so: bool) -> str:
    return f"it is {'' if so else 'not '}your turn {node.number} after this card's activation"
