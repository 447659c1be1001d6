"""What a player does in a phase, chapter by chapter."""
