"""Side by side with the engine that others use: the same Decks, the same random player.

`make bench-peers` runs it; docs/performance.md says what is measured and how.
"""
