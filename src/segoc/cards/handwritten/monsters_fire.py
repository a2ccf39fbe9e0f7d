"""FIRE Effect Monsters of the Main Deck that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95888876, monster("地狱帝王龙", "ヘルカイザー・ドラゴン", "Chthonian Emperor Dragon",
                           FIRE, DRAGON, level=6, atk=2400, defense=1500, words=GEMINI),
         gemini(standing(THIS, attacks(2))),
         labels=(2,)),

    card(2732323, monster("诱饵龙", "デコイドラゴン", "Decoy Dragon",
                          FIRE, DRAGON, level=2, atk=300, defense=200, effect=True),
         trigger(must=True, if_=chosen_to_be_attacked(THIS),
                 targets=target(monsters(YOU, GY, level(7), race(DRAGON))),
                 do=and_(special_summon(TARGET), turn_attack(DONE)))),

    card(68535320, monster("火焰手", "ファイヤー・ハンド", "Fire Hand",
                           FIRE, PYRO, level=4, atk=1600, defense=1000, effect=True),
         trigger(when=destroyed(THIS, to=GY, by=OPPONENT),
                 targets=target(monsters(OPPONENT), still=(controlled_by(OPPONENT),)),
                 do=then(destroy(TARGET), optionally(special_summon(
                     choose(monsters(YOU, DECK, named("寒冰手")))))))),

    card(48686504, monster("孤火花", "ローンファイア・ブロッサム", "Lonefire Blossom",
                           FIRE, PLANT, level=3, atk=500, defense=1400, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, race(PLANT)))),
                  do=special_summon(choose(monsters(YOU, DECK, race(PLANT)))))),
)
# fmt: on
