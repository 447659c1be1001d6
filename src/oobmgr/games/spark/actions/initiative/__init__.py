"""What a player does about initiative."""
