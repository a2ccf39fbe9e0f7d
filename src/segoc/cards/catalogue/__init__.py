"""All cards of the OCG as facts: also those that can't be played yet (docs/pool.md).

It is read line by line when somebody asks, and nothing of a start imports it.
"""

from segoc.cards.catalogue.known_card import KnownCard
from segoc.cards.catalogue.proper_names import ProperName, ProperNames, proper_names
from segoc.cards.catalogue.reading import Catalogue, catalogue

__all__ = ["Catalogue", "KnownCard", "ProperName", "ProperNames", "catalogue", "proper_names"]
