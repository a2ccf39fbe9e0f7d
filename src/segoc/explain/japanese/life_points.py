"""Japanese for damage and LP."""

from typing import Final

from segoc.effects import life_points as lp
from segoc.effects.numbers import Fixed
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import says
from segoc.explain.japanese.terms import Said, names_of, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry

CHANGES: Final = {
    entry.ZERO: Said("0になり", "0になる"),
    entry.HALVED: Said("半分になり", "半分になる"),
    entry.DOUBLED: Said("倍になり", "倍になる"),
    entry.HEALED: Said("その数値分のLP回復になり", "その数値分のLP回復になる"),
}


def damage_of(whys: int) -> str:
    """戦闘・効果ダメージ"""
    return f"{'・'.join(names_of(whys, ja.DAMAGE_SORTS))}ダメージ"


@says(lp.DamageTaken)
def _damage_taken(speaker: Speaker, node: lp.DamageTaken) -> Said:
    return CHANGES[node.change].after(f"が受ける{damage_of(node.why)}は")


@says(lp.BattleDamageTo)
def _battle_damage(speaker: Speaker, node: lp.BattleDamageTo) -> Said:
    who = ja.WHO[node.whose]
    monsters = "とモンスター" if node.against_monsters else ""
    if node.inflicted:
        return CHANGES[node.change].after(f"{monsters}の戦闘で{who}に与える戦闘ダメージは")
    return CHANGES[node.change].after(f"{monsters}の戦闘で発生する{who}への戦闘ダメージは")


@says(lp.BattleDamageIs)
def _battle_damage_is(speaker: Speaker, node: lp.BattleDamageIs) -> Said:
    amount = speaker.say(node.amount)
    text = "が効果で直接攻撃する場合に相手に与える" if node.directly else "が受ける"
    text = f"{text}戦闘ダメージは{amount}にな"
    return Said(f"{text}り", f"{text}る")


@says(lp.NoDamageUpTo)
def _no_damage_up_to(speaker: Speaker, node: lp.NoDamageUpTo) -> Said:
    text = f"は{speaker.say(node.amount)}以下の{damage_of(node.why)}を受け"
    return Said(f"{text}ず", f"{text}ない")


@says(lp.Pierces)
def _pierces(speaker: Speaker, node: lp.Pierces) -> Said:
    times = f"の{node.times}倍の数値" if node.times > 1 else ""
    text = "が守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分"
    text += f"{times}だけ戦闘ダメージを与え"
    return Said(text, f"{text}る")


@says(lp.PassesDamageOn)
def _passes_on(speaker: Speaker, node: lp.PassesDamageOn) -> Said:
    text = "の戦闘で発生する自分への戦闘ダメージは代わりに相手が受け"
    return Said(text, f"{text}る")


@says(lp.SharesDamage)
def _shares(speaker: Speaker, node: lp.SharesDamage) -> Said:
    text = "の戦闘で発生する戦闘ダメージはお互いのプレイヤーが受け"
    return Said(text, f"{text}る")


def _amount(speaker: Speaker, node: lp.OnLP) -> str:
    number = str(speaker.say(node.amount))
    if isinstance(node.amount, Fixed):
        return number
    return f"{number.removesuffix('の数値')}の数値分の"


@says(lp.GainLP)
def _gain(speaker: Speaker, node: lp.GainLP) -> Said:
    return suru(f"{ja.WHO[node.whose]}は{_amount(speaker, node)}LPを回復")


@says(lp.LoseLP)
def _lose(speaker: Speaker, node: lp.LoseLP) -> Said:
    text = f"{ja.WHO[node.whose]}は{_amount(speaker, node)}LPを失"
    return Said(f"{text}い", f"{text}う")


@says(lp.SetLP)
def _set(speaker: Speaker, node: lp.SetLP) -> Said:
    text = f"{ja.WHO[node.whose]}のLPは{speaker.say(node.amount)}に"
    return Said(f"{text}なり", f"{text}なる")


@says(lp.ThatDamage)
def _that_damage(speaker: Speaker, node: lp.ThatDamage) -> str:
    return "受けたダメージの数値"
