"""Decks: building rules, Forbidden/Limited Lists, siding, opening hands, and some to begin with."""
