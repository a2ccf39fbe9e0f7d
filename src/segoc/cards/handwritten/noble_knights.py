"""The Noble Knights, and who carries the Noble Arms."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(19748583, monster("怀抱圣剑的王后 桂妮薇儿", "聖剣を抱く王妃ギネヴィア",
                           "Gwenhwyfar, Queen of Noble Arms",
                           LIGHT, SPELLCASTER, level=2, atk=300, defense=300, effect=True),
         ignition(in_=HAND | GY, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, series("圣骑士")),
                                 still=(FACE_UP, controlled_by(YOU))),
                  do=equip(THIS, TARGET)),
         standing(EQUIPPED_BY_ITSELF, plus_atk(300), in_=SPELLS),
         text(gains(instead(DESTROY, EQUIPPED, destroy(THIS), why=EFFECT, in_=FIELD)),
              only_if=exists(among(EQUIPPED, attribute(LIGHT))), in_=SPELLS),
         text(gains(trigger(if_=battles(DAMAGE_STEP_START, EQUIPPED, monsters(OPPONENT)),
                            in_=SPELLS, do=then(destroy(foe(EQUIPPED)), destroy(THIS)))),
              only_if=exists(among(EQUIPPED, attribute(DARK))), in_=SPELLS),
         series=("圣剑",),
         labels=(1, 1, 2, 2)),

    card(92125819, monster("圣骑士 阿托利斯", "聖騎士アルトリウス", "Noble Knight Artorigus",
                           LIGHT, WARRIOR, level=4, atk=1800, defense=1800),
         series=("圣骑士", "阿托利斯")),

    card(95772051, monster("魔圣骑士 兰斯洛特", "魔聖騎士ランスロット",
                           "Ignoble Knight of Black Laundsallyn",
                           DARK, WARRIOR, level=5, atk=2000, defense=800, effect=True),
         ignition(in_=HAND | GY,
                  cost=send_to_gy(choose(monsters(YOU, MONSTERS, FACE_UP, NORMAL_MONSTER,
                                                  attribute(LIGHT)))),
                  do=special_summon(THIS)),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  cost=tribute(choose(monsters(YOU, MONSTERS, series("圣骑士")))),
                  do=to_hand(choose(cards(YOU, DECK, series("圣剑"))))),
         only_one_face_up("魔圣骑士 兰斯洛特"),
         series=("圣骑士", "兰斯洛特")),
)
# fmt: on
