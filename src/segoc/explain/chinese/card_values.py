"""Chinese for what is printed on monsters: Ranks, ratings, original Attributes."""

from segoc.effects import card_values as fc
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.chinese.terms import TYPE_WORDS
from segoc.explain.speaker import Speaker


@says(fc.GradeBelow)
def _grade_below(speaker: Speaker, node: fc.GradeBelow, noun: Noun) -> None:
    noun.before.append((0, f"原本的等级或者阶级比{speaker.say(node.number)}低的"))


@says(fc.RankIs)
def _rank(speaker: Speaker, node: fc.RankIs, noun: Noun) -> None:
    if node.least == node.most:
        noun.before.append((6, f"{node.most}阶"))
    elif node.most >= 13:
        noun.before.append((6, f"{node.least}阶以上的"))
    elif node.least <= 1:
        noun.before.append((6, f"{node.most}阶以下的"))
    else:
        noun.before.append((6, f"{node.least}～{node.most}阶的"))


@says(fc.SameAttribute)
def _same_attribute(speaker: Speaker, node: fc.SameAttribute, noun: Noun) -> None:
    attribute = "原本属性相同的" if node.original else "相同属性的"
    noun.before.append((1, f"和{those(speaker, node.cards, ANY)}{attribute}"))


@says(fc.KindsOfNames)
def _kinds_of_names(speaker: Speaker, node: fc.KindsOfNames) -> str:
    return f"{those(speaker, node.cards)}的种类数量"


@says(fc.KindsOfTypes)
def _kinds_of_types(speaker: Speaker, node: fc.KindsOfTypes) -> str:
    words = "·".join([name for bit, name in TYPE_WORDS.items() if node.words & bit])
    return f"{those(speaker, node.cards)}的种类（{words}）数量"


@says(fc.RatingOf)
def _rating_of(speaker: Speaker, node: fc.RatingOf) -> str:
    return f"{those(speaker, node.cards)}的连接标记数量合计"


@says(fc.OriginalAttributes)
def _original_attributes(speaker: Speaker, node: fc.OriginalAttributes) -> str:
    return f"{those(speaker, node.cards)}的原本属性的种类数量"


@says(fc.LevelRose)
def _level_rose(speaker: Speaker, node: fc.LevelRose) -> str:
    return f"{those(speaker, node.cards, ANY)}的等级上升"
