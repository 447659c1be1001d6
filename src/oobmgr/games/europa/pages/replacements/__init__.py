"""The page "Replacements": units picked to be rebuilt, their price, and what remains."""
