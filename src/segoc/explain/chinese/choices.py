"""Chinese for what players announce and decide, and for chance."""

from segoc.effects import announcements as an, branches as br
from segoc.effects.players import YOU
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import program
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import Noun, says, those
from segoc.explain.chinese.terms import names_of
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Branch


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> str:
    who = "" if node.by == YOU else zh.WHO[node.by]
    if node.sort == announcing.NUMBER:
        return f"{who}宣言{node.least}～{node.most}的任意数字"
    if node.sort == announcing.ATTRIBUTE:
        return f"{who}{'再' if node.besides else ''}宣言1个属性"
    if node.sort == announcing.RACE:
        return f"{who}宣言1个种族"
    if node.sort == announcing.SIDE:
        return f"{who}对硬币的里表作猜测"
    words = "·".join(names_of(node.types, zh.TYPE_WORDS))
    kinds = "·".join(names_of(node.kinds, zh.KINDS))
    return f"{who}宣言1个{words}{kinds}{'的' if words or kinds else ''}卡名"


@says(an.AnnouncedName)
def _announced_name(speaker: Speaker, node: an.AnnouncedName, noun: Noun) -> None:
    noun.before.append((2, "以宣言的卡名为原本卡名的" if node.original else "宣言的卡名的"))


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "宣言的数字"


@says(an.CheckAttribute)
def _check_attribute(speaker: Speaker, node: an.CheckAttribute) -> str:
    return f"把{those(speaker, node.cards)}的属性确认"


@says(an.AttributeChecked)
def _attribute_checked(speaker: Speaker, node: an.AttributeChecked, noun: Noun) -> None:
    noun.before.append((2, "持有那个属性的"))


@says(br.TossCoins)
def _toss(speaker: Speaker, node: br.TossCoins) -> str:
    said = [f"{_shown(node, one)}的场合，{speaker.say(one)}" for one in node.of]
    return "。".join([f"进行{node.count}次投掷硬币", *said])


def _shown(node: br.TossCoins, branch: Branch) -> str:
    if node.called:
        return "猜中" if branch.most else "猜错"
    if node.count == 1:
        return "表" if branch.most else "里"
    return f"{_span(branch)}次是表"


@says(br.Janken)
def _janken(speaker: Speaker, node: br.Janken) -> str:
    said = [f"{'胜' if one.most else '负'}的场合，{speaker.say(one)}" for one in node.of]
    return "。".join(["和对方玩家进行猜拳", *said])


@says(br.RollDice)
def _roll(speaker: Speaker, node: br.RollDice) -> str:
    said = [f"{_on(node, one)}{speaker.say(one)}" for one in node.of]
    return "。".join([f"掷{node.count}次骰子", *said])


def _on(node: br.RollDice, branch: Branch) -> str:
    everything = branch.least <= node.count and branch.most >= 6 * node.count
    return "" if everything else f"{_span(branch)}出现的场合，"


def _span(branch: Branch) -> str:
    return str(branch.most) if branch.least == branch.most else f"{branch.least}～{branch.most}"


@says(br.IfSo)
def _if_so(speaker: Speaker, node: br.IfSo) -> str:
    said = []
    for one in node.of:
        when = f"{condition(speaker, node.condition)}的场合" if one.most else "不是的场合"
        said.append(f"{when}，{speaker.say(one)}")
    return "。".join(said)


@says(br.ChooseOne)
def _choose_one(speaker: Speaker, node: br.ChooseOne) -> str:
    who = "" if node.by == YOU else zh.WHO[node.by]
    said = [f"●{speaker.say(branch)}" for branch in node.of]
    return f"{who}从以下效果选择1个适用：{'；'.join(said)}"


@says(br.Outcome)
def _outcome(speaker: Speaker, node: br.Outcome) -> str:
    return "表出现的次数" if node.what == br.COINS else "出现的数目"


@says(Branch)
def _branch(speaker: Speaker, node: Branch) -> str:
    return program(speaker, node.program)
