"""Japanese for what effects do."""

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
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import says, those
from segoc.explain.japanese.terms import Said, numbered, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Action
from segoc.kernel.table import places, verbs

UNTIL: Final = {
    entry.WHILE_FACE_UP: "",
    entry.UNTIL_END_OF_TURN: "ターン終了時まで、",
    entry.UNTIL_END_OF_NEXT_TURN: "次のターンの終了時まで、",
    entry.UNTIL_CALCULATION: "そのダメージ計算時のみ、",
    entry.UNTIL_DAMAGE_STEP: "ダメージステップ終了時まで、",
    entry.UNTIL_END_PHASE: "エンドフェイズまで、",
    entry.WHILE_LINKED: "このカードと結び付いている間、",
    entry.FOR_GOOD: "",
    entry.UNTIL_BATTLE_PHASE_IS_OVER: "次に、",
    entry.UNTIL_STANDBY_PHASE: "次のスタンバイフェイズまで、",
    entry.UNTIL_THIRD_OWN_TURN: "自身のターンで数えて３ターンの間、",
    entry.UNTIL_OWN_END_PHASE: "次の自分のエンドフェイズまで、",
    entry.UNTIL_OWN_TURN_IS_OVER: "次のターンに、",
    entry.WITH_COUNTER: "そのカウンターが置かれている間、",
}
JOINTS: Final = {
    0: "。また、",
    IF_DONE: "。その後、",
    SAME_MOMENT | IF_DONE: "、",
    SAME_MOMENT: "。同時に、",
}


def program(speaker: Speaker, actions: list[Action]) -> str:
    """A program, without its last full stop."""
    steps = [_deed(speaker, action) for action in actions]
    text = ""
    start = ""
    may = False
    for index, action in enumerate(actions):
        if isinstance(action, dd.Provided):
            start += steps[index].on
        may = may or isinstance(action, dd.MayGoOn)
        if isinstance(action, dd.MayGoOn | dd.Provided):
            continue
        following = index + 1 < len(actions) and actions[index + 1].joint == SAME_MOMENT | IF_DONE
        end = f"{steps[index].end}事ができる" if may else steps[index].end
        words = steps[index].on if following and not may else end
        text += f"{start}{words}"
        start, may = "", False
        if index + 1 < len(actions):
            text += JOINTS[actions[index + 1].joint] if not following else "、"
    return text.rstrip("、。") if text else "何もしない"


def _deed(speaker: Speaker, action: Action) -> Said:
    said = speaker.say(action)
    assert isinstance(said, Said)
    return said


def cost(speaker: Speaker, actions: list[Action]) -> str:
    return "、".join(_deed(speaker, action).on.rstrip("、") or "望むなら" for action in actions)


@says(moving.MoveCards)
def _move_cards(speaker: Speaker, node: moving.MoveCards) -> Said:
    verb = ja.VERBS[node.verb][0]
    if node.verb == verbs.TO_HAND and speaker.on_field(node.cards):
        verb = Said("手札に戻し", "手札に戻す")
    if node.verb == verbs.DISCARD and node.must_arrive:
        verb = Said("墓地へ捨て", "墓地へ捨てる")
    said = verb.after(f"{those(speaker, node.cards)}を")
    if node.to < 0:
        return said
    if node.to == places.BANISHED:
        return suru(f"{said.on}除外")
    return Said(f"{said.on}{ja.PLACES[node.to]}へ送り", f"{said.on}{ja.PLACES[node.to]}へ送る")


@says(positions.ChangePosition)
def _change_position(speaker: Speaker, node: positions.ChangePosition) -> Said:
    if node.to:
        return suru(f"{those(speaker, node.cards)}を{ja.POSITIONS[node.to]}に")
    return suru(f"{those(speaker, node.cards)}の表示形式を変更")


@says(positions.TurnFaceDown)
def _turn_face_down(speaker: Speaker, node: positions.TurnFaceDown) -> Said:
    state = "セットした状態" if node.sets else "裏側守備表示"
    return suru(f"{those(speaker, node.cards)}を{state}に")


@says(tying.Equip)
def _equip(speaker: Speaker, node: tying.Equip) -> Said:
    return suru(f"{those(speaker, node.cards)}を{those(speaker, node.to)}に装備")


@says(tying.LinkTo)
def _link_to(speaker: Speaker, node: tying.LinkTo) -> Said:
    said = Said("結び付け", "結び付ける").after(f"このカードを{those(speaker, node.cards)}と")
    late = "このターン、" if node.until == entry.UNTIL_END_OF_TURN else UNTIL[node.until]
    for when, clauses in (("", node.clauses), (late, node.this_turn)):
        if clauses:
            more = about(speaker, node.cards, clauses, "そのカード")
            said = more.after(f"{said.on}、{when}結び付いている間、")
    return said


@says(placing.PlaceAsSpell)
def _place_as_spell(speaker: Speaker, node: placing.PlaceAsSpell) -> Said:
    text = f"{those(speaker, node.cards)}を永続魔法カード扱いとして自分の魔法＆罠ゾーンに表側表示で"
    return Said(f"{text}置き", f"{text}置く")


@says(placing.PlaceAsTrap)
def _place_as_trap(speaker: Speaker, node: placing.PlaceAsTrap) -> Said:
    text = f"{those(speaker, node.cards)}を永続罠カード扱いとして自分の魔法＆罠ゾーンに表側表示で"
    return Said(f"{text}置き", f"{text}置く")


