"""Effects in Chinese."""

from segoc.explain.chinese.effects import Chinese

__all__ = ["Chinese"]
