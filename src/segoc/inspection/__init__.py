"""Inspection: what can be said of a card now, by what causes it, and what can't be done with it.

Everything here is for one viewer (a player, the judge or the public, see `segoc.duel.view`) and is
worked out from what that viewer may know: for two duels that the viewer can't tell apart the
answers are the same.
"""
