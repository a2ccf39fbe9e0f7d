"""`segoc serve`: the table and the rulebook in the browser."""

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI

from segoc.app.server import create_app
from segoc.app.storage import Storage, StorageError
from segoc.cli.files import read_text
from segoc.cli.options import pool_of
from segoc.cli.refusal import Refused

PORT: Final = 8520
PORTS_TO_TRY: Final = 20
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
ANYWHERE: Final = ("0.0.0.0", "::")
# The network layer cuts off what is longer; what is longer than a message is refused before.
MOST_BYTES: Final = 1 << 20
MOST_CONNECTIONS: Final = 1000
# New objects, then collections of those, then of these, before the older ones are looked at.
COLLECT_AFTER: Final = (10_000, 10, 100)

EXAMPLES: Final = """
Duels are kept in the folder SEGOC_DATA (default: segoc in your folder for program data), and
go on when the server is started again.

examples:
  segoc serve
  segoc serve --port 9000 --no-browser
  segoc serve --host 0.0.0.0 --name 192.168.1.20
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (default: %(default)s, this machine only)",
    )
    parser.add_argument(
        "--port", type=int, help=f"the port to listen on, 0 for any (default: {PORT} or the next)"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="a name under which others reach this machine; can be given several times",
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open the browser")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    try:
        storage = Storage(data_folder() / "segoc.sqlite")
    except StorageError as error:
        raise Refused(str(error)) from None
    listening = listen(args.host, args.port)
    port = listening.getsockname()[1]
    shown = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{'127.0.0.1' if args.host in ANYWHERE else shown}:{port}/"
    hosts = [*LOOPBACK, *names_of(args.host), *args.name]
    packs = tuple(read_text(name) for name in args.packs)
    app = create_app(storage, hosts, pool_of(args), packs)
    print(f"segoc is at {address}  (Ctrl+C ends it)", flush=True)
    if not args.no_browser:
        # The socket listens already: a page that comes too early waits.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    keep_garbage_collection_short()
    server_for(app).run([listening])
    return 0


def keep_garbage_collection_short() -> None:
    """Cards and pages are never garbage, and rooms are freed without the collector. With Python's
    own settings it walks all that the rooms hold again and again, while everybody waits: half a
    second with forty rooms (docs/load.md)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def server_for(app: FastAPI) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port that was asked for, or at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(PORT, PORT + PORTS_TO_TRY) if port is None else [port]
    for one in wanted:
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, one))
            found.listen(128)
        except (OSError, OverflowError) as error:
            found.close()
            reason = error
        else:
            return found
    raise Refused(f"can't listen on {host}, port {wanted[-1]}: {reason}")


def names_of(host: str) -> list[str]:
    """The names under which a server at this address is reached: at all addresses, those that the
    machine knows of itself."""
    if host not in ANYWHERE:
        return [f"[{host}]" if ":" in host else host]
    own = socket.gethostname()
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo(own, None)}
    except OSError:
        found = set()
    return [own, *sorted(f"[{one}]" if ":" in one else one for one in found)]


def data_folder() -> Path:
    """Where duels are kept: SEGOC_DATA, or the system's folder for program data."""
    named = os.environ.get("SEGOC_DATA")
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "segoc"
