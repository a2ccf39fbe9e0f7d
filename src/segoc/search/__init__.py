"""Finding cards: by name in any language, by what is printed on them, by words of their text.

>>> from segoc.cards.standard import standard_pool
>>> cards = Catalogue(standard_pool())
>>> [found.name("en") for found in cards.search(read_query("blue eyes level:8 kind:normal"))]
['Blue-Eyes White Dragon']
"""

from segoc.search.catalogue import Catalogue, Known
from segoc.search.query import Query, QueryError, Range
from segoc.search.reading import read_query

__all__ = ["Catalogue", "Known", "Query", "QueryError", "Range", "read_query"]
