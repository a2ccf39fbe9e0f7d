"""Chinese for what effects put off, for temporary banishment and returns to the Deck."""

from segoc.effects import later as lt, to_deck as rt
from segoc.effects.players import EITHER
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.actions import program
from segoc.explain.chinese.nouns import says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.table.phases import BATTLE_PHASE_END, END_PHASE, TURN_END
from segoc.kernel.table.places import GRAVEYARD, HAND


def _phase(node: ef.Delayed) -> str:
    name = zh.PHASES[node.phase]
    if node.turns and node.whose != EITHER:
        return f"{node.turns}回合后以后最初的{zh.WHO[node.whose]}{name}"
    if node.turns:
        return f"{node.turns}回合后的{name}"
    if node.whose != EITHER:
        return f"下次的{zh.WHO[node.whose]}{name}"
    return name if node.phase in (END_PHASE, BATTLE_PHASE_END, TURN_END) else f"下次的{name}"


@says(ef.Delayed)
def _delayed(speaker: Speaker, node: ef.Delayed) -> str:
    return f"{_phase(node)}，{program(speaker, node.program)}"


@says(lt.Later)
def _later(speaker: Speaker, node: lt.Later) -> str:
    return str(speaker.say(node.effect))


@says(lt.BanishUntil)
def _banish_until(speaker: Speaker, node: lt.BanishUntil) -> str:
    text = f"把{those(speaker, node.cards)}直到{_phase(node.effect)}除外"
    back = node.effect.program[0]
    if isinstance(back, lt.ReturnToField) and back.in_:
        text += f"（{zh.POSITIONS[back.in_]}回到场上）"
    rest = node.effect.program[1:]
    return f"{text}，回到场上时{program(speaker, rest)}" if rest else text


@says(lt.MustActivate)
def _must_activate(speaker: Speaker, node: lt.MustActivate) -> str:
    goes = {GRAVEYARD: "送去墓地", HAND: "回到手卡"}
    goes_there = goes.get(node.to, f"送去{zh.PLACES[node.to]}")
    return f"{those(speaker, node.cards)}的控制者必须把那张卡发动或{goes_there}"


@says(rt.ToDeck)
def _to_deck(speaker: Speaker, node: rt.ToDeck) -> str:
    where = {rt.TOP: "卡组最上面", rt.BOTTOM: "卡组最下面"}
    return f"让{those(speaker, node.cards)}回到{where.get(node.where, '卡组')}"


@says(lt.ReturnToField)
def _return_to_field(speaker: Speaker, node: lt.ReturnToField) -> str:
    return f"除外的卡{zh.POSITIONS[node.in_] if node.in_ else ''}回到场上"
