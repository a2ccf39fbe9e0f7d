"""The steps of a scenario: what players do, and what they say about it."""

from typing import Final

from segoc.cards.effect_names import effect_names, numbers_called
from segoc.kernel.table import decision as dc
from segoc.kernel.table.places import ATTACK, DEFENSE, FACE_DOWN_DEFENSE
from segoc.rulebook.reading.cursor import Cursor
from segoc.rulebook.scenario import (
    NOT_SAID,
    Act,
    Begins,
    Can,
    CardRef,
    Chooses,
    Clause,
    Consents,
    Orders,
    Passes,
    SaidEffect,
    Step,
)

POSITIONS: Final = {"attack": ATTACK, "defense": DEFENSE}
# In which a monster can be Special Summoned.
SUMMON_POSITIONS: Final = {**POSITIONS, "face-down defense": FACE_DOWN_DEFENSE}
# A phase is entered by the option of that name.
PHASES: Final = {
    "the Battle Phase": dc.BATTLE_PHASE,
    "Main Phase 2": dc.MAIN_PHASE_2,
    "the End Phase": dc.END_PHASE,
}

# Verbs with a card and clauses, as they are said of a player and after "can".
WITH_CARD: Final = {
    "summons": dc.SUMMON,
    "sets": dc.SET,
    "flips": dc.FLIP,
    "activates": dc.ACTIVATE,
    "chains": dc.ACTIVATE,
    # What belongs to the phase and isn't activated.
    "applies": dc.APPLY,
    # By a procedure of its own, without an effect that does it.
    "Special Summons": dc.SPECIAL,
    "Synchro Summons": dc.SPECIAL,
    "Xyz Summons": dc.SPECIAL,
    "Link Summons": dc.SPECIAL,
}
CARD_CLAUSES: Final = (
    "targeting",
    "tributing",
    "discarding",
    "sending",
    "detaching",
    "banishing",
    "returning",
    "revealing",
    "choosing",
    "using",
)
IN_THE_INFINITIVE: Final = {
    **{word.removesuffix("s"): verb for word, verb in WITH_CARD.items()},
    "apply": dc.APPLY,
    "choose": dc.PICK,
}


def read_step(cursor: Cursor) -> Step:
    line = cursor.source.number
    if cursor.take("everyone passes"):
        cursor.end()
        return Passes(line)
    if cursor.take("the duel begins"):
        cursor.end()
        return Begins(line)
    player = "AB".index(cursor.must("A", "B"))
    step = _answer(cursor, line, player) or _act(cursor, line, player, third_person=True)
    cursor.end()
    return step


def _answer(cursor: Cursor, line: int, player: int) -> Step | None:
    word = cursor.take(
        "passes", "orders", "chooses", "will choose", "discards", "accepts", "declines", "announces"
    )
    if word == "passes":
        return Passes(line, player)
    if word == "orders":
        return Orders(line, player, cursor.cards(), _clauses(cursor))
    if word == "discards":
        return Chooses(line, player, cursor.cards(), discards=True)
    if word == "announces":
        return Chooses(line, player, word=cursor.announced())
    if word == "chooses":
        return _choice(cursor, line, player)
    if word == "will choose":
        return Chooses(line, player, zone=cursor.take_zone() or cursor.fail(), later=True)
    return Consents(line, player, word == "accepts") if word else None


def _choice(cursor: Cursor, line: int, player: int) -> Chooses:
    if cursor.take("nothing"):
        return Chooses(line, player)
    if cursor.take("effect"):
        return Chooses(line, player, word=str(cursor.number("the number of the effect")))
    position = cursor.take(*SUMMON_POSITIONS)
    if position:
        return Chooses(line, player, position=SUMMON_POSITIONS[position])
    zone = cursor.take_zone()
    return Chooses(line, player, zone=zone) if zone else Chooses(line, player, cursor.cards())


