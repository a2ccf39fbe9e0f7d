"""Chinese for numbers, conditions, and what happens."""

from typing import Final

from segoc.effects import (
    activations,
    conditions as cd,
    descriptions as sl,
    happenings as hp,
    numbers as nm,
    processed_links as pr,
    references,
    summoning,
)
from segoc.effects.players import EITHER
from segoc.effects.setting import WereSet
from segoc.effects.spirits import EndPhaseOfItsTurn
from segoc.effects.words import ANY_ACTIVATION
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ALL, ANY, by_own_effect, noun_of, says, those, where
from segoc.explain.chinese.terms import names_of, numbered, reasons, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Cards, Condition
from segoc.kernel.table import event as ev, phases, places

# Numbers.


@says(nm.Fixed)
def _fixed(speaker: Speaker, node: nm.Fixed) -> str:
    return str(node.number)


@says(nm.Count)
def _count(speaker: Speaker, node: nm.Count) -> str:
    if isinstance(node.cards, references.Done):
        return "那些卡的数量"
    return f"{those(speaker, node.cards, ANY)}的数量"


@says(nm.CountThat)
def _count_that(speaker: Speaker, node: nm.CountThat) -> str:
    if node.owner == EITHER:
        return "那些卡的数量"
    whose = "控制者" if node.controlled else "原本持有者"
    return f"那些卡之中{whose}是{zh.WHO[node.owner]}的卡的数量"


@says(nm.AtkOf)
def _atk_of(speaker: Speaker, node: nm.AtkOf) -> str:
    return _value_of(speaker, "攻击力", node.cards, node.original)


@says(nm.DefOf)
def _def_of(speaker: Speaker, node: nm.DefOf) -> str:
    return _value_of(speaker, "守备力", node.cards, node.original)


@says(nm.LevelOf)
def _level_of(speaker: Speaker, node: nm.LevelOf) -> str:
    return _value_of(speaker, "等级", node.cards, node.original)


def _value_of(speaker: Speaker, value: str, cards: Cards, original: bool) -> str:
    name = f"{'原本' if original else ''}{value}"
    if cards == speaker.subject:
        return f"自身的{name}"
    return f"{those(speaker, cards, ALL)}的{name}"


@says(nm.LifePoints)
def _life_points(speaker: Speaker, node: nm.LifePoints) -> str:
    return f"{zh.WHO[node.whose]}基本分"


@says(nm.ChangedBy)
def _changed_by(speaker: Speaker, node: nm.ChangedBy) -> str:
    return "那个实际变化的数值"


@says(nm.HowManySaved)
def _how_many_saved(speaker: Speaker, node: nm.HowManySaved) -> str:
    return "将被破坏的卡"


@says(nm.Half)
def _half(speaker: Speaker, node: nm.Half) -> str:
    return f"{speaker.say(node.number)}的一半"


@says(nm.Times)
def _times(speaker: Speaker, node: nm.Times) -> str:
    return f"{speaker.say(node.number)}×{node.factor}"


@says(nm.Plus)
def _plus(speaker: Speaker, node: nm.Plus) -> str:
    return f"{speaker.say(node.number)}{'＋' if node.more >= 0 else '－'}{abs(node.more)}"


@says(nm.HigherOf)
def _higher_of(speaker: Speaker, node: nm.HigherOf) -> str:
    return f"{speaker.say(node.number)}和{speaker.say(node.other)}之内较高方的数值"


@says(nm.Excess)
def _excess(speaker: Speaker, node: nm.Excess) -> str:
    return f"{speaker.say(node.number)}超过{speaker.say(node.over)}的数值"


# Conditions: each is a clause, or what it says if it isn't so.


def condition(speaker: Speaker, node: Condition, so: bool = True) -> str:
    text = speaker.say(node, so)
    assert isinstance(text, str)
    return text