@says(placing.PlaceInPendulumZone)
def _place_in_pendulum_zone(speaker: Speaker, node: placing.PlaceInPendulumZone) -> Said:
    return Said("置き", "置く").after(f"{those(speaker, node.cards)}を自分のPゾーンに")


def position(bits: int) -> str:
    names = numbered(bits, ja.POSITIONS)
    if bits == 1 << places.ATTACK | 1 << places.DEFENSE:
        return ""
    return f"{'か'.join(names)}で"


@says(summoning.SpecialSummon)
def _special_summon(speaker: Speaker, node: summoning.SpecialSummon) -> Said:
    way = f"{ja.ways_of(node.as_)}扱いで" if node.as_ else ""
    way = "召喚条件を無視して" + way if node.ignoring else way
    who = "" if node.by == YOU else f"{ja.WHO[node.by]}が"
    said = suru(f"{who}{those(speaker, node.cards)}を{way}{position(node.in_)}特殊召喚")
    if not node.with_:
        return said
    return about(speaker, node.cards, node.with_, "そのモンスター").after(f"{said.on}、")


@says(summoning.SummonToEither)
def _summon_to_either(speaker: Speaker, node: summoning.SummonToEither) -> Said:
    where = f"自分・相手フィールドに{position(node.in_)}"
    return suru(f"{those(speaker, node.cards)}を{where}特殊召喚")


@says(summoning.BecomeMonster)
def _become_monster(speaker: Speaker, node: summoning.BecomeMonster) -> Said:
    form = "" if node.form == 1 else f"（{node.form}つ目の形）"
    to = "" if node.to == YOU else "相手フィールドに"
    said = suru(f"このカードをモンスター{form}として{to}{position(node.in_)}特殊召喚")
    if not node.with_:
        return said
    return about(speaker, references.This(), node.with_).after(f"{said.on}、")


@says(draws.Draw)
def _draw(speaker: Speaker, node: draws.Draw) -> Said:
    who = "" if node.whose == YOU else f"{ja.WHO[node.whose]}は"
    if isinstance(node.count, Fixed):
        return suru(f"{who}{node.count.number}枚ドロー")
    return suru(f"{who}{speaker.say(node.count)}の分ドロー")


@says(life_points.Damage)
def _damage(speaker: Speaker, node: life_points.Damage) -> Said:
    amount = speaker.say(node.amount)
    unit = "" if isinstance(node.amount, Fixed) else "の"
    text = f"{ja.WHO[node.whose]}に{amount}{unit}ダメージを与え"
    return Said(text, f"{text}る")


@says(life_points.PayLP)
def _pay(speaker: Speaker, node: life_points.PayLP) -> Said:
    text = "LPを半分払" if node.half else f"{node.amount}LPを払"
    return Said(f"{text}い", f"{text}う")


@says(negating.NegateActivation)
def _negate_activation(speaker: Speaker, node: negating.NegateActivation) -> Said:
    return suru("その発動を無効に")


@says(negating.NegateEffect)
def _negate_effect(speaker: Speaker, node: negating.NegateEffect) -> Said:
    return suru("その効果を無効に")


@says(negating.NegateSummon)
def _negate_summon(speaker: Speaker, node: negating.NegateSummon) -> Said:
    if node.cards is not None:
        return suru(f"{those(speaker, node.cards)}の召喚を無効に")
    return suru("その召喚を無効に")


@says(negating.NegateAttack)
def _negate_attack(speaker: Speaker, node: negating.NegateAttack) -> Said:
    return suru("その攻撃を無効に")


@says(dd.Apply)
def _apply(speaker: Speaker, node: dd.Apply) -> Said:
    subject = those(speaker, node.cards)
    return about(speaker, node.cards, node.clauses, subject).after(UNTIL[node.until])


@says(ct.TakeControl)
def _take_control(speaker: Speaker, node: ct.TakeControl) -> Said:
    found = those(speaker, node.cards)
    who = ja.WHO[node.to]
    said = Said("得", "得る") if node.to == YOU else Said(f"{who}に移し", f"{who}に移す")
    said = said.after(f"{UNTIL[node.until]}{found}のコントロールを")
    if node.with_:
        more = about(speaker, node.cards, node.with_, "そのモンスター")
        said = more.after(f"{said.on}、その間、")
    return said


@says(ct.ExchangeControl)
def _exchange_control(speaker: Speaker, node: ct.ExchangeControl) -> Said:
    yours = those(speaker, node.yours)
    theirs = those(speaker, node.theirs)
    said = Said("入れ替え", "入れ替える")
    said = said.after(f"{yours}の内1体と{theirs}の内1体のコントロールを")
    if node.this_turn:
        more = about(speaker, node.yours, node.this_turn, "そのモンスター")
        said = more.after(f"{said.on}、このターン、")
    return said


@says(looking.Reveal)
def _reveal(speaker: Speaker, node: looking.Reveal) -> Said:
    return suru(f"{those(speaker, node.cards)}を確認")


@says(dd.MayGoOn)
def _may_go_on(speaker: Speaker, node: dd.MayGoOn) -> Said:
    return Said("", "")


@says(dd.Provided)
def _provided(speaker: Speaker, node: dd.Provided) -> Said:
    text = f"{condition(speaker, node.condition)}場合、"
    return Said(text, text)


@says(dd.Win)
def _win(speaker: Speaker, node: dd.Win) -> Said:
    return suru(f"{ja.WHO[node.whose]}はデュエルに勝利")
