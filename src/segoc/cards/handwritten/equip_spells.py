"""Equip Spells that belong to no archetype."""

from segoc.cards.vocabulary import *

_APPRENTICES: Final = ("白魔导士 绒儿", "黑魔导师 库兰")


def _crowns(apprentice: str, princess: str) -> Effect:
    """After a trial in battle, this princess comes for this apprentice."""
    return ignition(in_=SPELLS,
                    only_if=exists(among(EQUIPPED, named(apprentice), felled_this_turn(5))),
                    cost=tribute(EQUIPPED),
                    do=special_summon(choose(monsters(YOU, HAND | DECK,
                                                      named(princess)))))  # fmt: skip


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(50371210, equip_spell("光之引导", "光の導き", "Beacon of White"),
         activation(only_if=all_so(exists(monsters(YOU, GY, series("青眼")), 3),
                                   none(cards(YOU, FIELD, FACE_UP, named("光之引导"),
                                              other_than(THIS)))),
                    targets=target(monsters(YOU, GY, series("青眼"))),
                    do=and_(special_summon(TARGET, with_=(negated(),)), equip(THIS, TARGET))),
         each_time(left_field(THIS), do=banish(EQUIPPED), in_=SPELLS),
         standing(monsters(YOU, MONSTERS, other_than(EQUIPPED)), cannot(ATTACK), in_=SPELLS),
         standing(EQUIPPED, attacks(count(monsters(YOU, GY, series("青眼")))), in_=SPELLS),
         labels=(1, 1, 2, 2)),

    card(65993085, equip_spell("过火的埋葬", "やりすぎた埋葬", "Overdone Burial"),
         activation(limit=ONE_PER_TURN, cost=discard(choose(monsters(YOU, HAND))),
                    targets=target(monsters(YOU, GY, level(1, plus(level_of(PAID), -1),
                                                           original=True))),
                    do=and_(special_summon(TARGET), equip(THIS, TARGET))),
         standing(EQUIPPED, negated(), in_=SPELLS)),


    card(22046459, equip_spell("巨大化", "巨大化", "Megamorph"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, set_atk(times(atk_of(EQUIPPED, original=True), 2)),
                  only_if=more(lp(OPPONENT), lp(YOU)), in_=SPELLS),
         standing(EQUIPPED, set_atk(half(atk_of(EQUIPPED, original=True))),
                  only_if=more(lp(YOU), lp(OPPONENT)), in_=SPELLS),
         labels=(0, 1, 1)),

    card(56747793, equip_spell("团结之力", "団結の力", "United We Stand"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED,
                  plus_atk(times(count(monsters(YOU, MONSTERS, FACE_UP)), 800)),
                  plus_def(times(count(monsters(YOU, MONSTERS, FACE_UP)), 800)), in_=SPELLS),
         labels=(0, 1)),

    card(62991886, equip_spell("进化的人类", "進化する人類", "Unstable Evolution"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, original_atk(2400), only_if=more(lp(OPPONENT), lp(YOU)), in_=SPELLS),
         standing(EQUIPPED, original_atk(1000), only_if=more(lp(YOU), lp(OPPONENT)), in_=SPELLS)),

    card(97687912, equip_spell("流星直击", "メテオ・ストライク", "Fairy Meteor Crush"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, pierces(), in_=SPELLS)),

    card(41927278, equip_spell("脆刃之剑", "脆刃の剣", "Double-Edged Sword"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         only_one_face_up("脆刃之剑"),
         standing(EQUIPPED, plus_atk(2000), shares_battle_damage(), in_=SPELLS),
         trigger(must=True, in_=SPELLS, if_=damaged(YOU, why=BATTLE, least=2000),
                 do=send_to_gy(THIS)),
         labels=(0, 1, 2, 3)),

    card(45986603, equip_spell("强夺", "強奪", "Snatch Steal"),
         activation(links=target(monsters(OPPONENT, MONSTERS, FACE_UP))),
         standing(EQUIPPED, under_your_control(), in_=SPELLS),
         trigger(when=phase_began(OPPONENT, STANDBY_PHASE), must=True, in_=SPELLS,
                 do=gain_lp(OPPONENT, 1000)),
         labels=(0, 1, 2)),

    card(9622164, equip_spell("异次元复活", "Ｄ・Ｄ・Ｒ",
                              "D.D.R. - Different Dimension Reincarnation"),
         activation(cost=discard(choose(cards(YOU, HAND))),
                    targets=target(monsters(YOU, BANISHED)),
                    do=and_(special_summon(TARGET, ATTACK_POSITION), equip(THIS, TARGET))),
         each_time(left_field(THIS), do=destroy(EQUIPPED), in_=SPELLS),
         aliases=("异次元苏生",),
         labels=(1, 1)),

    card(84877802, equip_spell("最强之盾", "最強の盾", "Magnum Shield"),
         text(equips_only(race(WARRIOR))),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, plus_atk(def_of(EQUIPPED, original=True)), in_=SPELLS,
                  only_if=exists(among(EQUIPPED, position(ATTACK_POSITION)))),
         standing(EQUIPPED, plus_def(atk_of(EQUIPPED, original=True)), in_=SPELLS,
                  only_if=exists(among(EQUIPPED, position(DEFENSE_POSITION)))),
         labels=(0, 0, 1, 1)),

    card(65169794, equip_spell("黑项链", "黒いペンダント", "Black Pendant"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, plus_atk(500), in_=SPELLS),
         trigger(must=True, if_=sent_to_gy(THIS, from_=FIELD), do=damage(OPPONENT, 500)),
         labels=(0, 1, 2)),

    card(49306994, equip_spell("白之衣", "白のヴェール", "White Veil"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(OPPONENT, cannot(ACTIVATE_CARD,
                                   cards=spells_and_traps(OPPONENT, ANYWHERE)),
                  only_if=battling(EQUIPPED, to_end=True), in_=SPELLS),
         trigger(when=one_of(attack_declared(by=EQUIPPED), attack_declared(to=EQUIPPED)),
                 in_=SPELLS, must=True,
                 do=apply(spells_and_traps(OPPONENT, FIELD, FACE_UP), negated(),
                          until=END_OF_DAMAGE_STEP)),
         trigger(when=destroyed_by_battle(EQUIPPED, monsters(OPPONENT)), in_=SPELLS,
                 do=destroy(spells_and_traps(OPPONENT, FIELD))),
         each_time(left_field(among(THIS, FACE_UP), from_=SPELLS), do=damage(YOU, 3000),
                   in_=SPELLS),
         labels=(0, 1, 2, 3, 4)),

    card(53860621, equip_spell("炫翼弩", "グローウィング・ボウガン", "Glowing Crossbow"),
         text(equips_only(series("黑羽"))),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, plus_atk(500), plus_def(500), in_=SPELLS),
         trigger(if_=destroyed_by_battle(EQUIPPED, monsters(OPPONENT)), in_=SPELLS,
                 limit=ONCE_PER_TURN_BY_NAME, do=discard(at_random(cards(OPPONENT, HAND)))),
         trigger(if_=monster_became_material(BY_SYNCHRO), in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(THIS)),
         labels=(0, 0, 1, 2, 3)),

    card(34959756, equip_spell("活化石", "リビング・フォッシル", "Living Fossil"),
         activation(limit=ONE_PER_TURN, targets=target(monsters(YOU, GY, level(1, 4))),
                    do=and_(special_summon(TARGET, with_=(leaves_for(BANISHED),)),
                            equip(THIS, TARGET))),
         each_time(left_field(THIS), do=banish(EQUIPPED), in_=SPELLS),
         standing(EQUIPPED, plus_atk(-1000), plus_def(-1000), negated(), in_=SPELLS),
         labels=(1, 1, 2)),

    card(19508728, equip_spell("月镜盾", "月鏡の盾", "Moon Mirror Shield"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         trigger(must=True, in_=SPELLS, if_=battles(CALCULATION, EQUIPPED, monsters(OPPONENT)),
                 do=apply(EQUIPPED,
                          set_atk(plus(higher_of(atk_of(foe(EQUIPPED)), def_of(foe(EQUIPPED))),
                                       100)),
                          set_def(plus(higher_of(atk_of(foe(EQUIPPED)), def_of(foe(EQUIPPED))),
                                       100)),
                          until=CALCULATION_END)),
         trigger(must=True, if_=sent_to_gy(among(THIS, FACE_UP), from_=FIELD), in_=GY,
                 cost=pay_lp(500),
                 do=choose_one(to_top_of_deck(THIS), to_bottom_of_deck(THIS))),
         labels=(0, 1, 2)),

    card(64389297, equip_spell("迷宫变化", "迷宮変化", "Magical Labyrinth"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP, named("迷宫壁")))),
         text(equips_only(named("迷宫壁"))),
         ignition(in_=SPELLS, cost=tribute(EQUIPPED),
                  do=special_summon(choose(monsters(YOU, DECK, named("墙壁之影")))))),

    card(72709014, equip_spell("王女的试炼", "王女の試練", "Trial of the Princesses"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP, named(*_APPRENTICES)))),
         text(equips_only(named(*_APPRENTICES))),
         standing(EQUIPPED, plus_atk(800), in_=SPELLS),
         _crowns("白魔导士 绒儿", "魔法之国的王女-绒儿"),
         _crowns("黑魔导师 库兰", "魔法之国的王女-库兰")),
)
# fmt: on
