"""Japanese words for numbers and bits, and verbs with the two forms that sentences need."""

from typing import Final, NamedTuple

from segoc.effects import players, terms as tm
from segoc.kernel.table import event as ev, kinds, phases, places, verbs

ON_FIELD: Final = tm.PLACES.words["field"]
ANYWHERE: Final = tm.PLACES.words["anywhere"]


class Said(NamedTuple):
    """Something that is done or so: as it goes on (破壊し), and as it ends (破壊する)."""

    on: str
    end: str

    def after(self, text: str) -> "Said":
        return Said(text + self.on, text + self.end)


def suru(noun: str) -> Said:
    return Said(f"{noun}し", f"{noun}する")


WHO: Final = {
    players.YOU: "自分",
    players.OPPONENT: "相手",
    players.EITHER: "お互い",
    players.TURN_PLAYER: "ターンプレイヤー",
    players.OTHER_PLAYER: "非ターンプレイヤー",
}
PLACES: Final = {
    places.HAND: "手札",
    places.DECK: "デッキ",
    places.GRAVEYARD: "墓地",
    places.BANISHED: "除外状態",
    places.EXTRA_DECK: "EXデッキ",
    places.MONSTER_ZONE: "モンスターゾーン",
    places.SPELL_ZONE: "魔法＆罠ゾーン",
    places.PENDULUM_ZONE: "Pゾーン",
    places.FIELD_ZONE: "フィールドゾーン",
    places.UNDER: "X素材の状態",
    places.IN_THE_ACT: "召喚・発動の途中",
}
PROPERTIES: Final = {
    kinds.NORMAL_CARD: "通常",
    kinds.CONTINUOUS: "永続",
    kinds.EQUIP: "装備",
    kinds.FIELD_SPELL: "フィールド",
    kinds.QUICK_PLAY: "速攻",
    kinds.RITUAL_SPELL: "儀式",
    kinds.COUNTER: "カウンター",
}
POSITIONS: Final = {
    places.ATTACK: "攻撃表示",
    places.DEFENSE: "守備表示",
    places.FACE_DOWN_DEFENSE: "裏側守備表示",
}
TYPE_WORDS: Final = dict(
    zip(
        tm.TYPES.words.values(),
        (
            "効果", "融合", "儀式", "シンクロ", "エクシーズ", "リンク", "ペンデュラム",
            "チューナー", "リバース", "トゥーン", "スピリット", "ユニオン", "デュアル",
            "特殊召喚", "トークン",
        ),
        strict=True,
    )
)  # fmt: skip
ATTRIBUTES: Final = dict(
    zip(tm.ATTRIBUTES.words.values(), ("光", "闇", "地", "水", "炎", "風", "神"), strict=True)
)
RACES: Final = dict(
    zip(
        tm.RACES.words.values(),
        (
            "戦士", "魔法使い", "天使", "悪魔", "アンデット", "機械", "水", "炎", "岩石", "鳥獣",
            "植物", "昆虫", "雷", "ドラゴン", "獣", "獣戦士", "恐竜", "魚", "海竜", "爬虫類",
            "サイキック", "幻神獣", "創造神", "幻竜", "サイバース", "幻想魔",
        ),
        strict=True,
    )
)  # fmt: skip
KINDS: Final = dict(zip(tm.KINDS.words.values(), ("モンスター", "魔法", "罠"), strict=True))
REASONS: Final = {
    1 << ev.BY_RULE: "ルールで",
    1 << ev.BY_BATTLE: "戦闘で",
    1 << ev.BY_EFFECT: "効果で",
    1 << ev.AS_COST: "コストとして",
    1 << ev.AS_MATERIAL: "素材として",
    1 << ev.FOR_SUMMON: "召喚のために",
    1 << ev.BY_ITSELF: "自身によって",
    1 << ev.IGNORING: "召喚条件を無視して",
    1 << ev.BY_OPPONENT: "相手の効果で",
}
DAMAGE_SORTS: Final = {1 << ev.BY_BATTLE: "戦闘", 1 << ev.BY_EFFECT: "効果"}
PHASES: Final = {
    phases.DRAW_PHASE: "ドローフェイズ",
    phases.STANDBY_PHASE: "スタンバイフェイズ",
    phases.MAIN_PHASE_1: "メインフェイズ1",
    phases.BATTLE_PHASE: "バトルフェイズ",
    phases.MAIN_PHASE_2: "メインフェイズ2",
    phases.END_PHASE: "エンドフェイズ",
    phases.TURN_END: "ターン終了",
    phases.BATTLE_PHASE_END: "バトルフェイズ終了時",
}
WAYS: Final = {
    ev.NORMAL_SUMMON: "通常召喚",
    ev.TRIBUTE_SUMMON: "アドバンス召喚",
    ev.NORMAL_SET: "セット",
    ev.TRIBUTE_SET: "アドバンスセット",
    ev.FLIP_SUMMON: "反転召喚",
    ev.SPECIAL_SUMMON: "特殊召喚",
    ev.XYZ_SUMMON: "X召喚",
    ev.GEMINI_SUMMON: "再度召喚",
    ev.SYNCHRO_SUMMON: "S召喚",
    ev.LINK_SUMMON: "L召喚",
    ev.FUSION_SUMMON: "融合召喚",
    ev.RITUAL_SUMMON: "儀式召喚",
    ev.PENDULUM_SUMMON: "P召喚",
}
# What is done: to cards that go before, and as something that can't be done to a card.
VERBS: Final = {
    verbs.DESTROY: (suru("破壊"), "破壊されない"),
    verbs.BANISH: (suru("除外"), "除外されない"),
    verbs.SEND_TO_GY: (Said("墓地へ送り", "墓地へ送る"), "墓地へ送られない"),
    verbs.TO_HAND: (Said("手札に加え", "手札に加える"), "手札に加えられない"),
    verbs.TO_DECK: (Said("デッキに戻し", "デッキに戻す"), "デッキに戻されない"),
    verbs.DISCARD: (Said("捨て", "捨てる"), "捨てられない"),
    verbs.TRIBUTE: (suru("リリース"), "リリースされない"),
    verbs.DETACH: (Said("取り除き", "取り除く"), "取り除かれない"),
    verbs.DRAW: (suru("ドロー"), "ドローされない"),
    verbs.SPECIAL_SUMMON: (suru("特殊召喚"), "特殊召喚できない"),
    verbs.CHANGE_POSITION: (suru("表示形式を変更"), "表示形式を変更できない"),
    verbs.SET: (suru("セット"), "セットできない"),
    verbs.ATTACK: (suru("攻撃"), "攻撃できない"),
    verbs.DECLARE_ATTACK: (suru("攻撃宣言"), "攻撃宣言できない"),
    verbs.DIRECT_ATTACK: (suru("直接攻撃"), "直接攻撃できない"),
    verbs.BE_ATTACKED: (Said("攻撃対象にし", "攻撃対象にする"), "攻撃対象にならない"),
    verbs.ACTIVATE: (suru("発動"), "効果を発動できない"),
    verbs.NORMAL_SUMMON: (suru("召喚"), "召喚できない"),
    verbs.CONTROL: (suru("コントロールを変更"), "コントロールを変更できない"),
    verbs.DAMAGE: (Said("ダメージを与え", "ダメージを与える"), "ダメージを与えられない"),
    verbs.BE_TARGETED: (Said("効果の対象にし", "効果の対象にする"), "効果の対象にならない"),
    verbs.ANSWER: (suru("発動に対して効果を発動"), "発動に対して効果を発動できない"),
    verbs.MAIN_PHASE_1: (
        Said("メインフェイズ１を行い", "メインフェイズ１を行う"),
        "メインフェイズ１を行えない",
    ),
    verbs.DRAW_PHASE: (
        Said("ドローフェイズを行い", "ドローフェイズを行う"),
        "ドローフェイズを行えない",
    ),
    verbs.BATTLE_PHASE: (
        Said("バトルフェイズを行い", "バトルフェイズを行う"),
        "バトルフェイズを行えない",
    ),
    verbs.PROCEDURE: (suru("自身の方法で特殊召喚"), "自身の方法で特殊召喚できない"),
    verbs.TO_EXTRA: (Said("EXデッキに加え", "EXデッキに加える"), "EXデッキに加わらない"),
    verbs.PENDULUM_SUMMON: (suru("P召喚"), "P召喚できない"),
    verbs.ACTIVATE_CARD: (suru("発動"), "カードの発動ができない"),
    verbs.FLIP_SUMMON: (suru("反転召喚"), "反転召喚できない"),
    verbs.MATERIAL: (Said("素材にし", "素材にする"), "素材にできない"),
}
# What was done to a card.
PASSIVE: Final = {
    verbs.DESTROY: "破壊される",
    verbs.BANISH: "除外される",
    verbs.SEND_TO_GY: "墓地へ送られる",
    verbs.TO_HAND: "手札に加わる",
    verbs.TO_DECK: "デッキに戻る",
    verbs.DISCARD: "捨てられる",
    verbs.TRIBUTE: "リリースされる",
    verbs.DETACH: "取り除かれる",
    verbs.DRAW: "ドローされる",
    verbs.SPECIAL_SUMMON: "特殊召喚される",
    verbs.CHANGE_POSITION: "表示形式を変更される",
    verbs.SET: "セットされる",
    verbs.ATTACK: "攻撃する",
    verbs.DECLARE_ATTACK: "攻撃宣言する",
    verbs.DIRECT_ATTACK: "直接攻撃する",
    verbs.BE_ATTACKED: "攻撃対象になる",
    verbs.ACTIVATE: "効果を発動する",
    verbs.NORMAL_SUMMON: "召喚される",
    verbs.DAMAGE: "ダメージを与える",
    verbs.CONTROL: "コントロールが変更される",
    verbs.BE_TARGETED: "効果の対象になる",
    verbs.BATTLE_PHASE: "バトルフェイズを行う",
    verbs.ANSWER: "発動に対して効果が発動される",
    verbs.MAIN_PHASE_1: "メインフェイズ１を行う",
    verbs.DRAW_PHASE: "ドローフェイズを行う",
    verbs.PROCEDURE: "自身の方法で特殊召喚される",
    verbs.MATERIAL: "素材になる",
    verbs.TO_EXTRA: "EXデッキに加わる",
    verbs.PENDULUM_SUMMON: "P召喚される",
    verbs.ACTIVATE_CARD: "カードが発動される",
    verbs.FLIP_SUMMON: "反転召喚される",
}


def names_of(bits: int, names: dict[int, str]) -> list[str]:
    """The names of bits, where the names are by bit."""
    return [name for bit, name in names.items() if bits & bit]


def numbered(bits: int, names: dict[int, str]) -> list[str]:
    """The names of bits, where the names are by number."""
    return [name for number, name in names.items() if bits >> number & 1]


def ways_of(bits: int) -> str:
    """How something is summoned."""
    everything, special, normal = (tm.WAYS.words[word] for word in ("any_way", "special", "normal"))
    if bits == everything:
        return "召喚・反転召喚・特殊召喚"
    found = []
    # A Normal Summon in the wider sense, Sets included.
    wider = normal | 1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET
    if bits & wider == wider:
        found.append("通常召喚")
        bits &= ~wider
    for group, name in ((normal, "召喚"), (special, "特殊召喚")):
        if bits & group == group:
            found.append(name)
            bits &= ~group
    return "・".join(found + numbered(bits, WAYS))


def reasons(bits: int) -> str:
    """Why something is done: of several reasons the cards say only once that it is "by" them."""
    return "または".join(names_of(bits, REASONS)).replace("でまたは", "・")
