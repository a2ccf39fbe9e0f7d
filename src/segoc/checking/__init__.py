"""Random duels, and what must hold at every step of them: invariants, and what nobody may learn."""
