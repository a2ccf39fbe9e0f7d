"""The build backend (PEP 517): setuptools, which is told whether to compile a wheel.

Where a C compiler is at hand the kernel in a wheel is compiled, where not the wheel is plain Python
and does the same, only slower. SEGOC_COMPILE=1 and SEGOC_COMPILE=0 insist on one of them. An
editable install and a source distribution have nothing compiled in any case.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from setuptools import Distribution, Extension, build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
)
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, SetupError

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

WISH: Final = "SEGOC_COMPILE"
COMPILER: Final = "mypy[mypyc]"
PROBE: Final = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiled = is_to_compile(no_c_compiler())
    with told(compiled=False):
        needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    return [*needed, COMPILER] if compiled else needed


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    # It is the same either way.
    with told(compiled=False):
        return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    lacking = no_c_compiler() or no_mypyc()
    compiled = is_to_compile(lacking)
    if compiled:
        say("the kernel is compiled, which takes some minutes.")
    else:
        say(f"{lacking or f'{WISH}=0'}, so the kernel isn't compiled, and slower.")
    with told(compiled=compiled):
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def is_to_compile(lacking: str) -> bool:
    """What is wished for, or else what is possible."""
    wish = os.environ.get(WISH, "")
    if wish not in ("", "0", "1"):
        raise SetupError(f"{WISH} is 0, 1 or nothing, not {wish!r}")
    return wish == "1" or (not wish and not lacking)


def no_c_compiler() -> str:
    """What is the matter if no extension module can be built here."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, encoding="utf-8")
        module = Extension("probe", [str(source)])
        command = build_ext(Distribution({"name": "probe", "ext_modules": [module]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError):
            return "there is no C compiler with Python's headers"
    return ""


def no_mypyc() -> str:
    return "" if find_spec("mypyc") else f"{COMPILER} isn't installed"


@contextmanager
def told(*, compiled: bool) -> Iterator[None]:
    """For setup.py, which does as it is told."""
    before = os.environ.get(WISH)
    os.environ[WISH] = "1" if compiled else "0"
    try:
        yield
    finally:
        if before is None:
            del os.environ[WISH]
        else:
            os.environ[WISH] = before


def say(what: str) -> None:
    print(f"segoc: {what}", file=sys.stderr)
