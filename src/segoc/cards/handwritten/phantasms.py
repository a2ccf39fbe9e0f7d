"""The three Phantasms made one, in two forms."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(43378048, monster("混沌幻魔 阿米泰尔", "混沌幻魔アーミタイル",
                           "Armityle the Chaos Phantasm",
                           DARK, FIEND, level=12, atk=0, defense=0, effect=True, words=FUSION),
         text(only_by(BY_PROCEDURE), in_=EXTRA),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD), to=BANISHED)),
         standing(THIS, plus_atk(10000), only_if=turn_of(YOU)),
         standing(THIS, cannot(DESTROY, BATTLE)),
         series=("幻魔",),
         materials=fusion_materials(part(1, named("神炎皇 乌利亚")), part(1, named("降雷皇 哈蒙")),
                                    part(1, named("幻魔皇 拉比艾尔"))),
         mentions=("融合",)),

    card(60110982, monster("混沌幻魔 阿米泰尔-虚无幻影罗生闷",
                           "混沌幻魔アーミタイル－虚無幻影羅生悶",
                           "Armityle the Chaos Phantasm - Phantom of Fury",
                           DARK, FIEND, level=12, atk=0, defense=0, effect=True, words=FUSION),
         standing(THIS, name_is("混沌幻魔 阿米泰尔")),
         ignition(limit=ONCE_PER_TURN, do=give_control(THIS)),
         trigger(must=True, if_=phase_began(EITHER, END_PHASE),
                 only_if=exists(among(THIS, PASSED_THIS_TURN)),
                 do=either_way(
                     exists(among(THIS, owned_by(YOU))),
                     then(banish(cards(YOU, FIELD)),
                          optionally(special_summon(
                              choose(monsters(YOU, EXTRA, named("混沌幻魔 阿米泰尔"))),
                              ignoring_conditions=True))),
                     then(banish(cards(YOU, FIELD)),
                          optionally(special_summon(
                              choose(monsters(OPPONENT, EXTRA, named("混沌幻魔 阿米泰尔")),
                                     by=OPPONENT),
                              ignoring_conditions=True, by=OPPONENT), by=OPPONENT)))),
         series=("幻魔",),
         materials=fusion_materials(part(1, named("神炎皇 乌利亚")), part(1, named("降雷皇 哈蒙")),
                                    part(1, named("幻魔皇 拉比艾尔")))),
)
# fmt: on
