"""Japanese for numbers, conditions, and what happens."""

from typing import Final

from segoc.effects import (
    activations,
    conditions as cd,
    descriptions as sl,
    happenings as hp,
    numbers as nm,
    processed_links as pr,
    summoning,
)
from segoc.effects.players import EITHER
from segoc.effects.setting import WereSet
from segoc.effects.spirits import EndPhaseOfItsTurn
from segoc.effects.words import ANY_ACTIVATION
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ALL, ANY, by_own_effect, noun_of, says, those, where
from segoc.explain.japanese.terms import names_of, numbered, reasons, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Cards, Condition
from segoc.kernel.table import event as ev, phases, places

# Numbers.


@says(nm.Fixed)
def _fixed(speaker: Speaker, node: nm.Fixed) -> str:
    return str(node.number)


@says(nm.Count)
def _count(speaker: Speaker, node: nm.Count) -> str:
    return f"{those(speaker, node.cards, ANY)}の数"


@says(nm.CountThat)
def _count_that(speaker: Speaker, node: nm.CountThat) -> str:
    if node.owner == EITHER:
        return "そのカードの数"
    whose = "コントローラー" if node.controlled else "元々の持ち主"
    return f"その内の{whose}が{ja.WHO[node.owner]}のカードの数"


@says(nm.AtkOf)
def _atk_of(speaker: Speaker, node: nm.AtkOf) -> str:
    return _value_of(speaker, "攻撃力", node.cards, node.original)


@says(nm.DefOf)
def _def_of(speaker: Speaker, node: nm.DefOf) -> str:
    return _value_of(speaker, "守備力", node.cards, node.original)


@says(nm.LevelOf)
def _level_of(speaker: Speaker, node: nm.LevelOf) -> str:
    return _value_of(speaker, "レベル", node.cards, node.original)


def _value_of(speaker: Speaker, value: str, cards: Cards, original: bool) -> str:
    name = f"{'元々の' if original else ''}{value}"
    if cards == speaker.subject:
        return f"自身の{name}"
    return f"{those(speaker, cards, ALL)}の{name}"


@says(nm.LifePoints)
def _life_points(speaker: Speaker, node: nm.LifePoints) -> str:
    return f"{ja.WHO[node.whose]}のLP"


@says(nm.ChangedBy)
def _changed_by(speaker: Speaker, node: nm.ChangedBy) -> str:
    return "その実際に変化した数値"


@says(nm.HowManySaved)
def _how_many_saved(speaker: Speaker, node: nm.HowManySaved) -> str:
    return "破壊されるカードの数"


@says(nm.Half)
def _half(speaker: Speaker, node: nm.Half) -> str:
    return f"{speaker.say(node.number)}の半分"


@says(nm.Times)
def _times(speaker: Speaker, node: nm.Times) -> str:
    return f"{speaker.say(node.number)}×{node.factor}"


@says(nm.Plus)
def _plus(speaker: Speaker, node: nm.Plus) -> str:
    return f"{speaker.say(node.number)}{'＋' if node.more >= 0 else '－'}{abs(node.more)}"


@says(nm.HigherOf)
def _higher_of(speaker: Speaker, node: nm.HigherOf) -> str:
    return f"{speaker.say(node.number)}と{speaker.say(node.other)}の内、高い方の数値"


@says(nm.Excess)
def _excess(speaker: Speaker, node: nm.Excess) -> str:
    return f"{speaker.say(node.number)}が{speaker.say(node.over)}を超えた分"


# Conditions: each is a clause, or what it says if it isn't so.


def condition(speaker: Speaker, node: Condition, so: bool = True) -> str:
    text = speaker.say(node, so)
    assert isinstance(text, str)
    return text


