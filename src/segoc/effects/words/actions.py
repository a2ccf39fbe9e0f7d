"""Actions: what an effect does. Each is a program of its own."""

from segoc.effects.actions import (
    ChangePosition,
    Equip,
    LinkTo,
    MoveCards,
    PlaceInPendulumZone,
    TurnFaceDown,
)
from segoc.effects.deeds import (
    Apply,
    BecomeMonster,
    Damage,
    Draw,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    PayLP,
    Reveal,
    SpecialSummon,
    Win,
)
from segoc.effects.words.constants import ATTACK, DEFENSE, WHILE_FACE_UP
from segoc.effects.words.descriptions import choose, materials, top
from segoc.effects.words.joints import Program
from segoc.effects.words.numbers import number
from segoc.kernel import verbs
from segoc.kernel.effect import (
    Cards,
    Clause,
    Number,
)


def destroy(those: Cards, to: int = -1) -> Program:
    """Destroy; "destroy and banish" is one moment (EFX-129)."""
    return [MoveCards(verbs.DESTROY, those, to)]


def banish(those: Cards) -> Program:
    return [MoveCards(verbs.BANISH, those)]


def send_to_gy(those: Cards) -> Program:
    """As a cost it must reach the GY (EFX-049)."""
    return [MoveCards(verbs.SEND_TO_GY, those, -1, True)]


def mill(whose: int, how_many: int | Number) -> Program:
    """Send cards from the top of a Deck to the GY."""
    return [MoveCards(verbs.SEND_TO_GY, top(whose, how_many))]


def to_hand(those: Cards) -> Program:
    return [MoveCards(verbs.TO_HAND, those)]


def discard(those: Cards, to_gy: bool = False) -> Program:
    """Discard; "to the GY" must be fulfilled (EFX-040, EFX-041)."""
    return [MoveCards(verbs.DISCARD, those, -1, to_gy)]


def tribute(those: Cards) -> Program:
    return [MoveCards(verbs.TRIBUTE, those)]


def detach(how_many: int = 1) -> Program:
    """Detach materials from this card."""
    return [MoveCards(verbs.DETACH, choose(materials(), how_many))]


def special_summon(those: Cards, position: int = 0, with_: tuple[Clause, ...] = ()) -> Program:
    """Special Summon, in this position or either; `with_` is part of the summon."""
    return [SpecialSummon(those, _positions(position), list(with_))]


def become_monster(form: int = 1, position: int = 0, with_: tuple[Clause, ...] = ()) -> Program:
    """This card becomes the monster that its text describes (`forms` of the card)."""
    return [BecomeMonster(form, _positions(position), list(with_))]


def _positions(position: int) -> int:
    return 1 << position if position else 1 << ATTACK | 1 << DEFENSE


def place_in_pendulum_zone(those: Cards) -> Program:
    return [PlaceInPendulumZone(those)]


def change_position(those: Cards, to: int = 0) -> Program:
    return [ChangePosition(those, to)]


def turn_face_down(those: Cards) -> Program:
    return [TurnFaceDown(those)]


def equip(those: Cards, to: Cards) -> Program:
    return [Equip(those, to)]


def link(to: Cards, *clause: Clause, this_turn: tuple[Clause, ...] = ()) -> Program:
    """Stay linked to a card, with clauses that hang on the link, some for this turn only."""
    return [LinkTo(to, list(clause), list(this_turn))]


def apply(to: Cards, *clauses: Clause, until: int = WHILE_FACE_UP) -> Program:
    return [Apply(to, list(clauses), until)]


def draw(whose: int, how_many: int | Number) -> Program:
    return [Draw(whose, number(how_many))]


def damage(whose: int, amount: int | Number) -> Program:
    return [Damage(whose, number(amount))]


def reveal(those: Cards) -> Program:
    """Show these cards; `DONE` is what was shown."""
    return [Reveal(those)]


def pay(amount: int) -> Program:
    return [PayLP(amount)]


def pay_half() -> Program:
    return [PayLP(0, True)]


def negate_activation() -> Program:
    return [NegateActivation()]


def negate_effect() -> Program:
    return [NegateEffect()]


def negate_summon() -> Program:
    return [NegateSummon()]


def negate_attack() -> Program:
    return [NegateAttack()]


def wins(whose: int) -> Program:
    return [Win(whose)]
