"""Cards from A-to-Z to Dark Magician that were compared with their texts: what was wrong."""

from segoc.cards.standard import standard_pool
from tests.cards.playing import check


def test_transcode_talker_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
        SEG-071 · 转码语者 ②: from the Pendulum Zone, too, only Cyberse
        A's turn, Main Phase 1
        A monsters: 转码语者 (EMZ), 解码语者 (m5)
        A hand: 敌人操纵器
        A face-up: 灵摆切换
        A pendulum zones: 时读之魔术师
        B monsters: 双生精灵
        > A activates 敌人操纵器 (effect 1, part 2) tributing 解码语者 targeting 双生精灵
        > everyone passes
        = 双生精灵 in A monster zone
        > everyone passes
        > A activates 转码语者 targeting 解码语者
        > everyone passes
        = 解码语者 in A monster zone
        ! A can not activate 灵摆切换 (effect 1), by SEG-071
        = 时读之魔术师 in A pendulum zone
        but: without 转码语者 in A monsters
        + A can activate 灵摆切换 (effect 1)
    """)


def test_fortress_dragon_is_no_fusion_material() -> None:
    check("""
        CRD-185 · 嵌合要塞龙: nor is it a Fusion Material where no 融合 is needed
        A's turn, Main Phase 1
        A monsters: 嵌合要塞龙 (EMZ), 电子龙
        A extra deck: 嵌合巨舰龙
        ! A can not Special Summon 嵌合巨舰龙, by CRD-185
        = 电子龙 in A monster zone
        but: 代理龙 instead of 嵌合要塞龙 in A monsters
        + A can Special Summon 嵌合巨舰龙
    """)


def test_natasha_asks_for_the_atk_of_a_face_up_monster() -> None:
    check("""
        TRM-142 · 电子化天使-那沙帝弥- ①: no LP for what was turned face-down
        A's turn, Main Phase 1
        A monsters: 电子化天使-那沙帝弥-, 双生精灵
        A hand: 月之书
        > A activates 电子化天使-那沙帝弥- targeting 双生精灵
        > A chains 月之书 targeting 双生精灵
        = A LP 8000
        but: without 月之书 in A hand
        = A LP 8950
    """)


def test_goliath_needs_its_tribute_though_it_is_negated() -> None:
    check("""
        TRM-029 · 无形噬体·虚饰: nothing negates the maintenance cost
        B's turn, Main Phase 1
        A face-up: 王宫的敕命
        A pendulum zones: 无形噬体·虚饰
        > B enters the End Phase
        > A applies 无形噬体·虚饰
        = A's turn, Main Phase 1
        = 王宫的敕命 face-up
        = 无形噬体·虚饰 in A extra deck
        but: A monsters: 双生精灵
        > B enters the End Phase
        > A applies 无形噬体·虚饰
        > A chooses effect 1
        = A's turn, Main Phase 1
        = 双生精灵 in A GY
        = 无形噬体·虚饰 in A pendulum zone
    """)


def test_amorphous_persona_can_be_activated() -> None:
    check("""
        SEG-034 · 无形阵·假面: from the hand
        A's turn, Main Phase 1
        A hand: 无形阵·假面
        A monsters: 无形噬体·虚饰
        > A activates 无形阵·假面
        = 无形噬体·虚饰 ATK 3050
        but: without 无形阵·假面 in A hand
        = 无形噬体·虚饰 ATK 2750
    """)


def test_advance_zone_lets_draw_though_nothing_is_set() -> None:
    check("""
        TRM-031 · 上级进化区: with two Tributes there is something to do in any case
        A's turn, Main Phase 1
        A face-up: 上级进化区
        A monsters: 双生精灵, 圣精灵
        A hand: 青眼白龙
        > A summons 青眼白龙 tributing 双生精灵, 圣精灵
        > A enters the End Phase
        > A activates 上级进化区
        = A hand 1
        but: 恶魔召唤 instead of 青眼白龙 in A hand
        > A summons 恶魔召唤 tributing 双生精灵
        > A enters the End Phase
        = B's turn, Main Phase 1
        = A hand 0
    """)


def test_twin_burst_needs_a_girl() -> None:
    check("""
        EFX-051 · 黑·魔·导·连·弹: not if there is no ATK to gain
        A's turn, Main Phase 1
        A monsters: 黑魔术师
        A hand: 黑·魔·导·连·弹
        ! A can not activate 黑·魔·导·连·弹, by EFX-051 and TRM-031
        = 黑魔术师 ATK 2500
        but: B GY: 黑魔术少女
        > A activates 黑·魔·导·连·弹
        = 黑魔术师 ATK 4500
    """)


def test_names_make_members_of_prophecy() -> None:
    pool = standard_pool()
    assert "魔导" in pool.find("Dark Paladin").printed.series
    assert "魔导" in pool.find("Dark Magical Circle").printed.series
