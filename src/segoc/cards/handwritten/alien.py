"""Aliens, and cards that place A-Counters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(97127906, monster("外星人士兵", "エーリアン・ソルジャー", "Alien Shocktrooper",
                           EARTH, REPTILE, level=4, atk=1900, defense=800),
         series=("外星",)),

    card(99342953, continuous_spell("古代遗迹 代号A", "古代遺跡コードＡ", "Code A Ancient Ruins"),
         activation(),
         each_time(destroyed(monsters(EITHER, MONSTERS, FACE_UP, series("外星"))),
                   place_counters(THIS, A_COUNTER), in_=SPELLS),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN,
                  cost=remove_counters(cards(EITHER, FIELD), A_COUNTER, 2),
                  do=special_summon(choose(monsters(YOU, GY, series("外星")))))),

    card(91231901, quick_play_spell("「A」细胞重组装置", "「Ａ」細胞組み換え装置",
                                    '"A" Cell Recombination Device'),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=and_(send_to_gy(choose(monsters(YOU, DECK, series("外星")))),
                            place_counters(TARGET, A_COUNTER, level_of(DONE)))),
         ignition(in_=GY, only_if=came_before_this_turn(), cost=banish(THIS),
                  do=to_hand(choose(monsters(YOU, DECK, series("外星")))))),
)
# fmt: on
