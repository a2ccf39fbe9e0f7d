"""Japanese for what effects note, for whole chains, and for what is done to phases."""

from segoc.effects import moving, negating, noted as nt, phases as ph
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.level_pairs import BanishForLevel
from segoc.effects.mixing import MixWithMonster
from segoc.effects.setting import ActivateFieldSpell, SetAgain, SetCard
from segoc.effects.synchro import SynchroSummon
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, one_such, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(EffectBecomes)
def _effect_becomes(speaker: Speaker, node: EffectBecomes) -> Said:
    text = f"その効果は“{speaker.tell(node.effect)}”と"
    return Said(f"{text}なり", f"{text}なる")


@says(moving.SpendNotingLevel)
def _spend_noting_level(speaker: Speaker, node: moving.SpendNotingLevel) -> Said:
    return ja.VERBS[node.verb][0].after(f"{those(speaker, node.cards)}を")


@says(moving.TributeSpells)
def _tribute_spells(speaker: Speaker, node: moving.TributeSpells) -> Said:
    return suru(f"{those(speaker, node.cards)}をリリース")


@says(moving.BanishFaceDown)
def _banish_face_down(speaker: Speaker, node: moving.BanishFaceDown) -> Said:
    return suru(f"{those(speaker, node.cards)}を裏側表示で除外")


@says(BanishForLevel)
def _banish_for_level(speaker: Speaker, node: BanishForLevel) -> Said:
    both = f"{those(speaker, node.cards)}と{those(speaker, node.partners, 1)}"
    wanted = f"{those(speaker, node.monsters, 1)}のレベル"
    return suru(f"元々のレベルの合計が{wanted}と同じになるように{both}を除外")


@says(negating.NegateChain)
def _negate_chain(speaker: Speaker, node: negating.NegateChain) -> Said:
    return suru("このカードの発動時に積まれていたチェーン上の全ての発動を無効に")


@says(nt.NoteName)
def _note_name(speaker: Speaker, node: nt.NoteName) -> Said:
    return suru(f"{those(speaker, node.cards)}のカード名を記録")


@says(nt.NotedName)
def _noted_name(speaker: Speaker, node: nt.NotedName, noun: Noun) -> None:
    noun.before.append((2, "そのカード名の"))


@says(nt.Noted)
def _noted(speaker: Speaker, node: nt.Noted) -> Said:
    text = f"は{speaker.say(node.number)}を覚えてお"
    return Said(f"{text}き", f"{text}く")


@says(nt.NotedNumber)
def _noted_number(speaker: Speaker, node: nt.NotedNumber) -> str:
    return "覚えておいた数値"


@says(nt.NoteColumn)
def _note_column(speaker: Speaker, node: nt.NoteColumn) -> Said:
    return suru(f"{those(speaker, node.cards)}の縦列を記録")


@says(nt.NotedColumn)
def _noted_column(speaker: Speaker, node: nt.NotedColumn, noun: Noun) -> None:
    noun.before.append((2, "その縦列の"))


@says(nt.WasSet)
def _was_set(speaker: Speaker, node: nt.WasSet, so: bool) -> str:
    return f"セットされていたこのカードを発動した{'' if so else 'のではない'}"


@says(nt.WasEquipped)
def _was_equipped(speaker: Speaker, node: nt.WasEquipped, count: int) -> str:
    return "このカードを装備していたモンスター"


@says(nt.IsChainLink)
def _is_chain_link(speaker: Speaker, node: nt.IsChainLink, so: bool) -> str:
    return f"チェーン{node.least}以降で{'ある' if so else 'ない'}"


@says(ph.MustAttack)
def _must_attack(speaker: Speaker, node: ph.MustAttack) -> Said:
    text = "は攻撃可能な場合、攻撃しなければなら"
    return Said(f"{text}ず", f"{text}ない")


@says(ph.EndMainPhase)
def _end_main_phase(speaker: Speaker, node: ph.EndMainPhase) -> Said:
    return suru("メインフェイズを終了")


@says(ph.EndBattlePhase)
def _end_battle_phase(speaker: Speaker, node: ph.EndBattlePhase) -> Said:
    return suru("バトルフェイズを終了")


@says(MixWithMonster)
def _mix_with_monster(speaker: Speaker, node: MixWithMonster) -> Said:
    host = those(speaker, node.one_of)
    how = "通常モンスター扱い（攻／守０）で裏側守備表示で"
    return suru(f"{those(speaker, node.cards)}を{how}{host}１体と混ぜてシャッフルして特殊召喚")


@says(SetAgain)
def _set_again(speaker: Speaker, node: SetAgain) -> Said:
    return suru("発動後このカードを墓地へ送らず、そのままセット")


@says(ActivateFieldSpell)
def _activate_field_spell(speaker: Speaker, node: ActivateFieldSpell) -> Said:
    return suru(f"{those(speaker, node.cards)}を発動")


@says(SetCard)
def _set_card(speaker: Speaker, node: SetCard) -> Said:
    return suru(f"{those(speaker, node.cards)}を自分フィールドにセット")


@says(SynchroSummon)
def _synchro_summon(speaker: Speaker, node: SynchroSummon) -> Said:
    used = f"{those(speaker, node.only, ANY)}のみを素材として" if node.only is not None else ""
    if node.including:
        used += f"{one_such(speaker, node.including)}を含むモンスターを素材として"
    return suru(f"{used}{those(speaker, node.cards)}をS召喚")


@says(ph.InBattle)
def _in_battle(speaker: Speaker, node: ph.InBattle, noun: Noun) -> None:
    noun.before.append((2, "戦闘を行う"))
