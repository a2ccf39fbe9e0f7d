"""What a course costs: in CPU time, and in bytecodes.

Time is what people wait for, and is measured on the compiled kernel: the least of many times,
because a busy machine only ever adds to it. Bytecodes are counted on the plain source, which does
the same steps: their number doesn't hang on the machine, so that growth can be read off it exactly.
"""

import gc
import sys
import time
from types import FrameType
from typing import Any

from bench.growth.boards import Axis, Course


def bytecodes(course: Course) -> float:
    """For each decision of a course, how many bytecodes of the plain source run."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        count += event == "opcode"
        return trace

    state = course.start.copy()
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        course.play(state)
    finally:
        sys.settrace(before)
    return count / course.decisions


def microseconds(axis: Axis, rounds: int) -> list[float]:
    """For each size, the CPU time of a decision: the least of so many rounds, by turns."""
    courses = [axis.course(size) for size in axis.sizes]
    best = [float("inf")] * len(courses)
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for number, course in enumerate(courses):
                best[number] = min(best[number], _seconds(course))
    finally:
        gc.enable()
    return [1e6 * seconds / course.decisions for seconds, course in zip(best, courses, strict=True)]


def _seconds(course: Course) -> float:
    state = course.start.copy()
    begin = time.process_time()
    course.play(state)
    return time.process_time() - begin
