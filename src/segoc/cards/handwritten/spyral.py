"""SPYRAL: the agent, and the one who takes his name."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41091257, monster("秘旋谍-花公子", "ＳＰＹＲＡＬ－ダンディ", "SPYRAL Super Agent",
                           EARTH, WARRIOR, level=4, atk=1900, defense=1200, effect=True),
         # The kind that is declared: one effect for each.
         *(ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                    do=then(reveal(top(OPPONENT, 1)),
                            provided(exists(among(DONE, of_kind(kind))), special_summon(THIS))))
           for kind in (MONSTER, SPELL, TRAP)),
         trigger(if_=summoned(THIS, SPECIAL, by_effect_of=(series("秘旋谍"),)),
                 limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(spells_and_traps(OPPONENT, FIELD)), do=destroy(TARGET)),
         series=("秘旋谍",), aliases=("SPYRAL-花公子",),
         labels=(1, 1, 1, 2)),

    card(1322368, monster("秘旋谍-双螺旋特工", "ＳＰＹＲＡＬ－ザ・ダブルヘリックス",
                          "SPYRAL Double Helix",
                          EARTH, WARRIOR, link=2, arrows=LEFT | BOTTOM, atk=1900, effect=True),
         standing(THIS, name_is("秘旋谍-花公子"), in_=MONSTERS | GY),
         *(ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                    do=then(reveal(top(OPPONENT, 1)),
                            provided(
                                exists(among(DONE, of_kind(kind))),
                                choose_one(
                                    to_hand(choose(monsters(YOU, DECK | GY, series("秘旋谍")))),
                                    special_summon_where_pointed(
                                        choose(monsters(YOU, DECK | GY, series("秘旋谍"))))))))
           for kind in (MONSTER, SPELL, TRAP)),
         series=("秘旋谍",), aliases=("SPYRAL-双螺旋特工",),
         materials=link_materials(part(2, series("秘旋谍"))),
         labels=(1, 2, 2, 2)),
)
# fmt: on
