"""Chinese for control that changes, flips and attacks that effects make."""

from segoc.effects import forced_attacks as fa, tributes as tr
from segoc.effects.announcements import AttributeWasAnnounced
from segoc.effects.control import ReturnControl
from segoc.effects.control_changes import ControlChanged, ExchangeHandCards, PassedThisTurn
from segoc.effects.filters import LevelExactly
from segoc.effects.flipping import WasFlipped
from segoc.effects.noted import LevelOfPaid, NotedValue, NoteValue
from segoc.effects.numbers import Lesser
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker


@says(ControlChanged)
def _control_changed(speaker: Speaker, node: ControlChanged) -> str:
    return f"{those(speaker, node.cards, ANY)}的控制权转移"


@says(ReturnControl)
def _return_control(speaker: Speaker, node: ReturnControl) -> str:
    return f"{those(speaker, node.cards)}的控制权回归原本持有者"


@says(ExchangeHandCards)
def _exchange_hand_cards(speaker: Speaker, node: ExchangeHandCards) -> str:
    return "双方玩家把手卡公开，各自从对方手卡选1张加入自己手卡"


@says(PassedThisTurn)
def _passed_this_turn(speaker: Speaker, node: PassedThisTurn, noun: Noun) -> None:
    noun.before.append((0, "这个回合控制权转移过的"))


@says(WasFlipped)
def _was_flipped(speaker: Speaker, node: WasFlipped, noun: Noun) -> None:
    noun.before.append((0, f"{'这个回合' if node.this_turn else ''}反转过的"))


@says(LevelExactly)
def _level_exactly(speaker: Speaker, node: LevelExactly, noun: Noun) -> None:
    noun.before.append((2, f"等级和{speaker.say(node.value)}相同的"))


@says(fa.MakeAttack)
def _make_attack(speaker: Speaker, node: fa.MakeAttack) -> str:
    return f"{those(speaker, node.cards)}向{those(speaker, node.target)}攻击，进行伤害计算"


@says(fa.InBattleStep)
def _in_battle_step(speaker: Speaker, node: fa.InBattleStep, so: bool) -> str:
    return f"{'' if so else '不'}是战斗步骤"


@says(fa.AttackWasDeclared)
def _attack_was_declared(speaker: Speaker, node: fa.AttackWasDeclared, so: bool) -> str:
    return f"这个回合{'' if so else '没'}有怪兽攻击宣言"


@says(fa.DirectHit)
def _direct_hit(speaker: Speaker, node: fa.DirectHit) -> str:
    return "怪兽直接攻击给与战斗伤害的伤害步骤结束"


@says(tr.TributesFrom)
def _tributes_from(speaker: Speaker, node: tr.TributesFrom) -> str:
    return f"表侧表示上级召唤的场合，可以作为怪兽的代替而把{those(speaker, node.cards)}解放"


@says(tr.OfTributedKind)
def _of_tributed_kind(speaker: Speaker, node: tr.OfTributedKind, noun: Noun) -> None:
    noun.before.append((0, "和为这张卡的上级召唤而解放的卡原本种类相同的"))


@says(NoteValue)
def _note_value(speaker: Speaker, node: NoteValue) -> str:
    return f"记录{speaker.say(node.value)}"


@says(LevelOfPaid)
def _level_of_paid(speaker: Speaker, node: LevelOfPaid) -> str:
    return "作为代价的卡曾有的等级"


@says(NotedValue)
def _noted_value(speaker: Speaker, node: NotedValue) -> str:
    return "所记录的数值"


@says(Lesser)
def _lesser(speaker: Speaker, node: Lesser) -> str:
    return f"{speaker.say(node.one)}和{speaker.say(node.other)}之中较小的数值"


@says(AttributeWasAnnounced)
def _attribute_was_announced(speaker: Speaker, node: AttributeWasAnnounced, so: bool) -> str:
    return f"{those(speaker, node.cards, ANY)}{'' if so else '不'}是宣言的属性"
