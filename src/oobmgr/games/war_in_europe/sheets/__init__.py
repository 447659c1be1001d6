"""What the game prints of its own."""
