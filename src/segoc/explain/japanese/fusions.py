"""Japanese for Fusion Materials: what stands in for them, and what was used."""

from segoc.effects import fusing_later as fl, fusion_materials as fm, fusion_tributes as ft
from segoc.effects.conditional import ThoseIf
from segoc.effects.other_names import MaterialName, SeriesAlso
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import ANY, Noun, noun_of, one_such, says, those
from segoc.explain.japanese.terms import Said, numbered, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.picture.material_texts import StandsIn
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: suru("除外"), DECK: Said("デッキに戻し", "デッキに戻す")}
TO_GY = Said("墓地へ送り", "墓地へ送る")


def used_up(goal: int) -> Said:
    """What is done with materials that go there: to the GY, unless an effect says otherwise."""
    return WAYS.get(goal, TO_GY)


@says(StandsIn)
def _stands_in(speaker: Speaker, node: StandsIn) -> str:
    noun = noun_of(speaker, node.filters)
    noun.noun = "融合モンスター"
    field = "フィールドに表側表示で存在する間" if node.continuous else "フィールド"
    places = [*numbered(node.places & ~ja.ON_FIELD, ja.PLACES), field]
    what = "属性" if node.by_attribute else "カード名"
    text = f"{noun.words()}を融合召喚する場合、{'・'.join(places)}のこのカードは"
    text += f"その融合モンスターに{what}が記された融合素材モンスター１体として代用できる"
    return f"{text}（他の融合素材は代用できない）。"


@says(fm.MadeOf)
def _made_of(speaker: Speaker, node: fm.MadeOf, noun: Noun) -> None:
    names = "・".join(f"「{speaker.title(name)}」" for name in node.names)
    noun.before.append((1, f"{names}を融合素材とする"))


@says(fm.UsedForFusion)
def _used_for_fusion(speaker: Speaker, node: fm.UsedForFusion, count: int) -> str:
    monster = those(speaker, node.cards)
    return f"自分の墓地に揃った、{monster}の融合召喚に使用した融合素材モンスター一組"


@says(fm.HowManyUsed)
def _how_many_used(speaker: Speaker, node: fm.HowManyUsed) -> str:
    return f"{those(speaker, node.cards)}の素材としたモンスターの数"


@says(ThoseIf)
def _those_if(speaker: Speaker, node: ThoseIf, count: int) -> str:
    return f"{those(speaker, node.cards, count)}（{condition(speaker, node.only_if)}場合）"


@says(fm.UseListed)
def _use_listed(speaker: Speaker, node: fm.UseListed) -> Said:
    used = those(speaker, node.using, ANY)
    return used_up(node.to).after(f"{used}の内から上記のカードを")


@says(ft.TributeListed)
def _tribute_listed(speaker: Speaker, node: ft.TributeListed) -> Said:
    used = those(speaker, node.using, ANY)
    with_ = f"（{one_such(speaker, node.including)}を含む）" if node.including else ""
    made = those(speaker, node.for_, 1)
    return suru(f"{used}から{made}によって決められた融合素材モンスター一組{with_}をリリース")


@says(ft.MadeOfPaid)
def _made_of_paid(speaker: Speaker, node: ft.MadeOfPaid, noun: Noun) -> None:
    noun.before.append((1, "そのリリースしたモンスターを融合素材とする"))


@says(MaterialName)
def _material_name(speaker: Speaker, node: MaterialName) -> Said:
    text = f"を融合素材とする場合、{those(speaker, node.cards)}の同名カードとして融合素材に"
    return Said(f"{text}でき", f"{text}できる")


@says(SeriesAlso)
def _series_also(speaker: Speaker, node: SeriesAlso) -> Said:
    text = f"は「{speaker.archetype(node.series)}」カードとしても"
    return Said(f"{text}扱い", f"{text}扱う")


@says(fl.MadeFrom)
def _made_from(speaker: Speaker, node: fl.MadeFrom, noun: Noun) -> None:
    noun.before.append((1, f"融合素材が{those(speaker, node.cards, ANY)}の中に揃う"))


@says(fl.Foreseen)
def _foreseen(speaker: Speaker, node: fl.Foreseen, noun: Noun) -> None:
    noun.before.append((1, "このカードの効果で見せたモンスターと同名の"))


@says(fl.SendMaterials)
def _send_materials(speaker: Speaker, node: fl.SendMaterials) -> Said:
    used = those(speaker, node.using, ANY)
    monster = those(speaker, node.of)
    return TO_GY.after(f"{used}から{monster}によって決められた融合素材モンスター一組を")


@says(fl.FusionSummonOfSent)
def _fusion_summon_of_sent(speaker: Speaker, node: fl.FusionSummonOfSent) -> Said:
    made = those(speaker, node.cards)
    return suru(f"このカードの効果で墓地へ送ったモンスターを融合素材として{made}を融合召喚")


@says(fl.OwnTurnSince)
def _own_turn_since(speaker: Speaker, node: fl.OwnTurnSince, so: bool) -> str:
    turn = f"このカードの発動後{node.number}回目の自分ターンで"
    return f"{turn}{'ある' if so else 'ない'}"
