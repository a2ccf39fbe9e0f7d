"""Blue-Eyes, 青眼, ブルーアイズ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(2129638, monster("青眼双爆裂龙", "青眼の双爆裂龍", "Blue-Eyes Twin Burst Dragon",
                          LIGHT, DRAGON, level=10, atk=3000, defense=2500, effect=True,
                          words=FUSION),
         text(only_by(BY_FUSION | BY_PROCEDURE)),
         own_summon(from_=EXTRA, by=use_listed(monsters(YOU, MONSTERS), to=GY)),
         standing(THIS, cannot(DESTROY, why=BATTLE)),
         standing(THIS, attacks(2, on_monsters=True)),
         trigger(if_=attacks_in(DAMAGE_STEP_END, THIS),
                 only_if=exists(among(foe(THIS), controlled_by(OPPONENT),
                                      not_(TO_BE_DESTROYED))),
                 do=banish(foe(THIS))),
         materials=fusion_materials(part(2, named("青眼白龙"))),
         series=("青眼",)),
)
# fmt: on
