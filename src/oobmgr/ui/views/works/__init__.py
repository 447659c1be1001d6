"""A page made without code: forms of some headings beside tables that the game answers."""
