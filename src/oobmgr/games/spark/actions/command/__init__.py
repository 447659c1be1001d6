"""What a player does about command."""
