"""Ghostrick: monsters that turn face-down."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(80802524, normal_trap("鬼计心碎", "ゴーストリック・ブレイク", "Ghostrick Break"),
         activation(when=destroyed(monsters(YOU, MONSTERS, series("鬼计"), owned_by(YOU)),
                                   BATTLE | EFFECT, to=GY, by=OPPONENT, exactly=1),
                    targets=target(monsters(YOU, GY, series("鬼计"),
                                            not_(same_name(THAT))), 2),
                    do=special_summon(TARGET, FACE_DOWN_DEFENSE)),
         series=("鬼计",)),

    card(27491571, monster("鬼计魔女", "ゴーストリックの魔女", "Ghostrick Witch",
                           DARK, SPELLCASTER, level=2, atk=1200, defense=200, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           series("鬼计")))),
         ignition(limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP)),
                  do=turn_face_down(TARGET)),
         series=("鬼计",)),

    card(84472026, monster("鬼计雪人", "ゴーストリック・イエティ", "Ghostrick Yeti",
                           DARK, ZOMBIE, level=3, atk=300, defense=2000, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           series("鬼计")))),
         ignition(limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         trigger(when=flipped(THIS), targets=target(monsters(EITHER, MONSTERS, FACE_UP,
                                                             series("鬼计"))),
                 do=apply(TARGET, cannot(DESTROY, BATTLE | EFFECT), until=TURN_END)),
         series=("鬼计",)),

    card(72913666, monster("鬼计狼人", "ゴーストリック・ワーウルフ", "Ghostrick Warwolf",
                           DARK, ZOMBIE, level=3, atk=1400, defense=1500, effect=True),
         text(cannot(NORMAL_SUMMON), only_if=none(monsters(YOU, MONSTERS, FACE_UP,
                                                           series("鬼计")))),
         ignition(limit=ONCE_PER_TURN, do=turn_face_down(THIS)),
         trigger(when=flipped(THIS), must=True, limit=ONCE_PER_TURN_BY_NAME,
                 do=damage(OPPONENT, times(count(cards(EITHER, FIELD, FACE_DOWN)), 100))),
         series=("鬼计",)),

    card(53334641, monster("鬼计惰天使", "ゴーストリックの駄天使", "Ghostrick Angel of Mischief",
                           DARK, FAIRY, rank=4, atk=2000, defense=2500, effect=True),
         wins_if(all_so(exists(materials(), 10), not_so(exists(materials(), 11))),
                 in_=MONSTERS),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  do=to_hand(choose(spells_and_traps(YOU, DECK, series("鬼计"))))),
         ignition(limit=ONCE_PER_TURN,
                  do=attach(choose(cards(YOU, HAND, series("鬼计"))), THIS)),
         materials=(xyz_materials(4, 2),
                    overlay(of_types(XYZ), series("鬼计"), not_(named("鬼计惰天使")))),
         series=("鬼计",),
         labels=(0, 1, 2)),
)
# fmt: on
