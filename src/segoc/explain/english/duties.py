"""English for what players must do, for what lasts, and for cards that are placed."""

from segoc.effects import clauses as cl, columns, duties as dt, life_points, placing, tributes as tr
from segoc.explain.english import terms as en
from segoc.explain.english.actions import moved, program
from segoc.explain.english.nouns import ALL, MATCHING, Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(dt.MustMove)
def _must_move(speaker: Speaker, node: dt.MustMove) -> str:
    done = moved(speaker, node, those(speaker, node.cards, ALL, True))
    return f"{en.WHO[node.whose][0]} must {done}{' face-down' if node.face_down else ''}"


@says(dt.AttackNeeds)
def _attack_needs(speaker: Speaker, node: dt.AttackNeeds, subject: Those) -> str:
    done = program(speaker, node.do)
    if subject.text in [who for who, _ in en.WHO.values()]:
        return f"{subject.text} must do this to declare an attack: {done}"
    return f"cannot declare an attack unless {subject.their} controller does this first: {done}"


@says(dt.OnlyTogether)
def _only_together(speaker: Speaker, node: dt.OnlyTogether, subject: Those) -> str:
    how = MATCHING[node.matching].strip(" ,")
    return (
        f"{subject.text} can only control face-up monsters {how}, and must send monsters to the GY "
        "until that is so"
    )


@says(dt.MustKeepTogether)
def _must_keep(speaker: Speaker, node: dt.MustKeepTogether) -> str:
    how = MATCHING[node.matching].strip(" ,")
    who = en.WHO[node.whose][0]
    return f"{who} must send face-up monsters to the GY until only monsters {how} are left"


@says(cl.Carries)
def _carries(speaker: Speaker, node: cl.Carries, subject: Those) -> str:
    effects = " ".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    return f"{subject.have} this applied to {subject.their} stay on the field: {effects}"


@says(cl.Lasts)
def _lasts(speaker: Speaker, node: cl.Lasts, subject: Those) -> str:
    effects = " ".join(f"“{speaker.tell(effect)}”" for effect in node.effects)
    return f"apply this: {effects}"


@says(tr.SureSpecialSummon)
def _sure_special_summon(speaker: Speaker, node: tr.SureSpecialSummon, subject: Those) -> str:
    return "cannot have its Special Summon negated"


@says(life_points.PayDownTo)
def _pay_down_to(speaker: Speaker, node: life_points.PayDownTo) -> str:
    return f"pay LP so that you only have {node.left} left"


@says(placing.PlaceFaceUp)
def _place_face_up(speaker: Speaker, node: placing.PlaceFaceUp) -> str:
    found = those(speaker, node.cards, ALL, True)
    return f"place {found.text} face-up in your Spell & Trap Zone"


@says(columns.NearColumn)
def _near_column(speaker: Speaker, node: columns.NearColumn, noun: Noun) -> None:
    noun.after.append("in this card's column or an adjacent column")
