"""Yubel, and what goes with it."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(78371393, monster("于贝尔", "ユベル", "Yubel",
                           DARK, FIEND, level=10, atk=0, defense=0, effect=True),
         standing(THIS, cannot(DESTROY, why=BATTLE), battle_damage_to(YOU, ZERO)),
         trigger(must=True, if_=battles(BEFORE_CALCULATION, THIS),
                 only_if=exists(among(THIS, position(ATTACK_POSITION), not_(ATTACKING))),
                 do=damage(OPPONENT, atk_of(foe(THIS)))),
         trigger(must=True, if_=phase_began(YOU, END_PHASE),
                 do=choose_one(tribute(choose(monsters(YOU, MONSTERS, other_than(THIS)))),
                               destroy(THIS))),
         trigger(when=one_of(destroyed(THIS, EFFECT, by_effect_of=(other_than(THIS),)),
                             destroyed(THIS, BATTLE | COST)),
                 do=special_summon(choose(monsters(YOU, HAND | DECK | GY,
                                                   named("于贝尔-被憎恶的骑士"))))),
         series=("于贝尔",), mentions=("于贝尔-被憎恶的骑士",)),

    card(65261141, continuous_spell("噩梦之苦痛", "ナイトメア・ペイン", "Nightmare Pain"),
         activation(),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
                  do=and_(destroy(choose(monsters(YOU, HAND | MONSTERS, attribute(DARK)))),
                          to_hand(choose(cards(YOU, DECK,
                                               any_of(named("于贝尔"), mentioning("于贝尔")),
                                               not_(named("噩梦之苦痛"))))))),
         standing(monsters(YOU, MONSTERS, FACE_UP, series("于贝尔")), draws_attacks(MUST),
                  in_=SPELLS),
         standing(monsters(YOU, MONSTERS, FACE_UP, series("于贝尔")), passes_battle_damage_on(),
                  in_=SPELLS),
         mentions=("于贝尔",)),
)
# fmt: on