@says(cd.Exists)
def _exists(speaker: Speaker, node: cd.Exists, so: bool) -> str:
    there = "存在する" if so else "存在しない"
    number = "" if node.count == 1 else f"{node.count}枚以上"
    cards = node.cards
    if isinstance(cards, sl.Described):
        noun = noun_of(speaker, cards.that).text(ANY)
        place = where(cards.whose, cards.in_)
        return f"{place}に{noun}が{number}{there}" if place else f"{noun}が{number}{there}"
    if isinstance(cards, sl.Among):
        noun = noun_of(speaker, cards.that).text(ANY)
        return f"{those(speaker, cards.cards, ANY)}が{noun}{number}で{'ある' if so else 'ない'}"
    return f"{those(speaker, cards, ANY)}が{number}{there}"


@says(cd.ExistsEach)
def _exists_each(speaker: Speaker, node: cd.ExistsEach, so: bool) -> str:
    names = "と".join(f"「{speaker.title(name)}」" for name in node.names)
    cards = those(speaker, node.cards, ANY)
    return f"{cards}の中に{names}が{'揃っている' if so else '揃っていない'}"


@says(cd.More)
def _more(speaker: Speaker, node: cd.More, so: bool) -> str:
    end = "多い" if so else "多くない"
    return f"{speaker.say(node.number)}が{speaker.say(node.than)}より{end}"


@says(cd.CausedBy)
def _caused_by(speaker: Speaker, node: cd.CausedBy, so: bool) -> str:
    return f"それが{ja.WHO[node.whose]}の効果に{'よる' if so else 'よらない'}"


@says(cd.TurnOf)
def _turn_of(speaker: Speaker, node: cd.TurnOf, so: bool) -> str:
    return f"{ja.WHO[node.whose]}ターンで{'ある' if so else 'ない'}"


@says(cd.InPhase)
def _in_phase(speaker: Speaker, node: cd.InPhase, so: bool) -> str:
    main = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2
    names = ["メインフェイズ"] if node.phases & main == main else []
    names += numbered(node.phases & ~main if names else node.phases, ja.PHASES)
    return f"{'・'.join(names)}で{'ある' if so else 'ない'}"


@says(cd.Battling)
def _battling(speaker: Speaker, node: cd.Battling, so: bool) -> str:
    battles = "戦闘を行う" if so else "戦闘を行わない"
    if node.to_end:
        return f"{those(speaker, node.cards, ANY)}が{battles}（ダメージステップ終了時まで）"
    return f"{those(speaker, node.cards, ANY)}が{battles}バトルステップである"


@says(cd.CameBefore)
def _came_before(speaker: Speaker, node: cd.CameBefore, so: bool) -> str:
    return f"このカードがこのターンにそこへ移動して{'いない' if so else 'いる'}"


@says(cd.IsContinuousTrap)
def _is_continuous_trap(speaker: Speaker, node: cd.IsContinuousTrap, so: bool) -> str:
    return f"このカードが永続罠カード扱いで{'ある' if so else 'ない'}"


@says(cd.IsContinuousSpell)
def _is_continuous_spell(speaker: Speaker, node: cd.IsContinuousSpell, so: bool) -> str:
    return f"このカードが自身の効果で永続魔法カード扱いになって{'いる' if so else 'いない'}"


@says(cd.HasBecome)
def _has_become(speaker: Speaker, node: cd.HasBecome, so: bool) -> str:
    form = "" if node.form == 1 else f"（{node.form}つ目の形）"
    return f"このカードがテキストに記されたモンスター{form}になって{'いる' if so else 'いない'}"


@says(cd.SummonedAgain)
def _summoned_again(speaker: Speaker, node: cd.SummonedAgain, so: bool) -> str:
    return f"このカードがもう１度召喚されて{'いる' if so else 'いない'}"


@says(cd.StillLinked)
def _still_linked(speaker: Speaker, node: cd.StillLinked, so: bool) -> str:
    tied = "結び付いている" if so else "結び付いていない"
    return f"このカードが{those(speaker, node.cards)}と{tied}"


@says(cd.NotSo)
def _not_so(speaker: Speaker, node: cd.NotSo, so: bool) -> str:
    return condition(speaker, node.condition, not so)


