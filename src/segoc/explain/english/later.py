"""English for what effects put off, for temporary banishment and returns to the Deck."""

from segoc.effects import later as lt, to_deck as rt
from segoc.effects.players import EITHER
from segoc.explain.english import terms as en
from segoc.explain.english.actions import program
from segoc.explain.english.nouns import ALL, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.table.phases import BATTLE_PHASE_END, END_PHASE, TURN_END
from segoc.kernel.table.places import GRAVEYARD, HAND


def _phase(node: ef.Delayed) -> str:
    """`the End Phase`, `your next Standby Phase`."""
    name = en.PHASES[node.phase]
    if node.turns and node.whose != EITHER:
        return f"{en.YOUR[node.whose]} first {name} {node.turns} or more turns later"
    if node.turns:
        return f"the {name} {node.turns} turn{'s' if node.turns > 1 else ''} later"
    if node.whose != EITHER:
        return f"{en.YOUR[node.whose]} next {name}"
    return (
        f"the {name}"
        if node.phase in (END_PHASE, BATTLE_PHASE_END, TURN_END)
        else f"the next {name}"
    )


@says(ef.Delayed)
def _delayed(speaker: Speaker, node: ef.Delayed) -> str:
    return f"in {_phase(node)}, {program(speaker, node.program)}"


@says(lt.Later)
def _later(speaker: Speaker, node: lt.Later) -> str:
    return str(speaker.say(node.effect))


@says(lt.BanishUntil)
def _banish_until(speaker: Speaker, node: lt.BanishUntil) -> str:
    text = f"banish {those(speaker, node.cards, ALL, True).text} until {_phase(node.effect)}"
    back = node.effect.program[0]
    if isinstance(back, lt.ReturnToField) and back.in_:
        text += f" (they return in {en.POSITIONS[back.in_]})"
    rest = node.effect.program[1:]
    return f"{text}; when they return, {program(speaker, rest)}" if rest else text


@says(lt.MustActivate)
def _must_activate(speaker: Speaker, node: lt.MustActivate) -> str:
    found = those(speaker, node.cards)
    goes = {GRAVEYARD: "send it to the GY", HAND: "return it to the hand"}
    goes_there = goes.get(node.to, f"bring it to the {en.PLACES[node.to]}")
    return f"the controller of {found.text} must activate it or {goes_there}"


@says(rt.ToDeck)
def _to_deck(speaker: Speaker, node: rt.ToDeck) -> str:
    where = {rt.TOP: "the top of the Deck", rt.BOTTOM: "the bottom of the Deck"}
    found = those(speaker, node.cards, ALL, True)
    return f"return {found.text} to {where.get(node.where, 'the Deck')}"


@says(lt.ReturnToField)
def _return_to_field(speaker: Speaker, node: lt.ReturnToField) -> str:
    where = f" in {en.POSITIONS[node.in_]}" if node.in_ else ""
    return f"return the banished cards to the field{where}"
