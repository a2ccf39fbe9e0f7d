"""Chinese for Pendulum Cards."""

from segoc.effects import pendulums as pd
from segoc.explain.chinese.facts import condition
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker


@says(pd.ScaleOf)
def _scale_of(speaker: Speaker, node: pd.ScaleOf) -> str:
    original = "原本的" if node.original else ""
    return f"{those(speaker, node.cards)}的{original}灵摆刻度"


@says(pd.ScaleChanged)
def _scale_changed(speaker: Speaker, node: pd.ScaleChanged, noun: Noun) -> None:
    noun.before.append((0, "灵摆刻度和原本数值不同的"))


@says(pd.AdditionalPendulumSummon)
def _additional(speaker: Speaker, node: pd.AdditionalPendulumSummon) -> str:
    noun = Noun()
    noun.noun, noun.measure = "怪兽", "只"
    for one in node.of:
        speaker.say(one, noun)
    return f"在通常的灵摆召唤外加上只有1次，可以把{noun.text(ANY)}灵摆召唤"


@says(pd.ActivatedOnlyIf)
def _activated_only_if(speaker: Speaker, node: pd.ActivatedOnlyIf) -> str:
    return f"在{condition(speaker, node.condition)}的场合才能发动"


@says(pd.ToExtraDeck)
def _to_extra_deck(speaker: Speaker, node: pd.ToExtraDeck) -> str:
    return f"把{those(speaker, node.cards)}表侧加入额外卡组"
