"""`make cards`: all cards that segoc plays, written into `segoc/cards/stored` (docs/pool.md)."""
