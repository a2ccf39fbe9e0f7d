"""Traps that become monsters and belong to no archetype."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_trap,
)
from segoc.effects.words import (
    ANYWHERE,
    EITHER,
    END_PHASE,
    FIELD,
    MONSTER_CARD,
    MONSTERS,
    ONCE_PER_TURN,
    ONE_PER_TURN,
    OPPONENT,
    PAID,
    SPECIAL,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    activation,
    among,
    apply,
    atk_of,
    become_monster,
    cannot,
    cards,
    choose,
    destroy,
    exists,
    ignition,
    monsters,
    not_,
    other_than,
    plus_atk,
    race,
    standing,
    summoned,
    summoned_by_own_effect,
    target,
    tribute,
    trigger,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import EARTH, FIEND, MACHINE, ROCK

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(92099232, continuous_trap("变形人姐妹", "シェイプシスター", "Shapesister"),
         activation(limit=ONE_PER_TURN, do=become_monster()),
         forms=(Form(EARTH, FIEND, level=2, atk=0, defense=0, also_trap=True, tuner=True),)),

    card(23626223, continuous_trap("苦纹样的土像", "苦紋様の土像", "Statue of Anguish Pattern"),
         activation(do=become_monster()),
         standing(OPPONENT, cannot(verbs.TARGET, what=among(THIS, summoned_by_own_effect(1))),
                  only_if=exists(monsters(EITHER, MONSTERS, not_(MONSTER_CARD), other_than(THIS))),
                  in_=MONSTERS),
         trigger(if_=summoned(cards(YOU, MONSTERS, other_than(THIS)), SPECIAL, from_=SPELLS),
                 in_=MONSTERS,
                 only_if=exists(among(THIS, summoned_by_own_effect(1))),
                 targets=target(cards(EITHER, FIELD)), do=destroy(TARGET)),
         forms=(Form(EARTH, ROCK, level=7, atk=0, defense=2500, effect=True, also_trap=True),)),

    card(70406920, continuous_trap("机械王-B.C.3000", "機械王－Ｂ．Ｃ．３０００",
                                   "Machine King - 3000 B.C."),
         activation(do=become_monster(),
                    all_turn=(cannot(verbs.NORMAL_SUMMON, what=monsters(EITHER, ANYWHERE)),
                              cannot(verbs.SPECIAL_SUMMON, what=monsters(EITHER, ANYWHERE)))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  only_if=exists(among(THIS, summoned_by_own_effect(1))),
                  cost=tribute(choose(monsters(YOU, MONSTERS, race(MACHINE)))),
                  do=apply(THIS, plus_atk(atk_of(PAID)), until=END_PHASE)),
         forms=(Form(EARTH, MACHINE, level=4, atk=1000, defense=1000, effect=True,
                     also_trap=True),)),
)
# fmt: on
