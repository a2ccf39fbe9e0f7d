"""Cards that the pool doesn't have yet, for effects that can't be seen without them: the real ones
by name and face alone, and one that we made up."""

from segoc.cards.definition import card, continuous_spell, monster
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.table.kinds import BEAST, EARTH, LIGHT, THUNDER

# fmt: off
POOL = Pool([
    *standard_pool(),
    card(70245411, continuous_spell("玩具罐", "トイポット", "Toy Vendor"), w.activation()),
    card(19139516, monster("废铁兽", "スクラップ・ビースト", "Scrap Beast",
                           EARTH, BEAST, level=4, atk=1600, defense=1300, effect=True, tuner=True),
         series=("废铁",)),
    card(990000201, monster("测试雷兽", "テスト雷獣", "Test Thunder Beast",
                            LIGHT, THUNDER, level=4, atk=1000, defense=1000, effect=True),
         w.quick(in_=w.HAND, cost=w.send_to_gy(w.THIS),
                 do=w.apply(w.monsters(w.YOU, w.MONSTERS, w.FACE_UP), w.plus_atk(100),
                            until=w.TURN_END))),
])
# fmt: on
