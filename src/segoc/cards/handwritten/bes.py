"""B.E.S.: ships that last as long as their counters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22790789, monster("巨大战舰 晶核", "巨大戦艦 クリスタル・コア", "B.E.S. Crystal Core",
                           WATER, MACHINE, level=5, atk=2100, defense=1000, effect=True),
         trigger(must=True, if_=summoned(THIS, NORMAL), do=place_counters(THIS, OWN_COUNTER, 3)),
         standing(THIS, cannot(DESTROY, why=BATTLE)),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, position(ATTACK_POSITION)),
                                 still=(FACE_UP, position(ATTACK_POSITION),
                                        controlled_by(OPPONENT))),
                  do=change_position(TARGET, DEFENSE_POSITION)),
         trigger(must=True, if_=battles(DAMAGE_STEP_END, THIS),
                 do=either_way(exists(among(THIS, with_counter(OWN_COUNTER))),
                               remove_counters(THIS, OWN_COUNTER), destroy(THIS))),
         series=("巨大战舰",)),

    card(975299, field_spell("巨大要塞 泽洛斯", "巨大要塞ゼロス", "B.E.F. Zelos"),
         activation(do=optionally(to_hand(choose(cards(YOU, DECK, named("头目连战")))))),
         standing(monsters(YOU, MONSTERS, FACE_UP, series("巨大战舰")), plus_atk(500),
                  plus_def(500), cannot(BE_TARGETED, OPPONENTS_EFFECT),
                  cannot(DESTROY, why=OPPONENTS_EFFECT), in_=FIELD_ZONE),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN,
                  do=special_summon(choose(monsters(YOU, HAND, series("巨大战舰"))))),
         trigger(must=True, in_=FIELD_ZONE,
                 if_=summoned(monsters(YOU, MONSTERS, series("巨大战舰")), NORMAL | SPECIAL),
                 do=place_counters(among(THAT, series("巨大战舰"), controlled_by(YOU)),
                                   ITS_COUNTER))),

    card(66947414, continuous_spell("头目连战", "ボスラッシュ", "Boss Rush"),
         activation(only_if=not_so(normal_summoned_this_turn())),
         standing(YOU, cannot(NORMAL_SUMMON), cannot(SET, cards=monsters(YOU, HAND)), in_=SPELLS),
         each_time(destroyed(monsters(YOU, MONSTERS, FACE_UP, series("巨大战舰")), to=GY),
                   apply(YOU, noted(number(1)), until=TURN_END), in_=SPELLS),
         trigger(if_=phase_began(EITHER, END_PHASE), in_=SPELLS,
                 only_if=more(noted_number(), number(0)),
                 do=special_summon(choose(monsters(YOU, DECK, series("巨大战舰"))))),
         labels=(0, 1, 2, 2)),
)
# fmt: on
