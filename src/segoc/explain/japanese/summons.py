"""Japanese for Fusion and Ritual Summons."""

from segoc.effects.fusing import FusionSummon, RitualSummon, SummonUsing
from segoc.effects.fusing_and_banishing import FusionSummonAlsoBanishing
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.normal_summons import NormalSummonByEffect
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import ANY, one_such, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: "除外し", DECK: "デッキに戻し"}


@says(FusionSummon)
def _fusion_summon(speaker: Speaker, node: FusionSummon) -> Said:
    used = those(speaker, node.using, ANY)
    way = WAYS.get(node.to, "融合素材とし")
    so_many = f"{node.number}枚" if node.number else ""
    text = f"{used}から{_including(speaker, node)}素材となるカード{so_many}を{way}、"
    return _with(speaker, node, suru(f"{text}{those(speaker, node.cards)}を融合召喚"))


@says(FusionSummonAlsoBanishing)
def _fusion_summon_also_banishing(speaker: Speaker, node: FusionSummonAlsoBanishing) -> Said:
    assert node.banishing is not None
    banished = those(speaker, node.banishing, ANY)
    also = f"（{banished}を除外して融合素材とする事もできる、最大{node.most}枚まで）"
    return _fusion_summon(speaker, node).after(also)


@says(FusionSummonOfOne)
def _fusion_summon_of_one(speaker: Speaker, node: FusionSummonOfOne) -> Said:
    made = those(speaker, node.cards)
    text = f"{those(speaker, node.using)}のみを融合素材とし、"
    return suru(f"{text}そのカード名が融合素材として記された{made}を融合召喚")


@says(NormalSummonByEffect)
def _normal_summon(speaker: Speaker, node: NormalSummonByEffect) -> Said:
    text = f"{those(speaker, node.cards)}の召喚を行"
    return Said(f"{text}い", f"{text}う")


@says(RitualSummon)
def _ritual_summon(speaker: Speaker, node: RitualSummon) -> Said:
    level = str(node.total) if node.total else "儀式召喚するモンスターのレベル"
    total = f"{level}になるように" if node.exactly else f"{level}以上になるように"
    used = those(speaker, node.using, ANY)
    text = f"レベルの合計が{total}、{_including(speaker, node)}{used}をリリース"
    if node.banishing is not None:
        text += f"、またはリリースの代わりに{those(speaker, node.banishing, ANY)}を除外"
    text += f"し、{those(speaker, node.cards)}を"
    return _with(speaker, node, suru(f"{text}儀式召喚"))


def _including(speaker: Speaker, node: SummonUsing) -> str:
    return f"{one_such(speaker, node.including)}を含む" if node.including else ""


def _with(speaker: Speaker, node: SummonUsing, said: Said) -> Said:
    if not node.with_:
        return said
    return about(speaker, node.cards, node.with_, "そのモンスター").after(f"{said.on}、")
