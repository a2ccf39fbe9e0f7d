"""What kinds of counters are called."""

from typing import Final

from segoc.cards.names import Language
from segoc.kernel.table import counter_kinds as ct

# Chinese, Japanese, English.
NAMES: Final[dict[int, tuple[str, str, str]]] = {
    ct.ANY_COUNTER: ("指示物", "カウンター", "counter"),
    ct.OWN_COUNTER: ("指示物", "カウンター", "counter"),
    ct.ITS_COUNTER: (
        "自身的效果使用的指示物",
        "自身の効果で使用するカウンター",
        "counter that its own effect uses",
    ),
    ct.SPELL_COUNTER: ("魔力指示物", "魔力カウンター", "Spell Counter"),
    ct.BUSHIDO_COUNTER: ("武士道指示物", "武士道カウンター", "Bushido Counter"),
    ct.A_COUNTER: ("A指示物", "Aカウンター", "A-Counter"),
    ct.PREDATOR_COUNTER: ("捕食指示物", "捕食カウンター", "Predator Counter"),
    ct.FOG_COUNTER: ("雾指示物", "フォッグカウンター", "Fog Counter"),
    ct.KAIJU_COUNTER: ("坏兽指示物", "壊獣カウンター", "Kaiju Counter"),
    ct.RESONANCE_COUNTER: ("共鸣指示物", "響鳴カウンター", "Resonance Counter"),
    ct.VENOM_COUNTER: ("毒指示物", "ヴェノムカウンター", "Venom Counter"),
    ct.ICE_COUNTER: ("冰指示物", "アイスカウンター", "Ice Counter"),
    ct.CUBIC_COUNTER: ("方界指示物", "方界カウンター", "Cubic Counter"),
    ct.BLACK_FEATHER_COUNTER: ("黑羽指示物", "黒羽カウンター", "Black Feather Counter"),
    ct.SYMPHONIC_COUNTER: ("音响指示物", "音響カウンター", "Symphonic Counter"),
    ct.MORPH_COUNTER: ("变形斗士指示物", "ディフォーマーカウンター", "Morph Counter"),
    ct.SIGNAL_COUNTER: ("信号指示物", "シグナルカウンター", "Signal Counter"),
    ct.WEDGE_COUNTER: ("楔指示物", "楔カウンター", "Wedge Counter"),
    ct.SPELLSTONE_COUNTER: ("魔石指示物", "魔石カウンター", "Spellstone Counter"),
    ct.CLOCK_COUNTER: ("时计指示物", "時計カウンター", "Clock Counter"),
    ct.YOSEN_COUNTER: ("妖仙指示物", "妖仙カウンター", "Yosen Counter"),
    ct.HALLUCINATION_COUNTER: ("幻觉指示物", "幻覚カウンター", "Hallucination Counter"),
    ct.SHINE_COUNTER: ("闪光指示物", "シャインカウンター", "Shine Counter"),
    ct.SUMMON_COUNTER: ("召唤指示物", "サモンカウンター", "Summon Counter"),
    ct.WORM_COUNTER: ("异虫指示物", "ワームカウンター", "Worm Counter"),
    ct.STRING_COUNTER: ("弦指示物", "ストリングカウンター", "String Counter"),
    ct.CHRONICLE_COUNTER: ("编年史指示物", "クロニクルカウンター", "Chronicle Counter"),
    ct.GUARD_COUNTER: ("守卫指示物", "ガードカウンター", "Guard Counter"),
    ct.GREED_COUNTER: ("强欲指示物", "強欲カウンター", "Greed Counter"),
    ct.GENEX_COUNTER: ("次世代指示物", "ジェネクスカウンター", "Genex Counter"),
    ct.PSYCHIC_COUNTER: ("念力指示物", "サイコカウンター", "Psychic Counter"),
    ct.MAIDEN_COUNTER: ("乙女指示物", "乙女カウンター", "Maiden Counter"),
    ct.CRYSTAL_COUNTER: ("宝石指示物", "ジェムカウンター", "Crystal Counter"),
}


def counter_name(kind: int, language: Language) -> str:
    """The name of a kind of counter; one that belongs to a card has none.

    >>> counter_name(ct.SPELL_COUNTER, "en"), counter_name(4694209, "zh")
    ('Spell Counter', '指示物')
    """
    names = NAMES.get(kind, NAMES[ct.ANY_COUNTER])
    return names[("zh", "ja", "en").index(language)]
