"""What `segoc deck` says, in three languages."""

from typing import Final, TypeAlias

from segoc.cards.names import Language
from segoc.decks.deck import EXTRA, MAIN, SIDE, FaultKind, LineKind

Said: TypeAlias = dict[Language, str]

PARTS: Final[dict[str, Said]] = {
    MAIN: {"en": MAIN, "zh": "主卡组", "ja": "メインデッキ"},
    EXTRA: {"en": EXTRA, "zh": "额外卡组", "ja": "EXデッキ"},
    SIDE: {"en": SIDE, "zh": "副卡组", "ja": "サイドデッキ"},
}
WORDS: Final[dict[str, Said]] = {
    "a_deck": {"en": "A Deck", "zh": "卡组", "ja": "デッキ"},
    "title": {
        "en": "{name}: {sizes} cards (read as {form})",
        "zh": "{name}：{sizes}张（格式：{form}）",
        "ja": "{name}：{sizes}枚（形式：{form}）",
    },
    "part": {
        "en": "{part}: {count} ({kinds})",
        "zh": "{part}：{count}张（{kinds}）",
        "ja": "{part}：{count}枚（{kinds}）",
    },
    "monster": {"en": "{count} monster", "zh": "怪兽{count}", "ja": "モンスター{count}"},
    "monsters": {"en": "{count} monsters", "zh": "怪兽{count}", "ja": "モンスター{count}"},
    "spell": {"en": "{count} Spell", "zh": "魔法{count}", "ja": "魔法{count}"},
    "spells": {"en": "{count} Spells", "zh": "魔法{count}", "ja": "魔法{count}"},
    "trap": {"en": "{count} Trap", "zh": "陷阱{count}", "ja": "罠{count}"},
    "traps": {"en": "{count} Traps", "zh": "陷阱{count}", "ja": "罠{count}"},
    "unknowns": {"en": "{count} unknown", "zh": "未知{count}", "ja": "不明{count}"},
    "between": {"en": ", ", "zh": "，", "ja": "、"},
    "not_yet": {"en": " (not playable yet)", "zh": "（还不能使用）", "ja": "（まだ使えません）"},
    "unknown": {"en": "unknown", "zh": "未知", "ja": "不明"},
    "unread": {
        "en": "These lines mean no card that segoc knows:",
        "zh": "以下各行不是 segoc 所知的任何一张卡：",
        "ja": "次の行はsegocが知っているどのカードでもありません：",
    },
    "share": {
        "en": "Playable: {playable} of {total} cards ({percent}%).",
        "zh": "可使用：{total}张中的{playable}张（{percent}%）。",
        "ja": "使用可能：{total}枚中{playable}枚（{percent}%）。",
    },
    "lacking": {
        "en": "segoc can't play the cards yet that are marked above: nobody has written their "
        "effects. That breaks no rule of Deck building.",
        "zh": "上面标出的卡 segoc 还不能使用：它们的效果还没有写成。这不违反卡组构筑的规则。",
        "ja": "上で印を付けたカードはsegocがまだ使えません。効果がまだ書かれていません。"
        "デッキ構築のルールに反しているわけではありません。",
    },
    "list": {
        "en": "Forbidden/Limited List: {name}",
        "zh": "禁限卡表：{name}",
        "ja": "リミットレギュレーション：{name}",
    },
    "sound": {
        "en": "It breaks no rule.",
        "zh": "没有违反规则。",
        "ja": "ルールに反していません。",
    },
    "faulty": {
        "en": "It can't be played so:",
        "zh": "这样不能使用：",
        "ja": "このままでは使えません：",
    },
}
# The same as those of the pages.
FAULTS: Final[dict[FaultKind, Said]] = {
    "main_size": {
        "en": "Cards in the Main Deck: {count}. It needs {fewest} to {most}.",
        "zh": "主卡组有{count}张卡，必须是{fewest}～{most}张。",
        "ja": "メインデッキは{count}枚ですが、{fewest}～{most}枚でなければなりません。",
    },
    "extra_size": {
        "en": "Cards in the Extra Deck: {count}. It holds at most {most}.",
        "zh": "额外卡组有{count}张卡，最多{most}张。",
        "ja": "EXデッキは{count}枚ですが、{most}枚までです。",
    },
    "side_size": {
        "en": "Cards in the Side Deck: {count}. It holds at most {most}.",
        "zh": "副卡组有{count}张卡，最多{most}张。",
        "ja": "サイドデッキは{count}枚ですが、{most}枚までです。",
    },
    "too_many_copies": {
        "en": "{card}: {count} copies, and at most {most} are allowed.",
        "zh": "「{card}」有{count}张，同名卡最多{most}张。",
        "ja": "「{card}」が{count}枚あります。同名カードは{most}枚までです。",
    },
    "token": {
        "en": "{card} is a Token, which belongs in no Deck.",
        "zh": "「{card}」是衍生物，不能放入卡组。",
        "ja": "「{card}」はトークンなので、デッキに入れられません。",
    },
    "belongs_in_main": {
        "en": "{card} belongs in the Main Deck, not in the Extra Deck.",
        "zh": "「{card}」应放入主卡组，而不是额外卡组。",
        "ja": "「{card}」はEXデッキではなく、メインデッキに入れるカードです。",
    },
    "belongs_in_extra": {
        "en": "{card} belongs in the Extra Deck, not in the Main Deck.",
        "zh": "「{card}」应放入额外卡组，而不是主卡组。",
        "ja": "「{card}」はメインデッキではなく、EXデッキに入れるカードです。",
    },
    "unknown_passcode": {
        "en": "No card has the passcode {code}.",
        "zh": "没有密码为{code}的卡。",
        "ja": "パスワード{code}のカードはありません。",
    },
    "not_playable_yet": {
        "en": "segoc can't play {count} of its cards yet: {cards}",
        "zh": "其中有{count}种卡 segoc 还不能使用：{cards}",
        "ja": "segocがまだ使えないカードが{count}種類入っています：{cards}",
    },
    "withdrawn": {
        "en": "segoc doesn't play {card} for now: {reason}",
        "zh": "segoc 暂时不使用{card}：{reason}",
        "ja": "{card}は今のところ使えません：{reason}",
    },
    "filler": {
        "en": "{card} is filler, not a real card.",
        "zh": "「{card}」是布置局面用的空白卡，并非游戏中的卡。",
        "ja": "「{card}」は盤面用のブランクカードで、実在のカードではありません。",
    },
    "partial_card": {
        "en": "segoc can't play {card} yet.",
        "zh": "segoc还不能使用「{card}」。",
        "ja": "segocはまだ「{card}」を扱えません。",
    },
    "forbidden": {
        "en": "{card} is Forbidden.",
        "zh": "「{card}」是禁止卡。",
        "ja": "「{card}」は禁止カードです。",
    },
    "limited": {
        "en": "{card}: {count} copies, and it is Limited: at most {most}.",
        "zh": "「{card}」有{count}张，它是限制卡，最多{most}张。",
        "ja": "「{card}」が{count}枚あります。制限カードなので{most}枚までです。",
    },
    "semi_limited": {
        "en": "{card}: {count} copies, and it is Semi-Limited: at most {most}.",
        "zh": "「{card}」有{count}张，它是准限制卡，最多{most}张。",
        "ja": "「{card}」が{count}枚あります。準制限カードなので{most}枚までです。",
    },
    "unlisted": {
        "en": "{card} is not among the cards that the list allows.",
        "zh": "「{card}」不在可以使用的卡之列。",
        "ja": "「{card}」は使用できるカードに含まれていません。",
    },
}
LINES: Final[dict[LineKind, Said]] = {
    "unknown_name": {
        "en": "Line {line}: no card is called “{name}”.",
        "zh": "第{line}行：没有叫「{name}」的卡。",
        "ja": "{line}行目：「{name}」というカードはありません。",
    },
    "misspelt_name": {
        "en": "Line {line}: no card is called “{name}”. Did you mean {near}?",
        "zh": "第{line}行：没有叫「{name}」的卡。是不是{near}？",
        "ja": "{line}行目：「{name}」というカードはありません。もしかして：{near}",
    },
    "ambiguous_name": {
        "en": "Line {line}: “{name}” could be {near}.",
        "zh": "第{line}行：「{name}」可能是{near}。",
        "ja": "{line}行目：「{name}」は{near}のどれか分かりません。",
    },
    "no_copies": {
        "en": "Line {line}: none of {name}. Leave the line out.",
        "zh": "第{line}行：「{name}」为0张，请删去这一行。",
        "ja": "{line}行目：「{name}」が0枚です。この行を消してください。",
    },
}
