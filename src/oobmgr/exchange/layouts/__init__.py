"""Workbooks in a layout of the player's own: what their tables, rows and words mean."""
