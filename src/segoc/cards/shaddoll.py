"""Shaddoll: monsters with an effect when flipped and another when sent to the GY."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_trap,
    monster,
    normal_spell,
)
from segoc.effects.words import (
    DECK,
    EFFECT,
    EITHER,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OTHER_NAME,
    TARGET,
    THIS,
    YOU,
    activation,
    become_monster,
    cards,
    choose,
    destroy,
    discard,
    draw,
    flipped,
    monsters,
    of_series,
    send_to_gy,
    sent_to_gy,
    spells_and_traps,
    target,
    then,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import DARK, FLIP, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(30328508, monster("影依蜥蜴", "シャドール・リザード", "Shaddoll Squamata",
                           DARK, SPELLCASTER, level=4, atk=1800, defense=1000, words=FLIP),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 targets=target(monsters(EITHER, MONSTERS)), do=destroy(TARGET)),
         trigger(if_=sent_to_gy(THIS, EFFECT), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=send_to_gy(choose(cards(YOU, DECK, of_series("影依"), OTHER_NAME)))),
         series=("影依",)),

    card(4939890, monster("影依刺猬", "シャドール・ヘッジホッグ", "Shaddoll Hedgehog",
                          DARK, SPELLCASTER, level=3, atk=800, defense=200, words=FLIP),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=to_hand(choose(spells_and_traps(YOU, DECK, of_series("影依"))))),
         trigger(if_=sent_to_gy(THIS, EFFECT), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=to_hand(choose(monsters(YOU, DECK, of_series("影依"), OTHER_NAME)))),
         series=("影依",)),

    card(3717252, monster("影依兽", "シャドール・ビースト", "Shaddoll Beast",
                          DARK, SPELLCASTER, level=5, atk=2200, defense=1700, words=FLIP),
         trigger(if_=flipped(THIS), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=then(draw(YOU, 2), discard(choose(cards(YOU, HAND))))),
         trigger(if_=sent_to_gy(THIS, EFFECT), limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=draw(YOU, 1)),
         series=("影依",)),

    card(44394295, normal_spell("影依融合", "影依融合", "Shaddoll Fusion"),
         series=("影依",), partial="its effects"),
    card(4904633, continuous_trap("影依的原核", "影依の原核", "Shaddoll Core"),
         activation(do=become_monster()),
         trigger(if_=sent_to_gy(THIS, EFFECT),
                 targets=target(spells_and_traps(YOU, GY, of_series("影依"), OTHER_NAME)),
                 do=to_hand(TARGET)),
         forms=(Form(DARK, SPELLCASTER, level=9, atk=1450, defense=1950, effect=True,
                     also_trap=True),),
         series=("影依",),
         partial="standing in for a Fusion Material"),
)
# fmt: on
