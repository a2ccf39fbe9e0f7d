"""What a wheel is: compiled where that can be done, else plain Python.

The real package takes minutes to compile (`make test-wheel` does). Here it has a kernel of one
module; all else is the real thing.
"""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

CHECKOUT = Path(__file__).parents[1]
NO_COMPILER = "/nowhere/cc"


@pytest.fixture
def building() -> ModuleType:
    return import_module("building")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    for name in (
        "pyproject.toml",
        "setup.py",
        "building.py",
        "MANIFEST.in",
        "README.md",
        "LICENSE",
    ):
        shutil.copy(CHECKOUT / name, folder)
    package = folder / "src/segoc"
    for name, text in {
        "__init__.py": '__version__ = "0.1.0"\n',
        "app/__init__.py": "",
        "app/web/index.html": "<!doctype html>\n",
        "kernel/__init__.py": "",
        "kernel/turn/__init__.py": "",
        "kernel/turn/machine.py": "def run(times: int) -> int:\n    return times * 2\n",
    }.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def environment_with(given: dict[str, str]) -> dict[str, str]:
    """Nothing but what is given tells how to build."""
    known = {
        name: value for name, value in os.environ.items() if name not in ("SEGOC_COMPILE", "CC")
    }
    return {**known, **given}


def wheel(source: Path, dist: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-index", "--no-deps"]
    return subprocess.run(
        [*pip, "--no-build-isolation", "--wheel-dir", str(dist), str(source)],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment_with(environment),
    )


def compiled_in(dist: Path) -> list[str]:
    """The compiled modules of the one wheel there."""
    (made,) = dist.glob("*.whl")
    with ZipFile(made) as zipped:
        return [name for name in zipped.namelist() if name.endswith(tuple(EXTENSION_SUFFIXES))]


def test_with_a_compiler_the_wheel_is_compiled(source: Path, tmp_path: Path) -> None:
    told = wheel(source, tmp_path)
    assert told.returncode == 0, told.stdout
    assert any(name.startswith("segoc/kernel/turn/machine.") for name in compiled_in(tmp_path))
    (made,) = tmp_path.glob("*.whl")
    assert not made.name.endswith("-none-any.whl")


def test_without_a_compiler_it_is_plain_and_says_so(source: Path, tmp_path: Path) -> None:
    told = wheel(source, tmp_path, CC=NO_COMPILER)
    assert told.returncode == 0, told.stdout
    assert compiled_in(tmp_path) == []
    (made,) = tmp_path.glob("*.whl")
    assert made.name == "segoc-0.1.0-py3-none-any.whl"
    assert (
        "there is no C compiler with Python's headers, so the kernel isn't compiled" in told.stdout
    )


def test_it_can_be_forbidden(source: Path, tmp_path: Path) -> None:
    told = wheel(source, tmp_path, SEGOC_COMPILE="0")
    assert told.returncode == 0, told.stdout
    assert compiled_in(tmp_path) == []
    assert "SEGOC_COMPILE=0, so the kernel isn't compiled" in told.stdout


def test_who_insists_gets_no_plain_wheel(source: Path, tmp_path: Path) -> None:
    shutil.rmtree(source / "build", ignore_errors=True)
    told = wheel(source, tmp_path, SEGOC_COMPILE="1", CC=NO_COMPILER)
    assert told.returncode != 0
    assert list(tmp_path.glob("*.whl")) == []


def test_a_source_distribution_has_all_that_a_wheel_needs(source: Path, tmp_path: Path) -> None:
    code = "import sys, building; building.build_sdist(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=source, check=True, capture_output=True
    )
    told = wheel(tmp_path / "segoc-0.1.0.tar.gz", tmp_path, SEGOC_COMPILE="0")
    assert told.returncode == 0, told.stdout
    (made,) = tmp_path.glob("*.whl")
    with ZipFile(made) as zipped:
        packed = {name for name in zipped.namelist() if name.startswith("segoc/")}
    files = {file for file in (source / "src/segoc").rglob("*") if file.is_file()}
    assert packed == {file.relative_to(source / "src").as_posix() for file in files}


@pytest.mark.parametrize(
    ("wish", "lacking", "compiled"),
    [
        ("", "", True),
        ("", "a compiler", False),
        ("0", "", False),
        ("1", "", True),
        ("1", "a compiler", True),
    ],
)
def test_a_wish_counts_more_than_what_there_is(
    building: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    wish: str,
    lacking: str,
    compiled: bool,
) -> None:
    monkeypatch.setenv("SEGOC_COMPILE", wish)
    assert building.is_to_compile(lacking) is compiled


def test_a_wish_that_says_nothing_is_refused(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEGOC_COMPILE", "yes")
    with pytest.raises(Exception, match="SEGOC_COMPILE is 0, 1 or nothing, not 'yes'"):
        building.is_to_compile("")


def needed(source: Path, **environment: str) -> list[str]:
    """What a build in an environment of its own asks for."""
    code = "import building; print(); print(*building.get_requires_for_build_wheel())"
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        check=True,
        capture_output=True,
        text=True,
        env=environment_with(environment),
    )
    return told.stdout.splitlines()[-1].split()


def test_mypyc_is_asked_for_only_where_it_is_of_use(source: Path) -> None:
    assert needed(source) == ["mypy[mypyc]"]
    assert needed(source, CC=NO_COMPILER) == []
    assert needed(source, SEGOC_COMPILE="0") == []
    assert needed(source, CC=NO_COMPILER, SEGOC_COMPILE="1") == ["mypy[mypyc]"]
