"""Gagaga: monsters whose Levels change, for Xyz Summons."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ANNOUNCED_NUMBER,
    BY_SYNCHRO,
    BY_XYZ,
    GY,
    MONSTERS,
    NORMAL,
    ONCE_PER_TURN,
    OPPONENT,
    OTHER_NAME,
    TARGET,
    THAT,
    THIS,
    TURN_END,
    UNDER,
    YOU,
    all_so,
    also_tributes,
    among,
    announce_number,
    apply,
    draw,
    each_time,
    exists,
    gains,
    ignition,
    monsters,
    no_material_for,
    none,
    of_series,
    only_one_face_up,
    set_level,
    special_summon,
    summoned,
    summoned_by_own_effect,
    target,
    text,
    trigger,
    used_as_material,
)
from segoc.kernel.kinds import DARK, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(67120578, monster("我我我首领", "ガガガヘッド", "Gagaga Head",
                           DARK, SPELLCASTER, level=6, atk=2100, defense=2000, effect=True),
         text(also_tributes(0), only_if=all_so(exists(monsters(OPPONENT)), none(monsters(YOU)))),
         text(set_level(4), only_if=exists(among(THIS, summoned_by_own_effect(1))), in_=MONSTERS),
         trigger(when=summoned(THIS, NORMAL),
                 targets=target(monsters(YOU, GY, of_series("我我我"), OTHER_NAME), 1, 2),
                 do=special_summon(TARGET)),
         each_time(used_as_material(),
                   apply(THAT, gains(trigger(must=True, if_=summoned(THIS, BY_XYZ), in_=MONSTERS,
                                             do=draw(YOU, 1)))),
                   in_=UNDER),
         series=("我我我",),
         partial="that for the rest of the turn only Xyz Summons of 我我我 monsters are left"),

    card(26082117, monster("我我我魔术师", "ガガガマジシャン", "Gagaga Magician",
                           DARK, SPELLCASTER, level=4, atk=1500, defense=1000, effect=True),
         text(no_material_for(BY_SYNCHRO)),
         only_one_face_up("我我我魔术师"),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=announce_number(1, 8),
                  do=apply(THIS, set_level(ANNOUNCED_NUMBER), until=TURN_END)),
         series=("我我我",)),
)
# fmt: on
