"""Continuous targets, targets of which there must be so many, targets that are changed, and zones
that are chosen at the activation."""
