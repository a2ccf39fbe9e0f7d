"""Dark World."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    EFFECT,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    OPPONENT,
    REVEALED,
    TARGET,
    THIS,
    YOU,
    also,
    among,
    at_random,
    cards,
    caused_by_effect_of,
    choose,
    controlled_by,
    destroy,
    discarded,
    monsters,
    named,
    not_,
    of_kind,
    of_series,
    optionally,
    own_summon,
    provided,
    reveal,
    special_summon,
    target,
    then,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import (
    DARK,
    FIEND,
    MONSTER,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34230233, monster("暗黑界的龙神 格拉法", "暗黒界の龍神 グラファ",
                           "Grapha, Dragon Lord of Dark World",
                           DARK, FIEND, level=8, atk=2700, defense=1800, effect=True),
         own_summon(from_=GY, by=to_hand(choose(monsters(
             YOU, MONSTERS, FACE_UP, of_series("暗黑界"), not_(named("暗黑界的龙神 格拉法")))))),
         trigger(must=True, if_=discarded(THIS, EFFECT, to=GY),
                 targets=target(cards(OPPONENT, FIELD), still=(controlled_by(OPPONENT),)),
                 do=also(destroy(TARGET),
                         provided(caused_by_effect_of(OPPONENT),
                                  then(reveal(at_random(cards(OPPONENT, HAND))),
                                       optionally(special_summon(among(
                                           REVEALED, of_kind(MONSTER)))))))),
         series=("暗黑界",)),

    card(33731070, monster("暗黑界的尖兵 贝基", "暗黒界の尖兵 ベージ",
                           "Beiige, Vanguard of Dark World",
                           DARK, FIEND, level=4, atk=1600, defense=1300, effect=True),
         trigger(must=True, if_=discarded(THIS, EFFECT, to=GY), do=special_summon(THIS)),
         series=("暗黑界",)),
)
# fmt: on
