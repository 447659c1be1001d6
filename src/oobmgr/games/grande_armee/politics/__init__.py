"""The Political Index, peace and victory points."""
