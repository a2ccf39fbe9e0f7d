"""Writes what all cards say, for a wheel to bring along: `make texts`."""

from segoc.cards.standard import standard_pool
from segoc.search.texts import FILE, lines

if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines(standard_pool())), encoding="utf-8")
    print(f"{FILE.stat().st_size / 1e6:.1f} MB of texts")
