"""Chinese for what players may do, and for moves from zone to zone."""

from typing import Final

from segoc.effects import (
    changing_zones as sh,
    clauses as cl,
    conditions as cd,
    filters as fl,
    permissions as pm,
    tributes as tr,
)
from segoc.effects.references import This
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import UNTIL, cost, position
from segoc.explain.chinese.clauses import about, about_player
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import Noun, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.language.node import Filter

THIS: Final = This()


@says(pm.AdditionalSummon)
def _additional_summon(speaker: Speaker, node: pm.AdditionalSummon) -> str:
    noun = Noun()
    noun.noun, noun.measure = "怪兽", "只"
    for one in node.of:
        speaker.say(one, noun)
    verb = "上级召唤" if node.tribute else "召唤"
    return f"在通常召唤外加上只有1次，可以把{noun.text(1)}{verb}"


@says(cl.NamesakesNegated)
def _namesakes_negated(speaker: Speaker, node: cl.NamesakesNegated) -> str:
    return f"原本卡名和{those(speaker, node.cards)}相同的怪兽的效果无效化"


@says(pm.ApplyToPlayers)
def _apply_to_players(speaker: Speaker, node: pm.ApplyToPlayers) -> str:
    if isinstance(node.clauses[0], cl.NamesakesNegated):
        return f"{UNTIL[node.until]}{speaker.say(node.clauses[0])}"
    return f"{UNTIL[node.until]}{about_player(speaker, node.whose, node.clauses)}"


@says(sh.ToOtherZone)
def _to_other_zone(speaker: Speaker, node: sh.ToOtherZone) -> str:
    return f"把{those(speaker, node.cards)}的位置向其控制者的其他的主要怪兽区域移动"


@says(fl.DefIs)
def _def(speaker: Speaker, node: fl.DefIs, noun: Noun) -> None:
    if node.least == node.most:
        text = f"守备力{node.most}的"
    elif node.most >= 1_000_000:
        text = f"守备力{node.least}以上的"
    elif node.least == 0:
        text = f"守备力{node.most}以下的"
    else:
        text = f"守备力{node.least}至{node.most}的"
    noun.before.append((2, text))


@says(ef.OwnSummon)
def _own_summon(speaker: Speaker, node: ef.OwnSummon) -> str:
    places = "·".join(numbered(node.places, zh.PLACES))
    text = f"从{places}{position(node.positions)}特殊召唤。"
    if node.program:
        text = f"{cost(speaker, node.program)}，{text}"
    if node.condition is not None:
        text = f"{condition(speaker, node.condition)}的场合，{text}"
    if node.clauses:
        text += f"{about(speaker, THIS, node.clauses)}。"
    if node.limit:
        time = "决斗中" if node.limit == ef.ONCE_A_DUEL_BY_NAME else "1回合"
        text += f"这个卡名的这个方法的特殊召唤{time}只能有1次。"
    return f"这张卡可以{text}"


@says(pm.CannotBeUsed)
def _cannot_be_used(speaker: Speaker, node: pm.CannotBeUsed) -> str:
    return "以及那些效果不能使用"


@says(tr.WorthTributes)
def _worth_tributes(speaker: Speaker, node: tr.WorthTributes) -> str:
    what = _monster(speaker, node.filters).words()
    return f"在{what}上级召唤的场合，可以作为{node.count}只的数量解放"


@says(tr.NeedsTributes)
def _needs_tributes(speaker: Speaker, node: tr.NeedsTributes) -> str:
    what = _monster(speaker, node.filters).text(node.count)
    return f"把自己场上的{what}解放的场合才能通常召唤"


@says(tr.AlsoTributes)
def _also_tributes(speaker: Speaker, node: tr.AlsoTributes) -> str:
    verb = "通常召唤" if node.even_set else "召唤"
    if node.count == 0:
        return f"可以不用解放作{verb}"
    return f"也能把{node.count}只怪兽解放作{verb}"


@says(tr.StandsForTributes)
def _stands_for_tributes(speaker: Speaker, node: tr.StandsForTributes) -> str:
    what = _monster(speaker, node.for_).words()
    most = speaker.say(node.most)
    return f"在{what}表侧表示上级召唤、需要的解放数量不超过{most}的场合，可以作为代替解放"


@says(cd.CountsAsSummonedAgain)
def _counts_as_again(speaker: Speaker, node: cd.CountsAsSummonedAgain) -> str:
    return "当作再1次召唤的状态使用"


@says(tr.SureSummon)
def _sure_summon(speaker: Speaker, node: tr.SureSummon) -> str:
    other = "这张卡以外的" if node.but_this else ""
    return f"的召唤不会被无效化，召唤成功时双方不能把{other}卡的效果发动"


@says(tr.OpenDefense)
def _open_defense(speaker: Speaker, node: tr.OpenDefense) -> str:
    return "把怪兽盖放的场合必须变成表侧守备表示"


def _monster(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    noun.noun, noun.measure = "怪兽", "只"
    for one in filters:
        speaker.say(one, noun)
    return noun
