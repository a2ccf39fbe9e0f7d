"""The reference of the effect language: a page for each word, made from its docstring.

A page tells what the word means, how it is written in Python and as data, and shows a card that
is written with it. `segoc word NAME` prints a page, the server shows it at /reference/NAME, and
`make reference` writes all of them to build/reference. None is kept in the repository: a page is
worked out when somebody asks for it.
"""
