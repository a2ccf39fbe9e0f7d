"""English for what a monster is made from."""

from segoc.explain.english.nouns import Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.summoning import materials as mt
from segoc.kernel.summoning.fusion_recipes import FusionMaterials


def _so_many(noun: Noun, least: int, most: int) -> str:
    if noun.noun == "card":
        noun.noun = "monster"
    if most == least:
        return noun.text(least)
    text = noun.text(max(least, 2)).split(" ", 1)[1]
    return f"{least} or more {text}" if most >= OPEN_END else f"{least} to {most} {text}"


@says(mt.Part)
def _part(speaker: Speaker, node: mt.Part) -> str:
    return _so_many(noun_of(speaker, node.filters), node.least, node.most)


@says(FusionMaterials)
def _fusion(speaker: Speaker, node: FusionMaterials) -> str:
    text = " + ".join(_part(speaker, part) for part in node.parts)
    return f"{text} (with no substitutes)" if node.genuine else text


@says(mt.SynchroMaterials)
def _synchro(speaker: Speaker, node: mt.SynchroMaterials) -> str:
    return f"{_part(speaker, node.tuners)} + {_part(speaker, node.others)}"


@says(mt.XyzMaterials)
def _xyz(speaker: Speaker, node: mt.XyzMaterials) -> str:
    noun = noun_of(speaker, node.filters)
    noun.before.append((4, f"Level {node.level}"))
    return _so_many(noun, node.least, node.most)


@says(mt.Overlay)
def _overlay(speaker: Speaker, node: mt.Overlay) -> str:
    monster = _so_many(noun_of(speaker, node.filters), 1, 1)
    once = ", once per turn for cards of this name" if node.once else ""
    if node.detaching:
        return f"or, after detaching {node.detaching} materials from it, {monster}{once}"
    return f"or, with all its materials, {monster}{once}"


@says(mt.LinkMaterials)
def _link(speaker: Speaker, node: mt.LinkMaterials) -> str:
    text = " + ".join(_part(speaker, part) for part in node.parts)
    if node.alike:
        text = f"{text} with the same Type or Attribute"
    return f"{text} with different names" if node.distinct else text
