"""What learning needs is an extra: without it all the rest works."""

import subprocess
import sys

import pytest

import segoc.env

WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import segoc, segoc.cli.bench, segoc.env
print(segoc.env.VERSION)
from segoc.env import DuelEnv
"""


def test_only_the_environments_need_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False
    )
    assert done.stdout == f"{segoc.env.VERSION}\n"
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("ModuleNotFoundError: ")
    assert done.stderr.splitlines()[-1].endswith("pip install segoc[env]")


def test_what_is_exported_is_there() -> None:
    assert all(getattr(segoc.env, name) is not None for name in segoc.env.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = segoc.env.Nothing
