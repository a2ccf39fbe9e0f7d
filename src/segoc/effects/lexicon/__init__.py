"""The lexicon: every value of the language, the word it is written with, and its parts.

A word that isn't here can't be written in a card's data, and nothing in such data can
name any other code. Where one class has several words (a move is a destruction or a
banishment by its verb), the words fix that part and leave the others.

A new class of value needs a line in the file of its sort: an action in `actions.py`, a
filter in `filters.py`, a selector in `cards.py`, and so on. `sorts.py` has what such a line
is made of, `index.py` all lines together and ways to look them up.
"""
