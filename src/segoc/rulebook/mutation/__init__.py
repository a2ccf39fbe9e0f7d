"""Doubting the rulebook: code that enforces a rule is spoilt, and its scenarios must notice."""
