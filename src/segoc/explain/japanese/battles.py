"""Japanese for what battles do, for being targeted, and for choices by number or chance."""

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
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import ANY, noun_of, says, those
from segoc.explain.japanese.terms import Said, numbered, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.table.kinds import MONSTER

# How a monster draws attacks.
DRAWS: Final = {
    entry.ONLY: ("以外を相手モンスターは攻撃できず", "以外を相手モンスターは攻撃できない"),
    entry.MUST: (
        "を攻撃可能な相手モンスターは攻撃しなければならず",
        "を攻撃可能な相手モンスターは攻撃しなければならない",
    ),
    entry.IF_IT_ATTACKS: (
        "を相手モンスターは攻撃する場合に攻撃対象にしなければならず",
        "を相手モンスターは攻撃する場合に攻撃対象にしなければならない",
    ),
    entry.ABOVE_ALL: (
        "以外を他の効果に関わらず相手モンスターは攻撃できず",
        "以外を他の効果に関わらず相手モンスターは攻撃できない",
    ),
}


@says(bt.DestroyedByBattle)
def _destroyed_by_battle(speaker: Speaker, node: bt.DestroyedByBattle) -> str:
    by = those(speaker, node.by, ANY)
    text = f"{by}が戦闘で{those(speaker, node.cards, ANY)}を破壊し"
    places = "・".join(numbered(node.to, ja.PLACES))
    return f"{text}{places}へ送った" if node.to else f"{text}た"


@says(bt.BattleDamage)
def _battle_damage(speaker: Speaker, node: bt.BattleDamage) -> str:
    by = "" if node.by is None else f"{those(speaker, node.by, ANY)}"
    if node.direct:
        by += "の直接攻撃" if by else "直接攻撃"
    return f"{ja.WHO[node.whose]}が{by}{'によって' if by else ''}戦闘ダメージを受けた"


@says(tg.WasTargeted)
def _was_targeted(speaker: Speaker, node: tg.WasTargeted) -> str:
    return f"{those(speaker, node.cards, ANY)}が効果の対象になり、その効果処理が終わった"


@says(pk.ChooseAsMany)
def _as_many(speaker: Speaker, node: pk.ChooseAsMany, count: int) -> str:
    text = f"{speaker.say(node.number)}だけ{those(speaker, node.cards, ANY)}"
    return text if node.by == YOU else f"{text}（{ja.WHO[node.by]}が選ぶ）"


@says(pk.ChooseExactly)
def _exactly(speaker: Speaker, node: pk.ChooseExactly, count: int) -> str:
    return _as_many(speaker, node, count)


@says(pk.ChooseUpTo)
def _up_to(speaker: Speaker, node: pk.ChooseUpTo, count: int) -> str:
    text = f"{speaker.say(node.number)}まで{those(speaker, node.cards, ANY)}"
    return text if node.by == YOU else f"{text}（{ja.WHO[node.by]}が選ぶ）"


@says(pk.ChooseEachLevel)
def _each_level(speaker: Speaker, node: pk.ChooseEachLevel, count: int) -> str:
    text = f"可能な限りの{those(speaker, node.cards, ANY)}（同じレベルは１体まで）"
    return text if node.by == YOU else f"{text}（{ja.WHO[node.by]}が選ぶ）"


@says(nm.GradeOf)
def _grade_of(speaker: Speaker, node: nm.GradeOf) -> str:
    return f"{those(speaker, node.cards)}のレベルまたはランク"


@says(cd.LiesIn)
def _lies_in(speaker: Speaker, node: cd.LiesIn, so: bool) -> str:
    text = f"このカードが{'・'.join(numbered(node.in_, ja.PLACES))}に"
    if not node.from_:
        return f"{text}{'ある' if so else 'ない'}"
    named = "・".join(numbered(node.from_, ja.PLACES))
    where = "フィールド" if node.from_ == ja.ON_FIELD else named
    if so:
        return f"{text}あり、{where}からそこへ送られている"
    return f"{text}ない、または{where}からそこへ送られていない"


@says(cl.HandRevealed)
def _hand_revealed(speaker: Speaker, node: cl.HandRevealed) -> Said:
    return Said("は手札を公開し続け", "は手札を公開し続ける")


@says(cl.AllAre)
def _all_are(speaker: Speaker, node: cl.AllAre) -> Said:
    text = f"に「{about(speaker, node.cards, [node.clause]).end}」が適用され"
    return Said(text, f"{text}る")


@says(positions.TurnFaceUp)
def _turn_face_up(speaker: Speaker, node: positions.TurnFaceUp) -> Said:
    return suru(f"{those(speaker, node.cards)}を表側{ja.POSITIONS[node.position]}に")


@says(ak.AttacksInDefense)
def _attacks_in_defense(speaker: Speaker, node: ak.AttacksInDefense) -> Said:
    text = "は表側守備表示のままで攻撃でき、その場合は守備力を攻撃力として扱いダメージ計算を"
    return Said(f"{text}行い", f"{text}行う")


@says(ak.AttacksDirectly)
def _attacks_directly(speaker: Speaker, node: ak.AttacksDirectly) -> Said:
    return Said("は直接攻撃でき", "は直接攻撃できる")


@says(ak.AttacksOnly)
def _attacks_only(speaker: Speaker, node: ak.AttacksOnly) -> Said:
    that = noun_of(speaker, [OfKind(1 << MONSTER), *node.that])
    text = f"は{that.text(ANY)}しか攻撃対象に選択でき"
    return Said(f"{text}ず", f"{text}ない")


@says(ak.AttacksAgain)
def _attacks_again(speaker: Speaker, node: ak.AttacksAgain) -> Said:
    text = f"はもう1度{'だけ' if node.only_once else ''}続けて攻撃でき"
    return Said(text, f"{text}る")


@says(ak.DrawsAttacks)
def _draws_attacks(speaker: Speaker, node: ak.DrawsAttacks) -> Said:
    return Said(*DRAWS[node.way])


@says(cl.TrapsAtOnce)
def _traps_at_once(speaker: Speaker, node: cl.TrapsAtOnce) -> Said:
    text = "は罠カード1枚をセットしたターンに発動でき"
    return Said(text, f"{text}る")
