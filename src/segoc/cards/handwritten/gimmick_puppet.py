"""Gimmick Puppets: Machines that hang on strings."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34620088, monster("机关傀儡-暗影触摸者", "ギミック・パペット－シャドーフィーラー",
                           "Gimmick Puppet Shadow Feeler",
                           DARK, MACHINE, level=8, atk=1000, defense=1000, effect=True),
         standing(THIS, cannot(DESTROY, why=BATTLE)),
         trigger(when=battle_damage(YOU, by=monsters(OPPONENT), direct=True), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME,
                 do=and_(special_summon(THIS, ATTACK_POSITION), damage(YOU, 1000))),
         redirect(THIS, GY, BANISHED, in_=UNDER),
         series=("人偶", "机关傀儡")),
)
# fmt: on
