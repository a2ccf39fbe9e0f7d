"""Japanese for control that changes, flips and attacks that effects make."""

from segoc.effects import forced_attacks as fa, tributes as tr
from segoc.effects.announcements import AttributeWasAnnounced
from segoc.effects.control import ReturnControl
from segoc.effects.control_changes import ControlChanged, ExchangeHandCards, PassedThisTurn
from segoc.effects.filters import LevelExactly
from segoc.effects.flipping import WasFlipped
from segoc.effects.noted import LevelOfPaid, NotedValue, NoteValue
from segoc.effects.numbers import Lesser
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(ControlChanged)
def _control_changed(speaker: Speaker, node: ControlChanged) -> str:
    return f"{those(speaker, node.cards, ANY)}のコントロールが移った"


@says(ReturnControl)
def _return_control(speaker: Speaker, node: ReturnControl) -> Said:
    text = f"{those(speaker, node.cards)}のコントロールは元々の持ち主に戻"
    return Said(f"{text}り", f"{text}る")


@says(ExchangeHandCards)
def _exchange_hand_cards(speaker: Speaker, node: ExchangeHandCards) -> Said:
    text = "お互いのプレイヤーは手札を公開し、それぞれ相手のカード１枚を選んで自分の手札に加え"
    return Said(text, f"{text}る")


@says(PassedThisTurn)
def _passed_this_turn(speaker: Speaker, node: PassedThisTurn, noun: Noun) -> None:
    noun.before.append((0, "このターンにコントロールが移った"))


@says(WasFlipped)
def _was_flipped(speaker: Speaker, node: WasFlipped, noun: Noun) -> None:
    noun.before.append((0, f"{'このターンに' if node.this_turn else ''}リバースした"))


@says(LevelExactly)
def _level_exactly(speaker: Speaker, node: LevelExactly, noun: Noun) -> None:
    noun.before.append((2, f"レベルが{speaker.say(node.value)}と同じ"))


@says(fa.MakeAttack)
def _make_attack(speaker: Speaker, node: fa.MakeAttack) -> Said:
    attacker = those(speaker, node.cards)
    text = f"{attacker}は{those(speaker, node.target)}へ攻撃し、ダメージ計算を行"
    return Said(f"{text}い", f"{text}う")


@says(fa.InBattleStep)
def _in_battle_step(speaker: Speaker, node: fa.InBattleStep, so: bool) -> str:
    return f"バトルステップで{'ある' if so else 'ない'}"


@says(fa.AttackWasDeclared)
def _attack_was_declared(speaker: Speaker, node: fa.AttackWasDeclared, so: bool) -> str:
    return f"このターンに攻撃宣言が行われ{'た' if so else 'ていない'}"


@says(fa.DirectHit)
def _direct_hit(speaker: Speaker, node: fa.DirectHit) -> str:
    return "モンスターが直接攻撃で戦闘ダメージを与えたダメージステップ終了時になった"


@says(tr.TributesFrom)
def _tributes_from(speaker: Speaker, node: tr.TributesFrom) -> Said:
    text = "を表側表示でアドバンス召喚する場合、モンスターの代わりに"
    text += f"{those(speaker, node.cards)}をリリースでき"
    return Said(text, f"{text}る")


@says(tr.OfTributedKind)
def _of_tributed_kind(speaker: Speaker, node: tr.OfTributedKind, noun: Noun) -> None:
    noun.before.append(
        (0, "このカードのアドバンス召喚のためにリリースしたカードと元々の種類が同じ")
    )


@says(NoteValue)
def _note_value(speaker: Speaker, node: NoteValue) -> Said:
    return suru(f"{speaker.say(node.value)}を記録")


@says(LevelOfPaid)
def _level_of_paid(speaker: Speaker, node: LevelOfPaid) -> str:
    return "コストにしたカードが持っていたレベル"


@says(NotedValue)
def _noted_value(speaker: Speaker, node: NotedValue) -> str:
    return "記録した数値"


@says(Lesser)
def _lesser(speaker: Speaker, node: Lesser) -> str:
    return f"{speaker.say(node.one)}と{speaker.say(node.other)}の内小さい方の数値"


@says(AttributeWasAnnounced)
def _attribute_was_announced(speaker: Speaker, node: AttributeWasAnnounced, so: bool) -> str:
    found = those(speaker, node.cards, ANY)
    return f"{found}が宣言された属性で{'ある' if so else 'ない'}"
