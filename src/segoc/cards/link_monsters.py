"""Link Monsters whose archetype has no file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects import words
from segoc.effects.words import (
    BATTLE,
    EITHER,
    FIELD,
    GY,
    HAND,
    IN_EXTRA_LINK,
    IS_LINKED,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    OR_MORE,
    PAID,
    POINTED_TO,
    SPECIAL,
    THIS,
    TURN_END,
    YOU,
    among,
    apply,
    at_random,
    atk_of,
    cannot,
    cards,
    choose,
    choose_as_many,
    choose_one,
    count,
    damage,
    destroy,
    discard,
    exists,
    ignition,
    link_materials,
    monsters,
    none,
    not_,
    of_types,
    other_than,
    part,
    pierces,
    plus_atk,
    pointed,
    provided,
    race,
    standing,
    summoned,
    target,
    then,
    tribute,
    trigger,
)
from segoc.kernel.geometry import BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT, LEFT, RIGHT, TOP
from segoc.kernel.kinds import CYBERSE, DARK, EARTH, EFFECT, LIGHT, LINK, MACHINE, TOKEN
from segoc.kernel.verbs import DESTROY, TARGET

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34472920, monster("蜜罐机器人", "ハニーボット", "Honeybot",
                           LIGHT, CYBERSE, link=2, arrows=LEFT | RIGHT, atk=1900, effect=True),
         standing(pointed(EITHER), cannot(TARGET), cannot(DESTROY, why=BATTLE), in_=MONSTERS),
         materials=link_materials(part(2, race(CYBERSE)))),

    card(72336818, monster("渗透测试锹甲", "ペンテスタッグ", "Pentestag",
                           DARK, CYBERSE, link=2, arrows=TOP | BOTTOM, atk=1600, effect=True),
         standing(monsters(YOU, MONSTERS, IS_LINKED), pierces(), in_=MONSTERS),
         materials=link_materials(part(2, of_types(EFFECT)))),

    card(77637979, monster("LAN喙嘴龙", "ＬＡＮフォリンクス", "LANphorhynchus",
                           LIGHT, CYBERSE, link=2, arrows=BOTTOM_LEFT | BOTTOM_RIGHT, atk=1200),
         materials=link_materials(part(2))),

    card(67598234, monster("电影之骑士 盖亚剑士", "電影の騎士ガイアセイバー",
                           "Gaia Saber, the Lightning Shadow",
                           EARTH, MACHINE, link=3, arrows=LEFT | BOTTOM | RIGHT, atk=2600),
         materials=link_materials(part(2, most=OR_MORE))),

    card(41248270, monster("流量幽灵", "トラフィックゴースト", "Traffic Ghost",
                           DARK, CYBERSE, link=3, arrows=BOTTOM_LEFT | BOTTOM | BOTTOM_RIGHT,
                           atk=1800),
         materials=link_materials(part(3))),

    card(88000953, monster("光栅狮虎", "ラスタライガー", "Rasterliger",
                           LIGHT, CYBERSE, link=4, arrows=LEFT | RIGHT | TOP | BOTTOM, atk=2000,
                           effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(EITHER, GY, of_types(LINK))),
                  do=apply(THIS, plus_atk(atk_of(words.TARGET)), until=TURN_END)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME,
                  cost=tribute(choose(pointed(YOU), 1, 60)),
                  do=destroy(choose_as_many(cards(EITHER, FIELD), count(PAID)))),
         materials=link_materials(part(2, not_(of_types(TOKEN)), most=OR_MORE))),

    card(22593417, monster("拓扑篡改感染龙", "トポロジック・ガンブラー・ドラゴン",
                           "Topologic Gumblar Dragon",
                           DARK, CYBERSE, link=4, arrows=TOP | LEFT | RIGHT | BOTTOM, atk=3000,
                           effect=True),
         trigger(must=True, in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 if_=summoned(monsters(EITHER, MONSTERS, POINTED_TO, other_than(THIS)), SPECIAL),
                 do=choose_one(*(then(discard(at_random(cards(YOU, HAND), number)),
                                      discard(choose_as_many(cards(OPPONENT, HAND),
                                                             words.number(number), by=OPPONENT)))
                                 for number in (1, 2)))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                  only_if=exists(among(THIS, IN_EXTRA_LINK)),
                  do=then(discard(choose_as_many(cards(OPPONENT, HAND), words.number(2),
                                                 by=OPPONENT)),
                          provided(none(cards(OPPONENT, HAND)), damage(OPPONENT, 3000)))),
         series=("拓扑",), materials=link_materials(part(2, of_types(EFFECT), most=OR_MORE))),
)
# fmt: on
