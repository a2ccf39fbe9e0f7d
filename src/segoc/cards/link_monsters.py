"""Link Monsters whose archetype has no file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects import words
from segoc.effects.words import (
    BATTLE,
    EITHER,
    FIELD,
    GY,
    IS_LINKED,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OR_MORE,
    PAID,
    THIS,
    TURN_END,
    YOU,
    apply,
    atk_of,
    cannot,
    cards,
    choose,
    choose_as_many,
    count,
    destroy,
    ignition,
    link_materials,
    monsters,
    not_,
    of_types,
    part,
    pierces,
    plus_atk,
    pointed,
    race,
    standing,
    target,
    tribute,
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
)
# fmt: on
