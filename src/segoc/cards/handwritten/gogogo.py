"""Gogogo, 隆隆隆, ゴゴゴ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(59911557, monster("隆隆隆咕噜", "ゴゴゴゴラム", "Gogogo Goram",
                           EARTH, ROCK, level=4, atk=2300, defense=0, effect=True),
         trigger(must=True, when=summoned(THIS), do=change_position(THIS)),
         trigger(must=True, when=destroyed(THIS, from_=FIELD, to=GY),
                 do=send_to_gy(choose(monsters(YOU, DECK, series("隆隆隆"))))),
         series=("隆隆隆",)),

    card(2948263, monster("隆隆隆石人-黄金形态", "ゴゴゴゴーレム－ＧＦ",
                          "Gogogo Golem - Golden Form",
                          EARTH, ROCK, level=4, atk=QUESTION_MARK, defense=1500, effect=True,
                          words=SPECIAL_SUMMON_MONSTER),
         text(only_by(BY_PROCEDURE)),
         own_summon(by=tribute(choose(monsters(YOU, MONSTERS, series("隆隆隆")))),
                    with_=(set_atk(times(atk_of(PAID, original=True), 2)),)),
         standing(THIS, battle_damage_to(OPPONENT, HALVED)),
         quick(must=True, limit=ONCE_PER_TURN,
               when=activated(MONSTER_EFFECT, by=OPPONENT, in_=MONSTERS),
               do=provided(exists(among(THIS, atk(1500))),
                           and_(apply(THIS, plus_atk(-1500)), negate_effect()))),
         series=("隆隆隆",)),
)
# fmt: on
