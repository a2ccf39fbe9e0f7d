"""Guardians."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34022290, monster("守护者·艾托斯", "ガーディアン・エアトス", "Guardian Eatos",
                           WIND, FAIRY, level=8, atk=2500, defense=2000, effect=True),
         own_summon(from_=HAND, only_if=none(monsters(YOU, GY))),
         ignition(cost=send_to_gy(choose(among(equipped_to_this(by_own_effect=False),
                                               of_kind(SPELL),
                                               controlled_by(YOU)))),
                  targets=target(monsters(OPPONENT, GY), 1, 3),
                  do=and_(banish(TARGET),
                          apply(THIS, plus_atk(times(count(DONE), 500)), until=TURN_END))),
         series=("守护者",),
         labels=(1, 2)),

    card(18175965, monster("守护者·戴思塞斯", "ガーディアン・デスサイス", "Guardian Dreadscythe",
                           DARK, FIEND, level=8, atk=2500, defense=2000, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_itself()),
         trigger(if_=destroyed(cards(EITHER, FIELD | HAND | DECK, named("守护者·艾托斯"),
                                     owned_by(YOU)),
                               BATTLE | EFFECT, to=GY),
                 in_=HAND, do=special_summon(THIS)),
         trigger(when=summoned(THIS, SPECIAL),
                 do=equip(choose(cards(YOU, DECK, named("死神的大镰-断魂"))), THIS)),
         standing(YOU, cannot(NORMAL_SUMMON), cannot(SPECIAL_SUMMON)),
         trigger(if_=sent_to_gy(THIS, from_=FIELD), must=True,
                 do=and_(send_to_gy(choose(cards(YOU, HAND))), special_summon(THIS))),
         series=("守护者",)),

    card(81954378, equip_spell("死神的大镰-断魂", "死神の大鎌－デスサイス",
                               "Reaper Scythe - Dreadscythe"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP, named("守护者·戴思塞斯")))),
         standing(EQUIPPED, plus_atk(times(count(monsters(EITHER, GY)), 500)), in_=SPELLS),
         labels=(0, 1)),
)
# fmt: on
