"""Aroma cards."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21200905, monster("芳香炽天使-茉莉", "アロマセラフィ－ジャスミン", "Aromaseraphy Jasmine",
                           LIGHT, PLANT, link=2, arrows=BOTTOM_LEFT | BOTTOM_RIGHT,
                           atk=1800, effect=True),
         standing(all_of(THIS, among(pointed(EITHER), FACE_UP, race(PLANT))),
                  cannot(DESTROY, BATTLE), only_if=more(lp(YOU), lp(OPPONENT))),
         ignition(limit=ONCE_PER_TURN_BY_NAME, cost=tribute(choose(pointed(YOU))),
                  do=special_summon(choose(monsters(YOU, DECK, race(PLANT))), DEFENSE_POSITION)),
         trigger(if_=gained_lp(YOU), must=True, limit=ONCE_PER_TURN,
                 do=to_hand(choose(monsters(YOU, DECK, race(PLANT))))),
         series=("芳香",),
         materials=link_materials(part(2, race(PLANT)))),
)
# fmt: on
