"""Neo-Spacian, 新空间侠, Ｎ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(43237273, monster("新空间侠·黑暗豹", "Ｎ・ブラック・パンサー", "Neo-Spacian Dark Panther",
                           DARK, BEAST, level=3, atk=1000, defense=500, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                  do=provided(exists(TARGET),
                              apply(THIS, name_of(TARGET), copies(TARGET), until=THIS_END_PHASE))),
         series=("新空间侠",), aliases=("N·黑暗豹",)),

    card(35255456, normal_spell("奇迹接触", "ミラクル・コンタクト", "Miracle Contact"),
         activation(do=summon_with_listed(series("元素英雄"), made_of("元素英雄 新宇侠"),
                                          using=monsters(YOU, HAND | MONSTERS | GY), to=DECK)),
         mentions=("元素英雄 新宇侠",)),

    card(14088859, normal_spell("新宇融合", "ネオス・フュージョン", "Neos Fusion"),
         activation(do=also(summon_with_listed(lists_exactly(2), made_of("元素英雄 新宇侠"),
                                               using=monsters(YOU, HAND | DECK | MONSTERS), to=GY),
                            apply(YOU, cannot(SPECIAL_SUMMON), until=TURN_END))),
         instead(DESTROY, monsters(YOU, MONSTERS, FACE_UP, of_types(FUSION),
                                   made_of("元素英雄 新宇侠")),
                 do=banish(THIS), together=True, in_=GY),
         instead(TO_DECK, monsters(YOU, MONSTERS, FACE_UP, of_types(FUSION),
                                   made_of("元素英雄 新宇侠")),
                 do=banish(THIS), why=OWN_EFFECT, in_=GY),
         series=("融合", "新宇"),
         labels=(1, 2, 2),
         mentions=("元素英雄 新宇侠",)),
)
# fmt: on
