"""The message catalogue: the sentences of the log, by language."""

import json
from functools import cache
from importlib.resources import files


@cache
def catalogue(language: str = "en") -> dict[str, str]:
    """The sentences of a language by key; English where there are none yet."""
    source = files(__name__).joinpath(f"{language}.json")
    if not source.is_file():
        return catalogue("en")
    messages: dict[str, str] = json.loads(source.read_text(encoding="utf-8"))
    return messages
