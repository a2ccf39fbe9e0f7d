"""Superheavy Samurai: Machines that attack in Defense Position."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(36953371, monster("超重神鬼 酒吞童子-G", "超重神鬼シュテンドウ－Ｇ",
                           "Superheavy Samurai Ogre Shutendoji",
                           EARTH, MACHINE, level=6, atk=500, defense=2500, effect=True,
                           words=SYNCHRO),
         standing(THIS, attacks_in_defense()),
         trigger(when=summoned(THIS, BY_SYNCHRO), only_if=none(spells_and_traps(YOU, GY)),
                 do=destroy(spells_and_traps(OPPONENT, FIELD))),
         series=("超重武者",),
         materials=synchro_materials(tuner=(race(MACHINE),), others=(series("超重武者"),))),

    card(27756115, monster("超重武者装留 死返", "超重武者装留マカルガエシ",
                           "Superheavy Samurai Soulbeads",
                           EARTH, MACHINE, level=1, atk=0, defense=0, effect=True),
         ignition(in_=HAND | MONSTERS,
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, series("超重武者"),
                                          other_than(THIS)),
                                 still=(FACE_UP, controlled_by(YOU))),
                  do=equip(THIS, TARGET)),
         withstands(EQUIPPED_BY_ITSELF, why=EFFECT, in_=SPELLS),
         trigger(when=destroyed(monsters(EITHER, MONSTERS, position(DEFENSE_POSITION),
                                         owned_by(YOU)),
                                BATTLE, to=GY),
                 in_=HAND, cost=send_to_gy(THIS),
                 do=special_summon(THAT, ATTACK_POSITION)),
         series=("超重武者", "超重武者装留")),
)
# fmt: on
