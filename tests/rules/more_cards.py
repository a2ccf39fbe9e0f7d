"""Kinds of card that the pool doesn't hold yet: a Token, Pendulum and Ritual Monsters."""

from segoc.cards.definition import card, monster
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel.table.kinds import EARTH, FUSION, RITUAL, ROCK, SPECIAL_SUMMON_MONSTER, TOKEN

TOKEN_NAME = "Test Token"
PENDULUM_NAME = "Test Pendulum Monster"
FUSION_PENDULUM_NAME = "Test Fusion Pendulum Monster"
RITUAL_NAME = "Test Ritual Monster"
SPECIAL_NAME = "Test Special Summon Monster"

# fmt: off
POOL = Pool([
    *standard_pool(),
    card(990000001, monster("测试衍生物", "テストトークン", TOKEN_NAME,
                            EARTH, ROCK, level=1, atk=0, defense=0, words=TOKEN)),
    card(990000002, monster("测试灵摆怪兽", "テストペンデュラム", PENDULUM_NAME,
                            EARTH, ROCK, level=4, atk=400, defense=400, scale=4)),
    card(990000003, monster("测试融合灵摆怪兽", "テスト融合ペンデュラム", FUSION_PENDULUM_NAME,
                            EARTH, ROCK, level=4, atk=400, defense=400, scale=4, words=FUSION)),
    card(990000004, monster("测试仪式怪兽", "テスト儀式モンスター", RITUAL_NAME,
                            EARTH, ROCK, level=8, atk=800, defense=800, words=RITUAL)),
    card(990000005, monster("测试特殊召唤怪兽", "テスト特殊召喚モンスター", SPECIAL_NAME,
                            EARTH, ROCK, level=4, atk=400, defense=400,
                            words=SPECIAL_SUMMON_MONSTER)),
])
# fmt: on
