"""The Cyber dragons, and what is attached to them."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EITHER,
    EQUIPPED,
    EQUIPPED_BY_ITSELF,
    FACE_UP,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    all_so,
    and_,
    apply,
    controlled_by,
    destroy,
    equip,
    exists,
    ignition,
    instead,
    monsters,
    name_is,
    named,
    none,
    own_summon,
    plus_atk,
    special_summon,
    standing,
    target,
)
from segoc.kernel.kinds import LIGHT, MACHINE, UNION, WIND
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(67159705, monster("装甲电子翼", "アーマード・サイバーン", "Armored Cybern",
                           WIND, MACHINE, level=4, atk=0, defense=2000, words=UNION),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, shared=True,
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, named("电子龙")),
                                 still=(FACE_UP, controlled_by(YOU))),
                  do=equip(THIS, TARGET)),
         instead(DESTROY, EQUIPPED_BY_ITSELF, destroy(THIS), must=True),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN, shared=True, only_if=exists(EQUIPPED),
                  do=special_summon(THIS)),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN,
                  targets=target(monsters(EITHER, MONSTERS, FACE_UP), still=(FACE_UP,)),
                  do=and_(apply(EQUIPPED, plus_atk(-1000)), destroy(TARGET))),
         series=("电子",),
         partial="Fusion Monsters that need 电子龙 as a material"),

    card(26439287, monster("原始电子龙", "プロト・サイバー・ドラゴン", "Proto-Cyber Dragon",
                           LIGHT, MACHINE, level=3, atk=1100, defense=600, effect=True),
         standing(THIS, name_is("电子龙"), in_=MONSTERS),
         series=("电子", "电子龙")),

    card(70095154, monster("电子龙", "サイバー・ドラゴン", "Cyber Dragon",
                           LIGHT, MACHINE, level=5, atk=2100, defense=1600, effect=True),
         own_summon(only_if=all_so(exists(monsters(OPPONENT)), none(monsters(YOU)))),
         series=("电子", "电子龙")),
)
# fmt: on
