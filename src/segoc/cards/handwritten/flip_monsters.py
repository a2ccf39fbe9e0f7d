"""Flip monsters: those that do something when they are flipped, and those that do not."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(91501248, monster("禁忌之壶", "禁忌の壺", "Pot of The Forbidden",
                           EARTH, ROCK, level=9, atk=2000, defense=3000, words=FLIP),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True, do=draw(YOU, 2)),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=to_hand(spells_and_traps(EITHER, FIELD))),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=destroy(monsters(OPPONENT, MONSTERS))),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=and_(look_at(cards(OPPONENT, HAND)),
                         to_deck(choose(cards(OPPONENT, HAND))))),
         labels=(1, 1, 1, 1)),

    card(55763552, monster("壶魔人", "壺魔人", "Dragon Piper",
                           FIRE, PYRO, level=3, atk=200, defense=1800, words=FLIP),
         trigger(must=True, if_=flipped(THIS),
                 do=then(destroy(cards(EITHER, FIELD, FACE_UP, named("龙族封印之壶"))),
                         change_position(monsters(EITHER, MONSTERS, FACE_UP, race(DRAGON)),
                                         ATTACK_POSITION))),
         series=("魔人",)),

    card(21452275, monster("芳香炉", "アロマポット", "Aroma Jar",
                           WIND, ROCK, level=1, atk=500, defense=400, words=FLIP),
         standing(among(THIS, was_flipped()), cannot(DESTROY, BATTLE)),
         trigger(must=True, if_=phase_began(EITHER, END_PHASE),
                 only_if=exists(among(THIS, was_flipped())), do=gain_lp(YOU, 500)),
         series=("芳香",)),

    card(90020065, monster("定时炸弹", "タイム・ボマー", "Jigen Bakudan",
                           FIRE, PYRO, level=2, atk=200, defense=1000, words=FLIP),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE),
                 only_if=exists(among(THIS, was_flipped())), cost=tribute(THIS),
                 do=and_(note_value(atk_of(monsters(YOU, MONSTERS))),
                         and_(destroy(monsters(YOU, MONSTERS)),
                              damage(OPPONENT, half(noted_value())))))),

    card(44811425, monster("林克斯异虫", "ワーム・リンクス", "Worm Linx",
                           LIGHT, REPTILE, level=2, atk=300, defense=1000, words=FLIP),
         trigger(must=True, if_=phase_began(EITHER, END_PHASE),
                 only_if=exists(among(THIS, was_flipped())), do=draw(YOU, 1)),
         series=("异虫",)),

    card(58551308, monster("暗黑使魔", "ダークファミリア", "Spear Cretin",
                           DARK, FIEND, level=2, atk=500, defense=500, words=FLIP),
         trigger(must=True, when=sent_to_gy(among(THIS, was_flipped())), in_=GY,
                 do=meanwhile(
                     special_summon(choose(monsters(TURN_PLAYER, GY), by=TURN_PLAYER),
                                    (ATTACK_POSITION, FACE_DOWN_DEFENSE), by=TURN_PLAYER),
                     special_summon(choose(monsters(OTHER_PLAYER, GY), by=OTHER_PLAYER),
                                    (ATTACK_POSITION, FACE_DOWN_DEFENSE), by=OTHER_PLAYER)))),

    card(2088870, monster("维多利异虫", "ワーム・ヴィクトリー", "Worm Victory",
                          LIGHT, REPTILE, level=7, atk=0, defense=2500, words=FLIP),
         trigger(must=True, if_=flipped(THIS),
                 do=destroy(monsters(EITHER, MONSTERS, FACE_UP,
                                     not_(both_of(race(REPTILE), series("异虫")))))),
         standing(THIS, plus_atk(times(count(monsters(YOU, GY, race(REPTILE), series("异虫"))),
                                       500))),
         series=("异虫",)),
)
# fmt: on
