"""Japanese for whole effects."""

from typing import Final

from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import cost, program
from segoc.explain.japanese.clauses import about, about_player
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import ANY, BOOK, MATCHING, noun_of, says, so_many, those
from segoc.explain.japanese.terms import reasons
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


class Japanese(Speaker):
    language = "ja"
    book = BOOK


OF_CARD: Final = 1 << HAND | 1 << SPELL_ZONE | 1 << FIELD_ZONE
PLACES: Final = {
    BANISHED: "除外されている",
    UNDER: "素材になっている",
    IN_THE_ACT: "召喚・発動の途中である",
}
LIMITS: Final = {
    ef.ONCE_A_TURN: "1ターンに1度",
    ef.ONCE_A_CHAIN: "同一チェーン上で1度",
    ef.TWICE_A_TURN: "1ターンに2度",
    ef.ONCE_FACE_UP: "このカードがフィールドに表側表示で存在する限り1度だけ",
}


def _once(node: ef.Activated) -> str:
    """How often; what works off the field can be used once while it lies there."""
    if node.limit == ef.ONCE_FACE_UP and not node.places & FIELD_PLACES:
        return "このカードがそこに存在する限り1度だけ"
    return LIMITS[node.limit]


NO_EFFECT: Final = "（これは効果ではない。）"
NEVER_NEGATED: Final = "この効果は無効化されない。"


def sentence(text: str) -> str:
    return text if text.endswith("”") else f"{text}。"


def _place(effect: Effect, usual: int) -> str:
    """Where it works, if that isn't where such effects usually do."""
    bits = effect.places
    if bits == 1 << PENDULUM_ZONE:
        return "このカードがPゾーンに存在する"
    if bits in (usual, bits & ja.ON_FIELD) or bits & ja.ANYWHERE == ja.ANYWHERE:
        return ""
    where = [
        PLACES.get(number, f"{name}に存在する")
        for number, name in ja.PLACES.items()
        if bits & ~ja.ON_FIELD & 1 << number
    ]
    where += ["フィールドに存在する"] if bits & ja.ON_FIELD else []
    return f"このカードが{'、または'.join(where)}"


@says(Activated)
def _activated(speaker: Speaker, node: Activated) -> str:
    words = _start(speaker, node)
    if node.cost:
        words.append(cost(speaker, node.cost))
    if node.target is not None:
        words.append(f"{speaker.say(node.target)}を対象として")
    text = ""
    if words:
        joint = "、" if node.cost and node.target is None else ""
        joint = "に" if words[-1].endswith(("時", "場合")) else joint
        end = "発動する" if node.mandatory else "発動できる"
        text = f"{'、'.join(words)}{joint}{end}。"
    if node.program:
        text += sentence(program(speaker, node.program))
    if node.kind == ef.QUICK:
        text = f"（誘発即時効果）{text}"
    return (text or "このカードを発動する。") + _more(speaker, node)


def _start(speaker: Speaker, node: Activated) -> list[str]:
    """When, where and under which condition."""
    words = [_once(node)] if node.limit in LIMITS else []
    place = _place(node, OF_CARD if node.kind == ef.ACTIVATION else ja.ON_FIELD)
    if place and not (node.kind == ef.TRIGGER and node.places == 1 << GRAVEYARD):
        words.append(f"{place}場合")
    if node.happening is not None:
        late = "場合" if node.timing == ef.IF else "時"
        words.append(f"{speaker.say(node.happening)}{late}")
    if node.condition is not None:
        words.append(f"{condition(speaker, node.condition)}場合")
    if node.kind == ef.IGNITION:
        words.append("自分メインフェイズに")
    if node.kind == ef.QUICK and node.happening is None:
        words.append("自分・相手ターンに")
    return words


def _more(speaker: Speaker, node: Activated) -> str:
    """What is said after the effect."""
    text = ""
    if node.keeps:
        text += "効果がどうなっても、このカードは対象と結び付いたままになる。"
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        which = "効果は1ターンにいずれか" if node.shared else "この効果は1ターンに"
        text += f"「{speaker.own}」の{which}1度しか使用できない。"
    elif node.limit == ef.ONCE_A_DUEL_BY_NAME:
        text += f"「{speaker.own}」のこの効果はデュエル中に1度しか使用できない。"
    elif node.limit == ef.ONE_A_TURN:
        text += f"「{speaker.own}」は1ターンに1枚しか発動できない。"
    elif node.shared:
        text += "各効果はこの回数を共有する。"
    if node.all_turn:
        text += f"この発動をするターン、{about_player(speaker, 0, node.all_turn).end}。"
    return text


