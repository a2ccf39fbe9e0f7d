"""Cards by reference, filters and numbers that need nothing said, and what is activated."""

from typing import Final

from segoc.effects import activations, card_history, filters as fl, naming, references
from segoc.effects.announcements import AnnouncedName, AnnouncedNumber, AttributeChecked
from segoc.effects.branches import COINS, DICE, Outcome
from segoc.effects.card_history import CameLater, DestroyedThisTurn, InMainZone, SetOfLate
from segoc.effects.columns import NearColumn
from segoc.effects.control_changes import PassedThisTurn
from segoc.effects.each import Each
from segoc.effects.fighting import Attacking, BattledThisTurn, HasAttacked, HasDeclared
from segoc.effects.fusing_later import Foreseen
from segoc.effects.fusion_tributes import MadeOfPaid
from segoc.effects.linking import InExtraLink, InLinkState, PointedTo
from segoc.effects.noted import NotedColumn, NotedName, WasEquipped
from segoc.effects.pendulums import ScaleChanged
from segoc.effects.phases import InBattle
from segoc.effects.tributes import OfTributedKind
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.language.node import Filter, Number

# Of the Attribute that was checked or announced.
OF_CHECKED_ATTRIBUTE: Filter = AttributeChecked()
# Called as was announced.
OF_ANNOUNCED_NAME: Filter = AnnouncedName()
# Originally called so.
ORIGINALLY_OF_ANNOUNCED_NAME: Filter = AnnouncedName(True)
# The number that was announced.
ANNOUNCED_NUMBER: Number = AnnouncedNumber()
# What is activated.
MONSTER_EFFECT: Final = activations.MONSTER_EFFECT
SPELL_CARD: Final = activations.SPELL_CARD
TRAP_CARD: Final = activations.TRAP_CARD
SPELL_EFFECT: Final = activations.SPELL_EFFECT
TRAP_EFFECT: Final = activations.TRAP_EFFECT
ANY_ACTIVATION: Final = MONSTER_EFFECT | SPELL_CARD | TRAP_CARD | SPELL_EFFECT | TRAP_EFFECT
# Cards, by reference.
THIS: Final = references.This()
TARGET: Final = references.Targets()
THAT: Final = references.That()
EACH: Final = Each()
CHOSEN: Final = references.Chosen()
PAID: Final = references.Paid()
DONE: Final = references.Done()
REVEALED: Final = references.Revealed()
ATTACKER: Final = references.Attacker()
ATTACKED: Final = references.Attacked()
LINKED: Final = references.Linked()
EQUIPPED: Final = references.Equipped()
EQUIPPED_BY_ITSELF: Final = references.Equipped(True)
WAS_EQUIPPED: Final = WasEquipped()
# Filters without a parameter.
OF_NOTED_NAME: Final = NotedName()
IN_NOTED_COLUMN: Final = NotedColumn()
IN_BATTLE: Final = InBattle()
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
TO_BE_DESTROYED: Final = card_history.Doomed()
ATTACKING: Final = Attacking()
ATTACKED_THIS_TURN: Final = HasAttacked()
DECLARED_THIS_TURN: Final = HasDeclared()
IS_LINKED: Final = InLinkState(False)
IS_CO_LINKED: Final = InLinkState(True)
IN_EXTRA_LINK: Final = InExtraLink()
POINTED_TO: Final = PointedTo()
MADE_OF_PAID: Final = MadeOfPaid()
FORESEEN: Final = Foreseen()
# How many coins showed heads when they were last tossed for this effect.
HEADS: Number = Outcome(COINS)
# What the dice showed together when they were last rolled for this effect.
ROLLED: Number = Outcome(DICE)
# Its control has changed in this turn.
PASSED_THIS_TURN: Filter = PassedThisTurn()
# Of an original kind (Monster, Spell, Trap) that was Tributed for the Tribute Summon of this card.
OF_TRIBUTED_KIND: Filter = OfTributedKind()
# Its Pendulum Scale is another than its original one.
SCALE_CHANGED: Filter = ScaleChanged()
OR_MORE: Final = OPEN_END
