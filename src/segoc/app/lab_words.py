"""What is wrong with a board or a text, in all languages. The builder and the reader of scenarios
say it in English: here is each of their sentences, with the others."""

import re
from typing import Final

from segoc.app.protocol.base import Words
from segoc.cards.names import exact_key
from segoc.cards.standard import standard_pool
from segoc.rulebook.chapters import RULE_ID
from segoc.rulebook.reading.cursor import exact_names
from segoc.rulebook.statements import statement, told

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
    (
        "no free zone for {0}: a player has one Field Zone",
        "{0}只有一个场地区域",
        "{0}のフィールドゾーンは一つだけです",
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
    (
        "what is laid is named without A's, #2 or at m3",
        "放置的卡只写卡名，不写A's、#2或at m3",
        "置くカードはカード名だけで書きます。A's、#2、at m3は書けません",
    ),
    ("×0 is no card", "×0等于没有卡", "×0ではカードがありません"),
    ("the first turn is turn 1", "第一个回合是第1回合", "最初のターンは1ターン目です"),
    (
        "who goes first has no Battle Phase in turn 1",
        "先攻玩家的第1回合没有战斗阶段",
        "先攻の1ターン目にバトルフェイズはありません",
    ),
    (
        "that player's Deck is told twice",
        "这名玩家的卡组写了两次",
        "そのプレイヤーのデッキが二度書かれています",
    ),
    ("a die shows 1 to 6", "骰子只会出现1到6", "サイコロの目は1から6です"),
    ("0 counters are none", "0个指示物等于没有", "カウンター0個では何も置かれません"),
    (
        "only a face-up card has counters",
        "只有表侧表示的卡能放置指示物",
        "カウンターを置けるのは表側表示のカードだけです",
    ),
    ("that number is too large", "这个数字太大", "その数は大きすぎます"),
    ("that are too many steps", "步骤太多了", "手順が多すぎます"),
    # Steps.
    (
        "it is not legal now ({0}). {1}",
        "现在不能这样做（{0}）。{1}",
        "今はできません（{0}）。{1}",
    ),
    ("no such card", "没有这张卡", "そのようなカードはありません"),
    ("the duel has begun already", "决斗已经开始", "デュエルはすでに始まっています"),
    ("the duel is over", "决斗已经结束", "デュエルは終わっています"),
    (
        "that is not an answer: {0}",
        "这不是对询问的回答：{0}",
        "それは質問への答えではありません：{0}",
    ),
    ("no zone is asked for: {0}", "没有询问区域：{0}", "ゾーンは尋ねられていません：{0}"),
    (
        "nothing optional is asked: {0}",
        "没有询问是否要做：{0}",
        "するかどうかは尋ねられていません：{0}",
    ),
    ("there is nothing to discard: {0}", "没有要丢弃的卡：{0}", "捨てるカードはありません：{0}"),
    ("there is nothing to pass: {0}", "没有可以放弃的机会：{0}", "パスする場面ではありません：{0}"),
    ("the order is {0}", "顺序是{0}", "順番は{0}です"),
    (
        "{0} was never asked for, {1}. {2}",
        "没有询问过{0}，{1}。{2}",
        "{0}は尋ねられておらず、{1}。{2}",
    ),
    ("and didn't come true", "也没有发生", "起きてもいません"),
    (
        "or isn't possible: cards came to {0}",
        "或者不可能：卡到了{0}",
        "または不可能です：カードは{0}に行きました",
    ),
    (
        "{0} isn't asked for any more: {1}",
        "已经不再询问{0}：{1}",
        "{0}はもう尋ねられていません：{1}",
    ),
    ("{0} isn't asked now: {1}", "现在没有询问{0}：{1}", "今{0}には尋ねていません：{1}"),
    (
        "{0} has several effects: say ({1})",
        "{0}有多个效果：请写明({1})",
        "{0}には複数の効果があります：({1})のように書いてください",
    ),
    (
        "{0} can be summoned in several ways: say (way 2)",
        "{0}可以用多种方法召唤：请写明(way 2)",
        "{0}は複数の方法で召喚できます：(way 2)のように書いてください",
    ),
    (
        "{0} has no “{1}”, by the numbers that it prints: it has {2}",
        "按卡上印的编号，{0}没有“{1}”：它有{2}",
        "カードに書かれた番号では、{0}に「{1}」はありません：あるのは{2}です",
    ),
    (
        "“{0}” of {1} can be {2}: say which",
        "{1}的“{0}”可以是{2}：请写明是哪一个",
        "{1}の「{0}」は{2}のどれかです：どれかを書いてください",
    ),
    (
        "{0} was in that position already",
        "{0}已经是那个表示形式",
        "{0}はすでにその表示形式です",
    ),
    (
        "{0} can be each of {1}: say A's, #2 or at m3",
        "{0}可以是{1}中的任何一张：请用A's、#2或at m3写明",
        "{0}は{1}のどれでもありえます：A's、#2、at m3で指定してください",
    ),
    ("{0} is asked about {1}: {2}", "现在询问{0}（{1}）：{2}", "今{0}に尋ねています（{1}）：{2}"),
    # What was found in a line, and what could stand there.
    (
        "{0} can't stand here: expected {1}. Is it {2}?",
        "{0} 不能写在这里：应为 {1}。是不是 {2}？",
        "{0} はここに書けません：{1} が必要です。{2} ですか？",
    ),
    (
        "{0} can't stand here: expected {1}.",
        "{0} 不能写在这里：应为 {1}。",
        "{0} はここに書けません：{1} が必要です。",
    ),
    ("the end of the line", "行尾", "行の終わり"),
    ("the name of a card", "卡名", "カード名"),
    ("a zone such as m3 or x1", "m3、x1等区域", "m3、x1などのゾーン"),
    ("a number of LP", "基本分的数字", "LPの数字"),
    ("the number of the turn", "回合数", "ターン数"),
    ("what a die shows", "骰子的点数", "サイコロの目"),
    ("how many", "张数", "枚数"),
    ("how many counters", "指示物的个数", "カウンターの個数"),
    (
        "the number of the card, such as #2",
        "#2等卡的编号",
        "#2などのカードの番号",
    ),
    ("the number of the effect", "效果的编号", "効果の番号"),
    ("the number of the way", "方法的编号", "方法の番号"),
    (
        "what the effect is called, such as “effect 2”",
        "效果的名称，例如“effect 2”",
        "「effect 2」などの効果の呼び名",
    ),
    ("the id of a rule", "规则编号", "ルールの番号"),
    ("a number", "数字", "数字"),
    ("there is no {0}", "没有{0}", "{0}はありません"),
)
# Between what could stand in a place; “m3 or x1” is one of these things.
_OR: Final = re.compile(r" or (?=“|the |a |how |what )")
# Who quotes our own sentences in a text gets them back as they are.
DEEPEST: Final = 4
_RULE: Final = re.compile(rf"\b({RULE_ID}): ")


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\d\\\}", "(.+)", re.escape(sentence)), re.DOTALL)


