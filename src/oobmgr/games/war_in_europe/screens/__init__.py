"""The tables of the pages of the game."""
