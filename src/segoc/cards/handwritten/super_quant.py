"""Super Quantum warriors and their fairy."""

from segoc.cards.vocabulary import *

SERIES: Final = "超级量子"

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(58753372, monster("超级量子妖精 阿尔方", "超量妖精アルファン",
                           "Super Quantal Fairy Alphan",
                           LIGHT, FAIRY, level=1, atk=0, defense=0, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, level(1)), 2),
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, level(1), series(SERIES)),
                                 still=(FACE_UP,)),
                  do=apply(monsters(YOU, MONSTERS, FACE_UP), set_level(level_of(TARGET)))),
         ignition(limit=ONCE_PER_TURN_BY_NAME, cost=tribute(THIS),
                  do=and_(and_(reveal(choose_different(monsters(YOU, DECK, series(SERIES)), 3)),
                               special_summon(at_random(REVEALED))),
                          send_to_gy(REVEALED))),
         series=(SERIES,), aliases=("超量妖精 阿尔方",)),

    card(12369277, monster("超级量子战士 蓝光层", "超量士ブルーレイヤー",
                           "Super Quantum Blue Layer",
                           WATER, PSYCHIC, level=3, atk=1200, defense=2000, effect=True),
         trigger(when=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(cards(YOU, DECK, series(SERIES), OTHER_NAME)))),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(cards(YOU, GY, series(SERIES)), 1, 3), do=to_deck(TARGET)),
         series=(SERIES, "超级量子战士")),

    card(85374678, monster("超级量子战士 绿光层", "超量士グリーンレイヤー",
                           "Super Quantum Green Layer",
                           WIND, SPELLCASTER, level=4, atk=1600, defense=1400, effect=True),
         trigger(when=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon(choose(monsters(YOU, HAND, series(SERIES))))),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 cost=discard(choose(cards(YOU, HAND, series(SERIES)))), do=draw(YOU, 1)),
         series=(SERIES, "超级量子战士")),

    card(59975920, monster("超级量子战士 红光层", "超量士レッドレイヤー",
                           "Super Quantum Red Layer",
                           FIRE, WARRIOR, level=5, atk=2000, defense=800, effect=True),
         own_summon(only_if=none(monsters(YOU))),
         trigger(when=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(cards(YOU, GY, series(SERIES))), do=to_hand(TARGET)),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(monsters(YOU, GY, series(SERIES), OTHER_NAME)),
                 do=special_summon(TARGET, with_=(cannot(ACTIVATE),))),
         series=(SERIES, "超级量子战士"),
         labels=(1, 2, 3)),
)
# fmt: on
