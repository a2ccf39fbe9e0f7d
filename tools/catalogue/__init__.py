"""`make catalogue`: the facts of all OCG cards, written into `segoc/cards/catalogue`.

Only this reads the database of cards; segoc and its tests have the files that come out of it.
"""
