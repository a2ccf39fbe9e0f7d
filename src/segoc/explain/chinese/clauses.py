"""Chinese for what effects say of cards and players."""

from typing import Final

from segoc.effects import attacking as ak, clauses as cl, control as ct
from segoc.effects.numbers import Fixed, Times
from segoc.effects.plain_names import OPPONENTS_EFFECT
from segoc.effects.targeting import NotTargetedBy
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, noun_of, says, those
from segoc.explain.chinese.terms import names_of, numbered, reasons
from segoc.explain.speaker import Speaker, is_about_monster_effects
from segoc.kernel.language import entry
from segoc.kernel.language.node import Cards, Clause
from segoc.kernel.table import places, verbs
from segoc.kernel.table.event import SPECIAL_SUMMON

VALUES: Final = {
    entry.ATK: "攻击力",
    entry.DEFENSE: "守备力",
    entry.LEVEL: "等级",
    entry.RANK: "阶级",
    entry.SCALE: "灵摆刻度",
}


def about(speaker: Speaker, cards: Cards, clauses: list[Clause], subject: str = "") -> str:
    """What is said of cards; `subject` is what they are called here, if not as usual."""
    subject = subject or those(speaker, cards, ANY)
    outer, speaker.subject = speaker.subject, cards
    said = [str(speaker.say(one)) for one in clauses]
    speaker.subject = outer
    return f"{subject}{'，'.join([said[0], *(text.removeprefix('的') for text in said[1:])])}"


def about_player(speaker: Speaker, whose: int, clauses: list[Clause]) -> str:
    """What is said of players."""
    said = []
    for one in clauses:
        if isinstance(one, cl.Cannot):
            of = "的效果" if is_about_monster_effects(one) else ""
            cards = "" if one.cards is None else f"把{those(speaker, one.cards, ANY)}{of}"
            said.append(f"不能{reasons(one.why)}{cards}{zh.VERBS[one.verb]}")
        else:
            said.append(str(speaker.say(one)))
    return f"{zh.WHO[whose]}{'，'.join(said)}"


@says(cl.Stat)
def _stat(speaker: Speaker, node: cl.Stat) -> str:
    value = VALUES[node.layer]
    if node.op == entry.PLUS:
        number = node.number
        if isinstance(number, Fixed) and number.number < 0:
            return f"的{value}下降{-number.number}"
        if isinstance(number, Times) and number.factor < 0:
            number = Times(number.number, -number.factor)
            return f"的{value}下降，数值是{speaker.say(number)}"
        up = "上升" if isinstance(number, Fixed) else "上升，数值是"
        return f"的{value}{up}{speaker.say(number)}"
    original = "原本" if node.op == entry.ORIGINAL else ""
    last = "最后" if node.op == entry.LAST else ""
    return f"的{original}{value}{last}变成{speaker.say(node.number)}"


@says(cl.AttributeAlso)
def _attribute_also(speaker: Speaker, node: cl.AttributeAlso) -> str:
    return f"的属性也当作{'·'.join(names_of(node.attribute, zh.ATTRIBUTES))}使用"


@says(cl.CalledAs)
def _called_as(speaker: Speaker, node: cl.CalledAs) -> str:
    if node.cards is None:
        return f"的卡名当作「{speaker.title(node.name)}」使用"
    return f"的卡名变成{those(speaker, node.cards)}的原本卡名"


@says(cl.IsNegated)
def _is_negated(speaker: Speaker, node: cl.IsNegated) -> str:
    return "的效果无效化"


@says(cl.UnaffectedBy)
def _unaffected_by(speaker: Speaker, node: cl.UnaffectedBy) -> str:
    effects = "发动的效果" if node.activated else "的效果"
    return f"不受{noun_of(speaker, node.that).text(ANY)}{effects}影响"


@says(NotTargetedBy)
def _not_targeted_by(speaker: Speaker, node: NotTargetedBy) -> str:
    return f"不会成为{noun_of(speaker, node.that).text(ANY)}的效果的对象"


