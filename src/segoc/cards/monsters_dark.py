"""DARK Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ATTACK,
    BATTLE,
    DECK,
    DONE,
    EITHER,
    EQUIPPED_BY_ITSELF,
    FACE_UP,
    FIELD,
    GY,
    MONSTERS,
    OPPONENT,
    SPELLS,
    TARGET,
    THIS,
    TRIBUTE,
    TURN_END,
    YOU,
    and_,
    apply,
    atk,
    attribute,
    cannot,
    choose,
    damage,
    destroyed,
    equip,
    ignition,
    monsters,
    negated,
    pay,
    plus_atk,
    race,
    sent_to_gy,
    special_summon,
    standing,
    summoned,
    target,
    traps,
    tribute,
    trigger,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import DARK, FIEND, MACHINE, PLANT
from segoc.kernel.verbs import ACTIVATE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(11384280, monster("加农炮兵", "キャノン・ソルジャー", "Cannon Soldier",
                           DARK, MACHINE, level=4, atk=1400, defense=1300, effect=True),
         ignition(in_=MONSTERS, cost=tribute(choose(monsters(YOU, MONSTERS))),
                  do=damage(OPPONENT, 500))),

    card(77585513, monster("人造人-念力震慑者", "人造人間－サイコ・ショッカー", "Jinzo",
                           DARK, MACHINE, level=6, atk=2400, defense=1500, effect=True),
         standing(EITHER, cannot(ACTIVATE, what=traps(EITHER, FIELD)), in_=MONSTERS),
         standing(traps(EITHER, FIELD), negated(), in_=MONSTERS)),

    card(83011277, monster("杀人番茄", "キラー・トマト", "Mystic Tomato",
                           DARK, PLANT, level=4, atk=1400, defense=1100, effect=True),
         trigger(when=destroyed(THIS, BATTLE, to=GY),
                 do=special_summon(choose(monsters(YOU, DECK, atk(0, 1500), attribute(DARK))),
                                   ATTACK))),

    card(50287060, monster("暗黑魔族 基尔法恶魔", "暗黒魔族ギルファー・デーモン",
                           "Archfiend of Gilfer",
                           DARK, FIEND, level=6, atk=2200, defense=2500, effect=True),
         trigger(when=sent_to_gy(THIS), targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                 do=equip(THIS, TARGET)),
         standing(EQUIPPED_BY_ITSELF, plus_atk(-500), in_=SPELLS),
         series=("恶魔",)),

    card(41442341, monster("操纵死灵的傀儡师", "死霊操りしパペットマスター", "Puppet Master",
                           DARK, FIEND, level=6, atk=0, defense=0, effect=True),
         trigger(when=summoned(THIS, TRIBUTE), cost=pay(2000),
                 targets=target(monsters(YOU, GY, race(FIEND)), 2),
                 do=and_(special_summon(TARGET),
                         apply(DONE, cannot(verbs.ATTACK), until=TURN_END))),
         series=("傀偶",)),
)
# fmt: on
