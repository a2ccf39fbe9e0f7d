"""Answers that are the same for everybody until the server is started anew, as they are sent."""

from dataclasses import dataclass
from gzip import compress, decompress
from hashlib import sha256

from fastapi import Request, Response

from segoc.app.protocol.base import Model


@dataclass(frozen=True)
class Kept:
    """An answer, packed: to pack a long one takes longer than all else about it."""

    packed: bytes
    tag: str


def kept(model: Model) -> Kept:
    body = model.model_dump_json(by_alias=True).encode()
    return Kept(compress(body), f'"{sha256(body).hexdigest()[:24]}"')


def answer(request: Request, kept: Kept) -> Response:
    """To be kept by the browser, which asks each time whether it is still the same."""
    headers = {"ETag": kept.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(kept.packed, media_type="application/json", headers=headers)
    return Response(decompress(kept.packed), media_type="application/json", headers=headers)
