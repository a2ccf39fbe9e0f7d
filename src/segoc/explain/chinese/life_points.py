"""Chinese for damage and LP."""

from typing import Final

from segoc.effects import life_points as lp
from segoc.effects.numbers import Fixed
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import says
from segoc.explain.chinese.terms import names_of
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry

CHANGES: Final = {
    entry.ZERO: "变成0",
    entry.HALVED: "变成一半",
    entry.DOUBLED: "变成2倍",
    entry.HEALED: "改为回复那个数值的基本分",
}


def damage_of(whys: int) -> str:
    """战斗·效果伤害"""
    return f"{'·'.join(names_of(whys, zh.DAMAGE_SORTS))}伤害"


@says(lp.DamageTaken)
def _damage_taken(speaker: Speaker, node: lp.DamageTaken) -> str:
    return f"受到的{damage_of(node.why)}{CHANGES[node.change]}"


@says(lp.BattleDamageTo)
def _battle_damage(speaker: Speaker, node: lp.BattleDamageTo) -> str:
    monsters = "和怪兽" if node.against_monsters else ""
    who = zh.WHO[node.whose]
    if node.inflicted:
        return f"{monsters}的战斗给与{who}的战斗伤害{CHANGES[node.change]}"
    return f"{monsters}的战斗发生的对{who}的战斗伤害{CHANGES[node.change]}"


@says(lp.BattleDamageIs)
def _battle_damage_is(speaker: Speaker, node: lp.BattleDamageIs) -> str:
    amount = speaker.say(node.amount)
    if node.directly:
        return f"用效果直接攻击时给与对方的战斗伤害变成{amount}"
    return f"受到的战斗伤害变成{amount}"


@says(lp.NoDamageUpTo)
def _no_damage_up_to(speaker: Speaker, node: lp.NoDamageUpTo) -> str:
    return f"不受{speaker.say(node.amount)}以下的{damage_of(node.why)}"


@says(lp.Pierces)
def _pierces(speaker: Speaker, node: lp.Pierces) -> str:
    times = f"的{node.times}倍数值" if node.times > 1 else ""
    return f"向守备表示怪兽攻击的场合，给与攻击力超过那个守备力的数值{times}的战斗伤害"


@says(lp.PassesDamageOn)
def _passes_on(speaker: Speaker, node: lp.PassesDamageOn) -> str:
    return "的战斗发生的对自己的战斗伤害由对方代受"


@says(lp.SharesDamage)
def _shares(speaker: Speaker, node: lp.SharesDamage) -> str:
    return "的战斗发生的战斗伤害由双方玩家承受"


def _amount(speaker: Speaker, node: lp.OnLP) -> str:
    number = str(speaker.say(node.amount))
    return number if isinstance(node.amount, Fixed) else f"数值是{number}的"


@says(lp.GainLP)
def _gain(speaker: Speaker, node: lp.GainLP) -> str:
    return f"{zh.WHO[node.whose]}回复{_amount(speaker, node)}基本分"


@says(lp.LoseLP)
def _lose(speaker: Speaker, node: lp.LoseLP) -> str:
    return f"{zh.WHO[node.whose]}失去{_amount(speaker, node)}基本分"


@says(lp.SetLP)
def _set(speaker: Speaker, node: lp.SetLP) -> str:
    return f"{zh.WHO[node.whose]}基本分变成{speaker.say(node.amount)}"


@says(lp.ThatDamage)
def _that_damage(speaker: Speaker, node: lp.ThatDamage) -> str:
    return "受到的伤害的数值"
