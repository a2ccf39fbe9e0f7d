"""English for counters."""

from segoc.cards.counter_names import counter_name
from segoc.effects import counters as co
from segoc.effects.numbers import Fixed
from segoc.explain.english.clauses import about
from segoc.explain.english.facts import for_each
from segoc.explain.english.nouns import ALL, ANY, BARE, Noun, Those, says, those
from segoc.explain.english.terms import article
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Number


def counted(speaker: Speaker, count: Number, kind: int) -> str:
    """So many counters: `1 Spell Counter`, `2 Spell Counters`."""
    name = counter_name(kind, "en")
    if isinstance(count, Fixed):
        return f"{count.number} {name}{'' if count.number == 1 else 's'}"
    if isinstance(count, co.CountersOn):
        return f"all {name}s"
    number, each = for_each(speaker, count)
    return f"{number} {name}{each}" if each else f"{name}s equal to {number}"


@says(co.PlaceCounters)
def _place(speaker: Speaker, node: co.PlaceCounters) -> str:
    found = those(speaker, node.cards, ALL)
    each = "each of " if found.many else ""
    text = f"place {counted(speaker, node.count, node.kind)} on {each}{found.text}"
    if node.most:
        text += f" (max. {node.most})"
    if node.with_:
        it = Those("they", True) if found.many else Those("it", False)
        said = about(speaker, node.cards, node.with_, it)
        text += f" (while {it.text} {it.have} {article(counter_name(node.kind, 'en'))}, {said})"
    return text


@says(co.ShareOut)
def _share(speaker: Speaker, node: co.ShareOut) -> str:
    where = those(speaker, node.cards, BARE).text
    return f"place {counted(speaker, node.count, node.kind)} among {where}"


@says(co.RemoveCounters)
def _remove(speaker: Speaker, node: co.RemoveCounters) -> str:
    where = those(speaker, node.cards, BARE).text
    return f"remove {counted(speaker, node.count, node.kind)} from {where}"


@says(co.CountersOn)
def _counters_on(speaker: Speaker, node: co.CountersOn) -> str:
    name = counter_name(node.kind, "en")
    return f"the number of {name}s on {those(speaker, node.cards, BARE).text}"


@says(co.NoteCounters)
def _note(speaker: Speaker, node: co.NoteCounters) -> str:
    name = counter_name(node.kind, "en")
    return f"note the number of {name}s on {those(speaker, node.cards, BARE).text}"


@says(co.CountersItHad)
def _it_had(speaker: Speaker, node: co.CountersItHad) -> str:
    return f"the number of {counter_name(node.kind, 'en')}s that were on this card"


@says(co.NotedCounters)
def _noted(speaker: Speaker, node: co.NotedCounters) -> str:
    return "the noted number"


@says(co.CountersThen)
def _then(speaker: Speaker, node: co.CountersThen) -> str:
    return f"the number of {counter_name(node.kind, 'en')}s that were on it"


@says(co.CountersGone)
def _gone(speaker: Speaker, node: co.CountersGone) -> str:
    found = those(speaker, node.cards, ANY).text
    return f"the last {counter_name(node.kind, 'en')} on {found} is removed"


@says(co.WithCounter)
def _with_counter(speaker: Speaker, node: co.WithCounter, noun: Noun) -> None:
    name = counter_name(node.kind, "en")
    some = article(name) if node.least == 1 else f"{node.least} or more {name}s"
    noun.after.append(f"with {some}")


@says(co.CanHaveCounter)
def _can_have_counter(speaker: Speaker, node: co.CanHaveCounter, noun: Noun) -> None:
    noun.after.append(f"that you can place {article(counter_name(node.kind, 'en'))} on")


@says(co.CountersPlaced)
def _placed(speaker: Speaker, node: co.CountersPlaced) -> str:
    found = those(speaker, node.cards, ANY).text
    return f"{article(counter_name(node.kind, 'en'))} is placed on {found}"
