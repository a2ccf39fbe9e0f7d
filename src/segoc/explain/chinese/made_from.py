"""Chinese for what a monster was made from by its Synchro or Link Summon."""

from segoc.effects import synchro_materials as sm
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import Noun, noun_of, says, those
from segoc.explain.chinese.terms import names_of
from segoc.explain.speaker import Speaker
from segoc.kernel.stand_ins import StandsInForTuner


@says(sm.UsedForSynchro)
def _used_for_synchro(speaker: Speaker, node: sm.UsedForSynchro, count: int) -> str:
    monster = those(speaker, node.cards)
    return f"在自己墓地齐集的{monster}的同调召唤使用过的一组同调素材怪兽"


@says(sm.UsedForThis)
def _used_for_this(speaker: Speaker, node: sm.UsedForThis, count: int) -> str:
    noun: Noun = noun_of(speaker, node.filters)
    noun.noun = "怪兽" if noun.noun == "卡" else noun.noun
    noun.before.append((0, "作为这张卡的召唤素材的"))
    return noun.text(count)


@says(sm.AttributeKinds)
def _attribute_kinds(speaker: Speaker, node: sm.AttributeKinds) -> str:
    return f"{those(speaker, node.cards)}的原本属性的种类数量"


@says(sm.TypesAlso)
def _types_also(speaker: Speaker, node: sm.TypesAlso) -> str:
    return f"也当作{'·'.join(names_of(node.types, zh.TYPE_WORDS))}使用"


@says(StandsInForTuner)
def _stands_in_for_tuner(speaker: Speaker, node: StandsInForTuner) -> str:
    return f"这张卡可以作为「{speaker.archetype(node.series)}」调整的代替而成为同调素材。"
