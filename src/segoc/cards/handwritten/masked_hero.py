"""Masked HERO, 假面英雄, Ｍ・ＨＥＲＯ, and what changes into them."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(59642500, monster("假面英雄 暗鬼", "Ｍ・ＨＥＲＯ 闇鬼", "Masked HERO Anki",
                           DARK, WARRIOR, level=8, atk=2800, defense=1200, effect=True,
                           words=FUSION),
         text(only_by_effect_of("假面变化")),
         standing(THIS, attacks_directly()),
         standing(THIS, battle_damage_to(OPPONENT, HALVED, inflicted=True),
                  only_if=all_so(battling(THIS, to_end=True), exists(monsters(OPPONENT)),
                                 none(foe(THIS)))),
         trigger(when=destroyed_by_battle(THIS, monsters(OPPONENT), to=GY),
                 limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(spells(YOU, DECK, property_(QUICK_PLAY),
                                          series("变化"))))),
         series=("英雄", "假面英雄"), aliases=("M·HERO 暗鬼",),
         labels=(0, 1, 1, 2)),

    card(21143940, quick_play_spell("假面变化", "マスク・チェンジ", "Mask Change"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP, series("英雄")),
                                   still=(FACE_UP, controlled_by(YOU))),
                    do=then(then(check_attribute(TARGET),
                                 send_to_gy(TARGET, must_arrive=False)),
                            special_summon(choose(monsters(YOU, EXTRA, series("假面英雄"),
                                                           OF_CHECKED_ATTRIBUTE))))),
         series=("变化",)),
)
# fmt: on
