"""Traps that make Tokens like other monsters: 克隆复制, 物理分身."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    # What the Token's ATK and DEF are doesn't stand in the text: originally they are 0.
    card(86871614, normal_trap("克隆复制", "クローン複製", "Cloning"),
         activation(when=summoned(monsters(OPPONENT), NORMAL | BY_FLIP, who=OPPONENT),
                    targets=target(among(THAT, FACE_UP, level(1)), still=(FACE_UP,)),
                    do=provided(
                        exists(TARGET),
                        and_(special_summon_token(
                            "克隆衍生物",
                            with_=(original_race_as(TARGET, original=True),
                                   original_attribute_as(TARGET, original=True),
                                   original_level(level_of(TARGET, original=True)),
                                   set_atk(atk_of(TARGET, original=True)),
                                   set_def(def_of(TARGET, original=True)),
                                   gains(each_time(destroyed(LINKED, to=GY),
                                                   do=destroy(THIS), in_=FIELD)))),
                             link_with(DONE, TARGET)))),
         tokens=(Token("克隆衍生物", "クローントークン", "Clone Token"),)),

    card(63442604, normal_trap("物理分身", "物理分身", "Physical Double"),
         activation(only_if=turn_of(OPPONENT),
                    targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, level(1)),
                                   still=(FACE_UP,)),
                    do=provided(
                        exists(TARGET),
                        then(special_summon_token(
                            "幻觉衍生物",
                            with_=(original_level(level_of(TARGET)), original_race_as(TARGET),
                                   original_attribute_as(TARGET),
                                   set_atk(atk_of(TARGET)), set_def(def_of(TARGET)))),
                             in_end_phase(destroy(DONE))))),
         tokens=(Token("幻觉衍生物", "ミラージュトークン", "Mirage Token"),)),
)
# fmt: on
