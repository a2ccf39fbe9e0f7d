"""Effects in Japanese."""

from segoc.explain.japanese.effects import Japanese

__all__ = ["Japanese"]
