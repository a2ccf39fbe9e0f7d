"""Plain names: players, places, positions, reasons, ways to be summoned, limits, durations,
and cards by reference."""

from typing import Final

from segoc.effects import activations, fates, naming, pointing
from segoc.effects import filters as fl
from segoc.effects.columns import NearColumn
from segoc.effects.each import Each
from segoc.effects.fates import CameLater, DestroyedThisTurn, InMainZone, SetOfLate
from segoc.effects.fighting import Attacking, BattledThisTurn, HasAttacked
from segoc.effects.linking import InExtraLink, InLinkState, PointedTo
from segoc.effects.noting import NotedColumn, NotedName, WasEquipped
from segoc.effects.phases import InBattle

# What is activated.
MONSTER_EFFECT: Final = activations.MONSTER_EFFECT
SPELL_CARD: Final = activations.SPELL_CARD
TRAP_CARD: Final = activations.TRAP_CARD
SPELL_EFFECT: Final = activations.SPELL_EFFECT
TRAP_EFFECT: Final = activations.TRAP_EFFECT
ANY_ACTIVATION: Final = MONSTER_EFFECT | SPELL_CARD | TRAP_CARD | SPELL_EFFECT | TRAP_EFFECT

# Cards, by reference.
THIS: Final = pointing.This()
TARGET: Final = pointing.Targets()
THAT: Final = pointing.That()
EACH: Final = Each()
PAID: Final = pointing.Paid()
DONE: Final = pointing.Done()
REVEALED: Final = pointing.Revealed()
ATTACKER: Final = pointing.Attacker()
ATTACKED: Final = pointing.Attacked()
LINKED: Final = pointing.Linked()
EQUIPPED: Final = pointing.Equipped()
EQUIPPED_BY_ITSELF: Final = pointing.Equipped(True)

WAS_EQUIPPED: Final = WasEquipped()

# Filters without a parameter.
OF_NOTED_NAME: Final = NotedName()
IN_NOTED_COLUMN: Final = NotedColumn()
BATTLING: Final = InBattle()
FACE_UP: Final = fl.Facing(True)
FACE_DOWN: Final = fl.Facing(False)
OTHER_NAME: Final = naming.OtherName()
IS_THIS: Final = fl.IsThis()
MONSTER_CARD: Final = fl.MonsterCard()
BATTLED_THIS_TURN: Final = BattledThisTurn()
DESTROYED_THIS_TURN: Final = DestroyedThisTurn()
CAME_LATER: Final = CameLater()
IN_MAIN_ZONE: Final = InMainZone()
NEAR_COLUMN: Final = NearColumn()
SET_OF_LATE: Final = SetOfLate()
NORMAL_MONSTER: Final = fl.NormalMonster()
TO_BE_DESTROYED: Final = fates.Doomed()
ATTACKING: Final = Attacking()
ATTACKED_THIS_TURN: Final = HasAttacked()
IS_LINKED: Final = InLinkState(False)
IS_CO_LINKED: Final = InLinkState(True)
IN_EXTRA_LINK: Final = InExtraLink()
POINTED_TO: Final = PointedTo()
