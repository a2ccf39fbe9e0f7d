"""Fire Formation."""

from segoc.cards.vocabulary import *

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
