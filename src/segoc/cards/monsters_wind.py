"""WIND Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    EITHER,
    EVERYWHERE,
    HAND,
    MONSTERS,
    NEXT_TURN_END,
    NORMAL,
    ONCE_PER_TURN,
    OPPONENT,
    ORIGINALLY_OF_ANNOUNCED_NAME,
    THIS,
    TURN_END,
    YOU,
    added_to_hand,
    all_are,
    announce_name,
    apply,
    cannot,
    cannot_be_used,
    cards,
    choose,
    discard,
    ignition,
    in_draw_phase,
    is_not_so,
    monsters,
    of_types,
    other_than,
    own_summon,
    quick,
    send_to_gy,
    summoned,
    to_hand,
    trigger,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import FAIRY, FLIP, PSYCHIC, SPELLCASTER, WIND

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29417188, monster("念动力防卫者", "サイキック・ブロッカー", "Psi-Blocker",
                           WIND, PSYCHIC, level=4, atk=1200, defense=300, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=announce_name(),
                  do=apply(EITHER, all_are(cards(EITHER, EVERYWHERE, ORIGINALLY_OF_ANNOUNCED_NAME),
                                           cannot_be_used()), until=NEXT_TURN_END))),

    card(14778250, monster("诡术师", "ＴＨＥ トリッキー", "The Tricky",
                           WIND, SPELLCASTER, level=5, atk=2000, defense=1200, effect=True),
         own_summon(by=discard(choose(cards(YOU, HAND, other_than(THIS)))))),

    card(26517393, monster("里风之精灵", "裏風の精霊", "Spirit of the Fall Wind",
                           WIND, FAIRY, level=4, atk=1800, defense=900, effect=True),
         trigger(if_=summoned(THIS, NORMAL), do=to_hand(choose(monsters(YOU, DECK,
                                                                        of_types(FLIP)))))),

    card(94145021, monster("小丑与锁鸟", "ドロール＆ロックバード", "Droll & Lock Bird",
                           WIND, SPELLCASTER, level=1, atk=0, defense=0, effect=True),
         quick(if_=added_to_hand(OPPONENT, from_=DECK), only_if=is_not_so(in_draw_phase()),
               in_=HAND, cost=send_to_gy(THIS),
               do=apply(EITHER, cannot(verbs.TO_HAND, what=cards(EITHER, DECK)),
                        cannot(verbs.DRAW), until=TURN_END))),
)
# fmt: on
