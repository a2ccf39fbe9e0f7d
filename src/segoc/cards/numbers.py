"""Numbers and Chaos Numbers: Xyz Monsters that carry a number in their name."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.kernel.kinds import DARK, EARTH, INSECT, ROCK, ZOMBIE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29208536, monster("No.45 灭亡之预言者", "Ｎｏ．４５ 滅亡の予言者 クランブル・ロゴス",
                           "Number 45: Crumble Logos the Prophet of Demolition",
                           EARTH, ZOMBIE, rank=2, atk=2200, defense=0, effect=True),
         series=("No.",), partial="its effects"),
    card(76067258, monster("No.66 霸键甲虫", "Ｎｏ．６６ 覇鍵甲虫マスター・キー・ビートル",
                           "Number 66: Master Key Beetle",
                           DARK, INSECT, rank=4, atk=2500, defense=800, effect=True),
         series=("No.",), partial="its effects"),
    card(55888045, monster("混沌No.106 熔岩掌 巨手·红掌",
                           "ＣＮｏ．１０６ 溶岩掌ジャイアント・ハンド・レッド",
                           "Number C106: Giant Red Hand",
                           EARTH, ROCK, rank=5, atk=2600, defense=2000, effect=True),
         series=("No.", "混沌No.", "混沌"), aliases=("CNo.106 熔岩掌 巨手·红掌",),
         partial="its effects"),
)
# fmt: on
