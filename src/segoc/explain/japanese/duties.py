"""Japanese for what players must do, for what lasts, and for cards that are placed."""

from segoc.effects import clauses as cl, columns, duties as dt, life_points, placing, tributes as tr
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import program
from segoc.explain.japanese.nouns import MATCHING, Noun, says, those
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker
from segoc.kernel.table import verbs

MUST = {
    verbs.BANISH: "除外し",
    verbs.SEND_TO_GY: "墓地へ送ら",
    verbs.TO_HAND: "手札に戻さ",
    verbs.TRIBUTE: "リリースし",
}


@says(dt.MustMove)
def _must_move(speaker: Speaker, node: dt.MustMove) -> Said:
    down = "裏側表示で" if node.face_down else ""
    verb = MUST.get(node.verb, f"{ja.VERBS[node.verb][0].on}")
    text = f"{ja.WHO[node.whose]}は{those(speaker, node.cards)}を{down}{verb}なければなら"
    return Said(f"{text}ず", f"{text}ない")


@says(dt.AttackNeeds)
def _attack_needs(speaker: Speaker, node: dt.AttackNeeds) -> Said:
    text = f"は先に「{program(speaker, node.do)}」を行わなければ攻撃宣言でき"
    return Said(f"{text}ず", f"{text}ない")


@says(dt.OnlyTogether)
def _only_together(speaker: Speaker, node: dt.OnlyTogether) -> Said:
    how = MATCHING[node.matching]
    text = f"のフィールドにはそれぞれ{how}モンスターしか表側表示で存在できず、そうなるように"
    text += "モンスターを墓地へ送らなければなら"
    return Said(f"{text}ず", f"{text}ない")


@says(dt.MustKeepTogether)
def _must_keep(speaker: Speaker, node: dt.MustKeepTogether) -> Said:
    who = ja.WHO[node.whose]
    text = f"{who}は{MATCHING[node.matching]}モンスターだけが残るように、"
    text += "自身のフィールドの表側表示モンスターを墓地へ送らなければなら"
    return Said(f"{text}ず", f"{text}ない")


@says(cl.Carries)
def _carries(speaker: Speaker, node: cl.Carries) -> Said:
    effects = "".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    text = f"にはフィールドにある間、以下が適用され：{effects}"
    return Said(text, f"にはフィールドにある間、以下が適用される：{effects}")


@says(cl.Lasts)
def _lasts(speaker: Speaker, node: cl.Lasts) -> Said:
    effects = "".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    return Said(f"は以下の効果を適用し：{effects}", f"は以下の効果を適用する：{effects}")


@says(tr.SureSpecialSummon)
def _sure_special_summon(speaker: Speaker, node: tr.SureSpecialSummon) -> Said:
    return Said("の特殊召喚は無効化されず", "の特殊召喚は無効化されない")


@says(life_points.PayDownTo)
def _pay_down_to(speaker: Speaker, node: life_points.PayDownTo) -> Said:
    text = f"{node.left}LPになるようにLPを払"
    return Said(f"{text}い", f"{text}う")


@says(placing.PlaceFaceUp)
def _place_face_up(speaker: Speaker, node: placing.PlaceFaceUp) -> Said:
    text = f"{those(speaker, node.cards)}を自分の魔法＆罠ゾーンに表側表示で置"
    return Said(f"{text}き", f"{text}く")


@says(columns.NearColumn)
def _near_column(speaker: Speaker, node: columns.NearColumn, noun: Noun) -> None:
    noun.before.append((1, "このカードと同じ縦列またはその両隣の"))