@says(cd.Exists)
def _exists(speaker: Speaker, node: cd.Exists, so: bool) -> str:
    there = "有" if so else "没有"
    number = "" if node.count == 1 else f"{node.count}张以上"
    cards = node.cards
    if isinstance(cards, sl.Described):
        noun = noun_of(speaker, cards.that).text(ANY)
        return f"{where(cards.whose, cards.in_)}{there}{number}{noun}存在"
    if isinstance(cards, sl.Among):
        noun = noun_of(speaker, cards.that).text(ANY)
        return f"{those(speaker, cards.cards, ANY)}{'' if so else '不'}是{number}{noun}"
    return f"{there}{number}{those(speaker, cards, ANY)}存在"


@says(cd.ExistsEach)
def _exists_each(speaker: Speaker, node: cd.ExistsEach, so: bool) -> str:
    names = "和".join(f"「{speaker.title(name)}」" for name in node.names)
    return f"{those(speaker, node.cards, ANY)}之中{'齐有' if so else '没有齐备'}{names}"


@says(cd.More)
def _more(speaker: Speaker, node: cd.More, so: bool) -> str:
    return f"{speaker.say(node.number)}{'' if so else '不'}比{speaker.say(node.than)}高"


@says(cd.CausedBy)
def _caused_by(speaker: Speaker, node: cd.CausedBy, so: bool) -> str:
    return f"那是{zh.WHO[node.whose]}的效果所致" if so else f"那不是{zh.WHO[node.whose]}的效果所致"


@says(cd.TurnOf)
def _turn_of(speaker: Speaker, node: cd.TurnOf, so: bool) -> str:
    return f"{'' if so else '不'}是{zh.WHO[node.whose]}回合"


@says(cd.InPhase)
def _in_phase(speaker: Speaker, node: cd.InPhase, so: bool) -> str:
    main = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2
    names = ["主要阶段"] if node.phases & main == main else []
    names += numbered(node.phases & ~main if names else node.phases, zh.PHASES)
    return f"{'' if so else '不'}是{'·'.join(names)}"


@says(cd.Battling)
def _battling(speaker: Speaker, node: cd.Battling, so: bool) -> str:
    step = "期间（直到伤害步骤结束）" if node.to_end else "战斗步骤"
    return f"{those(speaker, node.cards, ANY)}{'' if so else '不'}进行战斗的{step}"


@says(cd.CameBefore)
def _came_before(speaker: Speaker, node: cd.CameBefore, so: bool) -> str:
    return f"这张卡{'不' if so else ''}是在这个回合到达那里"


@says(cd.IsContinuousTrap)
def _is_continuous_trap(speaker: Speaker, node: cd.IsContinuousTrap, so: bool) -> str:
    return f"这张卡{'' if so else '不'}是当作永续陷阱卡使用"


@says(cd.IsContinuousSpell)
def _is_continuous_spell(speaker: Speaker, node: cd.IsContinuousSpell, so: bool) -> str:
    return f"这张卡{'是' if so else '不是'}用自身的效果当作永续魔法卡使用"


@says(cd.HasBecome)
def _has_become(speaker: Speaker, node: cd.HasBecome, so: bool) -> str:
    form = "" if node.form == 1 else f"（第{node.form}种）"
    return f"这张卡{'' if so else '没有'}变成文本记述的怪兽{form}"


@says(cd.SummonedAgain)
def _summoned_again(speaker: Speaker, node: cd.SummonedAgain, so: bool) -> str:
    return f"这张卡{'已' if so else '未'}再度召唤"


@says(cd.StillLinked)
def _still_linked(speaker: Speaker, node: cd.StillLinked, so: bool) -> str:
    return f"这张卡{'仍和' if so else '不再和'}{those(speaker, node.cards)}联系"


@says(cd.NotSo)
def _not_so(speaker: Speaker, node: cd.NotSo, so: bool) -> str:
    return condition(speaker, node.condition, not so)


@says(cd.AllSo)
def _all_so(speaker: Speaker, node: cd.AllSo, so: bool) -> str:
    return ("且" if so else "或").join(condition(speaker, one, so) for one in node.conditions)


