"""Japanese for what cards were, what was revealed, and what becomes of them."""

from segoc.effects import announcements as an, card_history, filters as fl, references
from segoc.effects.draws import Drew
from segoc.effects.staying import Attach, StaysOnField
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import Noun, says, those
from segoc.explain.japanese.terms import Said, names_of, suru, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing import announcing


@says(card_history.SummonedAs)
def _summoned_as(speaker: Speaker, node: card_history.SummonedAs, noun: Noun) -> None:
    when = "このターンに" if node.this_turn else ""
    noun.before.append((1, f"{when}{ways_of(node.ways)}された"))


@says(card_history.SpentThisTurn)
def _spent(speaker: Speaker, node: card_history.SpentThisTurn, noun: Noun) -> None:
    noun.before.append((1, "このターンにモンスターの効果を発動するために墓地へ送られた"))


@says(fl.AtkAtMost)
def _atk_at_most(speaker: Speaker, node: fl.AtkAtMost, noun: Noun) -> None:
    noun.before.append((2, f"攻撃力が{speaker.say(node.number)}以下の"))


@says(references.Revealed)
def _revealed(speaker: Speaker, node: references.Revealed, count: int) -> str:
    return f"その中のカード{count}枚" if count > 0 else "残りのカード"


@says(Drew)
def _drew(speaker: Speaker, node: Drew) -> str:
    return f"{ja.WHO[node.whose]}が{'通常のドローを行っ' if node.normal else 'カードをドローし'}た"


@says(Attach)
def _attach(speaker: Speaker, node: Attach) -> Said:
    found = those(speaker, node.cards)
    return suru(f"{found}を{those(speaker, node.to)}の下に重ねてX素材と")


@says(an.AttributeIs)
@says(an.RaceIs)
def _becomes(speaker: Speaker, node: an.Becomes) -> Said:
    of_attribute = node.sort == announcing.ATTRIBUTE
    what = "属性" if of_attribute else "種族"
    names = "・".join(names_of(node.bits, ja.ATTRIBUTES if of_attribute else ja.RACES))
    text = f"の{what}は{names or f'宣言された{what}'}に"
    return Said(f"{text}なり", f"{text}なる")


@says(StaysOnField)
def _stays(speaker: Speaker, node: StaysOnField) -> Said:
    return Said("は発動後もフィールドに残り続け", "は発動後もフィールドに残り続ける")
