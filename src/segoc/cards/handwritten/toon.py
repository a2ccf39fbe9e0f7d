"""Toon monsters, 卡通怪兽, トゥーンモンスター, and the world that they live in.

"Toon" on the type line gives no rule (SEG-086): what they do is written on each of them.
"""

from segoc.cards.vocabulary import *


def _world(whose: int) -> Cards:
    return cards(whose, FIELD, FACE_UP, named("卡通世界"))


def _toons_against_you() -> Cards:
    return monsters(OPPONENT, MONSTERS, FACE_UP, of_types(TOON))


def _rests_when(ways: int) -> Effect:
    """It can't attack in the turn in which it was summoned so."""
    summoned: Condition = exists(among(THIS, summoned_this_turn(ways)))
    return standing(THIS, cannot(ATTACK), only_if=summoned)


def _goes_with_the_world() -> Effect:
    return each_time(destroyed(_world(EITHER)), destroy(THIS))


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15259703, continuous_spell("卡通世界", "トゥーン・ワールド", "Toon World"),
         activation(cost=pay_lp(1000)),
         series=("卡通",)),

    card(42386471, monster("卡通双生精灵", "トゥーン・ヂェミナイ・エルフ", "Toon Gemini Elf",
                           EARTH, SPELLCASTER, level=4, atk=1900, defense=900, effect=True,
                           words=TOON),
         _rests_when(ANY_SUMMON),
         standing(THIS, attacks_directly(),
                  only_if=all_so(exists(_world(YOU)), none(_toons_against_you()))),
         trigger(when=battle_damage(OPPONENT, THIS),
                 do=discard(at_random(cards(OPPONENT, HAND)))),
         _goes_with_the_world(),
         series=("卡通",)),

    card(65458948, monster("卡通人鱼", "トゥーン・マーメイド", "Toon Mermaid",
                           WATER, AQUA, level=4, atk=1400, defense=1500, effect=True,
                           words=TOON | SPECIAL_SUMMON_MONSTER),
         own_summon(only_if=exists(_world(YOU))),
         _rests_when(SPECIAL),
         standing(THIS, pays_to_attack(500)),
         standing(THIS, attacks_directly(), only_if=none(_toons_against_you())),
         standing(THIS, attacks_only(FACE_UP, of_types(TOON)),
                  only_if=exists(_toons_against_you())),
         _goes_with_the_world(),
         series=("卡通",),
         labels=(0, 1, 2, 3, 3, 4)),
)
# fmt: on
