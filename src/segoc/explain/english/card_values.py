"""English for what is printed on monsters: Ranks, ratings, original Attributes."""

from segoc.effects import card_values as fc
from segoc.explain.english.nouns import ANY, Noun, says, those
from segoc.explain.english.terms import TYPE_WORDS
from segoc.explain.speaker import Speaker


@says(fc.GradeBelow)
def _grade_below(speaker: Speaker, node: fc.GradeBelow, noun: Noun) -> None:
    noun.after.append(f"whose original Level or Rank is lower than {speaker.say(node.number)}")


@says(fc.RankIs)
def _rank(speaker: Speaker, node: fc.RankIs, noun: Noun) -> None:
    if node.least == node.most:
        noun.before.append((4, f"Rank {node.most}"))
    elif node.most >= 13:
        noun.before.append((4, f"Rank {node.least} or higher"))
    elif node.least <= 1:
        noun.before.append((4, f"Rank {node.most} or lower"))
    else:
        noun.before.append((4, f"Rank {node.least} to {node.most}"))


@says(fc.SameAttribute)
def _same_attribute(speaker: Speaker, node: fc.SameAttribute, noun: Noun) -> None:
    original = "original " if node.original else ""
    other = those(speaker, node.cards, ANY).text
    noun.after.append(f"with the same {original}Attribute as {other}")


@says(fc.KindsOfNames)
def _kinds_of_names(speaker: Speaker, node: fc.KindsOfNames) -> str:
    return f"the number of {those(speaker, node.cards).text} with different names"


@says(fc.KindsOfTypes)
def _kinds_of_types(speaker: Speaker, node: fc.KindsOfTypes) -> str:
    words = ", ".join([name for bit, name in TYPE_WORDS.items() if node.words & bit])
    return f"the number of different card types ({words}) among {those(speaker, node.cards).text}"


@says(fc.RatingOf)
def _rating_of(speaker: Speaker, node: fc.RatingOf) -> str:
    return f"the combined Link Rating of {those(speaker, node.cards).text}"


@says(fc.OriginalAttributes)
def _original_attributes(speaker: Speaker, node: fc.OriginalAttributes) -> str:
    return f"the number of different original Attributes among {those(speaker, node.cards).text}"


@says(fc.LevelRose)
def _level_rose(speaker: Speaker, node: fc.LevelRose) -> str:
    return f"the Level of {those(speaker, node.cards, ANY).text} is increased"
