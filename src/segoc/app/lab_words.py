"""What is wrong with a board or a text, in all languages. The builder and the reader of scenarios
say it in English: here is each of their sentences, with the others."""

import re
from typing import Final

from segoc.app.protocol.base import Words

# English with blanks; Chinese; Japanese.
SENTENCES: Final = (
    ("who has 0 LP has lost", "基本分为0的玩家已经败北", "LPが0のプレイヤーは敗北しています"),
    ("that belongs to a new duel", "这属于新的决斗", "それは新しいデュエルの記述です"),
    (
        "in turn 1 nothing has been played yet",
        "第1回合时还没有使用过任何卡",
        "1ターン目にはまだ何もプレイされていません",
    ),
    (
        "nobody Normal Summons before Main Phase 1",
        "主要阶段1之前不能进行通常召唤",
        "メインフェイズ1より前に通常召喚はできません",
    ),
    ("no free zone for {0} at {1}", "{0}的{1}已有卡", "{0}の{1}は空いていません"),
    ("no free zone for {0}", "{0}没有空的区域", "{0}に空いているゾーンがありません"),
    (
        "{0} has more than {1} copies of {2}",
        "{0}有超过{1}张“{2}”",
        "{0}は「{2}」を{1}枚より多く持っています",
    ),
    (
        "only what came from the Extra Deck is in an Extra Monster Zone",
        "额外怪兽区只能放置来自额外卡组的怪兽",
        "エクストラモンスターゾーンに置けるのはEXデッキから出たモンスターだけです",
    ),
    (
        "an Equip Card stays only while it is equipped: say “equipped to X”",
        "装备卡只有装备着怪兽时才能留在场上：请选择装备的怪兽",
        "装備カードは装備している間だけ場に残ります：装備対象を選んでください",
    ),
    ("only monsters lie there", "那里只能放置怪兽", "そこに置けるのはモンスターだけです"),
    (
        "only Spells and Traps lie there",
        "那里只能放置魔法·陷阱卡",
        "そこに置けるのは魔法・罠カードだけです",
    ),
    (
        "a face-up Spell or Trap stays only if it is Continuous, Equip or Field",
        "只有永续、装备、场地的魔法·陷阱卡能表侧表示留在场上",
        "表側表示で場に残る魔法・罠カードは永続・装備・フィールドだけです",
    ),
    (
        "Link Monsters and Tokens are never face-down",
        "连接怪兽和衍生物不会变成里侧表示",
        "リンクモンスターとトークンは裏側表示になりません",
    ),
    (
        "a Link Monster is never in Defense Position",
        "连接怪兽不会变成守备表示",
        "リンクモンスターは守備表示になりません",
    ),
    ("only Pendulum Cards lie there", "那里只能放置灵摆卡", "そこに置けるのはPカードだけです"),
    (
        "a Token is only ever in a Monster Zone",
        "衍生物只能存在于怪兽区域",
        "トークンはモンスターゾーンにしか存在できません",
    ),
    ("it belongs in the Extra Deck", "它属于额外卡组", "それはEXデッキのカードです"),
    (
        "it doesn't belong in the Extra Deck",
        "它不属于额外卡组",
        "それはEXデッキのカードではありません",
    ),
    (
        "monsters lie in Monster Zones",
        "怪兽应放在怪兽区域",
        "モンスターはモンスターゾーンに置きます",
    ),
    (
        "the Pendulum Zones are s1 and s5",
        "灵摆区域是s1和s5",
        "ペンデュラムゾーンはs1とs5です",
    ),
    (
        "Field Spells, and only they, lie in the Field Zone",
        "场地区域只能放置场地魔法卡，场地魔法卡也只能放在那里",
        "フィールドゾーンに置けるのはフィールド魔法だけで、フィールド魔法はそこにだけ置けます",
    ),
    (
        "Spells and Traps lie in Spell & Trap Zones",
        "魔法·陷阱卡应放在魔法与陷阱区域",
        "魔法・罠カードは魔法＆罠ゾーンに置きます",
    ),
    (
        "each player's cards lie in that player's zones: say m3, not B.m3",
        "各玩家的卡放在自己的区域：请写m3，不要写B.m3",
        "各プレイヤーのカードは自分のゾーンに置きます：B.m3ではなくm3と書きます",
    ),
    (
        "only an Xyz Monster has materials",
        "只有超量怪兽拥有素材",
        "素材を持つのはXモンスターだけです",
    ),
    (
        "only a face-up monster can be equipped",
        "只能装备给表侧表示的怪兽",
        "装備できるのは表側表示のモンスターだけです",
    ),
    (
        "there are {0} cards called {1} at {2}",
        "{2}有{0}张名为{1}的卡",
        "{2}に{1}という名前のカードが{0}枚あります",
    ),
    (
        "there are {0} cards called {1} on the field",
        "场上有{0}张名为{1}的卡",
        "場に{1}という名前のカードが{0}枚あります",
    ),
    (
        "counters without a name belong to a card of the duel (TRM-194)",
        "没有名字的指示物属于这场决斗中的某张卡（TRM-194）",
        "名前のないカウンターはそのデュエルのカードに属します（TRM-194）",
    ),
    (
        "there is no set-up: expected “A's turn, Main Phase 1”",
        "没有场面：应以“A's turn, Main Phase 1”开头",
        "盤面がありません：「A's turn, Main Phase 1」で始めてください",
    ),
    (
        "a set-up begins with “A's turn, Main Phase 1”",
        "场面应以“A's turn, Main Phase 1”开头",
        "盤面は「A's turn, Main Phase 1」で始まります",
    ),
    (
        "that is a new duel, and no board: expected “A's turn, Main Phase 1”",
        "这是新的决斗而不是场面：应为“A's turn, Main Phase 1”",
        "それは盤面ではなく新しいデュエルです：「A's turn, Main Phase 1」が必要です",
    ),
    (
        "another scenario begins here: one at a time",
        "这里开始了另一个情景：一次只能读一个",
        "ここから別のシナリオが始まっています：一度に一つだけ読めます",
    ),
    (
        "“{0}” can't begin a scenario: expected “CRD-087 · Title”",
        "情景不能以“{0}”开头：应为“CRD-087 · Title”",
        "「{0}」ではシナリオを始められません：「CRD-087 · Title」が必要です",
    ),
    (
        "the set-up ends with the first step",
        "第一个步骤之后不能再写场面",
        "盤面の記述は最初の手順より前までです",
    ),
    (
        "there is such a line already: one of each",
        "已经有这样的一行：每种只能有一行",
        "同じ種類の行がすでにあります：各種類は一行だけです",
    ),
    ("the line is too long", "这一行太长", "この行は長すぎます"),
    ("that is too many cards", "卡太多了", "カードが多すぎます"),
    ("that number is too large", "这个数字太大", "その数は大きすぎます"),
    ("that are too many steps", "步骤太多了", "手順が多すぎます"),
    (
        "it is not legal now ({0}). {1}",
        "现在不能这样做（{0}）。{1}",
        "今はできません（{0}）。{1}",
    ),
    (
        "{0} can't stand here: expected {1}",
        "{0} 不能写在这里：应为 {1}",
        "{0} はここに書けません：{1} が必要です",
    ),
)


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\d\\\}", "(.+)", re.escape(sentence)), re.DOTALL)


_PATTERNS: Final = [(_pattern(en), zh, ja) for en, zh, ja in SENTENCES]


def is_known(message: str) -> bool:
    return any(pattern.fullmatch(message) for pattern, _, _ in _PATTERNS)


def words_for(message: str) -> Words:
    """A sentence of the builder or the reader in all languages; one that isn't here stays English,
    as the words of the text itself are."""
    for pattern, zh, ja in _PATTERNS:
        match = pattern.fullmatch(message)
        if match is not None:
            parts = [words_for(part) for part in match.groups()]
            return Words(
                en=message,
                zh=zh.format(*(part.zh for part in parts)),
                ja=ja.format(*(part.ja for part in parts)),
            )
    return Words(en=message, zh=message, ja=message)
