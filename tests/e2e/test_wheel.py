"""A wheel has everything: who installs it needs neither Node nor a checkout."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.e2e.serving import Server

CHECKOUT = Path(__file__).parents[2]
PAGES = Path("src/segoc/app/web")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel is made of, elsewhere: an earlier build leaves nothing there."""
    assert (CHECKOUT / PAGES / "index.html").is_file(), "`make web` builds the pages"
    copy = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "building.py", "README.md", "LICENSE"):
        shutil.copy2(CHECKOUT / name, copy)
    shutil.copytree(CHECKOUT / "src/segoc", copy / "src/segoc")
    return copy


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain one: compiling takes minutes."""
    return wheel_of(source, tmp_path_factory.mktemp("dist"), SEGOC_COMPILE="0")


def wheel_of(source: Path, dist: Path, **environment: str) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-index", "--no-deps"]
    subprocess.run(
        [*pip, "--no-build-isolation", "--wheel-dir", str(dist), str(source)],
        check=True,
        env={**os.environ, **environment},
    )
    (made,) = dist.glob("*.whl")
    return made


def test_all_pages_are_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as zipped:
        packed = {name for name in zipped.namelist() if name.startswith("segoc/app/web/")}
    built = {file for file in (CHECKOUT / PAGES).rglob("*") if file.is_file()}
    assert packed == {file.relative_to(CHECKOUT / "src").as_posix() for file in built}


def test_an_installed_wheel_serves_the_table(wheel: Path, tmp_path: Path) -> None:
    python = install(wheel, tmp_path / "venv")
    server = Server(tmp_path / "data", (str(python), "-P", "-m", "segoc"))
    server.start()
    try:
        assert json.loads(server.get("/api/lobby"))["decks"]
        page = server.get("/")
        assert "<script" in page
        # The page's own script is there, too.
        script = page.split('src="', 1)[1].split('"', 1)[0]
        assert script.startswith("/assets/")
        assert server.get(script)
    finally:
        server.kill()


def install(wheel: Path, folder: Path) -> Path:
    """The wheel alone in a fresh environment, which borrows everything else from this one."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    subprocess.run([*pip, "install", "-qq", "--no-index", "--no-deps", str(wheel)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    asked = subprocess.run(
        [str(python), "-P", "-c", "import segoc; print(segoc.__file__)"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert Path(asked.stdout.strip()).is_relative_to(packages)
    return python


@pytest.mark.wheel
def test_with_and_without_a_compiler_a_wheel_plays_the_same(source: Path, tmp_path: Path) -> None:
    """`make test-wheel`: what `make fast` has compiled is used again."""
    for folder in (CHECKOUT / "build").glob("temp.*"):
        lib = folder.name.replace("temp.", "lib.")
        shutil.copytree(CHECKOUT / "build/c", source / "build/c")
        shutil.copytree(folder, source / "build" / folder.name)
        # Younger than the C files that they come from: they aren't linked again.
        shutil.copytree(CHECKOUT / "build/ext", source / "build" / lib, copy_function=shutil.copy)
    told: dict[str, str] = {}
    for build, environment in (("compiled", {}), ("plain", {"CC": "/nowhere/cc"})):
        made = wheel_of(source, tmp_path / build, **environment)
        assert made.name.endswith("-none-any.whl") == (build == "plain")
        python = install(made, tmp_path / f"{build}-venv")
        assert f"({build} kernel, " in output(python, "--version")
        told[build] = output(
            python, "duel", "--deck-a", "junk", "--deck-b", "odd_eyes", "--seed", "7"
        )
    assert told["compiled"] == told["plain"]
    assert "Synchro" in told["plain"]


def output(python: Path, *arguments: str) -> str:
    asked = subprocess.run(
        [str(python), "-P", "-m", "segoc", *arguments], check=True, capture_output=True, text=True
    )
    return asked.stdout


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_nothing_is_shipped_without_the_pages(command: str, source: Path, tmp_path: Path) -> None:
    without = tmp_path / "source"
    shutil.copytree(source, without, ignore=shutil.ignore_patterns("web", "build"))
    asked = subprocess.run(
        [sys.executable, "setup.py", "--quiet", command, "--dist-dir", str(tmp_path / "dist")],
        cwd=without,
        check=False,
        capture_output=True,
        text=True,
    )
    assert asked.returncode != 0
    assert "the pages of the table aren't built yet: run `make web` first" in asked.stderr
    assert not (tmp_path / "dist").exists()
