"""The pages of described games: the editor of a description."""
