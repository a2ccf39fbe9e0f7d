"""Chinese for what effects do."""

from typing import Final

from segoc.effects import (
    applying as dd,
    control as ct,
    draws,
    life_points,
    looking,
    moving,
    negating,
    placing,
    positions,
    references,
    summoning,
    tying,
)
from segoc.effects.numbers import Fixed
from segoc.effects.players import YOU
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Action
from segoc.kernel.table import places, verbs

UNTIL: Final = {
    entry.WHILE_FACE_UP: "",
    entry.UNTIL_END_OF_TURN: "直到回合结束时，",
    entry.UNTIL_END_OF_NEXT_TURN: "直到下个回合的结束时，",
    entry.UNTIL_CALCULATION: "只在那次伤害计算时，",
    entry.UNTIL_DAMAGE_STEP: "直到伤害步骤结束时，",
    entry.UNTIL_END_PHASE: "直到结束阶段，",
    entry.WHILE_LINKED: "这张卡和它联系着期间，",
    entry.FOR_GOOD: "",
    entry.UNTIL_BATTLE_PHASE_IS_OVER: "下次，",
    entry.UNTIL_STANDBY_PHASE: "直到下次的准备阶段，",
    entry.UNTIL_THIRD_OWN_TURN: "用自身的回合计算的3回合内，",
    entry.UNTIL_OWN_END_PHASE: "直到下次的自己的结束阶段，",
    entry.UNTIL_OWN_TURN_IS_OVER: "下次的回合，",
    entry.WITH_COUNTER: "有那个指示物放置期间，",
}
JOINTS: Final = {
    0: "，另外",
    IF_DONE: "，那之后",
    SAME_MOMENT | IF_DONE: "，并且",
    SAME_MOMENT: "，同时",
}


def program(speaker: Speaker, actions: list[Action]) -> str:
    """A program as one sentence, without its full stop."""
    text = ""
    joint = ""
    for index, action in enumerate(actions):
        if index and not joint:
            joint = JOINTS[action.joint]
        words = speaker.say(action)
        if isinstance(action, dd.MayGoOn | dd.Provided):
            joint += words
            continue
        text += f"{joint}{words}"
        joint = ""
    return f"{text}{joint}".rstrip("，")


def cost(speaker: Speaker, actions: list[Action]) -> str:
    return "，".join(str(speaker.say(action)).rstrip("，") for action in actions)


@says(moving.MoveCards)
def _move_cards(speaker: Speaker, node: moving.MoveCards) -> str:
    verb = zh.VERBS[node.verb]
    if node.verb == verbs.TO_HAND and speaker.on_field(node.cards):
        verb = "回到手卡"
    if node.verb == verbs.DISCARD and node.must_arrive:
        verb = "丢弃去墓地"
    text = f"把{those(speaker, node.cards)}{verb}"
    if node.to < 0:
        return text
    if node.to == places.BANISHED:
        return f"{text}并除外"
    return f"{text}（去{zh.PLACES[node.to]}）"


@says(positions.ChangePosition)
def _change_position(speaker: Speaker, node: positions.ChangePosition) -> str:
    if node.to:
        return f"把{those(speaker, node.cards)}变成{zh.POSITIONS[node.to]}"
    return f"把{those(speaker, node.cards)}的表示形式变更"


@says(positions.TurnFaceDown)
def _turn_face_down(speaker: Speaker, node: positions.TurnFaceDown) -> str:
    return f"把{those(speaker, node.cards)}变成{'盖放的状态' if node.sets else '里侧守备表示'}"


@says(tying.Equip)
def _equip(speaker: Speaker, node: tying.Equip) -> str:
    return f"把{those(speaker, node.cards)}给{those(speaker, node.to)}装备"


@says(tying.LinkTo)
def _link_to(speaker: Speaker, node: tying.LinkTo) -> str:
    text = f"让这张卡和{those(speaker, node.cards)}联系"
    if node.clauses:
        text += f"，联系着期间，{about(speaker, node.cards, node.clauses, '那张卡')}"
    if node.this_turn:
        when = "这个回合" if node.until == entry.UNTIL_END_OF_TURN else UNTIL[node.until]
        text += f"，{when}联系着期间，{about(speaker, node.cards, node.this_turn, '那张卡')}"
    return text


@says(placing.PlaceAsSpell)
def _place_as_spell(speaker: Speaker, node: placing.PlaceAsSpell) -> str:
    return f"把{those(speaker, node.cards)}当作永续魔法卡使用在自己的魔法与陷阱区域表侧表示放置"


@says(placing.PlaceAsTrap)
def _place_as_trap(speaker: Speaker, node: placing.PlaceAsTrap) -> str:
    return f"把{those(speaker, node.cards)}当作永续陷阱卡使用在自己的魔法与陷阱区域表侧表示放置"


@says(placing.PlaceInPendulumZone)
def _place_in_pendulum_zone(speaker: Speaker, node: placing.PlaceInPendulumZone) -> str:
    return f"把{those(speaker, node.cards)}在自己的灵摆区域放置"


