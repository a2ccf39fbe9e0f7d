"""The effect language: values that say what a card does (see docs/effect-language.md)."""
