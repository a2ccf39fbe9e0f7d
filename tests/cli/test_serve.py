"""`segoc serve`: where it listens, where it keeps things, and what it refuses."""

import socket
from pathlib import Path

import pytest

from segoc.app.storage import Storage
from segoc.cli.refusal import Refused
from segoc.cli.serve import data_folder, listen, names_of
from tests.cli.running import Run


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("SEGOC_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_port_that_is_taken(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--no-browser", "--port", str(port))
    assert result.code == 2
    assert f"can't listen on 127.0.0.1, port {port}" in result.err


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("no.such.host.invalid", 0)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(Refused, match="can't listen"):
        listen(host, port)


def test_the_next_port_is_taken_where_none_is_asked_for() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


def test_a_folder_that_another_server_uses(run: Run, folder: Path) -> None:
    storage = Storage(folder / "segoc.sqlite")
    storage.open_room("A" * 24, {})
    result = run("serve", "--no-browser", "--port", "0")
    storage.close()
    assert result.code == 2
    assert "another segoc server is using it" in result.err


def test_a_folder_that_is_a_file(run: Run, folder: Path) -> None:
    folder.write_text("no folder")
    result = run("serve", "--no-browser", "--port", "0")
    assert result.code == 2
    assert str(folder) in result.err


def test_where_duels_are_kept(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    assert data_folder() == folder
    monkeypatch.delenv("SEGOC_DATA")
    assert data_folder().name == "segoc"


def test_names_of_the_server() -> None:
    assert names_of("192.168.1.20") == ["192.168.1.20"]
    assert names_of("fe80::1") == ["[fe80::1]"]
    assert socket.gethostname() in names_of("0.0.0.0")
