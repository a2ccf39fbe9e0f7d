"""The normal form: of all trees that say the same, one.

A tree of the effect language can be written in several ways: filters in any order, `not_(not_(f))`,
"one or more than zero". `normalise` gives the one way, so that trees can be compared for what they
mean. `table.py` has all rules by which it goes; each is a function whose docstring says why the
tree means the same afterwards. `docs/normal-form.md` has the ways, and why they are these.
"""

from segoc.normal_form.normalising import normalise

__all__ = ["normalise"]
