"""Chance and choice: coins, dice, cards picked at random, and one of several things to do."""

from segoc.effects import pointing
from segoc.effects.announcements import Announce
from segoc.effects.branches import (
    COINS,
    DICE,
    ChooseOne,
    IfSo,
    Janken,
    Outcome,
    TossCoins,
)
from segoc.effects.plain_names import YOU
from segoc.effects.players import AT_RANDOM
from segoc.effects.words.joints import then
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Branch, Program, Steps, program_of
from segoc.kernel.language.node import Cards, Condition, Number

# How many coins showed heads when they were last tossed for this effect.
HEADS: Number = Outcome(COINS)
# What the dice showed together when they were last rolled for this effect.
ROLLED: Number = Outcome(DICE)


def toss_coin(heads: Steps | None = None, tails: Steps | None = None) -> Program:
    """Toss a coin: one program for heads, one for tails; either can be left out."""
    return [TossCoins(1, False, _two(heads, tails))]


def call_coin(right: Steps | None = None, wrong: Steps | None = None) -> Program:
    """Call heads or tails, then toss a coin: one program if the call was right, one if not."""
    return then([Announce(announcing.SIDE)], [TossCoins(1, True, _two(right, wrong))])


def _two(one: Steps | None, other: Steps | None) -> list[Branch]:
    found = [] if one is None else [Branch(program_of(one), 1, 1)]
    return found + ([] if other is None else [Branch(program_of(other), 0, 0)])


def toss_coins(how_many: int, *branches: Branch) -> Program:
    """Toss coins: `outcome(…)` says what is done for so many heads; `HEADS` is their number."""
    return [TossCoins(how_many, False, list(branches))]


def janken(won: Steps | None = None, lost: Steps | None = None) -> Program:
    """Play rock-paper-scissors with the opponent: one program if you win, one if you lose."""
    return [Janken(_two(won, lost))]


def outcome(least: int, do: Steps, most: int = 0) -> Branch:
    """What is done if that is the outcome, or one from `least` to `most`."""
    return Branch(program_of(do), least, most or least)


def either_way(condition: Condition, if_so: Steps, otherwise: Steps) -> Program:
    """One thing if the condition holds when it is done, the other if not."""
    return [IfSo(condition, _two(if_so, otherwise))]


def choose_one(*programs: Steps, by: int = YOU) -> Program:
    """ "Apply 1 of these effects": a player chooses when it resolves, of what is possible."""
    return [ChooseOne([Branch(program_of(program)) for program in programs], by)]


def at_random(those: Cards, how_many: int = 1) -> pointing.Choose:
    """So many of these cards, picked at random and unseen when it is done (EFX-111)."""
    return pointing.Choose(those, how_many, how_many, AT_RANDOM)
