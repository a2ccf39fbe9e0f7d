"""The lab: boards that are set up by hand, and driven by card name."""

from segoc.lab.board import TURN_NUMBER, A, B, LabError, Seat, Where
from segoc.lab.lab import BATTLE, DRAW, END, MAIN1, MAIN2, STANDBY, Lab, Side

__all__ = [
    "BATTLE",
    "DRAW",
    "END",
    "MAIN1",
    "MAIN2",
    "STANDBY",
    "TURN_NUMBER",
    "A",
    "B",
    "Lab",
    "LabError",
    "Seat",
    "Side",
    "Where",
]