@says(cd.AllSo)
def _all_so(speaker: Speaker, node: cd.AllSo, so: bool) -> str:
    joint = "、かつ" if so else "、または"
    return joint.join(condition(speaker, one, so) for one in node.conditions)


# What happens: each is a clause that goes before 時 or 場合.

WHAT: Final = {
    activations.MONSTER_EFFECT: "モンスターの効果",
    activations.SPELL_CARD: "魔法カード",
    activations.TRAP_CARD: "罠カード",
    activations.SPELL_EFFECT: "魔法カードの効果",
    activations.TRAP_EFFECT: "罠カードの効果",
}


def what_is_activated(bits: int) -> str:
    return "カードの効果" if bits == ANY_ACTIVATION else "・".join(names_of(bits, WHAT))


def _activates(kinds: str, what: int, by: int) -> str:
    text = what_is_activated(what)
    return f"{kinds}{text}が発動した" if by == EITHER else f"{ja.WHO[by]}が{kinds}{text}を発動した"


@says(activations.Activation)
def _activation(speaker: Speaker, node: activations.Activation) -> str:
    kinds = ""
    if node.targeting is not None:
        only = "のみ" if node.alone else ""
        count = 1 if node.alone else ANY
        kinds += f"{those(speaker, node.targeting, count)}{only}を対象とする"
    if node.includes:
        cards = "" if node.to is None else f"{those(speaker, node.to, ANY)}を"
        sure = "必ず" if node.certain else ""
        kinds += f"{cards}{ja.VERBS[node.includes][0].end}処理を{sure}含む"
    if node.of:
        kinds += f"{noun_of(speaker, node.of).words()}の"
    return _activates(kinds, node.what, node.by)


@says(hp.OneOf)
def _one_of(speaker: Speaker, node: hp.OneOf) -> str:
    return "か、または".join(speaker.say(one) for one in node.happenings)


@says(activations.WasActivated)
def _was_activated(speaker: Speaker, node: activations.WasActivated) -> str:
    return f"（チェーンの処理後に）{_activates('', node.what, node.by)}"


@says(pr.Processed)
def _processed(speaker: Speaker, node: pr.Processed) -> str:
    where = f"{'・'.join(numbered(node.in_, ja.PLACES))}で" if node.in_ else ""
    return f"（その処理後に）{where}{_activates('', node.what, node.by)}"


@says(summoning.WouldBeSummoned)
def _would_be_summoned(speaker: Speaker, node: summoning.WouldBeSummoned) -> str:
    by = "" if node.by == EITHER else f"{ja.WHO[node.by]}が"
    noun = noun_of(speaker, node.that)
    noun.noun = "モンスター"
    only = f"{node.exactly}体のみ" if node.exactly else ""
    return f"{by}{noun.text(ANY)}{only}を{ways_of(node.ways)}しようとする"


@says(summoning.Summoned)
def _summoned(speaker: Speaker, node: summoning.Summoned) -> str:
    start = by_own_effect(speaker, node.own_effect) if node.own_effect else ""
    if node.by_effect_of:
        start += f"{noun_of(speaker, node.by_effect_of).text(ANY)}の効果で"
    if node.not_from:
        start += f"{'・'.join(numbered(node.not_from, ja.PLACES))}以外から"
    if node.from_:
        start += f"{'・'.join(numbered(node.from_, ja.PLACES))}から"
    if node.exactly:
        start += f"{node.exactly}体のみ"
    if node.apart:
        start = f"このカードが既に存在する状態で{start}"
    if node.who != EITHER:
        what = those(speaker, node.cards, ANY)
        return f"{ja.WHO[node.who]}が{what}を{start}{ways_of(node.ways)}した"
    return f"{those(speaker, node.cards, ANY)}が{start}{ways_of(node.ways)}した"


TAGS: Final = {
    ev.DRAWN: "ドローされ",
    ev.DESTROYED: "破壊され",
    ev.TRIBUTED: "リリースされ",
    ev.DISCARDED: "捨てられ",
    ev.SENT_TO_GY: "墓地へ送られ",
}