_PATTERNS: Final = [(_pattern(en), zh, ja) for en, zh, ja in SENTENCES]


def is_known(message: str) -> bool:
    return any(pattern.fullmatch(message) for pattern, _, _ in _PATTERNS)


def words_for(message: str, depth: int = 0) -> Words:
    """A sentence of the builder or the reader in all languages; one that isn't here stays English,
    as the words of the text itself are. Sentences have others in them, but not without end."""
    if depth > DEEPEST:
        return _plain(message)
    for pattern, zh, ja in _PATTERNS:
        match = pattern.fullmatch(message)
        if match is not None:
            parts = [words_for(part, depth + 1) for part in match.groups()]
            return Words(
                en=message,
                zh=zh.format(*(part.zh for part in parts)),
                ja=ja.format(*(part.ja for part in parts)),
            )
    return _rules(message) or _choices(message, depth) or _cards(message) or _plain(message)


def _plain(message: str) -> Words:
    return Words(en=message, zh=message, ja=message)


def _rules(message: str) -> Words | None:
    """Rules with what they say: `SEG-041: The turn player declares…; CRD-087: …`."""
    ids = _RULE.findall(message)
    try:
        if not ids or "; ".join(f"{one}: {statement(one)}" for one in ids) != message:
            return None
    except LookupError:
        return None
    return Words(
        en=message,
        zh="；".join(f"{one}：{told(one, 'zh')}" for one in ids),
        ja="；".join(f"{one}：{told(one, 'ja')}" for one in ids),
    )


def _choices(message: str, depth: int) -> Words | None:
    """What could stand somewhere: `“#” or “at” or the end of the line`."""
    split = _OR.split(message)
    if len(split) == 1:
        return None
    parts = [words_for(part, depth + 1) for part in split]
    return Words(
        en=message,
        zh=" 或 ".join(part.zh for part in parts),
        ja=" または ".join(part.ja for part in parts),
    )


def _cards(message: str) -> Words | None:
    """Names of cards, as they are called in each language."""
    pool = standard_pool()
    known = exact_names(pool)
    codes = [known.get(exact_key(name.strip("'\""))) for name in message.split(" or ")]
    found = [code for code in codes if code is not None]
    if len(found) < len(codes):
        return None
    return Words(
        en=message,
        zh=" 或 ".join(f"“{pool.name(code, 'zh')}”" for code in found),
        ja=" か ".join(f"「{pool.name(code, 'ja')}」" for code in found),
    )
