"""Altergeist, 幻变骚灵, オルターガイスト."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(86885905, continuous_trap("幻变骚灵·模拟精灵", "オルターガイスト・エミュレルフ",
                                   "Altergeist Emulatelf"),
         activation(do=become_monster()),
         standing(traps(YOU, FIELD, FACE_UP, series("幻变骚灵"), other_than(THIS)),
                  cannot(BE_TARGETED), cannot(DESTROY, why=EFFECT),
                  only_if=exists(among(THIS, summoned_by_own_effect(1)))),
         forms=(Form(LIGHT, SPELLCASTER, level=4, atk=1400, defense=1800, effect=True,
                     also_trap=True),),
         series=("幻变骚灵",)),
)
# fmt: on
