"""What is true of every state of a duel, also of one that comes from a stranger's file."""
