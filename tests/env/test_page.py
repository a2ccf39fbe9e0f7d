"""The examples of docs/env.md run."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "env.md"


def test_the_examples() -> None:
    one, many = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    # The whole duel, but only some steps of a small batch, and without workers.
    smaller = {"(256, workers=8)": "(2, workers=0)", "range(1000)": "range(3)"}
    for large, small in smaller.items():
        assert large in many
        many = many.replace(large, small)
    names: dict[str, object] = {"__name__": "__main__"}
    exec(compile(one, str(PAGE), "exec"), names)
    assert names["terminated"] is True
    exec(compile(many, str(PAGE), "exec"), names)
