"""The Qli."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(20447641, normal_trap("机壳的冻结", "機殻の凍結", "Qlife's End"),
         activation(do=and_(become_monster(),
                            apply(YOU, all_are(spells_and_traps(YOU, FIELD, series("机壳")),
                                               cannot(DESTROY, why=EFFECT)), until=TURN_END))),
         standing(among(THIS, summoned_by_own_effect(1)),
                  worth_tributes(3, series("隐藏的机壳"))),
         forms=(Form(EARTH, MACHINE, level=4, atk=1800, defense=1000, effect=True),),
         series=("机壳",)),

    card(40061558, monster("隐藏的机壳内核 无神论", "アポクリフォート・カーネル",
                           "Apoqliphort Skybase",
                           EARTH, MACHINE, level=9, atk=2900, defense=2500, effect=True),
         text(cannot(SPECIAL_SUMMON), needs_tributes(3, series("机壳"))),
         standing(among(THIS, summoned_as(NORMAL)), unaffected_by(of_kind(SPELL, TRAP)),
                  unaffected_by(of_kind(MONSTER), grade_below(level_of(THIS)), activated=True)),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS)),
                  do=take_control(TARGET, until=THIS_END_PHASE)),
         series=("机壳", "隐藏的机壳")),
)
# fmt: on
