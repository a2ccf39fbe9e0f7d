"""Cards that we made up because no cards of the pool do what a rule speaks of: loops that nobody
can leave (SEG-083). Like the blanks they are filler, for set-ups only."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(900000901, monster("自制齿轮", "自作の歯車", "Made-Up Gear",
                            EARTH, ROCK, level=4, atk=400, defense=400, effect=True),
         trigger(must=True, if_=position_changed(monsters(YOU, MONSTERS, other_than(THIS))),
                 do=change_position(THIS)),
         filler=True),

    card(900000902, monster("自制游魂", "自作の亡霊", "Made-Up Ghost",
                            EARTH, ROCK, level=4, atk=400, defense=400, effect=True),
         trigger(must=True, if_=sent_to_gy(THIS), do=banish(THIS)),
         trigger(must=True, if_=was_banished(THIS), do=send_to_gy(THIS)),
         filler=True),
)
# fmt: on
