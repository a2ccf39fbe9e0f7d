"""B.E.S.: ships that last as long as their counters."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell, monster
from segoc.effects.words import (
    ATTACK,
    BATTLE,
    DECK,
    DEFENSE,
    FACE_UP,
    FIELD_ZONE,
    HAND,
    MONSTERS,
    NORMAL,
    ONCE_PER_TURN,
    OPPONENT,
    OPPONENTS_EFFECT,
    SPECIAL,
    TARGET,
    THAT,
    THIS,
    YOU,
    activation,
    among,
    battles,
    cannot,
    cards,
    change_position,
    choose,
    controlled_by,
    destroy,
    either_way,
    exists,
    ignition,
    in_position,
    monsters,
    named,
    not_targeted_by,
    of_player,
    of_series,
    optionally,
    place_counters,
    plus_atk,
    plus_def,
    remove_counters,
    special_summon,
    standing,
    summoned,
    target,
    to_hand,
    trigger,
    with_counter,
)
from segoc.kernel.counters import ITS_COUNTER, OWN_COUNTER
from segoc.kernel.kinds import MACHINE, WATER
from segoc.kernel.phases import DAMAGE_STEP_END
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22790789, monster("巨大战舰 晶核", "巨大戦艦 クリスタル・コア", "B.E.S. Crystal Core",
                           WATER, MACHINE, level=5, atk=2100, defense=1000, effect=True),
         trigger(must=True, if_=summoned(THIS, NORMAL), do=place_counters(THIS, OWN_COUNTER, 3)),
         standing(THIS, cannot(DESTROY, why=BATTLE), in_=MONSTERS),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, in_position(ATTACK)),
                                 still=(controlled_by(OPPONENT), FACE_UP, in_position(ATTACK))),
                  do=change_position(TARGET, DEFENSE)),
         trigger(must=True, if_=battles(DAMAGE_STEP_END, THIS), in_=MONSTERS,
                 do=either_way(exists(among(THIS, with_counter(OWN_COUNTER))),
                               remove_counters(THIS, OWN_COUNTER), destroy(THIS))),
         series=("巨大战舰",)),

    card(975299, field_spell("巨大要塞 泽洛斯", "巨大要塞ゼロス", "B.E.F. Zelos"),
         activation(do=optionally(to_hand(choose(cards(YOU, DECK, named("头目连战")))))),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_series("巨大战舰")), plus_atk(500),
                  plus_def(500), cannot(DESTROY, why=OPPONENTS_EFFECT),
                  not_targeted_by(of_player(OPPONENT)), in_=FIELD_ZONE),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN,
                  do=special_summon(choose(monsters(YOU, HAND, of_series("巨大战舰"))))),
         trigger(must=True, in_=FIELD_ZONE,
                 if_=summoned(monsters(YOU, MONSTERS, of_series("巨大战舰")), NORMAL | SPECIAL),
                 do=place_counters(among(THAT, of_series("巨大战舰"), controlled_by(YOU)),
                                   ITS_COUNTER))),
)
# fmt: on
