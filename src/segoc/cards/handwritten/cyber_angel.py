"""Cyber Angels: 电子化天使."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(39618799, monster("电子化天使-荼吉尼-", "サイバー・エンジェル－荼吉尼－",
                           "Cyber Angel Dakini",
                           LIGHT, FAIRY, level=8, atk=2700, defense=2400, effect=True,
                           words=RITUAL),
         trigger(if_=summoned(THIS, BY_RITUAL),
                 do=must(OPPONENT, send_to_gy(choose(monsters(OPPONENT, MONSTERS),
                                                     by=OPPONENT)))),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_types(RITUAL)), pierces()),
         trigger(if_=phase_began(YOU, END_PHASE),
                 targets=target(cards(YOU, GY, any_of(
                     named("机械天使的仪式"), both_of(of_kind(MONSTER), of_types(RITUAL))))),
                 do=to_hand(TARGET)),
         series=("电子", "电子化天使")),

    card(39996157, ritual_spell("机械天使的仪式", "機械天使の儀式", "Machine Angel Ritual"),
         activation(do=ritual_summon(series("电子化天使"))),
         instead(DESTROY, monsters(YOU, MONSTERS, FACE_UP, attribute(LIGHT)), banish(THIS),
                 together=True, in_=GY),
         series=("机械天使",)),

    card(99427357, monster("电子化天使-那沙帝弥-", "サイバー・エンジェル－那沙帝弥－",
                           "Cyber Angel Natasha",
                           LIGHT, FAIRY, level=5, atk=1000, defense=1000, effect=True,
                           words=RITUAL),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(YOU, MONSTERS, FACE_UP), still=(FACE_UP,)),
                  do=gain_lp(YOU, half(atk_of(TARGET)))),
         trigger(when=chosen_to_be_attacked(monsters(YOU, MONSTERS, of_types(RITUAL))),
                 do=negate_attack()),
         ignition(in_=GY,
                  cost=banish(choose(monsters(YOU, GY, series("电子化天使"), other_than(THIS)))),
                  targets=target(monsters(OPPONENT, MONSTERS)),
                  do=and_(special_summon(THIS), take_control(TARGET))),
         series=("电子", "电子化天使"),
         mentions=("机械天使的仪式",)),
)
# fmt: on
