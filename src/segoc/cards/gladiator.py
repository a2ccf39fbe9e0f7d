"""Gladiators: 剑斗."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_trap, monster
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    FACE_UP,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    SPELLS,
    TARGET,
    THIS,
    TURN_END,
    YOU,
    activation,
    all_are,
    apply,
    cannot,
    choose,
    def_of,
    destroyed,
    exists,
    monsters,
    must_attack,
    of_series,
    plus_atk,
    quick,
    standing,
    target,
    to_deck,
    trigger,
)
from segoc.kernel.kinds import BEAST_WARRIOR, EARTH
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(52394047, continuous_trap("剑斗海战", "剣闘海戦", "Gladiator Naumachia"),
         activation(),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP), must_attack(),
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_series("剑斗兽")))),
         quick(limit=ONCE_PER_TURN,
               cost=to_deck(choose(monsters(YOU, HAND | GY, of_series("剑斗兽")))),
               targets=target(monsters(YOU, MONSTERS, FACE_UP, of_series("剑斗兽"))),
               do=apply(TARGET, plus_atk(def_of(TARGET, original=True)), until=TURN_END)),
         trigger(if_=destroyed(THIS, EFFECT, from_=SPELLS),
                 do=apply(YOU, all_are(monsters(YOU, MONSTERS, of_series("剑斗兽")),
                                       cannot(DESTROY, BATTLE)), until=TURN_END)),
         series=("剑斗",)),

    card(90582719, monster("剑斗兽 独眼斗", "剣闘獣アンダル", "Gladiator Beast Andal",
                           EARTH, BEAST_WARRIOR, level=4, atk=1900, defense=1500),
         series=("剑斗", "剑斗兽")),
)
# fmt: on
