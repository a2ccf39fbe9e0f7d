"""Japanese for what a monster was made from by its Synchro or Link Summon."""

from segoc.effects import synchro_materials as sm
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import Noun, noun_of, says, those
from segoc.explain.japanese.terms import Said, names_of, numbered
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
def _used_for_synchro(speaker: Speaker, node: sm.UsedForSynchro, count: int) -> str:
    monster = those(speaker, node.cards)
    return f"自分の墓地に揃った、{monster}のS召喚の素材としたモンスター一組"


@says(sm.UsedForThis)
def _used_for_this(speaker: Speaker, node: sm.UsedForThis, count: int) -> str:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "モンスター" if noun.noun == "カード" else noun.noun
    if node.came:
        noun.before.append((-1, f"{'・'.join(numbered(node.came, ja.WAYS))}した"))
    noun.before.append((-2, "このカードの召喚の素材とした"))
    return noun.text(count)


@says(sm.TunersOfThis)
def _tuners(speaker: Speaker, node: sm.TunersOfThis, count: int) -> str:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "モンスター" if noun.noun == "カード" else noun.noun
    if node.came:
        noun.before.append((-1, f"{'・'.join(numbered(node.came, ja.WAYS))}した"))
    noun.before.append((-2, "このカードのS召喚のチューナーとした"))
    return noun.text(count)


@says(sm.AttributeKinds)
def _attribute_kinds(speaker: Speaker, node: sm.AttributeKinds) -> str:
    return f"{those(speaker, node.cards)}の元々の属性の種類の数"


@says(sm.TypesAlso)
def _types_also(speaker: Speaker, node: sm.TypesAlso) -> Said:
    words = "・".join(names_of(node.types, ja.TYPE_WORDS))
    return Said(f"は{words}としても扱い", f"は{words}としても扱う")


@says(GoesAsMaterial)
def _goes_as_material(speaker: Speaker, node: GoesAsMaterial) -> str:
    ways = "・".join(numbered(node.ways, ja.WAYS))
    text = f"このカードを{ways}の素材とする場合、"
    if node.condition is not None:
        text = f"{condition(speaker, node.condition)}限り、{text}"
    if node.unless:
        others = noun_of(speaker, node.unless)
        others.noun = "モンスター" if others.noun == "カード" else others.noun
        text += f"他の素材に{others.words()}以外のモンスターを使用した場合、"
    where = {DECK: "このカードを持ち主のデッキの一番下に戻す", BANISHED: "このカードを除外する"}
    return f"{text}{where.get(node.to, 'このカードを墓地へ送る')}。"


@says(NeedsCompanions)
def _needs_companions(speaker: Speaker, node: NeedsCompanions) -> str:
    ways = "・".join(numbered(node.ways, ja.WAYS))
    others = noun_of(speaker, node.filters)
    others.noun = "モンスター" if others.noun == "カード" else others.noun
    return f"このカードを{ways}の素材とする場合、他の素材は全て{others.words()}でなければならない。"


@says(StandsInForTuner)
def _stands_in_for_tuner(speaker: Speaker, node: StandsInForTuner) -> str:
    series = speaker.archetype(node.series)
    return f"このカードは「{series}」チューナーの代わりとしてS素材にできる。"


@says(LendsHand)
def _lends_hand(speaker: Speaker, node: LendsHand) -> str:
    so = "" if node.condition is None else f"{speaker.say(node.condition, True)}場合、"
    return f"{so}このカードを素材としてS召喚をする場合、手札のモンスター１体もS素材にできる。"


@says(LevelForXyz)
def _level_for_xyz(speaker: Speaker, node: LevelForXyz) -> str:
    text = "このカードをX召喚に使用する場合、"
    return f"{text}このカードのレベルを{node.level}として扱う事ができる。"
