"""English for what effects say of cards and players."""

from typing import Final

from segoc.effects import attacking as ak, clauses as cl, control as ct
from segoc.effects.numbers import Fixed
from segoc.effects.plain_names import OPPONENTS_EFFECT
from segoc.effects.players import EITHER, OPPONENT, YOU
from segoc.effects.targeting import NotTargetedBy
from segoc.explain.english import terms as en
from segoc.explain.english.facts import for_each
from segoc.explain.english.nouns import ANY, BARE, Those, noun_of, says, those
from segoc.explain.english.terms import listed, names_of, numbered
from segoc.explain.speaker import Speaker, is_about_monster_effects
from segoc.kernel.language import entry
from segoc.kernel.language.node import Cards, Clause
from segoc.kernel.table import places, verbs
from segoc.kernel.table.event import FUSION_SUMMON, SPECIAL_SUMMON

VALUES = {
    entry.ATK: "ATK",
    entry.DEFENSE: "DEF",
    entry.LEVEL: "Level",
    entry.RANK: "Rank",
    entry.SCALE: "Pendulum Scale",
}


def about(
    speaker: Speaker, cards: Cards, clauses: list[Clause], subject: Those | None = None
) -> str:
    """What is said of cards: `this card gains 300 ATK and has its effects negated`.

    `subject` is what the cards are called here, if they aren't called as usual.
    """
    if subject is None:
        subject = those(speaker, cards, BARE)
    outer, speaker.subject = speaker.subject, cards
    said = [speaker.say(one, subject) for one in clauses]
    speaker.subject = outer
    return f"{subject.text} {listed(_shortened(said), 'and')}"


def _shortened(said: list[str]) -> list[str]:
    """`gains 300 ATK` and `gains 300 DEF` as `gains 300 ATK/DEF`."""
    found: list[str] = []
    for text in said:
        if found and " DEF" in text and found[-1] == text.replace(" DEF", " ATK"):
            found[-1] = text.replace(" DEF", " ATK/DEF")
        else:
            found.append(text)
    return found


def about_player(speaker: Speaker, whose: int, clauses: list[Clause]) -> str:
    """What is said of players: `you cannot Special Summon monsters`."""
    who = {YOU: "you cannot", OPPONENT: "your opponent cannot", EITHER: "neither player can"}
    forbidden = [
        f"{who[whose]} {_forbidden(speaker, one)}"
        if isinstance(one, cl.Cannot)
        else str(speaker.say(one, Those(en.WHO[whose][0], whose == YOU)))
        for one in clauses
    ]
    return listed(forbidden, "and")


def _forbidden(speaker: Speaker, clause: cl.Cannot) -> str:
    if clause.cards is None:
        return en.VERBS[clause.verb][1].format("cards")
    meant = those(speaker, clause.cards, BARE, True).text
    if is_about_monster_effects(clause):
        meant = f"the effects of {meant}"
    why = f" {listed(names_of(clause.why, en.REASONS))}" if clause.why else ""
    return en.VERBS[clause.verb][1].format(meant) + why


@says(cl.Stat)
def _stat(speaker: Speaker, node: cl.Stat, subject: Those) -> str:
    value = VALUES[node.layer]
    if node.op == entry.PLUS:
        number, each = for_each(speaker, node.number)
        loses = number.startswith("-")
        number = number.removeprefix("-")
        if node.layer in (entry.LEVEL, entry.RANK):
            verb = "reduced" if loses else "increased"
            return f"{subject.have} {subject.their} {value} {verb} by {number}{each}"
        if isinstance(node.number, Fixed) or each:
            verb = "lose" if loses else "gain"
            return f"{verb}{subject.s} {number} {value}{each}"
        verb = "lose" if loses else "gain"
        return f"{verb}{subject.s} {value} equal to {number}"
    original = "original " if node.op == entry.ORIGINAL else ""
    number = speaker.say(node.number)
    last = " after all other changes" if node.op == entry.LAST else ""
    return f"{subject.have} {subject.their} {original}{value} become {number}{last}"


@says(cl.AttributeAlso)
def _attribute_also(speaker: Speaker, node: cl.AttributeAlso, subject: Those) -> str:
    return f"{subject.are} also {listed(names_of(node.attribute, en.ATTRIBUTES), 'and')}"


@says(cl.CalledAs)
def _called_as(speaker: Speaker, node: cl.CalledAs, subject: Those) -> str:
    name = f"{subject.have} {subject.their} name become"
    if node.cards is None:
        return f'{name} "{speaker.title(node.name)}"'
    return f"{name} the original name of {those(speaker, node.cards).text}"


@says(cl.IsNegated)
def _is_negated(speaker: Speaker, node: cl.IsNegated, subject: Those) -> str:
    return f"{subject.have} {subject.their} effects negated"


@says(cl.UnaffectedBy)
def _unaffected_by(speaker: Speaker, node: cl.UnaffectedBy, subject: Those) -> str:
    sort = "activated effects" if node.activated else "effects"
    if not node.that:
        return f"{subject.are} unaffected by {sort if node.activated else 'card effects'}"
    source = noun_of(speaker, node.that).text(BARE)
    return f"{subject.are} unaffected by the {sort} of {source}"


