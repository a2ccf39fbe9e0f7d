"""Raidraptors."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15092394, monster("急袭猛禽-异邦猎鹰", "ＲＲ－エトランゼ・ファルコン",
                           "Raidraptor - Stranger Falcon",
                           DARK, WINGED_BEAST, rank=5, atk=2000, defense=2000, effect=True),
         text(gains(ignition(limit=ONCE_PER_TURN, cost=detach(),
                             targets=target(monsters(OPPONENT, MONSTERS)),
                             do=and_(destroy(TARGET),
                                     damage(OPPONENT, atk_of(DONE, original=True))))),
              only_if=exists(materials(of_types(XYZ))), in_=MONSTERS),
         trigger(if_=destroyed(THIS, to=GY, by=OPPONENT),
                 targets=target(monsters(YOU, GY, of_types(XYZ), series("急袭猛禽"),
                                         OTHER_NAME)),
                 do=and_(special_summon(TARGET), attach(THIS, DONE))),
         materials=xyz_materials(5, 2), series=("急袭猛禽",), aliases=("RR-异邦猎鹰",),
         labels=(1, 2)),

    card(10194329, monster("急袭猛禽-复仇秃鹫", "ＲＲ－アベンジ・ヴァルチャー",
                           "Raidraptor - Avenge Vulture",
                           DARK, WINGED_BEAST, level=4, atk=1700, defense=100, effect=True),
         trigger(if_=damaged(YOU), in_=HAND,
                 do=meanwhile(special_summon(THIS),
                              apply(YOU, cannot(SPECIAL_SUMMON,
                                                cards=cards(YOU, EXTRA,
                                                           not_(series("急袭猛禽")))),
                                    until=TURN_END))),
         series=("急袭猛禽",), aliases=("RR-复仇秃鹫",)),

    card(45184165, monster("急袭猛禽-骷髅雕", "ＲＲ－スカル・イーグル", "Raidraptor - Skull Eagle",
                           DARK, WINGED_BEAST, level=3, atk=1000, defense=500, effect=True),
         trigger(if_=sent_to_gy(THIS, COST, from_=UNDER, for_effect_of=(of_types(XYZ),)),
                 limit=ONCE_PER_TURN_BY_NAME, cost=banish(THIS),
                 targets=target(cards(YOU, GY, series("急袭猛禽"))), do=to_hand(TARGET)),
         each_time(used_as_material(),
                   apply(THAT, gains(trigger(must=True, if_=summoned(THIS, BY_XYZ),
                                             do=apply(THIS, plus_atk(300))))), in_=UNDER),
         series=("急袭猛禽",), aliases=("RR-骷髅雕",)),

    card(60950180, monster("急袭猛禽-穿刺伯劳", "ＲＲ－インペイル・レイニアス",
                           "Raidraptor - Sharp Lanius",
                           DARK, WINGED_BEAST, level=4, atk=1700, defense=1000, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  only_if=exists(among(THIS, summoned_this_turn(NORMAL | SPECIAL))),
                  targets=target(monsters(EITHER, MONSTERS, position(ATTACK_POSITION))),
                  do=change_position(TARGET, DEFENSE_POSITION)),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  only_if=all_so(in_main_phase_2(), exists(among(THIS, ATTACKED_THIS_TURN))),
                  targets=target(monsters(YOU, GY, series("急袭猛禽"))),
                  do=special_summon(TARGET)),
         series=("急袭猛禽",)),
)
# fmt: on
