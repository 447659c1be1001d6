"""What a player does about assaults."""
