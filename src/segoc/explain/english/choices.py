"""English for what players announce and decide, and for chance."""

from collections.abc import Callable

from segoc.effects import announcements as an, branches as br
from segoc.effects.players import YOU
from segoc.explain.english import terms as en
from segoc.explain.english.actions import program
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import Noun, says, those
from segoc.explain.english.terms import listed, names_of
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Branch


@says(an.Announce)
def _announce(speaker: Speaker, node: an.Announce) -> str:
    who, s = en.WHO[node.by]
    verb = "declare" if node.by == YOU else f"{who} declare{s}"
    if node.sort == announcing.NUMBER:
        return f"{verb} a number from {node.least} to {node.most}"
    if node.sort == announcing.ATTRIBUTE:
        return f"{verb} {'another' if node.besides else '1'} Attribute"
    if node.sort == announcing.RACE:
        return f"{verb} 1 Monster Type"
    if node.sort == announcing.SIDE:
        return f"{verb.replace('declare', 'call')} heads or tails"
    words = names_of(node.types, en.TYPE_WORDS)
    kinds = listed(names_of(node.kinds, en.KINDS)) or "card"
    kind = f"{listed(words)} {kinds}" if words else kinds
    return f"{verb} 1 {kind}{'' if kinds == 'card' else ' card'} name"


@says(an.AnnouncedName)
def _announced_name(speaker: Speaker, node: an.AnnouncedName, noun: Noun) -> None:
    noun.after.append(f"with the declared {'original ' if node.original else ''}name")


@says(an.AnnouncedNumber)
def _announced_number(speaker: Speaker, node: an.AnnouncedNumber) -> str:
    return "the declared number"


@says(an.CheckAttribute)
def _check_attribute(speaker: Speaker, node: an.CheckAttribute) -> str:
    return f"check the Attribute of {those(speaker, node.cards).text}"


@says(an.AttributeChecked)
def _attribute_checked(speaker: Speaker, node: an.AttributeChecked, noun: Noun) -> None:
    noun.after.append("with that Attribute")


@says(br.TossCoins)
def _toss(speaker: Speaker, node: br.TossCoins) -> str:
    text = "toss a coin" if node.count == 1 else f"toss {node.count} coins"
    return f"{text}{_outcomes(speaker, node.of, lambda branch: _shown(node, branch))}"


def _shown(node: br.TossCoins, branch: Branch) -> str:
    if node.called:
        return "if you called it right, " if branch.most else "if you called it wrong, "
    if node.count == 1:
        return "if heads, " if branch.most else "if tails, "
    return f"if {_span(branch)} show{'s' if branch.most == 1 else ''} heads, "


@says(br.Janken)
def _janken(speaker: Speaker, node: br.Janken) -> str:
    won = _outcomes(speaker, node.of, lambda branch: f"if you {'win' if branch.most else 'lose'}, ")
    return f"play rock-paper-scissors with your opponent{won}"


@says(br.RollDice)
def _roll(speaker: Speaker, node: br.RollDice) -> str:
    text = "roll a six-sided die" if node.count == 1 else f"roll {node.count} six-sided dice"
    return f"{text}{_outcomes(speaker, node.of, lambda branch: _on(node, branch))}"


def _on(node: br.RollDice, branch: Branch) -> str:
    everything = branch.least <= node.count and branch.most >= 6 * node.count
    return "" if everything else f"on {_span(branch)}, "


def _span(branch: Branch) -> str:
    return str(branch.most) if branch.least == branch.most else f"{branch.least} to {branch.most}"


def _outcomes(speaker: Speaker, branches: list[Branch], when: Callable[[Branch], str]) -> str:
    if not branches:
        return ""
    said = [f"{when(branch)}{speaker.say(branch)}" for branch in branches]
    return f": {'; '.join(said)}"


@says(br.IfSo)
def _if_so(speaker: Speaker, node: br.IfSo) -> str:
    so = f"if {condition(speaker, node.condition)}, "
    return _outcomes(speaker, node.of, lambda branch: so if branch.most else "otherwise, ")[2:]


@says(br.ChooseOne)
def _choose_one(speaker: Speaker, node: br.ChooseOne) -> str:
    who, s = en.WHO[node.by]
    verb = "apply" if node.by == YOU else f"{who} choose{s} and applies"
    said = [f"● {speaker.say(branch)}" for branch in node.of]
    return f"{verb} 1 of these effects: {'; '.join(said)}"


@says(br.Outcome)
def _outcome(speaker: Speaker, node: br.Outcome) -> str:
    return "the number of heads" if node.what == br.COINS else "the result"


@says(Branch)
def _branch(speaker: Speaker, node: Branch) -> str:
    return program(speaker, node.program)
