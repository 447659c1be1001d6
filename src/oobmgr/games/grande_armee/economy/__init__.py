"""Income, replacements and construction."""