@says(NotTargetedBy)
def _not_targeted_by(speaker: Speaker, node: NotTargetedBy, subject: Those) -> str:
    effects = noun_of(speaker, node.that).text(BARE)
    return f"cannot be targeted by the effects of {effects}"


@says(cl.Cannot)
def _cannot(speaker: Speaker, node: cl.Cannot, subject: Those) -> str:
    if node.verb == verbs.BE_TARGETED and node.why == OPPONENTS_EFFECT:
        return "cannot be targeted by your opponent's card effects"
    why = f" {listed(names_of(node.why, en.REASONS))}" if node.why else ""
    verb = en.VERBS[node.verb][0]
    if subject.many:
        verb = verb.replace(" its ", " their ")
    text = f"cannot {verb}{why}"
    return text if node.cards is None else f"{text} ({those(speaker, node.cards, BARE).text})"


@says(cl.Gains)
def _gains(speaker: Speaker, node: cl.Gains, subject: Those) -> str:
    effects = " ".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    these = "this effect" if len(node.effects) == 1 else "these effects"
    return f"gain{subject.s} {these}: {effects}"


@says(cl.Copies)
def _copies(speaker: Speaker, node: cl.Copies, subject: Those) -> str:
    found = those(speaker, node.cards)
    return f"gain{subject.s} the effects of {found.text} in place of this effect"


@says(cl.LeavesFor)
def _leaves_for(speaker: Speaker, node: cl.LeavesFor, subject: Those) -> str:
    if node.place == places.BANISHED:
        end = f"{subject.are} banished"
    else:
        end = f"go{'' if subject.many else 'es'} to the {en.PLACES[node.place]}"
    return f"{end} when {'they leave' if subject.many else 'it leaves'} the field"


@says(cl.OnlyByItself)
def _only_by_itself(speaker: Speaker, node: cl.OnlyByItself, subject: Those) -> str:
    return "can only be Special Summoned by its own effect"


@says(cl.OnlyByEffectOf)
def _only_by_effect_of(speaker: Speaker, node: cl.OnlyByEffectOf, subject: Those) -> str:
    named = [f'"{speaker.title(name)}"' for name in node.names]
    named += [f'a "{speaker.archetype(one)}" card' for one in node.series]
    cards = listed(named or ["no card"], "or")
    return f"can only be Special Summoned by the effect of {cards}"


@says(cl.ByEffectOf)
def _by_effect_of(speaker: Speaker, node: cl.ByEffectOf, subject: Those) -> str:
    cards = listed([f'"{speaker.title(name)}"' for name in node.names], "or")
    return f"can be Special Summoned by the effect of {cards}"


OWN_PROCEDURE: Final = 1 << SPECIAL_SUMMON


@says(cl.NoMaterialFor)
def _no_material_for(speaker: Speaker, node: cl.NoMaterialFor, subject: Those) -> str:
    ways = listed(numbered(node.ways & ~OWN_PROCEDURE, en.WAYS), "or")
    text = f"cannot be used as {ways} Material"
    if node.ways >> FUSION_SUMMON & 1 and not node.ways & OWN_PROCEDURE:
        text = f"cannot be used as material for a {ways} Summon"
    if not node.unless:
        return text
    made = noun_of(speaker, node.unless)
    made.noun = "monster" if made.noun == "card" else made.noun
    return f"{text}, except for the Summon of {made.text(ANY)}"


@says(cl.OnlyBy)
def _only_by(speaker: Speaker, node: cl.OnlyBy, subject: Those) -> str:
    ways = [f"{way} Summon" for way in numbered(node.ways & ~OWN_PROCEDURE, en.WAYS)]
    ways += ["its own procedure"] if node.ways & OWN_PROCEDURE else []
    return f"can only be Special Summoned by {listed(ways, 'or')}"


@says(cl.AtOnce)
def _at_once(speaker: Speaker, node: cl.AtOnce, subject: Those) -> str:
    return "can be activated the turn it was Set"


@says(ct.UnderControl)
def _under_control(speaker: Speaker, node: ct.UnderControl, subject: Those) -> str:
    return f"{subject.are} under your control"


@says(cl.VictimsGoTo)
def _victims_go_to(speaker: Speaker, node: cl.VictimsGoTo, subject: Those) -> str:
    s = "" if subject.many else "s"
    if node.place == places.BANISHED:
        return f"banish{'' if subject.many else 'es'} what it destroys by battle"
    return f"send{s} what it destroys by battle to the {en.PLACES[node.place]}, not to the GY"


@says(cl.VictimsNegated)
def _victims_negated(speaker: Speaker, node: cl.VictimsNegated, subject: Those) -> str:
    return f"negate{'' if subject.many else 's'} the effects of what it destroys by battle"


@says(ak.Attacks)
def _attacks(speaker: Speaker, node: ak.Attacks, subject: Those) -> str:
    times = f"up to {speaker.say(node.number)} times"
    if node.on_monsters:
        return f"can attack monsters {times} in each Battle Phase"
    return f"can attack {times} in each Battle Phase"
