"""Fire Formation."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    continuous_spell,
)
from segoc.effects.words import (
    FACE_DOWN,
    FACE_UP,
    FIELD,
    LINKED,
    MONSTERS,
    OPPONENT,
    SPELLS,
    YOU,
    activation,
    cannot,
    monsters,
    plus_atk,
    race,
    spells_and_traps,
    standing,
    target,
    target_cannot_answer,
    text,
)
from segoc.kernel.kinds import (
    BEAST_WARRIOR,
)
from segoc.kernel.verbs import (
    ACTIVATE,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(19059929, continuous_spell("炎舞-「玉衡」", "炎舞－「玉衝」", "Fire Formation - Gyokkou"),
         text(target_cannot_answer(), in_=SPELLS),
         activation(links=target(spells_and_traps(OPPONENT, FIELD, FACE_DOWN))),
         standing(LINKED, cannot(ACTIVATE), in_=SPELLS),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(BEAST_WARRIOR)), plus_atk(100),
                  in_=SPELLS),
         series=("炎舞",)),
)
# fmt: on
