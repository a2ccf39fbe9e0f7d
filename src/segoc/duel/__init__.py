"""A duel: playing it, taking it back, saving it, and telling people of it."""
