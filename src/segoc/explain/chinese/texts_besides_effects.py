"""Chinese for what cards say of themselves, and on what they can be equipped."""

from segoc.effects import texts_besides_effects as un
from segoc.effects.each import Each, LinkedWith
from segoc.effects.setting import SetAsSpell
from segoc.explain.chinese.nouns import Noun, says, those
from segoc.explain.speaker import Speaker


@says(un.CanBeSetAsSpell)
def _set_as_spell(speaker: Speaker, node: un.CanBeSetAsSpell) -> str:
    return "可以当作魔法卡使用从手卡到魔法与陷阱区域盖放"


@says(un.CanStayAsSpell)
def _stay_as_spell(speaker: Speaker, node: un.CanStayAsSpell) -> str:
    place = "当作永续魔法卡使用在自己的魔法与陷阱区域表侧表示放置"
    return f"在怪兽区域被破坏的场合，可以不送去墓地{place}"


@says(un.OnlyOne)
def _only_one(speaker: Speaker, node: un.OnlyOne) -> str:
    return f"作为「{speaker.title(node.name)}」，在自己场上只能有1张表侧表示存在"


@says(un.OnlyOneOfSeries)
def _only_one_of_series(speaker: Speaker, node: un.OnlyOneOfSeries) -> str:
    field = "场上" if node.both else "自己场上"
    return f"作为「{speaker.archetype(node.series)}」怪兽，在{field}只能有1只表侧表示存在"


@says(un.EquipsOnly)
def _equips_only(speaker: Speaker, node: un.EquipsOnly) -> str:
    noun = Noun()
    noun.noun, noun.measure = "怪兽", "只"
    for one in node.that:
        speaker.say(one, noun)
    return f"只有{noun.words()}才能装备"


@says(SetAsSpell)
def _set_by_effect(speaker: Speaker, node: SetAsSpell) -> str:
    return f"把{those(speaker, node.cards)}当作魔法卡使用在自己的魔法与陷阱区域盖放"


@says(un.NoTributes)
def _no_tributes(speaker: Speaker, node: un.NoTributes) -> str:
    noun = Noun()
    noun.noun, noun.measure = "怪兽", "只"
    for one in node.that:
        speaker.say(one, noun)
    return f"在{noun.words()}召唤的场合需要的解放可以不用"


@says(Each)
def _each(speaker: Speaker, node: Each, count: int) -> str:
    return "那只怪兽"


@says(LinkedWith)
def _linked_with(speaker: Speaker, node: LinkedWith, count: int) -> str:
    return Noun("怪兽", [(0, f"和{those(speaker, node.cards)}成为连接状态的")], "只").text(count)
