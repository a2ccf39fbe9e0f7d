"""Chinese for what battles do, for being targeted, and for choices by number or chance."""

from typing import Final

from segoc.effects import (
    attacking as ak,
    battles as bt,
    choosing as pk,
    clauses as cl,
    conditions as cd,
    numbers as nm,
    positions,
    targeting as tg,
)
from segoc.effects.filters import OfKind
from segoc.effects.players import YOU
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import ANY, noun_of, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.table.kinds import MONSTER

# How a monster draws attacks.
DRAWS: Final = {
    entry.ONLY: "是对方怪兽唯一可以攻击的怪兽",
    entry.MUST: "必须被可以攻击的对方怪兽攻击",
    entry.IF_IT_ATTACKS: "在对方怪兽攻击的场合必须作为攻击对象",
    entry.ABOVE_ALL: "不管有什么其他效果都是对方怪兽唯一可以攻击的怪兽",
}


@says(bt.DestroyedByBattle)
def _destroyed_by_battle(speaker: Speaker, node: bt.DestroyedByBattle) -> str:
    text = f"{those(speaker, node.by, ANY)}战斗破坏{those(speaker, node.cards, ANY)}"
    return f"{text}送去{'·'.join(numbered(node.to, zh.PLACES))}" if node.to else text


@says(bt.BattleDamage)
def _battle_damage(speaker: Speaker, node: bt.BattleDamage) -> str:
    by = "" if node.by is None else f"因{those(speaker, node.by, ANY)}"
    direct = "的直接攻击" if node.direct else ""
    return f"{zh.WHO[node.whose]}{by}{direct}受到战斗伤害"


@says(tg.WasTargeted)
def _was_targeted(speaker: Speaker, node: tg.WasTargeted) -> str:
    return f"{those(speaker, node.cards, ANY)}成为效果的对象（那个效果处理后）"


@says(pk.ChooseAsMany)
def _as_many(speaker: Speaker, node: pk.ChooseAsMany, count: int) -> str:
    text = f"{speaker.say(node.number)}数量的{those(speaker, node.cards, ANY)}"
    return text if node.by == YOU else f"{text}（由{zh.WHO[node.by]}选）"


@says(pk.ChooseExactly)
def _exactly(speaker: Speaker, node: pk.ChooseExactly, count: int) -> str:
    return _as_many(speaker, node, count)


@says(pk.ChooseUpTo)
def _up_to(speaker: Speaker, node: pk.ChooseUpTo, count: int) -> str:
    text = f"最多有{speaker.say(node.number)}的{those(speaker, node.cards, ANY)}"
    return text if node.by == YOU else f"{text}（由{zh.WHO[node.by]}选）"


@says(pk.ChooseEachLevel)
def _each_level(speaker: Speaker, node: pk.ChooseEachLevel, count: int) -> str:
    text = f"尽可能多的{those(speaker, node.cards, ANY)}（相同等级最多1只）"
    return text if node.by == YOU else f"{text}（由{zh.WHO[node.by]}选）"


@says(nm.GradeOf)
def _grade_of(speaker: Speaker, node: nm.GradeOf) -> str:
    return f"{those(speaker, node.cards)}的等级或者阶级"


@says(cd.LiesIn)
def _lies_in(speaker: Speaker, node: cd.LiesIn, so: bool) -> str:
    text = f"这张卡{'' if so else '不'}在{'·'.join(numbered(node.in_, zh.PLACES))}"
    if not node.from_:
        return text
    where = "场上" if node.from_ == zh.ON_FIELD else "·".join(numbered(node.from_, zh.PLACES))
    return f"{text}{'且是' if so else '或不是'}从{where}送去那里"


@says(cl.HandRevealed)
def _hand_revealed(speaker: Speaker, node: cl.HandRevealed) -> str:
    return "把手卡持续公开"


@says(cl.AllAre)
def _all_are(speaker: Speaker, node: cl.AllAre) -> str:
    return f"都适用“{about(speaker, node.cards, [node.clause])}”"


@says(positions.TurnFaceUp)
def _turn_face_up(speaker: Speaker, node: positions.TurnFaceUp) -> str:
    return f"把{those(speaker, node.cards)}变成表侧{zh.POSITIONS[node.position]}"


@says(ak.AttacksInDefense)
def _attacks_in_defense(speaker: Speaker, node: ak.AttacksInDefense) -> str:
    return "可以用表侧守备表示的状态作出攻击，那个场合用守备力当作攻击力使用进行伤害计算"


@says(ak.AttacksDirectly)
def _attacks_directly(speaker: Speaker, node: ak.AttacksDirectly) -> str:
    return "可以直接攻击"


@says(ak.AttacksOnly)
def _attacks_only(speaker: Speaker, node: ak.AttacksOnly) -> str:
    that = noun_of(speaker, [OfKind(1 << MONSTER), *node.that])
    return f"只能选择{that.text(ANY)}作为攻击对象"


@says(ak.AttacksAgain)
def _attacks_again(speaker: Speaker, node: ak.AttacksAgain) -> str:
    return f"可以{'只' if node.only_once else ''}再1次继续攻击"


@says(ak.DrawsAttacks)
def _draws_attacks(speaker: Speaker, node: ak.DrawsAttacks) -> str:
    return DRAWS[node.way]


@says(cl.TrapsAtOnce)
def _traps_at_once(speaker: Speaker, node: cl.TrapsAtOnce) -> str:
    return "可以把1张陷阱卡在盖放的回合发动"
