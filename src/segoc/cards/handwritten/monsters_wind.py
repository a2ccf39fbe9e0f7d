"""WIND Effect Monsters of the Main Deck that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29417188, monster("念动力防卫者", "サイキック・ブロッカー", "Psi-Blocker",
                           WIND, PSYCHIC, level=4, atk=1200, defense=300, effect=True),
         ignition(limit=ONCE_PER_TURN, cost=announce_name(),
                  do=apply(EITHER, all_are(cards(EITHER, EVERYWHERE, ORIGINALLY_OF_ANNOUNCED_NAME),
                                           cannot_be_used()), until=NEXT_TURN_END))),

    card(14778250, monster("诡术师", "ＴＨＥ トリッキー", "The Tricky",
                           WIND, SPELLCASTER, level=5, atk=2000, defense=1200, effect=True),
         own_summon(by=discard(choose(cards(YOU, HAND, other_than(THIS))))),
         labels=(1,)),

    card(26517393, monster("里风之精灵", "裏風の精霊", "Spirit of the Fall Wind",
                           WIND, FAIRY, level=4, atk=1800, defense=900, effect=True),
         trigger(if_=summoned(THIS, NORMAL), do=to_hand(choose(monsters(YOU, DECK,
                                                                        of_types(FLIP)))))),

    card(94145021, monster("小丑与锁鸟", "ドロール＆ロックバード", "Droll & Lock Bird",
                           WIND, SPELLCASTER, level=1, atk=0, defense=0, effect=True),
         quick(if_=added_to_hand(OPPONENT, from_=DECK), only_if=not_so(in_draw_phase()),
               in_=HAND, cost=send_to_gy(THIS),
               do=apply(EITHER, cannot(TO_HAND, cards=cards(EITHER, DECK)),
                        cannot(DRAW), until=TURN_END))),

    card(14466224, monster("大气圈神鸟", "Ｔｈｅ アトモスフィア", "The Atmosphere",
                           WIND, WINGED_BEAST, level=8, atk=1000, defense=800, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         own_summon(by=and_(banish(choose(monsters(YOU), 2)), banish(choose(monsters(YOU, GY))))),
         ignition(limit=ONCE_PER_TURN,
                  only_if=none(equipped_to_this()),
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP),
                                 still=(FACE_UP, controlled_by(OPPONENT))),
                  do=equip(TARGET, THIS)),
         standing(THIS, plus_atk(atk_of(equipped_to_this(), original=True)),
                  plus_def(def_of(equipped_to_this(), original=True)))),
)
# fmt: on
