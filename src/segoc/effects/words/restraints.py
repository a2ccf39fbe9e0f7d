"""What players can't do but in some way."""
