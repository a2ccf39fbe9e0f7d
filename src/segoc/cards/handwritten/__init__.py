"""The cards of the standard pool that were written by hand: each file holds some of them (`CARDS`).

Nothing else belongs here, and no list names these files: `segoc.cards.standard` finds them.
"""
