"""The pages of the game that are more than forms and tables."""
