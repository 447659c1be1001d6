"""What a player does about fire combat."""
