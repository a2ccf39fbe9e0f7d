"""English for damage and LP."""

from typing import Final

from segoc.effects import life_points as lp
from segoc.effects.numbers import Fixed
from segoc.effects.players import EITHER, YOU
from segoc.explain.english import terms as en
from segoc.explain.english.facts import for_each
from segoc.explain.english.nouns import Those, says
from segoc.explain.english.terms import listed, names_of
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry

CHANGES: Final = {
    entry.ZERO: "becomes 0",
    entry.HALVED: "is halved",
    entry.DOUBLED: "is doubled",
    entry.HEALED: "increases LP by that amount instead",
}
AMOUNTS: Final = {
    entry.ZERO: "no",
    entry.HALVED: "only half the",
    entry.DOUBLED: "twice the",
    entry.HEALED: "healing",
}
WHOM: Final = {**{whose: who for whose, (who, _) in en.WHO.items()}, EITHER: "both players"}


def damage_of(whys: int) -> str:
    """`battle and effect damage`."""
    sorts = listed(names_of(whys, en.DAMAGE_SORTS), "and")
    return f"{sorts} damage" if sorts else "damage"


@says(lp.DamageTaken)
def _damage_taken(speaker: Speaker, node: lp.DamageTaken, subject: Those) -> str:
    who = f"the {damage_of(node.why)} that {subject.text} take{subject.s}"
    return f"{who} {CHANGES[node.change]}"


@says(lp.BattleDamageTo)
def _battle_damage(speaker: Speaker, node: lp.BattleDamageTo, subject: Those) -> str:
    monsters = " with monsters" if node.against_monsters else ""
    battles = f"in {subject.their} battles{monsters}"
    damage = f"{AMOUNTS[node.change]} battle damage to {WHOM[node.whose]}"
    itself = ("themselves " if subject.many else "itself ") if node.inflicted else ""
    return f"{itself}inflict{subject.s} {damage} {battles}"


@says(lp.BattleDamageIs)
def _battle_damage_is(speaker: Speaker, node: lp.BattleDamageIs, subject: Those) -> str:
    amount = speaker.say(node.amount)
    if node.directly:
        return (
            f"inflict{subject.s} battle damage of exactly {amount} when attacking directly "
            "by an effect"
        )
    return f"the battle damage that {subject.text} take{subject.s} becomes {amount}"


@says(lp.NoDamageUpTo)
def _no_damage_up_to(speaker: Speaker, node: lp.NoDamageUpTo, subject: Those) -> str:
    return f"take{subject.s} no {damage_of(node.why)} of {speaker.say(node.amount)} or less"


@says(lp.Pierces)
def _pierces(speaker: Speaker, node: lp.Pierces, subject: Those) -> str:
    double = "double " if node.times == 2 else ""
    return f"inflict{subject.s} {double}piercing battle damage"


@says(lp.PassesDamageOn)
def _passes_on(speaker: Speaker, node: lp.PassesDamageOn, subject: Those) -> str:
    battles = f"battles involving {'them' if subject.many else 'it'}"
    return f"let{subject.s} your opponent take any battle damage you would take from {battles}"


@says(lp.SharesDamage)
def _shares(speaker: Speaker, node: lp.SharesDamage, subject: Those) -> str:
    battles = f"battles involving {'them' if subject.many else 'it'}"
    return f"let{subject.s} both players take any battle damage from {battles}"


@says(lp.GainLP, lp.LoseLP)
def _gain_or_lose(speaker: Speaker, node: lp.GainLP | lp.LoseLP) -> str:
    verb = "gain" if isinstance(node, lp.GainLP) else "lose"
    number, each = for_each(speaker, node.amount)
    plain = isinstance(node.amount, Fixed) or each != ""
    amount = f"{number} LP{each}" if plain else f"LP equal to {number}"
    if node.whose == YOU:
        return f"{verb} {amount}"
    if node.whose == EITHER:
        return f"both players {verb} {amount}"
    who, s = en.WHO[node.whose]
    return f"{who} {verb}{s} {amount}"


@says(lp.SetLP)
def _set(speaker: Speaker, node: lp.SetLP) -> str:
    whose = "both players'" if node.whose == EITHER else en.YOUR[node.whose]
    return f"make {whose} LP become {speaker.say(node.amount)}"


@says(lp.ThatDamage)
def _that_damage(speaker: Speaker, node: lp.ThatDamage) -> str:
    return "the damage taken"
