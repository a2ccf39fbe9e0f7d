"""How the cost of a decision grows with what lies on the table (docs/performance.md)."""
