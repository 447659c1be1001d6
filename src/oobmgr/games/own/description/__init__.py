"""A game as a player describes it: what can be said, reading it, writing it."""
