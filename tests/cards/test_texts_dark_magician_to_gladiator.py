"""Cards from the Dark Magician to the Gladiator Beasts that did something else than their texts
say, until someone compared them word by word."""

import pytest

from segoc.cards.standard import standard_pool
from tests.cards.playing import check


def test_asmodeus_leaves_tokens_only_to_its_player() -> None:
    check("""
        EFX-060 · 堕天使 阿斯蒙蒂斯 ②: only from the own field
        A's turn, Main Phase 1
        A hand: 强夺, 黑洞
        B monsters: 堕天使 阿斯蒙蒂斯
        > A activates 强夺 targeting 堕天使 阿斯蒙蒂斯
        > A activates 黑洞
        = A is asked about main phase
        = 堕天使 阿斯蒙蒂斯 in B GY
        but: A hand: 黑洞
        > A activates 黑洞
        = B is asked about position
    """)


def test_what_ended_in_the_end_phase_ends_with_the_turn() -> None:
    """Old texts about ATK say the former, and mean the latter since July 2014."""
    check("""
        TRM-116 · 剑斗兽的底力 ①: until the end of the turn
        A's turn, Main Phase 1
        A hand: 剑斗兽的底力, 空白4星效果怪兽 ×7
        A monsters: 剑斗兽 绳斗
        > A activates 剑斗兽的底力 targeting 剑斗兽 绳斗
        > A enters the End Phase
        = A is asked about hand limit
        = 剑斗兽 绳斗 ATK 2300
        > A discards 空白4星效果怪兽
        = 剑斗兽 绳斗 ATK 1800
        but: A hand: 剑斗兽的底力
        > A activates 剑斗兽的底力 targeting 剑斗兽 绳斗
        > A enters the End Phase
        = B is asked about main phase
        = 剑斗兽 绳斗 ATK 1800

        TRM-116 · 霞之谷的祈祷师: until the end of the turn
        A's turn, Main Phase 1
        A hand: 空白4星效果怪兽 ×6
        A monsters: 霞之谷的祈祷师, 双生精灵
        > A activates 霞之谷的祈祷师 returning 双生精灵
        > A enters the End Phase
        = A is asked about hand limit
        = 霞之谷的祈祷师 ATK 1700
        > A discards 空白4星效果怪兽
        = 霞之谷的祈祷师 ATK 1200
        but: A hand: 空白4星效果怪兽
        > A activates 霞之谷的祈祷师 returning 双生精灵
        > A enters the End Phase
        = B is asked about main phase
        = 霞之谷的祈祷师 ATK 1200
    """)


def test_trial_needs_the_princess_of_the_apprentice() -> None:
    check("""
        TRM-031 · 王女的试炼: not if only the other princess is there
        A's turn, Battle Phase
        A monsters: 黑魔导师 库兰
        A face-up: 王女的试炼 equipped to 黑魔导师 库兰
        A deck: 魔法之国的王女-绒儿
        A hand: 空白4星效果怪兽
        B monsters: 空白6星效果怪兽
        > A attacks 空白6星效果怪兽 with 黑魔导师 库兰
        ! A can not activate 王女的试炼 (effect 4), by TRM-031
        = 魔法之国的王女-绒儿 in A deck
        but: 魔法之国的王女-库兰 instead of 魔法之国的王女-绒儿 in A deck
        > A attacks 空白6星效果怪兽 with 黑魔导师 库兰
        > A activates 王女的试炼 (effect 4) in attack
        = 魔法之国的王女-库兰 in A monster zone
    """)
    check("""
        TRM-031 · 王女的试炼: the same with the other apprentice
        A's turn, Battle Phase
        A monsters: 白魔导士 绒儿
        A face-up: 王女的试炼 equipped to 白魔导士 绒儿
        A deck: 魔法之国的王女-库兰
        A hand: 空白4星效果怪兽
        B monsters: 空白6星效果怪兽
        > A attacks 空白6星效果怪兽 with 白魔导士 绒儿
        ! A can not activate 王女的试炼 (effect 3), by TRM-031
        = 魔法之国的王女-库兰 in A deck
        but: 魔法之国的王女-绒儿 instead of 魔法之国的王女-库兰 in A deck
        > A attacks 空白6星效果怪兽 with 白魔导士 绒儿
        + A can activate 王女的试炼 (effect 3)
    """)


@pytest.mark.parametrize("name", ["Dark Cavalry", "Ebon Illusion Magician"])
def test_names_make_members_of_prophecy(name: str) -> None:
    assert "魔导" in standard_pool().find(name).printed.series
