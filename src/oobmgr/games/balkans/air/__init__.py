"""Air support: which air units count, and what they bring."""
