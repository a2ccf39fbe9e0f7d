"""Cards of no archetype that place or hold Spell Counters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(71413901, monster("魔导战士 破坏者", "魔導戦士 ブレイカー", "Breaker the Magical Warrior",
                           DARK, SPELLCASTER, level=4, atk=1600, defense=1000, effect=True),
         trigger(must=True, if_=summoned(THIS, NORMAL),
                 do=place_counters(THIS, SPELL_COUNTER, most=1)),
         standing(THIS, plus_atk(times(counters_on(THIS, SPELL_COUNTER), 300))),
         ignition(cost=remove_counters(THIS, SPELL_COUNTER),
                  targets=target(spells_and_traps()), do=destroy(TARGET)),
         series=("魔导",)),

    card(10239627, monster("魔力诱导者", "マジカル・アブダクター", "Magical Abductor",
                           EARTH, SPELLCASTER, level=4, atk=1700, defense=1400, scale=3,
                           effect=True),
         each_time(was_processed(SPELL_CARD), place_counters(THIS, SPELL_COUNTER),
                   in_=PENDULUM_ZONE),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN,
                  cost=remove_counters(THIS, SPELL_COUNTER, 3),
                  do=to_hand(choose(monsters(YOU, DECK, of_types(PENDULUM))))),
         each_time(was_processed(SPELL_CARD), place_counters(THIS, SPELL_COUNTER)),
         standing(THIS, plus_atk(times(counters_on(THIS, SPELL_COUNTER), 100))),
         ignition(limit=ONCE_PER_TURN,
                  cost=remove_counters(THIS, SPELL_COUNTER, 3),
                  do=to_hand(choose(monsters(YOU, DECK, level(1, 1), race(SPELLCASTER))))),
         labels=(1, 2, 1, 2, 3)),

    card(75014062, normal_spell("魔力掌握", "魔力掌握", "Spell Power Grasp"),
         activation(limit=ONE_PER_TURN,
                    targets=target(cards(EITHER, FIELD, FACE_UP,
                                         can_have_counter(SPELL_COUNTER))),
                    do=then(place_counters(TARGET, SPELL_COUNTER),
                            optionally(to_hand(choose(cards(YOU, DECK, named("魔力掌握")))))))),

    card(38325384, quick_play_spell("魔导加速", "魔導加速", "Mythical Bestiary"),
         activation(limit=ONE_PER_TURN, cost=mill(YOU, 2),
                    targets=target(cards(EITHER, FIELD, FACE_UP,
                                         can_have_counter(SPELL_COUNTER))),
                    do=choose_one(place_counters(TARGET, SPELL_COUNTER),
                                  place_counters(TARGET, SPELL_COUNTER, 2))),
         trigger(if_=destroyed(THIS, EFFECT, by=OPPONENT), in_=GY | BANISHED,
                 do=and_(special_summon(choose(monsters(YOU, DECK,
                                                        can_have_counter(SPELL_COUNTER)))),
                         choose_one(place_counters(DONE, SPELL_COUNTER),
                                    place_counters(DONE, SPELL_COUNTER, 2))))),

    card(34029630, continuous_trap("漆黑的能量石", "漆黒のパワーストーン",
                                   "Pitch-Black Power Stone"),
         activation(cost=place_counters(THIS, SPELL_COUNTER, 3)),
         quick(in_=SPELLS, only_if=turn_of(YOU), limit=ONCE_PER_TURN,
               targets=target(cards(EITHER, FIELD, FACE_UP, can_have_counter(SPELL_COUNTER),
                                    other_than(THIS))),
               do=and_(remove_counters(THIS, SPELL_COUNTER),
                       place_counters(TARGET, SPELL_COUNTER))),
         each_time(counters_gone(THIS, SPELL_COUNTER), do=destroy(THIS), immediate=False,
                   in_=SPELLS),
         aliases=("漆黑的魔力石",)),
)
# fmt: on
