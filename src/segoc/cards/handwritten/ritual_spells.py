"""Ritual Spells."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(55761792, ritual_spell("混沌的仪式", "カオスの儀式", "Black Luster Ritual"),
         activation(do=ritual_summon(named("混沌战士"), total=8)),
         series=("混沌",)),

    card(14094090, ritual_spell("超战士的仪式", "超戦士の儀式", "Super Soldier Ritual"),
         activation(do=ritual_summon(series("混沌战士"), exactly=True, total=8)),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, only_if=came_before_this_turn(),
                  cost=and_(and_(banish(THIS), banish(choose(monsters(YOU, GY, attribute(LIGHT))))),
                            banish(choose(monsters(YOU, GY, attribute(DARK))))),
                  do=special_summon(choose(monsters(YOU, HAND, of_types(RITUAL),
                                                    series("混沌战士"))),
                                    ignoring_conditions=True))),

    card(8198712, ritual_spell("世界末日", "エンド・オブ・ザ・ワールド", "End of the World"),
         activation(do=ritual_summon(named("破灭之女神 露茵", "终焉之王 迪米斯"), exactly=True)),
         series=("世界末日",)),

    card(32828635, ritual_spell("世界不灭", "エンドレス・オブ・ザ・ワールド",
                                "Cycle of the World"),
         activation(do=ritual_summon(named("破灭之女神 露茵", "终焉之王 迪米斯"),
                                     using=monsters(YOU, MONSTERS))),
         ignition(in_=GY, only_if=came_before_this_turn(), cost=to_deck(THIS),
                  do=then(to_hand(choose(cards(YOU, DECK, named("世界末日")))),
                          optionally(to_hand(choose(monsters(YOU, GY,
                                                             named("破灭之女神 露茵",
                                                                   "终焉之王 迪米斯")))))))),

    card(41426869, ritual_spell("幻想的仪式", "イリュージョンの儀式", "Black Illusion Ritual"),
         activation(do=ritual_summon(named("纳祭之魔"), total=1))),

    card(23965037, ritual_spell("树精的祈祷", "ドリアードの祈り", "Doriado's Blessing"),
         activation(do=ritual_summon(named("精灵术师 树精"), total=3))),
)
# fmt: on
