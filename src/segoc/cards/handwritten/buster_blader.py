"""Buster Blader."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(3428069, monster("使破坏剑的高手-破坏之剑士", "破壊剣の使い手－バスター・ブレイダー",
                          "Buster Blader, the Destruction Swordmaster",
                          EARTH, WARRIOR, level=7, atk=2600, defense=2300, effect=True),
         standing(THIS, name_is("破坏之剑士"), in_=MONSTERS | GY),
         trigger(if_=destroyed(monsters(OPPONENT, MONSTERS), BATTLE | EFFECT, to=GY),
                 targets=target(THAT), do=equip(TARGET, THIS)),
         # Whose card it is isn't said: a cost is paid with the own ones (EFX-033).
         ignition(limit=ONCE_PER_TURN,
                  cost=send_to_gy(choose(among(equipped_to_this(by_own_effect=False),
                                               MONSTER_CARD))),
                  do=destroy(monsters(OPPONENT, MONSTERS, FACE_UP, same_race(PAID)))),
         series=("破坏剑", "破坏之剑士")),

    card(78348934, quick_play_spell("破坏剑士的宿命", "破壊剣士の宿命",
                                    "Karma of the Destruction Swordsman"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP,
                                            series("破坏之剑士", "破坏剑"))),
                    targets=target(monsters(OPPONENT, GY), 1, 3, matching=SAME_RACE),
                    do=and_(banish(TARGET),
                            apply(choose(monsters(YOU, MONSTERS, FACE_UP,
                                                  series("破坏之剑士", "破坏剑"))),
                                  plus_atk(times(count(DONE), 500)),
                                  plus_def(times(count(DONE), 500)), until=TURN_END))),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                  cost=discard(choose(cards(YOU, HAND, series("破坏剑")))), do=to_hand(THIS)),
         series=("破坏剑",)),

    card(78193831, monster("破坏之剑士", "バスター・ブレイダー", "Buster Blader",
                           EARTH, WARRIOR, level=7, atk=2600, defense=2300, effect=True),
         standing(THIS, plus_atk(times(count(monsters(OPPONENT, MONSTERS | GY, FACE_UP,
                                                      race(DRAGON))), 500))),
         series=("破坏之剑士",), aliases=("破坏剑士",)),

    card(98502113, monster("超魔导剑士-黑魔导剑士", "超魔導剣士－ブラック・パラディン",
                           "Dark Paladin",
                           DARK, SPELLCASTER, level=8, atk=2900, defense=2400, effect=True,
                           words=FUSION),
         text(only_by(BY_FUSION)),
         standing(THIS, plus_atk(times(count(monsters(EITHER, MONSTERS | GY, FACE_UP,
                                                      race(DRAGON))), 500))),
         quick(when=activated(SPELL_CARD), cost=discard(choose(cards(YOU, HAND))),
               do=provided(exists(among(THIS, FACE_UP)),
                           and_(negate_activation(), destroy(THAT)))),
         materials=fusion_materials(part(1, named("黑魔术师")), part(1, named("破坏之剑士"))),
         series=("魔导",)),

    card(41940225, quick_play_spell("破坏剑士融合", "破壊剣士融合", "Destruction Swordsman Fusion"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    do=fusion_summon(made_of("破坏之剑士"),
                                     using=all_of(monsters(YOU, HAND | MONSTERS),
                                                  monsters(OPPONENT, MONSTERS)))),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                  cost=send_to_gy(choose(cards(YOU, HAND))), do=to_hand(THIS)),
         series=("融合", "破坏剑"),
         mentions=("破坏之剑士",)),
)
# fmt: on
