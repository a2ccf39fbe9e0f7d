"""English for numbers, conditions, and what happens."""

from segoc.effects import (
    activations,
    conditions as cd,
    descriptions as sl,
    happenings as hp,
    numbers as nm,
    processed_links as pr,
    references,
    summoning,
)
from segoc.effects.players import EITHER
from segoc.effects.setting import WereSet
from segoc.effects.spirits import EndPhaseOfItsTurn
from segoc.effects.words import ANY_ACTIVATION
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import ANY, BARE, controls, noun_of, says, those, where
from segoc.explain.english.terms import article, listed, names_of, numbered, ways_of
from segoc.explain.speaker import Speaker
from segoc.kernel.language.node import Cards, Condition, Number
from segoc.kernel.table import event as ev, phases, places

# Numbers.


@says(nm.Fixed)
def _fixed(speaker: Speaker, node: nm.Fixed) -> str:
    return str(node.number)


@says(nm.Count)
def _count(speaker: Speaker, node: nm.Count) -> str:
    return f"the number of {those(speaker, node.cards, BARE).text}"


@says(nm.CountThat)
def _count_that(speaker: Speaker, node: nm.CountThat) -> str:
    return f"the number of {_those_of(node)}"


def _those_of(node: nm.CountThat) -> str:
    if node.owner == EITHER:
        return "those cards"
    who, s = en.WHO[node.owner]
    return f"those cards that {who} {'controlled' if node.controlled else f'own{s}'}"


@says(nm.AtkOf)
def _atk_of(speaker: Speaker, node: nm.AtkOf) -> str:
    return _value_of(speaker, "ATK", node.cards, node.original)


@says(nm.DefOf)
def _def_of(speaker: Speaker, node: nm.DefOf) -> str:
    return _value_of(speaker, "DEF", node.cards, node.original)


@says(nm.LevelOf)
def _level_of(speaker: Speaker, node: nm.LevelOf) -> str:
    return _value_of(speaker, "Level", node.cards, node.original)


def _value_of(speaker: Speaker, value: str, cards: Cards, original: bool) -> str:
    found = those(speaker, cards)
    if cards == speaker.subject:
        return f"{found.their} {'original ' if original else ''}{value}"
    whole = "combined " if found.many else ""
    return f"the {whole}{'original ' if original else ''}{value} of {found.text}"


@says(nm.LifePoints)
def _life_points(speaker: Speaker, node: nm.LifePoints) -> str:
    return f"{en.YOUR[node.whose]} LP"


@says(nm.ChangedBy)
def _changed_by(speaker: Speaker, node: nm.ChangedBy) -> str:
    return "the amount it really changed by"


@says(nm.HowManySaved)
def _how_many_saved(speaker: Speaker, node: nm.HowManySaved) -> str:
    return "the number of cards that would be destroyed"


@says(nm.Half)
def _half(speaker: Speaker, node: nm.Half) -> str:
    return f"half of {speaker.say(node.number)}"


@says(nm.Times)
def _times(speaker: Speaker, node: nm.Times) -> str:
    return f"{node.factor} x {speaker.say(node.number)}"


@says(nm.Plus)
def _plus(speaker: Speaker, node: nm.Plus) -> str:
    sign = "plus" if node.more >= 0 else "minus"
    return f"{speaker.say(node.number)} {sign} {abs(node.more)}"


@says(nm.HigherOf)
def _higher_of(speaker: Speaker, node: nm.HigherOf) -> str:
    return f"{speaker.say(node.number)} or {speaker.say(node.other)}, whichever is higher"


@says(nm.Excess)
def _excess(speaker: Speaker, node: nm.Excess) -> str:
    return f"the amount by which {speaker.say(node.number)} exceeds {speaker.say(node.over)}"


def for_each(speaker: Speaker, number: Number) -> tuple[str, str]:
    """A number, and what it is there for each of: `300`, ` for each monster you control`."""
    factor = 1
    if isinstance(number, nm.Times):
        factor, number = number.factor, number.number
    if isinstance(number, nm.Count) and isinstance(number.cards, references.Done):
        return str(factor), " for each of those cards"
    if isinstance(number, nm.Count):
        one = those(speaker, number.cards, ANY).text
        for start in ("a ", "an "):
            one = one.removeprefix(start)
        return str(factor), f" for each {one}"
    if isinstance(number, nm.CountThat):
        return str(factor), f" for each of {_those_of(number)}"
    return (speaker.say(number), "") if factor == 1 else (f"{factor} x {speaker.say(number)}", "")


# Conditions: each is a clause, or what it says if it isn't so.


