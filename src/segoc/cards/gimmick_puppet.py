"""Gimmick Puppets: Machines that hang on strings."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    ATTACK,
    BANISHED,
    BATTLE,
    GY,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    THIS,
    UNDER,
    YOU,
    and_,
    battle_damage,
    cannot,
    damage,
    monsters,
    redirect,
    special_summon,
    standing,
    trigger,
)
from segoc.kernel.kinds import (
    DARK,
    MACHINE,
)
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34620088, monster("机关傀儡-暗影触摸者", "ギミック・パペット－シャドーフィーラー",
                           "Gimmick Puppet Shadow Feeler",
                           DARK, MACHINE, level=8, atk=1000, defense=1000, effect=True),
         standing(THIS, cannot(DESTROY, why=BATTLE), in_=MONSTERS),
         trigger(when=battle_damage(YOU, by=monsters(OPPONENT), direct=True), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME,
                 do=and_(special_summon(THIS, ATTACK), damage(YOU, 1000))),
         redirect(THIS, GY, BANISHED, in_=UNDER),
         series=("人偶", "机关傀儡")),
)
# fmt: on
