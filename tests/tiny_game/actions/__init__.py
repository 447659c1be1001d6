"""What a player of the game does in a phase."""
