"""Verbs: what is done to cards and by players, as far as effects can forbid or replace it."""

from typing import Final

# Done to a card.
DESTROY: Final = 1
BANISH: Final = 2
SEND_TO_GY: Final = 3
TO_HAND: Final = 4
TO_DECK: Final = 5
DISCARD: Final = 6
TRIBUTE: Final = 7
DETACH: Final = 8
DRAW: Final = 9
SPECIAL_SUMMON: Final = 10
CHANGE_POSITION: Final = 11
SET: Final = 12
# Done by monsters and players.
ATTACK: Final = 13
ACTIVATE: Final = 14
NORMAL_SUMMON: Final = 15
DAMAGE: Final = 16
# Its control changes.
CONTROL: Final = 17
# It is chosen as a target.
BE_TARGETED: Final = 18
# A player conducts it.
BATTLE_PHASE: Final = 19
# It is summoned by its own procedure, without an effect; it is used as a material.
PROCEDURE: Final = 20
MATERIAL: Final = 21
# It is activated as a Spell or Trap Card, unlike an effect of it.
ACTIVATE_CARD: Final = 22
# A player Flip Summons it.
FLIP_SUMMON: Final = 23
# A player Pendulum Summons it.
PENDULUM_SUMMON: Final = 24
# It is added to the Extra Deck, face-up.
TO_EXTRA: Final = 25
# It attacks the opponent directly.
DIRECT_ATTACK: Final = 26
# It is attacked.
BE_ATTACKED: Final = 27
# A player conducts it.
MAIN_PHASE_1: Final = 28
# A player answers its activation with another one.
ANSWER: Final = 29
# A player conducts it.
DRAW_PHASE: Final = 30
# It declares an attack: what has been declared goes on (BAT-091).
DECLARE_ATTACK: Final = 31

# What using a card is. To spend it, to Tribute it or to do something to it is not.
USES: Final = (  # bits
    1 << ACTIVATE  # EFX-302, EFX-303, EFX-304
    | 1 << SET  # EFX-302, EFX-303
    | 1 << NORMAL_SUMMON  # EFX-303
    | 1 << PROCEDURE  # EFX-303
    | 1 << MATERIAL  # EFX-303
    | 1 << ATTACK  # EFX-303
    | 1 << CHANGE_POSITION  # EFX-303
    | 1 << SPECIAL_SUMMON  # EFX-305, EFX-306
)

# That it can't be targeted, or can't activate its effects, is no effect on a card: it holds for
# what is unaffected, too.
NO_EFFECT_ON_IT: Final = 1 << BE_TARGETED | 1 << ACTIVATE  # bits

# Coming to the field, face-up, as a monster.
SUMMONS: Final = 1 << NORMAL_SUMMON | 1 << SPECIAL_SUMMON | 1 << FLIP_SUMMON  # bits

VERB_NAMES: Final[list[str]] = [
    "",
    "destroy",
    "banish",
    "send to gy",
    "to hand",
    "to deck",
    "discard",
    "tribute",
    "detach",
    "draw",
    "special summon",
    "change position",
    "set",
    "attack",
    "activate",
    "normal summon",
    "damage",
    "control",
    "target",
    "battle phase",
    "procedure",
    "material",
    "activate card",
    "flip summon",
    "pendulum summon",
    "to extra deck",
    "direct attack",
    "be attacked",
    "main phase 1",
    "answer",
    "draw phase",
    "declare an attack",
]
