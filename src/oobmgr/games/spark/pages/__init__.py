"""The pages of the game: the only part of it that knows Qt."""