@says(cl.Cannot)
def _cannot(speaker: Speaker, node: cl.Cannot) -> str:
    if node.verb == verbs.BE_TARGETED and node.why == OPPONENTS_EFFECT:
        return "不会成为对方的效果的对象"
    why = reasons(node.why)
    cards = "" if node.cards is None else f"（{those(speaker, node.cards, ANY)}）"
    return f"不能{why}{zh.VERBS[node.verb]}{cards}"


@says(cl.Gains)
def _gains(speaker: Speaker, node: cl.Gains) -> str:
    return f"得到以下效果：{''.join(f'“{speaker.tell(effect)}”' for effect in node.effects)}"


@says(cl.Copies)
def _copies(speaker: Speaker, node: cl.Copies) -> str:
    return f"得到{those(speaker, node.cards)}的效果以代替这个效果"


@says(cl.LeavesFor)
def _leaves_for(speaker: Speaker, node: cl.LeavesFor) -> str:
    end = "除外" if node.place == places.BANISHED else f"去{zh.PLACES[node.place]}"
    return f"从场上离开的场合{end}"


@says(cl.VictimsGoTo)
def _victims_go_to(speaker: Speaker, node: cl.VictimsGoTo) -> str:
    end = "除外" if node.place == places.BANISHED else f"回到持有者{zh.PLACES[node.place]}"
    return f"战斗破坏的怪兽不送去墓地而{end}"


@says(cl.VictimsNegated)
def _victims_negated(speaker: Speaker, node: cl.VictimsNegated) -> str:
    return "战斗破坏的怪兽的效果无效化"


@says(ak.Attacks)
def _attacks(speaker: Speaker, node: ak.Attacks) -> str:
    if node.on_monsters:
        return f"每次战斗阶段最多{speaker.say(node.number)}次可以向怪兽攻击"
    return f"每次战斗阶段可以作{speaker.say(node.number)}次攻击"


@says(cl.OnlyByItself)
def _only_by_itself(speaker: Speaker, node: cl.OnlyByItself) -> str:
    return "用自身的效果才能特殊召唤"


@says(cl.OnlyByEffectOf)
def _only_by_effect_of(speaker: Speaker, node: cl.OnlyByEffectOf) -> str:
    named = [f"「{speaker.title(name)}」" for name in node.names]
    named += [f"「{speaker.archetype(one)}」卡" for one in node.series]
    return f"用{'·'.join(named)}的效果才能特殊召唤"


@says(cl.ByEffectOf)
def _by_effect_of(speaker: Speaker, node: cl.ByEffectOf) -> str:
    named = [f"「{speaker.title(name)}」" for name in node.names]
    return f"可以用{'·'.join(named)}的效果特殊召唤"


OWN_PROCEDURE: Final = 1 << SPECIAL_SUMMON


@says(cl.NoMaterialFor)
def _no_material_for(speaker: Speaker, node: cl.NoMaterialFor) -> str:
    ways = "·".join(numbered(node.ways & ~OWN_PROCEDURE, zh.WAYS))
    materials = f"{ways}的素材"
    if node.ways & OWN_PROCEDURE:
        materials = f"{ways.replace('召唤', '')}素材"
    if not node.unless:
        return f"不能作为{materials}"
    made = noun_of(speaker, node.unless)
    made.noun = "怪兽" if made.noun == "卡" else made.noun
    return f"不能作为{made.words()}以外的{materials}"


@says(cl.OnlyBy)
def _only_by(speaker: Speaker, node: cl.OnlyBy) -> str:
    ways = numbered(node.ways & ~OWN_PROCEDURE, zh.WAYS)
    ways += ["自身的召唤手续"] if node.ways & OWN_PROCEDURE else []
    return f"用{'·'.join(ways)}才能特殊召唤"


@says(cl.AtOnce)
def _at_once(speaker: Speaker, node: cl.AtOnce) -> str:
    return "在盖放的回合也能发动"


@says(ct.UnderControl)
def _under_control(speaker: Speaker, node: ct.UnderControl) -> str:
    return "的控制权由自己得到"