def condition(speaker: Speaker, node: Condition, so: bool = True) -> str:
    text = speaker.say(node, so)
    assert isinstance(text, str)
    return text


@says(cd.Exists)
def _exists(speaker: Speaker, node: cd.Exists, so: bool) -> str:
    cards = node.cards
    if isinstance(cards, sl.Described):
        noun = noun_of(speaker, cards.that)
        place = where(cards.whose, cards.in_, noun, False)
        controlled = place == controls(cards.whose) and cards.whose != EITHER
        tail = "" if controlled else place
        if not so and node.count == 1:
            text = noun.text(BARE, tail)
            return f"{place} no {text}" if controlled else f"there are no {text}"
        number = ANY if node.count == 1 else node.count
        text = noun.text(number, tail)
        if node.count > 1:
            words = f"{node.count} or more" if so else f"fewer than {node.count}"
            text = f"{words} {text.removeprefix(f'{node.count} ')}"
        if controlled:
            return f"{place} {text}"
        return f"there {'is' if node.count == 1 else 'are'} {text}"
    if isinstance(cards, sl.Among):
        group = those(speaker, cards.cards, ANY)
        if not group.many:
            noun = noun_of(speaker, cards.that)
            return f"{group.text} is {'' if so else 'not '}{noun.being()}"
    if node.count > 1:
        words = f"{node.count} or more" if so else f"fewer than {node.count}"
        done = isinstance(cards, references.Done)
        some = "those cards" if done else those(speaker, cards, node.count).text
        return f"there are {words} of {some}"
    found = those(speaker, cards, ANY)
    return f"{found.text} {found.are} {'' if so else 'not '}there"


@says(cd.ExistsEach)
def _exists_each(speaker: Speaker, node: cd.ExistsEach, so: bool) -> str:
    names = listed([f'"{speaker.title(name)}"' for name in node.names], "and")
    there = "there are" if so else "there are not"
    return f"{there} {names} among {those(speaker, node.cards, BARE).text}"


@says(cd.More)
def _more(speaker: Speaker, node: cd.More, so: bool) -> str:
    is_so = "is" if so else "is not"
    return f"{speaker.say(node.number)} {is_so} higher than {speaker.say(node.than)}"


@says(cd.CausedBy)
def _caused_by(speaker: Speaker, node: cd.CausedBy, so: bool) -> str:
    return f"that was {'' if so else 'not '}done by {en.YOUR[node.whose]} card effect"


@says(cd.TurnOf)
def _turn_of(speaker: Speaker, node: cd.TurnOf, so: bool) -> str:
    return f"it is {'' if so else 'not '}{en.YOUR[node.whose]} turn"


@says(cd.InPhase)
def _in_phase(speaker: Speaker, node: cd.InPhase, so: bool) -> str:
    main = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2
    names = ["Main Phase"] if node.phases & main == main else []
    names += numbered(node.phases & ~main if names else node.phases, en.PHASES)
    return f"it is {'' if so else 'not '}the {listed(names)}"


@says(cd.Battling)
def _battling(speaker: Speaker, node: cd.Battling, so: bool) -> str:
    found = those(speaker, node.cards, ANY)
    if node.to_end:
        battles = "battles" if so else "does not battle"
        return f"{found.text} {battles} (until the Damage Step ends)"
    return f"it is {'' if so else 'not '}the Battle Step in which {found.text} battles"


@says(cd.CameBefore)
def _came_before(speaker: Speaker, node: cd.CameBefore, so: bool) -> str:
    return f"this card {'did not come' if so else 'came'} there this turn"


@says(cd.IsContinuousTrap)
def _is_continuous_trap(speaker: Speaker, node: cd.IsContinuousTrap, so: bool) -> str:
    return f"this card is {'' if so else 'not '}treated as a Continuous Trap"


@says(cd.IsContinuousSpell)
def _is_continuous_spell(speaker: Speaker, node: cd.IsContinuousSpell, so: bool) -> str:
    return f"this card is {'' if so else 'not '}treated as a Continuous Spell by its own effect"


@says(cd.HasBecome)
def _has_become(speaker: Speaker, node: cd.HasBecome, so: bool) -> str:
    form = "" if node.form == 1 else f" (form {node.form})"
    return f"this card {'has' if so else 'has not'} become the monster of its text{form}"


@says(cd.SummonedAgain)
def _summoned_again(speaker: Speaker, node: cd.SummonedAgain, so: bool) -> str:
    return f"this card has {'' if so else 'not '}been Normal Summoned again"


