"""The Black Flame Dragons of Horus."""

from segoc.cards.vocabulary import *

SERIES: Final = ("LV", "荷鲁斯", "荷鲁斯之黑炎龙")

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(11224103, monster("荷鲁斯之黑炎龙 LV6", "ホルスの黒炎竜 ＬＶ６",
                           "Horus the Black Flame Dragon LV6",
                           FIRE, DRAGON, level=6, atk=2300, defense=1600, effect=True),
         standing(THIS, unaffected_by(of_kind(SPELL))),
         each_time(destroyed_by_battle(THIS, monsters()),
                   do=apply(THIS, gains(trigger(
                       when=phase_began(EITHER, END_PHASE), cost=send_to_gy(THIS),
                       do=special_summon(choose(monsters(YOU, HAND | DECK,
                                                         named("荷鲁斯之黑炎龙 LV8")))))),
                            until=TURN_END)),
         series=SERIES, aliases=("黑炎龙 LV6",)),

    card(48229808, monster("荷鲁斯之黑炎龙 LV8", "ホルスの黒炎竜 ＬＶ８",
                           "Horus the Black Flame Dragon LV8",
                           FIRE, DRAGON, level=8, atk=3000, defense=1800, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of("荷鲁斯之黑炎龙 LV6")),
         quick(when=activated(SPELL_CARD),
               do=and_(negate_activation(), destroy(THAT))),
         series=SERIES, aliases=("黑炎龙 LV8",)),
)
# fmt: on
