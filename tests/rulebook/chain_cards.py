"""Cards with effects, for scenarios in tests."""

from segoc.cards.definition import card, monster, normal_spell, quick_play_spell
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.effects import words as w
from segoc.kernel.table.kinds import EARTH, ROCK

# fmt: off
POOL = Pool([
    *standard_pool(),
    card(990000101, normal_spell("测试魔法", "テスト魔法", "Test Bolt"),
         w.activation(targets=w.target(w.monsters(w.OPPONENT)), do=w.destroy(w.TARGET))),
    card(990000102, quick_play_spell("测试速攻", "テスト速攻", "Test Answer"),
         w.activation(cost=w.discard(w.choose(w.cards(w.YOU, w.HAND))),
                      do=w.damage(w.OPPONENT, 500))),
    card(990000103, monster("测试诱发甲", "テスト甲", "Test Mourner", EARTH, ROCK, level=4, atk=100,
                            defense=100, effect=True),
         w.trigger(if_=w.sent_to_gy(w.THIS), do=w.damage(w.OPPONENT, 100))),
    card(990000104, monster("测试诱发乙", "テスト乙", "Test Weeper", EARTH, ROCK, level=4, atk=100,
                            defense=100, effect=True),
         w.trigger(if_=w.sent_to_gy(w.THIS), must=True, do=w.damage(w.OPPONENT, 200))),
    card(990000106, monster("测试诱发丙", "テスト丙", "Test Keener", EARTH, ROCK, level=4, atk=100,
                            defense=100, effect=True),
         w.trigger(if_=w.sent_to_gy(w.THIS), do=w.damage(w.OPPONENT, 300))),
    card(990000105, normal_spell("测试选择", "テスト選択", "Test Choice"),
         w.activation(do=w.destroy(w.choose(w.monsters(w.EITHER))))),
])
# fmt: on
