"""English for what effects note, for whole chains, and for what is done to phases."""

from segoc.effects import moving, negating, noted as nt, phases as ph
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.level_pairs import BanishForLevel
from segoc.effects.mixing import MixWithMonster
from segoc.effects.setting import ActivateFieldSpell, SetAgain, SetCard
from segoc.effects.synchro import SynchroSummon
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import ALL, ANY, Noun, Those, from_among, one_such, says, those
from segoc.explain.speaker import Speaker


@says(EffectBecomes)
def _effect_becomes(speaker: Speaker, node: EffectBecomes) -> str:
    return f"that effect becomes “{speaker.tell(node.effect)}”"


@says(moving.SpendNotingLevel)
def _spend_noting_level(speaker: Speaker, node: moving.SpendNotingLevel) -> str:
    return en.VERBS[node.verb][1].format(those(speaker, node.cards, ALL, True).text)


@says(moving.TributeSpells)
def _tribute_spells(speaker: Speaker, node: moving.TributeSpells) -> str:
    return f"Tribute {those(speaker, node.cards, ALL, True).text}"


@says(moving.BanishFaceDown)
def _banish_face_down(speaker: Speaker, node: moving.BanishFaceDown) -> str:
    return f"banish {those(speaker, node.cards, ALL, True).text} face-down"


@says(BanishForLevel)
def _banish_for_level(speaker: Speaker, node: BanishForLevel) -> str:
    partner = those(speaker, node.partners, 1, True).text
    level = f"the Level of {those(speaker, node.monsters, 1, True).text}"
    banished = those(speaker, node.cards, ALL, True).text
    return f"banish {banished} and {partner}, whose original Levels add up to {level}"


@says(negating.NegateChain)
def _negate_chain(speaker: Speaker, node: negating.NegateChain) -> str:
    return "negate all activations on the Chain that this card was activated in"


@says(nt.NoteName)
def _note_name(speaker: Speaker, node: nt.NoteName) -> str:
    return f"note the name of {those(speaker, node.cards).text}"


@says(nt.NotedName)
def _noted_name(speaker: Speaker, node: nt.NotedName, noun: Noun) -> None:
    noun.after.append("with that name")


@says(nt.Noted)
def _noted(speaker: Speaker, node: nt.Noted, subject: Those) -> str:
    return f"{speaker.say(node.number)} is noted"


@says(nt.NotedNumber)
def _noted_number(speaker: Speaker, node: nt.NotedNumber) -> str:
    return "the noted amount"


@says(nt.NoteColumn)
def _note_column(speaker: Speaker, node: nt.NoteColumn) -> str:
    return f"note the column of {those(speaker, node.cards).text}"


@says(nt.NotedColumn)
def _noted_column(speaker: Speaker, node: nt.NotedColumn, noun: Noun) -> None:
    noun.after.append("in that column")


@says(nt.WasSet)
def _was_set(speaker: Speaker, node: nt.WasSet, so: bool) -> str:
    return f"this card was {'' if so else 'not '}Set before being activated"


@says(nt.WasEquipped)
def _was_equipped(speaker: Speaker, node: nt.WasEquipped, count: int, source: bool) -> Those:
    return Those("the monster that this card was equipped to", False)


@says(nt.IsChainLink)
def _is_chain_link(speaker: Speaker, node: nt.IsChainLink, so: bool) -> str:
    return f"this card is {'' if so else 'not '}activated as Chain Link {node.least} or higher"


@says(ph.MustAttack)
def _must_attack(speaker: Speaker, node: ph.MustAttack, subject: Those) -> str:
    return "must attack, if able"


@says(ph.EndMainPhase)
def _end_main_phase(speaker: Speaker, node: ph.EndMainPhase) -> str:
    return "end the Main Phase"


@says(ph.EndBattlePhase)
def _end_battle_phase(speaker: Speaker, node: ph.EndBattlePhase) -> str:
    return "end the Battle Phase"


@says(MixWithMonster)
def _mix_with_monster(speaker: Speaker, node: MixWithMonster) -> str:
    found = those(speaker, node.cards, ALL, True).text
    host = those(speaker, node.one_of, ANY).text
    how = "face-down as Normal Monsters (ATK and DEF 0)"
    return f"Special Summon {found} {how}, shuffled together with {host}"


@says(SetAgain)
def _set_again(speaker: Speaker, node: SetAgain) -> str:
    return "Set this card again instead of sending it to the GY"


@says(ActivateFieldSpell)
def _activate_field_spell(speaker: Speaker, node: ActivateFieldSpell) -> str:
    return f"activate {those(speaker, node.cards, ALL, True).text}"


@says(SetCard)
def _set_card(speaker: Speaker, node: SetCard) -> str:
    return f"Set {those(speaker, node.cards, ALL, True).text} on your field"


@says(SynchroSummon)
def _synchro_summon(speaker: Speaker, node: SynchroSummon) -> str:
    made = those(speaker, node.cards, ALL, True).text
    text = f"immediately after this effect resolves, Synchro Summon {made}"
    if node.only is not None:
        text += f" using only {from_among(speaker, node.only)}"
    if node.including:
        text += f" using materials that include {one_such(speaker, node.including)}"
    return text


@says(ph.InBattle)
def _in_battle(speaker: Speaker, node: ph.InBattle, noun: Noun) -> None:
    noun.after.append("that is battling")