@says(Target)
def _target(speaker: Speaker, node: Target) -> str:
    text = MATCHING[node.matching] + so_many(speaker, node.cards, node.least, node.most)
    if node.number is not None:
        bound = "だけ" if node.exactly else "まで"
        text = f"{so_many(speaker, node.cards, 1, 60)}（{speaker.say(node.number)}{bound}）"
    text = "及び".join([text, *[speaker.say(one) for one in node.also]])
    if not node.still:
        return text
    return f"{text}（処理時にも{noun_of(speaker, node.still).text(ANY)}である事）"


def _while(speaker: Speaker, node: Effect) -> str:
    """The place and the condition of what applies without being activated."""
    place = _place(node, ja.ON_FIELD)
    words = [f"{place}限り"] if place else []
    if node.condition is not None:
        words.append(f"{condition(speaker, node.condition)}限り")
    return f"{'、'.join(words)}、" if words else ""


@says(ef.Standing)
def _standing(speaker: Speaker, node: ef.Standing) -> str:
    if node.receivers is None:
        said = about_player(speaker, node.whose, node.clauses)
    else:
        said = about(speaker, node.receivers, node.clauses)
    no_effect = NEVER_NEGATED if node.receivers is None else NO_EFFECT
    return f"{sentence(_while(speaker, node) + said.end)}{no_effect if node.text else ''}"


@says(ef.Reaction)
def _reaction(speaker: Speaker, node: ef.Reaction) -> str:
    once = f"（{LIMITS[node.limit]}）" if node.limit in LIMITS else ""
    at_once = "すぐに" if node.immediate else "処理中の効果の後に"
    start = f"{_while(speaker, node)}{speaker.say(node.happening)}場合{once}、その度に、"
    text = sentence(f"{start}{at_once}{program(speaker, node.program)}")
    return text + (NO_EFFECT if node.text else "")


@says(ef.Watch)
def _watch(speaker: Speaker, node: ef.Watch) -> str:
    assert node.condition is not None
    start = f"{condition(speaker, node.condition)}ようになった時点で、"
    text = sentence(f"{start}{program(speaker, node.program)}")
    return f"{text}{NO_EFFECT if node.text else ''}"


@says(ef.Instead)
def _instead(speaker: Speaker, node: ef.Instead) -> str:
    why = reasons(node.whys)
    found = those(speaker, node.cards, ANY)
    once = f"{LIMITS[node.limit]}、" if node.limit in LIMITS else ""
    start = f"{_while(speaker, node)}{once}{found}が{why}{ja.PASSIVE[node.verb]}場合、代わりに"
    if node.verb == verbs.DAMAGE:
        start = f"{_while(speaker, node)}自分が{why}ダメージを受ける場合、代わりに"
    done = program(speaker, node.program)
    return sentence(f"{start}{done}{'事ができる' if node.optional else ''}")


@says(ef.Redirect)
def _redirect(speaker: Speaker, node: ef.Redirect) -> str:
    found = those(speaker, node.cards, ANY)
    end = "除外される" if node.instead == BANISHED else f"{ja.PLACES[node.instead]}へ行く"
    place = ja.PLACES[node.destination]
    return f"{_while(speaker, node)}{place}へ行く{found}は{place}へは行かずに{end}。"


@says(ef.Withstands)
def _withstands(speaker: Speaker, node: ef.Withstands) -> str:
    found = those(speaker, node.cards, ANY)
    text = f"{found}は1ターンに1度だけ{reasons(node.whys)}破壊されない"
    return sentence(_while(speaker, node) + text)


@says(ef.Forestalls)
def _forestalls(speaker: Speaker, node: ef.Forestalls) -> str:
    once = f"{LIMITS[node.limit]}、" if node.limit in LIMITS else ""
    done = program(speaker, node.program)
    can = "適用する" if node.mandatory else "適用できる"
    text = f"{once}{speaker.say(node.happening)}場合、その効果の処理時に次を{can}：{done}"
    return sentence(_while(speaker, node) + text)


@says(ef.Spares)
def _spares(speaker: Speaker, node: ef.Spares) -> str:
    found = those(speaker, node.cards, ANY)
    once = f"{LIMITS[node.limit]}、" if node.limit in LIMITS else ""
    left = "半分" if node.halves else "0"
    text = f"{once}{found}の戦闘で発生する自分への戦闘ダメージを{left}にできる"
    said = sentence(_while(speaker, node) + text)
    if node.limit == ef.ONCE_A_TURN_BY_NAME:
        said += f"「{speaker.own}」のこの効果は1ターンに1度しか使用できない。"
    return said
