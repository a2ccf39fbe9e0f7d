"""Japanese for what effects put off, for temporary banishment and returns to the Deck."""

from segoc.effects import later as lt, to_deck as rt
from segoc.effects.players import EITHER
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.actions import program
from segoc.explain.japanese.nouns import says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.table.phases import BATTLE_PHASE_END, END_PHASE, TURN_END
from segoc.kernel.table.places import GRAVEYARD, HAND


def _phase(node: ef.Delayed) -> str:
    name = ja.PHASES[node.phase]
    if node.turns and node.whose != EITHER:
        return f"{node.turns}ターン後以降の最初の{ja.WHO[node.whose]}{name}"
    if node.turns:
        return f"{node.turns}ターン後の{name}"
    if node.whose != EITHER:
        return f"次の{ja.WHO[node.whose]}{name}"
    return name if node.phase in (END_PHASE, BATTLE_PHASE_END, TURN_END) else f"次の{name}"


@says(ef.Delayed)
def _delayed(speaker: Speaker, node: ef.Delayed) -> str:
    return f"{_phase(node)}に{program(speaker, node.program)}"


@says(lt.Later)
def _later(speaker: Speaker, node: lt.Later) -> Said:
    text = str(speaker.say(node.effect))
    return Said(text, text)


@says(lt.BanishUntil)
def _banish_until(speaker: Speaker, node: lt.BanishUntil) -> Said:
    back = node.effect.program[0]
    position = ""
    if isinstance(back, lt.ReturnToField) and back.in_:
        position = f"（{ja.POSITIONS[back.in_]}で戻る）"
    said = suru(f"{those(speaker, node.cards)}を{_phase(node.effect)}まで{position}除外")
    rest = node.effect.program[1:]
    if not rest:
        return said
    text = f"{said.on}、戻った時に{program(speaker, rest)}"
    return Said(text, text)


@says(lt.MustActivate)
def _must_activate(speaker: Speaker, node: lt.MustActivate) -> Said:
    goes = {GRAVEYARD: "墓地へ送らなければならない", HAND: "手札に戻さなければならない"}
    who = f"{those(speaker, node.cards)}のコントローラーはそのカードを発動するか"
    there = goes.get(node.to, f"{ja.PLACES[node.to]}へ送らなければならない")
    return Said(f"{who}、{there}", f"{who}、{there}")


@says(rt.ToDeck)
def _to_deck(speaker: Speaker, node: rt.ToDeck) -> Said:
    where = {rt.TOP: "デッキの一番上", rt.BOTTOM: "デッキの一番下"}.get(node.where, "デッキ")
    return Said("戻し", "戻す").after(f"{those(speaker, node.cards)}を{where}に")


@says(lt.ReturnToField)
def _return_to_field(speaker: Speaker, node: lt.ReturnToField) -> Said:
    position = f"{ja.POSITIONS[node.in_]}で" if node.in_ else ""
    text = f"除外したカードを{position}フィールドに"
    return Said(f"{text}戻し", f"{text}戻す")
