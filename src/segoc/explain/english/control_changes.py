"""English for control that changes, flips and attacks that effects make."""

from segoc.effects import forced_attacks as fa, tributes as tr
from segoc.effects.announcements import AttributeWasAnnounced
from segoc.effects.control import ReturnControl
from segoc.effects.control_changes import ControlChanged, ExchangeHandCards, PassedThisTurn
from segoc.effects.filters import LevelExactly
from segoc.effects.flipping import WasFlipped
from segoc.effects.noted import LevelOfPaid, NotedValue, NoteValue
from segoc.effects.numbers import Lesser
from segoc.explain.english.nouns import ANY, BARE, Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(ControlChanged)
def _control_changed(speaker: Speaker, node: ControlChanged) -> str:
    return f"control of {those(speaker, node.cards, ANY).text} changes"


@says(ReturnControl)
def _return_control(speaker: Speaker, node: ReturnControl) -> str:
    found = those(speaker, node.cards)
    return f"return control of {found.text} to {'their owners' if found.many else 'its owner'}"


@says(ExchangeHandCards)
def _exchange_hand_cards(speaker: Speaker, node: ExchangeHandCards) -> str:
    return "both players reveal their hands and each adds 1 card of the other's to their own hand"


@says(PassedThisTurn)
def _passed_this_turn(speaker: Speaker, node: PassedThisTurn, noun: Noun) -> None:
    noun.after.append("whose control was changed this turn")


@says(WasFlipped)
def _was_flipped(speaker: Speaker, node: WasFlipped, noun: Noun) -> None:
    noun.after.append(f"that was flipped face-up{' this turn' if node.this_turn else ''}")


@says(LevelExactly)
def _level_exactly(speaker: Speaker, node: LevelExactly, noun: Noun) -> None:
    noun.after.append(f"whose Level is {speaker.say(node.value)}")


@says(fa.MakeAttack)
def _make_attack(speaker: Speaker, node: fa.MakeAttack) -> str:
    attacker = those(speaker, node.cards).text
    target = those(speaker, node.target).text
    return f"make {attacker} attack {target} and perform damage calculation"


@says(fa.InBattleStep)
def _in_battle_step(speaker: Speaker, node: fa.InBattleStep, so: bool) -> str:
    return f"it is {'' if so else 'not '}the Battle Step"


@says(fa.AttackWasDeclared)
def _attack_was_declared(speaker: Speaker, node: fa.AttackWasDeclared, so: bool) -> str:
    return f"{'an' if so else 'no'} attack was declared this turn"


@says(fa.DirectHit)
def _direct_hit(speaker: Speaker, node: fa.DirectHit) -> str:
    return "a monster inflicts battle damage by a direct attack, at the end of the Damage Step"


@says(tr.TributesFrom)
def _tributes_from(speaker: Speaker, node: tr.TributesFrom, subject: Those) -> str:
    what = those(speaker, node.cards, BARE).text
    return f"can be Tribute Summoned face-up by Tributing {what} as well as monsters"


@says(tr.OfTributedKind)
def _of_tributed_kind(speaker: Speaker, node: tr.OfTributedKind, noun: Noun) -> None:
    noun.after.append(
        "of the same original kind as a card that was Tributed for the Tribute Summon of this card"
    )


@says(NoteValue)
def _note_value(speaker: Speaker, node: NoteValue) -> str:
    return f"note {speaker.say(node.value)}"


@says(LevelOfPaid)
def _level_of_paid(speaker: Speaker, node: LevelOfPaid) -> str:
    return "the Level that the card paid as cost had"


@says(NotedValue)
def _noted_value(speaker: Speaker, node: NotedValue) -> str:
    return "the number that was noted"


@says(Lesser)
def _lesser(speaker: Speaker, node: Lesser) -> str:
    return f"the lesser of {speaker.say(node.one)} and {speaker.say(node.other)}"


@says(AttributeWasAnnounced)
def _attribute_was_announced(speaker: Speaker, node: AttributeWasAnnounced, so: bool) -> str:
    found = those(speaker, node.cards, ANY).text
    return f"the Attribute of {found} was {'' if so else 'not '}declared"
