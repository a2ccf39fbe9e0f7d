"""Japanese for what cards say of themselves, and on what they can be equipped."""

from segoc.effects import texts_besides_effects as un
from segoc.effects.each import Each, LinkedWith
from segoc.effects.setting import SetAsSpell
from segoc.explain.japanese.nouns import Noun, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(un.CanBeSetAsSpell)
def _set_as_spell(speaker: Speaker, node: un.CanBeSetAsSpell) -> Said:
    text = "は魔法カード扱いで手札から魔法＆罠ゾーンにセットでき"
    return Said(text, f"{text}る")


@says(un.CanStayAsSpell)
def _stay_as_spell(speaker: Speaker, node: un.CanStayAsSpell) -> Said:
    place = "永続魔法カード扱いで自分の魔法＆罠ゾーンに表側表示で置け"
    text = f"はモンスターゾーンで破壊された場合、墓地へ送らずに{place}"
    return Said(text, f"{text}る")


@says(un.OnlyOne)
def _only_one(speaker: Speaker, node: un.OnlyOne) -> Said:
    text = f"は「{speaker.title(node.name)}」として、自分フィールドに１枚しか表側表示で存在でき"
    return Said(f"{text}ず", f"{text}ない")


@says(un.OnlyOneOfSeries)
def _only_one_of_series(speaker: Speaker, node: un.OnlyOneOfSeries) -> Said:
    field = "フィールド" if node.both else "自分フィールド"
    kind = f"「{speaker.archetype(node.series)}」モンスター"
    text = f"は{kind}として、{field}に１体しか表側表示で存在でき"
    return Said(f"{text}ず", f"{text}ない")


@says(un.EquipsOnly)
def _equips_only(speaker: Speaker, node: un.EquipsOnly) -> Said:
    noun = Noun()
    noun.noun, noun.measure = "モンスター", "体"
    for one in node.that:
        speaker.say(one, noun)
    text = f"は{noun.words()}にのみ装備でき"
    return Said(text, f"{text}る")


@says(SetAsSpell)
def _set_by_effect(speaker: Speaker, node: SetAsSpell) -> Said:
    place = "自分の魔法＆罠ゾーンに魔法カード扱いで"
    return suru(f"{those(speaker, node.cards)}を{place}セット")


@says(un.NoTributes)
def _no_tributes(speaker: Speaker, node: un.NoTributes) -> Said:
    noun = Noun()
    noun.noun, noun.measure = "モンスター", "体"
    for one in node.that:
        speaker.say(one, noun)
    text = f"は{noun.words()}を召喚する場合に必要なリリースをなくす事ができ"
    return Said(text, f"{text}る")


@says(Each)
def _each(speaker: Speaker, node: Each, count: int) -> str:
    return "そのモンスター"


@says(LinkedWith)
def _linked_with(speaker: Speaker, node: LinkedWith, count: int) -> str:
    linked = f"{those(speaker, node.cards)}とリンク状態になっている"
    return Noun("モンスター", [(0, linked)], "体").text(count)