# What happens: each is a clause that goes before 时 or 的场合.

WHAT: Final = {
    activations.MONSTER_EFFECT: "怪兽的效果",
    activations.SPELL_CARD: "魔法卡",
    activations.TRAP_CARD: "陷阱卡",
    activations.SPELL_EFFECT: "魔法卡的效果",
    activations.TRAP_EFFECT: "陷阱卡的效果",
}


def what_is_activated(bits: int) -> str:
    return "卡的效果" if bits == ANY_ACTIVATION else "·".join(names_of(bits, WHAT))


def _activates(what: int, by: int) -> str:
    text = what_is_activated(what)
    return f"{text}发动" if by == EITHER else f"{zh.WHO[by]}把{text}发动"


@says(activations.Activation)
def _activation(speaker: Speaker, node: activations.Activation) -> str:
    kinds = []
    if node.targeting is not None:
        only = "只" if node.alone else ""
        count = 1 if node.alone else ANY
        kinds.append(f"{only}以{those(speaker, node.targeting, count)}为对象的")
    if node.includes:
        cards = "" if node.to is None else f"把{those(speaker, node.to, ANY)}"
        sure = "必定" if node.certain else ""
        kinds.append(f"{sure}包含{cards}{zh.VERBS[node.includes]}的")
    if node.of:
        kinds.append(f"{noun_of(speaker, node.of).words()}的")
    text = _activates(node.what, node.by)
    if not kinds:
        return text
    if node.by == EITHER:
        return f"{''.join(kinds)}{text}"
    return text.replace("把", f"把{''.join(kinds)}", 1)


@says(hp.OneOf)
def _one_of(speaker: Speaker, node: hp.OneOf) -> str:
    return "、或者".join(speaker.say(one) for one in node.happenings)


@says(activations.WasActivated)
def _was_activated(speaker: Speaker, node: activations.WasActivated) -> str:
    return f"{_activates(node.what, node.by)}（那个连锁处理后）"


@says(pr.Processed)
def _processed(speaker: Speaker, node: pr.Processed) -> str:
    where = f"在{'·'.join(numbered(node.in_, zh.PLACES))}" if node.in_ else ""
    return f"{where}{_activates(node.what, node.by)}（那个处理后）"


@says(summoning.WouldBeSummoned)
def _would_be_summoned(speaker: Speaker, node: summoning.WouldBeSummoned) -> str:
    by = "" if node.by == EITHER else zh.WHO[node.by]
    noun = noun_of(speaker, node.that)
    noun.noun = "怪兽"
    only = f"（只有{node.exactly}只）" if node.exactly else ""
    return f"{by}要把{noun.text(ANY)}{only}{ways_of(node.ways)}"


@says(summoning.Summoned)
def _summoned(speaker: Speaker, node: summoning.Summoned) -> str:
    start = by_own_effect(speaker, node.own_effect) if node.own_effect else ""
    if node.by_effect_of:
        start += f"用{noun_of(speaker, node.by_effect_of).text(ANY)}的效果"
    if node.from_:
        start += f"从{'·'.join(numbered(node.from_, zh.PLACES))}"
    if node.not_from:
        start += f"从{'·'.join(numbered(node.not_from, zh.PLACES))}以外"
    if node.exactly:
        start += f"（只有{node.exactly}只）"
    if node.apart:
        start = f"在这张卡已存在的状态{start}"
    if node.who != EITHER:
        return f"{zh.WHO[node.who]}把{those(speaker, node.cards, ANY)}{start}{ways_of(node.ways)}"
    return f"{those(speaker, node.cards, ANY)}{start}{ways_of(node.ways)}"


TAGS: Final = {
    ev.DRAWN: "抽到",
    ev.DESTROYED: "破坏",
    ev.TRIBUTED: "解放",
    ev.DISCARDED: "丢弃",
    ev.SENT_TO_GY: "送去墓地",
}


