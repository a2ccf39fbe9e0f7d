"""The Qli."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    normal_trap,
)
from segoc.effects.words import (
    EFFECT,
    FIELD,
    TURN_END,
    YOU,
    activation,
    all_are,
    and_,
    apply,
    become_monster,
    cannot,
    of_series,
    spells_and_traps,
)
from segoc.kernel.kinds import EARTH, MACHINE
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(20447641, normal_trap("机壳的冻结", "機殻の凍結", "Qlife's End"),
         activation(do=and_(become_monster(),
                            apply(YOU, all_are(spells_and_traps(YOU, FIELD, of_series("机壳")),
                                               cannot(DESTROY, why=EFFECT)), until=TURN_END))),
         forms=(Form(EARTH, MACHINE, level=4, atk=1800, defense=1000, effect=True),),
         series=("机壳",), partial="that it can be Tributed as three"),
)
# fmt: on