@says(WereSet)
def _were_set(speaker: Speaker, node: WereSet) -> str:
    return f"{those(speaker, node.cards, ANY)}がセットされた"


@says(hp.Went)
def _went(speaker: Speaker, node: hp.Went) -> str:
    start = f"{those(speaker, node.cards, ANY)}が"
    if node.for_effect_of:
        of = noun_of(speaker, node.for_effect_of).text(ANY)
        by_it = node.why == 1 << ev.BY_EFFECT
        start += of + ("の" if by_it else "の効果を発動するために")
    why = reasons(node.why)
    if node.by != EITHER:
        who = ja.WHO[node.by]
        why = why.replace("効果", f"{who}の効果") if why else f"{who}によって"
    start += why
    if node.exactly:
        start += f"{node.exactly}体だけ"
    done = "・".join(names_of(node.as_, TAGS))
    if node.leaves_field() and not node.to and not done:
        return f"{start}フィールドから離れた"
    if node.from_:
        start += f"{_places(node.from_)}から"
    if not node.to:
        return f"{start}{done}た" if done else f"{start}移動した"
    end = _goes_to(node.to)
    return f"{start}{done}て{end}" if done else f"{start}{end}"


def _places(bits: int) -> str:
    if bits & ja.ON_FIELD == ja.ON_FIELD:
        return "・".join([*numbered(bits & ~ja.ON_FIELD, ja.PLACES), "フィールド"])
    return "・".join(numbered(bits, ja.PLACES))


def _goes_to(bits: int) -> str:
    if bits == 1 << places.GRAVEYARD:
        return "墓地へ送られた"
    return "除外された" if bits == 1 << places.BANISHED else f"{_places(bits)}へ移動した"


@says(hp.AddedToHand)
def _added_to_hand(speaker: Speaker, node: hp.AddedToHand) -> str:
    places = "・".join(numbered(node.from_, ja.PLACES))
    where = f"{places}から" if places else ""
    return f"{where}{ja.WHO[node.whose]}の手札にカードが加わった（ドローを含む）"


@says(hp.Damaged)
def _damaged(speaker: Speaker, node: hp.Damaged) -> str:
    by = "" if node.by is None else f"{those(speaker, node.by, ANY)}によって"
    least = f"{node.least}以上の" if node.least else ""
    sorts = "・".join(names_of(node.why, ja.DAMAGE_SORTS))
    return f"{ja.WHO[node.whose]}が{by}{least}{sorts}ダメージを受けた"


@says(hp.LpGained)
def _lp_gained(speaker: Speaker, node: hp.LpGained) -> str:
    return f"{ja.WHO[node.whose]}のLPが回復した"


@says(hp.PositionChanged)
def _position_changed(speaker: Speaker, node: hp.PositionChanged) -> str:
    if not node.to:
        return f"{those(speaker, node.cards, ANY)}の表示形式が変更された"
    return f"{those(speaker, node.cards, ANY)}が{ja.POSITIONS[node.to]}になった"


@says(hp.Flipped)
def _flipped(speaker: Speaker, node: hp.Flipped) -> str:
    return f"{those(speaker, node.cards, ANY)}がリバースした"


@says(hp.AttackDeclared)
def _attack_declared(speaker: Speaker, node: hp.AttackDeclared) -> str:
    by = "モンスター" if node.by is None else those(speaker, node.by, ANY)
    to = "" if node.to is None else f"{those(speaker, node.to, ANY)}に"
    return f"{by}が{to}{'直接' if node.direct else ''}攻撃宣言した"


@says(hp.PhaseBegan)
def _phase_began(speaker: Speaker, node: hp.PhaseBegan) -> str:
    return f"{ja.WHO[node.whose]}の{ja.PHASES[node.phase]}になった"


@says(EndPhaseOfItsTurn)
def _end_phase_of_its_turn(speaker: Speaker, node: EndPhaseOfItsTurn) -> str:
    return "このカードが召喚・リバースしたターンのエンドフェイズになった"
