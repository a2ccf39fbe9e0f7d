"""The protocol between the server and its pages: every message is one of these models.

The TypeScript types of the front end are generated from them (`schema.py`), so that
nothing is written twice. What doesn't fit its model exactly is refused.
"""

from typing import Final

# Grows whenever a client of before would misunderstand the server, or the other way round.
PROTOCOL: Final = 3
