"""Chinese for what a monster was made from by its Synchro or Link Summon."""

from segoc.effects import synchro_materials as sm
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import Noun, noun_of, says, those
from segoc.explain.chinese.terms import names_of, numbered
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
    return f"在自己墓地齐集的{monster}的同调召唤使用过的一组同调素材怪兽"


@says(sm.UsedForThis)
def _used_for_this(speaker: Speaker, node: sm.UsedForThis, count: int) -> str:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "怪兽" if noun.noun == "卡" else noun.noun
    if node.came:
        noun.before.append((-1, f"{'·'.join(numbered(node.came, zh.WAYS))}的"))
    noun.before.append((-2, "作为这张卡的召唤素材的"))
    return noun.text(count)


@says(sm.TunersOfThis)
def _tuners(speaker: Speaker, node: sm.TunersOfThis, count: int) -> str:
    noun: Noun = noun_of(speaker, node.that)
    noun.noun = "怪兽" if noun.noun == "卡" else noun.noun
    if node.came:
        noun.before.append((-1, f"{'·'.join(numbered(node.came, zh.WAYS))}的"))
    noun.before.append((-2, "作为这张卡的同调召唤的调整使用的"))
    return noun.text(count)


@says(sm.AttributeKinds)
def _attribute_kinds(speaker: Speaker, node: sm.AttributeKinds) -> str:
    return f"{those(speaker, node.cards)}的原本属性的种类数量"


@says(sm.TypesAlso)
def _types_also(speaker: Speaker, node: sm.TypesAlso) -> str:
    return f"也当作{'·'.join(names_of(node.types, zh.TYPE_WORDS))}使用"


@says(GoesAsMaterial)
def _goes_as_material(speaker: Speaker, node: GoesAsMaterial) -> str:
    ways = "·".join(numbered(node.ways, zh.WAYS))
    text = f"把这张卡作为{ways}的素材的场合，"
    if node.condition is not None:
        text = f"{condition(speaker, node.condition)}期间，{text}"
    if node.unless:
        others = noun_of(speaker, node.unless)
        others.noun = "怪兽" if others.noun == "卡" else others.noun
        text += f"其他的素材有使用除{others.words()}以外的怪兽的场合，"
    where = {DECK: "这张卡回到持有者卡组最下面", BANISHED: "这张卡除外"}
    return f"{text}{where.get(node.to, '这张卡送去墓地')}。"


@says(NeedsCompanions)
def _needs_companions(speaker: Speaker, node: NeedsCompanions) -> str:
    ways = "·".join(numbered(node.ways, zh.WAYS))
    others = noun_of(speaker, node.filters)
    others.noun = "怪兽" if others.noun == "卡" else others.noun
    return f"把这张卡作为{ways}的素材的场合，其他素材必须全部是{others.words()}。"


@says(StandsInForTuner)
def _stands_in_for_tuner(speaker: Speaker, node: StandsInForTuner) -> str:
    return f"这张卡可以作为「{speaker.archetype(node.series)}」调整的代替而成为同调素材。"


@says(LendsHand)
def _lends_hand(speaker: Speaker, node: LendsHand) -> str:
    so = "" if node.condition is None else f"{speaker.say(node.condition, True)}的场合，"
    return f"{so}以这张卡为素材作同调召唤的场合，手卡1只怪兽也能作为同调素材。"


@says(LevelForXyz)
def _level_for_xyz(speaker: Speaker, node: LevelForXyz) -> str:
    return f"把这张卡在超量召唤使用的场合，可以把这张卡的等级当作{node.level}星使用。"
