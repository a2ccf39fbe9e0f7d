"""Chinese words for numbers and bits."""

from typing import Final

from segoc.effects import players, terms as tm
from segoc.kernel.table import event as ev, kinds, phases, places, verbs

ON_FIELD: Final = tm.PLACES.words["field"]
ANYWHERE: Final = tm.PLACES.words["anywhere"]

WHO: Final = {
    players.YOU: "自己",
    players.OPPONENT: "对方",
    players.EITHER: "双方",
    players.TURN_PLAYER: "回合玩家",
    players.OTHER_PLAYER: "非回合玩家",
}
PLACES: Final = {
    places.HAND: "手卡",
    places.DECK: "卡组",
    places.GRAVEYARD: "墓地",
    places.BANISHED: "除外状态",
    places.EXTRA_DECK: "额外卡组",
    places.MONSTER_ZONE: "怪兽区域",
    places.SPELL_ZONE: "魔法与陷阱区域",
    places.PENDULUM_ZONE: "灵摆区域",
    places.FIELD_ZONE: "场地区域",
    places.UNDER: "叠放状态",
    places.IN_THE_ACT: "召唤或发动途中",
}
PROPERTIES: Final = {
    kinds.NORMAL_CARD: "通常",
    kinds.CONTINUOUS: "永续",
    kinds.EQUIP: "装备",
    kinds.FIELD_SPELL: "场地",
    kinds.QUICK_PLAY: "速攻",
    kinds.RITUAL_SPELL: "仪式",
    kinds.COUNTER: "反击",
}
POSITIONS: Final = {
    places.ATTACK: "攻击表示",
    places.DEFENSE: "守备表示",
    places.FACE_DOWN_DEFENSE: "里侧守备表示",
}
TYPE_WORDS: Final = dict(
    zip(
        tm.TYPES.words.values(),
        (
            "效果",
            "融合",
            "仪式",
            "同调",
            "超量",
            "连接",
            "灵摆",
            "调整",
            "反转",
            "卡通",
            "灵魂",
            "同盟",
            "二重",
            "特殊召唤",
            "衍生物",
        ),
        strict=True,
    )
)
ATTRIBUTES: Final = dict(
    zip(tm.ATTRIBUTES.words.values(), ("光", "暗", "地", "水", "炎", "风", "神"), strict=True)
)
RACES: Final = dict(
    zip(
        tm.RACES.words.values(),
        (
            "战士",
            "魔法师",
            "天使",
            "恶魔",
            "不死",
            "机械",
            "水",
            "炎",
            "岩石",
            "鸟兽",
            "植物",
            "昆虫",
            "雷",
            "龙",
            "兽",
            "兽战士",
            "恐龙",
            "鱼",
            "海龙",
            "爬虫类",
            "念动力",
            "幻神兽",
            "创造神",
            "幻龙",
            "电子界",
            "幻想魔",
        ),
        strict=True,
    )
)
KINDS: Final = dict(zip(tm.KINDS.words.values(), ("怪兽", "魔法", "陷阱"), strict=True))
REASONS: Final = {
    1 << ev.BY_RULE: "因规则",
    1 << ev.BY_BATTLE: "被战斗",
    1 << ev.BY_EFFECT: "被效果",
    1 << ev.AS_COST: "作为代价",
    1 << ev.AS_MATERIAL: "作为素材",
    1 << ev.FOR_SUMMON: "为召唤",
    1 << ev.BY_ITSELF: "由自身",
    1 << ev.IGNORING: "无视召唤条件",
    1 << ev.BY_OPPONENT: "被对方的效果",
}
DAMAGE_SORTS: Final = {1 << ev.BY_BATTLE: "战斗", 1 << ev.BY_EFFECT: "效果"}
PHASES: Final = {
    phases.DRAW_PHASE: "抽卡阶段",
    phases.STANDBY_PHASE: "准备阶段",
    phases.MAIN_PHASE_1: "主要阶段1",
    phases.BATTLE_PHASE: "战斗阶段",
    phases.MAIN_PHASE_2: "主要阶段2",
    phases.END_PHASE: "结束阶段",
    phases.TURN_END: "回合结束",
    phases.BATTLE_PHASE_END: "战斗阶段结束时",
}
WAYS: Final = {
    ev.NORMAL_SUMMON: "通常召唤",
    ev.TRIBUTE_SUMMON: "上级召唤",
    ev.NORMAL_SET: "盖放",
    ev.TRIBUTE_SET: "上级盖放",
    ev.FLIP_SUMMON: "反转召唤",
    ev.SPECIAL_SUMMON: "特殊召唤",
    ev.XYZ_SUMMON: "超量召唤",
    ev.GEMINI_SUMMON: "再度召唤",
    ev.SYNCHRO_SUMMON: "同调召唤",
    ev.LINK_SUMMON: "连接召唤",
    ev.FUSION_SUMMON: "融合召唤",
    ev.RITUAL_SUMMON: "仪式召唤",
    ev.PENDULUM_SUMMON: "灵摆召唤",
}
# What is done to cards, or by players.
VERBS: Final = {
    verbs.DESTROY: "破坏",
    verbs.BANISH: "除外",
    verbs.SEND_TO_GY: "送去墓地",
    verbs.TO_HAND: "加入手卡",
    verbs.TO_DECK: "回到卡组",
    verbs.DISCARD: "丢弃",
    verbs.TRIBUTE: "解放",
    verbs.DETACH: "取除",
    verbs.DRAW: "抽卡",
    verbs.SPECIAL_SUMMON: "特殊召唤",
    verbs.CHANGE_POSITION: "变更表示形式",
    verbs.SET: "盖放",
    verbs.ATTACK: "攻击",
    verbs.DECLARE_ATTACK: "攻击宣言",
    verbs.DIRECT_ATTACK: "直接攻击",
    verbs.BE_ATTACKED: "成为攻击的对象",
    verbs.ACTIVATE: "发动",
    verbs.NORMAL_SUMMON: "召唤",
    verbs.CONTROL: "变更控制权",
    verbs.DAMAGE: "给与伤害",
    verbs.BE_TARGETED: "成为效果的对象",
    verbs.BATTLE_PHASE: "进行战斗阶段",
    verbs.ANSWER: "对应那个发动来发动效果",
    verbs.MAIN_PHASE_1: "进行主要阶段1",
    verbs.DRAW_PHASE: "进行抽卡阶段",
    verbs.PROCEDURE: "用自身的条件特殊召唤",
    verbs.MATERIAL: "作为素材",
    verbs.TO_EXTRA: "加入额外卡组",
    verbs.PENDULUM_SUMMON: "灵摆召唤",
    verbs.ACTIVATE_CARD: "发动",
    verbs.FLIP_SUMMON: "反转召唤",
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
        return "召唤·反转召唤·特殊召唤"
    found = []
    # A Normal Summon in the wider sense, Sets included.
    wider = normal | 1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET
    if bits & wider == wider:
        found.append("通常召唤")
        bits &= ~wider
    for group, name in ((normal, "召唤"), (special, "特殊召唤")):
        if bits & group == group:
            found.append(name)
            bits &= ~group
    return "·".join(found + numbered(bits, WAYS))


def reasons(bits: int) -> str:
    """Why something is done: of several reasons the cards say only once that it is "by" them."""
    return "或者".join(names_of(bits, REASONS)).replace("或者被", "·")
