"""The reports of the game: what stands on them beside what every game's have."""
