"""Japanese for counters."""

from segoc.cards.counter_names import counter_name
from segoc.effects import counters as co
from segoc.effects.numbers import Fixed
from segoc.explain.japanese.clauses import about
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Number


def counted(speaker: Speaker, count: Number, kind: int) -> str:
    """So many counters, up to the verb."""
    name = counter_name(kind, "ja")
    if isinstance(count, Fixed):
        return f"{name}を{count.number}つ"
    if isinstance(count, co.CountersOn):
        return f"{name}を全て"
    return f"{speaker.say(count)}だけ{name}を"


@says(co.PlaceCounters)
def _place(speaker: Speaker, node: co.PlaceCounters) -> Said:
    text = f"{those(speaker, node.cards)}に{counted(speaker, node.count, node.kind)}"
    most = f"（最大{node.most}つまで）" if node.most else ""
    if not node.with_:
        return Said(f"{text}置き{most}", f"{text}置く{most}")
    name = counter_name(node.kind, "ja")
    said = about(speaker, node.cards, node.with_, "そのカード")
    return said.after(f"{text}置き{most}、{name}が置かれている間、")


@says(co.ShareOut)
def _share(speaker: Speaker, node: co.ShareOut) -> Said:
    text = f"{those(speaker, node.cards, ANY)}に{counted(speaker, node.count, node.kind)}"
    return Said(f"{text}振り分けて置き", f"{text}振り分けて置く")


@says(co.RemoveCounters)
def _remove(speaker: Speaker, node: co.RemoveCounters) -> Said:
    text = f"{those(speaker, node.cards, ANY)}の{counted(speaker, node.count, node.kind)}"
    return Said(f"{text}取り除き", f"{text}取り除く")


@says(co.CountersOn)
def _counters_on(speaker: Speaker, node: co.CountersOn) -> str:
    return f"{those(speaker, node.cards, ANY)}の{counter_name(node.kind, 'ja')}の数"


@says(co.NoteCounters)
def _note(speaker: Speaker, node: co.NoteCounters) -> Said:
    text = f"{those(speaker, node.cards, ANY)}の{counter_name(node.kind, 'ja')}の数を記録"
    return Said(f"{text}し", f"{text}する")


@says(co.CountersItHad)
def _it_had(speaker: Speaker, node: co.CountersItHad) -> str:
    return f"このカードに置かれていた{counter_name(node.kind, 'ja')}の数"


@says(co.NotedCounters)
def _noted(speaker: Speaker, node: co.NotedCounters) -> str:
    return "記録した数"


@says(co.CountersThen)
def _then(speaker: Speaker, node: co.CountersThen) -> str:
    return f"そのカードに置かれていた{counter_name(node.kind, 'ja')}の数"


@says(co.CountersGone)
def _gone(speaker: Speaker, node: co.CountersGone) -> str:
    return f"{those(speaker, node.cards, ANY)}の{counter_name(node.kind, 'ja')}が全て取り除かれた"


@says(co.WithCounter)
def _with_counter(speaker: Speaker, node: co.WithCounter, noun: Noun) -> None:
    name = counter_name(node.kind, "ja")
    some = f"{name}が" if node.least == 1 else f"{name}が{node.least}つ以上"
    noun.before.append((1, f"{some}置かれた"))


@says(co.CanHaveCounter)
def _can_have_counter(speaker: Speaker, node: co.CanHaveCounter, noun: Noun) -> None:
    noun.before.append((1, f"{counter_name(node.kind, 'ja')}を置く事ができる"))


@says(co.CountersPlaced)
def _placed(speaker: Speaker, node: co.CountersPlaced) -> str:
    found = those(speaker, node.cards, ANY)
    return f"{found}に{counter_name(node.kind, 'ja')}が置かれた"
