"""Pendulum Monsters of the Extra Deck that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95685352, monster("暗向日龙", "ダーク・アンセリオン・ドラゴン", "Dark Anthelion Dragon",
                           DARK, DRAGON, rank=7, atk=3000, defense=2500, scale=10, effect=True),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                  do=apply(TARGET, original_atk(half(atk_of(TARGET, original=True))),
                           until=TURN_END)),
         quick(limit=ONCE_PER_TURN, cost=detach(),
               targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
               do=and_(apply(TARGET, set_atk(half(atk_of(TARGET))), until=TURN_END),
                       apply(THIS, plus_atk(changed_by()), until=TURN_END))),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, from_=MONSTERS),
                 do=place_in_pendulum_zone(THIS)),
         materials=xyz_materials(7, 2),
         labels=(1, 1, 2)),

    card(80896940, monster("涅槃之超魔导剑士", "涅槃の超魔導剣士", "Nirvana High Paladin",
                           DARK, SPELLCASTER, level=10, atk=3300, defense=2500, scale=8,
                           effect=True, words=SYNCHRO),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_types(PENDULUM), ATTACKING),
                  cannot(DESTROY, why=BATTLE), battle_damage_to(YOU, ZERO), in_=PENDULUM_ZONE),
         trigger(must=True, in_=PENDULUM_ZONE,
                 if_=attacks_in(DAMAGE_STEP_END, monsters(YOU, MONSTERS,
                                                          of_types(PENDULUM))),
                 do=apply(monsters(OPPONENT, MONSTERS, FACE_UP),
                          plus_atk(times(atk_of(monsters(YOU, MONSTERS, ATTACKING)), -1)),
                          until=TURN_END)),
         trigger(if_=summoned(THIS, BY_SYNCHRO),
                 only_if=exists(tuner_used(of_types(PENDULUM), came=BY_PENDULUM)),
                 targets=target(cards(YOU, GY)), do=to_hand(TARGET), in_=FIELD),
         trigger(when=destroyed_by_battle(THIS, monsters(OPPONENT)),
                 do=set_lp(OPPONENT, half(lp(OPPONENT)))),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, from_=MONSTERS),
                 do=place_in_pendulum_zone(THIS)),
         materials=synchro_materials(others=(of_types(SYNCHRO),),
                                     as_tuner=(of_types(PENDULUM),
                                               summoned_as(BY_PENDULUM))),
         labels=(1, 2, 1, 2, 3)),
)
# fmt: on
