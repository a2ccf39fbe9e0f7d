"""Plain names: players, places, positions, reasons, ways to be summoned, limits, durations."""

from typing import Final

from segoc.effects import players
from segoc.kernel.language import effect as ef, entry as en
from segoc.kernel.picture import matching
from segoc.kernel.table import event as ev, places

# Players, seen from the one whose effect it is.
YOU: Final = players.YOU
OPPONENT: Final = players.OPPONENT
EITHER: Final = players.EITHER
TURN_PLAYER: Final = players.TURN_PLAYER
OTHER_PLAYER: Final = players.OTHER_PLAYER

# Places, as bits.
HAND: Final = 1 << places.HAND
DECK: Final = 1 << places.DECK
GY: Final = 1 << places.GRAVEYARD
BANISHED: Final = 1 << places.BANISHED
EXTRA: Final = 1 << places.EXTRA_DECK
MONSTERS: Final = 1 << places.MONSTER_ZONE
SPELLS: Final = 1 << places.SPELL_ZONE
PENDULUM_ZONE: Final = 1 << places.PENDULUM_ZONE
FIELD_ZONE: Final = 1 << places.FIELD_ZONE
UNDER: Final = 1 << places.UNDER
FIELD: Final = MONSTERS | SPELLS | PENDULUM_ZONE | FIELD_ZONE
ANYWHERE: Final = HAND | DECK | GY | BANISHED | EXTRA | FIELD
# Also as material, and in the act of being summoned or activated.
EVERYWHERE: Final = ANYWHERE | UNDER | 1 << places.IN_THE_ACT

# Positions, and reasons as bits.
ATTACK_POSITION: Final = places.ATTACK
DEFENSE_POSITION: Final = places.DEFENSE
FACE_DOWN_DEFENSE: Final = places.FACE_DOWN_DEFENSE
# As bits: face-up, in whichever the player likes.
EITHER_POSITION: Final = places.EITHER_POSITION
BATTLE: Final = 1 << ev.BY_BATTLE
EFFECT: Final = 1 << ev.BY_EFFECT
NOT_BATTLE: Final = sum(1 << why for why in range(1, len(ev.WHY_NAMES))) & ~BATTLE
# The reason for which something is Tributed for a Tribute Summon.
FOR_TRIBUTE_SUMMON: Final = 1 << ev.FOR_SUMMON
COST: Final = 1 << ev.AS_COST
OPPONENTS_EFFECT: Final = 1 << ev.BY_OPPONENT
# By an effect of the card itself: it returns to a Deck so.
OWN_EFFECT: Final = 1 << ev.BY_ITSELF

# Ways to be summoned, as bits.
NORMAL: Final = 1 << ev.NORMAL_SUMMON | 1 << ev.TRIBUTE_SUMMON | 1 << ev.GEMINI_SUMMON
NORMAL_SET: Final = 1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET
BY_TRIBUTE: Final = 1 << ev.TRIBUTE_SUMMON
BY_FLIP: Final = 1 << ev.FLIP_SUMMON
SPECIAL: Final = ev.SPECIAL_WAYS
BY_PROCEDURE: Final = 1 << ev.SPECIAL_SUMMON
BY_FUSION: Final = 1 << ev.FUSION_SUMMON
BY_LINK: Final = 1 << ev.LINK_SUMMON
BY_PENDULUM: Final = 1 << ev.PENDULUM_SUMMON
BY_RITUAL: Final = 1 << ev.RITUAL_SUMMON
BY_SYNCHRO: Final = 1 << ev.SYNCHRO_SUMMON
BY_XYZ: Final = 1 << ev.XYZ_SUMMON
# As Fusion Material, in a Fusion Summon or in the own procedure of a Fusion Monster.
AS_FUSION_MATERIAL: Final = BY_FUSION | BY_PROCEDURE
ANY_SUMMON: Final = ev.ANY_SUMMON

# How often.
ONCE_PER_TURN: Final = ef.ONCE_A_TURN
ONCE_PER_TURN_BY_NAME: Final = ef.ONCE_A_TURN_BY_NAME
ONCE_PER_CHAIN: Final = ef.ONCE_A_CHAIN
ONE_PER_TURN: Final = ef.ONE_A_TURN
ONCE_PER_DUEL_BY_NAME: Final = ef.ONCE_A_DUEL_BY_NAME
TWICE_PER_TURN: Final = ef.TWICE_A_TURN
ONCE_WHILE_FACE_UP: Final = ef.ONCE_FACE_UP

# How damage is changed.
ZERO: Final = en.ZERO
HALVED: Final = en.HALVED
DOUBLED: Final = en.DOUBLED
HEALED: Final = en.HEALED

# How a monster draws attacks.
ONLY: Final = en.ONLY
MUST: Final = en.MUST
IF_IT_ATTACKS: Final = en.IF_IT_ATTACKS
ABOVE_ALL: Final = en.ABOVE_ALL

# How targets go together.
SAME_LEVEL: Final = matching.SAME_LEVEL
SAME_RACE: Final = matching.SAME_RACE
SAME_ATTRIBUTE: Final = matching.SAME_ATTRIBUTE
OTHER_RACE: Final = matching.OTHER_RACE
OTHER_TITLE: Final = matching.OTHER_TITLE
EACH_PLAYERS: Final = matching.EACH_PLAYERS
EACH_CHOOSES: Final = matching.EACH_CHOOSES
FIELD_AND_GY: Final = matching.FIELD_AND_GY
MENTIONED: Final = matching.MENTIONED

# How long.
WHILE_FACE_UP: Final = en.WHILE_FACE_UP
TURN_END: Final = en.UNTIL_END_OF_TURN
NEXT_TURN_END: Final = en.UNTIL_END_OF_NEXT_TURN
END_OF_DAMAGE_STEP: Final = en.UNTIL_DAMAGE_STEP
CALCULATION_END: Final = en.UNTIL_CALCULATION
THIS_END_PHASE: Final = en.UNTIL_END_PHASE
UNLINKED: Final = en.WHILE_LINKED
FOR_GOOD: Final = en.FOR_GOOD
NEXT_STANDBY_PHASE: Final = en.UNTIL_STANDBY_PHASE
NEXT_OWN_TURN: Final = en.UNTIL_OWN_TURN_IS_OVER
THIRD_OWN_TURN: Final = en.UNTIL_THIRD_OWN_TURN
OWN_END_PHASE: Final = en.UNTIL_OWN_END_PHASE
NEXT_BATTLE_PHASE: Final = en.UNTIL_BATTLE_PHASE_IS_OVER
