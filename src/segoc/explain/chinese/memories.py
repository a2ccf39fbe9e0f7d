"""Chinese for what cards were, what was revealed, and what becomes of them."""

from segoc.effects import announcements as an, card_history, filters as fl, references
from segoc.effects.draws import Drew
from segoc.effects.staying import Attach, StaysOnField
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import Noun, says, those
from segoc.explain.chinese.terms import names_of, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(card_history.SummonedAs)
def _summoned_as(speaker: Speaker, node: card_history.SummonedAs, noun: Noun) -> None:
    when = "这个回合" if node.this_turn else ""
    noun.before.append((1, f"{when}{ways_of(node.ways)}的"))


@says(card_history.SpentThisTurn)
def _spent(speaker: Speaker, node: card_history.SpentThisTurn, noun: Noun) -> None:
    noun.before.append((1, "这个回合为让怪兽的效果发动而被送去墓地的"))


@says(fl.AtkAtMost)
def _atk_at_most(speaker: Speaker, node: fl.AtkAtMost, noun: Noun) -> None:
    noun.before.append((2, f"攻击力在{speaker.say(node.number)}以下的"))


@says(references.Revealed)
def _revealed(speaker: Speaker, node: references.Revealed, count: int) -> str:
    return f"那之中的{count}张卡" if count > 0 else "剩下的卡"


@says(Drew)
def _drew(speaker: Speaker, node: Drew) -> str:
    return f"{zh.WHO[node.whose]}{'通常' if node.normal else ''}抽卡"


@says(Attach)
def _attach(speaker: Speaker, node: Attach) -> str:
    found = those(speaker, node.cards)
    return f"把{found}在{those(speaker, node.to)}下面重叠作为超量素材"


@says(an.AttributeIs)
@says(an.RaceIs)
def _becomes(speaker: Speaker, node: an.Becomes) -> str:
    of_attribute = node.sort == announcing.ATTRIBUTE
    what = "属性" if of_attribute else "种族"
    names = "·".join(names_of(node.bits, zh.ATTRIBUTES if of_attribute else zh.RACES))
    return f"的{what}变成{names or f'宣言的{what}'}"


@says(StaysOnField)
def _stays(speaker: Speaker, node: StaysOnField) -> str:
    return "发动后继续留在场上"
