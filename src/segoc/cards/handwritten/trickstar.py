"""Trickstar: Fairies that inflict damage little by little."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(35199656, monster("淘气仙星·曼珠诗华", "トリックスター・マンジュシカ", "Trickstar Lycoris",
                           LIGHT, FAIRY, level=3, atk=1600, defense=1200, effect=True),
         quick(in_=HAND, cost=reveal(THIS),
               targets=target(monsters(YOU, MONSTERS, FACE_UP, series("淘气仙星"), OTHER_NAME)),
               do=and_(special_summon(THIS), to_hand(TARGET))),
         each_time(added_to_hand(OPPONENT), damage(OPPONENT, times(count_that(OPPONENT), 200))),
         series=("淘气仙星",)),

    card(61283655, monster("淘气仙星·坎迪娜", "トリックスター・キャンディナ", "Trickstar Candina",
                           LIGHT, FAIRY, level=4, atk=1800, defense=400, effect=True),
         trigger(when=summoned(THIS, NORMAL),
                 do=to_hand(choose(cards(YOU, DECK, series("淘气仙星"))))),
         each_time(was_processed(SPELL_CARD | TRAP_CARD, by=OPPONENT), damage(OPPONENT, 200),
                   immediate=False),
         series=("淘气仙星",)),

    card(35371948, field_spell("淘气仙星的灯光舞台", "トリックスター・ライトステージ",
                               "Trickstar Light Stage"),
         activation(do=optionally(to_hand(choose(monsters(YOU, DECK, series("淘气仙星")))))),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN,
                  targets=target(cards(OPPONENT, SPELLS, FACE_DOWN), still=(FACE_DOWN,)),
                  do=also(link_to(TARGET, this_turn=(cannot(ACTIVATE),), until=THIS_END_PHASE),
                          in_end_phase(provided(still_linked(TARGET),
                                                must_activate_or_lose(TARGET))))),
         each_time(damaged(OPPONENT, by=monsters(YOU, MONSTERS, series("淘气仙星"))),
                   damage(OPPONENT, 200), in_=FIELD_ZONE),
         series=("淘气仙星",)),

    card(21076084, normal_trap("淘气仙星的康乃馨转生术", "トリックスター・リンカーネイション",
                               "Trickstar Reincarnation"),
         activation(do=and_(banish(cards(OPPONENT, HAND)), draw(OPPONENT, count(DONE)))),
         quick(in_=GY, cost=banish(THIS),
               targets=target(monsters(YOU, GY, series("淘气仙星"))), do=special_summon(TARGET)),
         series=("淘气仙星",)),
)
# fmt: on
