"""Reading and writing the user's files: what goes wrong is told in one line."""

from pathlib import Path

from segoc.cli.refusal import Refused


def read_text(name: str, otherwise: str = "") -> str:
    """The text in a file; `otherwise` is added when there is no such file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{name} is not a text in UTF-8") from None
    except FileNotFoundError:
        raise Refused(f"there is no file {name}{otherwise and f', and {otherwise}'}") from None
    except (OSError, ValueError) as error:
        raise Refused(f"{name} can't be read: {_reason(error)}") from None


def read_bytes(name: str, most: int, otherwise: str = "") -> bytes:
    """What is in a file, and no more than a byte too much of it."""
    try:
        with Path(name).open("rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise Refused(f"there is no file {name}{otherwise and f', and {otherwise}'}") from None
    except (OSError, ValueError) as error:
        raise Refused(f"{name} can't be read: {_reason(error)}") from None


def write_text(name: str, text: str, *, replace: bool = True) -> None:
    try:
        with Path(name).open("w" if replace else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Refused(f"there is a file {name} already: choose another name") from None
    except (OSError, ValueError) as error:
        raise Refused(f"{name} can't be written: {_reason(error)}") from None


def check_writable(name: str) -> None:
    """Refuse a file that can't be written, before the work for it is done; what is in it stays."""
    path = Path(name)
    try:
        there = path.exists()
        path.open("ab").close()
        if not there:
            path.unlink()
    except (OSError, ValueError) as error:
        raise Refused(f"{name} can't be written: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    """What the system says, without its number and the file's name once more."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
