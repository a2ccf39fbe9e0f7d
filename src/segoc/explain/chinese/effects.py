"""Chinese for whole effects."""

from typing import Final

from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import cost, program
from segoc.explain.chinese.clauses import about, about_player
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import ANY, BOOK, MATCHING, noun_of, says, so_many, those
from segoc.explain.chinese.terms import reasons
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.language.effect import Activated, Effect
from segoc.kernel.language.node import FIELD_PLACES, Target
from segoc.kernel.table import verbs
from segoc.kernel.table.places import (
    BANISHED,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
)


class Chinese(Speaker):
    language = "zh"
    book = BOOK


OF_CARD: Final = 1 << HAND | 1 << SPELL_ZONE | 1 << FIELD_ZONE
PLACES: Final = {
    BANISHED: "除外中",
    UNDER: "成为素材",
    IN_THE_ACT: "召唤或发动途中",
}
LIMITS: Final = {
    ef.ONCE_A_TURN: "1回合1次",
    ef.ONCE_A_CHAIN: "同一连锁上1次",
    ef.TWICE_A_TURN: "1回合2次",
    ef.ONCE_FACE_UP: "只要这张卡在场上表侧表示存在只有1次",
}


def _once(node: ef.Activated) -> str:
    """How often; what works off the field can be used once while it lies there."""
    if node.limit == ef.ONCE_FACE_UP and not node.places & FIELD_PLACES:
        return "只要这张卡在那里存在只有1次"
    return LIMITS[node.limit]


def sentence(text: str) -> str:
    return text if text.endswith("”") else f"{text}。"


def _place(effect: Effect, usual: int) -> str:
    """Where it works, if that isn't where such effects usually do."""
    bits = effect.places
    if bits == 1 << PENDULUM_ZONE:
        return "这张卡在灵摆区域"
    if bits in (usual, bits & zh.ON_FIELD) or bits & zh.ANYWHERE == zh.ANYWHERE:
        return ""
    where = [
        PLACES.get(number, f"在{name}")
        for number, name in zh.PLACES.items()
        if bits & ~zh.ON_FIELD & 1 << number
    ]
    where += ["在场上"] if bits & zh.ON_FIELD else []
    return f"这张卡{'或者'.join(where)}"


@says(Activated)
def _activated(speaker: Speaker, node: Activated) -> str:
    words = _start(speaker, node)
    if node.cost:
        words.append(cost(speaker, node.cost))
    if node.target is not None:
        words.append(f"以{speaker.say(node.target)}为对象")
    text = f"{'，'.join(words)}{'发动' if node.mandatory else '才能发动'}。" if words else ""
    if node.program:
        text += sentence(program(speaker, node.program))
    if node.kind == ef.QUICK:
        text = f"（诱发即时效果）{text}"
    return (text or "这张卡发动。") + _more(speaker, node)


def _start(speaker: Speaker, node: Activated) -> list[str]:
    """When, where and under which condition."""
    words = [_once(node)] if node.limit in LIMITS else []
    place = _place(node, OF_CARD if node.kind == ef.ACTIVATION else zh.ON_FIELD)
    if place and not (node.kind == ef.TRIGGER and node.places == 1 << GRAVEYARD):
        words.append(f"{place}的场合")
    if node.happening is not None:
        late = "的场合" if node.timing == ef.IF else "时"
        words.append(f"{speaker.say(node.happening)}{late}")
    if node.condition is not None:
        words.append(f"{condition(speaker, node.condition)}的场合")
    if node.kind == ef.IGNITION:
        words.append("自己主要阶段")
    if node.kind == ef.QUICK and node.happening is None:
        words.append("自己·对方回合")
    return words


def _more(speaker: Speaker, node: Activated) -> str:
    """What is said after the effect."""
    text = ""
    if node.keeps:
        text += "不论效果如何，这张卡保持和对象的联系。"
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        which = "效果1回合只能使用其中1个" if node.shared else "这个效果1回合只能使用"
        text += f"「{speaker.own}」的{which}1次。"
    elif node.limit == ef.ONCE_A_DUEL_BY_NAME:
        text += f"「{speaker.own}」的这个效果在决斗中只能使用1次。"
    elif node.limit == ef.ONE_A_TURN:
        text += f"「{speaker.own}」1回合只能发动1张。"
    elif node.shared:
        text += "各效果共用这个次数限制。"
    if node.all_turn:
        text += f"这个发动的回合，{about_player(speaker, 0, node.all_turn)}。"
    return text


