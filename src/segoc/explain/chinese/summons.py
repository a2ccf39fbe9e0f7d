"""Chinese for Fusion and Ritual Summons."""

from segoc.effects.fusing import FusionSummon, RitualSummon, SummonUsing
from segoc.effects.fusing_and_banishing import FusionSummonAlsoBanishing
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.normal_summons import NormalSummonByEffect
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import ANY, one_such, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: "除外", DECK: "回到卡组"}


@says(FusionSummon)
def _fusion_summon(speaker: Speaker, node: FusionSummon) -> str:
    used = those(speaker, node.using, ANY)
    way = WAYS.get(node.to, "作为融合素材")
    so_many = f"{node.number}只" if node.number else ""
    made = those(speaker, node.cards)
    text = f"把{made}的融合素材{so_many}从{used}中{way}{_including(speaker, node)}"
    return f"{text}，把那只怪兽融合召唤" + _with(speaker, node)


@says(FusionSummonAlsoBanishing)
def _fusion_summon_also_banishing(speaker: Speaker, node: FusionSummonAlsoBanishing) -> str:
    assert node.banishing is not None
    banished = those(speaker, node.banishing, ANY)
    also = f"（也能把{banished}除外作为融合素材，最多{node.most}张）"
    return f"{_fusion_summon(speaker, node)}{also}"


@says(FusionSummonOfOne)
def _fusion_summon_of_one(speaker: Speaker, node: FusionSummonOfOne) -> str:
    made = those(speaker, node.cards)
    text = f"只用{those(speaker, node.using)}作为融合素材"
    return f"{text}，把有那个卡名作为融合素材记述的{made}融合召唤"


@says(NormalSummonByEffect)
def _normal_summon(speaker: Speaker, node: NormalSummonByEffect) -> str:
    return f"进行{those(speaker, node.cards)}的召唤"


@says(RitualSummon)
def _ritual_summon(speaker: Speaker, node: RitualSummon) -> str:
    level = str(node.total) if node.total else "仪式召唤的怪兽的等级"
    total = f"直到等级合计变成{level}" + ("" if node.exactly else "以上")
    used = those(speaker, node.using, ANY)
    text = f"{total}，把{used}解放{_including(speaker, node)}"
    if node.banishing is not None:
        text += f"或者作为解放的代替而把{those(speaker, node.banishing, ANY)}除外"
    return f"{text}，把{those(speaker, node.cards)}仪式召唤" + _with(speaker, node)


def _including(speaker: Speaker, node: SummonUsing) -> str:
    return f"（包含{one_such(speaker, node.including)}）" if node.including else ""


def _with(speaker: Speaker, node: SummonUsing) -> str:
    if not node.with_:
        return ""
    return f"，{about(speaker, node.cards, node.with_, '那只怪兽')}"
