"""Performapal."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(40318957, monster("娱乐伙伴 骷髅杂技小丑", "ＥＭドクロバット・ジョーカー",
                           "Performapal Skullcrobat Joker",
                           DARK, SPELLCASTER, level=4, atk=1800, defense=100, scale=8,
                           effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, cards=monsters(YOU, HAND | EXTRA,
             not_(both_of(of_types(PENDULUM), series("魔术师"))),
             not_(series("娱乐伙伴", "异色眼")))), in_=PENDULUM_ZONE),
         trigger(when=summoned(THIS, NORMAL),
                 do=to_hand(choose(monsters(YOU, DECK, any_of(
                     series("娱乐伙伴", "异色眼"),
                     both_of(of_types(PENDULUM), series("魔术师"))), OTHER_NAME))), in_=FIELD),
         series=("娱乐伙伴",),
         labels=(1, 1)),

    card(19619755, monster("娱乐伙伴 五虹之魔术师", "ＥＭ五虹の魔術師",
                           "Performapal Five-Rainbow Magician",
                           LIGHT, SPELLCASTER, level=1, atk=100, defense=100, scale=12,
                           effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, cards=monsters(YOU, HAND)), in_=PENDULUM_ZONE),
         standing(monsters(YOU), cannot(ATTACK), cannot(ACTIVATE),
                  only_if=none(cards(YOU, SPELLS, FACE_DOWN)), in_=PENDULUM_ZONE),
         standing(monsters(OPPONENT), cannot(ATTACK), cannot(ACTIVATE),
                  only_if=none(cards(OPPONENT, SPELLS, FACE_DOWN)), in_=PENDULUM_ZONE),
         standing(monsters(YOU, MONSTERS, FACE_UP), set_atk(times(atk_of(EACH, original=True), 2)),
                  only_if=exists(cards(YOU, SPELLS, FACE_DOWN), 4), in_=PENDULUM_ZONE),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP),
                  set_atk(times(atk_of(EACH, original=True), 2)),
                  only_if=exists(cards(OPPONENT, SPELLS, FACE_DOWN), 4), in_=PENDULUM_ZONE),
         trigger(if_=cards_set(spells_and_traps(YOU, SPELLS | FIELD_ZONE)), in_=GY,
                 do=place_in_pendulum_zone(THIS)),
         series=("娱乐伙伴", "魔术师"), aliases=("EM 五虹之魔术师",),
         labels=(1, 2, 2, 2, 2, 1)),
)
# fmt: on
