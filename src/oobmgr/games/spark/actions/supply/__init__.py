"""What a player does about ammunition and supply."""
