"""Burning Abyss, 彼岸."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(36553319, monster("彼岸的恶鬼 法尔法雷洛", "彼岸の悪鬼 ファーファレル",
                           "Farfa, Malebranche of the Burning Abyss",
                           DARK, FIEND, level=3, atk=1000, defense=1900, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                  only_if=none(spells_and_traps(YOU, FIELD)), do=special_summon(THIS)),
         as_soon_as(exists(all_of(monsters(YOU, MONSTERS, FACE_DOWN),
                                  monsters(YOU, MONSTERS, not_(series("彼岸"))))),
                    do=destroy(THIS)),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 targets=target(monsters(EITHER, MONSTERS)), do=banish_until_end_phase(TARGET)),
         series=("彼岸",)),
)
# fmt: on