@says(WereSet)
def _were_set(speaker: Speaker, node: WereSet) -> str:
    return f"{those(speaker, node.cards, ANY)}被盖放"


@says(hp.Went)
def _went(speaker: Speaker, node: hp.Went) -> str:
    found = those(speaker, node.cards, ANY)
    done = names_of(node.as_, TAGS)
    why = reasons(node.why)
    if node.by != EITHER:
        who = zh.WHO[node.by]
        why = why.replace("效果", f"{who}的效果") if why else f"被{who}"
    if node.exactly:
        found += f"（只有{node.exactly}只）"
    if node.for_effect_of:
        of = noun_of(speaker, node.for_effect_of).text(ANY)
        by_it = node.why == 1 << ev.BY_EFFECT
        why = f"被{of}的效果" if by_it else f"为让{of}的效果发动{why}"
    if node.leaves_field() and not node.to and not done:
        return f"{found}{why}从场上离开"
    if done and not why:
        why = "被"
    from_ = f"从{_places(node.from_)}" if node.from_ else ""
    text = f"{found}{why}{from_}{'·'.join(done)}"
    if not node.to:
        return text if done else f"{text}移动"
    return f"{text}{_goes_to(node.to)}"


def _places(bits: int) -> str:
    if bits & zh.ON_FIELD == zh.ON_FIELD:
        return "·".join([*numbered(bits & ~zh.ON_FIELD, zh.PLACES), "场上"])
    return "·".join(numbered(bits, zh.PLACES))


def _goes_to(bits: int) -> str:
    if bits == 1 << places.GRAVEYARD:
        return "送去墓地"
    return "除外" if bits == 1 << places.BANISHED else f"移到{_places(bits)}"


@says(hp.AddedToHand)
def _added_to_hand(speaker: Speaker, node: hp.AddedToHand) -> str:
    places = "·".join(numbered(node.from_, zh.PLACES))
    return f"卡{f'从{places}' if places else ''}加入{zh.WHO[node.whose]}手卡（包括抽卡）"


@says(hp.Damaged)
def _damaged(speaker: Speaker, node: hp.Damaged) -> str:
    by = "" if node.by is None else f"因{those(speaker, node.by, ANY)}"
    least = f"{node.least}以上的" if node.least else ""
    sorts = "·".join(names_of(node.why, zh.DAMAGE_SORTS))
    return f"{zh.WHO[node.whose]}{by}受到{least}{sorts}伤害"


@says(hp.LpGained)
def _lp_gained(speaker: Speaker, node: hp.LpGained) -> str:
    return f"{zh.WHO[node.whose]}基本分回复"


@says(hp.PositionChanged)
def _position_changed(speaker: Speaker, node: hp.PositionChanged) -> str:
    if not node.to:
        return f"{those(speaker, node.cards, ANY)}的表示形式变更"
    return f"{those(speaker, node.cards, ANY)}变成{zh.POSITIONS[node.to]}"


@says(hp.Flipped)
def _flipped(speaker: Speaker, node: hp.Flipped) -> str:
    return f"{those(speaker, node.cards, ANY)}反转"


@says(hp.AttackDeclared)
def _attack_declared(speaker: Speaker, node: hp.AttackDeclared) -> str:
    by = "怪兽" if node.by is None else those(speaker, node.by, ANY)
    to = "" if node.to is None else f"向{those(speaker, node.to, ANY)}"
    return f"{by}{to}{'直接' if node.direct else ''}攻击宣言"


@says(hp.PhaseBegan)
def _phase_began(speaker: Speaker, node: hp.PhaseBegan) -> str:
    return f"{zh.WHO[node.whose]}的{zh.PHASES[node.phase]}开始"


@says(EndPhaseOfItsTurn)
def _end_phase_of_its_turn(speaker: Speaker, node: EndPhaseOfItsTurn) -> str:
    return "这张卡召唤·反转的回合的结束阶段开始"
