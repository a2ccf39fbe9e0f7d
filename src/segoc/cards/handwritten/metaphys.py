"""Metaphys: 玄化."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(45148985, monster("玄化执行神", "メタファイズ・エグゼキューター", "Metaphys Executor",
                           LIGHT, WYRM, level=10, atk=3000, defense=2500, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by(BY_PROCEDURE)),
         own_summon(by=banish(choose_different(all_of(cards(YOU, FIELD, FACE_UP,
                                                            series("玄化")),
                                                      cards(YOU, GY, series("玄化"))), 5))),
         standing(THIS, cannot(DESTROY, EFFECT), cannot(BANISH, EFFECT)),
         ignition(limit=ONCE_PER_TURN,
                  only_if=more(count(cards(OPPONENT, FIELD)), count(cards(YOU, FIELD))),
                  targets=target(monsters(YOU, BANISHED, series("玄化"))),
                  do=then(special_summon(TARGET), in_end_phase(banish(DONE), turns=1))),
         series=("玄化",)),

    card(36898537, monster("玄化荷鲁斯龙", "メタファイズ・ホルス・ドラゴン", "Metaphys Horus",
                           LIGHT, WYRM, level=6, atk=2300, defense=1600, effect=True,
                           words=SYNCHRO),
         trigger(if_=summoned(THIS, BY_SYNCHRO),
                 only_if=exists(used_for_this(NORMAL_MONSTER, other_than(tuner_used()))),
                 do=apply(THIS, unaffected_by(other_than(THIS)), until=TURN_END)),
         trigger(if_=summoned(THIS, BY_SYNCHRO),
                 only_if=exists(used_for_this(of_types(EFFECT_MONSTER), other_than(tuner_used()))),
                 targets=target(cards(EITHER, FIELD, FACE_UP, other_than(THIS)),
                                still=(FACE_UP,)),
                 do=apply(TARGET, negated())),
         trigger(if_=summoned(THIS, BY_SYNCHRO),
                 only_if=exists(used_for_this(of_types(PENDULUM),
                                              other_than(tuner_used()))),
                 do=and_(take_control(choose(monsters(OPPONENT, MONSTERS), by=OPPONENT)),
                         apply(DONE, cannot(ATTACK), until=TURN_END))),
         materials=synchro_materials(), series=("玄化", "荷鲁斯"), aliases=("玄化黑炎龙",),
         labels=(1, 1, 1)),
)
# fmt: on
