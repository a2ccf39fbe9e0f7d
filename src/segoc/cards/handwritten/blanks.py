"""Cards that do nothing: our own filler for set-ups, tests and random duels.

They aren't cards of the game: their passcodes start at 900000001, where it has
none, and `filler` keeps them out of players' Decks (SEG-006).
"""

from segoc.cards.vocabulary import *

FIRST_CODE: Final = 900000001


def _effect_monster(level: int) -> Face:
    """An Effect Monster without effect; its ATK and DEF tell its Level."""
    return monster(
        f"空白{level}星效果怪兽",
        f"空白のレベル{level}効果モンスター",
        f"Blank Level {level} Effect Monster",
        EARTH,
        ROCK,
        level=level,
        atk=100 * level,
        defense=100 * level,
        effect=True,
    )


# fmt: off
_FACES: Final[tuple[Face, ...]] = (
    *(_effect_monster(level) for level in range(1, 13)),
    monster("空白反转怪兽", "空白のリバースモンスター", "Blank Flip Monster",
            EARTH, ROCK, level=4, atk=400, defense=400, words=FLIP),
    normal_spell("空白通常魔法", "空白の通常魔法", "Blank Normal Spell"),
    ritual_spell("空白仪式魔法", "空白の儀式魔法", "Blank Ritual Spell"),
    continuous_spell("空白永续魔法", "空白の永続魔法", "Blank Continuous Spell"),
    equip_spell("空白装备魔法", "空白の装備魔法", "Blank Equip Spell"),
    field_spell("空白场地魔法", "空白のフィールド魔法", "Blank Field Spell"),
    quick_play_spell("空白速攻魔法", "空白の速攻魔法", "Blank Quick-Play Spell"),
    normal_trap("空白通常陷阱", "空白の通常罠", "Blank Normal Trap"),
    continuous_trap("空白永续陷阱", "空白の永続罠", "Blank Continuous Trap"),
    counter_trap("空白反击陷阱", "空白のカウンター罠", "Blank Counter Trap"),
    monster("空白融合怪兽", "空白の融合モンスター", "Blank Fusion Monster",
            EARTH, ROCK, level=8, atk=800, defense=800, words=FUSION),
    monster("空白同调怪兽", "空白のシンクロモンスター", "Blank Synchro Monster",
            EARTH, ROCK, level=8, atk=800, defense=800, words=SYNCHRO),
    monster("空白超量怪兽", "空白のエクシーズモンスター", "Blank Xyz Monster",
            EARTH, ROCK, rank=4, atk=400, defense=400),
    monster("空白连接怪兽", "空白のリンクモンスター", "Blank Link Monster",
            EARTH, ROCK, link=2, arrows=BOTTOM_LEFT | BOTTOM_RIGHT, atk=200),
)
# fmt: on

# Saved duels hold passcodes: new blanks go to the end.
CARDS: Final[tuple[Definition, ...]] = tuple(
    card(code, face, filler=True) for code, face in enumerate(_FACES, FIRST_CODE)
)
