"""English for what battles do, for being targeted, and for choices by number or chance."""

from segoc.effects import (
    attacking as ak,
    battles as bt,
    choosing as pk,
    clauses as cl,
    conditions as cd,
    numbers as nm,
    positions,
    targeting as tg,
)
from segoc.effects.filters import OfKind
from segoc.effects.players import YOU
from segoc.explain.english import terms as en
from segoc.explain.english.clauses import about
from segoc.explain.english.nouns import ANY, BARE, Those, noun_of, says, those
from segoc.explain.english.terms import listed, numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.language import entry
from segoc.kernel.table.kinds import MONSTER


@says(bt.DestroyedByBattle)
def _destroyed_by_battle(speaker: Speaker, node: bt.DestroyedByBattle) -> str:
    by = those(speaker, node.by, ANY)
    text = f"{by.text} destroy{by.s} {those(speaker, node.cards, ANY).text} by battle"
    places = " or ".join(numbered(node.to, en.PLACES))
    return f"{text} and sends it to the {places}" if node.to else text


@says(bt.BattleDamage)
def _battle_damage(speaker: Speaker, node: bt.BattleDamage) -> str:
    who, s = en.WHO[node.whose]
    by = "" if node.by is None else f" from {those(speaker, node.by, ANY).text}"
    direct = " by a direct attack" if node.direct else ""
    return f"{who} take{s} battle damage{by}{direct}"


@says(tg.WasTargeted)
def _was_targeted(speaker: Speaker, node: tg.WasTargeted) -> str:
    found = those(speaker, node.cards, ANY)
    return f"{found.text} {found.are} targeted by a card effect (after that effect resolves)"


@says(pk.ChooseAsMany)
def _as_many(speaker: Speaker, node: pk.ChooseAsMany, count: int, source: bool) -> Those:
    text = those(speaker, node.cards, BARE, source).text
    by = "" if node.by == YOU else f" (chosen by {en.WHO[node.by][0]})"
    return Those(f"{text} equal to {speaker.say(node.number)}{by}", True)


@says(pk.ChooseExactly)
def _exactly(speaker: Speaker, node: pk.ChooseExactly, count: int, source: bool) -> Those:
    return _as_many(speaker, node, count, source)


@says(pk.ChooseUpTo)
def _up_to(speaker: Speaker, node: pk.ChooseUpTo, count: int, source: bool) -> Those:
    text = those(speaker, node.cards, BARE, source).text
    by = "" if node.by == YOU else f" (chosen by {en.WHO[node.by][0]})"
    return Those(f"{text}, up to {speaker.say(node.number)}{by}", True)


@says(pk.ChooseEachLevel)
def _each_level(speaker: Speaker, node: pk.ChooseEachLevel, count: int, source: bool) -> Those:
    text = those(speaker, node.cards, BARE, source).text
    by = "" if node.by == YOU else f", chosen by {en.WHO[node.by][0]}"
    return Those(f"as many {text} as possible (only 1 of each Level{by})", True)


@says(nm.GradeOf)
def _grade_of(speaker: Speaker, node: nm.GradeOf) -> str:
    return f"the Level/Rank of {those(speaker, node.cards).text}"


@says(cd.LiesIn)
def _lies_in(speaker: Speaker, node: cd.LiesIn, so: bool) -> str:
    text = f"this card is {'' if so else 'not '}in the {listed(numbered(node.in_, en.PLACES))}"
    if not node.from_:
        return text
    where = "field" if node.from_ == en.ON_FIELD else listed(numbered(node.from_, en.PLACES))
    return f"{text} {'and' if so else 'or'} was {'' if so else 'not '}sent there from the {where}"


@says(cl.HandRevealed)
def _hand_revealed(speaker: Speaker, node: cl.HandRevealed, subject: Those) -> str:
    return f"{subject.text} must keep the hand revealed"


@says(cl.AllAre)
def _all_are(speaker: Speaker, node: cl.AllAre, subject: Those) -> str:
    return about(speaker, node.cards, [node.clause])


@says(positions.TurnFaceUp)
def _turn_face_up(speaker: Speaker, node: positions.TurnFaceUp) -> str:
    found = those(speaker, node.cards)
    return f"change {found.text} to face-up {en.POSITIONS[node.position]}"


@says(ak.AttacksInDefense)
def _attacks_in_defense(speaker: Speaker, node: ak.AttacksInDefense, subject: Those) -> str:
    own = subject.their
    return (
        f"can attack while in face-up Defense Position, using {own} DEF as {own} ATK for damage "
        "calculation if so"
    )


@says(ak.AttacksDirectly)
def _attacks_directly(speaker: Speaker, node: ak.AttacksDirectly, subject: Those) -> str:
    return "can attack directly"


@says(ak.AttacksOnly)
def _attacks_only(speaker: Speaker, node: ak.AttacksOnly, subject: Those) -> str:
    that = noun_of(speaker, [OfKind(1 << MONSTER), *node.that])
    return f"can only target {that.text(BARE)} for attacks"


@says(ak.AttacksAgain)
def _attacks_again(speaker: Speaker, node: ak.AttacksAgain, subject: Those) -> str:
    return f"can attack {'only ' if node.only_once else ''}once more in a row"


@says(ak.DrawsAttacks)
def _draws_attacks(speaker: Speaker, node: ak.DrawsAttacks, subject: Those) -> str:
    their = "your opponent's monsters"
    if node.way == entry.ONLY:
        return f"{subject.are} the only {'monsters' if subject.many else 'one'} {their} can attack"
    if node.way == entry.ABOVE_ALL:
        return f"{subject.are} what {their} can attack, and nothing else, whatever else is said"
    if node.way == entry.MUST:
        return f"{subject.are} what {their} must attack, if able"
    return f"{subject.are} what {their} must attack if they attack"


@says(cl.TrapsAtOnce)
def _traps_at_once(speaker: Speaker, node: cl.TrapsAtOnce, subject: Those) -> str:
    return f"{subject.text} can activate 1 Trap Card the turn it was Set"
