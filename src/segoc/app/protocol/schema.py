"""The protocol as one JSON Schema, from which the types of the front end are generated.

python -m segoc.app.protocol.schema > protocol.schema.json
"""

import json
from typing import Literal

from pydantic.json_schema import models_json_schema

from segoc.app.protocol import PROTOCOL, decks, lab, pages, reference, replies, requests
from segoc.app.protocol.base import Model

ROOTS: tuple[type[Model], ...] = (
    requests.Hello,
    requests.Choose,
    requests.FindNames,
    requests.Surrender,
    requests.Inspect,
    requests.Responses,
    requests.Undo,
    requests.Branch,
    requests.SwitchLine,
    requests.Export,
    requests.GoFirst,
    requests.NextGame,
    requests.Exchange,
    requests.Ping,
    replies.Welcome,
    replies.Update,
    replies.RoomChanged,
    replies.Done,
    replies.Refused,
    replies.Inspected,
    replies.FoundNames,
    replies.Exported,
    replies.Pong,
    pages.Lobby,
    pages.CardFace,
    pages.NewRoom,
    pages.Opened,
    requests.OpenReplay,
    pages.ReplayOpened,
    pages.ReplayLog,
    pages.ReplayTables,
    pages.ReplayFile,
    pages.RulebookIndex,
    pages.EntryPage,
    pages.PlayedScenario,
    reference.ReferenceIndex,
    reference.WordPage,
    lab.LabIndex,
    lab.ToWrite,
    lab.LabWritten,
    lab.ToRead,
    lab.LabRead,
    lab.LabPuzzles,
    decks.DeckIndex,
    decks.FoundCards,
    decks.LimitLists,
    decks.ToCheck,
    decks.DeckReport,
    decks.DeckRead,
    decks.ToWriteDeck,
    decks.DeckWritten,
)
# By plain HTTP; a board is sent both ways, and always whole.
RECEIVED: tuple[type[Model], ...] = (pages.NewRoom, lab.ToRead, decks.ToCheck, decks.ToWriteDeck)


def schema() -> str:
    """All models, by name. What has a default is always there when it comes from the server, and
    can be left out by a client."""
    models = [(model, _mode(model)) for model in ROOTS]
    _, document = models_json_schema(models, title=f"segoc protocol {PROTOCOL}")
    return json.dumps(document, indent=1, ensure_ascii=False)


def _mode(model: type[Model]) -> Literal["validation", "serialization"]:
    received = model.__module__ == requests.__name__ or model in RECEIVED
    return "validation" if received else "serialization"


if __name__ == "__main__":
    print(schema())
