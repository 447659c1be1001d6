"""What screens and sheets of the program show of the game."""
