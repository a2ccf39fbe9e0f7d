"""The compiled build, and the check that the pages are in a wheel; everything else about the
package is in pyproject.toml.

With SEGOC_COMPILE=1 in the environment mypyc compiles the kernel, the effect language, the rules of
thumb and the search that plays by them: building.py says so for a wheel where that is possible, and
`make fast` for a compiled copy of the package under build/.
"""

import os
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

COMPILED = (
    "src/segoc/kernel",
    "src/segoc/effects",
    "src/segoc/bots/thumb",
    "src/segoc/bots/search",
)
# What compiled code takes for a machine integer is an int to all others.
INTERPRETED = ("__init__.py", "native.py")
GENERATED_C = "build/c"
# The tables of the lexicon are made once, when they are loaded: to optimise that takes a tenth of
# the time of the whole build, and makes no duel faster.
MADE_ONCE = "___lexicon___"
PAGES = "src/segoc/app/web/index.html"


def look_for_pages() -> None:
    """Who installs segoc gets the pages, which no Python tool can build."""
    if not Path(PAGES).is_file():
        raise SetupError("the pages of the table aren't built yet: run `make web` first")


class BuildWithPages(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            look_for_pages()
        super().run()


class SdistWithPages(sdist):
    def run(self) -> None:
        look_for_pages()
        super().run()


class ParallelBuildExt(build_ext):
    """Compiles the C files that changed, on all cores; setuptools would take them one by one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # An extension module beside its source would be imported in its place, edited or not.
        if self.inplace or self.editable_mode:
            raise SetupError("SEGOC_COMPILE=1 never builds into src/: use `make fast` or a wheel")
        # Beside the library each module is an extension of its own, if a tiny one.
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile
        # Object files of other settings are of no use, either.
        fixed = [Path(__file__), *Path(GENERATED_C).glob("*.h")]
        at_least = max(file.stat().st_mtime for file in fixed)

        def compile_in_parallel(sources: Sequence[str], **options: Any) -> list[str]:
            def objects_of(source: str) -> list[str]:
                objects = self.compiler.object_filenames([source], output_dir=self.build_temp)
                # mypyc rewrites a C file or header only when its content changes.
                newest = max(Path(source).stat().st_mtime, at_least)
                if self.force or any(is_older(file, newest) for file in objects):
                    more = ["-O0"] if os.name == "posix" and MADE_ONCE in source else []
                    arguments = {**options, "extra_postargs": options["extra_postargs"] + more}
                    compile_one_by_one([source], **arguments)
                return list(objects)

            # The largest first: none is left to the end, when the other cores have nothing to do.
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(objects_of, largest_first) for file in files]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def is_older(file: str, time: float) -> bool:
    return not os.path.exists(file) or os.path.getmtime(file) <= time


def compiled_modules() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415  (only a compiled build needs it)

    files = [
        str(file)
        for folder in COMPILED
        for file in sorted(Path(folder).rglob("*.py"))
        if file.name not in INTERPRETED
    ]
    # One C file a module: half the time and memory of a single one on two cores, at the same
    # speed of the result (measured on 5,600 lines: 31 s against 65 s).
    extensions: list[Extension] = mypycify(
        files, opt_level="3", multi_file=True, group_name="segoc", target_dir=GENERATED_C
    )
    if os.name == "posix":
        # Nobody else calls these functions by name, so calls need not be looked up: 3 % fewer
        # instructions. What gcc sees when it links, it can inline: 2 to 5 % more speed.
        inline = ["-flto=auto"] if is_gcc() else []
        for extension in extensions:
            # Lists of its own: mypyc gives the same one to all.
            compiling, linking = extension.extra_compile_args, extension.extra_link_args
            extension.extra_compile_args = [*compiling, "-fvisibility=hidden", *inline]
            extension.extra_link_args = [*linking, "-O3", *inline] if inline else linking
    return extensions


def is_gcc() -> bool:
    """Whether the C compiler is one that needs nothing else to optimise when it links."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return "gcc" in Path(command.split()[0]).name if command else False


commands: dict[str, type[Command]] = {"build_py": BuildWithPages, "sdist": SdistWithPages}

if os.environ.get("SEGOC_COMPILE") != "1":
    setup(cmdclass=commands)
elif find_spec("mypyc") is None:
    raise SystemExit("SEGOC_COMPILE=1 needs mypy[mypyc], which isn't installed")
else:
    commands["build_ext"] = ParallelBuildExt
    setup(ext_modules=compiled_modules(), cmdclass=commands)
