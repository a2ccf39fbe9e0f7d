"""lswarm: 入魔."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(77841719, monster("入魔人偶 葛佩利亚", "ヴェルズ・コッペリアル", "Evilswarm Coppelia",
                           DARK, MACHINE, level=6, atk=2450, defense=2050, effect=True),
         text(cannot(SPECIAL_SUMMON)),
         trigger(must=True, when=left_field(THIS, why=BATTLE | EFFECT, by=OPPONENT),
                 targets=target(monsters(OPPONENT, MONSTERS, FACE_UP)),
                 do=take_control(TARGET, until=OWN_END_PHASE)),
         series=("入魔",)),
)
# fmt: on
