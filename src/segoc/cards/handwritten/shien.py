"""Shien."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(98162021, monster("紫炎的荒武者", "紫炎の荒武者", "Shien's Daredevil",
                           EARTH, WARRIOR, level=4, atk=1600, defense=1000, effect=True),
         trigger(must=True, when=summoned(THIS, NORMAL),
                 do=place_counters(THIS, BUSHIDO_COUNTER, most=1)),
         standing(among(THIS, with_counter(BUSHIDO_COUNTER)), plus_atk(300)),
         ignition(limit=ONCE_PER_TURN, cost=remove_counters(THIS, BUSHIDO_COUNTER),
                  targets=target(cards(EITHER, FIELD, FACE_UP,
                                       can_have_counter(BUSHIDO_COUNTER))),
                  do=place_counters(TARGET, BUSHIDO_COUNTER)),
         series=("紫炎",)),

    card(41589166, monster("天下人 紫炎", "天下人 紫炎", "Tenkabito Shien",
                           FIRE, PYRO, level=4, atk=1500, defense=1000, effect=True),
         standing(THIS, unaffected_by(of_kind(TRAP))),
         series=("紫炎",)),
)
# fmt: on
