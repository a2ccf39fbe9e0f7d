"""Chinese for what effects note, for whole chains, and for what is done to phases."""

from segoc.effects import moving, negating, noted as nt, phases as ph
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.level_pairs import BanishForLevel
from segoc.effects.mixing import MixWithMonster
from segoc.effects.setting import ActivateFieldSpell, SetAgain, SetCard
from segoc.effects.synchro import SynchroSummon
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, Noun, one_such, says, those
from segoc.explain.speaker import Speaker


@says(EffectBecomes)
def _effect_becomes(speaker: Speaker, node: EffectBecomes) -> str:
    return f"那个效果变成“{speaker.tell(node.effect)}”"


@says(moving.SpendNotingLevel)
def _spend_noting_level(speaker: Speaker, node: moving.SpendNotingLevel) -> str:
    return f"把{those(speaker, node.cards)}{zh.VERBS[node.verb]}"


@says(moving.TributeSpells)
def _tribute_spells(speaker: Speaker, node: moving.TributeSpells) -> str:
    return f"把{those(speaker, node.cards)}解放"


@says(moving.BanishFaceDown)
def _banish_face_down(speaker: Speaker, node: moving.BanishFaceDown) -> str:
    return f"把{those(speaker, node.cards)}里侧表示除外"


@says(BanishForLevel)
def _banish_for_level(speaker: Speaker, node: BanishForLevel) -> str:
    both = f"{those(speaker, node.cards)}和{those(speaker, node.partners, 1)}"
    wanted = f"{those(speaker, node.monsters, 1)}的等级"
    return f"把{both}除外（原本等级的合计要和{wanted}相同）"


@says(negating.NegateChain)
def _negate_chain(speaker: Speaker, node: negating.NegateChain) -> str:
    return "这张卡的发动时积累的连锁上的全部发动无效"


@says(nt.NoteName)
def _note_name(speaker: Speaker, node: nt.NoteName) -> str:
    return f"记下{those(speaker, node.cards)}的卡名"


@says(nt.NotedName)
def _noted_name(speaker: Speaker, node: nt.NotedName, noun: Noun) -> None:
    noun.before.append((2, "那个卡名的"))


@says(nt.Noted)
def _noted(speaker: Speaker, node: nt.Noted) -> str:
    return f"记住{speaker.say(node.number)}"


@says(nt.NotedNumber)
def _noted_number(speaker: Speaker, node: nt.NotedNumber) -> str:
    return "记住的数值"


@says(nt.NoteColumn)
def _note_column(speaker: Speaker, node: nt.NoteColumn) -> str:
    return f"记下{those(speaker, node.cards)}的纵列"


@says(nt.NotedColumn)
def _noted_column(speaker: Speaker, node: nt.NotedColumn, noun: Noun) -> None:
    noun.before.append((2, "那个纵列的"))


@says(nt.WasSet)
def _was_set(speaker: Speaker, node: nt.WasSet, so: bool) -> str:
    return f"{'' if so else '不是'}盖放的这张卡发动"


@says(nt.WasEquipped)
def _was_equipped(speaker: Speaker, node: nt.WasEquipped, count: int) -> str:
    return "这张卡装备过的怪兽"


@says(nt.IsChainLink)
def _is_chain_link(speaker: Speaker, node: nt.IsChainLink, so: bool) -> str:
    return f"{'' if so else '不是'}连锁{node.least}以后"


@says(ph.MustAttack)
def _must_attack(speaker: Speaker, node: ph.MustAttack) -> str:
    return "可以攻击的场合必须作出攻击"


@says(ph.EndMainPhase)
def _end_main_phase(speaker: Speaker, node: ph.EndMainPhase) -> str:
    return "主要阶段结束"


@says(ph.EndBattlePhase)
def _end_battle_phase(speaker: Speaker, node: ph.EndBattlePhase) -> str:
    return "战斗阶段结束"


@says(MixWithMonster)
def _mix_with_monster(speaker: Speaker, node: MixWithMonster) -> str:
    host = those(speaker, node.one_of)
    how = "当作通常怪兽（攻/守0）里侧守备表示"
    return f"把{those(speaker, node.cards)}{how}和{host}的1只混合洗切并特殊召唤"


@says(SetAgain)
def _set_again(speaker: Speaker, node: SetAgain) -> str:
    return "发动后这张卡不送去墓地，直接盖放"


@says(ActivateFieldSpell)
def _activate_field_spell(speaker: Speaker, node: ActivateFieldSpell) -> str:
    return f"把{those(speaker, node.cards)}发动"


@says(SetCard)
def _set_card(speaker: Speaker, node: SetCard) -> str:
    return f"把{those(speaker, node.cards)}在自己场上盖放"


@says(SynchroSummon)
def _synchro_summon(speaker: Speaker, node: SynchroSummon) -> str:
    used = f"只用{those(speaker, node.only, ANY)}为素材" if node.only is not None else ""
    if node.including:
        used += f"用包含{one_such(speaker, node.including)}的怪兽为素材"
    return f"{used}把{those(speaker, node.cards)}同调召唤"


@says(ph.InBattle)
def _in_battle(speaker: Speaker, node: ph.InBattle, noun: Noun) -> None:
    noun.before.append((2, "进行战斗的"))
