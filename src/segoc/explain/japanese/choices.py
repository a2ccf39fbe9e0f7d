"""Japanese for what players announce and decide, and for chance."""

from segoc.effects import announcements as an, branches as br
from segoc.effects.players import YOU
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import program
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import Noun, says, those
from segoc.explain.japanese.terms import Said, names_of, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Branch


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> Said:
    who = "" if node.by == YOU else f"{ja.WHO[node.by]}は"
    if node.sort == announcing.NUMBER:
        return suru(f"{who}{node.least}～{node.most}までの任意の数字を宣言")
    if node.sort == announcing.ATTRIBUTE:
        return suru(f"{who}{'別の' if node.besides else ''}属性を１つ宣言")
    if node.sort == announcing.RACE:
        return suru(f"{who}種族を１つ宣言")
    if node.sort == announcing.SIDE:
        return suru(f"{who}コインの裏表を予想")
    words = "・".join(names_of(node.types, ja.TYPE_WORDS))
    kinds = "・".join(names_of(node.kinds, ja.KINDS))
    return suru(f"{who}{words}{kinds}{'の' if words or kinds else ''}カード名を１つ宣言")


@says(an.AnnouncedName)
def _announced_name(speaker: Speaker, node: an.AnnouncedName, noun: Noun) -> None:
    original = "宣言されたカード名を元々のカード名とする"
    noun.before.append((2, original if node.original else "宣言されたカード名の"))


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "宣言された数字"


@says(an.CheckAttribute)
def _check_attribute(speaker: Speaker, node: an.CheckAttribute) -> Said:
    return suru(f"{those(speaker, node.cards)}の属性を確認")


@says(an.AttributeChecked)
def _attribute_checked(speaker: Speaker, node: an.AttributeChecked, noun: Noun) -> None:
    noun.before.append((2, "その属性を持つ"))


@says(br.TossCoins)
def _toss(speaker: Speaker, node: br.TossCoins) -> Said:
    said = [f"{_shown(node, one)}場合、{speaker.say(one)}" for one in node.of]
    return _with(Said("行い", "行う").after(f"コイントスを{node.count}回"), said)


def _shown(node: br.TossCoins, branch: Branch) -> str:
    if node.called:
        return "当たった" if branch.most else "ハズレの"
    if node.count == 1:
        return "表だった" if branch.most else "裏だった"
    return f"{_span(branch)}回が表だった"


@says(br.Janken)
def _janken(speaker: Speaker, node: br.Janken) -> Said:
    said = [f"{'勝った' if one.most else '負けた'}場合、{speaker.say(one)}" for one in node.of]
    return _with(Said("行い", "行う").after("相手とジャンケンを"), said)


@says(br.RollDice)
def _roll(speaker: Speaker, node: br.RollDice) -> Said:
    said = [f"{_on(node, one)}{speaker.say(one)}" for one in node.of]
    return _with(Said("振り", "振る").after(f"サイコロを{node.count}回"), said)


def _on(node: br.RollDice, branch: Branch) -> str:
    everything = branch.least <= node.count and branch.most >= 6 * node.count
    return "" if everything else f"{_span(branch)}が出た場合、"


def _span(branch: Branch) -> str:
    return str(branch.most) if branch.least == branch.most else f"{branch.least}～{branch.most}"


def _with(said: Said, outcomes: list[str]) -> Said:
    """What follows are sentences of their own."""
    text = "。".join([said.end, *outcomes])
    return Said(text, text) if outcomes else said


@says(br.IfSo)
def _if_so(speaker: Speaker, node: br.IfSo) -> Said:
    said = []
    for one in node.of:
        when = f"{condition(speaker, node.condition)}場合" if one.most else "違う場合"
        said.append(f"{when}、{speaker.say(one)}")
    text = "。".join(said)
    return Said(text, text)


@says(br.ChooseOne)
def _choose_one(speaker: Speaker, node: br.ChooseOne) -> Said:
    who = "" if node.by == YOU else f"{ja.WHO[node.by]}は"
    said = [f"●{speaker.say(branch)}" for branch in node.of]
    return _with(suru(f"{who}以下の効果から１つを選択して適用"), said)


@says(br.Outcome)
def _outcome(speaker: Speaker, node: br.Outcome) -> str:
    return "表が出た回数" if node.what == br.COINS else "出た目の数"


@says(Branch)
def _branch(speaker: Speaker, node: Branch) -> str:
    return program(speaker, node.program)
