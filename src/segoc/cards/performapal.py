"""Performapal."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    EACH,
    EXTRA,
    FACE_DOWN,
    FACE_UP,
    FIELD_ZONE,
    GY,
    HAND,
    MONSTERS,
    NORMAL,
    OPPONENT,
    OTHER_NAME,
    PENDULUM,
    SPELLS,
    THIS,
    YOU,
    any_of,
    atk_of,
    both_of,
    cannot,
    cards,
    cards_set,
    choose,
    exists,
    monsters,
    never_negated,
    none,
    not_,
    of_series,
    of_types,
    place_in_pendulum_zone,
    set_atk,
    spells_and_traps,
    standing,
    summoned,
    times,
    to_hand,
    trigger,
)
from segoc.kernel import kinds, verbs
from segoc.kernel.kinds import DARK, LIGHT, SPELLCASTER
from segoc.kernel.verbs import PENDULUM_SUMMON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(40318957, monster("娱乐伙伴 骷髅杂技小丑", "ＥＭドクロバット・ジョーカー",
                           "Performapal Skullcrobat Joker",
                           DARK, SPELLCASTER, level=4, atk=1800, defense=100, scale=8,
                           effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, what=monsters(YOU, HAND | EXTRA, not_(any_of(
             of_series("娱乐伙伴", "异色眼"),
             both_of(of_series("魔术师"), of_types(kinds.PENDULUM)))))), in_=PENDULUM),
         trigger(when=summoned(THIS, NORMAL),
                 do=to_hand(choose(monsters(YOU, DECK, OTHER_NAME, any_of(
                     of_series("娱乐伙伴", "异色眼"),
                     both_of(of_series("魔术师"), of_types(kinds.PENDULUM))))))),
         series=("娱乐伙伴",)),

    card(19619755, monster("娱乐伙伴 五虹之魔术师", "ＥＭ五虹の魔術師",
                           "Performapal Five-Rainbow Magician",
                           LIGHT, SPELLCASTER, level=1, atk=100, defense=100, scale=12,
                           effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, what=monsters(YOU, HAND)), in_=PENDULUM),
         standing(monsters(YOU), cannot(verbs.ATTACK), cannot(verbs.ACTIVATE),
                  only_if=none(cards(YOU, SPELLS, FACE_DOWN)), in_=PENDULUM),
         standing(monsters(OPPONENT), cannot(verbs.ATTACK), cannot(verbs.ACTIVATE),
                  only_if=none(cards(OPPONENT, SPELLS, FACE_DOWN)), in_=PENDULUM),
         standing(monsters(YOU, MONSTERS, FACE_UP), set_atk(times(atk_of(EACH, original=True), 2)),
                  only_if=exists(cards(YOU, SPELLS, FACE_DOWN), 4), in_=PENDULUM),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP),
                  set_atk(times(atk_of(EACH, original=True), 2)),
                  only_if=exists(cards(OPPONENT, SPELLS, FACE_DOWN), 4), in_=PENDULUM),
         trigger(if_=cards_set(spells_and_traps(YOU, SPELLS | FIELD_ZONE)), in_=GY,
                 do=place_in_pendulum_zone(THIS)),
         series=("娱乐伙伴", "魔术师"), aliases=("EM 五虹之魔术师",)),
)
# fmt: on
