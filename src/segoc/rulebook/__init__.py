"""The rulebook: rules and rulings as data."""