def position(bits: int) -> str:
    names = numbered(bits, zh.POSITIONS)
    if bits == 1 << places.ATTACK | 1 << places.DEFENSE:
        return ""
    return "或者".join(names)


@says(summoning.SpecialSummon)
def _special_summon(speaker: Speaker, node: summoning.SpecialSummon) -> str:
    way = f"当作{zh.ways_of(node.as_)}作" if node.as_ else ""
    way = "无视召唤条件" + way if node.ignoring else way
    who = "" if node.by == YOU else f"由{zh.WHO[node.by]}"
    text = f"{who}把{those(speaker, node.cards)}{way}{position(node.in_)}特殊召唤"
    if node.with_:
        text += f"，{about(speaker, node.cards, node.with_, '那只怪兽')}"
    return text


@says(summoning.SummonToEither)
def _summon_to_either(speaker: Speaker, node: summoning.SummonToEither) -> str:
    where = f"在自己·对方场上{position(node.in_)}"
    return f"把{those(speaker, node.cards)}{where}特殊召唤"


@says(summoning.BecomeMonster)
def _become_monster(speaker: Speaker, node: summoning.BecomeMonster) -> str:
    form = "" if node.form == 1 else f"（第{node.form}种）"
    to = "" if node.to == YOU else "在对方场上"
    text = f"把这张卡当作怪兽{form}{to}{position(node.in_)}特殊召唤"
    if node.with_:
        text += f"，{about(speaker, references.This(), node.with_)}"
    return text


@says(draws.Draw)
def _draw(speaker: Speaker, node: draws.Draw) -> str:
    who = "" if node.whose == YOU else zh.WHO[node.whose]
    if isinstance(node.count, Fixed):
        return f"{who}抽{node.count.number}张卡"
    return f"{who}抽卡，数量是{speaker.say(node.count)}"


@says(life_points.Damage)
def _damage(speaker: Speaker, node: life_points.Damage) -> str:
    if isinstance(node.amount, Fixed):
        return f"给与{zh.WHO[node.whose]}{node.amount.number}伤害"
    return f"给与{zh.WHO[node.whose]}数值是{speaker.say(node.amount)}的伤害"


@says(life_points.PayLP)
def _pay(speaker: Speaker, node: life_points.PayLP) -> str:
    return "支付一半基本分" if node.half else f"支付{node.amount}基本分"


@says(negating.NegateActivation)
def _negate_activation(speaker: Speaker, node: negating.NegateActivation) -> str:
    return "那个发动无效"


@says(negating.NegateEffect)
def _negate_effect(speaker: Speaker, node: negating.NegateEffect) -> str:
    return "那个效果无效"


@says(negating.NegateSummon)
def _negate_summon(speaker: Speaker, node: negating.NegateSummon) -> str:
    if node.cards is not None:
        return f"{those(speaker, node.cards)}的召唤无效"
    return "那个召唤无效"


@says(negating.NegateAttack)
def _negate_attack(speaker: Speaker, node: negating.NegateAttack) -> str:
    return "那次攻击无效"


@says(dd.Apply)
def _apply(speaker: Speaker, node: dd.Apply) -> str:
    subject = those(speaker, node.cards)
    return f"{UNTIL[node.until]}{about(speaker, node.cards, node.clauses, subject)}"


@says(ct.TakeControl)
def _take_control(speaker: Speaker, node: ct.TakeControl) -> str:
    found = those(speaker, node.cards)
    if node.to == YOU:
        text = f"{UNTIL[node.until]}得到{found}的控制权"
    else:
        text = f"{UNTIL[node.until]}把{found}的控制权转移给{zh.WHO[node.to]}"
    if node.with_:
        text += f"，那期间，{about(speaker, node.cards, node.with_, '那只怪兽')}"
    return text


@says(ct.ExchangeControl)
def _exchange_control(speaker: Speaker, node: ct.ExchangeControl) -> str:
    yours = those(speaker, node.yours)
    theirs = those(speaker, node.theirs)
    text = f"把{yours}之内1只和{theirs}之内1只的控制权交换"
    if node.this_turn:
        text += f"，这个回合，{about(speaker, node.yours, node.this_turn, '那些怪兽')}"
    return text


@says(looking.Reveal)
def _reveal(speaker: Speaker, node: looking.Reveal) -> str:
    return f"把{those(speaker, node.cards)}给双方观看"


@says(dd.MayGoOn)
def _may_go_on(speaker: Speaker, node: dd.MayGoOn) -> str:
    return "可以" if node.by == YOU else f"{zh.WHO[node.by]}可以"


@says(dd.Provided)
def _provided(speaker: Speaker, node: dd.Provided) -> str:
    return f"{condition(speaker, node.condition)}的场合，"


@says(dd.Win)
def _win(speaker: Speaker, node: dd.Win) -> str:
    return f"{zh.WHO[node.whose]}决斗胜利"
