"""Mermail and Atlantean: discards of WATER monsters, and what those set off."""

from segoc.cards.vocabulary import *

WATER_MONSTER: Final = (of_kind(MONSTER), attribute(WATER))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21954587, monster("水精鳞-巨齿深渊鲨", "水精鱗－メガロアビス", "Mermail Abyssmegalo",
                           WATER, SEA_SERPENT, level=7, atk=2400, defense=1900, effect=True),
         ignition(in_=HAND,
                  cost=discard(choose(monsters(YOU, HAND, attribute(WATER), other_than(THIS)), 2),
                               to_gy=True),
                  do=special_summon(THIS)),
         trigger(when=summoned(THIS, SPECIAL, own_effect=1),
                 do=to_hand(choose(spells_and_traps(YOU, DECK, series("深渊"))))),
         ignition(cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, position(ATTACK_POSITION),
                                               attribute(WATER), other_than(THIS)))),
                  do=apply(THIS, attacks(2), until=TURN_END)),
         series=("水精鳞", "深渊")),

    card(74311226, monster("海皇的龙骑队", "海皇の竜騎隊", "Atlantean Dragoons",
                           WATER, SEA_SERPENT, level=4, atk=1800, defense=0, effect=True),
         standing(monsters(YOU, MONSTERS, FACE_UP, level(1, 3), race(SEA_SERPENT)),
                  attacks_directly()),
         trigger(must=True, if_=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 do=to_hand(choose(monsters(YOU, DECK, race(SEA_SERPENT), OTHER_NAME)))),
         series=("海皇",)),

    card(706925, monster("海皇的狙击兵", "海皇の狙撃兵", "Atlantean Marksman",
                         WATER, SEA_SERPENT, level=3, atk=1400, defense=0, effect=True),
         trigger(when=damaged(OPPONENT, by=THIS),
                 do=special_summon(choose(monsters(YOU, DECK, level(1, 4), race(SEA_SERPENT),
                                                   series("海皇"), OTHER_NAME)))),
         trigger(must=True, when=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 targets=target(cards(OPPONENT, FIELD, FACE_DOWN)), do=destroy(TARGET)),
         series=("海皇",)),

    card(34707034, normal_trap("深渊唤雨", "アビスコール", "Abyss-squall"),
         activation(targets=target(monsters(YOU, GY, series("水精鳞")), 3),
                    do=and_(special_summon(TARGET, DEFENSE_POSITION,
                                           with_=(negated(), cannot(ATTACK))),
                            in_end_phase(destroy(DONE)))),
         series=("深渊",)),

    card(37104630, monster("海皇的重装兵", "海皇の重装兵", "Atlantean Heavy Infantry",
                           WATER, SEA_SERPENT, level=2, atk=0, defense=1600, effect=True),
         standing(YOU, additional_summon(level(1, 4), race(SEA_SERPENT))),
         trigger(must=True, if_=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 targets=target(cards(OPPONENT, FIELD, FACE_UP),
                                still=(FACE_UP, controlled_by(OPPONENT))),
                 do=destroy(TARGET)),
         series=("海皇",)),

    card(60202749, continuous_trap("深渊死球", "アビスフィアー", "Abyss-sphere"),
         activation(do=also(and_(special_summon(choose(monsters(YOU, DECK, series("水精鳞")))),
                                 link_to(DONE, negated())),
                            in_end_phase(destroy(THIS), whose=OPPONENT))),
         standing(YOU, cannot(ACTIVATE_CARD, cards=spells(YOU, HAND | FIELD)),
                  cannot(ACTIVATE_CARD, cards=cards(YOU, HAND, of_types(PENDULUM))),
                  in_=SPELLS),
         each_time(left_field(THIS), do=destroy(LINKED), in_=SPELLS),
         series=("深渊",)),

    card(75180828, monster("水精鳞-大蓝深渊鲸", "水精鱗－サルフアビス", "Mermail Abyssbalaen",
                           WATER, AQUA, level=7, atk=2500, defense=2000, effect=True),
         ignition(in_=HAND,
                  cost=discard(choose(monsters(YOU, HAND, series("水精鳞"),
                                               other_than(THIS)), 4),
                               to_gy=True),
                  do=special_summon(THIS)),
         trigger(must=True, when=summoned(THIS, SPECIAL, own_effect=1),
                 targets=target(cards(OPPONENT, FIELD),
                                up_to=count(monsters(YOU, GY, series("水精鳞")))),
                 do=and_(apply(THIS, plus_atk(500)), destroy(TARGET))),
         ignition(cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, position(ATTACK_POSITION),
                                               series("水精鳞"), other_than(THIS)))),
                  do=apply(THIS, gains(trigger(
                      must=True, only_if=exists(among(THIS, ATTACKING)),
                      if_=battles(DAMAGE_STEP_START, THIS,
                                  monsters(EITHER, MONSTERS, any_of(FACE_DOWN,
                                                                    position(DEFENSE_POSITION)))),
                      do=destroy(foe(THIS)))), until=TURN_END)),
         series=("水精鳞", "深渊")),
)
# fmt: on
