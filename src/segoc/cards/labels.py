"""The printed numbers of effects: ①, ②… as a card shows them, and how they are shown here.

In the machine an effect has an address, its place among the effects of its card. What is one
numbered paragraph in print is often several effects there (a trigger, and what it lets stand), and
what isn't numbered in print (summoning conditions, what only lets a card lie face-up) has a place,
too. So a label is said beside the address and means nothing to the rules.
"""

from collections.abc import Sequence
from typing import Final

from segoc.kernel.language.effect import ACTIVATION, Activated, Effect, OwnSummon, Standing

CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩"
MOST_LABELS: Final = len(CIRCLED)
UNNUMBERED: Final = 0


def usual_labels(effects: Sequence[Effect]) -> tuple[int, ...]:
    """As nearly all texts count: one after the other, conditions and bare activations left out."""
    labels: list[int] = []
    for effect in effects:
        labels.append(max(labels, default=0) + 1 if is_numbered(effect) else UNNUMBERED)
    return tuple(labels)


def is_numbered(effect: Effect) -> bool:
    """Whether texts usually number such an effect."""
    if isinstance(effect, Standing):
        return not effect.text
    if isinstance(effect, Activated) and effect.kind == ACTIVATION:
        return len(effect.program) > 0 or effect.keeps
    return not isinstance(effect, OwnSummon)


def label_faults(labels: Sequence[int] | None, effects: int) -> list[str]:
    """What is wrong with labels that somebody gives to so many effects."""
    if labels is None:
        return []
    if len(labels) != effects:
        return [f"it has {effects} effects, and labels for {len(labels)}"]
    return [f"{label} is no printed number" for label in labels if not 0 <= label <= MOST_LABELS]


def shown_label(label: int) -> str:
    """`②`; nothing for what isn't numbered."""
    return "" if label == UNNUMBERED else CIRCLED[label - 1]