def _act(cursor: Cursor, line: int, player: int, *, third_person: bool) -> Act:
    s = "s" if third_person else ""
    verbs = WITH_CARD if third_person else IN_THE_INFINITIVE
    if cursor.take(f"attack{s}"):
        return _attack(cursor, line, player)
    if cursor.take(f"enter{s}"):
        return Act(line, player, PHASES[cursor.must(*PHASES)])
    if cursor.take(f"change{s}"):
        card = cursor.card()
        cursor.must("to")
        return Act(line, player, dc.CHANGE, card, to=POSITIONS[cursor.must(*POSITIONS)])
    if cursor.take(f"stop{s} the attack"):
        return Act(line, player, dc.STOP)
    if cursor.take(f"Pendulum Summon{s}"):
        summoned = (Clause("choosing", cursor.cards()),)
        return Act(line, player, dc.PENDULUM, clauses=(*summoned, *_clauses(cursor)))
    if cursor.take(f"surrender{s}"):
        return Act(line, player, dc.SURRENDER)
    if not third_person and cursor.take("choose nothing"):
        return Act(line, player, dc.FINISH)
    if not third_person and cursor.take("announce"):
        return Act(line, player, dc.ANNOUNCE, word=cursor.announced())
    if not third_person and cursor.take("choose effect"):
        number = cursor.number("the number of the effect")
        return Act(line, player, dc.DECIDE, word=str(number))
    verb = verbs[cursor.must(*verbs)]
    card = cursor.card()
    if verb == dc.SET and cursor.take("as a Spell"):
        verb = dc.SET_AS_SPELL
    effect = _effect(cursor, card, exactly=not third_person) if verb == dc.ACTIVATE else None
    way = _way(cursor) if verb in (dc.APPLY, dc.SPECIAL) else NOT_SAID
    return Act(line, player, verb, card, effect=effect, way=way, clauses=_clauses(cursor))


def _attack(cursor: Cursor, line: int, player: int) -> Act:
    if cursor.take("directly with"):
        return Act(line, player, dc.DIRECT, cursor.card())
    target = cursor.card()
    cursor.must("with")
    return Act(line, player, dc.ATTACK, cursor.card(), target)


def _effect(cursor: Cursor, card: CardRef, *, exactly: bool) -> SaidEffect | None:
    """`(effect 2)`: by the number that the card prints; `(effect 2 of X)` if it has X's."""
    if not cursor.take("("):
        return None
    name = cursor.take_effect_name() or cursor.fail()
    said = SaidEffect(name, cursor.card() if cursor.take("of") else None)
    cursor.must(")")
    _must_be_there(cursor, said, said.of or card, exactly=exactly)
    return said


def _must_be_there(cursor: Cursor, said: SaidEffect, card: CardRef, *, exactly: bool) -> None:
    definition = cursor.pool[card.code]
    names = effect_names(definition)
    meant = numbers_called(definition, said.name)
    if not meant:
        known = ", ".join(dict.fromkeys(map(str, names)))
        raise cursor.source.wrong(
            f"{card.name} has no “{said.name}”, by the numbers that it prints: it has {known}"
        )
    if exactly and len({names[number] for number in meant}) > 1:
        parts = ", ".join(str(names[number]) for number in meant)
        raise cursor.source.wrong(f"“{said.name}” of {card.name} can be {parts}: say which")


def _way(cursor: Cursor) -> int:
    """`(way 2)` to be summoned: counted from 1 in text, from 0 in options."""
    if not cursor.take("(way"):
        return NOT_SAID
    number = cursor.number("the number of the way")
    cursor.must(")")
    return number - 1


def _clauses(cursor: Cursor) -> tuple[Clause, ...]:
    found: list[Clause] = []
    while True:
        word = cursor.take(*CARD_CLAUSES, "in", "announcing")
        if not word:
            return tuple(found)
        if word == "announcing":
            found.append(Clause(word, said=cursor.announced()))
        else:
            found.append(_in(cursor) if word == "in" else Clause(word, cursor.cards()))


def _in(cursor: Cursor) -> Clause:
    position = cursor.take(*SUMMON_POSITIONS)
    if position:
        return Clause("in", position=SUMMON_POSITIONS[position])
    return Clause("in", zone=cursor.take_zone() or cursor.fail())


def read_can(cursor: Cursor, *, negative: bool) -> Can:
    line = cursor.source.number
    who = cursor.must("A", "B", "the duel")
    cursor.must("can not" if negative else "can")
    act: Act | Begins
    if who == "the duel":
        cursor.must("begin")
        act = Begins(line)
    else:
        act = _act(cursor, line, "AB".index(who), third_person=False)
    rules: list[str] = []
    if negative:
        cursor.must(",")
        cursor.must("by")
        rules.append(cursor.rule())
        while cursor.take("and"):
            rules.append(cursor.rule())
    cursor.end()
    return Can(line, act, tuple(rules))
