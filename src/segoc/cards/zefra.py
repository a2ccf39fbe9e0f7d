"""Zefra: 神数."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BANISHED,
    BATTLE,
    BY_PENDULUM,
    DECK,
    DONE,
    EFFECT,
    EXTRA,
    FACE_UP,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    PENDULUM,
    SPECIAL,
    THIS,
    TURN_END,
    YOU,
    additional_pendulum_summon,
    and_,
    apply,
    cannot,
    choose,
    destroyed,
    each_time,
    exists,
    ignition,
    monsters,
    never_negated,
    not_,
    of_series,
    of_types,
    one_of,
    only_by_itself,
    own_summon,
    scale_of,
    set_scale,
    special_summon,
    spells_and_traps,
    summoned,
    text,
    to_extra_deck,
    to_hand,
    tribute,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import EARTH, ROCK, SPECIAL_SUMMON, WYRM
from segoc.kernel.verbs import PENDULUM_SUMMON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29432356, monster("智天之神星龙", "智天の神星龍", "Zefraath",
                           EARTH, ROCK, level=11, atk=3450, defense=2950, scale=5, effect=True,
                           words=SPECIAL_SUMMON),
         text(only_by_itself()),
         ignition(in_=PENDULUM, limit=ONCE_PER_TURN_BY_NAME,
                  do=and_(to_extra_deck(choose(monsters(YOU, DECK, of_series("神数"),
                                                        of_types(kinds.PENDULUM)))),
                          apply(THIS, set_scale(scale_of(DONE)), until=TURN_END))),
         own_summon(from_=EXTRA, by=tribute(monsters(YOU, MONSTERS)),
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_series("神数")), 3)),
         each_time(summoned(THIS, SPECIAL), in_=MONSTERS,
                   do=apply(YOU, additional_pendulum_summon(of_series("神数")), until=TURN_END)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS))),
                  do=special_summon(choose(monsters(YOU, DECK, of_series("神数"))))),
         series=("神数",)),

    card(58990362, monster("秘龙星-神数囚牛", "秘竜星－セフィラシウゴ",
                           "Zefraniu, Secret of the Yang Zing",
                           EARTH, WYRM, level=6, atk=0, defense=2600, scale=7, effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, what=monsters(YOU, HAND | EXTRA, not_(
             of_series("龙星", "神数")))), in_=PENDULUM),
         trigger(when=one_of(summoned(THIS, BY_PENDULUM),
                             destroyed(THIS, BATTLE | EFFECT, from_=MONSTERS)),
                 in_=MONSTERS | GY | BANISHED | EXTRA, limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(spells_and_traps(YOU, DECK, of_series("龙星", "神数"))))),
         series=("龙星", "神数")),
)
# fmt: on
