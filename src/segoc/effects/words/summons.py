"""Fusion and Ritual Summons, as effects carry them out."""

from segoc.effects.fusing import FusionSummon, RitualSummon
from segoc.effects.fusing_and_banishing import FusionSummonAlsoBanishing
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.numbers import as_number
from segoc.effects.plain_names import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    EXTRA,
    GY,
    HAND,
    MONSTERS,
    YOU,
)
from segoc.effects.synchro import SynchroSummon
from segoc.effects.tokens import SummonTokens
from segoc.effects.words.constants import FACE_UP
from segoc.effects.words.descriptions import choose, monsters
from segoc.effects.words.filters import of_types
from segoc.kernel.language.action import Program
from segoc.kernel.language.node import Cards, Clause, Filter, Number
from segoc.kernel.table.kinds import FUSION, RITUAL, SYNCHRO


def fusion_summon(
    *that: Filter,
    using: Cards | None = None,
    to: int = GY,
    including: tuple[Filter, ...] = (),
    with_: tuple[Clause, ...] = (),
    exactly: int = 0,
) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck, of its materials from your hand or field
    or of what is said to be used, which go there; one of them must be so; they must be `exactly`
    so many."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    used = using or monsters(YOU, HAND | MONSTERS)  # CRD-106, CRD-163
    return [FusionSummon(made, used, to.bit_length() - 1, list(including), list(with_), exactly)]


def fusion_summon_also_banishing(*that: Filter, those: Cards, most: int) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck, of its materials from your hand or
    field, which go to the GY; no more than so many of these cards can be materials as well, by
    banishing them."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [FusionSummonAlsoBanishing(made, monsters(YOU, HAND | MONSTERS), those, most)]


def fusion_summon_of_one(those: Cards, *that: Filter) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck that lists the name of this monster as a
    material, using it as the only one."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [FusionSummonOfOne(made, those)]


def special_summon_token(
    *names: str,
    how_many: int | Number = 1,
    position: int = 0,
    to: int = YOU,
    with_: tuple[Clause, ...] = (),
) -> Program:
    """Special Summon so many Tokens of each of these names, which the card's `tokens` describe:
    all of them or none, to your field or to the `OPPONENT`'s; you choose the zones. `with_` is part
    of the summon: no effect of the Token."""
    positions = 1 << position if position else 1 << ATTACK_POSITION | 1 << DEFENSE_POSITION
    return [SummonTokens(list(names), as_number(how_many), positions, to, list(with_))]


def synchro_summon(
    *that: Filter,
    using: Cards | None = None,
    including: tuple[Filter, ...] = (),
    with_: tuple[Clause, ...] = (),
) -> Program:
    """Synchro Summon a Synchro Monster from your Extra Deck as the effect resolves, of your face-up
    monsters or of what is said to be used; one of them must be so."""
    made = choose(monsters(YOU, EXTRA, of_types(SYNCHRO), *that))
    used = using or monsters(YOU, MONSTERS, FACE_UP)
    return [SynchroSummon(made, used, list(including), list(with_))]


def ritual_summon(
    *that: Filter,
    from_: int = HAND,
    using: Cards | None = None,
    exactly: bool = False,
    total: int = 0,
    including: tuple[Filter, ...] = (),
    with_: tuple[Clause, ...] = (),
    banishing: Cards | None = None,
) -> Program:
    """Ritual Summon a Ritual Monster from your hand by Tributing monsters from your hand or field,
    whose Levels together are its Level, or this total, or more; or exactly that. One of them must
    pass the filters `including`; those in `banishing` can be banished instead of Tributed."""
    made = choose(monsters(YOU, from_, of_types(RITUAL), *that))
    used = using or monsters(YOU, HAND | MONSTERS)
    return [RitualSummon(made, used, exactly, total, list(including), list(with_), banishing)]
