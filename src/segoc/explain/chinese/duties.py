"""Chinese for what players must do."""

from segoc.effects import clauses as cl
from segoc.effects import duties as dt
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import program
from segoc.explain.chinese.nouns import MATCHING, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel import verbs


@says(dt.MustMove)
def _must_move(speaker: Speaker, node: dt.MustMove) -> str:
    verb = zh.VERBS[node.verb]
    if node.verb == verbs.TO_HAND:
        verb = "回到手卡"
    down = "里侧表示" if node.face_down else ""
    return f"{zh.WHO[node.whose]}必须把{those(speaker, node.cards)}{down}{verb}"


@says(dt.AttackNeeds)
def _attack_needs(speaker: Speaker, node: dt.AttackNeeds) -> str:
    return f"若不先进行“{program(speaker, node.program)}”则不能攻击宣言"


@says(dt.OnlyTogether)
def _only_together(speaker: Speaker, node: dt.OnlyTogether) -> str:
    return f"场上各自只能有{MATCHING[node.matching]}怪兽表侧表示存在，直到变成这样为止必须把怪兽送去墓地"


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
