"""Gladiators: 剑斗."""

from segoc.cards.vocabulary import *

# Special Summoned by a Gladiator Beast.
BROUGHT: Final = summoned(THIS, SPECIAL, by_effect_of=(of_kind(MONSTER), series("剑斗兽")))


def _tags_out() -> Effect:
    """After a battle, another Gladiator Beast comes for it."""
    return trigger(when=battle_phase_ends(),
                   only_if=exists(among(THIS, BATTLED_THIS_TURN)), cost=to_deck(THIS),
                   do=special_summon(choose(monsters(YOU, DECK, series("剑斗兽"),
                                                     OTHER_NAME))))  # fmt: skip


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(52394047, continuous_trap("剑斗海战", "剣闘海戦", "Gladiator Naumachia"),
         activation(),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP), must_attack(),
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("剑斗兽"))), in_=SPELLS),
         quick(limit=ONCE_PER_TURN,
               cost=to_deck(choose(monsters(YOU, HAND | GY, series("剑斗兽")))),
               targets=target(monsters(YOU, MONSTERS, FACE_UP, series("剑斗兽"))),
               do=apply(TARGET, plus_atk(def_of(TARGET, original=True)), until=TURN_END),
               in_=SPELLS),
         trigger(if_=destroyed(THIS, EFFECT, from_=SPELLS),
                 do=apply(YOU, all_are(monsters(YOU, MONSTERS, series("剑斗兽")),
                                       cannot(DESTROY, BATTLE)), until=TURN_END)),
         series=("剑斗",)),

    card(90582719, monster("剑斗兽 独眼斗", "剣闘獣アンダル", "Gladiator Beast Andal",
                           EARTH, BEAST_WARRIOR, level=4, atk=1900, defense=1500),
         series=("剑斗", "剑斗兽")),

    card(78868776, monster("剑斗兽 绳斗", "剣闘獣ラクエル", "Gladiator Beast Laquari",
                           FIRE, BEAST_WARRIOR, level=4, atk=1800, defense=400, effect=True),
         each_time(BROUGHT, do=apply(THIS, original_atk(2100))),
         _tags_out(), series=("剑斗", "剑斗兽")),

    card(5975022, monster("剑斗兽 鱼斗", "剣闘獣ムルミロ", "Gladiator Beast Murmillo",
                          WATER, FISH, level=3, atk=800, defense=400, effect=True),
         trigger(must=True, when=BROUGHT,
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP), still=(FACE_UP,)),
                 do=destroy(TARGET)),
         _tags_out(), series=("剑斗", "剑斗兽")),

    card(41470137, monster("剑斗兽 枪斗", "剣闘獣ベストロウリィ", "Gladiator Beast Bestiari",
                           WIND, WINGED_BEAST, level=4, atk=1500, defense=800, effect=True),
         trigger(must=True, if_=BROUGHT,
                 targets=target(spells_and_traps(EITHER, FIELD)), do=destroy(TARGET)),
         _tags_out(), series=("剑斗", "剑斗兽")),

    card(50893987, monster("剑斗兽 老虎", "剣闘獣ティゲル", "Gladiator Beast Tygerius",
                           EARTH, BEAST, level=4, atk=1800, defense=800, effect=True),
         text(no_material_for(AS_FUSION_MATERIAL)),
         trigger(when=BROUGHT,
                 cost=discard(choose(cards(YOU, HAND, series("剑斗兽")))),
                 do=to_hand(choose(monsters(YOU, DECK, series("剑斗兽"))))),
         series=("剑斗", "剑斗兽")),

    card(48156348, monster("剑斗兽 凯撒", "剣闘獣ガイザレス", "Gladiator Beast Gyzarus",
                           DARK, WINGED_BEAST, level=6, atk=2400, defense=1500, effect=True,
                           words=FUSION),
         text(only_by(BY_PROCEDURE), in_=EXTRA),
         own_summon(from_=EXTRA, by=use_listed(monsters(YOU, MONSTERS), to=DECK)),
         trigger(when=summoned(THIS, SPECIAL), targets=target(cards(EITHER, FIELD), 1, 2),
                 do=destroy(TARGET)),
         trigger(when=battle_phase_ends(),
                 only_if=exists(among(THIS, BATTLED_THIS_TURN)), cost=to_deck(THIS),
                 do=special_summon(choose(monsters(YOU, DECK, series("剑斗兽"),
                                                   not_(named("剑斗兽 枪斗"))), 2))),
         materials=fusion_materials(part(1, named("剑斗兽 枪斗")), part(1, series("剑斗兽"))),
         series=("剑斗", "剑斗兽"),
         mentions=("融合",)),

    card(30864377, monster("剑斗兽总监 主斗", "剣闘獣総監エーディトル",
                           "Gladiator Beast Tamer Editor",
                           DARK, BEAST_WARRIOR, level=8, atk=2400, defense=3000, effect=True,
                           words=FUSION),
         text(only_by(BY_PROCEDURE), in_=EXTRA),
         own_summon(from_=EXTRA, by=use_listed(monsters(YOU, MONSTERS), to=DECK)),
         text(no_material_for(AS_FUSION_MATERIAL)),
         ignition(limit=ONCE_PER_TURN,
                  do=special_summon(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                    series("剑斗兽"), OTHER_NAME)),
                                    ignoring_conditions=True)),
         trigger(when=battle_phase_ends(),
                 cost=to_deck(choose(monsters(YOU, MONSTERS, FACE_UP, series("剑斗兽"),
                                              BATTLED_THIS_TURN))),
                 do=special_summon(choose(monsters(YOU, DECK, series("剑斗兽"))))),
         materials=fusion_materials(part(2, level(5), series("剑斗兽"))),
         series=("剑斗", "剑斗兽"),
         mentions=("融合",)),

    card(66290900, quick_play_spell("团结的剑斗兽", "団結する剣闘獣", "Gladiator Beast United"),
         activation(limit=ONE_PER_TURN, only_if=in_battle_phase(),
                    all_turn=(all_are(monsters(YOU, MONSTERS, not_(series("剑斗兽"))),
                                      cannot(DECLARE_ATTACK)),),
                    do=summon_with_listed(series("剑斗兽"),
                                          using=monsters(YOU, HAND | MONSTERS | GY), to=DECK)),
         series=("剑斗", "剑斗兽")),

    card(55136228, quick_play_spell("剑斗兽的底力", "剣闘獣の底力", "Indomitable Gladiator Beast"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP, series("剑斗兽"))),
                    do=apply(TARGET, plus_atk(500), until=TURN_END)),
         ignition(in_=GY,
                  cost=to_deck(choose(cards(YOU, GY, series("剑斗兽"), other_than(THIS)), 2)),
                  do=to_hand(THIS)),
         series=("剑斗", "剑斗兽")),
)
# fmt: on
