"""Chinese for what players must do, for what lasts, and for cards that are placed."""

from segoc.effects import clauses as cl, columns, duties as dt, life_points, placing, tributes as tr
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import program
from segoc.explain.chinese.nouns import MATCHING, Noun, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table import verbs


@says(dt.MustMove)
def _must_move(speaker: Speaker, node: dt.MustMove) -> str:
    verb = zh.VERBS[node.verb]
    if node.verb == verbs.TO_HAND:
        verb = "回到手卡"
    down = "里侧表示" if node.face_down else ""
    return f"{zh.WHO[node.whose]}必须把{those(speaker, node.cards)}{down}{verb}"


@says(dt.AttackNeeds)
def _attack_needs(speaker: Speaker, node: dt.AttackNeeds) -> str:
    return f"若不先进行“{program(speaker, node.do)}”则不能攻击宣言"


@says(dt.OnlyTogether)
def _only_together(speaker: Speaker, node: dt.OnlyTogether) -> str:
    text = f"场上各自只能有{MATCHING[node.matching]}怪兽表侧表示存在"
    return f"{text}，直到变成这样为止必须把怪兽送去墓地"


@says(dt.MustKeepTogether)
def _must_keep(speaker: Speaker, node: dt.MustKeepTogether) -> str:
    how = MATCHING[node.matching]
    return f"{zh.WHO[node.whose]}必须把自身场上的表侧表示怪兽送去墓地，直到只剩{how}怪兽"


@says(cl.Carries)
def _carries(speaker: Speaker, node: cl.Carries) -> str:
    return f"在场上期间适用：{''.join(f'“{speaker.tell(effect)}”' for effect in node.effects)}"


@says(cl.Lasts)
def _lasts(speaker: Speaker, node: cl.Lasts) -> str:
    return f"适用以下效果：{''.join(f'“{speaker.tell(effect)}”' for effect in node.effects)}"


@says(tr.SureSpecialSummon)
def _sure_special_summon(speaker: Speaker, node: tr.SureSpecialSummon) -> str:
    return "的特殊召唤不会被无效化"


@says(life_points.PayDownTo)
def _pay_down_to(speaker: Speaker, node: life_points.PayDownTo) -> str:
    return f"把基本分支付到变成{node.left}基本分"


@says(placing.PlaceFaceUp)
def _place_face_up(speaker: Speaker, node: placing.PlaceFaceUp) -> str:
    return f"把{those(speaker, node.cards)}在自己的魔法与陷阱区域表侧表示放置"


@says(columns.NearColumn)
def _near_column(speaker: Speaker, node: columns.NearColumn, noun: Noun) -> None:
    noun.before.append((1, "和这张卡相同纵列或者那两邻的"))
