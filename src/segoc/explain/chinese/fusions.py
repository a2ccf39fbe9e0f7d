"""Chinese for Fusion Materials: what stands in for them, and what was used."""

from segoc.effects import fusing_later as fl, fusion_materials as fm, fusion_tributes as ft
from segoc.effects.conditional import ThoseIf
from segoc.effects.other_names import MaterialName, SeriesAlso
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import ANY, Noun, noun_of, one_such, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.picture.material_texts import StandsIn
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: "除外", DECK: "回到卡组"}


def used_up(goal: int) -> str:
    """What is done with materials that go there: to the GY, unless an effect says otherwise."""
    return WAYS.get(goal, "送去墓地")


@says(StandsIn)
def _stands_in(speaker: Speaker, node: StandsIn) -> str:
    noun = noun_of(speaker, node.filters)
    noun.noun = "融合怪兽"
    field = "表侧表示在场上" if node.continuous else "场上"
    places = [*numbered(node.places & ~zh.ON_FIELD, zh.PLACES), field]
    what = "属性" if node.by_attribute else "卡名"
    text = f"{noun.words()}融合召唤的场合，{'·'.join(places)}的这张卡可以作为"
    return f"{text}那只融合怪兽有{what}记述的1只融合素材怪兽的代替（其他的融合素材不能代用）。"


@says(fm.MadeOf)
def _made_of(speaker: Speaker, node: fm.MadeOf, noun: Noun) -> None:
    names = "·".join(f"「{speaker.title(name)}」" for name in node.names)
    noun.before.append((1, f"以{names}为融合素材的"))


@says(fm.UsedForFusion)
def _used_for_fusion(speaker: Speaker, node: fm.UsedForFusion, count: int) -> str:
    monster = those(speaker, node.cards)
    return f"在自己墓地齐集的{monster}的融合召唤使用过的一组融合素材怪兽"


@says(fm.HowManyUsed)
def _how_many_used(speaker: Speaker, node: fm.HowManyUsed) -> str:
    return f"作为{those(speaker, node.cards)}的素材的怪兽数量"


@says(ThoseIf)
def _those_if(speaker: Speaker, node: ThoseIf, count: int) -> str:
    return f"{those(speaker, node.cards, count)}（{condition(speaker, node.only_if)}的场合）"


@says(fm.UseListed)
def _use_listed(speaker: Speaker, node: fm.UseListed) -> str:
    used = those(speaker, node.using, ANY)
    return f"把{used}之中上记的卡{used_up(node.to)}"


@says(ft.TributeListed)
def _tribute_listed(speaker: Speaker, node: ft.TributeListed) -> str:
    used = those(speaker, node.using, ANY)
    with_ = f"（包含{one_such(speaker, node.including)}）" if node.including else ""
    return f"从{used}把{those(speaker, node.for_, 1)}决定的一组融合素材怪兽{with_}解放"


@says(ft.MadeOfPaid)
def _made_of_paid(speaker: Speaker, node: ft.MadeOfPaid, noun: Noun) -> None:
    noun.before.append((1, "以那些解放的怪兽为融合素材的"))


@says(MaterialName)
def _material_name(speaker: Speaker, node: MaterialName) -> str:
    return f"作为融合素材的场合，可以作为{those(speaker, node.cards)}的同名卡来成为融合素材"


@says(SeriesAlso)
def _series_also(speaker: Speaker, node: SeriesAlso) -> str:
    return f"也当作「{speaker.archetype(node.series)}」卡使用"


@says(fl.MadeFrom)
def _made_from(speaker: Speaker, node: fl.MadeFrom, noun: Noun) -> None:
    noun.before.append((1, f"其融合素材在{those(speaker, node.cards, ANY)}之中齐集的"))


@says(fl.Foreseen)
def _foreseen(speaker: Speaker, node: fl.Foreseen, noun: Noun) -> None:
    noun.before.append((1, "和这张卡的效果给人观看的怪兽同名的"))


@says(fl.SendMaterials)
def _send_materials(speaker: Speaker, node: fl.SendMaterials) -> str:
    monster = those(speaker, node.of)
    return f"从{those(speaker, node.using, ANY)}把{monster}决定的一组融合素材怪兽送去墓地"


@says(fl.FusionSummonOfSent)
def _fusion_summon_of_sent(speaker: Speaker, node: fl.FusionSummonOfSent) -> str:
    made = those(speaker, node.cards)
    return f"把{made}融合召唤（这张卡的效果送去墓地的怪兽作为那只怪兽的融合素材）"


@says(fl.OwnTurnSince)
def _own_turn_since(speaker: Speaker, node: fl.OwnTurnSince, so: bool) -> str:
    return f"{'' if so else '不'}是这张卡的发动后第{node.number}次的自己回合"
