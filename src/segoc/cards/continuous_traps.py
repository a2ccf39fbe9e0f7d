"""Continuous Traps that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_trap,
)
from segoc.effects.words import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EITHER,
    EVERYWHERE,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    LINKED,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    OTHER_PLAYER,
    PENDULUM,
    SET_OF_LATE,
    SPELLS,
    TARGET,
    THIS,
    TURN_PLAYER,
    YOU,
    activation,
    all_of,
    also,
    and_,
    announce_attribute,
    announce_race,
    atk,
    attribute_is,
    become_monster,
    cannot,
    cards,
    choose,
    controlled_by,
    count_that,
    damage,
    destroy,
    destroyed,
    drew,
    each_time,
    gain_lp,
    in_main_phase,
    left_field,
    level,
    link,
    monsters,
    named,
    negated,
    of_types,
    optionally,
    other_than,
    pay,
    place_in_pendulum_zone,
    plus_atk,
    plus_def,
    plus_level,
    position_changed,
    quick,
    race_is,
    redirect,
    sent_to_gy,
    special_summon,
    spells,
    standing,
    target,
    times,
    traps,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import (
    EARTH,
    REPTILE,
    SYNCHRO,
)
from segoc.kernel.kinds import (
    PENDULUM as PENDULUM_MONSTER,
)
from segoc.kernel.verbs import BANISH

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(97077563, continuous_trap("活死人的呼声", "リビングデッドの呼び声", "Call of the Haunted"),
         activation(targets=target(monsters(YOU, GY)),
                    do=and_(special_summon(TARGET, ATTACK), link(TARGET))),
         each_time(left_field(THIS), do=destroy(LINKED)),
         each_time(destroyed(LINKED), do=destroy(THIS))),

    card(82732705, continuous_trap("技能抽取", "スキルドレイン", "Skill Drain"),
         activation(cost=pay(1000)),
         standing(monsters(EITHER, MONSTERS, FACE_UP), negated(), in_=SPELLS)),

    card(30241314, continuous_trap("大宇宙", "マクロコスモス", "Macro Cosmos"),
         activation(do=optionally(special_summon(
             choose(monsters(YOU, HAND | DECK, named("原始太阳 赫利俄斯")))))),
         redirect(cards(EITHER, EVERYWHERE), GY, BANISHED, in_=SPELLS)),

    card(23440062, continuous_trap("邪恶苏生", "ウィキッド・リボーン", "Wicked Rebirth"),
         activation(cost=pay(800), targets=target(monsters(YOU, GY, of_types(SYNCHRO))),
                    do=and_(special_summon(TARGET, ATTACK),
                            link(TARGET, negated(), this_turn=(cannot(verbs.ATTACK),)))),
         each_time(left_field(THIS), do=destroy(LINKED)),
         each_time(destroyed(LINKED), do=destroy(THIS))),

    card(27551, continuous_trap("限制苏生", "リミット・リバース", "Limit Reverse"),
         activation(targets=target(monsters(YOU, GY, atk(0, 1000))),
                    do=and_(special_summon(TARGET, ATTACK), link(TARGET))),
         each_time(position_changed(LINKED, DEFENSE), do=destroy(all_of(LINKED, THIS)),
                   immediate=False),
         each_time(left_field(THIS), do=destroy(LINKED)),
         each_time(destroyed(LINKED), do=destroy(THIS))),

    card(98139712, continuous_trap("死灵的引诱", "死霊の誘い", "Skull Invitation"),
         activation(),
         each_time(sent_to_gy(cards(EITHER, EVERYWHERE)),
                   do=also(damage(TURN_PLAYER, times(count_that(TURN_PLAYER), 300)),
                           damage(OTHER_PLAYER, times(count_that(OTHER_PLAYER), 300))))),

    card(28649820, continuous_trap("阿匹卜之化神", "アポピスの化神", "Embodiment of Apophis"),
         activation(only_if=in_main_phase(), do=become_monster()),
         forms=(Form(EARTH, REPTILE, level=4, atk=1600, defense=1800, also_trap=True),),
         series=("阿匹卜",), aliases=("阿波畢斯的化身",)),

    card(51452091, continuous_trap("王宫的通告", "王宮のお触れ", "Royal Decree"),
         activation(),
         standing(traps(EITHER, FIELD, other_than(THIS)), negated(), in_=SPELLS)),

    card(29267084, continuous_trap("暗之咒缚", "闇の呪縛", "Shadow Spell"),
         activation(links=target(monsters(OPPONENT, MONSTERS, FACE_UP))),
         standing(LINKED, plus_atk(-700), cannot(verbs.ATTACK), cannot(verbs.CHANGE_POSITION),
                  in_=SPELLS),
         each_time(left_field(LINKED), do=destroy(THIS))),

    card(84298614, continuous_trap("强化苏生", "強化蘇生", "Powerful Rebirth"),
         activation(targets=target(monsters(YOU, GY, level(1, 4))),
                    do=and_(special_summon(TARGET),
                            link(TARGET, plus_level(1), plus_atk(100), plus_def(100)))),
         each_time(destroyed(LINKED), do=destroy(THIS))),

    # Each effect can be used when the card is activated, or later (CRD-383).
    card(42378577, continuous_trap("灵摆切换", "ペンデュラム・スイッチ", "Pendulum Switch"),
         activation(),
         *(use(limit=ONCE_PER_TURN_BY_NAME, shared=True, targets=target(cards(YOU, PENDULUM)),
               do=special_summon(TARGET)) for use in (activation, quick)),
         *(use(limit=ONCE_PER_TURN_BY_NAME, shared=True,
               targets=target(monsters(YOU, MONSTERS, of_types(PENDULUM_MONSTER)),
                              still=(controlled_by(YOU),)),
               do=place_in_pendulum_zone(TARGET)) for use in (activation, quick)),
         series=("灵摆",)),

    card(58921041, continuous_trap("魔封的芳香", "魔封じの芳香", "Anti-Spell Fragrance"),
         activation(),
         standing(EITHER, cannot(verbs.ACTIVATE, what=spells(EITHER, HAND)),
                  cannot(verbs.ACTIVATE, what=spells(EITHER, FIELD, SET_OF_LATE)), in_=SPELLS)),

    card(30459350, continuous_trap("王宫的铁壁", "王宮の鉄壁", "Imperial Iron Wall"),
         activation(),
         standing(EITHER, cannot(BANISH), in_=SPELLS)),

    card(35346968, continuous_trap("神之恩惠", "神の恵み", "Solemn Wishes"),
         activation(),
         each_time(drew(YOU), gain_lp(YOU, 500), in_=SPELLS)),

    card(56769674, continuous_trap("DNA移植手术", "ＤＮＡ移植手術", "DNA Transplant"),
         activation(cost=announce_attribute()),
         standing(monsters(EITHER, MONSTERS, FACE_UP), attribute_is(), in_=SPELLS)),

    card(74701381, continuous_trap("DNA改造手术", "ＤＮＡ改造手術", "DNA Surgery"),
         activation(cost=announce_race()),
         standing(monsters(EITHER, MONSTERS, FACE_UP), race_is(), in_=SPELLS)),
)
# fmt: on
