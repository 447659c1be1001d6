"""What a player does about morale."""
