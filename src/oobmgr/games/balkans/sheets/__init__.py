"""What the game prints."""
