"""Numbers and Chaos Numbers: Xyz Monsters that carry a number in their name."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ANY_ACTIVATION,
    ANYWHERE,
    EFFECT,
    EITHER,
    FACE_UP,
    FIELD,
    LINKED,
    MONSTERS,
    ONCE_PER_TURN,
    OR_MORE,
    TARGET,
    THIS,
    TURN_END,
    UNLINKED,
    YOU,
    activated,
    among,
    and_,
    apply,
    attribute,
    cannot,
    cards,
    choose,
    controlled_by,
    detach,
    exists,
    gains,
    ignition,
    instead,
    link,
    materials,
    negated,
    of_series,
    other_than,
    quick,
    same_name_as,
    send_to_gy,
    standing,
    target,
    text,
    xyz_materials,
)
from segoc.kernel.kinds import DARK, EARTH, INSECT, ROCK, ZOMBIE
from segoc.kernel.verbs import (
    ACTIVATE,
    DESTROY,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29208536, monster("No.45 灭亡之预言者", "Ｎｏ．４５ 滅亡の予言者 クランブル・ロゴス",
                           "Number 45: Crumble Logos the Prophet of Demolition",
                           EARTH, ZOMBIE, rank=2, atk=2200, defense=0, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(cards(EITHER, FIELD, FACE_UP, other_than(THIS)), still=(FACE_UP,)),
                  do=and_(link(TARGET), apply(TARGET, negated(), until=UNLINKED))),
         standing(EITHER, cannot(ACTIVATE, what=cards(EITHER, ANYWHERE, same_name_as(LINKED))),
                  in_=MONSTERS),
         series=("No.",), materials=xyz_materials(2, 2, OR_MORE)),


    card(76067258, monster("No.66 霸键甲虫", "Ｎｏ．６６ 覇鍵甲虫マスター・キー・ビートル",
                           "Number 66: Master Key Beetle",
                           DARK, INSECT, rank=4, atk=2500, defense=800, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(cards(YOU, FIELD, other_than(THIS))),
                  do=and_(link(TARGET),
                          apply(THIS, gains(
                              standing(LINKED, cannot(DESTROY, why=EFFECT), in_=MONSTERS),
                              instead(DESTROY, THIS,
                                      do=send_to_gy(choose(among(LINKED, controlled_by(YOU))))))))),
         series=("No.",), materials=xyz_materials(4, 2, 2, attribute(DARK))),


    card(55888045, monster("混沌No.106 熔岩掌 巨手·红掌",
                           "ＣＮｏ．１０６ 溶岩掌ジャイアント・ハンド・レッド",
                           "Number C106: Giant Red Hand",
                           EARTH, ROCK, rank=5, atk=2600, defense=2000, effect=True),
         text(gains(quick(must=True, when=activated(ANY_ACTIVATION, in_=FIELD),
                          limit=ONCE_PER_TURN, in_=MONSTERS,
                          do=and_(detach(),
                                  apply(cards(EITHER, FIELD, FACE_UP, other_than(THIS)), negated(),
                                        until=TURN_END)))),
              only_if=exists(materials(of_series("No."))), in_=MONSTERS),
         series=("No.", "混沌No.", "混沌"), aliases=("CNo.106 熔岩掌 巨手·红掌",),
         materials=xyz_materials(5, 3)),
)
# fmt: on
