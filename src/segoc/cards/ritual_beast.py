"""Ritual Beasts: 灵兽."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BANISHED,
    BY_PROCEDURE,
    EXTRA,
    FIELD,
    HAND,
    MONSTER_EFFECT,
    MONSTERS,
    SPELL_CARD,
    THAT,
    THIS,
    TRAP_CARD,
    YOU,
    activated,
    among,
    and_,
    banish,
    cards,
    choose,
    destroy,
    exists,
    fusion_materials,
    gains,
    negate_activation,
    of_series,
    only_by,
    own_summon,
    part,
    quick,
    summoned_by_own_effect,
    text,
    use_listed,
)
from segoc.kernel.kinds import FUSION, LIGHT, PSYCHIC

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(56655675, monster("圣灵兽骑 地火狮", "聖霊獣騎 ガイアペライオ",
                           "Ritual Beast Ulti-Gaiapelio",
                           LIGHT, PSYCHIC, level=10, atk=3200, defense=2100, effect=True,
                           words=FUSION),
         text(only_by(BY_PROCEDURE)),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD), to=BANISHED)),
         text(gains(quick(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD), in_=MONSTERS,
                          cost=banish(choose(cards(YOU, HAND, of_series("灵兽")))),
                          do=and_(negate_activation(), destroy(THAT)))),
              only_if=exists(among(THIS, summoned_by_own_effect(2))), in_=MONSTERS),
         materials=fusion_materials(part(1, of_series("圣灵兽骑")), part(1, of_series("灵兽使")),
                                    part(1, of_series("精灵兽"))),
         series=("灵兽", "圣灵兽骑")),
)
# fmt: on
