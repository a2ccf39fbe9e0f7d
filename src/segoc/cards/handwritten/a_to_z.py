"""The Union Monsters from A to Z, and what is assembled from them."""

from segoc.cards.vocabulary import *


def _union() -> tuple[Effect, Effect, Effect]:
    """Equipped to a LIGHT Machine monster, destroyed in its place, and Special Summoned again."""
    return (
        ignition(limit=ONCE_PER_TURN, shared=True,
                 targets=target(monsters(YOU, MONSTERS, FACE_UP, race(MACHINE), attribute(LIGHT),
                                         other_than(THIS)),
                                still=(FACE_UP, controlled_by(YOU))),
                 do=equip(THIS, TARGET)),
        instead(DESTROY, EQUIPPED_BY_ITSELF, destroy(THIS), must=True, in_=FIELD),
        ignition(in_=SPELLS, limit=ONCE_PER_TURN, shared=True, only_if=exists(EQUIPPED),
                 do=special_summon(THIS)),
    )  # fmt: skip


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(30012506, monster("A-突击核", "Ａ－アサルト・コア", "A-Assault Core",
                           LIGHT, MACHINE, level=4, atk=1900, defense=200, words=UNION),
         *_union(),
         standing(EQUIPPED, unaffected_by(of_player(OPPONENT), of_kind(MONSTER),
                                          other_than(EQUIPPED)), in_=SPELLS),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=to_hand(choose(monsters(YOU, GY, of_types(UNION), other_than(THIS))))),
         labels=(1, 1, 1, 2, 3)),

    card(77411244, monster("B-破坏龙兽", "Ｂ－バスター・ドレイク", "B-Buster Drake",
                           LIGHT, MACHINE, level=4, atk=1500, defense=1800, words=UNION),
         *_union(),
         standing(EQUIPPED, unaffected_by(of_player(OPPONENT), of_kind(SPELL)), in_=SPELLS),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=to_hand(choose(monsters(YOU, DECK, of_types(UNION))))),
         labels=(1, 1, 1, 2, 3)),

    card(3405259, monster("C-粉碎翼龙", "Ｃ－クラッシュ・ワイバーン", "C-Crush Wyvern",
                          LIGHT, MACHINE, level=4, atk=1200, defense=2000, words=UNION),
         *_union(),
         standing(EQUIPPED, unaffected_by(of_player(OPPONENT), of_kind(TRAP)), in_=SPELLS),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=special_summon(choose(monsters(YOU, HAND, of_types(UNION))))),
         labels=(1, 1, 1, 2, 3)),

    card(1561110, monster("ABC-神龙歼灭者", "ＡＢＣ－ドラゴン・バスター", "ABC-Dragon Buster",
                          LIGHT, MACHINE, level=8, atk=3000, defense=2800, effect=True,
                          words=FUSION),
         text(only_by(BY_PROCEDURE), in_=EXTRA),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD | GY), to=BANISHED)),
         quick(limit=ONCE_PER_TURN, cost=discard(choose(cards(YOU, HAND))),
               targets=target(cards(EITHER, FIELD)), do=banish(TARGET)),
         quick(only_if=turn_of(OPPONENT), cost=tribute(THIS),
               targets=target(monsters(YOU, BANISHED, of_types(UNION), race(MACHINE),
                                       attribute(LIGHT)), 3, matching=OTHER_TITLE),
               do=special_summon(TARGET)),
         materials=fusion_materials(part(1, named("A-突击核")), part(1, named("B-破坏龙兽")),
                                    part(1, named("C-粉碎翼龙")))),
)
# fmt: on
