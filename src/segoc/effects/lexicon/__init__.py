"""The lexicon: every value of the language, the word it is written with, and its parts.

All of it follows from the classes of `segoc.effects`, which say their words themselves (`Node` in
`segoc.kernel.language.node` tells how), and from `frames.py`, which has the words of classes of the
kernel. What has no word can't be written in a card's data, and nothing in such data can name any
other code. `sorts.py` has what a part can be, `index.py` all words together.
"""
