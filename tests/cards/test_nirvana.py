"""涅槃之超魔导剑士 Nirvana High Paladin: what was its Tuner."""

from tests.cards.playing import check


def test_adds_a_card() -> None:
    check("""
        CRD-201 · 涅槃之超魔导剑士 adds a card if a Pendulum Summoned Pendulum Monster was its Tuner
        A's turn, Main Phase 1
        A hand: 刻剑之魔术师
        A pendulum zones: 龙脉之魔术师, 龙穴之魔术师
        A monsters: 废品弓手, 屋敷童
        A GY: 死者苏生
        A extra deck: 涅槃之超魔导剑士
        > A Pendulum Summons 刻剑之魔术师 in attack
        > A declines
        > A Synchro Summons 涅槃之超魔导剑士 using 刻剑之魔术师, 废品弓手 in attack
        = 涅槃之超魔导剑士 face-up attack
        > A activates 涅槃之超魔导剑士 targeting 死者苏生
        = 死者苏生 in A hand
        = 龙脉之魔术师, 龙穴之魔术师 in A pendulum zone
        = 屋敷童 in A monster zone
        but: A LP: 7900
        > A Synchro Summons 涅槃之超魔导剑士 using 屋敷童, 废品弓手 in attack
        = 涅槃之超魔导剑士 face-up attack
        = A is asked about main phase
        = 死者苏生 in A GY
        """)
