"""JSON in as few lines as are readable: what fits into a line is one."""

import json
from typing import Any, Final

WIDTH: Final = 96


def in_lines(data: Any, width: int = WIDTH) -> list[str]:
    """JSON in as few lines as are readable.

    >>> in_lines({"is": "draw", "count": 2})
    ['{"is": "draw", "count": 2}']
    >>> in_lines({"is": "draw", "count": 2}, width=20)
    ['{', '  "is": "draw",', '  "count": 2', '}']
    """
    line = json.dumps(data, ensure_ascii=False)
    if len(line) <= width or not isinstance(data, dict | list) or not data:
        return [line]
    if isinstance(data, dict):
        items = [(f"{json.dumps(name)}: ", value) for name, value in data.items()]
        first, last = "{", "}"
    else:
        items = [("", value) for value in data]
        first, last = "[", "]"
    lines = [first]
    for index, (start, value) in enumerate(items):
        comma = "," if index < len(items) - 1 else ""
        inner = in_lines(value, width - 2 - len(start) - len(comma))
        inner[0] = start + inner[0]
        inner[-1] += comma
        lines += [f"  {text}" for text in inner]
    return [*lines, last]
