"""Golden transcripts: whole duels as text, so that a change of behaviour is a readable diff.

After a change that is meant, renew them and read the diff before you commit it:

    SEGOC_RENEW_GOLDEN=1 pytest tests/test_golden.py && git diff tests/golden
"""

import os
from pathlib import Path

import pytest

from segoc import Deck, Duel, starter
from segoc.bots import answer, named
from segoc.duel.log import Teller

pytestmark = pytest.mark.core

FOLDER = Path(__file__).parent / "golden"

# By name: who plays, with which Decks, and the seed.
DUELS = {
    "random": ("random", "normals", 25),
    "steady": ("steady", "normals", 7),
    "spells_and_traps": ("random", "fillers", 45),
}

FILLERS = (
    *("3 Blank Normal Spell", "3 Blank Field Spell", "2 Blank Quick-Play Spell"),
    *("2 Blank Continuous Spell", "2 Blank Equip Spell", "1 Blank Ritual Spell"),
    *("3 Blank Normal Trap", "2 Blank Continuous Trap", "2 Blank Counter Trap"),
    *("3 Blank Flip Monster", "3 Blank Level 4 Effect Monster", "2 Blank Level 6 Effect Monster"),
    *("2 Blank Level 8 Effect Monster", "3 Gene-Warped Warwolf", "3 Sabersaurus"),
    *("2 Dark Magician", "2 Summoned Skull", "1 Blank Fusion Monster", "1 Blank Link Monster"),
)


def new_duel(decks: str, seed: int) -> Duel:
    if decks == "normals":
        return Duel(starter("normals_a"), starter("normals_b"), seed=seed)
    deck = Deck.of(*FILLERS)
    return Duel(deck, deck, seed=seed, first=1, unofficial=True)


def transcript(name: str) -> str:
    """Every choice, how many there were to choose from, and all that came of it."""
    bot, decks, seed = DUELS[name]
    duel = new_duel(decks, seed)
    players = [named(bot, seed, player) for player in (0, 1)]
    teller = Teller(duel.pool)
    lines = [f"{bot} bots, {decks}, seed {seed}"]
    told = 0
    while True:
        news = teller.lines(duel.events[told:])
        told += len(news)
        lines += [f"  {text}  [{rule}]" for text, rule in news]
        decision = duel.decision
        if decision is None:
            break
        answer(duel, players[decision.player])
        who = "AB"[decision.player]
        lines.append(f"{who} > {duel.choices[-1]}  (of {len(decision.options)})")
    lines.append(duel.position())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", DUELS)
def test_the_duel_goes_as_it_went(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    text = transcript(name)
    if os.environ.get("SEGOC_RENEW_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_there_is_a_duel_for_each_transcript() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(DUELS)


def test_the_transcripts_show_what_they_are_there_for() -> None:
    """Otherwise an unlucky seed could leave half of the rules out of them."""
    everything = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt"))
    for words in (
        "Tribute Summons",
        "Tribute Sets",
        "Flip Summons",
        "to Defense Position",
        "attacks directly",
        "is flipped face-up",
        "discards",
        "Destroyed by battle",
        "To the GY: Blank Field Spell",
        "Sets Blank Counter Trap",
        "Sets Blank Field Spell in A.field",
    ):
        assert words in everything
