"""Dark World."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(34230233, monster("暗黑界的龙神 格拉法", "暗黒界の龍神 グラファ",
                           "Grapha, Dragon Lord of Dark World",
                           DARK, FIEND, level=8, atk=2700, defense=1800, effect=True),
         own_summon(from_=GY, by=to_hand(choose(monsters(
             YOU, MONSTERS, FACE_UP, series("暗黑界"), not_(named("暗黑界的龙神 格拉法")))))),
         trigger(must=True, if_=discarded(THIS, EFFECT, to=GY),
                 targets=target(cards(OPPONENT, FIELD), still=(controlled_by(OPPONENT),)),
                 do=also(destroy(TARGET),
                         provided(caused_by(OPPONENT),
                                  then(reveal(at_random(cards(OPPONENT, HAND))),
                                       optionally(special_summon(among(
                                           REVEALED, of_kind(MONSTER)))))))),
         series=("暗黑界",),
         labels=(1, 2)),

    card(33731070, monster("暗黑界的尖兵 贝基", "暗黒界の尖兵 ベージ",
                           "Beiige, Vanguard of Dark World",
                           DARK, FIEND, level=4, atk=1600, defense=1300, effect=True),
         trigger(must=True, if_=discarded(THIS, EFFECT, to=GY), do=special_summon(THIS)),
         series=("暗黑界",)),
)
# fmt: on
