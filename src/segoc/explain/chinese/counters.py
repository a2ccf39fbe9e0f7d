"""Chinese for counters."""

from segoc.cards.counter_names import counter_name
from segoc.effects import counters as co
from segoc.effects.numbers import Fixed
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Number


def counted(speaker: Speaker, count: Number, kind: int) -> str:
    name = counter_name(kind, "zh")
    if isinstance(count, Fixed):
        return f"{count.number}个{name}"
    if isinstance(count, co.CountersOn):
        return f"全部{name}"
    return f"数量是{speaker.say(count)}的{name}"


@says(co.PlaceCounters)
def _place(speaker: Speaker, node: co.PlaceCounters) -> str:
    text = f"给{those(speaker, node.cards)}放置{counted(speaker, node.count, node.kind)}"
    if node.most:
        text += f"（最多{node.most}个）"
    if node.with_:
        name = counter_name(node.kind, "zh")
        text += f"，有{name}放置期间，{about(speaker, node.cards, node.with_, '那张卡')}"
    return text


@says(co.ShareOut)
def _share(speaker: Speaker, node: co.ShareOut) -> str:
    what = counted(speaker, node.count, node.kind)
    return f"把{what}分配给{those(speaker, node.cards, ANY)}放置"


@says(co.RemoveCounters)
def _remove(speaker: Speaker, node: co.RemoveCounters) -> str:
    return f"把{those(speaker, node.cards, ANY)}的{counted(speaker, node.count, node.kind)}取除"


@says(co.CountersOn)
def _counters_on(speaker: Speaker, node: co.CountersOn) -> str:
    return f"{those(speaker, node.cards, ANY)}的{counter_name(node.kind, 'zh')}的数量"


@says(co.NoteCounters)
def _note(speaker: Speaker, node: co.NoteCounters) -> str:
    return f"记下{those(speaker, node.cards, ANY)}的{counter_name(node.kind, 'zh')}的数量"


@says(co.CountersItHad)
def _it_had(speaker: Speaker, node: co.CountersItHad) -> str:
    return f"这张卡放置的{counter_name(node.kind, 'zh')}的数量"


@says(co.NotedCounters)
def _noted(speaker: Speaker, node: co.NotedCounters) -> str:
    return "记下的数量"


@says(co.CountersThen)
def _then(speaker: Speaker, node: co.CountersThen) -> str:
    return f"那张卡放置过的{counter_name(node.kind, 'zh')}的数量"


@says(co.CountersGone)
def _gone(speaker: Speaker, node: co.CountersGone) -> str:
    return f"{those(speaker, node.cards, ANY)}的{counter_name(node.kind, 'zh')}全部被取除"


@says(co.WithCounter)
def _with_counter(speaker: Speaker, node: co.WithCounter, noun: Noun) -> None:
    name = counter_name(node.kind, "zh")
    some = name if node.least == 1 else f"{node.least}个以上的{name}"
    noun.before.append((1, f"有{some}放置的"))


@says(co.CanHaveCounter)
def _can_have_counter(speaker: Speaker, node: co.CanHaveCounter, noun: Noun) -> None:
    noun.before.append((1, f"可以放置{counter_name(node.kind, 'zh')}的"))


@says(co.CountersPlaced)
def _placed(speaker: Speaker, node: co.CountersPlaced) -> str:
    return f"给{those(speaker, node.cards, ANY)}放置{counter_name(node.kind, 'zh')}"
