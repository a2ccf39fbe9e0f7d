"""Mythical Beasts: Spellcasters that gather Spell Counters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(55424270, monster("魔导兽 刻耳柏洛斯", "魔導獣 ケルベロス", "Mythical Beast Cerberus",
                           LIGHT, SPELLCASTER, level=4, atk=1400, defense=1400, effect=True),
         each_time(was_processed(SPELL_CARD), place_counters(THIS, SPELL_COUNTER)),
         standing(THIS, plus_atk(times(counters_on(THIS, SPELL_COUNTER), 500))),
         each_time(battle_phase_ends(), only_if=exists(among(THIS, BATTLED_THIS_TURN)),
                   do=remove_all_counters(THIS, SPELL_COUNTER)),
         series=("魔导兽",)),

    card(54965929, monster("魔导兽 美杜莎水母", "魔導獣 メデューサ", "Mythical Beast Medusa",
                           LIGHT, SPELLCASTER, level=4, atk=1500, defense=1500, scale=4,
                           effect=True),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN_BY_NAME,
                  only_if=none(cards(YOU, PENDULUM_ZONE, other_than(THIS))),
                  targets=target(monsters(YOU, GY, can_have_counter(SPELL_COUNTER))),
                  do=and_(destroy(THIS), and_(special_summon(TARGET),
                                              place_counters(DONE, SPELL_COUNTER)))),
         each_time(was_processed(SPELL_CARD), place_counters(THIS, SPELL_COUNTER)),
         quick(only_if=in_battle_phase(), limit=ONCE_PER_TURN,
               cost=remove_counters(cards(YOU, FIELD), SPELL_COUNTER, 2),
               targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
               do=apply(TARGET, set_atk(half(atk_of(TARGET))), set_def(half(def_of(TARGET))),
                        until=TURN_END)),
         series=("魔导兽",),
         labels=(1, 1, 2)),
)
# fmt: on