@says(Target)
def _target(speaker: Speaker, node: Target) -> str:
    text = MATCHING[node.matching] + so_many(speaker, node.cards, node.least, node.most)
    if node.number is not None:
        bound = "数量是" if node.exactly else "最多有"
        text = f"{so_many(speaker, node.cards, 1, 60)}（{bound}{speaker.say(node.number)}）"
    text = "和".join([text, *[speaker.say(one) for one in node.also]])
    if not node.still:
        return text
    return f"{text}（处理时也须是{noun_of(speaker, node.still).text(ANY)}）"


def _while(speaker: Speaker, node: Effect) -> str:
    """The place and the condition of what applies without being activated."""
    place = _place(node, zh.ON_FIELD)
    words = [f"{place}期间"] if place else []
    if node.condition is not None:
        words.append(f"{condition(speaker, node.condition)}期间")
    return f"{'，'.join(words)}，" if words else ""


@says(ef.Standing)
def _standing(speaker: Speaker, node: ef.Standing) -> str:
    if node.receivers is None:
        text = about_player(speaker, node.whose, node.clauses)
    else:
        text = about(speaker, node.receivers, node.clauses)
    no_effect = NEVER_NEGATED if node.receivers is None else NO_EFFECT
    return f"{sentence(_while(speaker, node) + text)}{no_effect if node.text else ''}"


NO_EFFECT: Final = "（这不是效果。）"
NEVER_NEGATED: Final = "这个效果不会被无效化。"


@says(ef.Reaction)
def _reaction(speaker: Speaker, node: ef.Reaction) -> str:
    once = f"（{LIMITS[node.limit]}）" if node.limit in LIMITS else ""
    at_once = "立刻" if node.immediate else "在当前效果处理后"
    done = program(speaker, node.program)
    start = f"{_while(speaker, node)}每次{speaker.say(node.happening)}{once}，"
    return sentence(f"{start}{at_once}{done}") + (NO_EFFECT if node.text else "")


@says(ef.Watch)
def _watch(speaker: Speaker, node: ef.Watch) -> str:
    assert node.condition is not None
    start = f"一旦{condition(speaker, node.condition)}，"
    text = sentence(f"{start}{program(speaker, node.program)}")
    return f"{text}{NO_EFFECT if node.text else ''}"


@says(ef.Instead)
def _instead(speaker: Speaker, node: ef.Instead) -> str:
    why = reasons(node.whys) or "被"
    found = those(speaker, node.cards, ANY)
    can = "可以" if node.optional else ""
    done = program(speaker, node.program)
    if node.verb == verbs.DAMAGE:
        return sentence(f"{_while(speaker, node)}自己{why}受到伤害的场合，作为代替{done}")
    once = f"{LIMITS[node.limit]}，" if node.limit in LIMITS else ""
    start = f"{_while(speaker, node)}{once}{found}{why}{zh.VERBS[node.verb]}的场合，"
    return sentence(f"{start}{can}作为代替{done}")


@says(ef.Redirect)
def _redirect(speaker: Speaker, node: ef.Redirect) -> str:
    found = those(speaker, node.cards, ANY)
    end = "除外" if node.instead == BANISHED else f"去{zh.PLACES[node.instead]}"
    return f"{_while(speaker, node)}要去{zh.PLACES[node.destination]}的{found}不去那里而{end}。"


@says(ef.Withstands)
def _withstands(speaker: Speaker, node: ef.Withstands) -> str:
    found = those(speaker, node.cards, ANY)
    return sentence(f"{_while(speaker, node)}{found}1回合只有1次不会{reasons(node.whys)}破坏")


@says(ef.Forestalls)
def _forestalls(speaker: Speaker, node: ef.Forestalls) -> str:
    once = f"{LIMITS[node.limit]}，" if node.limit in LIMITS else ""
    can = "" if node.mandatory else "可以"
    done = program(speaker, node.program)
    text = f"{once}{speaker.say(node.happening)}，那个效果处理时{can}{done}"
    return sentence(_while(speaker, node) + text)


@says(ef.Spares)
def _spares(speaker: Speaker, node: ef.Spares) -> str:
    found = those(speaker, node.cards, ANY)
    once = f"{LIMITS[node.limit]}，" if node.limit in LIMITS else ""
    left = "一半" if node.halves else "0"
    text = f"{once}可以把{found}的战斗发生的对自己的战斗伤害变成{left}"
    said = sentence(_while(speaker, node) + text)
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        said += f"「{speaker.own}」的这个效果1回合只能使用1次。"
    return said