@says(cd.StillLinked)
def _still_linked(speaker: Speaker, node: cd.StillLinked, so: bool) -> str:
    tied = "still linked" if so else "no longer linked"
    return f"this card is {tied} to {those(speaker, node.cards).text}"


@says(cd.NotSo)
def _not_so(speaker: Speaker, node: cd.NotSo, so: bool) -> str:
    return condition(speaker, node.condition, not so)


@says(cd.AllSo)
def _all_so(speaker: Speaker, node: cd.AllSo, so: bool) -> str:
    return listed([condition(speaker, one, so) for one in node.conditions], "and" if so else "or")


# What happens: each is a clause that "when", "if" or "each time" goes before.


def what_is_activated(bits: int) -> str:
    """What is activated."""
    if bits == ANY_ACTIVATION:
        return "a card or effect"
    cards = [
        name
        for bit, name in ((activations.SPELL_CARD, "Spell"), (activations.TRAP_CARD, "Trap"))
        if bits & bit
    ]
    effects = [
        name
        for bit, name in (
            (activations.MONSTER_EFFECT, "monster"),
            (activations.SPELL_EFFECT, "Spell"),
            (activations.TRAP_EFFECT, "Trap"),
        )
        if bits & bit
    ]
    found = [f"{'/'.join(cards)} Card"] if cards else []
    found += [f"{'/'.join(effects)} effect"] if effects else []
    return listed([article(one) for one in found])


def _by(speaker: Speaker, what: str, whose: int, verb: str = "activate") -> str:
    who, s = en.WHO[whose]
    if whose == EITHER:
        return f"{what} is {verb}d"
    return f"{who} {verb}{s} {what}"


@says(activations.Activation)
def _activation(speaker: Speaker, node: activations.Activation) -> str:
    text = _by(speaker, what_is_activated(node.what), node.by)
    if node.targeting is not None:
        only = " (and no other card)" if node.alone else ""
        count = 1 if node.alone else ANY
        text += f" that targets {those(speaker, node.targeting, count).text}{only}"
    if node.includes:
        cards = "cards" if node.to is None else those(speaker, node.to, ANY, True).text
        certain = "would certainly include" if node.certain else "includes"
        text += f" that {certain} {en.VERBS[node.includes][2].format(cards)}"
    if node.of:
        text += f" (of {noun_of(speaker, node.of).text(1)})"
    return text


@says(hp.OneOf)
def _one_of(speaker: Speaker, node: hp.OneOf) -> str:
    return listed([speaker.say(one) for one in node.happenings])


@says(activations.WasActivated)
def _was_activated(speaker: Speaker, node: activations.WasActivated) -> str:
    return f"{_by(speaker, what_is_activated(node.what), node.by)} (and its Chain has ended)"


@says(pr.Processed)
def _processed(speaker: Speaker, node: pr.Processed) -> str:
    where = f" in the {listed(numbered(node.in_, en.PLACES))}" if node.in_ else ""
    return f"{_by(speaker, what_is_activated(node.what), node.by)}{where} (and has been processed)"


@says(summoning.WouldBeSummoned)
def _would_be_summoned(speaker: Speaker, node: summoning.WouldBeSummoned) -> str:
    by = "" if node.by == EITHER else f" by {en.WHO[node.by][0]}"
    noun = noun_of(speaker, node.that)
    noun.noun = "monster"
    only = f" (exactly {node.exactly} at once)" if node.exactly else ""
    return f"{noun.text(ANY)} would be {ways_of(node.ways)}{by}{only}"


@says(summoning.Summoned)
def _summoned(speaker: Speaker, node: summoning.Summoned) -> str:
    found = those(speaker, node.cards, ANY)
    text = f"{found.text} {found.are} {ways_of(node.ways)}"
    if node.own_effect:
        number = speaker.printed_number(node.own_effect)
        text += f" by its own effect {number}" if number else " by its own text"
    if node.by_effect_of:
        text += f" by the effect of {noun_of(speaker, node.by_effect_of).text(ANY)}"
    if node.from_:
        text += f" from the {listed(numbered(node.from_, en.PLACES))}"
    if node.not_from:
        text += f", but not from the {listed(numbered(node.not_from, en.PLACES))}"
    if node.exactly:
        text += f" (exactly {node.exactly} at once)"
    if node.who != EITHER:
        text += f" by {en.WHO[node.who][0]}"
    if node.apart:
        text += " while this card is there already"
    return text


TAGS = {
    ev.DRAWN: "drawn",
    ev.DESTROYED: "destroyed",
    ev.TRIBUTED: "Tributed",
    ev.DISCARDED: "discarded",
    ev.SENT_TO_GY: "sent to the GY",
}


