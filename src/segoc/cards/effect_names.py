"""How the effects of a card are called: by the numbers that it prints (see `labels`), and what has
none by what it is.

Whoever names an effect to people asks here, in words of a language by way of `explain`. Addresses,
the keys of options and limits of use count effects in their order instead.
"""

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from segoc.cards.definition import Definition
from segoc.cards.labels import UNNUMBERED
from segoc.effects.put_on_card import parts
from segoc.kernel.language.effect import ACTIVATION, Activated, Effect, OwnSummon
from segoc.kernel.table.places import PENDULUM_ZONE

# The sorts of names: an effect that a number belongs to, of the card or of its Pendulum text; that
# the card itself is activated; and what nobody activates.
EFFECT: Final = "effect"
PENDULUM_EFFECT: Final = "Pendulum effect"
CARD_ACTIVATION: Final = "activation"
SUMMONING_CONDITION: Final = "summoning condition"
TEXT: Final = "text"

# Cards whose names are kept.
KEPT: Final = 1000
# As `EffectName` is written.
WRITTEN: Final = re.compile(
    r"(gained (?:by )?)?(Pendulum effect|effect|activation|summoning condition|text)"
    r"(?: ([1-9][0-9]?))?(?:, part ([1-9][0-9]?))?(?![\w])"
)


@dataclass(frozen=True, slots=True)
class EffectName:
    """What an effect is called on its card. Of several that can be activated and have one number in
    print, such as bullets, it is one `part`; `gained` is what the effect of this number gives, or
    what a text without one does."""

    sort: str
    number: int = UNNUMBERED
    part: int = 0
    gained: bool = False

    def __str__(self) -> str:
        """`effect 2`, `Pendulum effect 1, part 2`, `activation`: as scenarios say it."""
        gained = "" if not self.gained else "gained by " if self.number else "gained "
        number = f" {self.number}" if self.number else ""
        part = f", part {self.part}" if self.part else ""
        return f"{gained}{self.sort}{number}{part}"

    def means(self, other: "EffectName") -> bool:
        """Whether that one can be meant: of several parts, any if none is said."""
        return replace(other, part=self.part) == self and self.part in (0, other.part)


def written_name(match: re.Match[str]) -> EffectName:
    gained, sort, number, part = match.groups()
    return EffectName(sort, int(number or UNNUMBERED), int(part or 0), gained is not None)


@lru_cache(KEPT)
def effect_names(card: Definition) -> tuple[EffectName, ...]:
    """What each effect of a card is called, by its number there; what can be activated has a name
    of its own."""
    printed = card.printed
    names = [_own_name(card, number) for number in range(printed.own)]
    for number in range(printed.own):
        given = [one for one in parts(printed.effects[number]) if isinstance(one, Effect)]
        names += [_gained_by(names[number])] * len(given)
    activated = [n for n, one in enumerate(printed.effects) if isinstance(one, Activated)]
    alike = Counter(names[number] for number in activated)
    told: Counter[EffectName] = Counter()
    for number in activated:
        name = names[number]
        if alike[name] > 1:
            told[name] += 1
            names[number] = replace(name, part=told[name])
    return tuple(names)


def _gained_by(giver: EffectName) -> EffectName:
    return replace(giver, gained=True) if giver.number else EffectName(EFFECT, gained=True)


def _own_name(card: Definition, number: int) -> EffectName:
    effect = card.printed.effects[number]
    # That a Pendulum Card can be activated stands in no text.
    label = card.labels[number] if number < len(card.labels) else UNNUMBERED
    if label != UNNUMBERED:
        in_scale = card.printed.is_pendulum() and effect.places == 1 << PENDULUM_ZONE
        return EffectName(PENDULUM_EFFECT if in_scale else EFFECT, label)
    if isinstance(effect, Activated):
        return EffectName(CARD_ACTIVATION if effect.kind == ACTIVATION else EFFECT)
    return EffectName(SUMMONING_CONDITION if isinstance(effect, OwnSummon) else TEXT)


def numbers_called(card: Definition, said: EffectName) -> list[int]:
    """The effects of a card that a name can mean, by their numbers there."""
    names = effect_names(card)
    return [number for number in range(len(names)) if said.means(names[number])]


def has_several_numbers(card: Definition) -> bool:
    """Whether its number tells one effect of the card from others."""
    return len({(name.sort, name.number) for name in effect_names(card) if name.number}) > 1
