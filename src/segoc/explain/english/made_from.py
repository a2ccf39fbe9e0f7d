"""English for what a monster was made from by its Synchro or Link Summon."""

from segoc.effects import synchro_materials as sm
from segoc.explain.english import terms as en
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import BARE, Noun, Those, noun_of, says, those
from segoc.explain.english.terms import listed, names_of, numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.picture.material_texts import (
    GoesAsMaterial,
    LendsHand,
    LevelForXyz,
    NeedsCompanions,
    StandsInForTuner,
)
from segoc.kernel.table.places import BANISHED, DECK


@says(sm.UsedForSynchro)
def _used_for_synchro(speaker: Speaker, node: sm.UsedForSynchro, count: int, source: bool) -> Those:
    monster = those(speaker, node.cards).text
    text = f"all the Synchro Materials used for the Synchro Summon of {monster}"
    return Those(f"{text}, if all of them are in your GY", True)


@says(sm.UsedForThis)
def _used_for_this(speaker: Speaker, node: sm.UsedForThis, count: int, source: bool) -> Those:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "monster" if noun.noun == "card" else noun.noun
    if node.came:
        ways = listed([f"{way} Summoned" for way in numbered(node.came, en.WAYS)], "or")
        noun.before.append((-1, ways))
    noun.after.append("used as material for this card's Summon")
    return Those(noun.text(count), count != 1)


@says(sm.TunersOfThis)
def _tuners(speaker: Speaker, node: sm.TunersOfThis, count: int, source: bool) -> Those:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "monster" if noun.noun == "card" else noun.noun
    if node.came:
        ways = listed([f"{way} Summoned" for way in numbered(node.came, en.WAYS)], "or")
        noun.before.append((-1, ways))
    noun.after.append("used as a Tuner for this card's Synchro Summon")
    return Those(noun.text(count), count != 1)


@says(sm.AttributeKinds)
def _attribute_kinds(speaker: Speaker, node: sm.AttributeKinds) -> str:
    return f"the number of different original Attributes of {those(speaker, node.cards).text}"


@says(sm.TypesAlso)
def _types_also(speaker: Speaker, node: sm.TypesAlso, subject: Those) -> str:
    words = listed(names_of(node.types, en.TYPE_WORDS), "and")
    return f"{subject.are} also treated as {en.article(words)} monster"


@says(GoesAsMaterial)
def _goes_as_material(speaker: Speaker, node: GoesAsMaterial) -> str:
    ways = listed(numbered(node.ways, en.WAYS), "or")
    text = f"If this card is used as {ways} Material, "
    if node.condition is not None:
        text += f"while {condition(speaker, node.condition)}, "
    if node.unless:
        others = noun_of(speaker, node.unless)
        others.noun = "monster" if others.noun == "card" else others.noun
        text += f"unless all other {ways} Materials are {others.text(BARE)}, "
    where = {DECK: "place it on the bottom of the Deck", BANISHED: "banish it"}
    return f"{text}{where.get(node.to, 'send it to the GY')}."


@says(NeedsCompanions)
def _needs_companions(speaker: Speaker, node: NeedsCompanions) -> str:
    ways = listed(numbered(node.ways, en.WAYS), "or")
    others = noun_of(speaker, node.filters)
    others.noun = "monster" if others.noun == "card" else others.noun
    must = f"all other materials must be {others.text(BARE)}"
    return f"If this card is used as {ways} Material, {must}."


@says(StandsInForTuner)
def _stands_in_for_tuner(speaker: Speaker, node: StandsInForTuner) -> str:
    series = speaker.archetype(node.series)
    return f'This card can be used as Synchro Material in place of a "{series}" Tuner.'


@says(LendsHand)
def _lends_hand(speaker: Speaker, node: LendsHand) -> str:
    start = "If this card"
    if node.condition is not None:
        start = f"If {speaker.say(node.condition, True)} and this card"
    return f"{start} is used as Synchro Material, 1 monster in your hand can also be used."


@says(LevelForXyz)
def _level_for_xyz(speaker: Speaker, node: LevelForXyz) -> str:
    return f"If this card is used for an Xyz Summon, it can be treated as Level {node.level}."
