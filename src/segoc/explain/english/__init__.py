"""Effects in English."""

from segoc.explain.english.effects import English

__all__ = ["English"]