@says(WereSet)
def _were_set(speaker: Speaker, node: WereSet) -> str:
    found = those(speaker, node.cards, ANY)
    return f"{found.text} {found.are} Set"


@says(hp.Went)
def _went(speaker: Speaker, node: hp.Went) -> str:
    found = those(speaker, node.cards, ANY)
    why = f" {listed(names_of(node.why, en.REASONS))}" if node.why else ""
    if node.by != EITHER:
        by = en.YOUR[node.by]
        owner = by.removesuffix("'s")
        why = why.replace("by a card", f"by {by} card") if why else f" by {owner}"
    if node.exactly:
        why += f" (exactly {node.exactly} at once)"
    done = names_of(node.as_, TAGS)
    if node.leaves_field() and not node.to and not done:
        return f"{found.text} leave{found.s} the field{why}"
    from_ = _from(node.from_)
    if done:
        to = f" and sent {_to(node.to)}" if node.to else ""
        text = f"{found.text} {found.are} {listed(done, 'and')}{why}{from_}{to}"
    elif node.to == 1 << places.BANISHED:
        text = f"{found.text} {found.are} banished{from_}{why}"
    else:
        text = f"{found.text} {found.are} sent{from_} {_to(node.to)}{why}"
    if node.for_effect_of:
        by_it = node.why == 1 << ev.BY_EFFECT
        of = noun_of(speaker, node.for_effect_of).text(ANY)
        text += f" of {of}" if by_it else f" to activate an effect of {of}"
    return text


def _from(bits: int) -> str:
    if not bits:
        return ""
    if bits & en.ON_FIELD == en.ON_FIELD:
        names = [*numbered(bits & ~en.ON_FIELD, en.PLACES), "field"]
    else:
        names = numbered(bits, en.PLACES)
    return f" from the {listed(names)}"


def _to(bits: int) -> str:
    if not bits:
        return "elsewhere"
    names = ["be banished" if bit == places.BANISHED else f"the {name}"
             for bit, name in en.PLACES.items() if bits >> bit & 1]  # fmt: skip
    return f"to {listed(names)}"


@says(hp.AddedToHand)
def _added_to_hand(speaker: Speaker, node: hp.AddedToHand) -> str:
    where = f" from the {listed(numbered(node.from_, en.PLACES))}" if node.from_ else ""
    return f"a card is added{where} to {en.YOUR[node.whose]} hand, drawn or otherwise"


@says(hp.Damaged)
def _damaged(speaker: Speaker, node: hp.Damaged) -> str:
    who, s = en.WHO[node.whose]
    by = "" if node.by is None else f" from {those(speaker, node.by, ANY).text}"
    least = f" of at least {node.least}" if node.least else ""
    sorts = listed([en.DAMAGE_SORTS[bit] for bit in en.DAMAGE_SORTS if node.why & bit])
    return f"{who} take{s} {sorts}{' ' if sorts else ''}damage{least}{by}"


@says(hp.LpGained)
def _lp_gained(speaker: Speaker, node: hp.LpGained) -> str:
    who, s = en.WHO[node.whose]
    return f"{who} gain{s} LP"


@says(hp.PositionChanged)
def _position_changed(speaker: Speaker, node: hp.PositionChanged) -> str:
    found = those(speaker, node.cards, ANY)
    if not node.to:
        return f"the battle position of {found.text} is changed"
    return f"{found.text} {found.are} changed to {en.POSITIONS[node.to]}"


@says(hp.Flipped)
def _flipped(speaker: Speaker, node: hp.Flipped) -> str:
    found = those(speaker, node.cards, ANY)
    return f"{found.text} {found.are} flipped face-up"


@says(hp.AttackDeclared)
def _attack_declared(speaker: Speaker, node: hp.AttackDeclared) -> str:
    by = "a monster" if node.by is None else those(speaker, node.by, ANY).text
    text = f"{by} declares {'a direct' if node.direct else 'an'} attack"
    return text if node.to is None else f"{text} on {those(speaker, node.to, ANY).text}"


@says(hp.PhaseBegan)
def _phase_began(speaker: Speaker, node: hp.PhaseBegan) -> str:
    whose = "each" if node.whose == EITHER else en.YOUR[node.whose]
    return f"{whose} {en.PHASES[node.phase]} begins"


@says(EndPhaseOfItsTurn)
def _end_phase_of_its_turn(speaker: Speaker, node: EndPhaseOfItsTurn) -> str:
    return "it is the End Phase of the turn in which this card was Normal Summoned or flipped"
