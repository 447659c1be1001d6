"""What a player does about engineers and bridges."""
