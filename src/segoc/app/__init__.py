"""The table in the browser: a server that is the only judge, and the pages that it serves."""
