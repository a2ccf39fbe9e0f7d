"""Japanese for what is printed on monsters: Ranks, ratings, original Attributes."""

from segoc.effects import card_values as fc
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import TYPE_WORDS
from segoc.explain.speaker import Speaker


@says(fc.GradeBelow)
def _grade_below(speaker: Speaker, node: fc.GradeBelow, noun: Noun) -> None:
    noun.before.append((0, f"{speaker.say(node.number)}よりも元々のレベルまたはランクが低い"))


@says(fc.RankIs)
def _rank(speaker: Speaker, node: fc.RankIs, noun: Noun) -> None:
    if node.least == node.most:
        text = f"ランク{node.most}の"
    elif node.most >= 13:
        text = f"ランク{node.least}以上の"
    elif node.least <= 1:
        text = f"ランク{node.most}以下の"
    else:
        text = f"ランク{node.least}～{node.most}の"
    noun.before.append((6, text))


@says(fc.SameAttribute)
def _same_attribute(speaker: Speaker, node: fc.SameAttribute, noun: Noun) -> None:
    attribute = "元々の属性が同じ" if node.original else "同じ属性の"
    noun.before.append((1, f"{those(speaker, node.cards, ANY)}と{attribute}"))


@says(fc.KindsOfNames)
def _kinds_of_names(speaker: Speaker, node: fc.KindsOfNames) -> str:
    return f"{those(speaker, node.cards)}の種類の数"


@says(fc.KindsOfTypes)
def _kinds_of_types(speaker: Speaker, node: fc.KindsOfTypes) -> str:
    words = "・".join([name for bit, name in TYPE_WORDS.items() if node.words & bit])
    return f"{those(speaker, node.cards)}の種類（{words}）の数"


@says(fc.RatingOf)
def _rating_of(speaker: Speaker, node: fc.RatingOf) -> str:
    return f"{those(speaker, node.cards)}のリンクマーカーの合計数"


@says(fc.OriginalAttributes)
def _original_attributes(speaker: Speaker, node: fc.OriginalAttributes) -> str:
    return f"{those(speaker, node.cards)}の元々の属性の種類の数"


@says(fc.LevelRose)
def _level_rose(speaker: Speaker, node: fc.LevelRose) -> str:
    return f"{those(speaker, node.cards, ANY)}のレベルが上がった"
