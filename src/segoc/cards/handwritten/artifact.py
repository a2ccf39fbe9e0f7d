"""Artifacts."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(85103922, monster("古遗物-巨怒剑", "アーティファクト－モラルタ", "Artifact Moralltach",
                           LIGHT, FAIRY, level=5, atk=2100, defense=1400, effect=True),
         can_be_set_as_spell(),
         trigger(must=True, in_=GY, only_if=turn_of(OPPONENT),
                 if_=destroyed(among(THIS, FACE_DOWN), from_=SPELLS, to=GY),
                 do=special_summon(THIS)),
         trigger(if_=summoned(THIS, SPECIAL), only_if=turn_of(OPPONENT),
                 do=destroy(choose(cards(OPPONENT, FIELD, FACE_UP)))),
         series=("古遗物",)),

    card(29223325, quick_play_spell("古遗物运动机构", "アーティファクト・ムーブメント",
                                    "Artifact Ignition"),
         activation(targets=target(spells_and_traps(EITHER, FIELD, other_than(THIS))),
                    do=and_(destroy(TARGET),
                            set_as_spell(choose(monsters(YOU, DECK, series("古遗物")))))),
         trigger(must=True, if_=destroyed(THIS, by=OPPONENT), do=skips_battle_phase(OPPONENT)),
         series=("古遗物",)),
)
# fmt: on
