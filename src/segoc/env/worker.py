"""What a worker does: it plays some of a batch's environments, and writes into shared memory.

Between the processes goes one byte a command, and back an empty message or the text of an error.
"""

import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any, Final

from segoc.env import arrays, shared
from segoc.env.course import Course, Setting, vocabulary_of

RESET: Final = b"r"
STEP: Final = b"s"
DONE: Final = b""


class Share:
    """Some environments of a batch: those with the numbers in a range."""

    def __init__(self, setting: Setting, board: shared.Board, numbers: range) -> None:
        self.setting = setting
        self.board = board
        self.numbers = numbers
        self.vocabulary = vocabulary_of(setting.packs)
        self.courses: list[Course] = []

    def reset(self) -> None:
        self.courses = [Course(self.setting, int(self.board.seeds[n])) for n in self.numbers]
        for number, course in zip(self.numbers, self.courses, strict=True):
            self.board.rewards[number] = 0
            self.board.terminated[number] = False
            self.board.truncated[number] = False
            self._write(number, course)

    def step(self) -> None:
        board = self.board
        for number, course in zip(self.numbers, self.courses, strict=True):
            course.act(int(board.actions[number]), int(board.names[number]))
            ended = board.terminated[number] = course.terminated
            broken_off = board.truncated[number] = course.truncated
            board.rewards[number] = course.rewards
            if ended or broken_off:
                course.begin()
            self._write(number, course)

    def _write(self, number: int, course: Course) -> None:
        seat = course.asked
        self.board.seats[number] = seat
        numbers, mask = self.board.numbers[number], self.board.mask[number]
        arrays.observe(course, seat, numbers, mask)


def work(setting: Setting, block: Any, environments: int, numbers: range, line: Connection) -> None:
    """Do as the line says, until it is closed at the other end."""
    # Whoever presses Ctrl-C means the batch, which then closes the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        share = Share(setting, shared.board(block, environments), numbers)
        while True:
            command = line.recv_bytes()
            if command == RESET:
                share.reset()
            else:
                share.step()
            line.send_bytes(DONE)
    except (EOFError, ConnectionError):
        return
    except Exception:  # of any kind: the batch tells it
        line.send_bytes(traceback.format_exc().encode())
